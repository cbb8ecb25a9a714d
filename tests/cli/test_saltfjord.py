"""Saltfjord in the terminal: whole games through the play loop, and what is on the screen."""

import io
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

import rondel
from rondel.cli import saves
from rondel.cli.play import new_table
from rondel.cli.replay import open_story, position
from rondel.cli.tables import BRIEF, FULL, LEAST, MOST, SHORT, TRAIL, face, screen
from rondel.cli.tables import saltfjord_signs as signs
from rondel.cli.tables.evening import Evening
from rondel.cli.tables.parts import look
from rondel.games.saltfjord.catalog import tiles as t
from rondel.games.saltfjord.catalog import village as v
from rondel.locale import LANGUAGES, texts

NAMES = ["Anna", "Bo", "Cyril", "Dagmara"]
FACE = face("saltfjord")
RAW = re.compile(
    r"\b(ui|option|prompt|event|effect|need|honour|level|symbol|tile|stack|catch|cell|ability|bonus)-[a-zA-Z0-9]"
)
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def terminal(columns, rows):
    return Console(width=columns, height=rows, file=io.StringIO(), force_terminal=True, color_system=None)


def written(console):
    """Take what was written since the last time."""
    text = CONTROL.sub("", console.file.getvalue())
    console.file.seek(0)
    console.file.truncate()
    return text


def check(text, columns):
    assert max(map(cell_len, text.splitlines()), default=0) <= columns, text
    assert not RAW.search(text), RAW.search(text)


class Player:
    """Answers at random; now and then looks at something else first."""

    def __init__(self, evening, columns, seed, drawn=0.06):
        self.evening = evening
        self.columns = columns
        self.dice = random.Random(seed)
        self.drawn = drawn
        self.screens = 0
        self.show = evening.show
        evening.show, evening.read = self.maybe_show, self.read

    def maybe_show(self, seat):
        """Draw some of the decisions: drawing all would take long."""
        if self.dice.random() < self.drawn or not self.screens:
            check(written(self.evening.console), self.columns)  # the answers to commands
            self.show(seat)
            text = written(self.evening.console)
            check(text, self.columns)
            fits = text.count("\n") < self.evening.console.height
            assert fits or not self.evening.console.is_terminal, text
            assert all(f" {number} " in text for number in range(1, len(self.evening.match.options()) + 1))
            self.screens += 1

    def read(self, question):
        match = self.evening.match
        if self.dice.random() < 0.01:
            return self.dice.choice(["o", "d", "b", "?", "t", "l", "? 1", "? gold"])
        return str(self.dice.choice(lively(match)))


def lively(match):
    """Number the options, extra actions and those that end something only where there are no others."""
    words = [option.text.split()[0] for option in match.options()]
    for idle in (("close", "done", "discard", "extra"), ("extra",), ()):
        found = [number for number, word in enumerate(words, start=1) if word not in idle]
        if found:
            return found
    raise AssertionError("nothing to choose")


