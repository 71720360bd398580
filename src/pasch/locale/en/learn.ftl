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
learn-level = You are tied.
learn-cost = { $points } points on average
learn-cost-win = { $points } percentage points of the chance to win
learn-better-inaccuracy = A little better is possible
learn-better-mistake = Better is possible
learn-better-blunder = Much better is possible
learn-gains = That gains { $cost }.
learn-close = Close
learn-as-good = Found, just as good!
learn-yours = You: { $action }.
learn-best = Best: { $action }.
learn-all = All choices
learn-costs-win = Percentage points

## The page "Learn"

learn-about = A little better every day: positions from real games, with the best choice and the reason for it.
learn-nothing = There are no positions here yet.
learn-offline = The positions are not available offline right now. Any you have opened before still work.
learn-back = Back to learning
learn-school = School of strategy
learn-school-what = Ten short lessons to play through
learn-review-what = What each decision cost, and what was luck
learn-odds-what = What one, two or three rolls bring
learn-kept = What you learn stays on this device.
learn-kept-where = Save or delete it in the history

## The trainer

trainer-what = Ten positions picked for you
trainer-about = You decide as at the table; Pasch tells you what it costs and why. What you miss comes back later.
trainer-variant = The game
trainer-preparing = Finding positions for this house rule: { $percent }%
learn-learned = This card cannot be worked out exactly: its values were learned from many games, and you are only asked where the best move is far ahead.
trainer-mixed = A bit of everything
trainer-ten = Ten positions from all themes.
trainer-due = { $count ->
    [one] One comes back today.
   *[other] { $count } come back today.
 }
trainer-own = { $count ->
    [one] One of them is a mistake from your own games.
   *[other] { $count } of them are mistakes from your own games.
 }
trainer-begin = Let’s go
trainer-by-theme = Or pick a theme
trainer-stop = Stop
trainer-finish = How was it?
trainer-from-own = from your own games
trainer-again = once more
trainer-progress = Position { $place } of { $all }, { $found } of { $answered } solved
trainer-place = { $place } of { $all }

theme-what-win = Winning counts, not the points.
theme-what-joker = Where does the second five of a kind go?
theme-what-announce = What do you announce, and when?
theme-what-column = Which column does the roll belong in?
theme-what-bonus = Is the upper bonus still within reach?
theme-what-straight-or-pairs = Go for the straight or keep the pair?
theme-what-strike = Which box do you sacrifice?
theme-what-endgame = When only a few boxes are left.
theme-what-box = Which box is right for this roll?
theme-what-keep = Which dice stay on the table?

## How strong one is

strength-yours = Your strength
strength-of-ten = You solve about { $likely } of 10 ({ $least } to { $most })
strength-what = Your strength says how many of ten positions of medium difficulty you solve; in brackets, how certain that is. It grows with each one you solve, most of all with hard ones.
strength-rating = Strength { $rating } ± { $doubt }
strength-soon = { $answers ->
    [one] After a few more positions you will see your strength here.
   *[other] { $answers } practised; you will see your strength here soon.
 }

## How a session was

outcome-found = { $found } of { $all } solved
outcome-strong = Excellent! Nearly all of them were right.
outcome-good = Well done. A few are worth a second look.
outcome-learning = Room to improve: these positions will come back.
outcome-up = { $points } more than before.
outcome-down = { $points } less than before.
outcome-again = Another session
outcome-overview = Other themes
outcome-missed = Not solved
outcome-come-again = In a few days these positions come again.

## The puzzle of the day

puzzle-about = The same position for everyone. One try.
puzzle-keep-on = { $days ->
    [one] You played yesterday. Keep going?
   *[other] { $days } days in a row. Keep going?
 }
puzzle-solve = Solve it
puzzle-look = Look at it again
puzzle-one-try = Only the first try counts.
puzzle-share = Your result
puzzle-streak = { $days ->
    [one] You played today.
   *[other] { $days } days in a row.
 }
puzzle-tomorrow = The next one comes tomorrow.
puzzle-week = The last seven days
puzzle-was-found = solved
puzzle-was-close = close
puzzle-was-missed = not solved
puzzle-was-none = not played
puzzle-send = Share the result
puzzle-copy = Copy the result
puzzle-go-on = Go on practising
puzzle-line = Pasch puzzle for { $day } ({ $variant }): { $outcome }
puzzle-line-found = solved! 🎯
puzzle-line-close = close
puzzle-line-missed = missed
