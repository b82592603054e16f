// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/LogFile.h"
#include "tests/ui/PanelFixture.h"
#include "ui/pages/LogFilePage.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/FactGrid.h"
#include "ui/widgets/LogView.h"

#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace kirikae;

/// A start-up log from a file: read in slices, shown in the window, without any node.
class tst_LogFile : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel.reset(); }

    void saysTheSameAsTheWholeReading_data();
    void saysTheSameAsTheWholeReading();
    void anyLineOfALargeFileCanBeLookedAt();
    void readingCanBeCancelled();
    void anotherFileTakesOver();
    void failureIsShownWithItsLine_data();
    void failureIsShownWithItsLine();
    void readyStartShowsPhasesAndFacts();
    void whatIsNoLogIsSaid_data();
    void whatIsNoLogIsSaid();
    void missingFileIsSaidInPlace();
    void closingGoesBackToWhereOneWas();

private:
    static QString sample(const char *name)
    {
        return QStringLiteral(KIRIKAE_SOURCE_DIR "/tests/data/startup/%1.log").arg(QLatin1String(name));
    }
    QString written(const QByteArray &text);
    /// As a person drops it on the window.
    void drop(const QString &path);
    void save(const QString &name);
    template <class T>
    T *find(const char *name)
    {
        return m_panel->window().findChild<LogFilePage *>()->findChild<T *>(QLatin1String(name));
    }

    std::unique_ptr<PanelFixture> m_panel;
    QTemporaryDir m_folder;
    int m_files = 0;
};

namespace {

const QByteArray vllmHead =
    "INFO 11-29 09:20:31 [api_server.py:1712] vLLM API server version 0.11.2\n"
    "(EngineCore_DP0 pid=131) INFO 11-29 09:20:40 [core.py:77] Initializing a V1 LLM engine (v0.11.2) with config: "
    "model='Qwen/Qwen3-8B'\n"
    "(EngineCore_DP0 pid=131) INFO 11-29 09:20:44 [gpu_model_runner.py:2602] Starting to load model Qwen/Qwen3-8B...\n";
const QByteArray kvError =
    "(EngineCore_DP0 pid=131) ERROR 11-29 09:21:02 [core.py:708] ValueError: To serve at least one request with the "
    "model's max seq len (262144), 19.62 GiB KV cache is needed, which is larger than the available KV cache memory "
    "(17.90 GiB). Based on the available memory, the estimated maximum model length is 239600.\n";

EngineRuleSets rules()
{
    QList<Error> problems;
    return EngineRules::load({}, &problems);
}

} // namespace

void tst_LogFile::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    m_panel = std::make_unique<PanelFixture>([] { return nullptr; });
    m_panel->openWindow();
}

QString tst_LogFile::written(const QByteArray &text)
{
    const QString path = m_folder.filePath(QStringLiteral("start-%1.log").arg(++m_files));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return {};
    return path;
}

