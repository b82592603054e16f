// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/LogRecord.h"

#include <QByteArray>

namespace kirikae {

/// What a log line written as a JSON object says.
struct JsonLogLine {
    QByteArray message;
    LogStamp time;
    LogRecord::Level level = LogRecord::Level::None;
    int rank = -1;
    qint64 pid = 0;
    bool isEnvelope = false; ///< Docker's or journald's: the message is the program's own line
    bool isVllm = false;
};

/// False when `text` is not a JSON object with a message. Knows the keys of Python's JSON formatters, of Docker's
/// json-file driver and of journalctl -o json.
bool readJsonLogLine(QByteArrayView text, JsonLogLine *line);

} // namespace kirikae
