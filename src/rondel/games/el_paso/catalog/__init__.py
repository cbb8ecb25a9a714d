"""Components of El Paso: one row each, with the origin of every datum.

To correct a reconstructed value (tag R), change its row here and nothing else.
"""
