// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonInstall.h"
#include "models/core/JsonOptional.h"
#include "tests/links/SshPair.h"
#include "tests/support/Settled.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSysInfo>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

/// What systemd would do, as far as it matters here; each line of what it was asked goes into "asked".
const QByteArray fakeSystemctl = R"sh(#!/bin/sh
echo "systemctl $*" >>"$HOME/asked"
[ -e "$HOME/no-manager" ] && exit 1
stop() {
    [ -e "$HOME/fake.pid" ] || return
    read -r pid <"$HOME/fake.pid"
    kill "$pid"
    while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
    rm -f "$HOME/fake.pid"
}
case "$*" in
"--user stop "*|"--user disable --now "*) stop ;;
"--user enable --now "*)
    unit=$XDG_CONFIG_HOME/systemd/user/kirikaed.service
    program=$(sed -n "s|^ExecStart=%h|$HOME|p" "$unit")
    setsid "$program" </dev/null >"$HOME/fake.log" 2>&1 &
    echo $! >"$HOME/fake.pid" ;;
esac
exit 0
)sh";
const QByteArray fakeLoginctl = R"sh(#!/bin/sh
echo "loginctl $*" >>"$HOME/asked"
case $1 in
show-user) echo no ;;
*) [ ! -e "$HOME/no-linger" ] ;;
esac
)sh";
const QByteArray fakeSudo = R"sh(#!/bin/sh
echo "sudo $*" >>"$HOME/asked"
echo 'sudo: a password is required' >&2
exit 1
)sh";

void write(const QString &path, const QByteArray &text, bool isProgram = false)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    if (isProgram)
        file.setPermissions(file.permissions() | QFile::ExeOwner);
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString program()
{
    return QStringLiteral(KIRIKAED);
}

/// One installation and what it said.
struct Talk {
    explicit Talk(Host &host, const InstallOptions &options)
        : install(host, options)
    {
        QObject::connect(&install, &DaemonInstall::stepDone, &install,
                         [this](const QString &sentence) { steps += sentence; });
        QObject::connect(&install, &DaemonInstall::noted, &install,
                         [this](const QString &sentence) { notes += sentence; });
    }
    DaemonInstall install;
    QStringList steps;
    QStringList notes;
};

} // namespace

/// kirikaed put on a node over a real sshd, with the real program; systemctl, loginctl and sudo are stand-ins that
/// write down what they were asked.
class TestDaemonInstall : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void installsForAUser();
    void speaksAsWhoInstalledIt();
    void installingAgainReplacesIt();
    void lingerRefusedIsSaid();
    void withoutAManagerItRunsAlone();
    void removesAllButWhatIsTheUsers();
    void removingNothingIsNotFound();
    void refusesWhatIsNoProgram_data();
    void refusesWhatIsNoProgram();
    void aProgramThatDoesNotRunReplacesNothing();
    void theWholeMachineNeedsRoot();

private:
    [[nodiscard]] QString home(const QString &path) const { return m_pair.server->nodeHome() + u'/' + path; }
    [[nodiscard]] QByteArray asked() const { return contents(home(u"asked"_s)); }
    [[nodiscard]] QByteArray installed() const { return contents(home(u".local/lib/kirikae/kirikaed"_s)); }

    SshPair m_pair;
};

void TestDaemonInstall::init()
{
    m_pair.server = std::make_unique<SshServer>();
    const QByteArray node = m_pair.server->nodeHome().toUtf8();
    m_pair.server->setConfig({"SetEnv HOME=" + node + " XDG_CONFIG_HOME=" + node + "/config KIRIKAE_LOCK_DIR=" + node +
                              " XDG_STATE_HOME=" + node + "/state XDG_RUNTIME_DIR=" + node + "/run PATH=" + node +
                              "/fakes:/usr/bin:/bin"});
    write(home(u"fakes/systemctl"_s), fakeSystemctl, true);
    write(home(u"fakes/loginctl"_s), fakeLoginctl, true);
    write(home(u"fakes/sudo"_s), fakeSudo, true);
    QDir().mkpath(home(u"run"_s));
    QVERIFY(m_pair.server->letClientIn() && m_pair.server->start());
    m_pair.server->trustHostKey();
    m_pair.connect();
    QVERIFY2(waitForLink(*m_pair.host, LinkState::Kind::Connected), qPrintable(m_pair.report()));
}

