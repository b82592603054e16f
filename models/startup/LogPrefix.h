// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/LogRecord.h"

namespace kirikae {

// Each takes what it knows off the front of `record->message`, notes what it says in the record, and tells whether it
// took anything.

/// What a container runtime, compose, Kubernetes, journald or a quoting person put in front of a program's line.
bool takeOuterPrefix(LogRecord *record);
/// "[2026-04-10 08:52:19] " that `ts` or a supervisor put in front of a record. SGLang writes the same itself:
/// `isUsual` becomes true with the first line that shows which it is, and must be false before.
bool takeBracketedTime(LogRecord *record, bool *isUsual);
/// "(EngineCore_DP0 pid=192) ", "(VllmWorker rank=1 pid=106) ", "[rank0]: ", also cut off in the middle.
bool takeProcessPrefix(LogRecord *record);
/// The logger's own head: "INFO 04-10 08:52:19 [core.py:114] ", "[2026-08-01 23:37:40 TP0] ", ...
bool takeRecordHead(LogRecord *record);

/// "INFO", "warning", "E": the level that a word names.
LogRecord::Level levelFromWord(QByteArrayView word);
/// The rank that a process or group name tells: "Worker_TP1" 1, "EngineCore_DP0" 0, "APIServer" -1.
int rankFromName(QByteArrayView name);

} // namespace kirikae
