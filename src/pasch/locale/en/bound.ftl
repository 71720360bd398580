# The command "pasch bound": between what the best play of a sheet lies that is too large to be solved.

help-bound =
    Tell between what the best play lies of a sheet that is too large to be solved.

    VARIANT is one that comes with Pasch ("pasch variants" lists them), or a TOML file of your own. The lower number was
    played: it is the mean of the strongest play that Pasch knows, luck taken out. The upper one nobody can exceed in the
    long run, however well they play; it is measured in games whose decisions are drawn: first in 1,024, then each time
    anew in twice as many, and the lowest number counts. So more games never make it worse. Longer training ("pasch
    train") and more games bring both nearer to each other. The same seed brings the same numbers.

    The 99% are statistics, not a proof. Each time sixteen groups of games are measured, and it is assumed that the
    logarithms of what they say are normally distributed, with a standard deviation of at most 5. Where the groups differ
    by more, or larger ones by more than smaller ones, or contradict what more careful measurements said, a
    measurement does not count.
help-bound-games = How many games are drawn at most in the last and largest measurement of the upper number.
help-bound-seed = Any word or number: the same seed brings the same games.
help-bound-threads = How many processors share the work; otherwise all.

bound-title = { $variant }: the mean of the best play
bound-played-learned = At least { $mean } ± { $error }: the mean of play by what Pasch has learned ({ $games } games, luck taken out).
bound-played-rough = At least { $mean } ± { $error }: the mean of play by a rough estimate ({ $games } games, luck taken out).
bound-most = At most { $mean } with a certainty of 99% ({ $games } games drawn).
bound-gap = In the long run, at most { $gap } points a game more are to be had.
bound-took = { $cpu } s of processor time.

solve-stage-bounding = Looking for better play

## Errors

error-bound-exact = "{ $variant }" needs no bounds: "pasch solve" works its best play out exactly.
error-bound-announced-before = in the column "{ $column }" boxes are announced before the first roll; for that Pasch knows no upper bound.
error-bound-games = "{ $found }" games cannot be drawn; choose { $least } to { $most }.
