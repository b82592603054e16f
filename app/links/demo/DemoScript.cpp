// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoScript.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>

namespace kirikae {

namespace {

QByteArray clockText(double seconds)
{
    const int whole = int(seconds);
    return QByteArray::number(whole / 60).rightJustified(2, '0') + ':' +
           QByteArray::number(whole % 60).rightJustified(2, '0');
}

QByteArray rate(int done, double seconds)
{
    if (done == 0 || seconds <= 0)
        return "?it/s";
    const double each = seconds / done;
    return each > 1 ? demoNumber(each, 2) + "s/it" : demoNumber(1 / each, 2) + "it/s";
}

QByteArray times(int done, int total, double elapsed)
{
    const QByteArray left = done == 0 ? QByteArray("?") : clockText(elapsed / done * (total - done));
    return '[' + clockText(elapsed) + '<' + left + ", " + rate(done, elapsed).rightJustified(10, ' ').trimmed() + ']';
}

} // namespace

QByteArray demoNumber(double value, int decimals)
{
    return QByteArray::number(value, 'f', decimals);
}

QByteArray demoThousands(qint64 value)
{
    QByteArray digits = QByteArray::number(value);
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        digits.insert(at, ',');
    return digits;
}

DemoScript::DemoScript(qint64 startMs)
    : m_startMs(startMs)
{
}

void DemoScript::wait(double seconds)
{
    m_atUs += qint64(std::llround(seconds * 1e6));
}

DemoBeat &DemoScript::beat()
{
    DemoBeat beat;
    beat.atMs = (m_atUs + 500) / 1000;
    beat.phase = m_phase;
    m_beats.append(beat);
    return m_beats.last();
}

DemoBeat &DemoScript::act(DemoBeat::Act act)
{
    DemoBeat &next = beat();
    next.act = act;
    return next;
}

void DemoScript::line(const QByteArray &text, bool isStderr)
{
    DemoBeat &next = beat();
    next.hasLine = true;
    next.line = text;
    next.isStderr = isStderr;
}

QByteArray DemoScript::record(const char *level, const char *file, const QByteArray &message) const
{
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(m_startMs + m_atUs / 1000, Qt::UTC);
    return QByteArray(level) + ' ' + when.toString(QStringLiteral("MM-dd HH:mm:ss")).toLatin1() + " [" + file + "] " +
           message;
}

void DemoScript::api(const char *file, const QByteArray &message, const char *level)
{
    line("(APIServer pid=1) " + record(level, file, message));
}

void DemoScript::core(const char *file, const QByteArray &message, const char *level)
{
    line("(EngineCore pid=131) " + record(level, file, message));
}

void DemoScript::shardBar(const QByteArray &what, int done, int total, double elapsedSeconds)
{
    const QByteArray percent = QByteArray::number(done * 100 / total).rightJustified(3, ' ');
    line("(EngineCore pid=131) \r" + what + ": " + percent + "% Completed | " + QByteArray::number(done) + '/' +
             QByteArray::number(total) + ' ' + times(done, total, elapsedSeconds),
         true);
    if (done == total)
        line("(EngineCore pid=131) ", true);
}

void DemoScript::wholeBar(const QByteArray &what, int total, double seconds)
{
    QByteArray text = "(EngineCore pid=131) ";
    for (int done = 0; done <= total; ++done) {
        const int tenths = done * 10 / total;
        text += (done == 0 ? QByteArray() : QByteArray("\r")) + what + ": " +
                QByteArray::number(done * 100 / total).rightJustified(3, ' ') + "%|" +
                QStringLiteral("█").repeated(tenths).toUtf8() + QByteArray(10 - tenths, ' ') + "| " +
                QByteArray::number(done) + '/' + QByteArray::number(total) + ' ' +
                times(done, total, seconds * done / total);
    }
    wait(seconds);
    line(text, true);
}

void DemoScript::exit(int code)
{
    act(DemoBeat::Act::Exit).exitCode = code;
}

} // namespace kirikae
