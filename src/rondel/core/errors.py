"""What can go wrong, said in words that a person can act on."""


class RondelError(Exception):
    """Anything that Rondel refuses. Nothing has changed when one is raised."""


class UnknownGame(RondelError):
    """No game has this id."""


class BadSetup(RondelError):
    """A player count or set-up option that the game does not have."""


class IllegalMove(RondelError):
    """A move that is not among the options."""


class NothingToUndo(RondelError):
    """Undo would cross a reveal or another player's turn."""


class BadRecord(RondelError):
    """Not a record, or one that is damaged, edited or too new."""
