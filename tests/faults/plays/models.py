# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Targets that are not what they should be."""

from registry import BEFORE, PROCESS, both, NO_DAEMON, fault, nothing

BACK_AGAIN = ("failed_restored",)


def target(name, text, *flags, **options):
    options.setdefault("expect", BACK_AGAIN)
    fault("the target " + text, name="target_" + name, steps=BEFORE, b=flags, **options)(nothing)


target("wrong_model", "serves another model", "--fail", "wrong_model", cost=45, limit=90)
target("nonsense", "answers nonsense", "--fail", "wrong_answers", cost=45, limit=90)
target("models_500", "answers 500 to /v1/models", "--fail", "models_500", cost=45, limit=90)
target("chat_500", "answers 500 to a chat", "--fail", "chat_500", cost=45, limit=90)
target("no_chat", "has no chat", "--fail", "no_chat", cost=45, limit=90, expect=())
target("with_key", "asks for a key that its profile has", "--api-key", "sesame", expect=("ready",), cost=20)
target("exits", "ends while it loads, without a cause", "--fail", "wrapper_only")
target("out_of_memory", "is killed while it loads", "--fail", "killed")
target("bind_fails", "cannot have its port", "--fail", "port_taken")
target("crashes_at_once", "says that it is ready, and ends", "--fail", "crash_after_ready")
target("crashes_soon", "ends one second after it was ready", "--fail", "crash_soon", expect=(), ends_by_itself=True)
target("never_answers", "never answers a chat", "--fail", "hang_answers", cost=210, limit=260)
target("never_ready", "never gets ready and spins a little", "--fail", "hang_busy", cost=1000, limit=1100,
       ways=both(PROCESS, NO_DAEMON)[:1])


@fault("nothing ran before, and the target fails", steps=BEFORE, has_previous=False, b=("--fail", "wrapper_only"),
       expect=("failed_stopped",))
def first_fails(case):
    nothing(case)


def ask_for_key(case):
    """A key that only the server knows: its profile does not say that there is one."""
    profile = case.node.read_profile("b")
    words = profile["command"]
    if case.engine == "docker":
        profile["arguments"] += ["--api-key", "sesame"]
    else:
        profile["command"] = ["/usr/bin/env", "VLLM_API_KEY=sesame", *words]
    case.node.save_profile("b", profile)


@fault("the target answers 401", ways=PROCESS, steps=BEFORE, setup=ask_for_key, cost=45, limit=90)
def target_401(case):
    nothing(case)
