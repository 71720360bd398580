# The commands "pasch solve" and "pasch compare", and what is said of saved solutions.

help-solve =
    Find the best play of a variant exactly: its mean, its spread, what every box brings.

    VARIANT is one that comes with Pasch ("pasch variants" lists them), or a TOML file of your own. The solution is kept
    and opened at once the next time. Of what is too large for that, the best play known is measured in games, with its
    errors, unless --memory is given.
help-solve-objective = What "best" means: the highest mean total (mean); a utility averse to risk below 0 and seeking it above (utility:-0.02); the best chance of so many points (reach:250), or for every number of points at once (reach:all); the best chance against an opponent whose total is known (win-against:231), or known as a distribution in a file (win-against:FILE).
help-solve-memory = So much memory may be taken, such as 4G or 500M; otherwise half of what is free.
help-solve-disk = What is too large for memory is solved level by level, finished levels being kept on disk, so much of it at most; a run that was stopped goes on from there. Prints the mean, in single precision.
help-solve-positions = Solve level by level, and say what each card of this file is worth: one card a line, written as in a position; empty lines and those that begin with "#" are skipped.
help-solve-threads = So many threads share the work; otherwise one for each processor.
help-solve-cluster = Where a sheet is solved level by level or measured in games, the machines of a Ray cluster share the work: "auto" for the one that this machine belongs to, or HOST:PORT of its head. The result is the same.
help-solve-no-cache = Solve afresh, and keep nothing.
help-solve-plot = Draw the distribution of the final total into this file, SVG or PNG by its ending.
help-solve-games = So many games are played where the sheet is too large to be solved and its best play is measured; otherwise 2,000.

help-compare =
    Two variants side by side: means, spread, boxes, and what each difference does to the game.

    A and B are variants that come with Pasch, or TOML files of your own. Where B differs from A in several rules, each
    is put into A alone: what it does to mean, spread and length, to how far the best play is ahead of a beginner, and to
    how many decisions are close. With --vary instead of B, a number of A's rules is varied. What can be solved is
    exact; sheets that are too large are measured in games, and it is said how closely.
help-compare-vary = Vary a number of the rules, such as bonuses.upper.points=25..50, or with a step 25..50:5.
help-compare-plot = Draw what the number does into this file, SVG or PNG by its ending.
help-compare-memory = So much memory may be taken, such as 4G or 500M; otherwise half of what is free.

metavar-objective = OBJECTIVE
metavar-memory = SIZE
metavar-disk = SIZE
metavar-positions = FILE
metavar-threads = NUMBER
metavar-plot = FILE
metavar-vary = KEY=FROM..TO
metavar-first = A
metavar-second = B

number-grouping = ,

## Solving

solve-forecast = { $cards } cards; { $memory } of memory; about { $time } of processor time.
levels-forecast = { $cards } cards, those with the same future counted once; { $memory } of memory, { $disk } of disk; about { $time } of processor time.
levels-position = Card
levels-value = Final total
levels-exact = The best play's values, kept in single precision: off by { $error } points at most.
solve-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
solve-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
solve-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
solve-days = { $days } days
solve-years = { $years ->
    [one] one year
   *[other] { $years } years
}
solve-stage-kernels = Getting ready
solve-stage-values = What each card is worth
solve-stage-summary = What the best play brings
solve-stage-distributions = How each card ends
solve-stage-games = The games

solve-title = { $variant } · { $objective }
solve-objective-mean = best mean
solve-objective-averse = averse to risk ({ $theta } per point)
solve-objective-seeking = seeking risk ({ $theta } per point)
solve-exact = Exact values of the best play.
solve-mean = Mean
solve-sd = Standard deviation
solve-certain = As good as a certain
solve-percentiles = Percentiles
solve-percentile = { $share }%
solve-median = Median
solve-box = Box
solve-points = Mean
solve-struck = Crossed out
solve-bonus = Bonus
solve-tier = { $bonus } ({ $points } for { $threshold }+)
solve-reached = Reached
solve-beside = Points beside the boxes
solve-unused = Rolls not bought
solve-total = Total
solve-cards = { $cards } cards
solve-cached = solved before, in { $seconds } s
solve-solved = solved in { $seconds } s ({ $cpu } s of processor time)
solve-legend = Crossed out: how often an entry is crossed out.
solve-legend-bonus = Reached: how often the boxes add up to so much.

