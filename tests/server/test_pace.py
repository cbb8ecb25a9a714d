"""Thinking time, pace, bots that stand in, and nudges."""

import time

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import rondel
from rondel.server import people, store, wire
from rondel.server.metrics import Metrics
from rondel.server.rows import Pace
from rondel.server.settings import sqlite_url
from rondel.server.store import Store
from rondel.server.tables import Refused, Tables
from tests.server.house import Server, keys_of, run

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
LONG_AGO = 1_700_000_000_000


class Hours:
    """The time of day, which passes only when told to."""

    def __init__(self, monkeypatch):
        self.at = LONG_AGO
        monkeypatch.setattr(time, "time_ns", lambda: self.at * 1_000_000)

    def pass_by(self, milliseconds):
        self.at += milliseconds


@pytest.fixture
def hours(monkeypatch):
    return Hours(monkeypatch)


class House:
    """Tables on a database, that can be left and opened again."""

    def __init__(self, url):
        self.store = Store(url)
        self.tables = Tables(self.store, Metrics(), 10)

    async def __aenter__(self):
        await self.store.open()
        return self

    async def __aexit__(self, *_):
        await self.store.close()


def seats(*kinds):
    return [wire.NewSeat(kind, f"P{n}", "random" if kind == "bot" else None) for n, kind in enumerate(kinds)]


async def set_up(house, *kinds, pace=None):
    asked = wire.NewTable("el-paso", len(kinds), seats(*kinds), pace=pace)
    return (await people.create(house.tables, asked)).table


def quiet(live):
    """Choose what can be taken back, if there is such an option."""
    options = live.match.options()
    final = {option.text for option in options if live.match.preview(option.move)[1]}
    return next((option.text for option in options if option.text not in final), options[0].text)


async def do(house, live, what="move", move=None):
    seat = live.match.seat
    move = move or (quiet(live) if what == "move" else "")
    await house.tables.change(live, seat, what, f"k{live.number}", live.number, move)
    return seat


async def hand_over(house, live):
    """Play until another seat decides."""
    seat = live.match.seat
    while live.match.seat == seat:
        await do(house, live, move=live.match.options()[-1].text)


def test_time_is_counted_for_whoever_decides_over_undo_and_restart(new_database, hours):
    async def story(url):
        async with House(url) as house:
            name = await set_up(house, "here", "link")
            live = await house.tables.open(name)
            assert (live.row.used, live.row.since) == ([0, 0], hours.at)
            while not live.match.can_undo:
                await do(house, live)
            first, began = live.match.seat, hours.at
            hours.pass_by(6_000)
            await do(house, live)
            assert live.match.seat == first
            hours.pass_by(10_000)
            await do(house, live, "undo")
            assert (live.row.used, live.row.since) == ([0, 0], began), "the same person goes on thinking"
            hours.pass_by(4_000)
            await hand_over(house, live)
            spent = hours.at - began
            assert spent == 20_000
            assert live.row.used[first] == spent, "what was taken back was thought all the same"
            assert live.row.since == hours.at
            hours.pass_by(3_000)
            kept = (live.row.used, live.row.since)
        async with House(url) as house:
            live = await house.tables.open(name)
            assert (live.row.used, live.row.since) == kept
            second, step = live.match.seat, live.match.step
            hours.pass_by(4_000)
            await hand_over(house, live)
            assert live.row.used[second] == 7_000
            assert live.row.used[first] == spent
            hours.pass_by(2_000)
            async with live.lock:  # all agree to go back
                await house.tables.go_back(live, second, "back", step, lambda _: None)
            assert live.row.used[first] == spent + 2_000
            assert (live.row.deciding, live.row.since) == (second, hours.at)
            told = live.summary(live.rights(())).clock
            assert (told.used, told.since, told.now) == (live.row.used, hours.at, hours.at)

    run(story(new_database()))


