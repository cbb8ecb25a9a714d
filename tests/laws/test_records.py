"""Records that are damaged, edited, too new or no records at all are refused in words."""

import json
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rondel
from rondel.core import record as records
from rondel.games import REGISTRY


@pytest.fixture(scope="module", params=REGISTRY)
def record(request):
    match = rondel.new(request.param, players=2, seed=4)
    for _ in range(50):
        match.play(match.options()[-1])
    return match.record()


def resigned(record, **changes):
    """An edit by somebody who also mends the digest."""
    changed = {**record, **changes}
    changed["digest"] = records.digest(changed)
    return changed


@pytest.mark.parametrize(
    "data", ["", "{", "[]", "null", "42", "nonsense", b"\xff\xfe", {}, [], None, 3.5, {"format": "other"}]
)
def test_what_is_no_record_is_refused(data):
    with pytest.raises(rondel.BadRecord, match="not a record"):
        rondel.load(data)


def test_a_truncated_record_is_refused(record):
    text = json.dumps(record)
    for length in range(0, len(text), 97):
        with pytest.raises(rondel.BadRecord, match="not a record: it is not whole JSON"):
            rondel.load(text[:length])


def test_an_edited_record_is_refused(record):
    with pytest.raises(rondel.BadRecord, match="edited or damaged"):
        rondel.load({**record, "players": 3})
    shorter = {**record, "moves": record["moves"][:-1]}
    with pytest.raises(rondel.BadRecord, match="edited or damaged"):
        rondel.load(shorter)


def test_a_newer_record_is_refused_by_its_version(record):
    with pytest.raises(rondel.BadRecord, match="has version 2; this Rondel reads up to version 1"):
        rondel.load({**record, "version": 2})


def test_a_record_of_other_rules_is_refused(record):
    with pytest.raises(rondel.BadRecord, match="rules version 9"):
        rondel.load(resigned(record, rules=9))


@pytest.mark.parametrize("stream", [-5, -1, 1 << 64, 1 << 80])
def test_a_stream_that_no_generator_has_is_refused(record, stream):
    with pytest.raises(rondel.BadRecord, match="the record is damaged"):
        rondel.load(resigned(record, stream=stream))


def test_a_trusted_record_that_lies_is_refused_too(record):
    moves = [*record["moves"][:30], {"seat": record["moves"][30]["seat"], "move": "train T4", "chance": []}]
    with pytest.raises(rondel.BadRecord, match="move 31 of the record does not fit"):
        rondel.load(resigned(record, moves=moves), validate=False)


def test_a_record_of_an_unknown_game_is_refused(record):
    with pytest.raises(rondel.UnknownGame, match="no game is called 'chess'"):
        rondel.load(resigned(record, game="chess"))


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ({"seat": 0, "move": "no such move", "chance": []}, "move 31 of the record does not fit"),
        ({"seat": 7, "move": "done", "chance": []}, "seat 7 does not decide here"),
        ({"seat": 0, "move": "done", "chance": [99, 99]}, "move 31 of the record does not fit"),
    ],
)
def test_an_illegal_move_in_a_record_is_named(record, step, message):
    moves = [*record["moves"][:30], step, *record["moves"][31:]]
    with pytest.raises(rondel.BadRecord, match=message):
        rondel.load(resigned(record, moves=moves))


def test_every_move_that_is_no_option_is_named(record):
    match = rondel.load(resigned(record, moves=record["moves"][:30]))
    notation = match.spec.notation
    known = [(verb, n) for verb, word in enumerate(notation.verbs) for n in range(len(word.names))]
    for move in known[::7]:
        if move not in match.moves():
            step = {"seat": match.seat, "move": notation.text(move), "chance": []}
            with pytest.raises(rondel.BadRecord, match="move 31 of the record does not fit"):
                rondel.load(resigned(record, moves=[*record["moves"][:30], step]))


def test_outcomes_that_cannot_be_are_named(record):
    with pytest.raises(rondel.BadRecord, match="chance gave 77"):
        rondel.load(resigned(record, setup=[*record["setup"][:-1], 77]))
    with pytest.raises(rondel.BadRecord, match="more outcomes"):
        rondel.load(resigned(record, setup=[*record["setup"], 1]))
    with pytest.raises(rondel.BadRecord, match="fewer outcomes"):
        rondel.load(resigned(record, setup=record["setup"][:-1]))


def test_a_record_without_digest_and_stream_is_checked_by_replaying(record):
    bare = {key: value for key, value in record.items() if key not in ("digest", "stream")}
    assert rondel.load(bare).step == len(record["moves"])


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_any_change_gives_a_refusal_in_words_or_a_valid_game(record, data):
    """Change one value anywhere and mend the digest: either it is refused, or it is a game like any other."""
    changed = json.loads(json.dumps(record))
    place = data.draw(st.sampled_from(["setup", "move", "seat", "chance", "players", "options", "stream"]))
    number = data.draw(st.integers(0, len(changed["moves"]) - 1))
    junk = data.draw(
        st.one_of(
            st.integers(-5, 50), st.none(), st.text(max_size=8), st.lists(st.integers(-2, 50), max_size=3)
        )
    )
    if place == "setup":
        changed["setup"][number % len(changed["setup"])] = junk
    elif place in ("move", "seat", "chance"):
        changed["moves"][number][place] = junk
    else:
        changed[place] = junk
    changed["digest"] = records.digest(changed)
    try:
        match = rondel.load(changed)
    except rondel.RondelError:
        return  # anything else than a refusal fails the test
    assert match.step == len(changed["moves"])


@settings(max_examples=200, deadline=None)
@given(
    data=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda x: st.lists(x) | st.dictionaries(st.text(), x),
    )
)
def test_junk_is_refused_in_words(data):
    with pytest.raises(rondel.BadRecord):
        rondel.load(data)


def test_chance_streams_of_near_seeds_differ_and_are_even():
    from rondel.core.chance import seeded

    rolls = [seeded(seed).roll(6) for seed in range(6000)]
    assert all(900 < rolls.count(side) < 1100 for side in range(6))
    stream = seeded(1)
    rolls = [stream.roll(6) for _ in range(6000)]
    assert all(900 < rolls.count(side) < 1100 for side in range(6))
    assert sum(a == b for a, b in pairwise(rolls)) < 1100