void tst_LogFile::drop(const QString &path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({400, 400}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_panel->window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event({400, 400}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_panel->window(), &event);
    QVERIFY(event.isAccepted());
}

void tst_LogFile::save(const QString &name)
{
    const QString folder = QCoreApplication::applicationDirPath() + QStringLiteral("/screenshots");
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(m_panel->window().grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
}

void tst_LogFile::saysTheSameAsTheWholeReading_data()
{
    QTest::addColumn<QString>("path");
    for (const char *name : {"vllm-tp2", "vllm-hybrid-drafter", "vllm-v0", "sglang", "llama-server"})
        QTest::newRow(name) << sample(name);
}

void tst_LogFile::saysTheSameAsTheWholeReading()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const LogAnalysis expected = analyzeLog(file, rules());
    LogFile log(rules());
    QSignalSpy shown(&log, &LogFile::shown);
    QVERIFY(log.open(path));
    QVERIFY(log.isReading());
    QVERIFY(shown.wait());
    QCOMPARE(log.analysis()->facts, expected.facts);
    QCOMPARE(log.analysis()->phases, expected.phases);
    QCOMPARE(log.analysis()->failure, expected.failure);
    QCOMPARE(log.analysis()->lines, expected.lines);
    QCOMPARE(log.lines().endNumber() - 1, expected.lines);
}

void tst_LogFile::anyLineOfALargeFileCanBeLookedAt()
{
    QByteArray text = vllmHead;
    constexpr int fillers = 120'000;
    for (int i = 4; i < fillers; ++i)
        text += "line number " + QByteArray::number(i) + '\n';
    LogFile log(rules());
    QSignalSpy shown(&log, &LogFile::shown);
    QVERIFY(log.open(written(text)));
    QVERIFY(shown.wait(20'000));
    QCOMPARE(shown.last().first().toLongLong(), fillers - 1);
    for (const qint64 line : {4LL, 4096LL, 4097LL, 60'000LL, 8191LL, 119'999LL, 110'000LL, 5LL}) {
        log.look(line);
        QTRY_COMPARE(shown.last().first().toLongLong(), line);
        QCOMPARE(log.lines().line(line).text, QStringLiteral("line number %1").arg(line));
        QVERIFY(log.lines().endNumber() - log.lines().firstNumber() < 30'000);
    }
}

void tst_LogFile::readingCanBeCancelled()
{
    QByteArray text = vllmHead;
    while (text.size() < 24 * 1024 * 1024)
        text += "(EngineCore_DP0 pid=131) INFO 11-29 09:20:45 [loader.py:1] something that no rule knows about\n";
    drop(written(text));
    auto *cancel = find<QPushButton>("cancelReading");
    QVERIFY(cancel->isVisible());
    bool windowWasAlive = false;
    QTimer::singleShot(0, this, [&] { windowWasAlive = cancel->isVisible(); });
    QTRY_VERIFY(windowWasAlive);
    cancel->click();
    auto *banner = find<Banner>("logVerdict");
    QVERIFY(banner->isVisible());
    QVERIFY2(banner->body().contains(QStringLiteral("Reading was cancelled after")), qPrintable(banner->body()));
    QVERIFY(!cancel->isVisible());
}

void tst_LogFile::anotherFileTakesOver()
{
    QByteArray text;
    while (text.size() < 8 * 1024 * 1024)
        text += "a line\n";
    drop(written(text));
    drop(sample("vllm-tp2"));
    QTRY_VERIFY(find<Banner>("logVerdict")->isVisible());
    QCOMPARE(find<QLabel>("logFileTitle")->text(), QStringLiteral("vllm-tp2.log"));
    QVERIFY(find<Banner>("logVerdict")->title().startsWith(QStringLiteral("The server was ready after")));
}

void tst_LogFile::failureIsShownWithItsLine_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void tst_LogFile::failureIsShownWithItsLine()
{
    QFETCH(bool, dark);
    m_panel->theme.choose(dark ? ColorScheme::Dark : ColorScheme::Light);
    QByteArray text = vllmHead;
    for (int i = 0; i < 40; ++i)
        text += "Loading safetensors checkpoint shards: " + QByteArray::number(i * 100 / 40) + "% Completed | " +
                QByteArray::number(i) + "/40 [00:01<00:02, 1.21s/it]\n";
    text += kvError + "(APIServer pid=1) RuntimeError: Engine core initialization failed. See root cause above.\n";
    drop(written(text));
    auto *banner = find<Banner>("logVerdict");
    QTRY_VERIFY(banner->isVisible());
    QVERIFY2(banner->title().contains(QStringLiteral("19.62 GiB")), qPrintable(banner->title()));
    QVERIFY2(banner->body().contains(QStringLiteral("239,600")), qPrintable(banner->body()));
    auto *view = m_panel->window().findChild<LogFilePage *>()->findChild<LogView *>();
    QTRY_VERIFY(view->textCursor().selectedText().contains(QStringLiteral("19.62 GiB")));
    view->moveCursor(QTextCursor::Start);
    QVERIFY(view->textCursor().selectedText().isEmpty());
    QTest::mouseClick(find<QLabel>("bannerEvidence"), Qt::LeftButton);
    QTRY_VERIFY(view->textCursor().selectedText().contains(QStringLiteral("19.62 GiB")));
    save(dark ? QStringLiteral("logfile-failed-dark") : QStringLiteral("logfile-failed"));
}

void tst_LogFile::readyStartShowsPhasesAndFacts()
{
    drop(sample("vllm-hybrid-drafter"));
    auto *banner = find<Banner>("logVerdict");
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(banner->title().startsWith(QStringLiteral("The server was ready after")));
    QVERIFY(find<QListView>("phaseView")->model()->rowCount() > 3);
    QStringList names;
    for (const FactGrid::Fact &fact : find<FactGrid>("logFacts")->facts())
        names << fact.first;
    for (const char *name : {"Engine", "Model", "Loading weights", "KV cache"})
        QVERIFY2(names.contains(QLatin1String(name)), name);
    QTRY_VERIFY(m_panel->window().findChild<LogFilePage *>()->findChild<LogView *>()->document()->blockCount() > 20);
    save(QStringLiteral("logfile-ready"));
}

void tst_LogFile::whatIsNoLogIsSaid_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("title");
    QTest::newRow("empty") << QByteArray() << "The file is empty.";
    QTest::newRow("prose") << QByteArray("Dear reader,\nthis is no log.\n")
                           << "This is not the start-up log of a server that Kirikae knows.";
    QTest::newRow("zeros") << QByteArray(100'000, '\0')
                           << "This is not the start-up log of a server that Kirikae knows.";
    QTest::newRow("cut") << vllmHead << "The log ends before the server was ready, and shows no reason.";
}

void tst_LogFile::whatIsNoLogIsSaid()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, title);
    drop(written(text));
    QTRY_COMPARE(find<Banner>("logVerdict")->title(), title);
    QVERIFY(find<Banner>("logVerdict")->isVisible());
}

void tst_LogFile::missingFileIsSaidInPlace()
{
    drop(m_folder.filePath(QStringLiteral("none.log")));
    QVERIFY(find<Banner>("logVerdict")->title().endsWith(QStringLiteral("none.log cannot be opened.")));
    drop(m_folder.path());
    QVERIFY(find<Banner>("logVerdict")->title().endsWith(QStringLiteral("is a folder. Open the log file itself.")));
}

void tst_LogFile::closingGoesBackToWhereOneWas()
{
    drop(sample("vllm-tp2"));
    QVERIFY(m_panel->window().windowTitle().startsWith(QStringLiteral("Log file")));
    QVERIFY(!m_panel->find<QPushButton>("welcomeAdd")->isVisible());
    find<QPushButton>("closeLogFile")->click();
    QVERIFY(m_panel->find<QPushButton>("welcomeAdd")->isVisible());
    QCOMPARE(m_panel->window().windowTitle(), QStringLiteral("Kirikae"));
}

QTEST_MAIN(tst_LogFile)
#include "tst_logfile.moc"
