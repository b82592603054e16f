# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The independent look: /proc, the engine's own socket, the ports. Nothing here asks Kirikae."""

import http.client
import json
import os
import time

from node import MARKS
from programs import all_pids, is_alive, listener_of, stat_of, words_of

GONE, LOADING, SERVING, STRANGER = "gone", "loads", "serves", "a stranger answers"


def served_names(port, key=None):
    """The ids of GET /v1/models; nothing when there is no such answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=2)
    try:
        connection.request("GET", "/v1/models", headers={"Authorization": "Bearer " + key} if key else {})
        answer = connection.getresponse()
        return [one["id"] for one in json.loads(answer.read())["data"]] if answer.status == 200 else None
    except (OSError, ValueError, KeyError, http.client.HTTPException):
        return None
    finally:
        connection.close()


def processes_of(mark):
    """The living processes of a model, in containers or not, by the mark on their command line."""
    return [pid for pid in all_pids() if mark in words_of(pid) and "--max-num-seqs" in words_of(pid) and is_alive(pid)]


class Looker:
    """Looks at the models of one case, by their marks and by its ports, which are no other case's."""

    def __init__(self, ports, keys=None):
        self._ports = ports
        self._keys = keys or {}

    def pids(self, name):
        mark, port = MARKS[name], str(self._ports[name])
        return [pid for pid in processes_of(mark) if port in words_of(pid)]

    def state(self, name, port=None):
        pids = self.pids(name)
        port = port or self._ports[name]
        if not pids:
            return GONE  # whoever answers on its port
        names = served_names(port, self._keys.get(name))
        if not names:
            return LOADING
        return SERVING if listener_of(port, pids) else STRANGER

    def look(self):
        return {name: self.state(name) for name in ("a", "b", "c")}


class Foreign:
    """Something of somebody else beside ours: still the same process, and it still answers?"""

    def __init__(self, pid, port):
        self._pid, self._port = pid, port
        self._start = (stat_of(pid) or (None, None, None))[2]

    def is_untouched(self):
        stat = stat_of(self._pid)
        return stat is not None and stat[2] == self._start and served_names(self._port) is not None


def guards_of(folder):
    """Guards on a node: by the folder that they work in."""
    found = []
    for pid in all_pids():
        if "./guard.sh" in words_of(pid):
            try:
                if os.readlink(f"/proc/{pid}/cwd").startswith(folder) and is_alive(pid):
                    found.append(pid)
            except OSError:
                pass
    return found


def text_of(look):
    there = [f"{name} {state}" for name, state in look.items() if state != GONE]
    return ", ".join(there) or "nothing"


def watch(looker, moments):
    """Looks at these moments, in seconds from now."""
    begin = time.monotonic()
    looks = []
    for moment in moments:
        time.sleep(max(0.0, begin + moment - time.monotonic()))
        looks.append(looker.look())
    return looks
