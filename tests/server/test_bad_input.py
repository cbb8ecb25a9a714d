"""Bad input of every kind: a clear refusal of class 4xx, nothing changed, never a 5xx."""

import copy
import json

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import rondel
from rondel.server.settings import sqlite_url
from tests.server.house import Server, keys_of

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
TYPES = [
    "hello",
    "move",
    "undo",
    "redo",
    "restart",
    "ask-undo",
    "agree",
    "chat",
    "nudge",
    "note",
    "ping",
    "nonsense",
]
FIELDS = st.dictionaries(
    st.sampled_from(["key", "keys", "seat", "number", "move", "to", "ask", "yes", "text", "since", "x"]),
    JSON | st.sampled_from(["done", 0, 1, -1, 10**9, "a" * 65]),
    max_size=6,
)
MESSAGES = st.builds(lambda kind, fields: {**fields, "type": kind}, st.sampled_from(TYPES), FIELDS)
BAD = st.text(max_size=200) | st.binary(max_size=200) | JSON.map(json.dumps) | MESSAGES.map(json.dumps)

CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.response_schema_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.status_code_conformance,
]


def relaxed(examples):
    return settings(
        max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )


@pytest.fixture(scope="module")
def table(server):
    created = server.table("here", "link")
    return created, keys_of(created)


@pytest.fixture(scope="module")
def person(server, table):
    created, keys = table
    with server.sit(created["table"], keys[0]) as sitting:
        yield sitting


def failures(server):
    lines = httpx.get(server.url + "/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith("rondel_errors_total")).split()[1])


@relaxed(60)
@given(message=BAD)
def test_random_messages_change_nothing_and_break_nothing(server, table, person, message):
    person.say(message)
    person.say({"type": "ping"})
    while (answer := person.hear())["type"] != "pong":
        assert answer["type"] in ("refused", "ack", "pong", "chat"), answer
    assert failures(server) == 0
    assert person.number == 0


@relaxed(15)
@given(message=BAD)
def test_random_first_messages_are_refused(server, table, message):
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table[0]['table']}/live") as socket:
        socket.send(message)
        answer = json.loads(socket.recv(timeout=20))
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=20)
    assert answer["type"] == "refused"
    assert failures(server) == 0


def test_an_unknown_table_closes_the_socket(server):
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/nothing-here/live") as socket:
        socket.send(json.dumps({"type": "hello", "keys": [], "since": -1}))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=5)
    assert closed.value.rcvd.code == 4404


def test_an_oversized_message_is_refused(server, table):
    created, keys = table
    with server.sit(created["table"], keys[0]) as sitting:
        assert sitting.ask("note", 0, text="x" * 5000)["type"] == "ack"
        sitting.say(json.dumps({"type": "note", "key": "k", "seat": 0, "text": "x" * 40_000}))
        assert sitting.hear()["code"] == "malformed"
        sitting.say("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            sitting.hear()


def test_oversized_bodies_are_refused(plain_server):
    big = {"game": "el-paso", "players": 2, "seats": [], "title": "x" * 200_000}
    assert plain_server.request("POST", "/api/tables", big).status_code == 413
    assert (
        plain_server.request("POST", "/api/tables/import", {"record": {"x": "y" * 3_000_000}}).status_code
        == 413
    )


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        "text",
        {"game": "chess", "players": 2, "seats": [{"kind": "here"}] * 2},
        {"game": "el-paso", "players": 5, "seats": [{"kind": "here"}] * 5},
        {"game": "el-paso", "players": 2, "seats": [{"kind": "here"}]},
        {"game": "el-paso", "players": 2, "seats": [{"kind": "bot", "bot": "nobody"}, {"kind": "here"}]},
        {"game": "el-paso", "players": 2, "seats": [{"kind": "bot"}, {"kind": "here"}]},
        {"game": "el-paso", "players": 2, "seats": [{"kind": "throne"}, {"kind": "here"}]},
        {"game": "el-paso", "players": 2, "seats": [{"kind": "here"}] * 2, "options": {"neutral": "odd"}},
        {"game": "el-paso", "players": 2, "seats": [{"kind": "here"}] * 2, "extra": 1},
    ],
)
def test_bad_tables_are_refused(plain_server, body):
    answer = plain_server.request("POST", "/api/tables", body)
    assert 400 <= answer.status_code < 500
    assert answer.headers["content-type"] == "application/problem+json"
    assert "Traceback" not in answer.text


