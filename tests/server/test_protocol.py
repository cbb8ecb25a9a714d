"""Numbers, resending, races, catching up, restarts."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.house import Server, keys_of
from tests.server.test_play import play_on


def first_choice(person, seat):
    return person.choices(seat)[0]


@pytest.fixture
def pair(server):
    """A table of two people, each with a socket; and the keys."""
    created = server.table("here", "link")
    keys = keys_of(created)
    with server.sit(created["table"], keys[0]) as anna, server.sit(created["table"], keys[1]) as ben:
        yield created["table"], keys, {0: anna, 1: ben}


def turn(people):
    """Give who has the turn, and who has not."""
    seat = people[0].deciding()
    return seat, people[seat], people[1 - seat]


def test_a_resent_move_is_applied_once_and_answered_alike(pair):
    _, _, people = pair
    seat, person, _ = turn(people)
    text, number = first_choice(person, seat), person.number
    first = person.move(seat, text, key="mine", number=number)
    again = person.move(seat, text, key="mine", number=number)
    assert first == again == {"type": "ack", "key": "mine", "number": number + 1}
    assert person.number == number + 1


def test_the_same_key_of_another_seat_is_another_message(pair):
    _, _, people = pair
    seat, person, other = turn(people)
    number = person.move(seat, first_choice(person, seat), key="same")["number"]
    other.settle(number)
    while turn(people)[0] == seat:
        play_on(people, random.Random(1), steps=1)
    answer = other.move(1 - seat, first_choice(other, 1 - seat), key="same")
    assert answer["type"] == "ack"
    assert answer["number"] > number


def test_an_old_number_is_stale_and_changes_nothing(pair):
    _, _, people = pair
    seat, person, _ = turn(people)
    assert person.move(seat, first_choice(person, seat))["type"] == "ack"
    people[1 - seat].settle(1)
    seat, person, _ = turn(people)
    refused = person.move(seat, first_choice(person, seat), number=0)
    assert (refused["type"], refused["code"], refused["number"]) == ("refused", "stale", 1)
    assert person.number == 1


def test_what_is_no_option_is_refused_without_a_list_of_options(pair):
    _, _, people = pair
    seat, person, _ = turn(people)
    refused = person.move(seat, "hire everybody")
    assert refused["code"] == "illegal"
    assert refused["message"] == {"key": "refused-illegal", "arguments": {}}
    assert person.number == refused["number"] == 0


def test_only_the_seat_whose_turn_it_is_may_move(pair):
    _, _, people = pair
    seat, person, other = turn(people)
    assert other.move(1 - seat, first_choice(person, seat))["message"]["key"] == "refused-not-your-turn"
    assert other.move(seat, first_choice(person, seat))["code"] == "forbidden"


def test_two_tabs_racing_give_one_move_and_one_clear_answer(server, pair):
    table, keys, people = pair
    seat, _, _ = turn(people)
    with server.sit(table, keys[seat]) as one, server.sit(table, keys[seat]) as two:
        texts = one.choices(seat)
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda p, t: p.move(seat, t), (one, two), (texts[0], texts[-1])))
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        assert {a["code"] for a in answers if a["type"] == "refused"} <= {"stale", "illegal"}
        one.settle(1)
        two.settle(1)
        assert one.frames == two.frames


def test_who_comes_back_gets_what_was_missed(server, pair):
    table, keys, people = pair
    play_on(people, random.Random(5), steps=12)
    seen = people[1].frames["1"]
    since = people[1].number
    people[1].close()
    with server.sit(table, keys[1]) as away:
        play_on({0: people[0], 1: away}, random.Random(6), steps=8)
    with server.sit(table, keys[1], since=since) as back:
        assert back.number == since + 8
        missed = back.frames["1"]["events"]
        assert missed
        assert min(event["step"] for event in missed) == seen["view"]["step"] + 1
    with server.sit(table, keys[1], since=back.number) as again:
        assert again.frames["1"]["events"] == []
        assert again.frames["1"]["view"] == back.frames["1"]["view"]


def test_who_was_away_hears_what_happened_since_the_own_last_turn(server, pair):
    table, keys, people = pair
    chooser = random.Random(11)
    play_on(people, chooser, steps=60)
    while True:  # until somebody is in the middle of a turn
        before = turn(people)[0]
        play_on(people, chooser, steps=1)
        seat, _, away = turn(people)
        if seat == before:
            break
    steps = away.frames[str(1 - seat)]["view"]["step"]
    for person in people.values():
        person.close()
    with server.sit(table, keys[1 - seat]) as back:
        frame = back.frames[str(1 - seat)]
        last = frame["last_own"]
        record = [step for step in range(1, steps + 1) if mover(server, table, keys, step) == 1 - seat]
        assert last == record[-1]
        missed = [event for event in frame["events"] if event["step"] > last]
        assert {event["step"] for event in missed} <= set(range(last + 1, steps + 1))
        assert missed
    assert away.frames[str(1 - seat)]["last_own"] == last


def mover(server, table, keys, step):
    """Say who made a step: the seat that decided before it."""
    return server.get(f"/api/tables/{table}/steps/{step - 1}", [keys[0]])["seats"]["0"]["view"]["deciding"]


def test_the_whole_log_can_be_asked_for(server, pair):
    table, keys, people = pair
    play_on(people, random.Random(5), steps=6)
    log = server.get(f"/api/tables/{table}/steps/6?since=0", [keys[0]])
    assert log["seats"]["0"]["events"][0]["step"] == 0
    with server.sit(table, keys[0]) as fresh:
        assert fresh.frames["0"]["events"] == log["seats"]["0"]["events"]


def test_a_ping_is_answered(pair):
    people = pair[2]
    people[0].say({"type": "ping"})
    assert people[0].hear() == {"type": "pong"}


@pytest.mark.parametrize("kill", [True, False])
def test_a_restarted_server_goes_on_where_it_was(new_database, kill):
    with Server(new_database()) as server:
        created = server.table("here", "link", "random")
        keys = keys_of(created)
        with server.sit(created["table"], keys[0]) as anna, server.sit(created["table"], keys[1]) as ben:
            people = {0: anna, 1: ben}
            play_on(people, random.Random(7), steps=25)
            for _ in range(30):  # until something can be taken back
                seat = anna.deciding()
                if seat in people and people[seat].frames[str(seat)]["can_undo"]:
                    assert people[seat].ask("undo", seat)["type"] == "ack"
                    break
                play_on(people, random.Random(8), steps=1)
            anna.settle(max(anna.number, ben.number))
            ben.settle(max(anna.number, ben.number))
        server.kill() if kill else server.stop()
        server.start()
        with server.sit(created["table"], keys[0]) as anna2, server.sit(created["table"], keys[1]) as ben2:
            for before, after, seat in ((anna, anna2, "0"), (ben, ben2, "1")):
                if before.number == after.number:  # no bot has moved meanwhile
                    for part in ("view", "scores", "can_undo", "can_redo", "last_own"):
                        assert before.frames[seat][part] == after.frames[seat][part]
            play_on({0: anna2, 1: ben2}, random.Random(9), steps=20)


def test_a_bot_whose_turn_was_cut_off_takes_it_up_after_a_restart(new_database):
    with Server(new_database(), bot_pace=3.0) as server:
        while True:
            created = server.table("random", "link")
            if server.get(f"/api/tables/{created['table']}", [created["host_key"]])["deciding"] == 0:
                break
        server.kill()
        server.settings["bot_pace"] = 0.0
        server.start()
        with server.sit(created["table"], keys_of(created)[1]) as person:
            while person.deciding() != 1:
                person.hear()
            assert person.number >= 1


def test_chat_and_notes(server, pair):
    table, keys, people = pair
    anna, ben = people[0], people[1]
    assert anna.ask("chat", 0, text="good luck", key="c1")["type"] == "ack"
    assert anna.ask("chat", 0, text="good luck", key="c1")["type"] == "ack"
    heard = ben.hear_until("chat")
    assert (heard["seat"], heard["text"]) == (0, "good luck")
    assert ben.ask("note", 1, text="buy early\nbuild late")["type"] == "ack"
    assert anna.ask("chat", 1, text="as somebody else")["code"] == "forbidden"
    assert anna.ask("chat", 0, text="\u200b \n")["code"] == "malformed"
    with server.sit(table, keys[1]) as again, server.sit(table, keys[0]) as other:
        assert [line["text"] for line in again.table["chat"]] == ["good luck"]
        assert again.table["notes"] == {"1": "buy early\nbuild late"}
        assert other.table["notes"] == {}
