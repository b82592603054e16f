// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/LogBuffer.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QHBoxLayout;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

class ElidedLabel;
class LogView;

/// A log with what one does with it: search, follow the end, copy; a note says what is shown.
class LogPane : public QWidget {
    Q_OBJECT
public:
    /// `grows`: there is an end to follow.
    LogPane(LogBuffer &buffer, bool grows, QWidget *parent = nullptr);

    /// Beside the search.
    void addButton(QPushButton *button);
    void setNote(const QString &text);
    /// Shows and selects the line, and follows no more; false when it is not there (yet).
    bool showLine(qint64 number);
    void showEnd();
    void focusSearch();

private:
    void search(bool backwards);

    QHBoxLayout *m_bar;
    LogView *m_view;
    QLineEdit *m_search;
    QCheckBox *m_follow;
    ElidedLabel *m_note;
};

} // namespace kirikae
