// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/sizing/FitVerdict.h"
#include "models/switching/SwitchRecord.h"

#include <QString>

// The words of the panel that more than one place needs; all translated, all plain text.
namespace kirikae {

QString engineName(const QString &engine); ///< "vllm" -> "vLLM"; unknown ones as they are
QString shortTime(qint64 msSinceEpoch);    ///< "29 Nov 09:12", local time
QString clockTime(qint64 msSinceEpoch);    ///< "09:12:31.204", local time
QString signedGib(Bytes bytes);            ///< "+ 55.0", "− 70.0"
/// "ready", "failed, previous restored"; what was left open is said as it was seen.
QString outcomeText(const SwitchRecord &record);
QString basisText(Basis basis); ///< "measured", "estimated"; empty when unknown
/// What a person can do next about an error of this kind; empty when its message already says it.
QString adviceFor(Error::Code code);
/// Tool tips guess whether text is rich; this keeps remote text plain.
QString plainToolTip(const QString &text);

} // namespace kirikae
