// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/Argv.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace kirikae;

namespace {

const QByteArray printArgs = "/usr/bin/printf";

/// What a program gets as arguments when `shell -c line` runs; every argument ends with a zero byte.
QByteArray argumentsSeen(const QString &shell, const QByteArray &line)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::SeparateChannels);
    process.start(shell, {u"-c"_s, QString::fromLatin1(line)});
    if (!process.waitForFinished(10'000))
        return "did not finish";
    const QByteArray problem = process.readAllStandardError();
    if (process.exitCode() != 0 || !problem.isEmpty())
        return "exit " + QByteArray::number(process.exitCode()) + ": " + problem;
    return process.readAllStandardOutput();
}

QByteArray zeroEnded(const Argv &words)
{
    QByteArray all;
    for (const QByteArray &word : words)
        all += word + '\0';
    return all;
}

QByteArray randomWord(QRandomGenerator &random, qsizetype size)
{
    QByteArray word;
    for (qsizetype i = 0; i < size; ++i)
        word += static_cast<char>(random.bounded(1, 256));
    return word;
}

} // namespace

/// argv reaches a program unchanged through every login shell.
class TestArgv : public QObject {
    Q_OBJECT
private slots:
    void survivesLoginShell_data();
    void survivesLoginShell();
    void quotingIsReadBackByPosixShells_data();
    void quotingIsReadBackByPosixShells();
    void printfWordCarriesAllBytes();
    void refusesWhatCannotCross();
    void plainCommandsStayReadable();
};

void TestArgv::survivesLoginShell_data()
{
    QTest::addColumn<QString>("shell");
    for (const char *shell : {"sh", "bash", "dash", "fish", "csh"})
        QTest::newRow(shell) << QString::fromLatin1(shell);
}

void TestArgv::survivesLoginShell()
{
    QFETCH(QString, shell);
    QList<Argv> cases{
        {""},
        {"", "", ""},
        {"plain", "-n", "--", "a b", "$HOME", "`id`", "$(id)", "*", "~", "#", ";", "&&", "|", "{a,b}", "[a]"},
        {"it's", "''", "'\\''", "\\", "\\\\", "\\'", "\"", "\\n", "%s", "!", "!!", "a!b", "^a^b"},
        {"\n", "a\nb\n", "\n\n", "\t", "\r\n", " "},
        {"日本語", "\xff\xfe", "\x80", "\x81\x88", "\x01\x7f", "\xc3"},
        {QByteArray(20'000, 'x'), QByteArray(2'000, '\''), QByteArray(3'000, '\xff')},
        {"while read -r line; do\n  printf '%s\\n' \"$line\"\ndone"},
    };
    QRandomGenerator random(20261129);
    for (int i = 0; i < 40; ++i) {
        Argv words;
        for (int n = random.bounded(1, 6); n > 0; --n)
            words += randomWord(random, random.bounded(0, 60));
        cases += words;
    }
    for (const Argv &words : cases) {
        const auto line = shellCommand(Argv{printArgs, "%s\\0"} + words);
        QVERIFY(line);
        QCOMPARE(argumentsSeen(shell, *line), zeroEnded(words));
    }
}

void TestArgv::quotingIsReadBackByPosixShells_data()
{
    QTest::addColumn<QString>("shell");
    for (const char *shell : {"sh", "bash", "dash"})
        QTest::newRow(shell) << QString::fromLatin1(shell);
}

void TestArgv::quotingIsReadBackByPosixShells()
{
    QFETCH(QString, shell);
    QRandomGenerator random(4711);
    for (int i = 0; i < 40; ++i) {
        const Argv words{randomWord(random, random.bounded(0, 200)), "it's", "a\nb\\"};
        const auto line = quoteArgv(Argv{printArgs, "%s\\0"} + words);
        QVERIFY(line);
        QProcess process;
        process.start(shell, QStringList());
        process.write(*line + '\n');
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(10'000));
        QCOMPARE(process.readAllStandardOutput(), zeroEnded(words));
    }
}

void TestArgv::printfWordCarriesAllBytes()
{
    QByteArray all;
    for (int c = 0; c < 256; ++c)
        all += static_cast<char>(c);
    all += all + "\n\n";
    for (const char *shell : {"sh", "bash", "dash"})
        QCOMPARE(argumentsSeen(QString::fromLatin1(shell), "printf %b " + printfWord(all)), all);
}

void TestArgv::refusesWhatCannotCross()
{
    QCOMPARE(quoteArgv({}).error().code, Error::Code::BadInput);
    QCOMPARE(quoteArgv({""}).error().code, Error::Code::BadInput);
    QCOMPARE(shellCommand({"echo", QByteArray("a\0b", 3)}).error().code, Error::Code::BadInput);
    QCOMPARE(shellCommand({"echo", QByteArray(200'000, 'x')}).error().code, Error::Code::BadInput);
    QVERIFY(!shellCommand({}).error().message.isEmpty());
}

void TestArgv::plainCommandsStayReadable()
{
    QCOMPARE(*quoteArgv({"docker", "run", "it's"}), QByteArray("'docker' 'run' 'it'\\''s'"));
    QCOMPARE(*shellCommand({"docker", "ps"}), QByteArray("exec /bin/sh -c 'exec \"$0\" \"$@\"' 'docker' 'ps'"));
}

QTEST_GUILESS_MAIN(TestArgv)
#include "tst_argv.moc"
