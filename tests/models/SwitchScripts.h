// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/ScriptedOps.h"

// Profiles, and how their starts go, for the tests of the switch engine.
namespace kirikae {

using namespace Qt::StringLiterals;

inline Profile profileNamed(const QString &id, quint16 port = 8000)
{
    Profile profile;
    profile.id = id;
    profile.name = id.toUpper();
    profile.engine = u"vllm"_s;
    profile.image = u"vllm/vllm-openai:v0.32.0"_s;
    profile.model = u"org/"_s + id;
    profile.servedName = id;
    profile.arguments = {u"--gpu-memory-utilization"_s, u"0.5"_s};
    profile.ports = {{u"127.0.0.1"_s, port, 8000}};
    profile.weightsBytes = 15 * GiB;
    profile.restart = u"unless-stopped"_s;
    return profile;
}

inline QList<Script::Line> vllmLog()
{
    return {
        {1'000, "INFO 11-29 09:00:01 [api_server.py:1995] vLLM API server version 0.32.0"},
        {3'000,
         "(EngineCore pid=9) INFO 11-29 09:00:03 [core.py:93] Initializing a V1 LLM engine (v0.32.0) with config: "
         "model='org/b'"},
        {4'000, "(EngineCore pid=9) INFO 11-29 09:00:04 [gpu_model_runner.py:3338] Starting to load model org/b..."},
        {14'000, "(EngineCore pid=9) INFO 11-29 09:00:14 [default_loader.py:314] Loading weights took 10.00 seconds"},
        {15'000,
         "(EngineCore pid=9) INFO 11-29 09:00:15 [gpu_model_runner.py:3419] Model loading took 14.5000 GiB memory "
         "and 11.00 seconds"},
        {20'000, "(APIServer pid=1) INFO:     Started server process [1]"},
        {20'500, "(APIServer pid=1) INFO:     Waiting for application startup."},
        {21'000, "(APIServer pid=1) INFO:     Application startup complete."},
    };
}

inline Script goodVllm()
{
    Script script;
    script.log = vllmLog();
    script.readyAfterMs = 21'000;
    return script;
}

inline Script failing(int afterMs, int exitCode = 1)
{
    Script script;
    script.log = {{500, "INFO 11-29 09:00:01 [api_server.py:1995] vLLM API server version 0.32.0"}};
    script.readyAfterMs.reset();
    script.exitAfterMs = afterMs;
    script.exitCode = exitCode;
    return script;
}

} // namespace kirikae
