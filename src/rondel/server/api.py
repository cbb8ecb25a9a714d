"""The HTTP side, request by request as in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, Router, get, post, route, websocket
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

import rondel
from rondel.server import about, history, keys, people, sight, static, wire
from rondel.server import table as at
from rondel.server.limits import Buckets
from rondel.server.metrics import CONTENT_TYPE, Metrics
from rondel.server.problems import SPECS, Forbidden, NoStep, TooFast
from rondel.server.settings import Limits, Settings
from rondel.server.sockets import Sockets
from rondel.server.store import Store
from rondel.server.tables import Tables

MOST_BODY = 100_000  # bytes
MOST_RECORD = 2_000_000
_LISTED = 200
_HINTS = 3

Asked = Request[Any, Any, Any]
Language = Annotated[str, QueryParameter(min_length=2, max_length=8)]


class Gates:
    """The rate limits of HTTP."""

    def __init__(self, limits: Limits) -> None:
        self._requests = Buckets(limits.requests)
        self._key_requests = Buckets(limits.key_requests)
        self._new_tables = Buckets(limits.new_tables)

    def pass_through(self, request: Asked) -> None:
        """Let a request in, or say when to come back."""
        waits = [self._requests.wait(_address(request))]
        waits += [self._key_requests.wait(key) for key in sorted(_keys(request))[:8]]
        if max(waits):
            raise TooFast(max(waits))

    def set_up(self, request: Asked) -> None:
        """Let somebody set up a table."""
        if wait := self._new_tables.wait(_address(request)):
            raise TooFast(wait)


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


def _keys(request: Asked) -> frozenset[str]:
    return keys.bearer(request.headers.get("authorization"))


def let_in(request: Asked) -> None:
    """Count every request to the API."""
    request.app.state.gates.pass_through(request)


# --- about the house ---


@get("/games", sync_to_thread=False, responses=SPECS)
def list_games() -> list[wire.GameInfo]:
    """List the games that can be played."""
    return about.games()


@get("/games/{game:str}/catalog", sync_to_thread=False, responses=SPECS)
def read_catalog(game: FromPath[str], lang: Language = "en") -> list[wire.CatalogRow]:
    """List the components of a game."""
    return about.catalog(game, lang)


@get("/games/{game:str}/rules", sync_to_thread=False, responses=SPECS)
def read_rules(game: FromPath[str], lang: Language = "en") -> list[wire.RuleSection]:
    """List the rules of a game with their ids."""
    return about.rules(game, lang)


@get("/texts/{lang:str}", sync_to_thread=False, responses=SPECS)
def read_texts(lang: FromPath[str]) -> wire.Texts:
    """Give the Fluent sources of a language."""
    return about.texts(lang)


@get("/live-schema", sync_to_thread=False, responses=SPECS)
def read_live_schema() -> dict[str, Any]:
    """Give the JSON schema of the socket's messages, from which client types can be made."""
    return about.live_schema()


# --- setting up ---


@post("/tables", responses=SPECS)
async def create_table(
    request: Asked,
    data: JSONBody[wire.NewTable],
    tables: NamedDependency[Tables],
    gates: NamedDependency[Gates],
) -> wire.Created:
    """Set up a table."""
    gates.set_up(request)
    return await people.create(tables, data)


@post("/tables/import", request_max_body_size=MOST_RECORD, responses=SPECS)
async def import_table(
    request: Asked,
    data: JSONBody[wire.Import],
    tables: NamedDependency[Tables],
    gates: NamedDependency[Gates],
) -> wire.Created:
    """Set up a table that goes on from a record."""
    gates.set_up(request)
    return await people.bring_in(tables, data)


@post("/tables/{table:str}/fork", responses=SPECS)
async def fork_table(
    request: Asked,
    table: FromPath[str],
    data: JSONBody[wire.Fork],
    tables: NamedDependency[Tables],
    gates: NamedDependency[Gates],
) -> wire.Created:
    """Set up a hot-seat table that goes on from a step of this one."""
    gates.set_up(request)
    live = await tables.open(table, fresh=True)
    _may_know_all(live, live.rights(_keys(request)))
    if data.step > live.match.step:
        raise NoStep(live.match.step)
    return await people.fork(tables, live, data.step)


