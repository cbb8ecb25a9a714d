"""The game in the terminal, played through pipes."""

import io
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner

import rondel
from rondel.bots import make
from rondel.cli import saves
from rondel.cli.play import default_language, new_table, play, resumed_table
from rondel.cli.tables import BRIEF, FULL, LEAST, MOST, SHORT, TABLES, TRAIL, face, screen
from rondel.cli.tables.el_paso_trail import ACROSS, DOWN, GRID
from rondel.cli.tables.parts import look
from rondel.games import find
from rondel.locale import LANGUAGES, texts

app = typer.Typer()
app.command()(play)


@pytest.fixture(autouse=True)
def data_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("RONDEL_LANG", "en")


def run(arguments, lines=()):
    """Play with these lines as input; whatever is refused is raised."""
    result = CliRunner().invoke(app, arguments, input="".join(f"{line}\n" for line in lines))
    if isinstance(result.exception, rondel.RondelError):
        raise result.exception
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def table_of(arguments, lines):
    """Play, and give the save that the game left."""
    path = Path(arguments[arguments.index("--save") + 1])
    path.parent.mkdir(exist_ok=True)
    result = run(arguments, lines)
    return result, saves.read(path)


# --- a whole game ---


def test_a_whole_game_against_a_bot_through_a_pipe(tmp_path, monkeypatch):
    """Option 1 again and again ends every game; the end names scores, the winner and the record."""
    monkeypatch.setenv("COLUMNS", "80")
    file = str(tmp_path / "game.json")
    arguments = [
        "el-paso",
        "--players",
        "2",
        "--bots",
        "random",
        "--seed",
        "4",
        "--lang",
        "ru",
        "--save",
        file,
    ]
    result, save = table_of(arguments, ["1"] * 600)
    words = texts("ru", "el-paso")
    assert result.exit_code == 0
    assert words.format("ui-final-score") in result.output
    assert words.format("score-deliveries") in result.output
    assert "выполненные цели: " in result.output
    assert file in result.output.replace("\n", "")
    match = rondel.load(save.record)
    assert match.over
    assert save.bots == (None, "random")


@pytest.mark.parametrize(("players", "bots"), [(2, "random,random"), (4, "random,random,random,random")])
def test_bots_alone_play_and_show_the_log(players, bots):
    result = run(["el-paso", "--players", str(players), "--bots", bots, "--seed", "1"])
    assert result.exit_code == 0
    assert "moves to" in result.output
    assert "Final score" in result.output


def test_watching_shows_the_table_too():
    result = run(["el-paso", "--players", "2", "--bots", "random,random", "--seed", "1", "--watch"])
    assert result.output.count("Trading posts") > 10


def test_the_solo_game_is_against_sue(tmp_path):
    file = str(tmp_path / "solo.json")
    arguments = ["el-paso", "--players", "1", "--option", "sue=2", "--seed", "2", "--save", file]
    result, save = table_of(arguments, ["1"] * 12)
    assert "Sue" in result.output
    assert "reveals the" in result.output  # what she did in the same step as the person's last move
    assert save.record["options"]["sue"] == "2"
    assert save.names == ("Player 1", "Sue")


# --- what a line does ---


def start(tmp_path, lines, players="2", more=()):
    file = str(tmp_path / "game.json")
    bots = ",".join(["random"] * (int(players) - 1))
    arguments = ["el-paso", "--players", players, "--bots", bots, "--seed", "4", "--save", file, *more]
    return table_of(arguments, lines)


@pytest.mark.parametrize(
    "line",
    [
        *("0", "99", "-1", "hire", "", "   ", "1.5", "²", "u x y z w", "s /nowhere/at/all/x"),
        *("9" * 5000, "? " + "9" * 5000, "x" * 5000, "s " + "x" * 5000, "s " + "x/" * 2000),
    ],
)
def test_bad_input_changes_nothing_and_takes_one_line(tmp_path, line):
    _, before = start(tmp_path / "a", ["1"])
    bad, after = start(tmp_path / "b", ["1", line])
    assert after.record == before.record
    assert bad.exit_code == 0
    assert "Traceback" not in bad.output


def test_notation_plays_like_a_number(tmp_path):
    match = rondel.new("el-paso", 2, seed=4)
    while match.seat != 0:
        match.play(match.options()[0])
    _, by_number = start(tmp_path / "a", ["2"])
    first = by_number.record["moves"][-1]["move"]
    moves = [move["move"] for move in by_number.record["moves"] if move["seat"] == 0]
    _, by_text = start(tmp_path / "b", [moves[0]])
    assert by_text.record["moves"] == by_number.record["moves"]
    assert first


