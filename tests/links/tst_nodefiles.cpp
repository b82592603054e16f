// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/LocalHost.h"
#include "app/links/ops/NodeScript.h"
#include "app/links/ops/ProfileFolder.h"
#include "app/links/ops/StateFolder.h"
#include "models/profile/ProfileJson.h"
#include "tests/support/Settled.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <unistd.h>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

Profile profileNamed(const QString &id)
{
    Profile profile;
    profile.id = id;
    profile.name = u"Qwen 3 "_s + id;
    profile.engine = u"vllm"_s;
    profile.command = {u"vllm"_s, u"serve"_s};
    profile.model = u"Qwen/Qwen3-8B"_s;
    profile.arguments = {u"Qwen/Qwen3-8B"_s, u"--port"_s, u"8000"_s};
    profile.port = 8000;
    profile.notes = u"zwei\nZeilen: mit @text und ümlauten"_s;
    return profile;
}

QString configFolder()
{
    return qEnvironmentVariable("XDG_CONFIG_HOME") + u"/kirikae"_s;
}

QString stateFolder()
{
    return qEnvironmentVariable("XDG_STATE_HOME") + u"/kirikae"_s;
}

QString claimFile()
{
    return qEnvironmentVariable("KIRIKAE_LOCK_DIR") + u"/kirikae.claim."_s + QString::number(::getuid());
}

void writeFile(const QString &path, const QByteArray &text)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestNodeFiles : public QObject {
    Q_OBJECT

private slots:
    void init();
    void readsBackWhatItSaved();
    void noticesAConcurrentChange();
    void oneOfTwoSaversWins();
    void listsDamagedFilesAndKeepsThem();
    void readsManyProfilesWithOneCommand();
    void refusesBadNames();
    void keepsSecretsToTheirOwner();
    void exactlyOneClaimWins();
    void renewsReleasesAndTakesOverClaims();
    void keepsTheJournal();
    void appendsRecordsAndDropsTheOldest();
    void saysThatTheUserMayNot();
    void aCutInputChangesNothing_data();
    void aCutInputChangesNothing();
    void aCutSupervisorIsNotStarted();
    void scriptsAreReadByEveryShell();

private:
    LocalHost m_host;
    ProfileFolder m_profiles{m_host};
    StateFolder m_state{m_host};
};

void TestNodeFiles::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_host.open();
    QDir(configFolder()).removeRecursively();
    QDir(stateFolder()).removeRecursively();
}

void TestNodeFiles::readsBackWhatItSaved()
{
    QCOMPARE(settled(m_profiles.profiles())->size(), 0);
    const auto etag = settled(m_profiles.save(profileNamed(u"one"_s), {}));
    QVERIFY_OK(etag);
    const auto files = settled(m_profiles.profiles());
    QVERIFY_OK(files);
    QCOMPARE(files->size(), 1);
    QCOMPARE(files->first().id, u"one"_s);
    QCOMPARE(files->first().damage, QString());
    QCOMPARE(files->first().etag, *etag);
    QCOMPARE(files->first().profile, profileNamed(u"one"_s));
    const QFileInfo file(configFolder() + u"/profiles/one.json"_s);
    QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther), QFile::Permissions());
    QCOMPARE(QDir(file.path()).entryList({u"*.new"_s}, QDir::Files | QDir::Hidden).size(), 0);
    QVERIFY_OK(settled(m_profiles.remove(u"one"_s)));
    QVERIFY_OK(settled(m_profiles.remove(u"one"_s)));
    QCOMPARE(settled(m_profiles.profiles())->size(), 0);
}

