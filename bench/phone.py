"""How soon a table can be played on a phone: `python -m bench.phone`.

A real server, a real Chromium with nothing cached, a seat link to a running table, a slow processor (4x), and
the network that developer tools call fast 4G. The time runs from the navigation to the first frame in which
something can be chosen; another to the frame in which all of the table is drawn.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import rondel

NETWORK = {
    "offline": False,
    "latency": 165,  # ms from request to answer
    "downloadThroughput": 9_000_000 * 0.9 / 8,  # bytes a second
    "uploadThroughput": 1_500_000 * 0.9 / 8,
}
PROCESSOR = 4  # times slower
PHONE = {"width": 390, "height": 844}
_WATCH = """
const times = [];
const signs = ['.table .may, .prompt .btn.may, .prompt .btn.pri', '.tabs button'];
const look = () => {
  if (document.querySelector(signs[times.length])) requestAnimationFrame(seen);
  else requestAnimationFrame(look);
};
const seen = () => {
  times.push(performance.now());
  if (times.length < signs.length) look();
  else console.debug(`drawn ${times.join(' ')}`);
};
requestAnimationFrame(look);
"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="el-paso")
    parser.add_argument("--moves", type=int, default=0, help="random moves before, by both")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--language", default="en")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, url = _serve(folder)
        try:
            link = _table(url, asked.game, asked.moves)
            with sync_playwright() as playwright:
                chromium = shutil.which("chromium") or "/usr/bin/chromium"
                browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                runs = [_open(browser, url + link, asked.language) for _ in range(asked.runs + 1)][1:]
                browser.close()
        finally:
            server.terminate()
            server.wait(20)
    found = {
        "runs": asked.runs,
        "interactive_ms": {
            "median": round(statistics.median(run["interactive"] for run in runs)),
            "best": round(min(run["interactive"] for run in runs)),
            "worst": round(max(run["interactive"] for run in runs)),
        },
        "whole_ms": round(statistics.median(run["whole"] for run in runs)),
        "kilobytes": round(runs[0]["bytes"] / 1000, 1),
        "requests": runs[0]["requests"],
    }
    if asked.json:
        print(json.dumps(found, indent=2))
        return
    times = found["interactive_ms"]
    after = f" after {asked.moves} moves" if asked.moves else ""
    print(f"seat link to first choice: {asked.game}{after}, {asked.language}, {asked.runs} runs")
    print(f"  median {times['median']} ms, best {times['best']} ms, worst {times['worst']} ms")
    print(f"  all drawn: median {found['whole_ms']} ms")
    print(f"  {found['kilobytes']} kB in {found['requests']} requests")


def _serve(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    code = "from rondel.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", str(port), "--data", folder]
    with (Path(folder) / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log)
    url = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=1):
                return server, url
        except OSError:
            time.sleep(0.1)
    raise RuntimeError((Path(folder) / "log").read_text())


def _table(url: str, game: str, moves: int) -> str:
    """Set up a table for two people after some moves; the link is that of whoever is to move."""
    match = rondel.new(game, players=2, seed=1)
    chooser = random.Random(1)
    for _ in range(moves):
        match.play(chooser.choice(match.options()))
    body = json.dumps({"record": match.record()}).encode()
    request = urllib.request.Request(f"{url}/api/tables/import", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    (key,) = (seat["key"] for seat in made["seats"] if seat["seat"] == match.seat)
    return f"/t/{made['table']}?game={game}#seat={key}"


def _open(browser: Browser, link: str, language: str) -> dict[str, float]:
    context = browser.new_context(
        viewport=PHONE, device_scale_factor=3, is_mobile=True, has_touch=True, locale=language
    )
    page = context.new_page()
    page.add_init_script(_WATCH)
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", NETWORK)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda said: sizes.append(said["encodedDataLength"]))
    with page.expect_console_message(lambda said: said.text.startswith("drawn"), timeout=30_000) as said:
        page.goto(link, wait_until="commit")
    interactive, whole = map(float, said.value.text.split()[1:])
    context.close()
    return {"interactive": interactive, "whole": whole, "bytes": sum(sizes), "requests": len(sizes)}


if __name__ == "__main__":
    main()
