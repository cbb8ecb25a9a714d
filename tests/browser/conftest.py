"""A real server and a real Chromium."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sync_api = pytest.importorskip("playwright.sync_api")

SHOTS = Path(__file__).parent / "shots"
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
STATIC = Path(__file__).parents[2] / "src/rondel/server/static/index.html"

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="no chromium")


class Server:
    """`rondel serve` in a process of its own, on a port and a folder that outlive it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "rondel",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
        ]
        if not (Path(__file__).parents[2] / "src/rondel/__main__.py").exists():
            command[1:3] = ["-c", "from rondel.cli import main; main()"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.folder / "log").read_text())

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not STATIC.exists():
        pytest.skip("the client is not built: npm --prefix web ci && npm --prefix web run build")
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[sync_api.Browser]:
    with sync_api.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield running
        running.close()


OpenPage = Callable[..., "sync_api.Page"]


@pytest.fixture
def page_of(browser: sync_api.Browser, server: Server) -> Iterator[OpenPage]:
    """Open pages as different people: each has a browser of its own."""
    contexts = []

    def open_page(
        width: int = 1440,
        height: int = 900,
        dark: bool = False,
        language: str = "en",
        scale: float = 1,
        motion: bool = False,
    ) -> sync_api.Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            locale=language,
            base_url=server.url,
            device_scale_factor=scale,
            reduced_motion="no-preference" if motion else "reduce",
        )
        contexts.append(context)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def shots() -> Path:
    SHOTS.mkdir(exist_ok=True)
    return SHOTS