## What is too large to be solved, measured in games

measured-objective-learned = best play known (learned), measured
measured-objective-rough = best play known (rough), measured
measured-objective-exact = best play, measured
measured-mean = Mean (without luck)
measured-mean-of-games = Mean of the games
measured-at-least = At least
measured-games = Games
measured-by-learned = Measured in { $games } games by what Pasch has learned of this sheet; ± is the standard error.
measured-by-rough = Measured in { $games } games by a rough estimate: nothing has been learned of this sheet yet ("pasch train"); ± is the standard error.
measured-by-exact = Measured in { $games } games; ± is the standard error.
measured-why = Not solved: { $why }
measured-took = Measured in { $seconds } s ({ $cpu } s of processor time)

## The plot

plot-title = Final total of the best play
plot-total = Final total
plot-chance = Chance of this total
plot-reach =
    Chance of at least
    so many points
plot-mean = mean { $points }
plot-median = median { $points }
plot-subtitle = { $variant } · { $objective } · standard deviation { $sd }

## Comparing

compare-title = { $first } and { $second }
compare-difference = B − A
compare-share = Share
compare-switches = What each difference is worth: { $first } with this difference alone
compare-switch = Difference
compare-invalid = no valid variant alone: { $reason }
compare-together = All together
compare-same = Both are the same game.
compare-legend = Share: of the mean total. Crossed out: how often an entry is crossed out.
compare-legend-effects = Min: minutes of a game for each person, with the rolls that the best play needs. Skill: how many standard deviations the best play is ahead of a beginner; little is luck. Close: decisions in which another choice costs less than a point.
compare-unused = { $name }: hardly anybody scores in { $boxes }.
compare-measured-exact = { $name } is measured, in games of the best play: mean ± { $mean }, spread ± { $sd }, skill ± { $skill }, close ± { $close }.
compare-measured-learned = { $name } is too large to be solved, and measured in games by learned values: mean ± { $mean }, spread ± { $sd }, skill ± { $skill }, close ± { $close }.
compare-measured-rough = { $name } is too large to be solved, and measured in games by rough values, which play a little less well: mean ± { $mean }, spread ± { $sd }, skill ± { $skill }, close ± { $close }.
compare-alike = What differences do is measured by rough values on both sides: what was learned of one sheet only would look like an effect.
balance-mean = Mean
balance-sd = Spread
balance-minutes = Min
balance-skill = Skill
balance-close = Close
vary-title = { $variant }: { $key } varied
vary-curve = Mean by { $key }

## Saved solutions

note-unfit = The saved solution in { $file } was damaged or is of another kind; it has been solved afresh.

## What would make a variant smaller

smaller-columns = fewer columns
smaller-order = a fixed order for the column "{ $column }"
smaller-order-alone = a fixed order for the boxes
smaller-sheet-bonus = the bonus "{ $bonus }" for each column instead of the whole sheet
smaller-saved = no saved rolls
smaller-bought = fewer bought rolls
smaller-bonuses = fewer bonuses
smaller-boxes = fewer boxes

## Errors

error-unknown-objective = there is no objective "{ $found }"; choose mean, utility:-0.02, reach:250, { $place ->
    [solve] reach:all, win-against:231 or win-against:FILE; win needs a position (pasch advise).
    [advise] win-against:231, win-against:FILE or win.
    [engine] win-against:231 or win.
   *[library] reach:all or win-against:231.
}
error-theta-out-of-range = the utility "{ $found }" is out of range; it may be anything from -{ $most } to { $most } per point, but not 0.
error-not-a-distribution-line = "{ $found }" is no line of a distribution: a total and its probability belong there, such as "231 0.004".
error-empty-distribution = the distribution names no total with a probability above 0.
error-impossible-card = no game leads to this card: the boxes and points of the column "{ $column }" cannot come about together.
error-solve-computed = "{ $bonus }" is computed from so much that its boxes can stand in too many ways to be solved or learned.
error-solve-too-large =
    { $known ->
        [exactly] solving takes { $memory } of memory for { $cards } cards
       *[at-least] solving takes at least { $memory } of memory for at least { $cards } cards
    }, and { $budget } may be taken ("--memory" sets that{ $disk ->
        [helps] ; "--disk" solves level by level, and says what that takes
       *[other] ; it is too large for "--disk", too
    }); what would make it smaller: { $smaller }.