def _may_know_all(live: at.LiveTable, rights: at.Rights) -> None:
    """Refuse what would show the hidden side of a game that people still play."""
    if not live.match.over and not (rights.host and live.alone):
        raise Forbidden


# --- looking ---


@post("/tables/list", status_code=200, responses=SPECS)
async def list_tables(data: JSONBody[wire.Keys], store: NamedDependency[Store]) -> wire.Listed:
    """List my tables, and those that anybody may join."""
    hashes = keys.digests(data.keys)
    mine = await store.with_keys(hashes, _LISTED) if hashes else []
    free = await store.joinable(_LISTED)
    seats = await store.seats_of([row.id for row in (*mine, *free)])

    def summary(row: Any) -> wire.Summary:
        at_table = seats.get(row.id, [])
        return at.summary(row, at_table, at.rights(row, at_table, hashes, row.over))

    return wire.Listed([summary(row) for row in mine], [summary(row) for row in free])


@get("/tables/{table:str}", responses=SPECS)
async def read_table(request: Asked, table: FromPath[str], tables: NamedDependency[Tables]) -> wire.Summary:
    """Give a table at a glance: to those with a key, and to all when it is open or finished."""
    live = await tables.open(table, fresh=True)
    rights = live.rights(_keys(request))
    joinable = live.row.listed and any(s.kind == "open" and s.key_hash is None for s in live.seats)
    if not rights and not joinable:
        raise Forbidden
    return live.summary(rights)


@get("/tables/{table:str}/now", responses=SPECS)
async def read_now(
    request: Asked, table: FromPath[str], tables: NamedDependency[Tables]
) -> Response[wire.TableMessage]:
    """Give what a socket is told first, so that a client need not wait for one to draw the table."""
    live = await tables.open(table, fresh=True)
    rights = live.rights(_keys(request))
    if not rights:
        raise Forbidden
    notes = await tables.store.notes(table, rights.seats)
    said = await tables.store.chat(table)
    lines = [wire.Line(line.id, line.seat, line.text, line.at, line.nudged) for line in said]
    return Response(live.everything(rights, -1, lines, notes))


@get("/tables/{table:str}/steps/{step:int}", responses=SPECS)
async def read_step(
    request: Asked,
    table: FromPath[str],
    step: FromPath[int],
    tables: NamedDependency[Tables],
    since: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> wire.StepView:
    """Give a table as it was after a step: what the keys may see of it, and all of it when it is finished."""
    live = await tables.open(table, fresh=True)
    rights = live.rights(_keys(request))
    if not rights:
        raise Forbidden
    if not 0 <= step <= live.match.step:
        raise NoStep(live.match.step)
    match = history.prefix(live.match, step)
    seen = range(len(live.seats)) if live.match.over else rights.seats
    first = step if since is None else since
    watch = None if rights.seats and not live.match.over else sight.frame(match, None, first, False)
    frames = {str(seat): sight.frame(match, seat, first, False) for seat in seen}
    return wire.StepView(step, live.match.step, frames, watch)


@get("/tables/{table:str}/record", responses=SPECS)
async def read_record(
    request: Asked, table: FromPath[str], tables: NamedDependency[Tables]
) -> dict[str, Any]:
    """Export the record of a game that is finished, or that nobody else plays."""
    live = await tables.open(table, fresh=True)
    _may_know_all(live, live.rights(_keys(request)))
    return history.public_record(live.match)


# --- seats ---


@post("/tables/{table:str}/join", responses=SPECS)
async def join_table(
    table: FromPath[str], data: JSONBody[wire.Named], tables: NamedDependency[Tables]
) -> wire.Joined:
    """Take an open seat."""
    return await people.join(tables, await tables.open(table, fresh=True), data.name)


@post("/tables/{table:str}/seats/{seat:int}/key", responses=SPECS)
async def replace_key(
    request: Asked, table: FromPath[str], seat: FromPath[int], tables: NamedDependency[Tables]
) -> wire.NewKey:
    """Give a seat a new key; the old one is revoked."""
    live = await tables.open(table, fresh=True)
    _may_change_seat(live, live.rights(_keys(request)), seat)
    return wire.NewKey(await people.change_key(tables, live, seat))


@post("/tables/{table:str}/seats/{seat:int}/name", status_code=200, responses=SPECS)
async def rename_seat(
    request: Asked,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire.Named],
    tables: NamedDependency[Tables],
) -> wire.Summary:
    """Give a seat another name."""
    live = await tables.open(table, fresh=True)
    rights = live.rights(_keys(request))
    _may_change_seat(live, rights, seat)
    await people.rename(tables, live, seat, data.name)
    return live.summary(rights)


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200, responses=SPECS)
async def stand_in(
    request: Asked,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire.StandIn],
    tables: NamedDependency[Tables],
) -> wire.Summary:
    """Let a bot play for somebody who is late, as the host may; or end that, as they may themselves too."""
    live = await tables.open(table, fresh=True)
    rights = live.rights(_keys(request))
    _may_change_seat(live, rights, seat)
    if data.on and not rights.host:
        raise Forbidden
    await people.stand_in(tables, live, seat, data.on)
    return live.summary(rights)