void TestDaemonInstall::cleanup()
{
    Talk talk(*m_pair.host, {});
    const auto removed = talk.install.remove();
    QVERIFY(QTest::qWaitFor([&] { return removed.isFinished(); }, 20'000));
    m_pair.host.reset();
    m_pair.server.reset();
}

/// Whoever installs it reads its sentences; what was chosen since then stays.
void TestDaemonInstall::speaksAsWhoInstalledIt()
{
    for (const QString &name : {u"ja_JP"_s, u"de_DE"_s}) {
        QLocale::setDefault(QLocale(name));
        Talk talk(*m_pair.host, {InstallOptions::Scope::User, program()});
        const auto done = settled(talk.install.install(), 60'000);
        QLocale::setDefault(QLocale::c());
        QVERIFY_OK(done);
        const auto settings = parseJson(contents(home(u"config/kirikae/daemon.json"_s)));
        QVERIFY_OK(settings);
        QCOMPARE(textAt(*settings, "language"), u"ja_JP"_s);
    }
}

void TestDaemonInstall::installsForAUser()
{
    Talk talk(*m_pair.host, {InstallOptions::Scope::User, program()});
    const auto done = settled(talk.install.install(), 60'000);
    QVERIFY_OK(done);
    QCOMPARE(talk.steps.size(), 4);
    QVERIFY2(talk.steps.first().startsWith(u"Copied: kirikaed "_s), qPrintable(talk.steps.first()));
    QVERIFY2(talk.steps.last().contains(u"answers"_s), qPrintable(talk.steps.last()));
    QVERIFY(talk.notes.isEmpty());
    QCOMPARE(installed(), contents(program()));
    const QByteArray unit = contents(home(u"config/systemd/user/kirikaed.service"_s));
    QVERIFY(unit.contains("ExecStart=%h/.local/lib/kirikae/kirikaed\n"));
    QVERIFY(contents(home(u"config/systemd/user/kirikaed.socket"_s)).contains("ListenStream=%t/kirikae/api.sock\n"));
    QVERIFY(asked().contains("systemctl --user daemon-reload\n"));
    QVERIFY(asked().contains("systemctl --user enable --now kirikaed.socket kirikaed.service\n"));
    QVERIFY(asked().contains("loginctl enable-linger\n"));
    QVERIFY(!asked().contains("sudo"));
    QCOMPARE(QFileInfo(home(u".local/bin/kirikaed"_s)).canonicalFilePath(),
             QFileInfo(home(u".local/lib/kirikae/kirikaed"_s)).canonicalFilePath());
}

void TestDaemonInstall::installingAgainReplacesIt()
{
    write(home(u".local/lib/kirikae/kirikaed"_s), "#!/bin/sh\nexit 0\n", true);
    {
        Talk talk(*m_pair.host, {InstallOptions::Scope::User, program()});
        QVERIFY_OK(settled(talk.install.install(), 60'000));
        QCOMPARE(installed(), contents(program()));
    }
    Talk talk(*m_pair.host, {InstallOptions::Scope::User, program()});
    QVERIFY_OK(settled(talk.install.install(), 60'000));
    QVERIFY(talk.steps.first().contains(u"already"_s));
    QVERIFY(talk.steps.last().contains(u"answers"_s));
}

void TestDaemonInstall::lingerRefusedIsSaid()
{
    write(home(u"no-linger"_s), "x");
    Talk talk(*m_pair.host, {InstallOptions::Scope::User, program()});
    QVERIFY_OK(settled(talk.install.install(), 60'000));
    QCOMPARE(talk.notes.size(), 1);
    QVERIFY(talk.notes.first().contains(u"sudo loginctl enable-linger "_s + m_pair.server->user()));
}

void TestDaemonInstall::withoutAManagerItRunsAlone()
{
    write(home(u"no-manager"_s), "x");
    Talk talk(*m_pair.host, {InstallOptions::Scope::User, program()});
    const auto done = settled(talk.install.install(), 60'000);
    QVERIFY_OK(done);
    QVERIFY(talk.notes.first().contains(u"until the next boot"_s));
    QVERIFY(!QFile::exists(home(u"config/systemd"_s)));
    const QByteArray pid = contents(home(u"state/kirikae/kirikaed.pid"_s)).trimmed();
    QVERIFY(QFile::exists(u"/proc/"_s + QString::fromLatin1(pid)));
    Talk goodbye(*m_pair.host, {});
    QVERIFY_OK(settled(goodbye.install.remove(), 60'000));
    QVERIFY(QTest::qWaitFor([&] { return !QFile::exists(u"/proc/"_s + QString::fromLatin1(pid) + u"/exe"_s); }));
    QVERIFY(!QFile::exists(home(u"state/kirikae/kirikaed.pid"_s)));
}

void TestDaemonInstall::removesAllButWhatIsTheUsers()
{
    write(home(u"config/kirikae/profiles/mine.json"_s), "{}");
    {
        Talk talk(*m_pair.host, {InstallOptions::Scope::User, program()});
        QVERIFY_OK(settled(talk.install.install(), 60'000));
    }
    Talk talk(*m_pair.host, {});
    QVERIFY_OK(settled(talk.install.remove(), 60'000));
    QVERIFY(asked().contains("systemctl --user disable --now kirikaed.service kirikaed.socket\n"));
    QVERIFY(asked().contains("loginctl disable-linger\n"));
    QVERIFY(!QFile::exists(home(u".local/lib/kirikae"_s)));
    QVERIFY(!QFileInfo(home(u".local/bin/kirikaed"_s)).isSymLink());
    QVERIFY(!QFile::exists(home(u"config/systemd/user/kirikaed.service"_s)));
    QVERIFY(!QFile::exists(home(u"config/systemd/user/kirikaed.socket"_s)));
    QCOMPARE(contents(home(u"config/kirikae/profiles/mine.json"_s)), QByteArray("{}"));
}

void TestDaemonInstall::removingNothingIsNotFound()
{
    Talk talk(*m_pair.host, {});
    const auto removed = settled(talk.install.remove(), 60'000);
    QVERIFY(!removed);
    QCOMPARE(removed.error().code, Error::Code::NotFound);
}

void TestDaemonInstall::refusesWhatIsNoProgram_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("text") << QByteArray("hello");
    QTest::newRow("32 bit") << QByteArray("\x7f"
                                          "ELF\x01\x01\x01\0\0\0\0\0\0\0\0\0\x02\0\x28\0\x01\0\0\0",
                                          24);
    QTest::newRow("cut short") << QByteArray("\x7f"
                                             "ELF\x02\x01",
                                             6);
    const bool isArm = QSysInfo::currentCpuArchitecture() == u"arm64"_s;
    QTest::newRow("of another machine") << QByteArray("\x7f"
                                                      "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0",
                                                      18) +
                                               (isArm ? char(62) : char(183)) + QByteArray("\0\x01\0\0\0", 5);
}

void TestDaemonInstall::refusesWhatIsNoProgram()
{
    QFETCH(QByteArray, file);
    write(home(u"given"_s), file);
    Talk talk(*m_pair.host, {InstallOptions::Scope::User, home(u"given"_s)});
    const auto done = settled(talk.install.install(), 60'000);
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::BadInput);
    QVERIFY(installed().isEmpty());
}

void TestDaemonInstall::aProgramThatDoesNotRunReplacesNothing()
{
    write(home(u".local/lib/kirikae/kirikaed"_s), "the old one");
    write(home(u"given"_s), contents(program()).first(20'000)); // its head is right, the rest is missing
    Talk talk(*m_pair.host, {InstallOptions::Scope::User, home(u"given"_s)});
    const auto done = settled(talk.install.install(), 60'000);
    QVERIFY(!done);
    QVERIFY2(done.error().message.contains(u"does not run on the node"_s), qPrintable(done.error().message));
    QCOMPARE(installed(), QByteArray("the old one"));
    QVERIFY(!asked().contains("enable"));
}

void TestDaemonInstall::theWholeMachineNeedsRoot()
{
    Talk wrong(*m_pair.host, {InstallOptions::Scope::System, program()});
    const auto refused = settled(wrong.install.install(), 60'000);
    QVERIFY(!refused);
    QVERIFY(refused.error().message.contains(u".deb"_s));
    // As one who is not root: id says so.
    write(home(u"fakes/id"_s), "#!/bin/sh\n[ \"$1\" = -u ] && echo 1000 || echo anna\n", true);
    write(home(u"given.deb"_s), "!<arch>\ndebian-binary   1");
    Talk talk(*m_pair.host, {InstallOptions::Scope::System, home(u"given.deb"_s)});
    const auto done = settled(talk.install.install(), 60'000);
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::Denied);
    QVERIFY(done.error().message.contains(u"sudo apt-get install ~/kirikaed.deb"_s));
    QVERIFY(QFile::exists(home(u"kirikaed.deb"_s)));
    QVERIFY(asked().contains("sudo -n true\n"));
}

QTEST_GUILESS_MAIN(TestDaemonInstall)
#include "tst_daemoninstall.moc"
