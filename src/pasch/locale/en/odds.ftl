# The command "pasch odds": chances and means of one turn.

help-odds =
    Work out the chance and the mean of one turn for every box.

    VARIANT is one that comes with Pasch ("pasch variants" lists them), or a TOML file of your own. For a single BOX
    there is a line for one roll, two rolls and so on, with the exact fractions; without a BOX, or for several, there
    is one line for each. It is worked out as if only this box mattered: for the best chance that it scores, or for the
    best mean. What is equally good otherwise is decided by the other figure.

    What counts are the points in the box, without a bonus beside it; rolls bought or saved do not count.
help-odds-throws = So many rolls, with --dice so many more; otherwise as many as the rules grant.
help-odds-dice = These dice lie on the table, none of them set aside yet; which of them are best kept is shown too. Without --throws this is the first roll.
help-odds-aim = What to play for: the chance, the mean, or both side by side.
help-odds-five = What the box for five of a kind holds: nothing (open), points (scored), or it is crossed out (struck).
help-odds-number = Whether the number box that matches the five of a kind is still free, or filled.

metavar-boxes = BOX
metavar-throws = NUMBER
metavar-dice = DICE

odds-throws = { $throws ->
    [one] one roll
   *[other] { $throws } rolls
}
odds-more-throws = { $throws ->
    [0] no more rolls
    [one] one more roll
   *[other] { $throws } more rolls
}
odds-dice = { $dice } on the table
odds-five-scored = five of a kind scored
odds-five-struck = five of a kind crossed out
odds-number-filled = number box filled
odds-column-box = Box
odds-column-throws = Rolls
odds-column-more-throws = More
odds-column-chance = Scores
odds-column-mean = Mean
odds-column-hold = Keep
odds-aim-chance = Best chance
odds-aim-mean = Best mean
odds-aim-both = Both aims
odds-throw-all = nothing
odds-score-now = all
odds-legend = Scores: the chance that the box gives points. Mean: its points on average.
odds-legend-both = Both aims: whoever plays for the chance and whoever plays for the mean decide alike.

odds-percent = { $number }%

## Errors

error-odds-throws = nothing can be worked out for "{ $found }" rolls; choose { $least } to { $most }.
error-odds-five-unknown = in "{ $variant }" it does not matter what the box for five of a kind holds; there is only "open" here.
error-odds-number-unknown = in "{ $variant }" it does not matter whether the matching number box is free; there is only "free" here.