def test_undo_takes_back_a_move_and_refuses_past_a_reveal(tmp_path):
    _, start_of_turn = start(tmp_path / "a", ["1", "1"])
    _, changed = start(tmp_path / "b", ["1", "1", "2"])
    _, undone = start(tmp_path / "c", ["1", "1", "2", "u"])
    assert len(changed.record["moves"]) > len(start_of_turn.record["moves"])
    assert undone.record["moves"] == start_of_turn.record["moves"]
    refused, _ = start(tmp_path / "d", ["u"])
    assert "Nothing can be taken back" in refused.output


def test_russian_keys_work_without_switching_the_keyboard(tmp_path):
    """The letters are those of the same keys: г is u, и is b."""
    result, _ = start(tmp_path, ["г", "и", "й", "д"], more=["--lang", "ru"])
    words = texts("ru", "el-paso")
    assert words.format("ui-nothing-to-undo") in result.output
    assert words.format("score-deliveries") in result.output
    assert words.format("ui-goodbye") in result.output


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("h", "take back the last move"),
        ("?", "take back the last move"),
        ("? BT03", "permanent certificate"),
        ("? corriente", "reconstructed, may differ from the box"),
        ("?corr", "stated in the rulebook"),
        ("? 1", "stated in the rulebook|reconstructed"),
        ("? unicorn", "Nothing is called “unicorn”"),
        ("? delivery", "total breeding value is the sum"),
        ("? building", "building 6, side b"),  # many: only their names
        ("l", "Turned up"),
        ("b", "Tie-break"),
        ("o", "Unseen cards"),
        ("d", "Draw pile +6 cards"),
        ("t", "Trading posts"),
        ("i", "Hint: "),
        ("s", "Saved to"),
    ],
)
def test_commands_answer_without_changing_the_game(tmp_path, line, expected):
    _, before = start(tmp_path / "a", ["1"])
    result, after = start(tmp_path / "b", ["1", line])
    assert re.search(expected, result.output)
    assert after.record == before.record


@pytest.mark.parametrize(
    ("lang", "query", "expected"),
    [
        ("en", "joker", r"Not now: \$\d more needed"),
        ("ru", "джокер", r"Сейчас нельзя: не хватает \d \$"),
        ("pl", "joker", r"Teraz nie można: brakuje \d \$"),
    ],
)
def test_what_cannot_be_chosen_now_says_why(tmp_path, lang, query, expected):
    result, _ = start(tmp_path, ["1", "start NB", f"? {query}"], more=["--lang", lang])
    assert re.search(expected, result.output)


def test_saving_elsewhere_goes_on_there_and_never_overwrites(tmp_path):
    other = tmp_path / "other.json"
    result, first = start(tmp_path, ["1", f"s {other}", "1"])
    assert len(saves.read(other).record["moves"]) > len(first.record["moves"])
    taken = tmp_path / "taken.txt"
    taken.write_text("my thesis")
    result, _ = start(tmp_path / "b", ["1", f"s {taken}"])
    assert "exists already" in " ".join(result.output.split())
    assert taken.read_text() == "my thesis"
    with pytest.raises(saves.CannotSave, match="exists already"):
        run(["el-paso", "--save", str(taken)])


def test_saving_makes_no_folders(tmp_path):
    result, _ = start(tmp_path, ["1", f"s {tmp_path / 'new' / 'dir' / 'name'}"])
    assert "there is no folder" in " ".join(result.output.split())
    assert not (tmp_path / "new").exists()


def test_the_first_screen_tells_what_happened_so_far_without_the_set_up(tmp_path):
    result, _ = start(tmp_path, ["1", "1"])
    first = result.output.partition("Your choice")[0]
    assert "Since your last turn" not in first
    assert "draws a" not in first
    result, _ = start(tmp_path / "b", ["1"] * 30)
    assert "Since your last turn" in result.output


# --- leaving and coming back ---


def test_end_of_input_saves_and_leaves_cleanly(tmp_path):
    result, save = start(tmp_path, ["1"])
    assert result.exit_code == 0
    assert "Saved to" in result.output
    assert "Goodbye" in result.output
    assert save.record["moves"]