def record():
    match = rondel.new("el-paso", players=2, seed=9)
    for _ in range(30):
        match.play(match.options()[0])
    content = match.record()
    del content["digest"]
    return content


def lies():
    honest = record()
    for change in (
        lambda r: r.update(format="other"),
        lambda r: r.update(version=99),
        lambda r: r.update(rules=99),
        lambda r: r.update(game="chess"),
        lambda r: r.update(players=9),
        lambda r: r.update(digest="0" * 16),
        lambda r: r["setup"].pop(),
        lambda r: r["setup"].append(3),
        lambda r: r["setup"].__setitem__(0, 10**20),
        lambda r: r["moves"][3].update(seat=7),
        lambda r: r["moves"][3].update(move="hire everybody"),
        lambda r: r["moves"][3].update(chance=[1, 2, 3]),
        lambda r: r["moves"].pop(5),
        lambda r: r["options"].update(neutral="odd"),
        lambda r: r.update(moves="many"),
        lambda r: r.update(unknown=1),
    ):
        lie = copy.deepcopy(honest)
        change(lie)
        yield lie


def test_imports_that_lie_are_refused(plain_server):
    before = plain_server.post("/api/tables/list", {"keys": []}, status=200)
    for lie in lies():
        answer = plain_server.request("POST", "/api/tables/import", {"record": lie})
        assert 400 <= answer.status_code < 500, answer.text
    assert plain_server.post("/api/tables/list", {"keys": []}, status=200) == before
    plain_server.post("/api/tables/import", {"record": record()})


@relaxed(20)
@given(data=st.data())
def test_damaged_records_are_refused(server, data):
    damaged = record()
    name = data.draw(st.sampled_from(sorted(damaged)))
    damaged[name] = data.draw(JSON)
    answer = server.request("POST", "/api/tables/import", {"record": damaged})
    assert answer.status_code == 201 or 400 <= answer.status_code < 500, answer.text


def test_too_many_requests_get_429_with_retry_after(tmp_path):
    with Server(sqlite_url(tmp_path), limited=True) as server:
        with httpx.Client(base_url=server.url) as client:
            answers = [client.get("/api/games") for _ in range(100)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert int(refused[0].headers["retry-after"]) >= 1
        assert {answer.status_code for answer in answers} == {200, 429}


def test_too_many_messages_are_too_fast(tmp_path):
    with Server(sqlite_url(tmp_path), limited=True) as server:
        created = server.table("here", "here")
        with server.sit(created["table"], *keys_of(created).values()) as person:
            for _ in range(200):
                person.say({"type": "move", "key": "k", "seat": 0, "number": 0, "move": "x"})
            codes = [person.hear()["code"] for _ in range(200)]
        assert codes.count("too-fast") > 50
        assert set(codes) <= {"too-fast", "illegal"}


def test_every_answer_has_the_security_headers(plain_server):
    for path in ("/", "/api/games", "/api/nothing", "/t/some-table", "/api/tables/none", "/health"):
        headers = httpx.get(plain_server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "'unsafe-inline'" not in headers["content-security-policy"].split("style-src-attr")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_nothing_outside_the_client_folder_is_served(plain_server):
    for path in ("/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/assets/../../api.py", "/%00"):
        answer = httpx.get(plain_server.url + path)
        assert answer.status_code < 500
        assert b"rondel.server" not in answer.content
        assert b"[project]" not in answer.content


def test_the_api_keeps_to_its_schema(server):
    schema = schemathesis.openapi.from_url(server.url + "/api/schema/openapi.json")
    for operation in schema.get_all_operations():

        @relaxed(8)
        @given(case=operation.ok().as_strategy())
        def keeps(case):
            case.validate_response(case.call(), checks=CHECKS)

        keeps()


def test_the_api_keeps_to_its_schema_for_those_with_keys(server):
    """The same behind the door: a real table and the keys of all of it."""
    created = server.table("here", "open")
    rights = ",".join((*keys_of(created).values(), created["host_key"], created["watch_key"]))
    schema = schemathesis.openapi.from_url(server.url + "/api/schema/openapi.json")
    behind = [found.ok() for found in schema.get_all_operations() if "{table}" in found.ok().path]
    assert len(behind) >= 7
    for operation in behind:

        @relaxed(8)
        @given(case=operation.as_strategy())
        def keeps(case):
            case.path_parameters = {**(case.path_parameters or {}), "table": created["table"]}
            case.headers = {"Authorization": f"Bearer {rights}"}
            case.validate_response(case.call(), checks=CHECKS)

        keeps()
    assert failures(server) == 0
