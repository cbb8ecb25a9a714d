"""Components with their provenance."""

import io
import json

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner

import rondel
from rondel.cli import catalog as module
from rondel.cli.catalog import catalog
from rondel.cli.glossary import TERMS
from rondel.games import REGISTRY, find
from rondel.locale import LANGUAGES, texts

app = typer.Typer()
app.command()(catalog)
SPEC = find("el-paso")
EACH = [(game, lang) for game in REGISTRY for lang in LANGUAGES]


def run(*arguments):
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": "160", "RONDEL_LANG": "en"})
    if isinstance(result.exception, rondel.RondelError):
        raise result.exception
    assert result.exception is None, result.output
    return result.output


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_the_table_lists_every_component_with_the_origin_of_its_data(game, lang):
    output = run(game, "--lang", lang)
    words = texts(lang, game)
    for row in find(game).catalog():
        assert row.id in output
    for tag in "SPIR":
        assert words.format(f"origin-{tag}").split()[0] in output


def test_one_kind_only():
    output = run("el-paso", "--kind", "tile", "--lang", "en")
    assert "OT20" in output
    assert "BT18" in output
    assert "criollo" not in output
    assert "2 different auxiliary" in output


def test_json_holds_everything():
    listed = json.loads(run("el-paso", "--json", "--lang", "pl"))
    assert [(row["kind"], row["id"]) for row in listed] == [(row.kind, row.id) for row in SPEC.catalog()]
    tile = next(row for row in listed if row["id"] == "B" and row["kind"] == "neutral")
    assert tile["effects"][0]["key"] == "effect-sell"
    assert tile["effects"][0]["icons"] == [["cow-galloway", ""], ["g-then", ""], ["coin", "+3"]]
    assert tile["effects"][0]["words"]
    assert tile["origin"]["amount"] == {"tag": "I", "words": "wywnioskowane z zasad", "note": "RUL-16"}


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_every_component_has_names_for_itself_and_its_data(game, lang):
    """Nothing shows a raw id where words are meant."""
    words = texts(lang, game)
    for row in find(game).catalog():
        assert words.has(f"{row.kind}-{row.id}"), (row.kind, row.id)
        assert words.has(f"ui-kind-{row.kind}")
        assert words.has(f"help-{row.kind}")
        for name in (*row.data, *row.origin):
            assert words.has(f"field-{name.replace(' ', '-')}"), name
        for name, value in row.data.items():
            said = words.datum(row, name)
            if isinstance(value, str | bool) and not str(value).isdigit():
                assert said != str(value) or lang == "en", (row.id, name)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("bt03", {"BT03"}),
        ("Corriente", {"corriente"}),
        ("santa", {"santa-gertrudis"}),
        ("locomotive", {"T1-plain", "T1-star"}),
        ("16", {"16"}),
        ("unicorn", set()),
        ("", set()),
    ],
)
def test_search_by_id_or_name(query, found):
    assert {row.id for row in module.search(SPEC, texts("en", "el-paso"), query)} == found


@pytest.mark.parametrize(
    ("lang", "query", "found"),
    [
        ("en", "Sue", "opponent in the solo game"),
        ("en", "ownership token", "Marks a building"),
        ("en", "black corner", "10, 12 or 16"),
        ("en", "el-paso", "El Paso · EP"),
        ("en", "T1 star", "★ side · T1-star"),
        ("en", "train", "T4-plain"),
        ("en", "delivery", "total breeding value"),
        ("en", "certificates", "at most 4 certificates"),
        ("en", "simmental", "one last turn"),
        ("ru", "жетон обмена", "возьмите 1 карточку"),
        ("ru", "поезд", "Четыре карточки поезда"),
        ("pl", "żeton wymiany", "dobierz 1 kartę"),
        ("pl", "czarny narożnik", "10, 12 lub 16"),
    ],
)
def test_help_finds_kinds_and_terms(lang, query, found):
    assert found in explained(lang, query)


@pytest.mark.parametrize(
    ("lang", "query", "found"),
    [
        ("en", "worker", "until the round ends"),
        ("en", "gold", "sale price in fish"),
        ("en", "Joiner", "up to twice a turn"),
        ("en", "Main pier", "longest pier row"),
        ("en", "BL01", "order / technology · log · walkway: 2 VP"),
        ("en", "craft", "gain 1 gold · gain 1 worker"),
        ("en", "Kjerringøy", "row 3, column 6: order / fishing"),
        ("en", "tavern 5", "times"),
        ("ru", "рабочий", "до конца раунда"),
        ("ru", "помост", "не активируется"),
        ("ru", "золото", "цена продажи"),
        ("pl", "nabrzeże", "od góry"),
        ("pl", "zamówienie", "4 odkrytych żetonów skrzyń"),
    ],
)
def test_help_explains_saltfjord(lang, query, found):
    assert found in explained(lang, query, "saltfjord")


def explained(lang, query, game="el-paso"):
    console = Console(width=300, file=io.StringIO(), color_system=None)
    console.print(*module.look_up(find(game), texts(lang, game), query))
    return console.file.getvalue()


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_every_term_has_a_name_and_a_rule(game, lang):
    words = texts(lang, game)
    for term in TERMS[game]:
        assert words.format(f"rule-{term}")[:60] in explained(lang, words.format(f"term-{term}"), game)


def test_titles_show_codes_but_no_words_of_the_program():
    assert "Cell: 2 fish ─" in explained("en", "2 fish", "saltfjord")
    assert "Ability tile: Joiner · AB1" in explained("en", "AB1", "saltfjord")


def test_help_says_nothing_twice_and_nothing_empty():
    assert "Neutral building B:" not in explained("en", "B")
    for row in SPEC.catalog():
        assert "—" not in explained("en", row.id)
    assert "bonus tile gives" not in explained("en", "OT02")


def test_refusals_name_what_there_is():
    with pytest.raises(rondel.RondelError, match=r"zebra.*tile"):
        run("el-paso", "--kind", "zebra")
    with pytest.raises(rondel.UnknownGame, match="el-paso"):
        run("chess")
    with pytest.raises(rondel.RondelError, match="en, ru, pl"):
        run("el-paso", "--lang", "xx")
