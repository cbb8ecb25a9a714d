"""Storage: the same on SQLite and PostgreSQL."""

import asyncio

import pytest

import rondel
from rondel.server import history, keys, models
from rondel.server.batches import Batches
from rondel.server.rows import Ask, Change, Clock, Pace, SeatRow, TableRow
from rondel.server.store import Overtaken, Store, now
from tests.server.house import run


def stand(match):
    return history.standing(match, frozenset(), Clock([1, 2], 3))


def a_table(match, number=0):
    where = stand(match)
    return TableRow(
        id=keys.new_table_id(),
        game=match.spec.id,
        rules=match.spec.version,
        players=match.players,
        options=match.setup_options,
        setup=match.record()["setup"],
        title="",
        listed=False,
        confirm=True,
        host_hash=keys.digest(keys.new_key()),
        watch_hash=keys.digest(keys.new_key()),
        number=number,
        step=0,
        deciding=where.deciding,
        bot_to_move=False,
        over=False,
        scores=None,
        ask=None,
        snapshot=where.snapshot,
        pace=Pace(days=2),
        used=where.used,
        since=where.since,
        created=now(),
        updated=now(),
    )


def stored(new_database, story):
    """Run a story with an empty store."""

    async def told():
        store = Store(new_database())
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    run(told())


def make_move(match, number):
    seat, text = match.seat, match.options()[0].text
    chance = history.play(match, text)
    return Change(number, seat, "move", text, chance, match.step, f"k{number}", now())


def test_a_table_comes_back_as_it_was(new_database):
    async def story(store):
        match = rondel.new("el-paso", players=2, seed=5)
        table = a_table(match)
        await store.create(table, [SeatRow(0, "here", "Ann", None, "h0"), SeatRow(1, "bot", "", "greedy")])
        for number in range(1, 40):
            change = make_move(match, number)
            await store.append(table.id, change, stand(match))
        row = await store.find(table.id)
        assert (row.number, row.step, row.deciding) == (39, 39, match.seat)
        assert (row.pace, row.used, row.since) == (Pace(days=2), [1, 2], 3)
        again, past = history.read(row, await store.changes(table.id))
        assert again.view(0) == match.view(0)
        assert again.record()["moves"] == match.record()["moves"]
        assert again.can_undo == match.can_undo
        assert past.number == 39
        assert [seat.name for seat in await store.seats(table.id)] == ["Ann", ""]

    stored(new_database, story)


def test_a_change_with_another_number_than_the_next_stores_nothing(new_database):
    async def story(store):
        match = rondel.new("el-paso", players=2, seed=5)
        table = a_table(match)
        await store.create(table, [SeatRow(0, "here", ""), SeatRow(1, "here", "")])
        change = make_move(match, 1)
        where = stand(match)
        results = await asyncio.gather(
            *(store.append(table.id, change, where) for _ in range(5)), return_exceptions=True
        )
        assert [type(result) for result in results if result] == [Overtaken] * 4
        with pytest.raises(Overtaken):
            await store.append(table.id, make_move(match, 7), where)
        assert [change.number for change in await store.changes(table.id)] == [1]
        assert (await store.find(table.id)).number == 1

    stored(new_database, story)


def test_a_question_lapses_with_the_next_change(new_database):
    async def story(store):
        match = rondel.new("el-paso", players=2, seed=5)
        table = a_table(match)
        await store.create(table, [SeatRow(0, "here", ""), SeatRow(1, "here", "")])
        assert await store.set_ask(table.id, 0, Ask("a", 0, 0, 0, [0]))
        assert not await store.set_ask(table.id, 3, Ask("b", 0, 0, 0, [0]))
        assert (await store.find(table.id)).ask.id == "a"
        await store.append(table.id, make_move(match, 1), stand(match))
        assert (await store.find(table.id)).ask is None

    stored(new_database, story)


def test_migrations_make_the_schema_of_the_models_and_can_run_again(new_database):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def story(store):
        await store.open()
        async with store.engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), models.metadata)
            )
        assert [str(d) for d in differences if "fk" not in str(d[0])] == []

    stored(new_database, story)


def test_a_stored_game_that_the_rules_would_play_differently_is_refused_plainly(new_database):
    async def story(store):
        match = rondel.new("el-paso", players=2, seed=5)
        table = a_table(match)
        match.play(match.options()[0])
        table.snapshot = stand(match).snapshot
        with pytest.raises(history.Unreadable):
            history.read(table, [])
        table.rules = 99
        with pytest.raises(history.Unreadable, match="rules version 99"):
            history.read(table, [])

    stored(new_database, story)


def test_one_work_that_fails_leaves_the_others_of_its_batch(tmp_path):
    import sqlalchemy as sa

    async def story():
        url = sa.make_url(f"sqlite+aiosqlite:///{tmp_path}/x.sqlite3")
        batches = Batches(url, lambda *_: None)
        await batches.run(lambda c: c.exec_driver_sql("create table t (n integer primary key)"))

        def add(number):
            return lambda c: c.exec_driver_sql(f"insert into t values ({number})").rowcount

        done = await asyncio.gather(*(batches.run(add(n)) for n in (1, 2, 2, 3)), return_exceptions=True)
        assert [isinstance(result, Exception) for result in done] == [False, False, True, False]
        assert await batches.run(lambda c: c.exec_driver_sql("select count(*) from t").scalar()) == 3
        await batches.close()

    run(story())
