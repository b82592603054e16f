# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""./run faults: plays faults on real parts and compares what was claimed with what is so. docs/reliability.md says how."""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import threading
import time

import plays  # noqa: F401  (registers the faults)
from case import Case
from docker import Docker
from judge_check import check
from registry import FAULTS

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.dirname(os.path.dirname(HERE))
INSIDE = "KIRIKAE_FAULTS_INSIDE"


def arguments():
    parser = argparse.ArgumentParser(prog="./run faults", description="Plays faults on real parts.")
    parser.add_argument("--seconds", type=float, help="begin no case after so long; without it all are played")
    parser.add_argument("--seed", type=int, default=1, help="which cases come first")
    parser.add_argument("--list", action="store_true", help="list the faults and end")
    parser.add_argument("--only", default="", help="regular expression on \"link engine step fault\"")
    parser.add_argument("--count", type=int, help="play so many cases; without it and --seconds all are played")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--build", default=SOURCE + "/build/ci", help="the build to be tried")
    parser.add_argument("--logs", default=SOURCE + "/build/faults", help="where logs of failed cases are kept")
    return parser.parse_args()


def enclose():
    """Again, in namespaces of its own: /proc, the network and the mounts are the campaign's, and everything that it
    started ends with it."""
    if os.geteuid() != 0:
        sys.exit("./run faults mounts file systems and runs a container engine: it needs root.")
    command = ["unshare", "--mount", "--pid", "--net", "--fork", "--kill-child", "--mount-proc", "--propagation",
               "private", sys.executable, HERE, *sys.argv[1:]]
    sys.exit(subprocess.run(command, env={**os.environ, INSIDE: "1"}, check=False).returncode)


def be_init():
    """As the first process of its namespace: a child goes on, and whoever loses his parent is buried here."""
    child = os.fork()
    while child:
        pid, status = os.wait()
        if pid == child:
            os._exit(os.waitstatus_to_exitcode(status) & 255)


PROGRAMS = ("app/ctl/kirikaectl", "app/daemon/kirikaed", "tests/standin/kirikae_standin")


def furnish(build):
    """A network with nothing but loopback, folders that are gone with us, and the programs as they are now: whoever
    builds meanwhile changes nothing here. Returns where these are."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", "mode=0755", "tmpfs", "/run"], check=True)
    for program in PROGRAMS:
        os.makedirs(os.path.dirname(f"/run/faults/build/{program}"), exist_ok=True)
        shutil.copy(os.path.join(build, program), f"/run/faults/build/{program}")
    subprocess.run(["g++", "-std=c++20", "-O1", "-shared", "-fPIC", "-o", "/run/faults/build/clock.so", HERE + "/clock.cpp"],
                   check=True)
    return "/run/faults/build"


def line_of(fault, way, step):
    return f"{way[0]:8} {way[1]:7} {step:14} {fault.name}"


def plan(options):
    """All injections in the order of the seed: each fault once, then each once more, and so on, so that a short run
    sees as many kinds as it can."""
    chooser = random.Random(options.seed)
    wanted = re.compile(options.only)
    piles = []
    for fault in FAULTS:
        pile = [one for one in fault.injections() if wanted.search(re.sub(" +", " ", line_of(*one)))]
        chooser.shuffle(pile)
        piles.append(pile)
    order = []
    while any(piles):
        layer = [pile.pop() for pile in piles if pile]
        chooser.shuffle(layer)
        order += layer
    return order[:options.count]


class Campaign:
    def __init__(self, options):
        self._options = options
        self._todo = plan(options)
        self._begin = time.monotonic()
        self._lock = threading.Lock()
        self._number = 0
        self.passed = self.failed = self.void = 0

    def take(self):
        """The next case that still has the time it takes."""
        with self._lock:
            used, seconds = time.monotonic() - self._begin, self._options.seconds
            for index, (fault, _, _) in enumerate(self._todo):
                # In a short run no case takes more than a sixth of it: it is to see many kinds.
                if seconds is None or fault.cost <= min(seconds - used, seconds / 6):
                    self._number += 1
                    return self._number, self._todo.pop(index)
            return None

    def work(self, worker):
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "HOME": "/run/faults", "TMPDIR": "/run/faults"}
        docker = Docker(f"/run/faults/d{worker}", environment, self._options.build + "/tests/standin/kirikae_standin")
        while (taken := self.take()) is not None:
            number, injection = taken
            for attempt in range(3):
                case = Case(*injection, f"/run/faults/{number}", 20000 + 8 * (2 * number + worker) % 10000, docker,
                            self._options.build)
                try:
                    verdict = case.run()
                except Exception as problem:  # a part that broke is a finding about that case, not the end of all
                    verdict = case.verdict
                    verdict.reasons.append(f"the case broke: {problem!r}")
                if not verdict.is_void or attempt == 2:
                    break
            self.tell(number, injection, case, verdict)
            shutil.rmtree(f"/run/faults/{number}", ignore_errors=True)
        docker.stop()

    def tell(self, number, injection, case, verdict):
        word = "void" if verdict.is_void else "ok" if verdict.passed else "FALSE"
        with self._lock:
            self.void += verdict.is_void
            self.passed += verdict.passed
            self.failed += bool(verdict.reasons) and not verdict.is_void
            why = "; ".join(verdict.reasons + verdict.notes)
            print(f"{word:5} {number:4} {line_of(*injection):55} {injection[0].text} | claimed {verdict.claimed or '-'}"
                  f" | found {verdict.found or '-'} | {verdict.seconds:.1f} s{' | ' + why if why else ''}", flush=True)
        if word != "ok":
            try:
                case.keep_logs(os.path.join(self._options.logs, f"{number:03d}-{injection[0].name}"))
            except (OSError, AttributeError):
                pass

    def run(self):
        threads = [threading.Thread(target=self.work, args=(number,)) for number in range(self._options.jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


def main():
    options = arguments()
    if options.list:
        for fault in FAULTS:
            print(f"{fault.name:28} {len(fault.injections()):3}  {fault.text}")
        print(f"{len(FAULTS)} faults, {sum(len(fault.injections()) for fault in FAULTS)} injections")
        return 0
    check()
    if INSIDE not in os.environ:
        enclose()
    be_init()
    options.build = furnish(options.build)
    shutil.rmtree(options.logs, ignore_errors=True)
    campaign = Campaign(options)
    campaign.run()
    if campaign.void:
        print(f"{campaign.void} could not be played")
    print(f"{campaign.passed} passed, {campaign.failed} failed")
    return 1 if campaign.failed or not campaign.passed else 0


if __name__ == "__main__":
    sys.exit(main())
