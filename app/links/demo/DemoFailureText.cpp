// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoFailureText.h"

namespace kirikae {

namespace {

constexpr const char *packages = "/usr/local/lib/python3.12/dist-packages/";

void writeOuterFailure(DemoScript &script)
{
    script.wait(0.4);
    const QByteArrayList frames{
        "Traceback (most recent call last):",
        "  File \"/usr/local/bin/vllm\", line 10, in <module>",
        "    sys.exit(main())",
        "             ^^^^^^",
        QByteArray("  File \"") + packages + "vllm/entrypoints/cli/main.py\", line 82, in main",
        "    args.dispatch_function(args)",
        QByteArray("  File \"") + packages + "vllm/v1/engine/utils.py\", line 1290, in wait_for_engine_startup",
        "    raise RuntimeError(",
        "RuntimeError: Engine core initialization failed. See root cause above. Failed core proc(s): {}",
    };
    for (const QByteArray &frame : frames)
        script.line("(APIServer pid=1) " + frame, true);
    script.wait(1.2);
    script.exit(1);
}

QByteArrayList traceback(const QByteArray &frame, const QByteArrayList &error)
{
    const QByteArray file = frame.left(frame.indexOf(','));
    const QByteArray function = frame.mid(frame.indexOf(',') + 1).trimmed();
    QByteArrayList lines{
        "Traceback (most recent call last):",
        QByteArray("  File \"") + packages + "vllm/v1/engine/core.py\", line 1322, in run_engine_core",
        "    engine_core = EngineCoreProc(*args, engine_index=dp_rank, **kwargs)",
        QByteArray("  File \"") + packages + file + "\", line 118, in " + function,
    };
    lines.append(error);
    return lines;
}

} // namespace

void writeEngineFailure(DemoScript &script, const QByteArray &frame, const QByteArrayList &error)
{
    const QByteArrayList lines = traceback(frame, error);
    script.core("core.py:1330", "EngineCore failed to start.", "ERROR");
    for (const QByteArray &text : lines)
        script.core("core.py:1330", text, "ERROR");
    script.wait(0.2);
    script.line("(EngineCore pid=131) Process EngineCore:", true);
    for (const QByteArray &text : lines)
        script.line("(EngineCore pid=131) " + text, true);
    script.line("[rank0]:[W1129 ProcessGroupNCCL.cpp:1565] Warning: WARNING: destroy_process_group() was not called "
                "before program exit, which can leak resources. (function operator())",
                true);
    writeOuterFailure(script);
}

void writeSilentEngineDeath(DemoScript &script)
{
    writeOuterFailure(script);
}

void writeUnknownOption(DemoScript &script, const QByteArray &option)
{
    script.line("usage: vllm serve [model_tag] [options]", true);
    script.line("vllm: error: unrecognized arguments: " + option, true);
    script.wait(0.3);
    script.exit(2);
}

void writeModelNotFound(DemoScript &script, const QByteArray &model)
{
    const QByteArray prefix = "(APIServer pid=1) ";
    script.line(prefix + "Traceback (most recent call last):", true);
    script.line(prefix + "  File \"" + packages + "vllm/transformers_utils/config.py\", line 640, in get_config", true);
    if (model.startsWith('/')) {
        script.line(prefix +
                        "huggingface_hub.errors.HFValidationError: Repo id must be in the form 'repo_name' or "
                        "'namespace/repo_name': '" +
                        model + "'. Use `repo_type` argument if needed.",
                    true);
    } else {
        script.line(prefix + "huggingface_hub.errors.RepositoryNotFoundError: 401 Client Error.", true);
        script.line(prefix + "Repository Not Found for url: https://huggingface.co/" + model +
                        "/resolve/main/config.json.",
                    true);
        script.line(prefix + "Please make sure you specified the correct `repo_id` and `repo_type`.", true);
        script.line(prefix + "Invalid username or password.", true);
    }
    script.wait(0.8);
    script.exit(1);
}

} // namespace kirikae
