// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/DaemonFile.h"
#include "app/links/host/Host.h"
#include "app/links/http/HttpClient.h"
#include "models/core/Async.h"

#include <QTimer>

namespace kirikae {

/// How kirikaed is to be installed.
struct InstallOptions {
    enum class Scope { User, System }; ///< the user's own systemd, without root; or the whole machine, from a package
    Scope scope = Scope::User;
    QString file; ///< program or .deb on this machine; empty = the one that came with this program
};

/// Puts kirikaed on a node and starts it, or takes it away again, step by step over any host. Every step looks first
/// and may be repeated; the running program is replaced only after the new one has run on the node. Without a systemd
/// for the user (containers) it is started in a session of its own, and a note says that this lasts until the next
/// boot. One install() or remove() at a time; main thread. The host is connected and outlives it.
class DaemonInstall : public QObject {
    Q_OBJECT
public:
    DaemonInstall(Host &host, InstallOptions options, QObject *parent = nullptr);
    ~DaemonInstall() override;

    /// What install() will do, one sentence each, before anything is touched.
    static QStringList intentions(InstallOptions::Scope scope);

    Pending<void> install();
    /// Profiles, secrets and history stay. Services go on. NotFound when nothing is installed.
    Pending<void> remove();

signals:
    void stepDone(const QString &sentence);
    /// Something that is left to a person, or good to know.
    void noted(const QString &sentence);

private:
    struct Look {
        QString machine;
        QString user;
        bool hasManager = false;
        bool lingers = false;
        QByteArray sha256;
    };
    using Next = std::function<void(const QByteArray &output)>;

    /// Runs a script and goes on with what it printed; ends with a sentence when it fails.
    void run(const char *script, const Argv &arguments, const QString &what, const Next &next);
    /// The same with a file on its standard input, which may be large.
    void send(const char *script, const Argv &arguments, const QByteArray &input, const QString &what,
              const Next &next);
    void looked(const QByteArray &output);
    void place(const DaemonFile &file);
    void startUnits();
    void linger(const QByteArray &socket);
    void startAlone();
    void installPackage(const DaemonFile &file);
    void greet(const QByteArray &socketLine);
    void askHello();
    void heard(const QByteArray &body);
    /// The daemon says its sentences in the language of whoever installed it, until another is chosen.
    void askSettings();
    void setLanguage();
    void removeUsers();
    void removeSystems();
    [[nodiscard]] Error failed(const QString &what, const RunOutput &output) const;
    void finish(const Result<void> &result);

    Host &m_host;
    const InstallOptions m_options;
    Look m_look;
    std::unique_ptr<CommandStream> m_stream;
    std::unique_ptr<HttpClient> m_http;
    QTimer m_again;
    int m_helloTries = 0;
    Once<void> m_done;
};

} // namespace kirikae
