"""Saved games: whole at every moment, and refused with a reason when they are not."""

import json
import os
import random
import signal
import subprocess
import sys
import time

import pytest

import rondel
from rondel.cli import saves

RECORD = rondel.new("el-paso", players=2, seed=1).record()


def test_a_save_comes_back_as_it_was(tmp_path):
    save = saves.Save(RECORD, ("Анна", "Bo"), (None, "greedy"), "ru")
    path = tmp_path / "new folder" / "game.json"
    saves.store(path, save)
    assert saves.read(path) == save
    assert os.listdir(path.parent) == ["game.json"]  # nothing temporary stays behind


def test_a_bare_record_is_a_save_too(tmp_path):
    saves.write(tmp_path / "record.json", RECORD)
    assert saves.read(tmp_path / "record.json") == saves.Save(RECORD)


def test_a_kept_test_record_is_a_save_too(tmp_path):
    saves.write(tmp_path / "kept.json", {"record": RECORD, "scores": []})
    assert saves.read(tmp_path / "kept.json") == saves.Save(RECORD)


def test_a_new_save_needs_its_folder(tmp_path):
    with pytest.raises(saves.CannotSave, match="no folder"):
        saves.free_path(str(tmp_path / "new" / "game.json"))


def whole() -> bytes:
    return json.dumps({"format": "rondel-save", "version": 1, "record": RECORD}).encode()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "no file"),
        (b"", "cut short"),
        (whole()[: len(whole()) // 2], "cut short"),
        (b"[" * 100_000, "cut short|not whole JSON"),
        (b"\xff\xfe\x00", "not text"),
        (b"hello", "not whole JSON"),
        (b"[1, 2]", "no saved game"),
        (b'{"format": "chess"}', "no saved game"),
        (b'{"format": "rondel-save", "version": 99, "record": {}}', "version 99.*up to version 1"),
        (b'{"format": "rondel-save", "version": "1", "record": {}}', "version is '1'"),
        (b'{"format": "rondel-save", "version": 1}', "record"),
        (b'{"format": "rondel-save", "version": 1, "record": {}, "names": 3}', "names"),
        (b'{"format": "rondel-save", "version": 1, "record": {}, "spy": 3}', "spy"),
    ],
)
def test_what_is_no_save_is_refused_with_its_reason(tmp_path, content, reason):
    path = tmp_path / "game.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(rondel.BadRecord, match=reason) as caught:
        saves.read(path)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_folder_is_no_save(tmp_path):
    with pytest.raises(rondel.BadRecord, match="cannot read"):
        saves.read(tmp_path)


def test_a_place_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(saves.CannotSave, match="cannot save in"):
        saves.write(tmp_path / "file" / "game.json", RECORD)


def test_saves_lie_under_xdg_data_home_and_never_collide(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = saves.new_path("el-paso")
    assert first.parent == tmp_path / "rondel" / "saves"
    saves.write(first, RECORD)
    assert saves.new_path("el-paso") != first
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/anna")
    assert str(saves.folder()) == "/home/anna/.local/share/rondel/saves"


LOOP = """
import sys
from rondel.cli import saves
record = {"format": "rondel-record", "n": 0, "filling": "x" * 200_000}
print("ready", flush=True)
while True:
    record["n"] += 1
    saves.write(sys.argv[1], record)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_a_kill_at_any_moment_leaves_a_whole_save(tmp_path):
    """Kill a program that saves without pause, twenty times: the file always loads."""
    path = tmp_path / "game.json"
    moments = random.Random(5)
    for _ in range(20):
        with subprocess.Popen(
            [sys.executable, "-c", LOOP, str(path)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            while not path.exists():
                time.sleep(0.001)
            time.sleep(moments.uniform(0, 0.05))
            process.send_signal(signal.SIGKILL)
            process.wait()
        save = saves.read(path)
        assert len(save.record["filling"]) == 200_000
