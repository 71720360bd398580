# The review of a game: what each decision cost, what the dice gave, and what is worth learning from.

help-review =
    Review a game: what each decision cost, what the dice gave, and what to learn from it.

    FILE is a recorded game, as text or as JSON; "-" is standard input. Each player's luck and losses are told, three decisions
    to learn from with the reasons why something else was better, and how the game went. A variant that is not solved yet
    is solved first. A game that stopped before its end is reviewed as far as it goes; docs/review.md has every formula.
help-review-all = List every decision that lost something, in the order of the game.
help-review-variant = The variant of your own that the game is of, as a TOML file.

review-title = Review · { $variant }
review-total = Final total
review-expected = To be expected
review-luck = Luck
review-lost = Lost by decisions
review-adjusted = Total without luck
review-lost-win = Chance to win lost
review-counted = Decisions that mattered
review-per-decision = Lost at each of them
review-marks = ?! / ? / ??
review-band = Played like
review-between = { $lowest } to { $highest }
review-lessons = To learn from
review-no-lessons = Nothing: no decision lost much.
review-all = All losses
review-moment = turn { $turn }, throw { $throw }: { $dice }
review-points = { $points } points
review-instead = Done: { $chosen }. Better: { $best }.
review-done = Done: { $chosen }.
review-fortunes = The dice
review-very-lucky = very lucky
review-lucky = lucky
review-unlucky = unlucky
review-very-unlucky = very unlucky
review-curve = Final total to expect
review-curve-win = Chance to win

## Reasons: why the better of two actions is better. Each number is computed; points and chances come with their unit.

review-below = below { $bound }
review-above = above { $bound }
reason-tier = { $bonus } (from { $threshold })
reason-equal = Both are worth exactly the same.
reason-near = As good as equal: only { $points } points between them.
# Both end the turn: $now is what one brings more or less at once, $later what $box left free is worth more afterwards than $other,
# or less.
reason-now = { $sign ->
    [less] It brings { $now } points less now
   *[more] It brings { $now } points more now
    [same] Both bring the same now
 }{ $balance ->
    [but-more] , but { $box } left free is worth { $later } points more afterwards than { $other }.
   *[and-more] , and { $box } left free is worth { $later } points more afterwards than { $other }.
    [less] , even though { $other } left free would be worth { $later } points more afterwards than { $box }.
    [same] , and { $box } left free is worth as much afterwards as { $other }.
 }
reason-bonus = { $box }: { $better } instead of { $worse }.
reason-turn = { $box } in this turn: { $better } instead of { $worse }.
reason-game = { $box } by the end of the game: { $better } instead of { $worse }.
reason-struck = { $box } is not lost: { $better } to make it yet.
reason-unlikely = { $box } had only { $worse } left.
reason-miss = A strike at the end of this turn: { $better } instead of { $worse }.
reason-win = For winning, this is best: { $action }. The chance is { $better } instead of { $worse } then.
reason-sum = { $sign ->
    [less] This turn brings { $now } points less on average
   *[more] This turn brings { $now } points more on average
    [same] This turn brings the same on average
 }{ $after ->
    [less] , all later ones { $later } less.
   *[more] , all later ones { $later } more.
    [same] , and so do all later ones.
 }

## Errors, and what a review says about itself

error-review-no-throws = nothing was thrown in this game: there is nothing to review.
error-review-estimated = this sheet is too large to be solved: all values are estimates.
error-review-no-chance = how every card ends is not known here: there is no chance to win, and points decide.
error-review-unfinished = this game stopped before its end: it is reviewed as far as it goes.
error-review-running = this game still goes on at a table: it is reviewed when it is over.
error-review-no-solver = this server cannot review games: its solver is not installed.
error-review-out-of-reach = this server cannot review games of "{ $variant }": working it out takes too long here.
