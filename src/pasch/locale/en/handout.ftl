# The review on paper: as PDF and as a page to hand round.

handout-title = Review: { $variant }
handout-player = Who
handout-total = Total
handout-luck = Luck
handout-loss = Loss
handout-adjusted = Skill only
handout-marks = ?? · ? · ?!
handout-seat = Seat { $number }
handout-band = playing strength in this game: { $level }
handout-band-between = playing strength in this game: about { $level } ({ $lowest } to { $highest })
handout-curve-win = Chance to win
handout-curve-total = Expected total
handout-lessons = What { $name } can learn
handout-where = Turn { $turn }, { $throw ->
    [0] before the first roll
   *[other] after roll { $throw }
 }
handout-chosen = Played: { $action }
handout-better = Better: { $action }
handout-cost = That cost { $points } points on average.
handout-cost-win = That cost { $points } percentage points of win chance.
handout-marked = All that mattered
handout-marked-where = Turn
handout-marked-mark = Mark
handout-marked-dice = Dice
handout-marked-chosen = played
handout-marked-best = better
handout-marked-cost = Value
handout-thrown = rolled
handout-meaning = Luck is how much more or less the dice brought than expected; loss is what somebody's decisions cost compared with the best ones. The dice best kept are yellow. Marks: ?! inaccuracy, ? mistake, ?? blunder, + lucky, − unlucky.
