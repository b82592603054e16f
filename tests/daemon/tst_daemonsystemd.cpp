// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/LocalHost.h"
#include "tests/daemon/AnswerOf.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

/// A Unix socket at a path, or at "@name" in the abstract namespace; -1 when it cannot be.
int boundSocket(int type, const QByteArray &name)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::copy(name.begin(), name.end(), address.sun_path);
    if (name.startsWith('@'))
        address.sun_path[0] = '\0';
    const int descriptor = ::socket(AF_UNIX, type | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path)) + static_cast<socklen_t>(name.size());
    return ::bind(descriptor, reinterpret_cast<const sockaddr *>(&address), size) == 0 ? descriptor : -1;
}

/// What systemd does for the service it starts: the notification socket, the watchdog, the sockets it listens on.
class Supervisor {
public:
    explicit Supervisor(const QByteArray &notifyName)
        : m_name(notifyName)
        , m_notify(boundSocket(SOCK_DGRAM, notifyName))
    {
        m_process.setProgram(QStringLiteral(KIRIKAED));
        m_process.setProcessChannelMode(QProcess::MergedChannels);
    }
    ~Supervisor()
    {
        m_process.kill();
        m_process.waitForFinished();
        ::close(m_notify);
    }

    /// `variables` come on top of NOTIFY_SOCKET; `listening` becomes descriptor 3, LISTEN_PID the process itself.
    void start(const QStringList &arguments, const QList<std::pair<QByteArray, QByteArray>> &variables,
               int listening = -1)
    {
        m_process.setArguments(arguments);
        m_process.setChildProcessModifier([this, variables, listening] {
            ::setenv("NOTIFY_SOCKET", m_name.constData(), 1);
            for (const auto &[name, value] : variables)
                ::setenv(name.constData(), value.constData(), 1);
            if (listening < 0)
                return;
            std::array<char, 16> pid{};
            std::snprintf(pid.data(), pid.size(), "%d", ::getpid());
            ::setenv("LISTEN_PID", pid.data(), 0);
            ::setenv("LISTEN_FDS", "1", 1);
            if (listening == 3)
                ::fcntl(3, F_SETFD, 0);
            else
                ::dup2(listening, 3);
        });
        m_process.start();
    }

    bool hears(const QByteArray &message, int times = 1)
    {
        return QTest::qWaitFor([&] { return messages().count(message) >= times; }, 10'000);
    }
    const QByteArrayList &messages()
    {
        std::array<char, 4096> bytes{};
        for (ssize_t size = 0; (size = ::recv(m_notify, bytes.data(), bytes.size(), 0)) > 0;)
            m_messages.append(QByteArray(bytes.data(), static_cast<qsizetype>(size)));
        return m_messages;
    }
    int terminate()
    {
        m_process.terminate();
        return m_process.waitForFinished(10'000) && m_process.exitStatus() == QProcess::NormalExit
                   ? m_process.exitCode()
                   : -1;
    }
    QByteArray output() { return m_process.readAll(); }

private:
    QByteArray m_name;
    int m_notify;
    QProcess m_process;
    QByteArrayList m_messages;
};

HttpResponse helloAt(const QString &path)
{
    HttpClient client(
        [host = std::make_shared<LocalHost>(), path] {
            return host->dial({path.toUtf8(), {}, 0});
        },
        u"kirikaed"_s);
    return answerOf(client, "GET", "/v1/hello", {}, {});
}

} // namespace

class tst_daemonsystemd : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void tellsReadyAliveAndStopping_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("a path") << QFile::encodeName(m_folder.filePath(u"notify"_s));
        QTest::newRow("an abstract name") << "@kirikae-test-" + QByteArray::number(QCoreApplication::applicationPid());
    }
    void tellsReadyAliveAndStopping()
    {
        QFETCH(QByteArray, name);
        Supervisor systemd(name);
        systemd.start({u"--demo"_s, u"--socket"_s, m_folder.filePath(u"a.sock"_s)}, {{"WATCHDOG_USEC", "200000"}});
        QVERIFY2(systemd.hears("READY=1"), systemd.output().constData());
        QVERIFY(systemd.hears("WATCHDOG=1", 3));
        QCOMPARE(helloAt(m_folder.filePath(u"a.sock"_s)).status, 200);
        QCOMPARE(systemd.terminate(), 0);
        QVERIFY(systemd.hears("STOPPING=1"));
        QVERIFY(systemd.messages().indexOf("READY=1") < systemd.messages().indexOf("STOPPING=1"));
    }

    void aWatchdogForAnotherProcessIsLeftAlone()
    {
        Supervisor systemd(QFile::encodeName(m_folder.filePath(u"notify2"_s)));
        systemd.start({u"--demo"_s, u"--socket"_s, m_folder.filePath(u"a.sock"_s)},
                      {{"WATCHDOG_USEC", "2000"}, {"WATCHDOG_PID", "1"}});
        QVERIFY2(systemd.hears("READY=1"), systemd.output().constData());
        QCOMPARE(systemd.terminate(), 0);
        QVERIFY(systemd.hears("STOPPING=1"));
        QVERIFY(!systemd.messages().contains("WATCHDOG=1"));
    }

    /// Clients that came before the daemon are answered: the socket is there first.
    void takesTheSocketThatIsGivenToIt()
    {
        const QString path = m_folder.filePath(u"given.sock"_s);
        const int listening = boundSocket(SOCK_STREAM, QFile::encodeName(path));
        QVERIFY(listening >= 0 && ::listen(listening, 16) == 0);
        Supervisor systemd(QFile::encodeName(m_folder.filePath(u"notify3"_s)));
        systemd.start({u"--demo"_s}, {}, listening);
        QCOMPARE(helloAt(path).status, 200);
        QVERIFY(systemd.output().contains("listening on " + path.toUtf8()));
        QCOMPARE(systemd.terminate(), 0);
        ::close(listening);
        QVERIFY2(QFile::exists(path), "the socket is systemd's: the daemon must not remove it");
    }

    void aSocketForAnotherProcessIsLeftAlone()
    {
        const QString given = m_folder.filePath(u"other.sock"_s);
        const QString own = m_folder.filePath(u"own.sock"_s);
        const int listening = boundSocket(SOCK_STREAM, QFile::encodeName(given));
        QVERIFY(listening >= 0 && ::listen(listening, 16) == 0);
        Supervisor systemd(QFile::encodeName(m_folder.filePath(u"notify4"_s)));
        systemd.start({u"--demo"_s, u"--socket"_s, own}, {{"LISTEN_PID", "1"}}, listening);
        QVERIFY2(systemd.hears("READY=1"), systemd.output().constData());
        QVERIFY(!systemd.output().contains(given.toUtf8()));
        QCOMPARE(helloAt(own).status, 200);
        ::close(listening);
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(tst_daemonsystemd)
#include "tst_daemonsystemd.moc"
