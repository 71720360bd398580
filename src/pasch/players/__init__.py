"""Computer players: whoever decides in a seat without being asked. See `player.PLAYERS` for who there is."""
