"""The server as tests start it: `python -m tests.server.server DATABASE PORT SETTINGS`."""

import json
import sys
from pathlib import Path


def main():
    # Here, because bots' processes read this file again and need none of it.
    from rondel.server.run import listen, run
    from rondel.server.settings import Limits, Rate, Settings

    free = Rate(100_000, 100_000)
    unlimited = Limits(free, free, free, free, free, free, 10_000)
    database, port, given = sys.argv[1:]
    settings = json.loads(given)
    settings.pop("quiet", None)
    if "static" in settings:
        settings["static"] = Path(settings["static"])
    limits = (
        Limits(requests=Rate(1, 30), messages=Rate(1, 30)) if settings.pop("limited", False) else unlimited
    )
    run(Settings(database=database, limits=limits, **settings), listen("127.0.0.1", int(port)))


if __name__ == "__main__":
    main()
