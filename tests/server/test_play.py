"""People and bots play over real sockets."""

import random

from tests.server.house import keys_of


def play_on(people, chooser, steps=10_000):
    """Let whoever has the turn choose at random until the game is over."""
    for _ in range(steps):
        deciding = next(iter(people.values())).deciding()
        if deciding is None:
            return
        if deciding not in people:
            next(iter(people.values())).hear_until("moved")
        else:
            person = people[deciding]
            answer = person.move(deciding, chooser.choice(person.choices(deciding)))
            assert answer["type"] == "ack", answer
        newest = max(person.number for person in people.values())
        for person in people.values():
            person.settle(newest)


def test_two_people_and_a_bot_finish_a_game(server):
    created = server.table("here", "link", "greedy")
    keys = keys_of(created)
    assert set(keys) == {0, 1}
    with (
        server.sit(created["table"], keys[0]) as anna,
        server.sit(created["table"], keys[1]) as ben,
        server.sit(created["table"], created["watch_key"]) as watcher,
    ):
        play_on({0: anna, 1: ben}, random.Random(1))
        assert anna.frames["0"]["view"]["deciding"] is None
        watcher.settle(anna.number)
        assert watcher.frames["watch"]["scores"] == anna.frames["0"]["scores"]
    summary = server.get(f"/api/tables/{created['table']}")
    assert summary["finished"]
    assert [score["seat"] for score in summary["scores"]] == [0, 1, 2]
    record = server.get(f"/api/tables/{created['table']}/record")
    assert len(record["moves"]) == summary["step"]
    assert "stream" not in record


def test_the_solo_game_against_sue(server):
    created = server.table("here")
    assert [seat["kind"] for seat in created["seats"]] == ["here", "automa"]
    with server.sit(created["table"], keys_of(created)[0]) as person:
        play_on({0: person}, random.Random(2))
        assert person.deciding() is None


def test_a_hot_seat_table_is_played_from_one_socket(server):
    created = server.table("here", "here")
    with server.sit(created["table"], *keys_of(created).values()) as person:
        assert set(person.frames) == {"0", "1"}
        play_on({0: person, 1: person}, random.Random(3), steps=60)
        assert person.number == 60
