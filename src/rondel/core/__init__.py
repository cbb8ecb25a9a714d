"""Rules machinery that every game uses: no input or output, no clock, and no import of a game."""
