# Programs that play: "pasch engine", "pasch match", "pasch bot".

help-engine =
    Play for another program, which says line by line what it wants to know.

    The protocol is like UCI's for chess, and docs/engine.md has all of it: "pasch" asks who is there, "rules id kniffel"
    and "ready" prepare a game, "position …" and "go" ask for a decision, "quit" ends. The program that asks throws the
    dice. No game is remembered from one question to the next.
help-engine-level = Which computer player decides, unless the other program says otherwise.
help-engine-seed = What decisions that are drawn follow from: the same seed and position bring the same one.
metavar-level = LEVEL

## Errors

error-not-an-action = "{ $found }" is no action; written are >335 (hold), $>335 (buy a throw), !chance (announce), =fours (enter) and =fours x (strike).
error-engine-rules = "rules { $found }" says no rules; allowed are rules id ID, rules hash HASH and rules document "TEXT".
error-engine-document = a document is its whole text in quotation marks, as JSON writes them; this begins with { $found }.
error-engine-no-such-hash = no rules have the hash "{ $found }".
error-engine-go = behind "{ $word }" something is missing.
error-engine-time = "{ $found }" is no time; allowed are 1 to { $most } milliseconds.
error-engine-shown = "{ $found }" options cannot be shown; allowed are 0 to { $most }.
error-engine-line = a line has at most { $most } letters.
error-engine-no-position = there is no position to decide; say "position" first.
error-engine-level-objective = the level { $level } plays for the mean; only perfect follows the objective { $objective }.
error-engine-mistake = this is a mistake in Pasch: { $error }.
