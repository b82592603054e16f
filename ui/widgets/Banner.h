// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/Tones.h"

#include <QFrame>

class QPushButton;

namespace kirikae {

class PlainLabel;
class WrapRow;

/// A message in its place: what is true now, then why, then the evidence, then what can be done, as buttons. Hidden
/// while it has nothing to say.
class Banner : public QFrame {
    Q_OBJECT
public:
    explicit Banner(QWidget *parent = nullptr);

    void show(Tones::Meaning meaning, const QString &title, const QString &text = {}, const QString &evidence = {});
    void clear();
    /// The evidence is that line of a log: a click on it goes there.
    void setEvidenceLine(qint64 line);
    /// Buttons stay until clearButtons(); the banner owns them.
    QPushButton *addButton(const QString &label);
    void clearButtons();
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString body() const;

signals:
    void evidenceClicked(qint64 line);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    Tones::Meaning m_meaning = Tones::Meaning::Neutral;
    PlainLabel *m_title;
    PlainLabel *m_text;
    PlainLabel *m_evidence;
    WrapRow *m_buttons;
    qint64 m_line = 0;
};

} // namespace kirikae