def test_a_name_or_a_key_does_not_press_the_clock(hours, tmp_path):
    async def story():
        async with House(sqlite_url(tmp_path)) as house:
            live = await house.tables.open(await set_up(house, "here", "link"))
            since = live.row.since
            hours.pass_by(MINUTE)
            await people.rename(house.tables, live, live.match.seat, "Ada")
            await people.change_key(house.tables, live, live.match.seat)
            assert (live.row.used, live.row.since) == ([0, 0], since)

    run(story())


def test_nobody_pays_for_an_empty_seat_and_bots_are_not_timed(hours, tmp_path):
    async def story():
        async with House(sqlite_url(tmp_path)) as house:
            live = await house.tables.open(await set_up(house, "open", "open"))
            first = live.match.seat
            for _ in range(2):
                hours.pass_by(DAY)
                await people.join(house.tables, live, "Zoe")
            assert (live.row.used, live.row.since) == ([0, 0], hours.at - (DAY if first == 0 else 0))
            live = await house.tables.open(await set_up(house, "bot", "bot"))
            hours.pass_by(MINUTE)
            await hand_over(house, live)
            assert (live.row.used, live.row.since) == ([0, 0], hours.at)

    run(story())


def test_an_imported_record_has_no_times(hours, tmp_path):
    async def story():
        async with House(sqlite_url(tmp_path)) as house:
            match = rondel.new("el-paso", players=2, seed=1)
            for _ in range(30):
                match.play(match.options()[-1])
            created = await people.bring_in(house.tables, wire.Import(match.record()))
            live = await house.tables.open(created.table)
            assert (live.row.used, live.row.since, live.row.pace) == ([0, 0], hours.at, None)
            hours.pass_by(5_000)
            seat = live.match.seat
            await hand_over(house, live)
            assert live.row.used[seat] == 5_000

    run(story())


@pytest.mark.parametrize(
    ("pace", "patience"), [(None, 3 * DAY), (Pace(days=2), 2 * DAY), (Pace(minutes=10), 10 * MINUTE)]
)
def test_a_bot_plays_for_whoever_is_late_until_they_come_back(hours, tmp_path, pace, patience):
    async def story():
        async with House(sqlite_url(tmp_path)) as house:
            live = await house.tables.open(await set_up(house, "link", "link", pace=pace))
            tables, seat = house.tables, live.match.seat
            woken = []
            tables.wake_bot = lambda table: woken.append(table.match.seat in table.bots)
            hours.pass_by(patience)
            with pytest.raises(people.NotLate):
                await people.stand_in(tables, live, seat, True)
            hours.pass_by(1)
            with pytest.raises(people.NotLate):
                await people.stand_in(tables, live, 1 - seat, True)
            await people.stand_in(tables, live, seat, True)
            assert woken == [True]
            assert live.bots == {seat}
            assert [person.seat for person in live.people] == [1 - seat]
            assert live.row.used[seat] == patience + 1
            assert await house.store.waiting_for_bots(hours.at) == [live.id]
            assert (await house.store.seats(live.id))[seat].bot == "greedy"
            number = live.number
            await people.stand_in(tables, live, seat, True)
            assert live.number == number, "said twice is done once"
            hours.pass_by(DAY)
            await people.stand_in(tables, live, seat, False)
            assert live.bots == frozenset()
            assert await house.store.waiting_for_bots(hours.at) == []
            assert live.row.used[seat] == patience + 1, "the bot's time is not theirs"
            assert live.row.since == hours.at

    run(story())


