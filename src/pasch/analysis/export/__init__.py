"""Numbers for other programs: games, values of cards, totals, tables, as Parquet or NumPy files with their units."""

from pasch.rules.errors import named_extras

with named_extras():
    import numpy  # noqa: F401 - only to say in one sentence what is missing
