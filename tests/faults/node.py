# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One node of one case: folders, clock and memory of its own, the way to it, and kirikaectl against it."""

import json
import os
import shutil
import signal
import struct
import subprocess

from docker import IMAGE_A, IMAGE_B, get_over_unix
from link import Relay, Sshd
from programs import Program, read, wait_until

GIB = 1024 * 1024  # in the KiB of /proc/meminfo
MEMORY_TOTAL = 24 * GIB
MEMORY_FREE = 20 * GIB
# What each model's command line has and nothing else has: a flag that the server takes and ignores.
MARKS = {"a": "70001", "b": "70002", "c": "70003", "foreign": "70009"}


class Memory:
    """The node's /proc/meminfo: a file of ours, mounted over it where the node's programs run."""

    def __init__(self, path):
        self._path = path
        text = read("/proc/meminfo")
        self._lines = [line for line in text.splitlines()
                       if line.split(":")[0] not in ("MemTotal", "MemFree", "MemAvailable", "CmaTotal", "CmaFree")]
        self.set(MEMORY_FREE)

    def set(self, available):
        """In one write of always the same length, so that nobody reads a half."""
        head = [f"MemTotal:       {MEMORY_TOTAL:10d} kB", f"MemFree:        {available:10d} kB",
                f"MemAvailable:   {available:10d} kB"]
        data = ("\n".join(head + self._lines) + "\n").encode()
        descriptor = os.open(self._path, os.O_WRONLY | os.O_CREAT, 0o644)
        os.pwrite(descriptor, data, 0)
        os.close(descriptor)


class Clock:
    """The wall clock of everything that runs on the node but containers: shifted by a library in front of the C library
    (clock.cpp), which the campaign has built."""

    def __init__(self, folder, build):
        self._offset = os.path.join(folder, "offset")
        self.shift(0)
        self.env = {"LD_PRELOAD": build + "/clock.so", "KIRIKAE_FAULT_CLOCK": self._offset}

    def shift(self, seconds):
        descriptor = os.open(self._offset, os.O_WRONLY | os.O_CREAT, 0o644)
        os.pwrite(descriptor, struct.pack("q", seconds), 0)
        os.close(descriptor)


def make_unified(folder):
    """A driver that tells of a GPU which shares the machine's memory: what arms the guard."""
    path = os.path.join(folder, "nvidia-smi")
    with open(path, "w", encoding="utf-8") as file:
        file.write("#!/bin/sh\ncase \"$*\" in *--query-gpu=name*)\n"
                   "    echo 'NVIDIA GB10, 580.95.05, [N/A], [N/A], [N/A], [N/A], 0, 45, 11.5' ;;\nesac\n")
    os.chmod(path, 0o755)


