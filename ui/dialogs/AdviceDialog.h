// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advice/Advice.h"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QPushButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace kirikae {

class PlainLabel;

/// What would make the next switch faster, piece by piece, to be chosen from; what costs something is not chosen
/// beforehand. Nothing is changed before the button says so, and nothing that runs is touched.
class AdviceDialog : public QDialog {
    Q_OBJECT
public:
    AdviceDialog(const QString &profileName, const QList<Advice> &all, std::optional<double> usualSeconds,
                 QWidget *parent);

signals:
    void chosen(const QList<kirikae::Advice> &advice);

private:
    void addPiece(const Advice &advice, QVBoxLayout *column);
    void refresh();
    [[nodiscard]] QList<Advice> choice() const;

    const QList<Advice> m_all;
    const std::optional<double> m_usualSeconds;
    QList<QCheckBox *> m_boxes;
    PlainLabel *m_sum;
    QPushButton *m_change;
};

} // namespace kirikae