def test_quitting_keeps_the_save_or_puts_the_file_back(tmp_path):
    _, save = start(tmp_path / "a", ["1", "q", "y"])
    assert save.record["moves"]
    file = tmp_path / "b.json"
    arguments = ["el-paso", "--bots", "random", "--seed", "4", "--save", str(file)]
    run(arguments, ["1", "q", "n"])
    assert not file.exists()
    path = tmp_path / "a" / "game.json"
    before = path.read_bytes()
    run(["--resume", str(path)], ["1", "q", "n"])
    assert path.read_bytes() == before


def test_a_saved_game_goes_on_where_it_was(tmp_path):
    _, first = start(tmp_path, ["1", "1"], more=["--names", "Анна", "--lang", "ru"])
    path = tmp_path / "game.json"
    result = run(["--resume", str(path)], ["1"])
    save = saves.read(path)
    assert save.names == first.names == ("Анна", "random (бот 2)")
    assert save.lang == "ru"
    assert save.record["moves"][: len(first.record["moves"])] == first.record["moves"]
    assert len(save.record["moves"]) > len(first.record["moves"])
    assert "Анна" in result.output


def test_a_bare_record_is_played_by_people_and_stays_as_it_is(tmp_path):
    match = rondel.new("el-paso", 2, seed=3)
    match.play(match.options()[0])
    path = tmp_path / "record.json"
    saves.write(path, match.record())
    before = path.read_bytes()
    table = resumed_table(path, [], "en", [], None)
    assert table.people == [0, 1]
    assert table.path != path
    assert resumed_table(path, ["random"], "en", [], None).people == [0]
    run(["--resume", str(path)], ["", "1"])
    assert path.read_bytes() == before


def test_interrupt_saves_and_leaves_with_130(tmp_path):
    """Ctrl-C while the program waits for a line."""
    path = tmp_path / "game.json"
    program = "import sys; from rondel.cli import main; main()"
    arguments = ["play", "el-paso", "--seed", "1", "--bots", "random", "--save", str(path), "--lang", "en"]
    with subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = ""
        while "Your choice" not in said:
            said += process.stdout.read(1)
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)  # with its input still open: a closed one would end the game by itself
        assert process.stderr is not None
        rest, errors = process.stdout.read(), process.stderr.read()
    assert process.returncode == 130
    assert "Goodbye" in rest
    assert errors == ""
    saves.read(path)


# --- secrets ---


def test_between_two_people_the_screen_is_passed_on(tmp_path):
    """The pause comes before the other's hand is shown, and nothing of it is printed until then."""
    file = str(tmp_path / "game.json")
    arguments = ["el-paso", "--seed", "5", "--names", "Anna,Bo", "--save", file]
    result = run(arguments, ["", "1", "", "1"])
    before, *screens = re.split(r"Pass the screen to (\w+)", result.output)
    assert screens[::2][:3] in (["Anna", "Bo", "Anna"], ["Bo", "Anna", "Bo"])
    assert not OWN_BOARD.findall(before)
    shown = [OWN_BOARD.findall(text) for text in screens[1::2]]
    assert all(set(owners) == {name} for name, owners in zip(screens[::2], shown, strict=True) if owners)
    assert sum(map(bool, shown)) >= 2  # both hands were seen, each after its own pause


OWN_BOARD = re.compile(r"╭─  [A-D]  (\w+)  \d+\sVP")


def test_the_log_of_bots_never_names_what_they_draw(tmp_path):
    """Lines are joined again first, so that no wrapped one is missed."""
    result, _ = start(tmp_path, ["1"] * 60)
    text = " ".join(re.sub("[│╭╮╰╯─]", " ", result.output).split())
    of_bot = re.findall(r"B random \(bot 2\) [a-z][^.]*", text)
    assert sum("draws a card" in said for said in of_bot) > 5
    breeds = "|".join(texts("en", "el-paso").name("breed", row.id) for row in ROWS if row.kind == "breed")
    assert not [said for said in of_bot if re.search(f"draws a ({breeds})", said)]


ROWS = find("el-paso").catalog()


