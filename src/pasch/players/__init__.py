"""Computer players; `player.PLAYERS` lists them."""
