# The page with the probabilities.

prob-back = Rules: { $variant }
prob-about = The exact chances if you go for only one box this turn and make no mistakes.
prob-from = With these dice
prob-turn-dice = Tap a die to change it.
prob-left = You still have
prob-more-throws = { $throws ->
    [one] 1 roll
   *[other] { $throws } rolls
 }
prob-aim = Goal
prob-aim-chance = Score at all
prob-aim-mean = Score high
prob-target = Which box do you play for?
prob-every-box = All boxes
prob-points = How many points at least?
prob-any-points = Any number
prob-at-least = At least { $points }
prob-keep = Keep { $dice }
prob-throw-all = Roll all again
prob-enter = Keep all
prob-way = Keep
prob-chance = Chance
prob-mean = On average
prob-mean-points = { $points } points
prob-mean-short = ⌀ { $points }
prob-one-in = 1 in { $times }
prob-before = Before the first roll
prob-before-what = How often each box succeeds if you go for nothing else from the start.
prob-other-ways = Other ways
prob-all = All boxes with these dice
prob-all-what = Chance, points, and what to keep
prob-numbers = { $first } to { $last }
prob-from-to = { $least }–{ $most }
prob-box = Box
prob-throws = { $throws ->
    [one] 1 roll
   *[other] { $throws } rolls
 }
prob-legend = The chance to score at all. On average: the points if you play for a high score with all rolls. A bonus is not counted.
prob-five = When the box “{ $box }” is filled already
prob-five-what = Different rules then apply to five of a kind. Say what is on your pad: all figures on this page take it into account.
prob-five-box = In the box “{ $box }” there is
prob-five-open = nothing yet
prob-five-scored = points
prob-five-struck = crossed out
prob-numbers-filled = The matching number box is filled, too
