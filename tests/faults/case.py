# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One injection, from an empty node to the verdict."""

import json
import os
import shutil
import signal
import time

from engine_proxy import EngineProxy
from judge import RUNS, Claim, Verdict, false_claims, records_of, second_models
from node import MARKS, Node, interrupt
from programs import Program, send_signal, wait_until
from registry import BACK, BEFORE, FORWARD
from truth import GONE, LOADING, SERVING, Foreign, Looker, guards_of, text_of, watch

MOMENTS = (0, 1, 2.2, 3.5)
LONGEST_BLOCK = 35  # seconds: a claim of a program that is gone runs out


class Void(Exception):
    """The case could not be played: its step did not come, or the node could not be set up."""


class Case:
    """What a fault gets. Parts of the node hang on `node` and `docker`; the programs of the moment are `asker`, and what
    `pids("a")` and `pids("b")` tell."""

    def __init__(self, fault, way, step, folder, base, docker, build):
        self.fault, self.way, self.step = fault, way, step
        self.link, self.engine = way
        self.docker = docker if self.engine == "docker" else None
        self.folder, self.base, self.build = folder, base, build
        self.node = self.asker = self.proxy = self.looker = self.foreign = self.foreign_container = None
        self.strangers, self.others, self._undo = [], [], []
        self.verdict = Verdict()
        self.arguments = {"a": ["--seconds", "0.5", *fault.a], "b": ["--seconds", "1.2", *fault.b],
                          "c": ["--seconds", "0.3"]}

    # For faults

    def pids(self, name):
        return self.looker.pids(name)

    def later(self, undo):
        """Done when the outcome was told and looked at, before the next switch."""
        self._undo.append(undo)

    def pause(self, pids, seconds=20):
        send_signal(pids, signal.SIGSTOP)
        time.sleep(seconds)
        send_signal(pids, signal.SIGCONT)

    def stranger(self, port, name="stranger", extra=()):
        """A server of somebody else on a port; ended before the next switch."""
        program = Program(f"stranger-{len(self.strangers)}", [
            self.build + "/tests/standin/kirikae_standin", "--served-model-name", name, "--port", str(port),
            "--host", "127.0.0.1", "--seconds", "0", "--memory-mib", "1", *extra], dict(os.environ), self.folder)
        self.strangers.append(program)
        self.later(lambda: program.end(2))
        return program

    def check(self, condition, text):
        """What a fault needs to be played."""
        if not condition:
            raise Void(text)

    def cancel(self, times=1):
        for number in range(times):
            if number:
                time.sleep(0.2)
            interrupt(self.asker)

    # The course

    def run(self):
        begin = time.monotonic()
        try:
            self._prepare()
            self._baseline()
            self._switch()
            self._conclude()
            self._next()
            self._tidy()
        except Void as problem:
            self.verdict.is_void = True
            self.verdict.notes.append(str(problem))
        finally:
            self.verdict.seconds = time.monotonic() - begin
            self._close()
        return self.verdict

    def _prepare(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        os.makedirs(self.folder)
        needs = self.fault.needs
        if self.docker:
            self.docker.ensure(self.fault.live_restore)
            if "proxy" in needs:
                self.proxy = EngineProxy(self.folder + "/engine.sock", self.docker.socket_path)
        self.node = Node(self.folder, self.link, self.engine, self.base, self.build, self.docker,
                         self.proxy.path if self.proxy else None, needs)
        self.looker = Looker(self.node.ports, {"b": "sesame"})
        if self.step in BACK:
            if not self.fault.b:
                self.arguments["b"] += ["--fail", "wrapper_only"]
            if not self.fault.a:
                marker = "/tmp/started" if self.docker else self.folder + "/tmp/started"
                self.arguments["a"] += ["--marker", marker, "--again-seconds", "2"]
        for name in ("a", "b", "c"):
            self.node.save_profile(name, self.node.profile(name, self.arguments[name]))
        if self.fault.setup:
            self.fault.setup(self)
        self._place_foreign()
        self.node.open()

    def _place_foreign(self):
        port = self.node.ports["foreign"]
        words = ["--served-model-name", "foreign", "--port", str(port), "--host", "127.0.0.1", "--seconds", "0",
                 "--memory-mib", "1", "--max-num-seqs", MARKS["foreign"]]
        if self.docker:
            self.docker.run_foreign(["/standin", *words])
        else:
            program = Program("foreign", [self.build + "/tests/standin/kirikae_standin", *words], dict(os.environ),
                              self.folder)
            self.others.append(program)
        looker = Looker({"foreign": port})
        if not wait_until(lambda: looker.state("foreign") == SERVING, 10):
            raise Void("the foreign server does not run")
        self.foreign = Foreign(looker.pids("foreign")[0], port)

    def _baseline(self):
        if not self.fault.has_previous:
            return
        program = self.node.ctl(["switch", "a"], "baseline")
        if program.wait(90) != 0:
            program.end()
            raise Void("no baseline: " + Claim.of(program).text() + " " + Claim.of(program).message)
        self.pid_before = self.pids("a")[:1]

    def _switch(self):
        if self.step in BEFORE:
            self.fault.play(self)
        self.asker = self.node.ctl(["switch", "b", "--on-interrupt", "cancel"], "asker")
        if self.step not in BEFORE:
            self._reach()
            self.fault.play(self)

    def _reach(self):
        """Until the step begins, told by the journal on the node or, on the way back, by the node itself."""
        late = {*FORWARD[FORWARD.index(self.step) + 1:], "rolling_back"} if self.step in FORWARD else set()
        end = time.monotonic() + 60
        while time.monotonic() < end:
            stage = self.node.stage()
            if stage == self.step or (self.step == "back" and stage == "rolling_back"):
                return
            if self.step in BACK[1:] and stage == "rolling_back" and not self.pids("b"):
                state = self.looker.state("a")
                if state == (SERVING if self.step == "back_verifying" else LOADING):
                    return
            if stage in late or not self.asker.is_running():
                break
            time.sleep(0.002 if self.step in FORWARD else 0.01)
        self.asker.end()
        raise Void(f"the step was not seen (the switch ended: {Claim.of(self.asker).text()})")

    def _conclude(self):
        claim = self._ended(self.asker)
        fault = self.fault
        if (fault.kills_asker or claim.outcome in ("unreachable", "") or claim.code == 11) and fault.watches:
            if claim.outcome == "unreachable" and not fault.may_be_unreachable and self.step != "preflight":
                self.verdict.reasons.append(f"false: unreachable, but the node can be reached: {claim.message}")
            followed = self._watch(claim.switch_id)
            if followed is not None:
                claim = followed
        self.claim = claim
        self.verdict.claimed = claim.text()
        looks = watch(self.looker, MOMENTS)
        self.judge(claim, looks)

    def judge(self, claim, looks):
        fault, verdict = self.fault, self.verdict
        previous = "a" if fault.has_previous else ""
        was_touched = bool(previous) and self.pids("a")[:1] != self.pid_before
        verdict.reasons += false_claims(claim, looks, previous, "b", fault.ends_by_itself, was_touched)
        if fault.expect and claim.outcome and claim.outcome not in fault.expect:
            verdict.reasons.append(f"unexpected: {claim.outcome}: {claim.message}")
        if not any(state == SERVING for state in looks[-1].values()):
            # Who was not told an end may still come; who was, has been judged.
            patience = 45 if claim.outcome in ("", "unsettled", "unreachable") else 3
            wait_until(lambda: any(state == SERVING for state in self.looker.look().values()), patience, 0.3)
            looks.append(self.looker.look())
        verdict.found = text_of(looks[-1])
        # Where nobody watches, nobody brings a model back before somebody asks for the next.
        may_be_gone = not previous or fault.may_lose or fault.ends_by_itself or not fault.watches
        if not may_be_gone and not any(state in RUNS for state in looks[-1].values()):
            verdict.reasons.append("lost: nothing runs, although one could")
        verdict.reasons += second_models(looks)

    def _ended(self, program):
        """What a program claims; a program without an end is a finding."""
        if program.wait(self.fault.limit) is None:
            self.verdict.reasons.append(f"no outcome within {self.fault.limit:.0f} s (step {self.node.stage() or '-'})")
            program.signal(signal.SIGTERM)
            if program.wait(5) is None:
                program.signal(signal.SIGKILL)
                program.wait(5)
        return Claim.of(program)

    def _watch(self, switch_id):
        """Somebody looks: `watch` takes up what has nobody any more. Its record, or that of the history."""
        program = self.node.ctl(["watch"])
        self._ended(program)
        claim = Claim.of(program)
        if claim.outcome:
            if switch_id and claim.switch_id and claim.switch_id != switch_id:
                self.verdict.reasons.append("false: watch told the end of another switch")
            return claim
        history = self.node.ctl(["history", "-n", "1"])
        history.wait(20)
        past = Claim.of(history)
        return past if past.outcome and past.switch_id == switch_id else None

    def _read_history(self):
        """What was told is what is kept."""
        program = self.node.ctl(["history", "-n", "3"])
        if program.wait(30) is None:
            program.end()
            self.verdict.reasons.append("the history does not answer")
            return
        kept = [outcome for switch_id, outcome in records_of(program) if switch_id == self.claim.switch_id]
        if self.claim.outcome not in ("", "unsettled", "unreachable") and kept and self.claim.outcome not in kept:
            self.verdict.reasons.append(f"false: told {self.claim.outcome}, kept {', '.join(kept)}")

    def _next(self):
        for undo in reversed(self._undo):
            undo()
        self._undo = []
        self._read_history()
        begin = time.monotonic()
        while True:
            program = self.node.ctl(["switch", "c"], "next")
            if program.wait(120) is None:
                program.end()
                self.verdict.reasons.append("blocked: the next switch does not end")
                return
            claim = Claim.of(program)
            waited = time.monotonic() - begin
            if claim.code != 9 or waited > LONGEST_BLOCK:
                break
            time.sleep(1)
        if claim.outcome != "ready":
            self.verdict.reasons.append(f"blocked: the next switch after {waited:.0f} s: {claim.text()} {claim.message}")
            return
        if waited > 8:
            self.verdict.notes.append(f"the next switch took {waited:.0f} s")
        look = self.looker.look()
        if look != {"a": GONE, "b": GONE, "c": SERVING}:
            self.verdict.reasons.append(f"after the next switch: {text_of(look)}")

    def _tidy(self):
        if not wait_until(lambda: not self.node.leftovers(), 4, 0.1):
            self.verdict.reasons.append("left: " + ", ".join(self.node.leftovers()))
        if guards_of(self.node.state_folder):
            self.verdict.reasons.append("left: a guard")
        if not self.fault.touches_foreign and not self.foreign.is_untouched():
            self.verdict.reasons.append("foreign: a server of somebody else was touched")
        for stranger in self.strangers:
            if stranger.wait(0) not in (None, 0, -15):
                self.verdict.reasons.append("foreign: who took a port was ended")

    def _close(self):
        for undo in reversed(self._undo):
            try:
                undo()
            except OSError:
                pass
        if self.node is None:
            return
        send_signal([pid for name in ("a", "b", "c") for pid in self.pids(name)], signal.SIGCONT)
        for program in [self.asker, *self.others, *self.strangers]:
            if program is not None:
                program.end(2)
        self.node.close()
        if self.proxy:
            self.proxy.close()
        for name in ("a", "b", "c"):
            send_signal(self.pids(name), signal.SIGKILL)

    def keep_logs(self, target):
        self.node.keep_logs(target)
        with open(os.path.join(target, "verdict.json"), "w", encoding="utf-8") as file:
            json.dump(vars(self.verdict), file, indent=1)
