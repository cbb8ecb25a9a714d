"""Refusals are clear to people in their language, and tell nothing of the inside."""

from typing import get_args

import pytest
from litestar.testing import TestClient

from rondel.locale import LANGUAGES, texts
from rondel.server import people, wire
from rondel.server.app import make
from rondel.server.settings import Settings, sqlite_url
from tests.server.house import Server, keys_of

REASONS = ("not-your-turn", "nothing-to-redo", "nobody-to-nudge", "nudged")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_in_every_language(language):
    words = texts(language, "el-paso")
    for code in get_args(wire.ProblemCode):
        assert words.format(f"problem-{code}", {"n": 5})
    for code in (*get_args(wire.Code), *REASONS):
        assert words.format(f"refused-{code}")


def test_a_refused_request_brings_its_message(plain_server):
    created = plain_server.table("here", "link")
    table, keys = created["table"], keys_of(created)
    bad_seats = {"game": "el-paso", "players": 2, "seats": [{"kind": "here"}]}
    cases = [
        ("GET", f"/api/tables/{'-' * 12}", None, [keys[0]], 404, "no-table"),
        ("GET", f"/api/tables/{table}", None, [], 403, "forbidden"),
        ("GET", f"/api/tables/{table}/steps/9", None, [keys[0]], 400, "no-step"),
        ("POST", f"/api/tables/{table}/join", {"name": "Eve"}, [], 409, "no-seat"),
        ("POST", "/api/tables", bad_seats, [], 400, "bad-setup"),
        ("POST", "/api/tables", {"game": "el-paso"}, [], 400, "malformed"),
        ("POST", "/api/tables/import", {"record": {"game": "el-paso"}}, [], 400, "bad-record"),
        ("POST", "/api/tables", {"title": "x" * 200_000}, [], 413, "too-large"),
        ("GET", "/api/nothing", None, [], 404, "unknown"),
        ("DELETE", "/api/games", None, [], 405, "unknown"),
    ]
    for method, path, body, given, status, code in cases:
        answer = plain_server.request(method, path, body, given)
        assert answer.headers["content-type"] == "application/problem+json"
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (status, code), problem
        arguments = {"n": 0} if code == "no-step" else {}
        assert problem["message"] == {"key": f"problem-{code}", "arguments": arguments}


def test_a_failure_inside_tells_nothing_outside(tmp_path, monkeypatch, capsys):
    async def fail(*_):
        raise RuntimeError("the deck begins with corriente")

    monkeypatch.setattr(people, "create", fail)
    seats = [{"kind": "here"}, {"kind": "here"}]
    with TestClient(make(Settings(sqlite_url(tmp_path))), raise_server_exceptions=False) as client:
        answer = client.post("/api/tables", json={"game": "el-paso", "players": 2, "seats": seats})
        assert answer.status_code == 500
        assert answer.json()["message"]["key"] == "problem-internal"
        assert "rondel_errors_total 1.0" in client.get("/metrics").text
    said = capsys.readouterr()
    assert "corriente" not in answer.text + said.out + said.err
    assert "RuntimeError" not in answer.text


def test_a_key_in_an_address_opens_nothing(plain_server):
    created = plain_server.table("here", "link")
    key = keys_of(created)[0]
    for name in ("key", "keys", "seat", "token", "authorization"):
        path = f"/api/tables/{created['table']}?{name}={key}"
        assert plain_server.request("GET", path).status_code == 403


def test_tables_with_sockets_stay_in_memory_and_others_may_still_come(tmp_path):
    with Server(sqlite_url(tmp_path), live_tables=2) as server:
        made = [server.table("here", "here") for _ in range(5)]
        people_here = [server.sit(created["table"], *keys_of(created).values()) for created in made]
        for _ in range(3):
            for person in people_here:
                seat = person.deciding()
                assert person.move(seat, person.choices(seat)[0])["type"] == "ack"
        for person in people_here:
            person.close()
        for created in made:
            assert server.get(f"/api/tables/{created['table']}", [created["host_key"]])["step"] == 3