void TestNodeFiles::noticesAConcurrentChange()
{
    const auto first = settled(m_profiles.save(profileNamed(u"one"_s), {}));
    QVERIFY_OK(first);
    QCOMPARE(settled(m_profiles.save(profileNamed(u"one"_s), {})).error().code, Error::Code::Busy);
    Profile changed = profileNamed(u"one"_s);
    changed.notes = u"changed"_s;
    const auto second = settled(m_profiles.save(changed, *first));
    QVERIFY_OK(second);
    QVERIFY(*second != *first);
    QCOMPARE(settled(m_profiles.save(profileNamed(u"one"_s), *first)).error().code, Error::Code::Busy);
    QCOMPARE(settled(m_profiles.profiles())->first().profile.notes, u"changed"_s);
    QCOMPARE(settled(m_profiles.save(profileNamed(u"two"_s), *first)).error().code, Error::Code::Busy);
}

void TestNodeFiles::oneOfTwoSaversWins()
{
    const auto etag = settled(m_profiles.save(profileNamed(u"one"_s), {}));
    QVERIFY_OK(etag);
    QList<Pending<QString>> savers;
    for (int i = 0; i < 4; ++i) {
        Profile mine = profileNamed(u"one"_s);
        mine.notes = QString::number(i);
        savers += m_profiles.save(mine, *etag);
    }
    int winners = 0;
    for (const auto &saver : savers)
        winners += settled(saver) ? 1 : 0;
    QCOMPARE(winners, 1);
}

void TestNodeFiles::listsDamagedFilesAndKeepsThem()
{
    const QString folder = configFolder() + u"/profiles/"_s;
    QVERIFY_OK(settled(m_profiles.save(profileNamed(u"good"_s), {})));
    writeFile(folder + u"broken.json"_s, "{\"schema\": 1, \"name\": ");
    writeFile(folder + u"empty.json"_s, "");
    writeFile(folder + u"Not An Id.json"_s, "{}");
    writeFile(folder + u"huge.json"_s, QByteArray(300 * 1024, ' '));
    writeFile(folder + u"nul.json"_s, QByteArray("{\0}", 3));
    writeFile(folder + u"readme.txt"_s, "no profile");
    QVERIFY(QDir().mkpath(folder + u"folder.json"_s));
    QVERIFY(QFile::link(u"/nonexistent"_s, folder + u"dangling.json"_s));
    const auto files = settled(m_profiles.profiles());
    QVERIFY_OK(files);
    QStringList damaged, good;
    for (const ProfileFile &file : *files)
        (file.damage.isEmpty() ? good : damaged) += file.id;
    QCOMPARE(good, QStringList{u"good"_s});
    QCOMPARE(damaged, (QStringList{u"Not An Id"_s, u"broken"_s, u"empty"_s, u"huge"_s, u"nul"_s}));
    QCOMPARE(contentOf(folder + u"broken.json"_s), "{\"schema\": 1, \"name\": ");
}

void TestNodeFiles::readsManyProfilesWithOneCommand()
{
    for (int i = 0; i < 510; ++i)
        writeFile(configFolder() + u"/profiles/p%1.json"_s.arg(i), profileToJson(profileNamed(u"p%1"_s.arg(i))));
    const auto files = settled(m_profiles.profiles());
    QVERIFY_OK(files);
    QCOMPARE(std::count_if(files->begin(), files->end(), [](const auto &file) { return file.damage.isEmpty(); }), 500);
    QCOMPARE(files->size(), 501); // and the word that these are not all
    QVERIFY(std::any_of(files->begin(), files->end(),
                        [](const auto &file) { return file.damage.contains(u"more than 500"_s); }));
    const auto whole =
        std::find_if(files->begin(), files->end(), [](const auto &file) { return file.damage.isEmpty(); });
    QCOMPARE(whole->profile, profileNamed(whole->id));
}

void TestNodeFiles::refusesBadNames()
{
    for (const QString &bad : {u""_s, u"../x"_s, u".x"_s, u"a b"_s, u"A"_s, u"a/b"_s, u"-rf"_s, u"a\nb"_s}) {
        QCOMPARE(settled(m_profiles.save(profileNamed(bad), {})).error().code, Error::Code::BadInput);
        QCOMPARE(settled(m_profiles.remove(bad)).error().code, Error::Code::BadInput);
        if (bad != u"A"_s)
            QCOMPARE(settled(m_profiles.saveSecret(bad, u"x"_s)).error().code, Error::Code::BadInput);
    }
}

