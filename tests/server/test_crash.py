"""kill -9 at random moments; the full number of kills: `python -m tests.server.crash --kills 50`."""

from tests.server.crash import run


def test_no_acknowledged_move_is_lost_or_doubled(new_database):
    done = run(new_database(), kills=2)
    assert done["acknowledged"] > 3