class Disk:
    """The file system that holds the node's state folder: eight megabytes."""

    def __init__(self, folder):
        self._folder = folder
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m,mode=0700", "kirikae-fault", folder], check=True)
        self._filler = os.path.join(folder, "filler")

    def fill(self):
        with open(self._filler, "ab", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                pass

    def free(self):
        if os.path.exists(self._filler):
            os.remove(self._filler)

    def read_only(self, on=True):
        """False when some file is just being written there for too long."""
        words = ["mount", "-o", "remount," + ("ro" if on else "rw"), self._folder]
        return wait_until(lambda: subprocess.run(words, stderr=subprocess.DEVNULL, check=False).returncode == 0, 1, 0.005)

    def close(self):
        subprocess.run(["umount", "-l", self._folder], check=False)


class Node:
    """`link` is ssh, local or kirikaed; `engine` is docker or process. `base` is the first port of eight."""

    def __init__(self, folder, link, engine, base, build, docker=None, docker_socket=None, needs=(), lock=None,
                 user=None):
        self.folder, self.link, self.engine, self.base, self.build = folder, link, engine, base, build
        self.docker = docker
        self.home = folder + "/home"
        self.ports = {"a": base, "b": base + 1, "c": base + 2, "foreign": base + 3}
        self.state_folder = self.home + "/state/kirikae"
        self.config_folder = self.home + "/config/kirikae"
        self.lock_folder = lock or folder + "/lock"
        self.client_home = folder + "/client" if link == "ssh" else self.home
        self._user = user
        for path in (self.state_folder, self.config_folder + "/profiles", self.config_folder + "/secrets",
                     self.home + "/data", self.home + "/cache", self.home + "/run", folder + "/bin", folder + "/tmp",
                     self.client_home):
            os.makedirs(path, exist_ok=True)
        os.chmod(self.home + "/run", 0o700)
        if not os.path.isdir(self.lock_folder):
            os.makedirs(self.lock_folder)
            os.chmod(self.lock_folder, 0o1777)
        self.memory = Memory(folder + "/meminfo")
        self.clock = Clock(folder + "/bin", build) if "clock" in needs else None
        self.disk = Disk(self.state_folder) if "disk" in needs else None
        if "unified" in needs:
            make_unified(folder + "/bin")
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        self.env = {
            "HOME": self.home, "XDG_CONFIG_HOME": self.home + "/config", "XDG_STATE_HOME": self.home + "/state",
            "XDG_DATA_HOME": self.home + "/data", "XDG_CACHE_HOME": self.home + "/cache",
            "XDG_RUNTIME_DIR": self.home + "/run", "TMPDIR": folder + "/tmp", "KIRIKAE_LOCK_DIR": self.lock_folder,
            "DOCKER_HOST": "unix://" + (docker_socket or (docker.socket_path if docker else folder + "/none.sock")),
            "PATH": folder + "/bin:" + path, "LC_ALL": "C.UTF-8", "TZ": "UTC",
            **(self.clock.env if self.clock else {})}
        self.sshd = self.relay = self.kirikaed = None
        self._number = 0
        if user is not None:
            self._give_to(user)

    def _give_to(self, user):
        for root, folders, files in os.walk(self.folder):
            for name in [root, *[os.path.join(root, one) for one in folders + files]]:
                os.chown(name, user, user)
        os.chmod(self.folder, 0o755)

    def _prefix(self):
        """Runs a program where the node's memory is ours."""
        words = ["unshare", "--mount", "--propagation", "private", "sh", "-c",
                 f"mount --bind {self.folder}/meminfo /proc/meminfo && exec \"$@\"", "sh"]
        if self._user is not None:
            words += ["setpriv", f"--reuid={self._user}", f"--regid={self._user}", "--clear-groups"]
        return words

    # The way to it

    def open(self):
        if self.link == "ssh":
            self.sshd = Sshd(self.folder + "/sshd", self.base + 4, self.env, self._prefix())
            self.relay = Relay(self.base + 5, self.base + 4)
            self.sshd.let_in(self.client_home, self.base + 5)
            # Both ports are the same node: a client must not take the second for another host key.
        elif self.link == "kirikaed":
            self.start_kirikaed()

    def start_kirikaed(self):
        self.kirikaed = Program("kirikaed", [self.build + "/app/daemon/kirikaed", "--socket", self.daemon_socket],
                                self.env, self.folder, self._prefix())
        if not wait_until(lambda: os.path.exists(self.daemon_socket) and self._daemon_answers(), 15):
            raise RuntimeError("kirikaed does not answer: " + self.kirikaed.errors()[-800:])

    def _daemon_answers(self):
        try:
            return get_over_unix(self.daemon_socket, "/v1/hello") == 200
        except OSError:
            return False

    @property
    def daemon_socket(self):
        return self.home + "/run/api.sock"

    def address(self):
        if self.link == "ssh":
            return f"ssh+direct://root@127.0.0.1:{self.base + 5}"
        return "local+direct" if self.link == "local" else "unix:" + self.daemon_socket

    def ctl(self, words, name=None):
        """kirikaectl, started: what it prints is JSON."""
        self._number += 1
        env = dict(self.env)
        prefix = self._prefix()
        if self.link == "ssh":
            env = {"HOME": self.client_home, "PATH": env["PATH"], "LC_ALL": "C.UTF-8", "TZ": "UTC",
                   "TMPDIR": env["TMPDIR"]}
            prefix = ()
        return Program(f"{self._number:02d}-{name or words[0]}",
                       [self.build + "/app/ctl/kirikaectl", "--node", self.address(), "--json", *words], env,
                       self.folder, prefix)

    # Profiles

    def profile(self, name, arguments=(), **fields):
        port = self.ports[name]
        program = "/standin" if self.engine == "docker" else self.build + "/tests/standin/kirikae_standin"
        profile = {
            "schema": 1, "name": f"Model {name}", "engine": "vllm", "command": [program, "serve"],
            "model": f"/models/{name}" if self.engine == "docker" else name, "served_name": name, "port": port,
            "weights_bytes": 16 << 20,
            "arguments": [f"/models/{name}", "--served-model-name", name, "--host", "127.0.0.1", "--port", str(port),
                          "--gpu-memory-utilization", "0.05", "--max-num-seqs", MARKS[name], *arguments]}
        if self.engine == "docker":
            profile.update(image=IMAGE_B if name == "b" else IMAGE_A, network="host")
        profile.update(fields)
        return profile

    def profile_path(self, name):
        return f"{self.config_folder}/profiles/{name}.json"

    def save_profile(self, name, profile):
        path = self.profile_path(name)
        with open(path + ".part", "w", encoding="utf-8") as file:
            json.dump(profile, file, indent=2)
        if self._user is not None:
            os.chown(path + ".part", self._user, self._user)
        os.replace(path + ".part", path)

    def read_profile(self, name):
        with open(self.profile_path(name), encoding="utf-8") as file:
            return json.load(file)

    def save_secret(self, name, value):
        with open(f"{self.config_folder}/secrets/{name}", "w", encoding="utf-8") as file:
            file.write(value)

    # What Kirikae keeps there

    def stage(self):
        """The step that the journal tells, "" = no switch is under way."""
        text = read(self.state_folder + "/switch.json")
        if not text:
            return ""
        try:
            return json.loads(text).get("stage", "")
        except ValueError:
            return ""

    def leftovers(self):
        """Claims, journals, half files, guards: what must not be there when nothing is under way."""
        found = []
        for top in (self.state_folder, self.config_folder, self.lock_folder):
            for root, folders, files in os.walk(top):
                for name in files + folders:
                    if _is_leftover(name) and name != "filler":
                        found.append(os.path.relpath(os.path.join(root, name), top))
        return found

    def close(self):
        for program in (self.kirikaed,):
            if program is not None:
                program.end(5)
        if self.relay is not None:
            self.relay.close()
        if self.sshd is not None:
            self.sshd.close()
        if self.disk is not None:
            self.disk.close()

    def keep_logs(self, target):
        """Copies what explains a failure."""
        os.makedirs(target, exist_ok=True)
        for name in os.listdir(self.folder):
            if name.endswith((".out", ".err")):
                shutil.copy(os.path.join(self.folder, name), target)
        for name in ("switch.json", "history.jsonl"):
            path = os.path.join(self.state_folder, name)
            if os.path.exists(path):
                shutil.copy(path, target)


def _is_leftover(name):
    if name in ("switch.json", "claim", "claim.new", "armed", "line", "history.new", "report.new"):
        return True
    if name.startswith("kirikae.claim.") and not name.endswith(".lock"):
        return True
    return (name.startswith((".new.", "nap.", "armed.", "line.")) or name.endswith((".new", ".part", ".d"))
            or name == "pipe.new")


def interrupt(program):
    program.signal(signal.SIGINT)
