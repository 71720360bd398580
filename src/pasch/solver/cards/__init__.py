"""Every card of a variant, numbered, with what it must remember; and the lattice of dice that a turn moves on."""
