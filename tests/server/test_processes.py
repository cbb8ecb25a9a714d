"""Two server processes on one PostgreSQL: one order of changes, everybody hears of all of them."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.house import Server, keys_of
from tests.server.test_play import play_on


@pytest.fixture(scope="module")
def two(postgres):
    database = postgres.new_database()
    with Server(database) as first, Server(database) as second:
        yield first, second


def test_people_at_different_processes_finish_a_game_with_a_bot(two):
    first, second = two
    created = first.table("here", "link", "random")
    keys = keys_of(created)
    with first.sit(created["table"], keys[0]) as anna, second.sit(created["table"], keys[1]) as ben:
        arrived = ben.number  # the bot may have moved before he sat down
        play_on({0: anna, 1: ben}, random.Random(1))
        assert anna.deciding() is ben.deciding() is None
        assert anna.frames["0"]["scores"] == ben.frames["1"]["scores"]
        moved = [message["number"] for message in ben.heard if message["type"] == "moved"]
        assert moved == list(range(arrived + 1, ben.number + 1))


def test_a_race_between_processes_gives_one_move(two):
    first, second = two
    for _ in range(10):
        created = first.table("here", "here")
        keys = keys_of(created).values()
        with first.sit(created["table"], *keys) as one, second.sit(created["table"], *keys) as other:
            seat = one.deciding()
            texts = one.choices(seat)
            with ThreadPoolExecutor(2) as pool:
                sent = [pool.submit(one.move, seat, texts[0]), pool.submit(other.move, seat, texts[-1])]
            answers = [answer.result() for answer in sent]
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
            one.settle(1)
            other.settle(1)
            assert one.frames == other.frames


def test_undo_going_back_chat_and_keys_reach_the_other_process(two):
    first, second = two
    created = first.table("here", "link")
    table, keys = created["table"], keys_of(created)
    with first.sit(table, keys[0]) as anna, second.sit(table, keys[1]) as ben:
        people = {0: anna, 1: ben}
        play_on(people, random.Random(3), steps=15)
        assert anna.ask("chat", 0, text="hello over there")["type"] == "ack"
        assert ben.hear_until("chat")["text"] == "hello over there"
        assert ben.ask("ask-undo", 1, to=4, key="back")["type"] == "ack"
        assert anna.hear_until("asked")["to"] == 4
        assert anna.ask("agree", 0, ask="back", yes=True)["type"] == "ack"
        assert ben.hear_until("moved")["what"] == "back"
        assert ben.frames["1"]["view"]["step"] == anna.frames["0"]["view"]["step"] == 4
        play_on(people, random.Random(4), steps=10)
        first.post(f"/api/tables/{table}/seats/1/key", keys=[created["host_key"]])
        assert ben.hear_to_the_end() == 4401


def test_a_bot_of_a_dead_process_is_woken_by_the_other(postgres):
    database = postgres.new_database()
    with Server(database, bot_pace=60) as dying, Server(database, bot_pace=0, sweep=0.5) as other:
        while True:
            created = dying.table("random", "link")
            if dying.get(f"/api/tables/{created['table']}", [created["host_key"]])["deciding"] == 0:
                break
        dying.kill()
        with other.sit(created["table"], keys_of(created)[1]) as ben:
            while ben.deciding() != 1:
                ben.hear()
            assert ben.number >= 1


def test_a_lost_notice_is_found_by_the_next_ping(two):
    first, second = two
    created = first.table("here", "here")
    keys = keys_of(created).values()
    with first.sit(created["table"], *keys) as one, second.sit(created["table"], *keys) as other:
        seat = one.deciding()
        one.move(seat, one.choices(seat)[0])
        other.say({"type": "ping"})
        other.settle(1)
