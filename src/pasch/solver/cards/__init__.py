"""All cards of a variant, numbered, and the lattice of dice that a turn moves on."""