def test_a_nudge_goes_once_a_minute_to_the_person_who_decides(new_database, hours):
    async def story(url):
        async with House(url) as house:
            live = await house.tables.open(await set_up(house, "link", "link", "link"))
            to = live.match.seat
            one, other = (seat for seat in range(3) if seat != to)
            told = []
            live.tell_all = told.append

            async def nudge(seat, key, own=None):
                await house.tables.nudge(live, seat, own or [seat], key)

            await nudge(one, "a")
            await nudge(one, "a")  # sent again, because the answer was lost
            with pytest.raises(Refused) as refused:
                await nudge(one, "b")
            assert (refused.value.code, refused.value.reason) == ("too-fast", "nudged")
            await nudge(other, "a")
            hours.pass_by(MINUTE)
            await nudge(one, "b")
            assert [(line.seat, line.nudged, line.text) for line in told] == [
                (one, to, ""),
                (other, to, ""),
                (one, to, ""),
            ]
            with pytest.raises(Refused) as refused:
                await nudge(to, "c")
            assert refused.value.reason == "nobody-to-nudge"
            with pytest.raises(Refused):
                await nudge(one, "d", own=[one, to])  # two seats on one screen
            hours.pass_by(4 * DAY)
            await people.stand_in(house.tables, live, to, True)
            with pytest.raises(Refused):
                await nudge(one, "e")  # a bot needs no reminder

    run(story(new_database()))


def test_a_nudge_is_told_at_once_and_to_those_who_come_later(server):
    created = server.table("link", "link")
    keys = keys_of(created)
    with server.sit(created["table"], keys[0]) as ann, server.sit(created["table"], keys[1]) as ben:
        to = ann.deciding()
        waits, thinks = (ann, ben) if to == 1 else (ben, ann)
        number = waits.number
        assert thinks.ask("nudge", to)["message"]["key"] == "refused-nobody-to-nudge"
        assert waits.ask("nudge", to)["code"] == "forbidden"
        assert waits.ask("nudge", 1 - to)["type"] == "ack"
        line = thinks.hear_until("chat")
        assert (line["seat"], line["nudged"], line["text"]) == (1 - to, to, "")
        assert waits.ask("nudge", 1 - to)["message"] == {"key": "refused-nudged", "arguments": {}}
        assert waits.number == number, "it is no move"
    with server.sit(created["table"], keys[to]) as later:
        assert [line["nudged"] for line in later.table["chat"]] == [to]
    with server.sit(created["table"], created["watch_key"]) as watcher:
        watcher.say({"type": "nudge", "key": "x", "seat": 0})
        assert watcher.hear_until("refused")["code"] == "forbidden"


@pytest.mark.parametrize(
    "pace",
    [
        {},
        {"minutes": 5, "days": 1},
        {"minutes": 0},
        {"minutes": 1441},
        {"days": 61},
        {"days": "two"},
        {"x": 1},
        3,
    ],
)
def test_a_pace_that_is_none_is_refused(plain_server, pace):
    body = {"game": "el-paso", "players": 2, "seats": [{"kind": "here"}, {"kind": "link"}], "pace": pace}
    answer = plain_server.post("/api/tables", body, status=400)
    assert answer["code"] == "malformed"


def test_the_pace_and_the_clock_are_told(server):
    created = server.table("link", "link", pace={"minutes": 45})
    keys = keys_of(created)
    (mine,) = server.post("/api/tables/list", {"keys": [keys[1]]}, status=200)["mine"]
    assert mine["pace"] == {"minutes": 45}
    assert mine["clock"]["used"] == [0, 0]
    assert 0 <= mine["clock"]["now"] - mine["clock"]["since"] < MINUTE
    with server.sit(created["table"], *keys.values()) as person:
        seat = person.deciding()
        while person.deciding() == seat:
            person.move(seat, person.choices(seat)[-1])
        clock = person.heard[-1]["clock"]
        assert clock["used"][seat] > 0
        assert clock["used"][1 - seat] == 0
        assert clock["since"] <= clock["now"]


