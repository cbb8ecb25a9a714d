"""The command, the client's files, texts and components, and what operators ask for."""

import gzip
import signal
import socket
import subprocess
import sys

import httpx
import pytest

from rondel.server.settings import sqlite_url
from tests.server.house import SOURCE, Server

RONDEL = [sys.executable, "-c", "from rondel.cli import main; main()", "serve"]


def test_the_command_prints_the_address_and_stops_cleanly(tmp_path):
    command = [*RONDEL, "--port", "0", "--data", str(tmp_path / "new" / "folder"), "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
        for _ in range(200):
            try:
                assert httpx.get(address + "/health").json()["status"] == "ok"
                break
            except httpx.TransportError:
                pass
        process.send_signal(signal.SIGINT)
        process.wait(20)
    assert process.returncode in (0, 130, -signal.SIGINT)
    assert (tmp_path / "new" / "folder" / "rondel.sqlite3").is_file()


def test_a_taken_port_is_said_plainly(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [*RONDEL, "--port", port, "--data", str(tmp_path)], capture_output=True, text=True
        )
    assert done.returncode == 2
    assert "cannot listen" in done.stderr
    assert "--port" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unreachable_database_is_said_plainly(tmp_path):
    address = "postgresql+psycopg://nobody@127.0.0.1:1/none"
    done = subprocess.run([*RONDEL, "--port", "0", "--database", address], capture_output=True, text=True)
    assert done.returncode == 2
    assert "cannot open the database" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def built(tmp_path):
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Client</title>")
    (folder / "assets" / "app-1234.js").write_text("let x = 1")
    (folder / "assets" / "app-1234.js.gz").write_bytes(gzip.compress(b"let x = 1"))
    (tmp_path / "secret.txt").write_text("secret")
    with Server(sqlite_url(tmp_path), static=str(folder)) as server:
        yield server


def test_the_client_is_served(built):
    for path in ("/", "/t/abc", "/t/abc/step/5", "/new"):
        page = httpx.get(built.url + path)
        assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
        assert "Client" in page.text
    again = httpx.get(built.url + "/", headers={"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    script = httpx.get(built.url + "/assets/app-1234.js", headers={"Accept-Encoding": "gzip"})
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.text == "let x = 1"
    plain = httpx.get(built.url + "/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert httpx.get(built.url + "/assets/gone.js").status_code == 404
    assert httpx.get(built.url + "/api/gone").status_code == 404
    assert "secret" not in httpx.get(built.url + "/../secret.txt").text
    assert httpx.head(built.url + "/").status_code == 200


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path):
    with Server(sqlite_url(tmp_path), static=str(tmp_path / "none")) as server:
        page = httpx.get(server.url + "/")
        assert page.status_code == 200
        assert "make play" in page.text


def test_texts_and_components(plain_server):
    for language in ("en", "ru", "pl"):
        texts = plain_server.get(f"/api/texts/{language}")
        assert "language-name" in texts["common"]
        assert "option-" in texts["games"]["el-paso"]
    plain_server.get("/api/texts/xx", status=404)
    rows = plain_server.get("/api/games/el-paso/catalog?lang=pl")
    assert {"kind", "id", "name", "data", "effects", "origins"} <= set(rows[0])
    plain_server.get("/api/games/chess/catalog", status=404)
    plain_server.get("/api/games/el-paso/catalog?lang=xx", status=404)
    (game,) = [game for game in plain_server.get("/api/games") if game["id"] == "el-paso"]
    assert game["automa"] == {"1": [1]}
    assert "greedy" in game["bots"]


def test_health_and_metrics(plain_server):
    plain_server.table("here", "here")
    assert plain_server.get("/health")["status"] == "ok"
    text = httpx.get(plain_server.url + "/metrics").text
    assert "rondel_live_tables" in text
    assert "rondel_store_seconds_bucket" in text


def test_the_schema_is_there_for_the_client(plain_server):
    schema = plain_server.get("/api/schema/openapi.json")
    assert "/api/tables/{table}/steps/{step}" in schema["paths"]
    assert "Summary" in schema["components"]["schemas"]
    live = plain_server.get("/api/live-schema")
    assert {"Move", "Moved", "Frame"} <= set(live["$defs"])


def test_the_source_tree_holds_no_leftover_database():
    assert not list(SOURCE.glob("*.sqlite3"))
