"""Keys: what they open, what they do not, and when they stop."""

import random

import pytest

from rondel.server import keys as server_keys
from tests.server.house import keys_of
from tests.server.test_play import play_on


@pytest.fixture
def table(server):
    created = server.table("here", "link")
    return created["table"], created, keys_of(created)


def refused_at_the_door(server, table, *keys):
    with server.sit(table, *keys) as person:
        assert person.table["type"] == "refused"
        assert person.table["code"] == "forbidden"
        return person.hear_to_the_end() == 4401


def test_forged_keys_open_nothing(server, table):
    name, _, keys = table
    forged = [
        server_keys.new_key(),
        keys[0][:-1] + ("A" if keys[0][-1] != "A" else "B"),
        server_keys.digest(keys[0]),
        "",
        "x" * 90,
    ]
    for key in forged:
        assert refused_at_the_door(server, name, key)
        answer = server.request("GET", f"/api/tables/{name}", keys=[key] if key else ())
        assert answer.status_code == 403
    assert refused_at_the_door(server, name)
    other = server.table("here", "link")
    assert refused_at_the_door(server, name, *keys_of(other).values(), other["host_key"])
    assert server.get(f"/api/tables/{name}", [keys[0]])["number"] == 0


def test_a_key_says_what_it_opens(server, table):
    name, created, keys = table
    assert server.get(f"/api/tables/{name}", [keys[1]])["mine"] == [1]
    host = server.get(f"/api/tables/{name}", [created["host_key"]])
    assert (host["host"], host["mine"], host["watch"]) == (True, [], False)
    listed = server.post(
        "/api/tables/list", {"keys": [keys[0], created["watch_key"], "nonsense"]}, status=200
    )
    assert [(t["table"], t["mine"], t["watch"]) for t in listed["mine"]] == [(name, [0], True)]


def test_my_tables_say_whose_turn_it_is_and_whether_turns_are_confirmed(server):
    for confirm in (True, False):
        created = server.table("here", "link", confirm=confirm)
        (mine,) = server.post("/api/tables/list", {"keys": [keys_of(created)[1]]}, status=200)["mine"]
        assert mine["deciding"] in (0, 1)
        assert (mine["mine"], mine["confirm"], mine["finished"]) == ([1], confirm, False)


def test_no_key_stands_in_what_is_stored_or_shown_later(server, table):
    name, created, keys = table
    shown = server.request("GET", f"/api/tables/{name}", keys=[keys[0]]).text
    for key in (*keys.values(), created["host_key"], created["watch_key"]):
        assert key not in shown
        assert server_keys.digest(key) not in shown


def test_a_watcher_sees_only_what_is_public(server, table):
    name, created, keys = table
    with server.sit(name, created["watch_key"]) as watcher, server.sit(name, keys[0]) as anna:
        assert set(watcher.frames) == {"watch"}
        view = watcher.frames["watch"]["view"]
        assert view["seat"] is None
        assert view["choices"] == []
        assert all(player["hand"] is None for player in view["state"]["players"])
        assert anna.frames["0"]["view"]["state"]["players"][0]["hand"]
        assert watcher.move(0, "done")["code"] == "forbidden"


def test_a_replaced_key_stops_at_once_and_the_new_one_works(server, table):
    name, created, keys = table
    with server.sit(name, keys[1]) as old, server.sit(name, keys[0]) as anna:
        new = server.post(f"/api/tables/{name}/seats/1/key", keys=[keys[1]])["key"]
        assert old.hear_to_the_end() == 4401
        assert anna.hear_until("moved")["what"] == "key"
    assert refused_at_the_door(server, name, keys[1])
    with server.sit(name, new) as moved:
        assert set(moved.frames) == {"1"}
    server.post(f"/api/tables/{name}/seats/1/key", keys=[created["host_key"]])
    assert refused_at_the_door(server, name, new)


def test_only_the_holder_and_the_host_replace_a_key(server, table):
    name, created, keys = table
    for wrong in ([keys[0]], [created["watch_key"]], []):
        server.post(f"/api/tables/{name}/seats/1/key", keys=wrong, status=403)
    server.post(f"/api/tables/{name}/seats/7/key", keys=[created["host_key"]], status=403)


