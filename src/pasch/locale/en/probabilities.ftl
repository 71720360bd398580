# The page with the probabilities.

prob-back = Rules: { $variant }
prob-about = Worked out exactly, as if only one box mattered in this turn and you played it perfectly.
prob-from = From your dice
prob-left = You still have
prob-more-throws = { $throws ->
    [one] 1 roll
   *[other] { $throws } rolls
 }
prob-aim = Goal
prob-aim-chance = Make it
prob-aim-mean = Score high
prob-target = Your target
prob-every-box = All boxes
prob-points = How much must it bring?
prob-any-points = Any points will do
prob-at-least = At least { $points }
prob-keep = Keep { $dice }
prob-throw-all = Roll all again
prob-enter = Keep all
prob-way = Keep
prob-chance = Success
prob-mean = On average
prob-mean-points = { $points } points
prob-mean-short = ⌀ { $points }
prob-one-in = 1 in { $times }
prob-before = Before the first roll
prob-before-what = How often each box succeeds if you go for nothing else from the start.
prob-box = Box
prob-throws = { $throws ->
    [one] 1 roll
   *[other] { $throws } rolls
 }
prob-legend = The chance is that of scoring at all. On average: so many points if you go for many points with all rolls. A bonus beside the box is not counted.
prob-five = When the box "{ $box }" is filled already
prob-five-what = Different rules then apply to five of a kind. Say here what is on your pad, and everything on this page takes it into account.
prob-five-box = In the box "{ $box }" there is
prob-five-open = nothing yet
prob-five-scored = points
prob-five-struck = crossed out
prob-numbers-filled = The matching number box is filled, too
