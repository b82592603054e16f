// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/startup/Phase.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace kirikae {

/// One thing that happens during a simulated start: a log line, memory taken, a file read, a state reached.
struct DemoBeat {
    enum class Act {
        None,
        CheckMemory, ///< vLLM's own start test against `bytes`; below it the start fails with its sentence
        Listen,      ///< the port is bound
        Ready,       ///< requests are answered
        Exit,        ///< the main process ends with `exitCode`
        Stall,       ///< from here on nothing moves
        DropLink,    ///< the fault: the link goes
        Freeze,      ///< the fault: the node goes
    };
    qint64 atMs = 0;                     ///< after the container was started
    Phase phase = Phase::ContainerStart; ///< what lasts from here to the next beat
    Act act = Act::None;
    bool hasLine = false;
    bool isStderr = false;
    QByteArray line;
    int exitCode = 0;
    Bytes bytes = 0;   ///< CheckMemory: what must be free
    Bytes weights = 0; ///< what is taken now
    Bytes kvCache = 0;
    Bytes overhead = 0;
    Bytes host = 0;
    Bytes swapOut = 0; ///< of other programs
    QString file;      ///< what is read, into the page cache
    Bytes fileBytes = 0;
    QString cacheKey;      ///< what is in its cache from now on
    QStringList busyTools; ///< compilers at work until the next beat
};

/// Writes a start down, beat by beat, with a pen that moves through time. Knows the grammar of log lines: process
/// prefixes, levels, the node's time of day, tqdm's bars.
class DemoScript {
public:
    explicit DemoScript(qint64 startMs);

    void enter(Phase phase) { m_phase = phase; }
    void wait(double seconds);
    [[nodiscard]] double seconds() const { return double(m_atUs) / 1e6; }
    /// A new beat at the pen.
    DemoBeat &beat();
    DemoBeat &act(DemoBeat::Act act);
    void line(const QByteArray &text, bool isStderr = false);
    void api(const char *file, const QByteArray &message, const char *level = "INFO");
    void core(const char *file, const QByteArray &message, const char *level = "INFO");
    /// tqdm's weight bar: a line of its own, framed by empty prefixed lines.
    void shardBar(const QByteArray &what, int done, int total, double elapsedSeconds);
    /// tqdm's default bar: all its states in one line, apart by carriage returns; takes `seconds`.
    void wholeBar(const QByteArray &what, int total, double seconds);
    void exit(int code);

    [[nodiscard]] QList<DemoBeat> beats() const { return m_beats; }

private:
    [[nodiscard]] QByteArray record(const char *level, const char *file, const QByteArray &message) const;
    qint64 m_startMs;
    qint64 m_atUs = 0;
    Phase m_phase = Phase::ContainerStart;
    QList<DemoBeat> m_beats;
};

/// "0.38" and the like: plain digits, no locale.
QByteArray demoNumber(double value, int decimals);
/// "1,115,000"
QByteArray demoThousands(qint64 value);

} // namespace kirikae
