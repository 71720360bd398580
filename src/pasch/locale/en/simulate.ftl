# The command "pasch simulate": many games of computer players.

help-simulate =
    Let computer players play many games and see what comes of it.

    VARIANT is one that comes with Pasch ("pasch variants" lists them), or a TOML file of your own. One player plays
    alone: its mean with the standard error, its spread, and what each box brings. Several play against each other at
    one table, where they move on by one seat from game to game: the mean of each, and the share of games it wins; a
    victory of several is shared out among them.

    All figures are estimates from the games played, not exact. The same seed brings the same games, whoever shares the
    work. Whoever stops it with Ctrl+C sees what came of the games that were played.
help-simulate-player = Who plays; give it again for each further player. Default: heuristic.
help-simulate-games = How many games. Without it, 100000 of players that decide by solved values, 2000 where those are learned or rough, otherwise 100.
help-simulate-seed = Any word or number: the same seed brings the same games. Without it, one is drawn and shown.
help-simulate-threads = How many processors share the work. Without it, all of them.

metavar-players = PLAYER
metavar-games = NUMBER

simulate-learned = { $player } (learned)
simulate-rough = { $player } (rough)
simulate-title = { $variant } · { $games ->
    [one] one game
   *[other] { $shown } games
} · seed { $seed }
simulate-column-player = Player
simulate-column-mean = Mean
simulate-column-error = ± Error
simulate-column-fair = Without luck
simulate-column-sd = Deviation
simulate-column-wins = Wins
simulate-column-percentile = Games with at most
simulate-column-total = Total
simulate-least = lowest
simulate-most = highest
simulate-percent = { $number }%
simulate-stopped = Stopped after { $games } of { $asked } games.
simulate-shared = Victories shared: { $share } of the games.

## Errors

error-simulate-games = "{ $found }" games cannot be played; choose { $least } to { $most }.
error-simulate-threads = "{ $found }" threads are not possible; choose { $least } to { $most }.