# --- refusals ---


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "el-paso"),
        (["chess"], "chess.*el-paso"),
        (["el-paso", "--players", "7"], "1, 2, 3, 4"),
        (["el-paso", "--option", "neutral=upside-down"], "letters or shuffled"),
        (["el-paso", "--option", "weather=rain"], "weather.*neutral"),
        (["el-paso", "--option", "neutral"], "name=value"),
        (["el-paso", "--option", "sue=2"], "solo"),
        (["el-paso", "--lang", "de"], "de.*en, ru, pl"),
        (["el-paso", "--bots", "genius"], "genius.*greedy"),
        (["el-paso", "--bots", "random,random,random"], "3 bots.*2"),
        (["el-paso", "--names", "a,b,c"], "3 names.*2"),
        (["--resume", "/no/such/file"], "/no/such/file"),
    ],
)
def test_refusals_name_what_is_wrong_and_what_is_allowed(arguments, reason):
    with pytest.raises(rondel.RondelError, match=reason) as caught:
        run(arguments)
    assert "\n" not in str(caught.value)


def test_a_save_of_damaged_moves_is_refused(tmp_path):
    _, save = start(tmp_path, ["1"])
    record = {**save.record, "players": 3}
    saves.store(tmp_path / "bad.json", saves.Save(record, save.names, save.bots))
    with pytest.raises(rondel.BadRecord, match="digest"):
        run(["--resume", str(tmp_path / "bad.json")])


def test_the_language_comes_from_the_environment(monkeypatch):
    monkeypatch.delenv("RONDEL_LANG")
    for value, expected in (("ru_RU.UTF-8", "ru"), ("pl_PL", "pl"), ("de_DE", "en"), ("C", "en")):
        monkeypatch.setenv("LC_ALL", value)
        assert default_language() == expected


# --- drawing ---


def test_the_picture_of_the_trail_has_the_arrows_of_the_catalogue():
    drawn = set()
    for row, nodes in enumerate(GRID):
        for column, sign in enumerate(ACROSS[row]):
            left, right = nodes[column], nodes[column + 1]
            if sign in "<>":
                drawn.add((left, right) if sign == ">" else (right, left))
    for row, signs in enumerate(DOWN):
        for column, sign in enumerate(signs):
            above, below = GRID[row][column], GRID[row + 1][column]
            if sign == "u":
                drawn.add(("S3", above))
            elif sign in "^v":
                drawn.add((below, above) if sign == "^" else (above, below))
    rows = [row for row in find("el-paso").catalog() if row.kind == "node"]
    assert drawn == {(row.id, after) for row in rows for after in row.data["next"]}


@pytest.mark.parametrize("width", [60, 80, 100, 130])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_fits_its_width_and_has_no_raw_keys(lang, width):
    """Random games in every language: no message is missing, no line is too long."""
    words = texts(lang, "el-paso")
    dice = random.Random(width)
    for players in (1, 2, 4):
        match = rondel.new("el-paso", players, seed=width)
        names = ["Anna", "Bo", "Cyril", "Dagmara"][: len(match.view(None)["state"]["players"])]
        table = face("el-paso")
        while not match.over:
            if dice.random() < 0.02:
                seat = dice.choice([match.seat, match.seat, None])
                check_screen(match, seat, words, names, width, table)
            match.play(dice.choice(match.options()))
        check_screen(match, None, words, names, width, table)


def check_screen(match, seat, words, names, width, table):
    seen = look(match, seat, words, names, width)
    console = Console(width=width, file=io.StringIO(), color_system=None)
    lines = screen.log_lines(match.spec, words, names, match.log(seat, max(0, match.step - 9)))
    console.print(screen.decision(console, table, seen, lines))
    for level in (FULL, MOST, SHORT, TRAIL, BRIEF, LEAST):
        console.print(table.screen(seen, level))
    console.print(table.rivals(seen), table.piles(seen))
    console.print(screen.score_table(words, names, match.scores(), final=True))
    text = console.file.getvalue()
    assert max(map(cell_len, text.splitlines())) <= width
    assert not re.search(r"\b(ui|option|prompt|event|effect|need|disc-effect)-[a-z]", text)


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 40), (120, 50), (200, 90)])
def test_a_decision_shows_as_much_as_the_terminal_holds(columns, rows):
    match = rondel.new("el-paso", 3, seed=7)
    bot = make("random", 1)
    for _ in range(60):
        match.play(bot.choose(match.view(match.seat), [option.text for option in match.options()]))
    words = texts("en", "el-paso")
    console = Console(width=columns, height=rows, file=io.StringIO(), force_terminal=True)
    seen = look(match, match.seat, words, ["Anna", "Bo", "Cyril"], columns)
    drawn = screen.decision(console, face("el-paso"), seen, [])
    assert screen.height(console, drawn) < rows
    console.print(drawn)
    assert ("Trading posts" in console.file.getvalue()) == (rows >= 50)