void TestNodeFiles::keepsSecretsToTheirOwner()
{
    QCOMPARE(settled(m_profiles.secretNames()).value(), QStringList());
    QVERIFY_OK(settled(m_profiles.saveSecret(u"HF_TOKEN"_s, u"hf_äöü\" '$x"_s)));
    QCOMPARE(settled(m_profiles.secretNames()).value(), QStringList{u"HF_TOKEN"_s});
    const QString path = configFolder() + u"/secrets/HF_TOKEN"_s;
    QCOMPARE(contentOf(path), u"hf_äöü\" '$x"_s.toUtf8());
    QCOMPARE(QFile::permissions(path) & ~(QFile::ReadUser | QFile::WriteUser),
             QFile::Permissions(QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY_OK(settled(m_profiles.saveSecret(u"HF_TOKEN"_s, {})));
    QCOMPARE(settled(m_profiles.secretNames()).value(), QStringList());
}

void TestNodeFiles::exactlyOneClaimWins()
{
    const ClaimRequest ofA{u"a-1"_s, {}, u"a"_s, u"to model A"_s};
    const ClaimRequest ofB{u"b-1"_s, {}, u"b"_s, u"to model B"_s};
    for (int round = 0; round < 100; ++round) {
        const auto a = m_state.claim(ofA);
        const auto b = m_state.claim(ofB);
        const auto answerA = settled(a);
        const auto answerB = settled(b);
        QVERIFY2(answerA.has_value() != answerB.has_value(), QByteArray::number(round).constData());
        const Error &lost = answerA ? answerB.error() : answerA.error();
        QCOMPARE(lost.code, Error::Code::Busy);
        QVERIFY2(lost.message.contains(answerA ? u"a is switching"_s : u"b is switching"_s), qPrintable(lost.message));
        QVERIFY2(lost.message.contains(answerA ? u"to model A"_s : u"to model B"_s), qPrintable(lost.message));
        // Every fourth time the claim is of an earlier boot, which two takers must not both see.
        if (round % 4 == 3)
            writeFile(claimFile(), "old\nold\nwhat\n1000 another-boot\n1 1\n");
        else
            QVERIFY_OK(settled(m_state.releaseClaim(answerA ? ofA.token : ofB.token)));
    }
}

void TestNodeFiles::renewsReleasesAndTakesOverClaims()
{
    const ClaimRequest a{u"a-1"_s, {}, u"a"_s, u"x"_s};
    ClaimRequest b{u"b-1"_s, {}, u"b"_s, u"x"_s};
    QVERIFY_OK(settled(m_state.claim(a)));
    QVERIFY_OK(settled(m_state.claim(a)));
    QVERIFY_OK(settled(m_state.releaseClaim(b.token)));
    QCOMPARE(settled(m_state.claim(b)).error().code, Error::Code::Busy);
    const auto holder = settled(m_state.claimHolder());
    QVERIFY_OK(holder);
    QVERIFY(holder->has_value());
    QCOMPARE((*holder)->owner, u"a"_s);
    QVERIFY((*holder)->isAlive);

    // The age counts on the time since the boot, which nobody sets; the holder is a process that is looked at.
    const QByteArray boot = contentOf(u"/proc/sys/kernel/random/boot_id"_s).trimmed();
    const qint64 up = contentOf(u"/proc/uptime"_s).split('.').first().toLongLong();
    const QByteArray self = contentOf(u"/proc/self/stat"_s);
    const QByteArray started = self.mid(self.lastIndexOf(')') + 2).split(' ').value(19);
    const QByteArray alive = QByteArray::number(QCoreApplication::applicationPid()) + ' ' + started;
    const auto claimOf = [&](qint64 age, const QByteArray &whom) {
        return "a-1\na\nx\n" + QByteArray::number(up - age) + ' ' + boot + '\n' + whom + '\n';
    };
    writeFile(claimFile(), claimOf(20, alive));
    QCOMPARE(settled(m_state.claim(b)).error().code, Error::Code::Busy);
    writeFile(claimFile(), claimOf(1, "4194000 77"));
    const auto gone = settled(m_state.claim(b));
    QCOMPARE(gone.error().code, Error::Code::Busy);
    QCOMPARE(gone.error().detail, QString::fromLatin1(holderIsGone));
    writeFile(claimFile(), claimOf(8, "4194000 77"));
    QVERIFY_OK(settled(m_state.claim(b)));
    writeFile(claimFile(), claimOf(31, alive));
    QVERIFY_OK(settled(m_state.claim(b)));
    writeFile(claimFile(), claimOf(-3600, alive));
    QVERIFY_OK(settled(m_state.claim(b)));
    writeFile(claimFile(), "torn");
    QVERIFY_OK(settled(m_state.claim(a)));
    // A program that was killed and started again has what it had.
    b.adopts = u"a-"_s;
    QVERIFY_OK(settled(m_state.claim(b)));
    QVERIFY_OK(settled(m_state.releaseClaim(b.token)));
    QVERIFY_OK(settled(m_state.releaseClaim(b.token)));
    QVERIFY(!settled(m_state.claimHolder())->has_value());
}

void TestNodeFiles::keepsTheJournal()
{
    QCOMPARE(settled(m_state.readJournal()).value(), QByteArray());
    const QByteArray text = "{\"step\":\"stop\"}\n\n{\"x\":1}";
    QVERIFY_OK(settled(m_state.writeJournal(text)));
    QCOMPARE(settled(m_state.readJournal()).value(), text);
    QVERIFY_OK(settled(m_state.writeJournal({})));
    QCOMPARE(settled(m_state.readJournal()).value(), QByteArray());
}

void TestNodeFiles::appendsRecordsAndDropsTheOldest()
{
    QCOMPARE(settled(m_state.records(10)).value(), QList<QByteArray>());
    QList<Pending<void>> appending;
    for (int i = 0; i < 10; ++i)
        appending +=
            m_state.appendRecord("{\"n\":" + QByteArray::number(i) + ",\"x\":\"" + QByteArray(9000, 'x') + "\"}");
    for (const auto &one : appending)
        QVERIFY_OK(settled(one));
    const auto all = settled(m_state.records(100));
    QVERIFY_OK(all);
    QCOMPARE(all->size(), 10);
    for (const QByteArray &record : *all)
        QVERIFY(record.startsWith("{\"n\":") && record.endsWith("xxx\"}"));
    QCOMPARE(settled(m_state.appendRecord("two\nlines")).error().code, Error::Code::BadInput);

    QByteArray many;
    for (int i = 0; i < 5'000; ++i)
        many += QByteArray::number(i) + '\n';
    writeFile(stateFolder() + u"/history.jsonl"_s, many + "torn by a crash");
    QVERIFY_OK(settled(m_state.appendRecord("newest")));
    const auto kept = settled(m_state.records(5'000));
    QCOMPARE(kept->size(), 4'000);
    QCOMPARE(kept->last(), "newest");
    QCOMPARE(kept->at(3'998), "torn by a crash");
    QCOMPARE(settled(m_state.records(2))->size(), 2);
}

void TestNodeFiles::saysThatTheUserMayNot()
{
    RunOutput output;
    output.exitCode = 1;
    output.standardError = "kirikae-profiles: 3: cannot create .one.new: Permission denied\n";
    QCOMPARE(scriptFailed(u"Saving"_s, output).code, Error::Code::Denied);
    output.standardError = "cat: write error: No space left on device\n";
    QVERIFY(scriptFailed(u"Saving"_s, output).message.contains(u"disk is full"_s));
}

void TestNodeFiles::aCutInputChangesNothing_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<Argv>("arguments");
    QTest::addColumn<QString>("file");
    const QByteArray etag = QCryptographicHash::hash("before\n", QCryptographicHash::Sha256).toHex();
    QTest::newRow("journal") << QByteArray("records") << Argv{"write-journal"} << stateFolder() + u"/switch.json"_s;
    QTest::newRow("record") << QByteArray("records") << Argv{"append", "100"} << stateFolder() + u"/history.jsonl"_s;
    QTest::newRow("profile") << QByteArray("profiles") << Argv{"save", "one", etag}
                             << configFolder() + u"/profiles/one.json"_s;
    QTest::newRow("secret") << QByteArray("secrets") << Argv{"save", "HF_TOKEN"}
                            << configFolder() + u"/secrets/HF_TOKEN"_s;
    QTest::newRow("guard") << QByteArray("guard-arm") << Argv{"s", "1", "", ":", "/proc/meminfo", "1"}
                           << stateFolder() + u"/guard/guard.sh"_s;
    QTest::newRow("service") << QByteArray("process-create") << Argv{"r1"}
                             << stateFolder() + u"/services/r1/launch.sh"_s;
}

/// The supervisor is written where there is none, and never half; one that is there is left alone, which needs no
/// space.
void TestNodeFiles::aCutSupervisorIsNotStarted()
{
    const QString folder = stateFolder() + u"/services/r2"_s;
    QVERIFY(QDir(folder).removeRecursively());
    writeFile(folder + u"/service.json"_s, "{}\n");
    const QByteArray whole("exit 0\n");
    for (const qsizetype size : {qsizetype(0), qsizetype(1), whole.size() - 1}) {
        RunLimits limits;
        limits.input = whole.first(size);
        const auto output = settled(m_host.run(nodeScript("process-launch", {"r2"}, whole), limits));
        QVERIFY_OK(output);
        QCOMPARE(output->exitCode, 1);
        QVERIFY(!QFile::exists(folder + u"/supervise.sh"_s));
        QVERIFY(!QFile::exists(folder + u"/pid"_s));
    }
}

/// A cut link and a killed program look like the end of the input to a script: what was there before must stay, or a
/// switch that was under way is forgotten, a profile lost, half a supervisor started.
void TestNodeFiles::aCutInputChangesNothing()
{
    QFETCH(QByteArray, script);
    QFETCH(Argv, arguments);
    QFETCH(QString, file);
    writeFile(file, "before\n");
    const QByteArray whole("{\"a\": 1}\nexit 0\n");
    const QDir folder(QFileInfo(file).path());
    const QStringList before = folder.entryList(QDir::Files | QDir::Hidden);
    for (const qsizetype size : {qsizetype(0), qsizetype(1), whole.size() / 2, whole.size() - 1}) {
        RunLimits limits;
        limits.input = whole.first(size);
        const auto output = settled(m_host.run(nodeScript(script.constData(), arguments, whole), limits));
        QVERIFY_OK(output);
        QCOMPARE(output->exitCode, 1);
        QCOMPARE(contentOf(file), QByteArray("before\n"));
        QStringList left = folder.entryList(QDir::Files | QDir::Hidden);
        left.removeIf([](const QString &name) { return name.endsWith("lock"_L1) || name == "machine"_L1; });
        QCOMPARE(left, before);
    }
}

void TestNodeFiles::scriptsAreReadByEveryShell()
{
    const QDir folder(QStringLiteral(KIRIKAE_SOURCE_DIR "/app/links/ops/scripts"));
    const QStringList names = folder.entryList({u"*.sh"_s});
    QVERIFY(names.size() > 10);
    for (const Argv &shell : {Argv{"dash"}, Argv{"bash", "--posix"}, Argv{"busybox", "sh"}}) {
        for (const QString &name : names) {
            const auto checked = settled(m_host.run(shell + Argv{"-n", folder.filePath(name).toUtf8()}));
            QVERIFY_OK(checked);
            QVERIFY2(checked->exitCode == 0, (shell.first() + ' ' + checked->standardError).constData());
        }
    }
}

QTEST_GUILESS_MAIN(TestNodeFiles)
#include "tst_nodefiles.moc"
