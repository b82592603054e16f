// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/LogBuffer.h"

#include <QPlainTextEdit>

namespace kirikae {

/// Shows a LogBuffer: level colours, follows the end while the end is in view, finds text, jumps to a line. Fed in
/// batches; holds no more than the buffer.
class LogView : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit LogView(LogBuffer &buffer, QWidget *parent = nullptr);

    void setFollowing(bool on);
    [[nodiscard]] bool isFollowing() const { return m_isFollowing; }
    /// Shows and selects the line; false when it is not there (any more).
    bool showLine(qint64 number);
    bool findNext(const QString &text, bool backwards);

signals:
    /// The user scrolled away from the end or back to it.
    void followingChanged(bool on);

protected:
    void changeEvent(QEvent *event) override;

private:
    void append(qint64 from, qint64 end);
    void reload();

    LogBuffer &m_buffer;
    qint64 m_firstShown = 1;
    bool m_isFollowing = true;
    bool m_isAppending = false;
};

} // namespace kirikae