def test_only_the_host_lets_a_bot_play_and_the_person_takes_the_seat_back(tmp_path):
    url = sqlite_url(tmp_path)
    with Server(url, bot_workers=1) as server:
        created = server.table("link", "link", pace={"days": 1})
        name, keys, host = created["table"], keys_of(created), created["host_key"]
        late = server.get(f"/api/tables/{name}", [host])["deciding"]
        path = f"/api/tables/{name}/seats/{late}/bot"
        assert server.post(path, {"on": True}, [host], status=409)["code"] == "not-late"
        server.post(path, {"on": "yes"}, [host], status=400)
        server.stop()
        engine = sa.create_engine(url.replace("+aiosqlite", ""))
        with engine.begin() as connection:
            connection.execute(sa.text("UPDATE tables SET since = since - :day"), {"day": 2 * DAY})
        engine.dispose()
        server.start()
        for wrong in ([keys[0]], [keys[1]], [created["watch_key"]], []):
            server.post(path, {"on": True}, wrong, status=403)
        server.post(f"/api/tables/{name}/seats/7/bot", {"on": True}, [host], status=403)
        with server.sit(name, keys[1 - late]) as waits, server.sit(name, keys[late]) as comes:
            summary = server.post(path, {"on": True}, [host], status=200)
            assert summary["seats"][late]["bot"] == "greedy"
            assert summary["seats"][late]["kind"] == "link"
            heard = waits.hear_until("moved", what="bot")
            assert heard["summary"]["clock"]["used"][late] > 2 * DAY
            waits.hear_until("moved", what="move", by=late)
            server.post(path, {"on": False}, [keys[1 - late]], status=403)
            back = server.post(path, {"on": False}, [keys[late]], status=200)
            assert back["seats"][late]["bot"] is None
            while comes.hear_until("moved", what="bot")["summary"]["seats"][late]["bot"]:
                pass
            waits.settle(comes.number)
            while waits.deciding() != late:
                waits.move(1 - late, waits.choices(1 - late)[-1])
            comes.settle(waits.number)
            assert comes.move(late, comes.choices(late)[0])["type"] == "ack"


def test_games_under_way_keep_their_times_when_the_schema_changes(new_database):
    """A table filled by the version before, with its log, chat and seats."""
    old = {"id": "abcdefghijkl", "game": "el-paso", "rules": 1, "players": 2, "options": "{}", "setup": "[]"}
    old |= {"title": "", "listed": False, "confirm": True, "host_hash": "h", "watch_hash": "w", "number": 6}
    old |= {"step": 3, "deciding": 1, "bot_to_move": False, "over": False, "scores": None, "ask": None}
    old |= {"snapshot": b"", "created": 1_000, "updated": 9_500}
    log = [(1, 0, "move", 3_000), (2, 0, "undo", 4_000), (3, 1, "name", 4_500), (4, 0, "move", 5_000)]
    log += [(5, 1, "move", 9_000), (6, 1, "back", 9_500)]

    def fill(connection):
        config = Config()
        config.set_main_option("script_location", str(store.Path(store.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        put = ", ".join(old)
        values = ", ".join(f":{name}" for name in old)
        connection.execute(sa.text(f"INSERT INTO tables ({put}) VALUES ({values})"), old)
        for seat in (0, 1):
            row = {"seat": seat, "id": old["id"]}
            connection.execute(
                sa.text("INSERT INTO seats (table_id, seat, kind, name) VALUES (:id, :seat, 'link', '')"), row
            )
        for number, seat, what, at in log:
            row = {"n": number, "seat": seat, "what": what, "at": at, "key": f"k{number}", "id": old["id"]}
            connection.execute(
                sa.text(
                    "INSERT INTO changes (table_id, number, seat, what, chance, step, key, at)"
                    " VALUES (:id, :n, :seat, :what, '[]', 0, :key, :at)"
                ),
                row,
            )
        connection.execute(
            sa.text("INSERT INTO chat (table_id, seat, text, key, at) VALUES (:id, 0, 'Hi', 'c', 5000)"),
            {"id": old["id"]},
        )

    async def story():
        house = Store(new_database())
        async with house.engine.begin() as connection:
            await connection.run_sync(fill)
        await house.open()
        row = await house.find(old["id"])
        assert (row.pace, row.used, row.since) == (None, [4_000, 4_000], 9_500)
        assert len(await house.changes(old["id"])) == 6
        (said,) = await house.chat(old["id"])
        assert (said.text, said.nudged) == ("Hi", None)
        await house.close()

    run(story())
