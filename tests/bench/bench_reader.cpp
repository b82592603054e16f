// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/EngineRuleData.h"
#include "models/startup/LogAnalysis.h"
#include "models/startup/LogLines.h"
#include "models/startup/StartupReader.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <sys/resource.h>

// How fast a log is read, beside grep -E with the patterns of the same rules on the same file in the same run, and how
// much memory a long log takes. Megabytes of log as the argument, 200 by default.
namespace {

using namespace kirikae;
using namespace Qt::StringLiterals;

/// A server's log as it looks after days: a start, then access lines and throughput lines.
void writeLog(QIODevice *file, qint64 megabytes)
{
    file->write(
        "(APIServer pid=1) INFO 06-30 10:00:00 [api_server.py:9] vLLM API server version 0.30.0\n"
        "(EngineCore pid=2) INFO 06-30 10:00:05 [m.py:1] Starting to load model a/b...\n"
        "(EngineCore pid=2) INFO 06-30 10:00:25 [m.py:1] Loading weights took 19.50 seconds\n"
        "(EngineCore pid=2) INFO 06-30 10:00:26 [m.py:1] Model loading took 20.5 GiB memory and 21.000000 seconds\n");
    QByteArray block;
    for (int i = 0; i < 400; ++i) {
        const QByteArray number = QByteArray::number(i);
        block += "(EngineCore pid=2) INFO 06-30 10:01:" + QByteArray::number(10 + i % 50) + " [gpu_worker.py:3" +
                 number + "] Using FLASHINFER attention backend out of potential backends: ['FLASHINFER'] " + number +
                 "\n"
                 "(APIServer pid=1) INFO:     192.0.2.7:5" +
                 number +
                 " - \"POST /v1/chat/completions HTTP/1.1\" 503 Service Unavailable\n"
                 "(Worker_TP0 pid=3) WARNING 06-30 10:01:11 [kernel.py:1] Triton kernel note number " +
                 number +
                 " about something that nobody needs to know but everybody logs\n"
                 "  File \"/usr/local/lib/python3.12/dist-packages/vllm/model_executor/layers/linear.py\", line " +
                 number + ", in forward\n";
    }
    for (qint64 written = 0; written < megabytes * 1'000'000; written += block.size())
        file->write(block);
}

QByteArray forGrep(QString pattern)
{
    static const QRegularExpression named(u"\\(\\?<\\w+>"_s);
    pattern.replace(named, u"("_s).replace(u"(?:"_s, u"("_s).replace(u"\\d"_s, u"0-9"_s).replace(u"[0-9"_s, u"[0-9"_s);
    pattern.replace(QRegularExpression(u"(?<!\\[)(?<!\\.)(?<!-)0-9(?![\\w.,]*\\])"_s), u"[0-9]"_s);
    return pattern.remove(QRegularExpression(u"^\\^"_s)).toUtf8();
}

double residentMib()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf("VmHWM:");
    return at < 0 ? 0 : text.mid(at + 6, 20).simplified().split(' ').value(0).toDouble() / 1024;
}

/// Processor time, so that a busy machine does not count.
double cpuSeconds(int who)
{
    rusage usage{};
    getrusage(who, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

double megabytesPerSecond(qint64 bytes, double seconds)
{
    return static_cast<double>(bytes) / 1e6 / std::max(seconds, 1e-3);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QTextStream out(stdout);
    const qint64 megabytes = std::max(1, app.arguments().value(1, u"200"_s).toInt());
    QTemporaryDir folder;
    const QString path = folder.filePath(u"server.log"_s);
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return 1;
    writeLog(&file, megabytes);
    file.flush();
    const qint64 bytes = file.size();
    const EngineRuleSets rules = EngineRules::load({}, nullptr);

    file.seek(0);
    const double before = residentMib();
    StartupReader reader(rules);
    LogLines lines(file);
    double start = cpuSeconds(RUSAGE_SELF);
    while (const auto line = lines.next())
        reader.read({0, QByteArray::fromRawData(line->data(), line->size()), false});
    reader.finish();
    out << "reader        " << megabytesPerSecond(bytes, cpuSeconds(RUSAGE_SELF) - start) << " MB/s ("
        << reader.lineCount() << " lines)\n";

    file.seek(0);
    start = cpuSeconds(RUSAGE_SELF);
    const LogAnalysis analysis = analyzeLog(file, rules);
    out << "analyze-log   " << megabytesPerSecond(bytes, cpuSeconds(RUSAGE_SELF) - start) << " MB/s, peak memory "
        << residentMib() - before << " MiB above the start\n";

    QFile patterns(folder.filePath(u"patterns"_s));
    int count = 0;
    if (patterns.open(QIODevice::WriteOnly)) {
        for (const EngineRule &rule : rules.constLast()->data().rules) {
            const QString &pattern = rule.pattern.pattern();
            const bool isAscii = std::all_of(pattern.begin(), pattern.end(), [](QChar c) { return c.unicode() < 128; });
            if (pattern.isEmpty() || !isAscii || pattern.contains(u"(?!"))
                continue;
            patterns.write(forGrep(pattern) + "\n");
            ++count;
        }
        patterns.close();
    }
    QProcess grep;
    start = cpuSeconds(RUSAGE_CHILDREN);
    grep.start(u"grep"_s, {u"-cE"_s, u"-f"_s, patterns.fileName(), path});
    grep.waitForFinished(-1);
    out << "grep -E       " << megabytesPerSecond(bytes, cpuSeconds(RUSAGE_CHILDREN) - start) << " MB/s with " << count
        << " patterns of " << rules.constLast()->engine() << " alone, " << grep.readAllStandardOutput().trimmed()
        << " lines found" << QString::fromUtf8(grep.readAllStandardError().left(300)) << '\n';
    return analysis.lines == reader.lineCount() ? 0 : 1;
}
