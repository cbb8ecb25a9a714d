"""The web table under load: `python -m bench.load`.

Starts a server in its own process, sets up tables of one person and one bot, and lets the people move through
real sockets at a steady rate, while the bots answer. Reports the time from sending a move to its
acknowledgement (which comes after it is durably stored), memory for each table, and the time to open a late
game that is not in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import httpx
from websockets.asyncio.client import ClientConnection, connect

import rondel
from rondel.server.settings import sqlite_url

SOURCE = Path(__file__).parents[1]
GOALS = {"p50_ms": 15.0, "p99_ms": 100.0, "cold_open_ms": 300.0}


class Person:
    """Somebody at a table, who chooses anything."""

    def __init__(self, table: str, key: str, port: int) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        self.key = key
        self.number = -1
        self.frame: dict = {}
        self.sent: dict[str, float] = {}
        self.socket: ClientConnection | None = None

    async def listen(self, seconds: list[float], others: list[int]) -> None:
        """Hear everything and measure acknowledgements."""
        async with connect(self.address, max_size=None) as self.socket:
            await self.socket.send(json.dumps({"type": "hello", "keys": [self.key], "since": -1}))
            async for data in self.socket:
                now = time.perf_counter()
                message = json.loads(data)
                if message["type"] == "ack":
                    seconds.append(now - self.sent.pop(message["key"]))
                elif message["type"] in ("table", "moved"):
                    self.number = message["number"]
                    self.frame = message["seats"]["0"]
                    others.append(message.get("by", 0))
                elif message["type"] == "refused":
                    raise AssertionError(message)

    @property
    def may_move(self) -> bool:
        return bool(self.frame) and self.frame["view"]["deciding"] == 0 and not self.sent

    async def move(self, chooser: random.Random) -> None:
        text = chooser.choice(self.frame["view"]["choices"])["text"]
        key = f"{chooser.getrandbits(64):x}"
        message = {"type": "move", "key": key, "seat": 0, "number": self.number, "move": text}
        self.sent[key] = time.perf_counter()
        assert self.socket is not None
        await self.socket.send(json.dumps(message))


async def play(people: list[Person], rate: float, duration: float) -> tuple[list[float], int, float]:
    """Let people move at a rate altogether; give all waits, moves of bots, and the rate that came about."""
    waits: list[float] = []
    movers: list[int] = []
    listeners = [asyncio.create_task(person.listen(waits, movers)) for person in people]
    while not all(person.frame for person in people):
        await asyncio.sleep(0.1)
        for listener in listeners:
            if listener.done():
                listener.result()
    ready = time.perf_counter() + 30
    while time.perf_counter() < ready and not all(person.may_move for person in people):
        await asyncio.sleep(0.1)  # the bots that begin have begun
    chooser = random.Random(1)
    movers.clear()
    begun = time.perf_counter()
    turn = moved = 0
    while (now := time.perf_counter()) < begun + duration:
        due = int((now - begun) * rate)
        for _ in range(len(people)):
            if moved >= due:
                break
            turn = (turn + 1) % len(people)
            if people[turn].may_move:
                await people[turn].move(chooser)
                moved += 1
        await asyncio.sleep(0.002)
    seconds = time.perf_counter() - begun
    await asyncio.sleep(0.5)
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    return waits, sum(by == 1 for by in movers), moved / seconds


def memory(process: int) -> float:
    """Give the resident size in MB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor(process: int) -> float:
    """Give the seconds of processor time that a process has used; bots think in others."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def set_up(url: str, tables: int, bot: str) -> list[tuple[str, str]]:
    """Set up tables of one person and one bot."""
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": bot}]
    body = {"game": "el-paso", "players": 2, "seats": seats}
    made = []
    with httpx.Client(base_url=url) as client:
        for _ in range(tables):
            answer = client.post("/api/tables", json=body).raise_for_status().json()
            made.append((answer["table"], answer["seats"][0]["key"]))
    return made


def late_game() -> dict:
    """Play a four-player game almost to its end."""
    match = rondel.new("el-paso", players=4, seed=4)
    chooser = random.Random(4)
    steps = []
    while not match.over:
        match.play(chooser.choice(match.options()))
        steps.append(match)
    record = match.record()
    record["moves"] = record["moves"][:-5]
    del record["digest"], record["stream"]
    return record


def cold_open(url: str, port: int, table: str, key: str) -> float:
    """Measure from connecting to having everything of a table that is not in memory."""
    from websockets.sync.client import connect as connect_sync

    begun = time.perf_counter()
    with connect_sync(f"ws://127.0.0.1:{port}/api/tables/{table}/live", max_size=None) as live:
        live.send(json.dumps({"type": "hello", "keys": [key], "since": -1}))
        message = json.loads(live.recv())
        assert message["type"] == "table"
    return time.perf_counter() - begun


class Server:
    """The server in its own process."""

    def __init__(self, database: str, workers: int, pace: float) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        settings = json.dumps({"bot_workers": workers, "bot_pace": pace})
        self.command = [sys.executable, "-m", "tests.server.server", database, str(self.port), settings]

    def start(self) -> int:
        self.process = subprocess.Popen(self.command, cwd=SOURCE, stderr=subprocess.DEVNULL)
        while True:
            try:
                httpx.get(self.url + "/health").raise_for_status()
                return self.process.pid
            except httpx.TransportError:
                time.sleep(0.05)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def measure(arguments: argparse.Namespace, folder: Path) -> dict:
    database = arguments.database or sqlite_url(folder)
    server = Server(database, arguments.workers, arguments.pace)
    process = server.start()
    try:
        empty = memory(process)
        made = set_up(server.url, arguments.tables, arguments.bot)
        people = [Person(table, key, server.port) for table, key in made]
        used = processor(process)
        waits, bot_moves, rate = asyncio.run(play(people, arguments.rate, arguments.seconds))
        used = processor(process) - used
        full = memory(process)
        record = {"record": late_game()}
        late = [httpx.post(server.url + "/api/tables/import", json=record).json() for _ in range(20)]
        server.stop()
        server.start()
        opened = sorted(
            cold_open(server.url, server.port, table["table"], table["seats"][0]["key"]) for table in late
        )
    finally:
        server.stop()
    waits.sort()
    return {
        "tables": arguments.tables,
        "seconds": arguments.seconds,
        "bot": arguments.bot,
        "moves_of_people_per_second": round(rate, 1),
        "moves_of_bots_per_second": round(bot_moves / arguments.seconds, 1),
        "acknowledged": len(waits),
        "p50_ms": round(1000 * median(waits), 1),
        "p99_ms": round(1000 * waits[int(0.99 * len(waits))], 1),
        "max_ms": round(1000 * waits[-1], 1),
        "server_cpu_ms_per_move": round(1000 * used / (len(waits) + bot_moves), 2),
        "memory_mb_empty": round(empty, 1),
        "memory_kb_per_table": round(1000 * (full - empty) / arguments.tables, 1),
        "cold_open_ms": round(1000 * opened[-1], 1),
        "cold_open_median_ms": round(1000 * median(opened), 1),
        "load_average": [round(load, 1) for load in os.getloadavg()],
        "late_game_moves": len(record["record"]["moves"]),
        "goals": GOALS,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100, help="moves of people a second; bots add theirs")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--pace", type=float, default=0.25)
    parser.add_argument("--database", help="an empty PostgreSQL database instead of a SQLite file")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measure(arguments, Path(folder)), indent=2))


if __name__ == "__main__":
    main()