def test_an_open_seat_is_joined_once(server):
    created = server.table("here", "open", title="Come in")
    name = created["table"]
    listed = server.post("/api/tables/list", {"keys": []}, status=200)
    assert name in [summary["table"] for summary in listed["open"]]
    with server.sit(name, keys_of(created)[0]) as anna:
        joined = server.post(f"/api/tables/{name}/join", {"name": "Olga"})
        assert joined["seat"] == 1
        heard = anna.hear_until("moved")
        assert heard["what"] == "join"
        assert heard["summary"]["seats"][1]["name"] == "Olga"
    server.post(f"/api/tables/{name}/join", {"name": "Late"}, status=409)
    with server.sit(name, joined["key"]) as olga:
        assert set(olga.frames) == {"1"}
    listed = server.post("/api/tables/list", {"keys": []}, status=200)
    assert name not in [summary["table"] for summary in listed["open"]]
    renamed = server.post(
        f"/api/tables/{name}/seats/1/name", {"name": "Olga Z"}, keys=[joined["key"]], status=200
    )
    assert renamed["seats"][1]["name"] == "Olga Z"
    server.post(f"/api/tables/{name}/seats/0/name", {"name": "X"}, keys=[joined["key"]], status=403)


def test_the_record_of_a_running_game_with_others_stays_closed(server, table):
    name, created, keys = table
    for given in ([], [keys[0]], [created["host_key"]], [created["watch_key"]]):
        server.get(f"/api/tables/{name}/record", given, status=403)
        server.post(f"/api/tables/{name}/fork", {"step": 0}, given, status=403)
    alone = server.table("here", "random")
    server.get(f"/api/tables/{alone['table']}/record", [keys_of(alone)[0]], status=403)
    record = server.get(f"/api/tables/{alone['table']}/record", [alone["host_key"]])
    assert "stream" not in record


def test_steps_of_a_running_game_show_what_the_key_may_see(server, table):
    name, created, keys = table
    with server.sit(name, keys[0]) as anna, server.sit(name, keys[1]) as ben:
        play_on({0: anna, 1: ben}, random.Random(1), steps=20)
    seen = server.get(f"/api/tables/{name}/steps/12", [keys[0]])
    assert set(seen["seats"]) == {"0"}
    assert seen["watch"] is None
    assert seen["seats"]["0"]["view"]["state"]["players"][1]["hand"] is None
    assert (seen["step"], seen["steps"]) == (12, 20)
    watched = server.get(f"/api/tables/{name}/steps/12", [created["watch_key"]])
    assert watched["seats"] == {}
    assert watched["watch"]["view"]["seat"] is None
    server.get(f"/api/tables/{name}/steps/12", status=403)
    server.get(f"/api/tables/{name}/steps/21", [keys[0]], status=400)


def test_a_finished_game_is_open_and_can_be_replayed_exported_and_played_on(server):
    created = server.table("here", "here")
    with server.sit(created["table"], *keys_of(created).values()) as person:
        play_on({0: person, 1: person}, random.Random(2))
    table = created["table"]
    (mine,) = server.post("/api/tables/list", {"keys": [created["host_key"]]}, status=200)["mine"]
    assert (mine["table"], mine["finished"], mine["deciding"]) == (table, True, None)
    assert [score["seat"] for score in mine["scores"]] == [0, 1]
    record = server.get(f"/api/tables/{table}/record")
    shown = server.get(f"/api/tables/{table}/steps/{len(record['moves'])}")
    assert set(shown["seats"]) == {"0", "1"}
    assert shown["seats"]["0"]["view"]["deciding"] is None
    with server.sit(table) as guest:
        assert set(guest.frames) == {"watch"}

    imported = server.post("/api/tables/import", {"record": record, "names": ["Ann", "Bo"]})
    again = server.get(f"/api/tables/{imported['table']}/record")
    assert again == record
    summary = server.get(f"/api/tables/{imported['table']}")
    assert [seat["name"] for seat in summary["seats"]] == ["Ann", "Bo"]

    forked = server.post(f"/api/tables/{table}/fork", {"step": 15})
    with server.sit(forked["table"], *keys_of(forked).values()) as person:
        assert person.frames["0"]["view"]["step"] == 15
        at_15 = server.get(f"/api/tables/{table}/steps/15")
        assert person.frames["0"]["view"] == at_15["seats"]["0"]["view"]
        play_on({0: person, 1: person}, random.Random(3), steps=5)
