"""A server in its own process, and people who sit at its tables."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

SOURCE = Path(__file__).parents[2]
QUICK = {"bot_pace": 0.0}


def run(story):
    """Run a coroutine in a thread of its own: the browser of other tests may have a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, story).result()


class Server:
    """`python -m tests.server.server` with settings, which can be killed and started again."""

    def __init__(self, database, port=None, **settings):
        self.database = database
        self.port = port or free_port()
        self.settings = {**QUICK, **settings}
        self.process = None

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        command = [sys.executable, "-m", "tests.server.server", self.database, str(self.port)]
        self.process = subprocess.Popen(
            [*command, json.dumps(self.settings)],
            cwd=SOURCE,
            stderr=subprocess.PIPE if self.settings.get("quiet") else None,
        )
        self.wait()
        return self

    def wait(self):
        for _ in range(400):
            if self.process.poll() is not None:
                raise RuntimeError("the server did not start")
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(self.url + "/health").status_code == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def kill(self):
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.stop()

    # --- requests ---

    def request(self, method, path, body=None, keys=(), **more):
        headers = {"Authorization": "Bearer " + ",".join(keys)} if keys else {}
        return httpx.request(method, self.url + path, json=body, headers=headers, timeout=20, **more)

    def get(self, path, keys=(), status=200):
        answer = self.request("GET", path, keys=keys)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path, body=None, keys=(), status=201):
        answer = self.request("POST", path, body, keys)
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, *seats, **more):
        """Set up a table; a seat is `here`, `link`, `open` or a bot's name."""
        listed = [
            {"kind": seat, "name": f"P{n}"}
            if seat in ("here", "link", "open")
            else {"kind": "bot", "bot": seat}
            for n, seat in enumerate(seats)
        ]
        body = {"game": "el-paso", "players": len(seats), "seats": listed, **more}
        return self.post("/api/tables", body)

    def sit(self, table, *keys, since=-1):
        return Person(self, table, keys, since)


class Person:
    """Somebody with a socket."""

    _names = itertools.count()

    def __init__(self, server, table, keys, since=-1):
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        self._stack = contextlib.ExitStack()
        self.socket = self._stack.enter_context(connect(address, max_size=None, open_timeout=20))
        self.heard = []
        self.frames = {}
        self.say({"type": "hello", "keys": list(keys), "since": since})
        self.table = self.hear()
        self.number = self.table.get("number", -1)
        self._take_frames(self.table)

    def say(self, message):
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, timeout=20):
        message = json.loads(self.socket.recv(timeout=timeout))
        self.heard.append(message)
        if message["type"] == "moved":
            assert message["number"] == self.number + 1, "numbers rise by one"
            self.number = message["number"]
            self._take_frames(message)
        return message

    def _take_frames(self, message):
        self.frames.update(message.get("seats") or {})
        if message.get("watch"):
            self.frames["watch"] = message["watch"]

    def hear_until(self, kind, **fields):
        while True:
            message = self.hear()
            if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message

    def hear_to_the_end(self):
        """Hear until the server closes the socket; give its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code

    def new_key(self):
        return f"key-{next(self._names)}-{random.getrandbits(64):x}"

    def ask(self, kind, seat, **fields):
        """Send a message and wait for its answer."""
        key = fields.pop("key", None) or self.new_key()
        fields.setdefault("number", self.number)
        if kind in ("chat", "note", "nudge", "agree"):
            del fields["number"]
        self.say({"type": kind, "key": key, "seat": seat, **fields})
        while True:
            message = self.hear()
            if message["type"] in ("ack", "refused") and message["key"] == key:
                if message["type"] == "ack":
                    self.settle(message["number"])
                return message

    def move(self, seat, text, **fields):
        return self.ask("move", seat, move=text, **fields)

    def settle(self, number):
        """Hear until a number was told."""
        while self.number < number:
            self.hear()

    def choices(self, seat):
        return [choice["text"] for choice in self.frames[str(seat)]["view"]["choices"]]

    def deciding(self):
        return next(iter(self.frames.values()))["view"]["deciding"]

    def close(self):
        self._stack.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def keys_of(created):
    return {seat["seat"]: seat["key"] for seat in created["seats"] if "key" in seat}
