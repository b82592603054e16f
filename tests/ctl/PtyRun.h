// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

namespace kirikae {

/// One run of the real program at a terminal of its own: what is typed, and all that it shows. For tests.
class PtyRun {
public:
    explicit PtyRun(const QStringList &arguments);
    ~PtyRun();
    PtyRun(const PtyRun &) = delete;
    PtyRun &operator=(const PtyRun &) = delete;

    /// Until `text` has been shown since the last call.
    [[nodiscard]] bool waitFor(const QByteArray &text);
    void type(const QByteArray &text) const;
    /// The exit status; -1 when it does not end.
    [[nodiscard]] int end();
    [[nodiscard]] const QByteArray &shown() const { return m_shown; }

private:
    void read();

    int m_fd = -1;
    QProcess m_process;
    QByteArray m_shown;
    qsizetype m_seen = 0;
};

} // namespace kirikae
