"""A real PostgreSQL on a temporary folder and a free port, run by an unprivileged user."""

import contextlib
import glob
import os
import pwd
import shutil
import subprocess
import tempfile
import time

import psycopg

from tests.server.house import free_port


def binaries():
    """Find the folder of the newest installed server, None when there is none."""
    found = shutil.which("initdb")
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda p: int(p.split("/")[4]))
    return os.path.dirname(os.path.realpath(found)) if found else folders[-1] if folders else None


class Postgres:
    """A cluster that lives as long as the tests."""

    def __init__(self):
        self.bin = binaries()
        self.port = free_port()
        self.folder = tempfile.mkdtemp(prefix="rondel-pg-")
        self.user = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self.user = next(name for name in ("postgres", "nobody") if _exists(name))
            shutil.chown(self.folder, self.user)
        self.databases = 0

    def start(self):
        data = os.path.join(self.folder, "data")
        self._run("initdb", "-D", data, "-U", "rondel", "--auth=trust", "-E", "UTF8", "--no-sync")
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        self._run("pg_ctl", "-D", data, "-o", settings, "-l", os.path.join(self.folder, "log"), "-w", "start")
        return self

    def stop(self):
        data = os.path.join(self.folder, "data")
        self._run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self):
        """Make an empty database and give its address."""
        self.databases += 1
        name = f"test{self.databases}"
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"postgresql+psycopg://rondel@127.0.0.1:{self.port}/{name}"

    def dsn(self, name):
        return f"postgresql://rondel@127.0.0.1:{self.port}/{name}"

    def _run(self, name, *arguments):
        command = [os.path.join(self.bin, name), *arguments]
        done = subprocess.run(
            command,
            user=self.user,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL if name == "pg_ctl" else subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{name} failed: {done.stdout}")


def _exists(name):
    with contextlib.suppress(KeyError):
        return bool(pwd.getpwnam(name))
    return False


def wait_until(condition, seconds=10):
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen in time")
