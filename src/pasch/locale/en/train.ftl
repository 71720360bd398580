# The command "pasch train": what a sheet of several columns is worth, learned.

help-train =
    Learn what a sheet of several columns is worth that is too large to be solved.

    VARIANT is one that comes with Pasch ("pasch variants" lists them), or a TOML file of your own. Pasch plays against
    itself; each turn is solved exactly, and what comes after it is learned. What was learned is kept: hints, computer
    players and reviews go by it, if it is better than what was there before. Whoever stops it with Ctrl+C keeps what was
    learned so far. The same seed and as many games bring the same on the same machine; with --seconds it depends on how
    fast that is just then.
help-train-seconds = So many seconds of processor time may be spent; otherwise 300.
help-train-games = Play so many games, instead of going by time.
help-train-seed = The seed for dice and network.
help-train-threads = So many threads share the games; otherwise one for each processor.

metavar-seconds = SECONDS

train-curve = { $games } games · { $time } · mean { $mean } ± { $error } (without luck)
train-learned = Learned from { $games } games in { $time } of processor time: a mean of { $mean } ± { $error } points (without luck).
train-stopped = Stopped; what was learned so far is kept.
train-kept = Kept in { $file }
train-not-better = What was there before stays: its mean is { $mean } ± { $error }.

solve-stage-training = Learning

## Errors

error-nothing-to-learn = There is nothing to learn about "{ $variant }": "pasch solve" works it out exactly.
error-train-too-large = learning "{ $variant }" takes { $memory } of memory, and { $free } is free.
error-train-seconds = "{ $found }" seconds are not possible; choose { $least } to { $most }.
error-train-games = "{ $found }" games cannot be played; choose { $least } to { $most }.
error-train-seed = "{ $found }" is no seed; choose a whole number from { $least } to { $most }.
error-weights-unfit = What was learned in "{ $file }" is damaged, or belongs to other rules or another version of Pasch; it is not used.
