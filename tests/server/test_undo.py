"""Taking back: alone up to the last reveal, further when all agree."""

import random

import pytest

import rondel
from rondel.games import REGISTRY
from rondel.server import sight
from tests.server.house import keys_of
from tests.server.test_play import play_on


def reach_undoable(people, chooser):
    """Play until somebody can take two moves back; give the seat and its person."""
    behind = 0
    for _ in range(400):
        seat = people[0].deciding()
        person = people[seat]
        behind = behind + 1 if person.frames[str(seat)]["can_undo"] else 0
        if behind == 2:
            return seat, person
        choices = person.frames[str(seat)]["view"]["choices"]
        quiet = [choice["text"] for choice in choices if not choice["final"]]
        assert person.move(seat, chooser.choice(quiet or [c["text"] for c in choices]))["type"] == "ack"
        for other in people.values():
            other.settle(person.number)
    raise AssertionError("no position with two moves to take back")


@pytest.fixture
def hot_seat(server):
    created = server.table("here", "here")
    with server.sit(created["table"], *keys_of(created).values()) as person:
        yield created, {0: person, 1: person}


def look(person, seat):
    view = person.frames[str(seat)]["view"]
    return {**view, "step": None}


def test_undo_redo_and_restart_of_the_own_turn(hot_seat):
    _, people = hot_seat
    seat, person = reach_undoable(people, random.Random(1))
    two_ahead, step = look(person, seat), person.frames[str(seat)]["view"]["step"]
    assert person.ask("undo", seat)["type"] == "ack"
    one_ahead = look(person, seat)
    assert person.frames[str(seat)]["view"]["step"] == step - 1
    assert person.frames[str(seat)]["can_redo"]
    taken_back = [one_ahead]
    while (answer := person.ask("undo", seat))["type"] == "ack":
        taken_back.append(look(person, seat))
    assert answer["code"] == "nothing-to-undo"
    assert len(taken_back) >= 2
    start = taken_back[-1]
    for ahead in (*taken_back[-2::-1], two_ahead):
        assert person.ask("redo", seat)["type"] == "ack"
        assert look(person, seat) == ahead
    assert person.ask("redo", seat)["message"]["key"] == "refused-nothing-to-redo"
    assert person.ask("restart", seat)["type"] == "ack"
    assert look(person, seat) == start
    assert person.ask("redo", seat)["type"] == "ack"
    assert look(person, seat) == (*taken_back, two_ahead)[-3]
    assert person.move(seat, person.choices(seat)[-1])["type"] == "ack"
    assert not person.frames[str(seat)]["can_redo"]


def test_an_undo_is_appended_and_resent_like_any_message(hot_seat):
    _, people = hot_seat
    seat, person = reach_undoable(people, random.Random(2))
    number = person.number
    first = person.ask("undo", seat, key="once", number=number)
    assert first == {"type": "ack", "key": "once", "number": number + 1}
    assert person.ask("undo", seat, key="once", number=number) == first
    assert person.number == number + 1


def test_nobody_takes_back_the_turn_of_another(hot_seat):
    _, people = hot_seat
    seat, person = reach_undoable(people, random.Random(3))
    assert person.ask("undo", 1 - seat)["message"]["key"] == "refused-not-your-turn"


def test_at_one_screen_going_back_needs_no_second_person(hot_seat):
    _, people = hot_seat
    play_on(people, random.Random(4), steps=30)
    person = people[0]
    assert person.ask("ask-undo", 0, to=10)["type"] == "ack"
    assert person.frames["0"]["view"]["step"] == 10
    assert person.heard[-1]["what"] == "back"
    play_on(people, random.Random(5), steps=10)


def test_others_have_to_agree_to_go_back_further(server):
    created = server.table("here", "link", "link")
    keys = keys_of(created)
    people = {seat: server.sit(created["table"], key) for seat, key in keys.items()}
    try:
        play_on(people, random.Random(6), steps=20)
        number = people[0].number
        assert people[0].ask("ask-undo", 0, to=25)["code"] == "nothing-to-undo"
        assert people[0].ask("ask-undo", 0, to=5, key="please")["type"] == "ack"
        asked = people[1].hear_until("asked")
        assert (asked["seat"], asked["to"], asked["waiting"]) == (0, 5, [1, 2])
        with server.sit(created["table"], keys[2]) as late:
            assert late.table["asked"]["ask"] == "please"
        assert people[1].ask("agree", 1, ask="please", yes=True)["type"] == "ack"
        assert people[0].number == number
        assert people[2].ask("agree", 2, ask="please", yes=False)["type"] == "ack"
        people[0].hear_until("asked", open=False)
        assert people[1].ask("agree", 1, ask="please", yes=True)["code"] == "stale"

        assert people[1].ask("ask-undo", 1, to=5, key="again")["type"] == "ack"
        assert people[0].ask("agree", 0, ask="again", yes=True)["type"] == "ack"
        assert people[2].ask("agree", 2, ask="again", yes=True)["type"] == "ack"
        for person in people.values():
            person.settle(number + 1)
            assert next(iter(person.frames.values()))["view"]["step"] == 5
        play_on(people, random.Random(7), steps=10)
        record = server.get(f"/api/tables/{created['table']}", [keys[0]])
        assert record["step"] == 15
        assert record["number"] == number + 11
    finally:
        for person in people.values():
            person.close()


@pytest.mark.parametrize("game", REGISTRY)
def test_a_seat_is_told_what_ended_its_undo(game):
    chooser = random.Random(2)
    match = rondel.new(game, 2, seed=2)
    told = 0
    while not match.over:
        before = match.seat
        match.play(chooser.choice(match.moves()))
        frames = [sight.frame(match, seat, match.step, False) for seat in (None, 0, 1)]
        shown = [key for key in (frame.revealed for frame in frames) if key]
        kinds = {f"event-{match.spec.events[event[0]].name}" for event in match.state.events}
        assert bool(shown) == (match.seat == before and not match.can_undo)
        assert set(shown) <= kinds
        assert len(shown) <= 1, "only the seat that decides is told"
        told += len(shown)
    assert told
