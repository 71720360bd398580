"""Numbers for other programs: games, values of cards, totals, tables, as Parquet or NumPy files with their units."""
