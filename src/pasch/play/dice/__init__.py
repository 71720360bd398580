"""Sources of dice, provably fair dice, and where dice lie on the table."""