@get("/tables/{table:str}/seats/{seat:int}/hint", responses=SPECS)
async def read_hint(
    request: Asked, table: FromPath[str], seat: FromPath[int], tables: NamedDependency[Tables]
) -> wire.Hint:
    """Say what a bot would choose in this seat; nothing when another is to move."""
    live = await tables.open(table, fresh=True)
    if seat not in live.rights(_keys(request)).seats:
        raise Forbidden
    step = live.match.step
    best = await tables.advise(live, seat, _HINTS) if live.match.seat == seat else []
    return wire.Hint(step, best)


@post("/tables/{table:str}/seats/{seat:int}/plan", status_code=200, responses=SPECS)
async def make_plan(
    request: Asked,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire.Planned],
    tables: NamedDependency[Tables],
) -> Response[wire.Plan]:
    """Try moves on what a seat saw after a step; nothing is stored, and what it cannot see is made up."""
    live = await tables.open(table, fresh=True)
    if seat not in live.rights(_keys(request)).seats:
        raise Forbidden
    if data.step > live.match.step:
        raise NoStep(live.match.step)
    match = live.match if data.step == live.match.step else history.prefix(live.match, data.step)
    made = await tables.plan(match.view(seat), data.luck, data.moves)
    return Response(cast(wire.Plan, msgspec.Raw(made)))


def _may_change_seat(live: at.LiveTable, rights: at.Rights, seat: int) -> None:
    known = 0 <= seat < len(live.seats)
    if not known or not (rights.host or seat in rights.seats):
        raise Forbidden


# --- live ---


@websocket("/tables/{table:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], sockets: NamedDependency[Sockets]
) -> None:
    """Everything that happens at a table, and the way to take part."""
    await sockets.serve(socket, table)


# --- for operators ---


@get("/health")
async def health(store: NamedDependency[Store]) -> Response[wire.Health]:
    """Say whether the server and its database work."""
    try:
        well = await store.alive()
    except Exception:
        well = False
    return Response(
        wire.Health("ok" if well else "database", rondel.__version__), status_code=200 if well else 503
    )


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(metrics: NamedDependency[Metrics]) -> Response[bytes]:
    """Give numbers for Prometheus."""
    return Response(metrics.text(), media_type=CONTENT_TYPE)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={"compressed": True},
)
async def client(
    request: Asked, settings: NamedDependency[Settings], path: FromPath[str] = ""
) -> Response[bytes]:
    """Serve the browser client."""
    return await static.serve(request, settings.static, path)


API = Router(
    "/api",
    route_handlers=[
        list_games,
        read_catalog,
        read_rules,
        read_texts,
        read_live_schema,
        create_table,
        import_table,
        fork_table,
        list_tables,
        read_table,
        read_now,
        read_step,
        read_record,
        join_table,
        replace_key,
        rename_seat,
        stand_in,
        read_hint,
        make_plan,
        live_table,
    ],
    before_request=let_in,
)
HANDLERS: list[ControllerRouterHandler] = [API, health, metrics, client]
