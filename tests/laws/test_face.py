"""The public face that scripts, bots and tests rely on."""

import json
import random

import pytest

import rondel
from rondel.games import REGISTRY, find

every_game = pytest.mark.parametrize("game", REGISTRY)


def play_first_options(match, moves):
    for _ in range(moves):
        match.play(match.options()[0])


def test_games_lists_what_can_be_played():
    (game,) = [game for game in rondel.games() if game["id"] == "el-paso"]
    assert game["players"] == [1, 2, 3, 4]
    assert game["titles"]["ru"] == "Великий Западный путь: Эль-Пасо"
    assert game["options"]["neutral"] == ["letters", "shuffled"]


@every_game
def test_the_same_seed_gives_the_same_game(game):
    options = {option.id: option.values[-1] for option in find(game).options if not option.solo_only}
    first, second = (rondel.new(game, players=3, seed=7, options=options) for _ in "ab")
    play_first_options(first, 40)
    play_first_options(second, 40)
    assert first.record() == second.record()
    other = rondel.new(game, players=3, seed=8, options=options)
    assert other.record()["setup"] != first.record()["setup"]


def test_options_carry_text_move_and_what_they_point_at():
    match = rondel.new("el-paso", players=2, seed=1)
    option = match.options()[0]
    assert option.text.startswith("take OT")
    assert option.points_at == ("tile", option.text.removeprefix("take "))
    assert isinstance(option.move, tuple)
    key, arguments = option.label
    assert key == "option-take"
    assert arguments["tile"] == option.points_at[1]


@pytest.mark.parametrize("said", ["hire cowboy", "nonsense", "", "take OT99"])
def test_a_move_that_is_no_option_changes_nothing(said):
    match = rondel.new("el-paso", players=2, seed=1)
    before = json.dumps(match.record())
    with pytest.raises(rondel.IllegalMove, match="the options are: take OT"):
        match.play(said)
    assert json.dumps(match.record()) == before


@every_game
def test_options_can_be_played_as_option_text_or_move(game):
    texts = []
    for form in (lambda o: o, lambda o: o.text, lambda o: o.move):
        match = rondel.new(game, players=2, seed=1)
        match.play(form(match.options()[1]))
        texts.append(match.record()["moves"])
    assert texts[0] == texts[1] == texts[2]


@every_game
def test_a_move_of_equal_numbers_is_played_as_the_option_it_equals(game):
    records = []
    for form in (lambda o: o, lambda o: tuple(map(float, o.move))):
        match = rondel.new(game, players=2, seed=1)
        chooser = random.Random(1)
        for _ in range(60):
            match.play(form(chooser.choice(match.options())))
        records.append(match.record())
    assert records[0] == records[1]


@every_game
def test_scores_have_a_total_and_every_category_of_the_pad(game):
    match = rondel.new(game, players=4, seed=3)
    chooser = random.Random(3)
    while not match.over:
        match.play(chooser.choice(match.options()))
    assert match.seat is None
    assert match.options() == []
    for score in match.scores():
        assert score["total"] == sum(score["categories"].values())
        assert tuple(score["categories"]) == find(game).categories
    assert min(score["place"] for score in match.scores()) == 1
    assert all(match.seen_scores(seat) == match.scores() for seat in (None, 0, 1, 2, 3))
    with pytest.raises(rondel.IllegalMove, match="the game is over"):
        match.play("done")


@every_game
def test_a_copy_is_independent_and_has_the_same_future(game):
    match = rondel.new(game, players=2, seed=5)
    play_first_options(match, 30)
    copy = match.copy()
    play_first_options(copy, 10)
    assert match.step == 30
    play_first_options(match, 10)
    assert match.record() == copy.record()


def test_undo_takes_back_own_moves_up_to_the_last_reveal():
    match = rondel.new("el-paso", players=2, seed=5)
    while not match.options()[0].text.startswith("start"):
        match.play(match.options()[0])
    with pytest.raises(rondel.NothingToUndo):
        match.undo()
    before = match.view(match.seat)
    match.play("start NF")
    match.play("gain money 2")
    assert match.can_undo
    match.undo()
    match.undo()
    assert match.view(match.seat) == before
    with pytest.raises(rondel.NothingToUndo):
        match.undo()


def test_views_are_json_and_hide_other_hands():
    match = rondel.new("el-paso", players=2, seed=5)
    for seat in (0, 1, None):
        seen = json.loads(json.dumps(match.view(seat)))
        for player in seen["state"]["players"]:
            assert (player["hand"] is not None) == (player["seat"] == seat)
        assert bool(seen["choices"]) == (seat == match.seat)
        assert "stream" not in json.dumps(seen)
    for look in (match.view, match.log, match.seen_scores):
        with pytest.raises(ValueError, match="no seat 2"):
            look(2)


def test_the_log_of_others_hides_what_they_drew():
    match = rondel.new("el-paso", players=2, seed=5)
    drew = [event for _, event in match.log(0) if match.spec.events[event[0]].name == "drew"]
    assert [event[2] >= 0 for event in drew if event[1] == 0] == [True] * 4
    assert [event[2] for event in drew if event[1] == 1] == [-1] * 4


@every_game
def test_a_loaded_match_goes_on_alike(game):
    match = rondel.new(game, players=3, seed=11)
    play_first_options(match, 60)
    loaded = rondel.load(json.dumps(match.record()))
    play_first_options(match, 60)
    play_first_options(loaded, 60)
    assert loaded.record() == match.record()


@every_game
def test_undo_works_after_loading(game):
    match = rondel.new(game, players=2, seed=5)
    while not match.can_undo:
        match.play(match.options()[0])
    loaded = rondel.load(match.record())
    match.undo()
    loaded.undo()
    assert loaded.record() == match.record()


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: rondel.new("el-pasa", 2), "no game is called 'el-pasa'; there is el-paso"),
        (lambda: rondel.new("el-paso", 5), "for 1, 2, 3, 4 players, not 5"),
        (lambda: rondel.new("el-paso", 0), "for 1, 2, 3, 4 players, not 0"),
        (lambda: rondel.new("el-paso", True), "for 1, 2, 3, 4 players, not True"),
        (lambda: rondel.new("el-paso", 2, options={"neutrals": "shuffled"}), "no option 'neutrals'"),
        (lambda: rondel.new("el-paso", 2, options={"neutral": "mixed"}), "takes letters or shuffled"),
        (lambda: rondel.new("el-paso", 2, options={"sue": "1"}), "solo game only"),
        (lambda: rondel.new("el-paso", 2, seed="x"), "a seed is a whole number, not 'x'"),
    ],
)
def test_bad_set_ups_say_what_is_allowed(make, message):
    with pytest.raises(rondel.RondelError, match=message):
        make()


def test_a_preview_shows_what_is_known_and_changes_nothing():
    match = rondel.new("el-paso", players=2, seed=5)
    while not match.options()[0].text.startswith("start"):
        assert match.preview(match.options()[0].move)[1]  # taking a tile turns up another
        match.play(match.options()[0])
    match.play("start NF")
    before = match.record()
    seat = match.seat
    events, final = match.preview(match.spec.notation.move("gain money 2"))
    assert match.record() == before
    assert [match.spec.tell(event) for event in events] == [
        ("event-gained", {"seat": seat, "resource": "money", "n": 2})
    ]
    assert not final
    events, final = match.preview(match.spec.notation.move("exchange"))
    assert final
    assert all(match.spec.events[event[0]].name != "drew" for event in events)
