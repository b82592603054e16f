// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoScript.h"

#include <QByteArrayList>

// How vLLM prints its failures: the cause, the same traceback again without times, the harmless NCCL warning, and an
// outer message that says nothing. Each function writes one to the script and ends the process.
namespace kirikae {

/// The engine process fails with `error` (its lines) in `frame` ("vllm/v1/core/kv_cache_utils.py, check_enough").
void writeEngineFailure(DemoScript &script, const QByteArray &frame, const QByteArrayList &error);
/// The engine process is gone without a word; only the outer message tells.
void writeSilentEngineDeath(DemoScript &script);
/// argparse: exit 2 before anything else.
void writeUnknownOption(DemoScript &script, const QByteArray &option);
/// The API process finds no such model, on the disk or on the hub.
void writeModelNotFound(DemoScript &script, const QByteArray &model);

} // namespace kirikae
