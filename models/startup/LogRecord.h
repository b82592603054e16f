// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace kirikae {

/// A time as a log line carries it; LogClock makes instants of it.
struct LogStamp {
    enum class Kind : quint8 {
        None,
        Zoned,    ///< ms = UTC since the epoch
        Local,    ///< ms = wall clock since the epoch, zone not told
        Yearless, ///< ms = (month * 32 + day) * 86400000 + milliseconds of the day
        Relative, ///< ms = since the program started
    };
    Kind kind = Kind::None;
    qint64 ms = 0;
    bool operator==(const LogStamp &) const = default;
};

/// One message of a program, freed of everything that was put around it. The views point into the cleaner's buffers
/// and hold until the sink returns.
struct LogRecord {
    enum class Level : quint8 { None, Debug, Info, Warning, Error };
    /// Whose way of writing a line it is: tells the engine before any rule does.
    enum class Head : quint8 { None, Vllm, Sglang, TensorRt, LlamaCpp };

    QByteArrayView message;
    QByteArrayView process; ///< "EngineCore_DP0", "Worker_TP1"; empty when the line names none
    qint64 pid = 0;
    int rank = -1;  ///< 0 = first worker, > 0 = another one; -1 = the line does not tell
    LogStamp outer; ///< put in front by Docker, Kubernetes, journald ...
    LogStamp inner; ///< written by the program itself
    Level level = Level::None;
    Head head = Head::None;
};

} // namespace kirikae
