# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands between Kirikae and dockerd, and answers as a container engine in trouble does."""

import asyncio
import os
import re
import threading

PASS = "pass"


class EngineProxy:
    """Modes: pass; ("late", seconds); ("500", pattern of "METHOD path"); "hang": requests are read and never answered;
    "refuse": the socket's file is there, nobody listens; "gone": no file. Streams that run go on in all but the last two."""

    def __init__(self, path, upstream):
        self.path = path
        self._upstream = upstream
        self._mode = PASS
        self._server = None
        self._writers = set()
        self.requests = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._do(self._listen())

    def set(self, mode):
        self._do(self._set(mode))

    def close(self):
        self._do(self._set("gone"))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)

    def _do(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(20)

    async def _listen(self):
        if os.path.exists(self.path):
            os.remove(self.path)
        self._server = await asyncio.start_unix_server(self._serve, self.path, limit=1 << 20)
        os.chmod(self.path, 0o666)

    async def _set(self, mode):
        self._mode = mode
        if mode in ("refuse", "gone"):
            if self._server:
                self._server.close()
                self._server = None
            for writer in list(self._writers):
                writer.transport.abort()
            if mode == "gone" and os.path.exists(self.path):
                os.remove(self.path)
        elif self._server is None:
            await self._listen()

    async def _serve(self, reader, writer):
        self._writers.add(writer)
        upstream = None
        pump = None
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                self.requests += 1
                if not await self._lets_pass(head, writer):
                    return
                if upstream is None:
                    from_there, upstream = await asyncio.open_unix_connection(self._upstream)
                    pump = asyncio.ensure_future(self._pump(from_there, writer))
                upstream.write(head)
                length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
                if length:
                    upstream.write(await reader.readexactly(int(length[1])))
                await upstream.drain()
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            if upstream is not None:
                upstream.close()
            if pump is not None:
                pump.cancel()
            self._writers.discard(writer)
            writer.close()

    async def _lets_pass(self, head, writer):
        mode = self._mode
        line = head.split(b"\r\n", 1)[0].decode(errors="replace")
        if mode == "hang":
            while self._mode == "hang":
                await asyncio.sleep(0.05)
            return False
        if mode[0] == "late":
            await asyncio.sleep(mode[1])
        if mode[0] == "500" and re.search(mode[1], line):
            body = b'{"message":"something went wrong inside"}'
            writer.write(b"HTTP/1.1 500 Internal Server Error\r\nContent-Type: application/json\r\nContent-Length: %d\r\n"
                         b"Connection: close\r\n\r\n%s" % (len(body), body))
            await writer.drain()
            return False
        return True

    @staticmethod
    async def _pump(reader, writer):
        try:
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()
