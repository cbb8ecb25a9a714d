"""How to play Saltfjord: what a position is worth, and which choices of a turn belong together."""

from __future__ import annotations

from typing import Final

from rondel.bots.values import Judgement
from rondel.bots.values.saltfjord.ideas import worth_trying
from rondel.bots.values.saltfjord.worth import value

JUDGEMENT: Final = Judgement(value, 5, worth_trying)
