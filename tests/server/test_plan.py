"""Planning ahead: a seat tries moves on what it sees, and nothing of it is stored."""

import pytest
from litestar.testing import TestClient

import rondel
from rondel.core.chance import seeded
from rondel.core.match import imagined
from rondel.games import REGISTRY, find
from rondel.server.app import make
from rondel.server.settings import Settings, sqlite_url
from tests.server.house import keys_of


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with TestClient(make(Settings(sqlite_url(tmp_path_factory.mktemp("plan"))))) as running:
        yield running


class Table:
    """A table of two people; `waits` is the seat that does not decide."""

    def __init__(self, client, game):
        seats = [{"kind": "link", "name": "P"}] * 2
        created = client.post("/api/tables", json={"game": game, "players": 2, "seats": seats}).json()
        self.client, self.id, self.keys = client, created["table"], keys_of(created)
        self.waits = 1 - self.now(0)["summary"]["deciding"]

    def bearer(self, seat):
        return {"Authorization": f"Bearer {self.keys[seat]}"}

    def now(self, seat):
        told = self.client.get(f"/api/tables/{self.id}/now", headers=self.bearer(seat)).json()
        del told["summary"]["clock"]["now"]  # time passes, nothing else
        return told

    def plan(self, moves=(), luck=1, step=0, seat=None, holder=None):
        seat = self.waits if seat is None else seat
        body = {"step": step, "luck": luck, "moves": list(moves)}
        headers = self.bearer(seat if holder is None else holder)
        return self.client.post(f"/api/tables/{self.id}/seats/{seat}/plan", json=body, headers=headers)


@pytest.mark.parametrize("game", REGISTRY)
def test_a_plan_goes_on_until_the_seat_decides_and_changes_nothing(client, game):
    table = Table(client, game)
    before = table.now(table.waits)
    plan = table.plan().json()
    view = plan["frame"]["view"]
    assert view["deciding"] == view["seat"] == table.waits
    assert view["choices"]
    assert view["step"] == len(plan["moves"]) > 0
    assert {event["step"] for event in plan["frame"]["events"]} <= set(range(1, view["step"] + 1))
    further = table.plan([*plan["moves"], view["choices"][0]["text"]]).json()
    assert further["moves"][: len(plan["moves"]) + 1] == [*plan["moves"], view["choices"][0]["text"]]
    assert further["frame"]["view"]["deciding"] == table.waits
    assert table.plan(plan["moves"]).json() == plan, "the same moves lead to the same place"
    assert table.now(table.waits) == before


@pytest.mark.parametrize("game", REGISTRY)
def test_only_the_holder_of_a_seat_plans_with_it(client, game):
    table = Table(client, game)
    assert table.plan(holder=1 - table.waits).status_code == 403
    assert table.plan(step=1).json()["code"] == "no-step"
    refused = table.plan(["fly to the moon"])
    assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
    assert table.plan(["done"] * 500).status_code == 400


@pytest.mark.parametrize("game", REGISTRY)
def test_a_plan_is_made_from_the_view_alone(game):
    match = rondel.new(game, 2, seed=3)
    view = match.view(1 - match.seat)
    planned = imagined(find(game), view, seeded(1))
    assert planned.view(1 - match.seat) == view
    assert planned.state.chance.stream != match.state.chance.stream
    assert not planned.can_undo
