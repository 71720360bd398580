"""Statistics of many games: read from files of every kind that Pasch knows, and added up by rules and person."""
