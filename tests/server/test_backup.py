"""Backup under load and restore, as docs/deploy.md says."""

import os
import random
import sqlite3
import subprocess
import threading

from rondel.server.settings import sqlite_url
from tests.server.house import Server, keys_of
from tests.server.test_play import play_on


def in_the_middle_of_a_game(server, backup):
    """Back up while somebody plays; give the table and what had been acknowledged before the backup began."""
    created = server.table("here", "here")
    with server.sit(created["table"], *keys_of(created).values()) as person:
        people = {0: person, 1: person}
        play_on(people, random.Random(1), steps=20)
        before = person.number
        copying = threading.Thread(target=backup)
        copying.start()
        play_on(people, random.Random(2), steps=20)
        copying.join()
    return created, before


def check(server, created, before):
    """The restored table opens, has all that was acknowledged before, and goes on."""
    with server.sit(created["table"], *keys_of(created).values()) as person:
        assert before <= person.number <= before + 20
        play_on({0: person, 1: person}, random.Random(3), steps=5)


def test_a_sqlite_backup_restores(tmp_path):
    (tmp_path / "restored").mkdir()

    def backup():
        with sqlite3.connect(tmp_path / "rondel.sqlite3") as source:
            source.execute("VACUUM INTO ?", [str(tmp_path / "restored" / "rondel.sqlite3")])
        source.close()

    with Server(sqlite_url(tmp_path)) as server:
        created, before = in_the_middle_of_a_game(server, backup)
    with Server(sqlite_url(tmp_path / "restored")) as server:
        check(server, created, before)


def test_a_postgresql_backup_restores(postgres, tmp_path):
    source, target = postgres.new_database(), postgres.new_database()
    dump = tmp_path / "rondel.dump"

    def run(name, *arguments):
        subprocess.run([os.path.join(postgres.bin, name), *arguments], check=True, capture_output=True)

    def plain(url):
        return url.replace("+psycopg", "")

    with Server(source) as server:
        created, before = in_the_middle_of_a_game(
            server, lambda: run("pg_dump", "--format=custom", f"--file={dump}", plain(source))
        )
    run("pg_restore", "--no-owner", f"--dbname={plain(target)}", str(dump))
    with Server(target) as server:
        check(server, created, before)
