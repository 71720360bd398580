"""Values of positions: one place to ask, whether a variant is solved, learned or estimated."""