error-estimate-too-large = the columns of "{ $variant }" have too many cards even for an estimate: one of them has at least { $cards }; fewer boxes or a fixed order make it smaller.
error-estimate-too-long = "{ $variant }" has { $columns } { $columns ->
    [one] column
   *[other] columns
 } and { $turns } turns, too many even for an estimate; fewer columns or boxes make it smaller.
error-layers-memory =
    { $known ->
        [exactly] solving level by level takes { $needed } of memory for { $cards } cards, those with the same future counted once
       *[at-least] solving level by level takes at least { $needed } of memory for at least { $cards } cards
    }, and { $budget } may be taken ("--memory" sets that{ $disk ->
        [helps] ; "--disk" lets levels at work lie on disk
       *[other] {""}
    }).
error-layers-listed = solving level by level takes { $needed } of memory for a list of how the boxes of { $cards } cards can be filled, { $levels } of memory or disk for their values, and at least { $time } of processor time; { $budget } of memory may be taken ("--memory" sets that).
error-layers-disk = solving level by level takes { $needed } of disk for { $cards } cards, and { $budget } may be taken or is free ("--disk" sets that).
error-positions-passed =
    { $count ->
        [one] a position is
       *[other] { $count } positions are
    } of a level that an earlier run has already deleted; delete { $file } and run again to solve everything afresh.
error-solution-not-kept = the solution could not be kept in { $file }: { $reason }.
error-solution-unfit = the saved solution in { $file } is damaged or of another kind.
error-values-unfit = the table of values is damaged or of other rules.
error-bad-memory = "{ $found }" is no amount of memory; write it like 4G, 500M or 1.5G.
error-bad-threads = "{ $found }" is no number of threads; choose { $least } to { $most }.
error-plot-ending = "{ $file }" is no name of a plot; it must end in ".svg" or ".png".
error-solver-missing = this needs the solver's libraries, which are not installed; install them with: pip install "pasch[solver]".

## Chances

solve-objective-reach = best chance of { $target } { $target ->
    [one] point
   *[other] points
 } or more
solve-objective-reach-all = best chance of every number of points
solve-objective-win = best chance to win against { $total } { $total ->
    [one] point
   *[other] points
 }
solve-objective-win-spread = best chance to win against a spread of totals
solve-objective-win-here = best chance to win against the others at the table
chances-best = Best chance
chances-mean = Best mean
chances-target = Points
chances-legend = Best chance: playing for just these points. Best mean: how often the best player for the mean gets there.
chances-values = { $values } chances
error-chances-too-large = this asks for { $values } chances, which take { $needed } of memory; { $budget } may be taken.
error-target-too-high = { $found } points cannot be reached: the highest total is { $most }.
error-nothing-to-plot = there is nothing to draw for the objective "{ $objective }": it has one chance, and no distribution.
chances-forecast = { $cards } chances; { $memory } of memory; about { $time } of processor time.

## Varying a number, comparing

error-compare-what = give a second variant, or a number to vary: --vary bonuses.upper.points=25..50.
error-compare-plot = --plot draws what --vary finds; two variants have no curve.
error-vary-unreadable = { $found } is no range: it is written KEY=FROM..TO or KEY=FROM..TO:STEP, as bonuses.upper.points=25..50:5.
error-vary-too-many = these are { $found } values; { $most } are the limit: choose a larger step, as 25..500:25.
error-vary-no-number-near = no number stands at { $found }; did you mean { $near }?
error-vary-no-number = no number stands at { $found }; there are { $allowed }.