@pytest.mark.parametrize(
    ("players", "columns", "rows", "lang", "options"),
    [
        (1, 80, 24, "en", {"special": "3"}),
        (1, 120, 40, "ru", {"special": "5", "carts": "yes", "board": "back"}),
        (2, 80, 24, "pl", {}),
        (2, 200, 60, "en", {"carts": "yes"}),
        (3, 100, 30, "ru", {"board": "back"}),
        (3, 120, 40, "pl", {}),
        (4, 80, 24, "ru", {"carts": "yes", "board": "back"}),
        (4, 160, 50, "en", {}),
    ],
)
def test_a_whole_game_at_one_screen(tmp_path, players, columns, rows, lang, options):
    """Every screen fits the terminal, every option has its number, no key is left untranslated."""
    names = NAMES[:players]
    table = new_table("saltfjord", players, [], lang, 11, options, names, tmp_path / "game.json")
    evening = Evening(terminal(columns, rows), table)
    player = Player(evening, columns, players * columns)
    evening.run()
    text = written(evening.console)
    check(text.replace(str(tmp_path), "")[: text.rfind(str(tmp_path))], columns)
    words = table.words
    assert evening.match.over
    assert player.screens > 5
    assert words.format("ui-final-score") in text
    assert words.format("score-crate-columns") in text
    story = open_story(tmp_path / "game.json", None, "all")
    console = terminal(columns, rows)
    console.print(position(console, story, len(story.moves) // 2))
    check(written(console), columns)


def test_bots_play_along(tmp_path, monkeypatch):
    table = new_table("saltfjord", 3, ["random", "random"], "en", 3, {}, ["Anna"], tmp_path / "game.json")
    console = Console(width=100, file=io.StringIO(), color_system=None)
    evening = Evening(console, table)
    Player(evening, 100, 1, drawn=0)
    evening.run()
    assert re.search(r"wins with \d+ victory points?", console.file.getvalue())
    assert saves.read(tmp_path / "game.json").bots == (None, "random", "random")


def after(moves, players=2, seed=5, options=None, until=""):
    """Play at random, more of it than closing seasons, until some question is asked."""
    match = rondel.new("saltfjord", players, seed=seed, options=options or {})
    dice = random.Random(seed)
    while match.step < moves or until not in match.view(match.seat)["prompt"]["key"]:
        match.play(match.options()[dice.choice(lively(match)) - 1])
    return match


def drawn(match, level=None, width=120, lang="en", seat=None):
    """Draw the table at a level, or the decision."""
    seat = match.seat if seat is None else seat
    names = NAMES[: match.players]
    seen = look(match, seat, texts(lang, "saltfjord"), names, width)
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(screen.decision(console, FACE, seen, []) if level is None else FACE.screen(seen, level))
    return console.file.getvalue()


# --- what is on the screen ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 117, 118, 200])
def test_every_level_shows_the_village_and_the_goods(lang, width):
    match = after(120, players=3, until="main")
    words = texts(lang, "saltfjord")
    for level in (FULL, MOST, SHORT, TRAIL, BRIEF, LEAST):
        text = drawn(match, level, width, lang)
        check(text, width)
        for good in ("fish", "log", "grain", "paper", "plank", "food", "book", "gold"):
            have = match.view(match.seat)["state"]["players"][match.seat]["goods"][good]
            assert f"{words.format(f'ui-short-{good}')} {have}" in text
        for number in range(1, 7):
            assert re.search(rf"[■✓▶]{number}│", text)
    full = drawn(match, FULL, width, lang)
    for key in ("ui-fjord", "ui-technologies", "ui-building-tiles", "ui-orders", "ui-taverns"):
        assert words.format(key) in full
    for ability in match.view(None)["state"]["abilities"]:
        assert words.name("ability", ability) in full


def test_the_numbers_of_the_options_stand_on_what_they_point_at():
    found = set()
    for seed in range(2):
        match = after(20, seed=seed)
        for _ in range(40):
            text = drawn(match, FULL)
            for number, option in enumerate(match.options(), start=1):
                kind = (option.points_at or ("", ""))[0]
                if kind in ("cell", "line", "die", "stack", "tavern", "space", "track", "good", "ability"):
                    found.add(kind)
                    assert f"[{number}]" in text, (option.text, text)
            match.play(random.Random(match.step).choice(match.options()))
    assert {"cell", "line", "die", "stack", "tavern"} <= found


def test_a_tile_is_drawn_in_its_turns_while_it_is_placed():
    for width, level in ((80, None), (120, None)):
        match = after(10, until="rotate", seed=2)
        text = drawn(match, level, width)
        tile = t.TILE_IDS[match.state.stack[-1][2]]
        for number, option in enumerate(match.options(), start=1):
            turn = t.TURN_IDS.index(option.points_at[1])
            assert f"[{number}]" in text
            seen = look(match, match.seat, texts("en", "saltfjord"), NAMES[:2], width)
            for line in signs.tile_lines(seen, tile, turn):
                assert line.plain.strip() in text


def test_a_turned_tile_is_drawn_as_it_will_lie():
    match = after(10)
    seen = look(match, match.seat, texts("en", "saltfjord"), NAMES[:2], 80)
    corner = [[line.plain for line in signs.tile_lines(seen, "BL01", turn)] for turn in range(4)]
    assert corner == [
        ["OR/TE      ", "log  │≡2VP "],
        ["log  │OR/TE", "≡2VP       "],
        ["≡2VP │log  ", "      OR/TE"],
        ["      ≡2VP ", "OR/TE│log  "],
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cell_has_its_own_short_sign(lang):
    match = after(0)
    seen = look(match, 0, texts(lang, "saltfjord"), NAMES[:2], 80)
    short = [signs.cell_sign(seen, symbol) for symbol in v.SYMBOL_IDS[1:]]
    assert len(set(short)) == len(short)
    assert max(map(cell_len, short)) <= signs.CELL
    assert max(cell_len(signs.cell_sign(seen, symbol, wide=True)) for symbol in v.SYMBOL_IDS[1:]) <= 11


def test_tiles_have_one_edge_and_dice_and_workers_stand_on_it():
    match = after(150, seed=3, until="activation")
    player = match.view(None)["state"]["players"][match.seat]
    text = drawn(match, TRAIL, 80)
    for die in player["dice"]:
        assert f"{signs.DIE_SIGNS[die['colour']]}{die['value']}" in text
    assert re.search("[▼▶][1-6]", text)
    boxes = sum(line.count("│") for line in text.splitlines() if re.search("[■✓▶][1-6]│", line))
    inside = sum(
        laid["turn"] in ("90", "270") or laid["tile"].startswith("BL")
        for laid in player["tiles"]
        if t.TILES[t.TILE_IDS.index(laid["tile"])].shape != t.SINGLE
    )
    assert boxes - 12 <= 6 * 7 - inside  # twelve are of the frame


def test_hidden_crates_are_not_shown_nor_counted():
    for seed in range(30):
        match = after(250, seed=seed, players=3)
        rich = [p for p in match.state.players if any(p.crates) and p.seat != match.seat]
        if rich and not match.over:
            break
    seat = rich[0].seat
    seen = look(match, match.seat, texts("en", "saltfjord"), NAMES[:3], 100)
    assert seen.scores[seat]["categories"]["crates"] == 0
    assert f"{seen.scores[seat]['total']}+ VP" in drawn(match, FULL)
    console = Console(width=100, file=io.StringIO(), color_system=None)
    console.print(FACE.rivals(seen))
    assert re.search(r"[1-4] [^│\n]* \?", console.file.getvalue())


def test_known_tops_of_the_fjord_are_only_for_those_who_know():
    for seed in range(60):
        match = after(0, seed=seed, players=2)
        dice = random.Random(seed)
        while not match.over and not any(top >= 0 for top in match.state.looked):
            options = [o for o in match.options() if o.text.split()[0] not in ("close", "extra")]
            learn = [o for o in options if o.text in ("learn fishing-track", "boat advance")]
            match.play(dice.choice(learn or options or match.options()))
        if not match.over:
            break
    (stack,) = (number for number, top in enumerate(match.state.looked) if top >= 0)
    for seat in (0, 1):
        knows = bool(match.state.knowers[stack] >> seat & 1)
        assert ("^" in drawn(match, FULL, seat=seat)) == knows


# --- the question ---


def test_a_building_says_what_it_offers():
    match = after(10, until="choice-building")
    seen = look(match, match.seat, texts("en", "saltfjord"), NAMES[:2], 100)
    (line,) = FACE.here(seen)
    assert line.plain.startswith("This building: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terse_options_need_few_lines(lang):
    match = after(5, until="place", seed=1)
    seen = look(match, match.seat, texts(lang, "saltfjord"), NAMES[:2], 80)
    assert {FACE.terse(seen, choice) for choice in seen.view["choices"]} == {
        f"{cell[1]}·{cell[3]}" for cell in (choice["points_at"][1] for choice in seen.view["choices"])
    }


# --- the end ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_solo_game_says_whether_it_is_won(lang):
    match = rondel.new("saltfjord", 1, seed=1, options={"special": "3"})
    while not match.over:
        match.play(match.options()[0])
    words = texts(lang, "saltfjord")
    seen = look(match, None, words, ["Anna"], 100)
    lines = [line.plain for line in FACE.outcome(seen, match)]
    assert words.format("honour-lost") in lines
    assert any(line.count("/10") == 3 for line in lines)
    assert "Anna" in screen.winners(words, ["Anna"], match.scores()).plain
    assert (
        words.format("ui-wins", {"name": "Anna", "n": 1})[:10]
        not in screen.winners(words, ["Anna"], match.scores()).plain
    )


def test_the_number_of_an_option_explains_what_it_names(tmp_path):
    table = new_table("saltfjord", 2, [], "en", 5, {}, NAMES[:2], tmp_path / "game.json")
    console = Console(width=100, file=io.StringIO(), color_system=None)
    evening = Evening(console, table)
    evening.explain("1", evening.match.seat)
    text = written(console)
    assert all(kind in text for kind in ("Ability tile: ", "Building tile: ", "Starting resource tile: "))
    while "main" not in evening.match.view(evening.match.seat)["prompt"]["key"]:
        evening.match.play(evening.match.options()[0])
    evening.explain("1", evening.match.seat)  # a die
    assert "Pier" not in written(console)
    large = [n for n, option in enumerate(evening.match.options(), 1) if option.text.startswith("large")]
    for number in large:
        evening.explain(str(number), evening.match.seat)
        assert "Building tile: " in written(console)


def test_the_tie_break_is_a_tavern():
    match = rondel.new("saltfjord", 2, seed=1)
    while not match.over:
        match.play(match.options()[0])
    console = Console(width=100, file=io.StringIO(), color_system=None)
    console.print(screen.score_table(texts("en", "saltfjord"), NAMES[:2], match.scores(), final=True))
    assert re.search(r"Tie-break +│ +tavern \d │ +tavern \d", console.file.getvalue())
