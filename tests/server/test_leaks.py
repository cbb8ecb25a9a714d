"""Hidden information never leaves: what a seat gets is byte-equal when only what it cannot know differs.

Equal bytes are equal sizes too, and sockets compress each connection by itself, so nothing can be read from
the length of what goes over the wire either.
"""

import json
import random
import time
from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient

import rondel
from rondel.core import frames
from rondel.core.chance import seeded
from rondel.core.events import reveals
from rondel.games import REGISTRY, find
from rondel.server import sight
from rondel.server.app import make
from rondel.server.settings import Limits, Rate, Settings, sqlite_url
from tests.server.house import keys_of

POSITIONS = 30
encode = msgspec.json.encode


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    free = Rate(1e6, 1e6)
    limits = Limits(requests=free, key_requests=free, new_tables=free)
    return make(Settings(sqlite_url(tmp_path_factory.mktemp("leaks")), limits=limits))


@pytest.fixture(scope="module")
def client(app):
    with TestClient(app) as running:
        yield running


class Twin:
    """One of two tables that a seat cannot tell apart."""

    def __init__(self, client, app, players, game="el-paso"):
        seats = [{"kind": "link", "name": f"P{n}"} for n in range(players)]
        body = {"game": game, "players": players, "seats": seats}
        self.client = client
        self.created = client.post("/api/tables", json=body).json()
        self.id = self.created["table"]
        self.keys = keys_of(self.created)
        client.get(f"/api/tables/{self.id}", headers=self.bearer(self.created["host_key"]))
        self.live = app.state.tables._live[self.id]

    @staticmethod
    def bearer(key):
        return {"Authorization": f"Bearer {key}"}

    def put(self, match):
        self.live.match = match
        self.live.row.step = match.step
        self.live.row.deciding = match.seat
        self.live.row.created = self.live.row.updated = self.live.row.since = 0
        self.live.row.used = [0] * len(self.live.seats)

    def key(self, seat):
        return self.created["watch_key"] if seat is None else self.keys[seat]

    def received(self, seat, script, move):
        """Collect everything that a seat gets from hello to the next move of somebody, as text."""
        heard = []
        address = f"/api/tables/{self.id}/live"
        with self.client.websocket_connect(address) as socket:
            socket.send_json({"type": "hello", "keys": [self.key(seat)], "since": -1})
            heard.append(socket.receive_text())
            for message in script:
                socket.send_text(message)
                heard.append(socket.receive_text())
            heard.append(self.client.get(f"/api/tables/{self.id}", headers=self.bearer(self.key(seat))).text)
            heard.append(
                self.client.get(f"/api/tables/{self.id}/record", headers=self.bearer(self.key(seat))).text
            )
            if seat not in (None, self.live.match.seat):
                heard += self.planned(seat)
            if move is not None:
                mover, text = move
                self.play(mover, text)
                heard.append(socket.receive_text())
        self.live.row.updated = 0
        return [text.replace(self.id, "TABLE") for text in heard]

    def planned(self, seat):
        """Plan one choice ahead."""
        answers, moves = [], []
        for _ in range(2):
            body = {"step": self.live.match.step, "luck": 5, "moves": moves}
            address = f"/api/tables/{self.id}/seats/{seat}/plan"
            answer = self.client.post(address, json=body, headers=self.bearer(self.keys[seat]))
            assert answer.status_code == 200
            answers.append(answer.text)
            plan = answer.json()
            choices = plan["frame"]["view"]["choices"]
            if not choices:
                break
            moves = [*plan["moves"], choices[-1]["text"]]
        return answers

    def play(self, seat, text):
        with self.client.websocket_connect(f"/api/tables/{self.id}/live") as socket:
            socket.send_json({"type": "hello", "keys": [self.keys[seat]], "since": -1})
            message = {
                "type": "move",
                "key": f"k{self.live.number}",
                "seat": seat,
                "number": self.live.number,
            }
            socket.receive_text()
            socket.send_json({**message, "move": text})
            assert socket.receive_json()["type"] == "ack"


def messages(seat, number):
    """Errors of every kind that a seat can provoke."""
    at = 0 if seat is None else seat
    wrong = {"key": "e", "seat": at, "number": number}
    return [
        json.dumps({"type": "move", **wrong, "move": "hire everybody"}),
        json.dumps({"type": "move", **wrong, "move": "discard angus"}),
        json.dumps({"type": "move", **wrong, "move": "sell holstein"}),
        json.dumps({**wrong, "type": "move", "number": number - 1, "move": "done"}),
        json.dumps({**wrong, "type": "move", "seat": at + 1, "move": "done"}),
        json.dumps({"type": "redo", **wrong}),
        "nonsense",
    ]


def quiet_move(spec, real, twin):
    """Find a move of both states that needs no chance and reveals nothing."""
    ours, theirs = frames.options(spec.rules, real), frames.options(spec.rules, twin)
    for move in ours:
        if move not in theirs:
            continue
        after = [state.copy() for state in (real, twin)]
        for state in after:
            frames.apply(spec.rules, state, move)
        if not any(state.chance.given or reveals(spec.events, state.events) for state in after):
            return spec.notation.text(move)
    return None


