import os

import pytest

from rondel.server.settings import sqlite_url
from tests.server.house import Server
from tests.server.postgres import Postgres, binaries


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL for the tests of a worker."""
    if binaries() is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed; on Debian: apt-get install postgresql")
        pytest.skip("PostgreSQL is not installed; on Debian: apt-get install postgresql")
    cluster = Postgres().start()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_database(request, tmp_path_factory):
    """Make addresses of empty databases, of either kind."""
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").new_database
    return lambda: sqlite_url(tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="session")
def plain_server(tmp_path_factory):
    """A server on a SQLite file, for what has nothing to do with storage."""
    with Server(sqlite_url(tmp_path_factory.mktemp("plain")), bot_workers=1) as running:
        yield running


@pytest.fixture(scope="session")
def server(new_database):
    """One server on each kind of database, shared by the tests of a worker."""
    with Server(new_database(), bot_workers=1) as running:
        yield running
