"""The crash test: `python -m tests.server.crash --kills 50`.

A server with people and bots at several tables is killed (-9) at random moments and started again. Afterwards
every acknowledged move is in the log, once, with the number that was acknowledged; every table opens.
"""

import argparse
import contextlib
import random
import tempfile
import threading
import time
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from rondel.server.settings import sqlite_url
from rondel.server.store import Store
from tests.server import house
from tests.server.house import Server, keys_of
from tests.server.postgres import Postgres

BROKEN = (WebSocketException, OSError, TimeoutError, EOFError)


class Player(threading.Thread):
    """Somebody who plays games against bots, whatever happens to the server, and remembers every answer."""

    def __init__(self, server, seed, stop):
        super().__init__(daemon=True)
        self.server = server
        self.chooser = random.Random(seed)
        self.stop = stop
        self.tables = []
        self.acknowledged = {}  # (table, key) → number
        self.sent = 0
        self.resent = 0
        self.error = None

    def run(self):
        try:
            while not self.stop.is_set():
                try:
                    created = self.server.table("here", "random")
                except httpx.TransportError:
                    time.sleep(0.1)
                    continue
                self.tables.append(created)
                self.play(created["table"], keys_of(created)[0])
        except Exception as error:
            self.error = error

    def play(self, table, key):
        pending = None
        while not self.stop.is_set():
            try:
                with self.server.sit(table, key) as person:
                    while not self.stop.is_set():
                        if pending is not None:
                            self.resent += 1
                            self.deliver(person, table, pending)
                            pending = None
                        deciding = person.deciding()
                        if deciding is None:
                            return
                        if deciding != 0:
                            person.hear(timeout=30)
                            continue
                        text = self.chooser.choice(person.choices(0))
                        pending = (person.new_key(), person.number, text)
                        self.deliver(person, table, pending)
                        pending = None
            except BROKEN:
                time.sleep(0.1)

    def deliver(self, person, table, message):
        name, number, text = message
        self.sent += 1
        answer = person.move(0, text, key=name, number=number)
        if answer["type"] == "ack":
            self.acknowledged[table, name] = answer["number"]
        else:  # only the first sending can have been lost, and then the number still fits
            raise AssertionError(f"refused: {answer}")


async def check(database, players):
    """Compare the log with what was acknowledged; give the number of rows."""
    store = Store(database)
    rows = 0
    for player in players:
        for created in player.tables:
            changes = await store.changes(created["table"])
            rows += len(changes)
            assert [change.number for change in changes] == list(range(1, len(changes) + 1))
            stored = {change.key: change.number for change in changes}
            assert len(stored) == len(changes), "a move is doubled"
            mine = {key: n for (table, key), n in player.acknowledged.items() if table == created["table"]}
            lost = {key: n for key, n in mine.items() if stored.get(key) != n}
            assert not lost, f"acknowledged moves are lost: {lost}"
    await store.close()
    return rows


def run(database, kills, seats=5, seed=1):
    """Kill a server so many times, then check everything; give what happened."""
    chooser = random.Random(seed)
    stop = threading.Event()
    server = Server(database).start()
    players = [Player(server, seed + n, stop) for n in range(seats)]
    try:
        for player in players:
            player.start()
        for _ in range(kills):
            _wait_for_moves(players, chooser.randrange(1, 40))
            time.sleep(chooser.uniform(0, 0.2))
            server.kill()
            server.start()
        time.sleep(1)
        stop.set()
        for player in players:
            player.join(40)
            assert not player.is_alive(), "somebody still waits for an answer"
            assert player.error is None, player.error
        tables = [created for player in players for created in player.tables]
        for created in tables:
            server.get(f"/api/tables/{created['table']}", [created["host_key"]])
            with server.sit(created["table"], keys_of(created)[0]) as person:
                assert person.table["type"] == "table"
    finally:
        stop.set()
        server.stop()
    rows = house.run(check(database, players))
    return {
        "kills": kills,
        "tables": len(tables),
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "resent after a crash": sum(player.resent for player in players),
        "stored changes": rows,
    }


def _wait_for_moves(players, number):
    """Wait until people have made so many more moves, or for long."""
    enough = number + sum(len(player.acknowledged) for player in players)
    end = time.monotonic() + 30
    while time.monotonic() < end and sum(len(player.acknowledged) for player in players) < enough:
        time.sleep(0.01)


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL of its own")
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        database = sqlite_url(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        if arguments.postgresql:
            cluster = Postgres().start()
            stack.callback(cluster.stop)
            database = cluster.new_database()
        print(run(database, arguments.kills, seed=arguments.seed))
        print("no acknowledged move lost, none doubled, every table opens")


if __name__ == "__main__":
    main()
