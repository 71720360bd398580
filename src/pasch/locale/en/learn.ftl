# Learning in the browser: exercises, trainer, puzzle of the day, rating per theme.

## An exercise

learn-you = You
learn-other = { $others ->
    [one] Opponent
   *[other] Opponent { $place }
 }
learn-ask = What is best here?
learn-ask-win = What gives you the best chance to win?
learn-boxes-left = { $left ->
    [one] Your last box.
   *[other] { $left } boxes left.
 }
learn-ahead = { $points ->
    [one] You are 1 point ahead.
   *[other] You are { $points } points ahead.
 }
learn-behind = { $points ->
    [one] You are 1 point behind.
   *[other] You are { $points } points behind.
 }
learn-level = You are level.
learn-cost = { $points } points
learn-cost-win = { $chance } to win
learn-costs = costs { $cost }
learn-close = Close: costs { $cost }
learn-as-good = Found, just as good!
learn-yours = You: { $action }.
learn-best = Best: { $action }.
learn-all = All choices
learn-costs-win = Chance to win
