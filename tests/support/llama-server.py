#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""llama.cpp's own HTTP server, out of the Python package xllamacpp, with llama-server's flags. For tests."""
import argparse
import signal
import sys
import threading


def main() -> int:
    parser = argparse.ArgumentParser(prog="llama-server")
    parser.add_argument("-m", "--model", required=True)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("-c", "--ctx-size", type=int, default=2048)
    parser.add_argument("-a", "--alias")
    arguments = parser.parse_args()

    # Set before the server's threads exist, so that a stop during the load is heard as well.
    stop = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stop.set())

    import xllamacpp

    params = xllamacpp.CommonParams()
    params.model.path = arguments.model
    params.hostnames = [arguments.host]
    params.port = arguments.port
    params.n_ctx = arguments.ctx_size
    params.n_parallel = 1
    if arguments.alias:
        params.model_alias = {arguments.alias}
    try:
        server = xllamacpp.Server(params)
    except RuntimeError as problem:
        print(f"llama-server: error: {problem}", file=sys.stderr, flush=True)
        return 1
    stop.wait()
    del server
    return 0


if __name__ == "__main__":
    sys.exit(main())
