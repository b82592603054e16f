# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A Docker engine of our own, and its API over the real socket: what really is there, told by nobody else."""

import http.client
import io
import json
import os
import signal
import socket
import tarfile
from urllib.parse import quote

from programs import Program, all_pids, descendants, is_alive, send_signal, wait_until, words_of

IMAGE_A = "kirikae-fault-a:1"
IMAGE_B = "kirikae-fault-b:1"


class UnixConnection(http.client.HTTPConnection):
    def __init__(self, path, timeout):
        super().__init__("localhost", timeout=timeout)
        self._path = path

    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect(self._path)


def get_over_unix(path, target):
    """The status of the answer."""
    connection = UnixConnection(path, 5)
    try:
        connection.request("GET", target)
        return connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError(str(error)) from error
    finally:
        connection.close()


class Docker:
    """dockerd with a data root, containerd and socket of its own. `live_restore`: containers outlive the daemon."""

    def __init__(self, folder, env, standin):
        self.folder = folder
        self.socket_path = os.path.join(folder, "docker.sock")
        self.live_restore = True
        self._env = env
        self._standin = standin
        self._daemon = None
        os.makedirs(folder, exist_ok=True)

    # The daemon

    def start(self):
        config = os.path.join(self.folder, "daemon.json")
        with open(config, "w", encoding="utf-8") as file:
            json.dump({"live-restore": self.live_restore}, file)
        name = "kirikae-fault-" + os.path.basename(self.folder)
        self._daemon = Program("dockerd", [
            "dockerd", "--config-file", config, "--bridge=none", "--iptables=false",
            "--data-root", self.folder + "/data", "--exec-root", self.folder + "/exec",
            "-H", "unix://" + self.socket_path, "-p", self.folder + "/pid",
            "--containerd-namespace", name, "--containerd-plugins-namespace", name + "-plugins"],
            self._env, self.folder)
        if not wait_until(lambda: self.answers() or not self._daemon.is_running(), 60, 0.05) or not self.answers():
            raise RuntimeError("dockerd does not answer: " + self._daemon.errors()[-1500:])

    def ensure(self, live_restore=True):
        """Runs, answers, and has both images and no container."""
        if self.live_restore != live_restore and self.is_running():
            self.stop()
        self.live_restore = live_restore
        if not (self.is_running() and self.answers()):
            self.stop()
            self.start()
        self.remove_all()
        for image, extra in ((IMAGE_A, "a"), (IMAGE_B, "b")):
            if not self.has_image(image):
                self._import(image, extra)

    def is_running(self):
        return self._daemon is not None and self._daemon.is_running()

    def answers(self):
        try:
            return self.call("GET", "/_ping", timeout=5)[0] == 200
        except OSError:
            return False

    @property
    def pid(self):
        return self._daemon.pid

    def kill(self):
        """As a crash: containers stay with their shims, the socket file stays behind."""
        self._daemon.signal(signal.SIGKILL)
        self._daemon.wait(10)

    def stop(self):
        if self._daemon is None:
            return
        self._daemon.end(20)
        # What a daemon that keeps its containers leaves: theirs and containerd's processes, all below our folder's name.
        for pid in self._left():
            send_signal([*descendants(pid), pid], signal.SIGKILL)
        wait_until(lambda: not self._left(), 5)
        for name in ("pid", "docker.sock"):
            if os.path.exists(os.path.join(self.folder, name)):
                os.remove(os.path.join(self.folder, name))
        self._daemon = None

    def _left(self):
        return [pid for pid in _pids_with(self.folder) if is_alive(pid)]

    def _import(self, image, extra):
        blob = io.BytesIO()
        with tarfile.open(fileobj=blob, mode="w") as archive:
            archive.add(self._standin, "standin")
            for name in ("tmp", extra):
                entry = tarfile.TarInfo(name)
                entry.type, entry.mode = tarfile.DIRTYPE, 0o1777
                archive.addfile(entry)
        repo, tag = image.split(":")
        status, text = self.call("POST", f"/images/create?fromSrc=-&repo={repo}&tag={tag}", blob.getvalue(),
                                 timeout=60)
        if status != 200:
            raise RuntimeError(f"no image {image}: {text}")

    # The API

    def call(self, method, path, body=None, timeout=20):
        """Status and parsed answer (or its text)."""
        connection = UnixConnection(self.socket_path, timeout)
        try:
            if isinstance(body, (dict, list)):
                body = json.dumps(body).encode()
            headers = {"Content-Type": "application/json" if body and body[:1] == b"{" else "application/x-tar"}
            connection.request(method, path, body, headers if body else {})
            answer = connection.getresponse()
            text = answer.read()
            try:
                return answer.status, json.loads(text)
            except ValueError:
                return answer.status, text.decode(errors="replace")
        except http.client.HTTPException as error:
            raise OSError(str(error)) from error
        finally:
            connection.close()

    def has_image(self, image):
        return self.call("GET", f"/images/{image}/json")[0] == 200

    def remove_image(self, image):
        self.call("DELETE", f"/images/{image}?force=1")

    def containers(self):
        """Everything about each container, running or not; nothing when the engine does not answer."""
        try:
            status, found = self.call("GET", "/containers/json?all=1", timeout=10)
            if status != 200:
                return None
            inspected = [self.call("GET", f"/containers/{entry['Id']}/json", timeout=10) for entry in found]
            return [entry for status, entry in inspected if status == 200]
        except OSError:
            return None

    def container(self, mark):
        """The newest container whose command has this word."""
        found = [one for one in self.containers() or [] if mark in (one["Config"].get("Cmd") or []) + one["Args"]]
        return max(found, key=lambda one: one["Created"], default=None)

    def act(self, mark, what, query=""):
        one = self.container(mark)
        return one is not None and self.call("POST", f"/containers/{one['Id']}/{what}{query}", timeout=60)[0] < 400

    def remove(self, mark):
        one = self.container(mark)
        return one is not None and self.call("DELETE", f"/containers/{one['Id']}?force=1&v=1", timeout=60)[0] < 400

    def prune(self):
        self.call("POST", "/containers/prune", timeout=60)

    def run_foreign(self, words):
        status, answer = self.call("POST", "/containers/create?name=" + quote("somebody-elses"), {
            "Image": IMAGE_A, "Entrypoint": words[:1], "Cmd": words[1:], "HostConfig": {"NetworkMode": "host"}})
        if status != 201:
            raise RuntimeError(f"no foreign container: {answer}")
        self.call("POST", f"/containers/{answer['Id']}/start")
        return answer["Id"]

    def remove_all(self):
        for one in self.containers() or []:
            if one["State"].get("Paused"):
                self.call("POST", f"/containers/{one['Id']}/unpause")
            self.call("DELETE", f"/containers/{one['Id']}?force=1&v=1", timeout=60)


def _pids_with(text):
    mine = os.getpid()
    return [pid for pid in all_pids() if pid != mine and text in " ".join(words_of(pid))]