@pytest.mark.parametrize("players", [1, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_trail_is_there_when_the_herder_moves(lang, players):
    """The picture at 100x40, and at least what lies ahead at 80x24."""
    words = texts(lang, "el-paso")
    match = rondel.new("el-paso", players, seed=players)
    names = ["Anna", "Bo", "Cyril", "Dagmara"][: len(match.state.players)]
    dice = random.Random(players)
    asked = 0
    while asked < 8:
        if match.step % 10 == 0 or "movement" in match.view(match.seat)["prompt"]["key"]:
            wide, narrow = (drawn_at(match, words, names, *size) for size in ((100, 40), (80, 24)))
            assert "▲" in wide
            if "movement" in match.view(match.seat)["prompt"]["key"]:
                asked += 1
                assert f"{words.format('ui-ahead')}: " in narrow
                for number, option in enumerate(match.options(), start=1):
                    assert option.text[:4] != "move" or f"[{number}]" in narrow
        match.play(dice.choice(match.options()))


def drawn_at(match, words, names, columns, rows):
    console = Console(width=columns, height=rows, file=io.StringIO(), force_terminal=True, color_system=None)
    seen = look(match, match.seat, words, names, columns)
    lines = screen.log_lines(match.spec, words, names, match.log(match.seat, max(1, match.step - 5)))
    console.print(screen.decision(console, face("el-paso"), seen, lines))
    if columns == 100 or "movement" in seen.view["prompt"]["key"]:
        assert console.file.getvalue().count("\n") < rows
    return console.file.getvalue()


def test_sue_is_drawn_in_the_order_of_her_row():
    match = rondel.new("el-paso", 1, seed=5)
    words = texts("ru", "el-paso")
    seen = look(match, 0, words, ["Anna", "Сью"], 160)
    console = Console(width=160, file=io.StringIO(), color_system=None)
    console.print(face("el-paso").rivals(seen))
    text = console.file.getvalue()
    row = "  ".join(f"{words.name('worker', worker)} ×1" for worker in seen.state["sue"]["row"])
    assert f"слева направо: {row}" in text
    assert re.search(r"стопка запаса Сью\s+18 карточек", text)
    assert "осталось 6" in text


def test_a_building_says_all_its_actions():
    match = rondel.new("el-paso", 2, seed=4)
    while not match.view(match.seat)["prompt"]["key"].endswith("actions-building"):
        match.play(match.options()[0])
    (line,) = face("el-paso").here(look(match, match.seat, texts("en", "el-paso"), ["Anna", "Bo"], 120))
    assert line.plain.startswith("This building: discard a")


def test_long_options_hang_under_their_number():
    match = rondel.new("el-paso", 2, seed=4)
    while match.view(match.seat)["prompt"]["key"] != "prompt-first-place":
        match.play(match.options()[0])
    console = Console(width=60, file=io.StringIO(), color_system=None)
    console.print(screen.options(look(match, match.seat, texts("en", "el-paso"), ["Anna", "Bo"], 60)))
    lines = console.file.getvalue().splitlines()
    assert len(lines) > len(match.options())
    assert all(re.match(r" [ \d]?\d  \S| {4,5}\S", line) for line in lines), lines


def test_every_game_has_a_table():
    assert set(TABLES) == {game["id"] for game in rondel.games()}


def test_the_option_numbers_stand_on_the_things_they_point_at():
    match = rondel.new("el-paso", 2, seed=4)
    while not any(option.text.startswith("move ") for option in match.options()):
        match.play(match.options()[0])
    seen = look(match, match.seat, texts("en", "el-paso"), ["Anna", "Bo"], 120)
    console = Console(width=120, file=io.StringIO(), color_system=None)
    console.print(face("el-paso").screen(seen, FULL))
    for number, option in enumerate(match.options(), start=1):
        if option.points_at is not None:
            assert f"[{number}]" in console.file.getvalue()


def test_screenshot_writes_a_picture(tmp_path):
    file = tmp_path / "table.svg"
    run(["el-paso", "--players", "3", "--seed", "7", "--screenshot", str(file)])
    assert "<svg" in file.read_text()
    assert "Trading" in file.read_text()


def test_a_new_table_seats_people_first():
    table = new_table("el-paso", 3, ["random"], "en", 1, {}, ["Anna"], None)
    assert table.names == ["Anna", "Player 2", "random (bot 3)"]
    assert table.people == [0, 1]
    assert list(table.minds) == [2]
