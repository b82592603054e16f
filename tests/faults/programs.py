# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Processes: starting them, looking at them in /proc, ending them by their pid."""

import os
import signal
import socket
import subprocess
import time


def wait_until(condition, seconds, pause=0.02):
    """What `condition` returned, once that is true; its last answer when the time is over."""
    end = time.monotonic() + seconds
    while True:
        answer = condition()
        if answer or time.monotonic() >= end:
            return answer
        time.sleep(pause)


def read(path, default=""):
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return default


def all_pids():
    return [int(name) for name in os.listdir("/proc") if name.isdigit()]


def words_of(pid):
    return read(f"/proc/{pid}/cmdline").rstrip("\0").split("\0")


def stat_of(pid):
    """State letter, parent and start time; nothing when there is no such process."""
    text = read(f"/proc/{pid}/stat")
    if not text:
        return None
    fields = text[text.rindex(")") + 2:].split()
    return fields[0], int(fields[1]), int(fields[19])


def is_alive(pid):
    stat = stat_of(pid)
    return stat is not None and stat[0] not in "ZX"


def descendants(pid):
    parents = {}
    for one in all_pids():
        stat = stat_of(one)
        if stat:
            parents.setdefault(stat[1], []).append(one)
    found, todo = [], [pid]
    while todo:
        for child in parents.get(todo.pop(), []):
            found.append(child)
            todo.append(child)
    return found


def send_signal(pids, number):
    for pid in pids:
        try:
            os.kill(pid, number)
        except ProcessLookupError:
            pass


def listener_of(port, pids):
    """Which of these processes listens on a TCP port of this machine."""
    inodes = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in read(table).splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and int(fields[1].rsplit(":", 1)[1], 16) == port:
                inodes.add(f"socket:[{fields[9]}]")
    for pid in pids:
        try:
            for descriptor in os.listdir(f"/proc/{pid}/fd"):
                if os.readlink(f"/proc/{pid}/fd/{descriptor}") in inodes:
                    return pid
        except OSError:
            pass
    return None


def port_is_open(port):
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Program:
    """One program of ours; what it prints goes to `name`.out and `name`.err in a folder."""

    def __init__(self, name, words, env, folder, prefix=()):
        self.name = name
        self.out_path = os.path.join(folder, name + ".out")
        self.err_path = os.path.join(folder, name + ".err")
        with open(self.out_path, "ab") as out, open(self.err_path, "ab") as err:
            self._process = subprocess.Popen([*prefix, *words], env=env, stdin=subprocess.DEVNULL, stdout=out,
                                             stderr=err, start_new_session=True, cwd=folder)
        self.pid = self._process.pid

    def wait(self, seconds):
        """Its exit status, or nothing when it still runs."""
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def is_running(self):
        return self._process.poll() is None

    def signal(self, number):
        if self.is_running():
            send_signal([self.pid], number)

    def end(self, patience=10):
        if not self.is_running():
            return
        self.signal(signal.SIGCONT)
        self.signal(signal.SIGTERM)
        if self.wait(patience) is None:
            self.signal(signal.SIGKILL)
            self.wait(5)

    def output(self):
        return read(self.out_path)

    def errors(self):
        return read(self.err_path)
