# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The way to the node: an sshd of our own with throw-away keys, and a relay in front of it that can fail."""

import os
import select
import signal
import socket
import subprocess
import threading

from programs import Program, descendants, port_is_open, send_signal, wait_until


class Sshd:
    """On 127.0.0.1. Its sessions get `env`; what they start lives on when the link is cut, as on a real node."""

    def __init__(self, folder, port, env, prefix):
        self.folder = folder
        self.port = port
        os.makedirs(folder, exist_ok=True)
        os.makedirs("/run/sshd", exist_ok=True)
        for name in ("host_key", "user_key"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "test", "-f", f"{folder}/{name}"],
                           check=True, stdin=subprocess.DEVNULL)
        os.replace(f"{folder}/user_key.pub", f"{folder}/authorized_keys")
        set_env = " ".join(f"{name}={value}" for name, value in env.items())
        with open(f"{folder}/sshd_config", "w", encoding="utf-8") as file:
            file.write(f"ListenAddress 127.0.0.1\nPort {port}\nHostKey {folder}/host_key\n"
                       f"AuthorizedKeysFile {folder}/authorized_keys\nSetEnv {set_env}\nPidFile none\nStrictModes no\n"
                       "UsePAM no\nUseDNS no\nPermitRootLogin yes\nPasswordAuthentication no\n"
                       "KbdInteractiveAuthentication no\nPrintMotd no\nPrintLastLog no\nMaxStartups 100\n")
        self._program = Program("sshd", ["/usr/sbin/sshd", "-D", "-e", "-f", f"{folder}/sshd_config"], dict(os.environ),
                                folder, prefix)
        if not wait_until(lambda: port_is_open(port), 10):
            raise RuntimeError("sshd does not listen: " + self._program.errors()[-800:])

    def let_in(self, home, port):
        """Makes `home` the home of a client who may log in through `port`, and knows the host key."""
        os.makedirs(f"{home}/.ssh", mode=0o700, exist_ok=True)
        with open(f"{self.folder}/user_key", "rb") as key, open(f"{home}/.ssh/id_ed25519", "wb") as copy:
            copy.write(key.read())
        os.chmod(f"{home}/.ssh/id_ed25519", 0o600)
        with open(f"{self.folder}/host_key.pub", encoding="utf-8") as key, \
                open(f"{home}/.ssh/known_hosts", "a", encoding="utf-8") as known:
            known.write(f"[127.0.0.1]:{port} {' '.join(key.read().split()[:2])}\n")

    def sessions(self):
        """The processes of sshd that hold a connection, without those that their users started."""
        found = []
        for pid in descendants(self._program.pid):
            try:
                with open(f"/proc/{pid}/comm", encoding="utf-8") as file:
                    if file.read().startswith("sshd"):
                        found.append(pid)
            except OSError:
                pass
        return found

    def everything(self):
        return [self._program.pid, *self.sessions()]

    def close(self):
        sessions = self.sessions()
        self._program.end(2)
        send_signal(sessions, signal.SIGKILL)


class Relay:
    """Passes bytes between a client and a server on 127.0.0.1. Frozen, it keeps connections open and passes nothing: a
    link that is half open. New connections work all the same unless they are frozen, too."""

    def __init__(self, port, target):
        self._target = target
        self._pairs = []
        self._lock = threading.Lock()
        self._frozen = set()
        self._freezes_new = False
        self._is_closed = False
        self._listener = socket.create_server(("127.0.0.1", port))
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def freeze(self, new_ones_too=False):
        with self._lock:
            self._frozen = {id(pair) for pair in self._pairs}
            self._freezes_new = new_ones_too

    def thaw(self):
        with self._lock:
            self._frozen = set()
            self._freezes_new = False

    def cut(self):
        with self._lock:
            for pair in self._pairs:
                for one in pair:
                    one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
                    one.close()
            self._pairs = []

    def close(self):
        self._is_closed = True
        self._thread.join(2)
        self.cut()
        self._listener.close()

    def _accept(self):
        client, _ = self._listener.accept()
        try:
            server = socket.create_connection(("127.0.0.1", self._target), 2)
        except OSError:
            client.close()
            return
        for one in (client, server):
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            one.settimeout(5)
        with self._lock:
            self._pairs.append((client, server))
            if self._freezes_new:
                self._frozen.add(id(self._pairs[-1]))

    def _run(self):
        while not self._is_closed:
            with self._lock:
                other = {}
                for pair in self._pairs:
                    if id(pair) not in self._frozen:
                        other[pair[0]], other[pair[1]] = (pair[1], pair), (pair[0], pair)
            try:
                ready, _, _ = select.select([self._listener, *other], [], [], 0.05)
            except (OSError, ValueError):
                continue
            for one in ready:
                if one is self._listener:
                    self._accept()
                    continue
                to, pair = other[one]
                try:
                    data = one.recv(65536)
                    if data:
                        to.sendall(data)
                except OSError:
                    data = b""
                if not data:
                    with self._lock:
                        if pair in self._pairs:
                            self._pairs.remove(pair)
                    one.close()
                    to.close()
