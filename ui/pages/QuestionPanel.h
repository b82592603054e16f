// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/Card.h"

QT_BEGIN_NAMESPACE
class QCheckBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

class PlainLabel;
class QuestionQueue;
struct Question;

/// The first open question of the links, asked in the window itself: host key, passphrase, password. Hidden while there
/// is none. Nothing is remembered here; fields are emptied as soon as they were read.
class QuestionPanel : public Card {
    Q_OBJECT
public:
    explicit QuestionPanel(QuestionQueue &queue, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();
    void show(const Question &question);
    void addField(const QString &prompt, bool echo);
    void clearFields();
    void answer();

    QuestionQueue &m_queue;
    PlainLabel *m_title;
    PlainLabel *m_text;
    PlainLabel *m_warning; ///< of a way that is open to all
    PlainLabel *m_fingerprint;
    QFormLayout *m_form;
    QList<QLineEdit *> m_fields;
    QPushButton *m_yes;
    QPushButton *m_no;
    QCheckBox *m_keep;
    bool m_isHostKey = false;
};

} // namespace kirikae
