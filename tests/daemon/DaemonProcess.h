// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/http/HttpClient.h"
#include "models/core/Bytes.h"

#include <QProcess>
#include <QTemporaryDir>

namespace kirikae {

/// The program kirikaed as a process of its own: what it takes of memory, what it prints, how it takes being killed.
/// Its folders are the test's own. Ended with it.
class DaemonProcess {
public:
    /// On a Unix socket in `folder`; what `arguments` say comes on top.
    DaemonProcess(const QString &folder, const QStringList &arguments);
    ~DaemonProcess();

    /// Until it listens; false when it has ended instead.
    bool start();
    /// As the kernel would: without a chance to say anything.
    void kill();
    /// Asks it to end; its exit status, -1 when it does not.
    int terminate();

    [[nodiscard]] QString socketPath() const { return m_folder + QStringLiteral("/api.sock"); }
    [[nodiscard]] quint16 port() const; ///< of the last "listening on" line
    [[nodiscard]] QByteArray output();
    [[nodiscard]] Bytes residentBytes() const;
    [[nodiscard]] qint64 processId() const { return m_process.processId(); }

    HttpResponse send(const QByteArray &method, const QByteArray &target, const QByteArray &body = {},
                      const QList<HttpField> &fields = {});

private:
    const QString m_folder;
    QStringList m_arguments;
    QProcess m_process;
    QByteArray m_output;
    std::unique_ptr<HttpClient> m_client;
};

} // namespace kirikae
