# The review on paper: as PDF and as a page to hand round.

handout-title = Review: { $variant }
handout-seat = Seat { $number }
handout-curve-win = Chance to win
handout-curve-total = Expected total
handout-lessons = For { $name } to try
handout-where = Round { $turn }, { $throw ->
    [0] before the first roll
   *[other] after roll { $throw }
 }
handout-chosen = Played: { $action }
handout-gain = That brings { $gain }.
handout-marked = The most important rolls and decisions
handout-marked-where = Round
handout-marked-mark = how it went
handout-marked-dice = Dice
handout-marked-chosen = played
handout-marked-best = better
handout-marked-cost = what it meant
handout-thrown = rolled
handout-meaning = Luck is how much more or less the dice brought than expected. The dice best kept are yellow.
