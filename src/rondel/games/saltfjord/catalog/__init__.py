"""Components of Saltfjord, one row each, with the origin of every datum."""
