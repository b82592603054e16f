// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <csignal>

namespace kirikae {

/// A real sshd of the test's own on 127.0.0.1: throw-away host and user keys, a home of its own on the "node" side, and
/// the client's side in $HOME/.ssh (tests run with a private HOME). Ends with the object, and with the test's process.
/// What its sessions started lives on unless the test ends it: as on a real node.
class SshServer {
public:
    struct Options {
        QByteArrayList config; ///< lines of sshd_config; they win over the server's own
        QString loginShell;    ///< empty = the user's; else what runs a client's command line (no signals then)
    };
    SshServer()
        : SshServer(Options())
    {
    }
    explicit SshServer(Options options);
    ~SshServer();

    /// True once it accepts connections; log() says why not. Again after stop(): on the same port.
    [[nodiscard]] bool start();
    /// Ends the server and every connection.
    void stop();
    /// Ends the connections only, with no goodbye; the server goes on.
    void cutConnections();
    /// Stops the processes without ending them, as a machine that hangs: connections stay open and nothing answers.
    void pause() const { signalAll(SIGSTOP); }
    void resume() const { signalAll(SIGCONT); }
    /// Other lines for sshd_config, from the next start() on.
    void setConfig(const QByteArrayList &lines) { m_options.config = lines; }
    /// From the next start() on: a new host key, of the same or another type ("ed25519", "ecdsa", "rsa").
    void replaceHostKey(const QString &type);

    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] QString user() const;
    /// "ssh://user@127.0.0.1:port"
    [[nodiscard]] QString address() const;
    /// "SHA256:..." of the host key.
    [[nodiscard]] QString fingerprint() const;
    [[nodiscard]] QString log() const;
    [[nodiscard]] int connectionCount() const;
    /// $HOME of the commands on the node's side; XDG_CONFIG_HOME and the others lie in it.
    [[nodiscard]] QString nodeHome() const { return m_folder.filePath(QStringLiteral("home")); }

    /// Makes $HOME/.ssh/id_ed25519 and lets it in.
    [[nodiscard]] bool letClientIn();
    /// Puts the host key into $HOME/.ssh/known_hosts.
    void trustHostKey() const;
    /// Another key pair, at `path`; it is let in only by authorize().
    static bool makeKey(const QString &path, const QString &type, const QString &passphrase = {});
    void authorize(const QString &keyFile) const;
    static QString clientFile(const QString &name); ///< $HOME/.ssh/name

private:
    [[nodiscard]] QString hostKeyFile() const { return m_folder.filePath(QStringLiteral("host_key")); }
    void writeConfig() const;
    [[nodiscard]] QList<qint64> connections() const;
    void signalAll(int signal) const;

    Options m_options;
    QTemporaryDir m_folder;
    QProcess m_process;
    quint16 m_port = 0;
};

} // namespace kirikae
