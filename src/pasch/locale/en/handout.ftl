# The review on paper: as PDF and as a page to hand round.

handout-title = Review: { $variant }
handout-player = Who
handout-total = Total
handout-luck = Luck
handout-loss = Loss
handout-adjusted = Without luck
handout-marks = ?? · ? · ?!
handout-seat = Seat { $number }
handout-band = played like: { $level }
handout-band-between = played about like: { $level } ({ $lowest } to { $highest })
handout-curve-win = Chance to win
handout-curve-total = Total to be expected
handout-lessons = What { $name } can learn
handout-where = Turn { $turn }, { $throw ->
    [0] before the first roll
   *[other] after roll { $throw }
 }
handout-chosen = Played: { $action }
handout-better = Better: { $action }
handout-cost = That cost { $points } points on average.
handout-cost-win = That cost { $chance } of the chance to win.
handout-marked = All that mattered
handout-marked-where = Turn
handout-marked-mark = Mark
handout-marked-dice = Dice
handout-marked-chosen = played
handout-marked-best = better
handout-marked-cost = Worth
handout-thrown = rolled
handout-meaning = Luck is what the dice brought more or less than was to be expected; loss is what somebody's decisions lost against the best ones. Yellow are the dice best kept. Marks: ?! inaccuracy, ? mistake, ?? blunder, + lucky, − unlucky.