def positions(game, players, chooser):
    """Give positions of a kept game of good players: they hold more that others may not see."""
    path = Path(__file__).parents[1] / "replays" / game / f"{players}-players-greedy.json"
    record = json.loads(path.read_text(encoding="utf-8"))["record"]
    del record["digest"]
    for step in sorted(chooser.sample(range(len(record["moves"])), POSITIONS)):
        yield rondel.load({**record, "moves": record["moves"][:step]})


CASES = [(game, players) for game in REGISTRY for players in find(game).players if players > 1]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_everything_on_the_wire_is_equal_when_only_the_hidden_differs(
    client, app, game, players, monkeypatch
):
    monkeypatch.setattr(time, "time_ns", lambda: 1_700_000_000_000_000_000)  # both tables have one clock
    chooser = random.Random(players)
    real, twin = Twin(client, app, players, game), Twin(client, app, players, game)
    spec = find(game)
    different = compared = refusals = previews = 0
    for match in positions(game, players, chooser):
        seat = chooser.choice((None, *(s for s in range(players) if s != match.seat), match.seat, match.seat))
        other = match.copy()
        seen = json.loads(json.dumps(match.view(seat)["state"]))
        other.state = spec.imagine(seen, seeded(chooser.getrandbits(64)))
        other._options = None
        other._barrier = other.state.copy()
        mine = match.copy()
        mine._barrier = mine.state.copy()
        different += mine.state.players != other.state.players
        real.put(mine)
        twin.put(other)
        text = quiet_move(spec, mine.state, other.state)
        move = None if text is None else (match.seat, text)
        script = [m for m in messages(seat, real.live.number) if not _legal(mine, other, m)]
        heard = [table.received(seat, script, move) for table in (real, twin)]
        assert heard[0] == heard[1]
        assert [len(text.encode()) for text in heard[0]] == [len(text.encode()) for text in heard[1]]
        compared += len(heard[0])
        if seat == match.seat:
            view = json.loads(heard[0][0])["seats"][str(seat)]["view"]
            refusals += len(view["refusals"])
            previews += sum(len(choice["preview"]) for choice in view["choices"])
    assert different > 10
    assert compared > 150
    assert previews > 10
    assert refusals > 10 or not refusals_of(game)


def refusals_of(game):
    """Whether a game says why something cannot be chosen."""
    spec = find(game)
    match = rondel.new(game, spec.players[-1], seed=1)
    chooser = random.Random(1)
    for _ in range(60):
        if spec.refusals(match.state):
            return True
        match.play(chooser.choice(match.options()))
    return False


@pytest.mark.parametrize(("game", "players"), CASES)
def test_what_somebody_draws_unseen_changes_no_byte_for_the_others(game, players):
    """The same move with other luck: whoever is told the same events receives the same message."""
    chooser = random.Random(players)
    hidden = compared = 0
    for match in games_with_unseen_draws(game, players):
        found = compare_draws(match, players, chooser)
        hidden, compared = hidden + found[0], compared + found[1]
    assert compared > 20
    assert hidden > 10


def games_with_unseen_draws(game, players):
    """Begin games in which players draw what the others do not see."""
    for seed in range(5):
        match = rondel.new(game, players, seed=seed)
        if game == "saltfjord":  # only who has learned to fish chooses between two tokens
            for player in match.state.players:
                player.levels = (0, 0, 0, 3)
            match._raise_barrier()
        yield match


def compare_draws(match, players, chooser):
    """Play at random, each move with other luck too; count moves that differ unseen, and messages."""
    hidden = compared = 0
    while not match.over:
        mover, move = match.seat, chooser.choice(match.moves())
        one, other = match.copy(), match.copy()
        for copy in (one, other):
            copy.state.chance.stream = chooser.getrandbits(64)
            copy.play(move)
        step = match.step + 1
        for seat in {None, *range(players)} - {mover}:
            if drew_unseen(one) and drew_unseen(other) and one.log(seat, step) == other.log(seat, step):
                told = [encode(sight.frame(copy, seat, step, False)) for copy in (one, other)]
                assert told[0] == told[1]
                hidden += one.log(mover, step) != other.log(mover, step)
                compared += 1
        match.play(move)
    return hidden, compared


def drew_unseen(match):
    """Say whether the last move showed something, and only to its own seat."""
    shown = [match.spec.events[event[0]] for event in match.state.events]
    return bool(match.state.chance.given) and all(kind.private for kind in shown if kind.reveals)


def _legal(mine, other, message):
    """Leave out what happens to be an option."""
    if '"move": ' not in message:
        return False
    text = json.loads(message)["move"]
    return any(text in [option.text for option in match.options()] for match in (mine, other))


def test_no_stream_seed_or_key_is_logged_or_sent(client, app, capsys):
    table = Twin(client, app, 2)
    match = table.live.match
    heard = table.received(0, messages(0, 0), None)
    everything = "".join(heard) + capsys.readouterr().err
    assert "stream" not in everything
    assert str(match.state.chance.stream) not in everything
    assert table.keys[0] not in everything
