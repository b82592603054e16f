// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/SshServer.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <pwd.h>
#include <sys/prctl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace kirikae {

namespace {

bool runTool(const QString &program, const QStringList &arguments, QByteArray *output = nullptr)
{
    QProcess process;
    process.start(program, arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(20'000) || process.exitCode() != 0)
        return false;
    if (output)
        *output = process.readAllStandardOutput();
    return true;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void append(const QString &path, const QByteArray &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (file.open(QIODevice::Append))
        file.write(text);
}

/// The parent of a process, when the process is an sshd; 0 otherwise.
qint64 parentOfSshd(const QString &pid)
{
    const QByteArray stat = contents(u"/proc/"_s + pid + u"/stat"_s); // pid (name) state parent ...
    const auto nameEnd = stat.lastIndexOf(')');
    if (nameEnd < 0 || !stat.left(nameEnd).endsWith("(sshd"))
        return 0;
    return stat.mid(nameEnd + 2).split(' ').value(1).toLongLong();
}

quint16 freePort()
{
    QTcpServer probe;
    return probe.listen(QHostAddress::LocalHost) ? probe.serverPort() : quint16(0);
}

} // namespace

SshServer::SshServer(Options options)
    : m_options(std::move(options))
    , m_folder(QDir::tempPath() + u"/sshd-XXXXXX"_s)
{
    for (const QString &folder : {u"config"_s, u"state"_s, u"data"_s, u"cache"_s, u"run"_s})
        QDir(nodeHome()).mkpath(folder);
    QFile::setPermissions(nodeHome() + u"/run"_s, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    append(m_folder.filePath(u"authorized_keys"_s), {});
    replaceHostKey(u"ed25519"_s);
    m_process.setChildProcessModifier([] { prctl(PR_SET_PDEATHSIG, SIGTERM); });
    m_process.setStandardErrorFile(m_folder.filePath(u"log"_s), QIODevice::Append);
}

SshServer::~SshServer()
{
    stop();
}

bool SshServer::start()
{
    QDir().mkpath(u"/run/sshd"_s); // sshd as root insists on it
    if (m_port == 0)
        m_port = freePort();
    writeConfig();
    // sshd wants its full path, because it starts itself again for each connection
    m_process.start(u"/usr/sbin/sshd"_s, {u"-D"_s, u"-e"_s, u"-f"_s, m_folder.filePath(u"sshd_config"_s)});
    QElapsedTimer waited;
    waited.start();
    while (waited.elapsed() < 10'000 && m_process.state() != QProcess::NotRunning) {
        QTcpSocket probe;
        probe.connectToHost(QHostAddress::LocalHost, m_port);
        if (probe.waitForConnected(500))
            return true;
        QTest::qWait(20);
    }
    return false;
}

void SshServer::stop()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    const QList<qint64> left = connections();
    m_process.kill();
    m_process.waitForFinished(10'000);
    for (const qint64 pid : left)
        ::kill(static_cast<pid_t>(pid), SIGKILL);
}

void SshServer::cutConnections()
{
    for (const qint64 pid : connections())
        ::kill(static_cast<pid_t>(pid), SIGKILL);
}

void SshServer::signalAll(int signal) const
{
    for (const qint64 pid : connections() + QList<qint64>{m_process.processId()})
        ::kill(static_cast<pid_t>(pid), signal);
}

QList<qint64> SshServer::connections() const
{
    QHash<qint64, qint64> parents;
    for (const QString &entry : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
        if (const qint64 parent = parentOfSshd(entry); parent > 0)
            parents.insert(entry.toLongLong(), parent);
    }
    QList<qint64> found;
    for (auto it = parents.cbegin(); it != parents.cend(); ++it) {
        qint64 ancestor = it.value(); // a connection of an ordinary user is an sshd below an sshd
        while (ancestor != m_process.processId() && parents.contains(ancestor))
            ancestor = parents.value(ancestor);
        if (ancestor == m_process.processId())
            found += it.key();
    }
    return found;
}

int SshServer::connectionCount() const
{
    return static_cast<int>(connections().size());
}

void SshServer::replaceHostKey(const QString &type)
{
    QFile::remove(hostKeyFile());
    QFile::remove(hostKeyFile() + u".pub"_s);
    makeKey(hostKeyFile(), type);
}

void SshServer::writeConfig() const
{
    const QByteArray folder = QFile::encodeName(m_folder.path());
    QByteArray config = m_options.config.join('\n') + '\n';
    if (!m_options.loginShell.isEmpty())
        config += "ForceCommand exec " + m_options.loginShell.toUtf8() + " -c \"$SSH_ORIGINAL_COMMAND\"\n";
    config += "ListenAddress 127.0.0.1\nPort " + QByteArray::number(m_port) + '\n';
    config += "HostKey " + folder + "/host_key\nAuthorizedKeysFile " + folder + "/authorized_keys\n";
    config += "SetEnv HOME=" + folder + "/home XDG_CONFIG_HOME=" + folder + "/home/config KIRIKAE_LOCK_DIR=" + folder +
              "/home XDG_STATE_HOME=" + folder + "/home/state XDG_DATA_HOME=" + folder +
              "/home/data XDG_CACHE_HOME=" + folder + "/home/cache XDG_RUNTIME_DIR=" + folder + "/home/run\n";
    config += "PidFile none\nStrictModes no\nUsePAM no\nUseDNS no\nPermitRootLogin yes\nPasswordAuthentication no\n"
              "KbdInteractiveAuthentication no\nPrintMotd no\nPrintLastLog no\nLogLevel VERBOSE\n";
    QFile file(m_folder.filePath(u"sshd_config"_s));
    if (file.open(QIODevice::WriteOnly))
        file.write(config);
}

QString SshServer::user() const
{
    const passwd *entry = getpwuid(getuid());
    return entry ? QString::fromLocal8Bit(entry->pw_name) : QString();
}

QString SshServer::address() const
{
    return u"ssh://%1@127.0.0.1:%2"_s.arg(user()).arg(m_port);
}

QString SshServer::fingerprint() const
{
    QByteArray line; // "256 SHA256:... comment (ED25519)"
    runTool(u"ssh-keygen"_s, {u"-l"_s, u"-f"_s, hostKeyFile() + u".pub"_s}, &line);
    return QString::fromLatin1(line.split(' ').value(1));
}

QString SshServer::log() const
{
    return QString::fromUtf8(contents(m_folder.filePath(u"log"_s)));
}

QString SshServer::clientFile(const QString &name)
{
    return QDir::homePath() + u"/.ssh/"_s + name;
}

bool SshServer::letClientIn()
{
    const QString key = clientFile(u"id_ed25519"_s);
    if (!QFile::exists(key) && !makeKey(key, u"ed25519"_s))
        return false;
    authorize(key);
    return true;
}

void SshServer::authorize(const QString &keyFile) const
{
    append(m_folder.filePath(u"authorized_keys"_s), contents(keyFile + u".pub"_s));
}

void SshServer::trustHostKey() const
{
    const QByteArrayList words = contents(hostKeyFile() + u".pub"_s).split(' '); // type, key, comment
    append(clientFile(u"known_hosts"_s),
           "[127.0.0.1]:" + QByteArray::number(m_port) + ' ' + words.value(0) + ' ' + words.value(1) + '\n');
}

bool SshServer::makeKey(const QString &path, const QString &type, const QString &passphrase)
{
    QDir().mkpath(QFileInfo(path).path());
    return runTool(u"ssh-keygen"_s, {u"-q"_s, u"-t"_s, type, u"-N"_s, passphrase, u"-C"_s, u"test"_s, u"-f"_s, path});
}

} // namespace kirikae
