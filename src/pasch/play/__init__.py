"""One game being played: the authority over it, its dice, its record, and its file on disk."""
