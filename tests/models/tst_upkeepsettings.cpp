// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "models/upkeep/UpkeepStore.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

class TestUpkeepSettings : public QObject {
    Q_OBJECT
private slots:
    void goThroughJson();
    void refusesWhatMakesNoSense_data();
    void refusesWhatMakesNoSense();
    void aPatchChangesOnlyWhatItNames();
    void aRefusedPatchChangesNothing();
    void theFileIsPrivateAndComesBack();
    void aDamagedFileIsSetAside();
    void aFileOfALaterVersionIsLeftThere();
    void aFolderThatCannotBeWrittenIsSaid();
};

void TestUpkeepSettings::goThroughJson()
{
    UpkeepSettings settings;
    QCOMPARE(upkeepSettingsFromJson(upkeepSettingsToJson(settings)).value(), settings);
    QCOMPARE(upkeepSettingsFromJson(Json::object()).value(), settings);
    settings = {u"big.v2"_s, 0, 0, 1'900'000'000'000, {7200, 60}, u"pt_BR"_s};
    QCOMPARE(upkeepSettingsFromJson(upkeepSettingsToJson(settings)).value(), settings);
    const Json unordered = {{"lease_reminder_seconds", {60, 7200, 60}}, {"of_a_later_version", true}};
    QCOMPARE(upkeepSettingsFromJson(unordered).value().leaseReminderSeconds, (QList<qint64>{7200, 60}));
}

void TestUpkeepSettings::refusesWhatMakesNoSense_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("field");
    QTest::newRow("id with a path") << QByteArray(R"({"boot_profile": "../x"})") << u"boot_profile"_s;
    QTest::newRow("id with a line feed") << QByteArray(R"({"boot_profile": "x\n"})") << u"boot_profile"_s;
    QTest::newRow("id of another type") << QByteArray(R"({"boot_profile": 7})") << u"boot_profile"_s;
    QTest::newRow("canary too often") << QByteArray(R"({"canary_seconds": 1})") << u"canary_seconds"_s;
    QTest::newRow("canary below 0") << QByteArray(R"({"canary_seconds": -30})") << u"canary_seconds"_s;
    QTest::newRow("canary as a fraction") << QByteArray(R"({"canary_seconds": 60.5})") << u"canary_seconds"_s;
    QTest::newRow("floor as text") << QByteArray(R"({"disk_floor_bytes": "20G"})") << u"disk_floor_bytes"_s;
    QTest::newRow("floor beyond 64 bits")
        << QByteArray(R"({"disk_floor_bytes": 18446744073709551615})") << u"disk_floor_bytes"_s;
    QTest::newRow("lease in seconds") << QByteArray(R"({"lease_end_ms": 1900000000})") << u"lease_end_ms"_s;
    QTest::newRow("reminder of 0") << QByteArray(R"({"lease_reminder_seconds": [0]})") << u"lease_reminder_seconds"_s;
    QTest::newRow("reminders as a number")
        << QByteArray(R"({"lease_reminder_seconds": 60})") << u"lease_reminder_seconds"_s;
    QTest::newRow("language as a sentence") << QByteArray(R"({"language": "Japanese, please"})") << u"language"_s;
    QTest::newRow("language as a path") << QByteArray(R"({"language": "../ja"})") << u"language"_s;
    QTest::newRow("language with a line feed") << QByteArray(R"({"language": "ja\n"})") << u"language"_s;
    QTest::newRow("no language") << QByteArray(R"({"language": ""})") << u"language"_s;
    QTest::newRow("a list") << QByteArray("[]") << u"object"_s;
}

void TestUpkeepSettings::refusesWhatMakesNoSense()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, field);
    const auto settings = upkeepSettingsFromJson(parseJson(json).value());
    QVERIFY(!settings);
    QCOMPARE(settings.error().code, Error::Code::BadInput);
    QVERIFY2(settings.error().message.contains(field), qPrintable(settings.error().message));
}

void TestUpkeepSettings::aPatchChangesOnlyWhatItNames()
{
    const QTemporaryDir folder;
    UpkeepStore store(folder.filePath(u"kirikae/daemon.json"_s));
    QSignalSpy changes(&store, &UpkeepStore::changed);
    QVERIFY(store.patch({{"boot_profile", "big"}, {"lease_end_ms", 1'900'000'000'000}}));
    const auto patched = store.patch({{"canary_seconds", 60}, {"lease_end_ms", nullptr}});
    QVERIFY(patched);
    UpkeepSettings expected;
    expected.bootProfile = u"big"_s;
    expected.canarySeconds = 60;
    QCOMPARE(*patched, expected);
    QCOMPARE(store.settings(), expected);
    QCOMPARE(changes.size(), 2);
}

void TestUpkeepSettings::aRefusedPatchChangesNothing()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"daemon.json"_s);
    UpkeepStore store(path);
    QSignalSpy changes(&store, &UpkeepStore::changed);
    const auto unknown = store.patch({{"canary_second", 60}});
    QVERIFY(!unknown);
    QVERIFY(unknown.error().message.contains(u"canary_second"_s));
    QVERIFY(!store.patch({{"canary_seconds", 60}, {"disk_floor_bytes", -1}}));
    QVERIFY(!store.patch(Json::array()));
    QCOMPARE(store.settings(), UpkeepSettings());
    QVERIFY(changes.isEmpty());
    QVERIFY(!QFile::exists(path));
}

void TestUpkeepSettings::theFileIsPrivateAndComesBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"kirikae/daemon.json"_s);
    UpkeepStore store(path);
    UpkeepSettings settings;
    settings.bootProfile = u"big"_s;
    QVERIFY(store.save(settings));
    QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    UpkeepStore again(path);
    QVERIFY(again.load());
    QCOMPARE(again.settings(), settings);
}

void TestUpkeepSettings::aDamagedFileIsSetAside()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"daemon.json"_s);
    write(path, "{\"canary_seconds\": ");
    UpkeepStore store(path);
    const auto loaded = store.load();
    QVERIFY(!loaded);
    QVERIFY(loaded.error().message.contains(u".damaged-"_s));
    QCOMPARE(store.settings(), UpkeepSettings());
    QVERIFY(!QFile::exists(path));
    QCOMPARE(QDir(folder.path()).entryList({u"daemon.json.damaged-*"_s}).size(), 1);
}

void TestUpkeepSettings::aFileOfALaterVersionIsLeftThere()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"daemon.json"_s);
    write(path, R"({"schema": 2, "canary_seconds": "slowly"})");
    UpkeepStore store(path);
    const auto loaded = store.load();
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().code, Error::Code::VersionMismatch);
    QVERIFY(contents(path).contains("slowly"));
}

void TestUpkeepSettings::aFolderThatCannotBeWrittenIsSaid()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"file"_s), "x");
    UpkeepStore store(folder.filePath(u"file/daemon.json"_s));
    const auto saved = store.save({u"big"_s, 60, 0, {}, {}, {}});
    QVERIFY(!saved);
    QVERIFY(saved.error().message.contains(u"daemon.json"_s));
    QCOMPARE(store.settings(), UpkeepSettings());
}

QTEST_GUILESS_MAIN(TestUpkeepSettings)
#include "tst_upkeepsettings.moc"
