# The command "pasch advise": what is best at a moment of the game, what everything else costs, and where it leads.

help-advise =
    Tell for a position what every legal choice is worth, and what it loses against the best.

    POSITION is one line in quotes, such as "kniffel 3,.,.,.,.,.,.,.,25,.,.,.,. 1> 2:13355"; docs/notation.md describes
    it. The best choices are told with what they come to, and how likely each open box and each bonus is from here, if
    play goes on at its best. A variant that is not solved yet is solved first.
help-advise-objective = What "best" means: the highest mean (mean); a utility that shuns risk below 0 and seeks it above (utility:-0.02); the best chance of so many points (reach:250); the best chance against an opponent whose total is known (win-against:231) or stands in a file as a distribution (win-against:FILE); the best chance to win against the others in the position, all of whose cards it must give (win).
help-advise-variant = The variant of your own that the position is of, as a TOML file.
help-advise-top = List so many options; boxes and announcements always are. Default: 10. JSON has all of them.

metavar-position = POSITION
metavar-own = FILE
metavar-top = NUMBER

advise-at-once = This wins against the others at once: { $action }
advise-before = Before the first roll
advise-throw = Roll { $throw }: { $dice }
advise-announced = announced: { $box }
advise-holding = { $dice } held
advise-holding-nothing = nothing held
advise-after-hold = After roll { $throw }: { $held }
advise-value-mean = Final total to expect: { $value }
advise-value-certain = As good as a certain { $value } points
advise-value-chance = Chance: { $value }
advise-value-win = Chance to win, if this turn is played for it: { $value }
advise-win-seats = If all play on for the mean: { $seats }
advise-win-seat = seat { $seat } { $chance }
advise-mean = Mean
advise-given-up = The best choice to win gives up { $points } points of the mean.
advise-nothing-given-up = The best choice to win gives up nothing of the mean.
advise-win-decided = For winning it is all the same what is played here: what brings most on average stands on top.
advise-learned = learned
advise-rough = rough estimate
advise-option = Option
advise-value = Value
advise-loss = Loss
advise-more = … and { $count ->
    [one] one more way
   *[other] { $count } more ways
 } to hold dice.
advise-hold = hold { $dice }
advise-hold-nothing = roll all dice again
advise-unannounced = roll without announcing
advise-buy = buy a roll, hold { $dice }
advise-buy-nothing = buy a roll of all dice
advise-announce = announce { $box }
advise-score = { $box }: { $points }
advise-strike = cross out { $box }
advise-aims = { $place }. { $action } → { $endings }
advise-aims-here = The turn ends so: { $endings }
advise-ending = { $box } { $points } ({ $chance })
advise-ending-struck = { $box } crossed out ({ $chance })
advise-more-endings = { $count } more
advise-from-here = Comes off from here

## Errors

error-other-variant = this is about "{ $found }", but "{ $right }" is given.
error-nothing-to-decide = there is nothing to decide here.
error-advise-top = "{ $found }" options cannot be listed; choose { $least } to { $most }.
error-advise-objective = there is no advice for the objective "{ $found }"; choose mean, utility:-0.02, reach:250, win-against:231, win-against:FILE or win.
error-advise-no-estimate = "{ $variant }" is too large to be solved; estimates are made before the first roll of a turn and for dice on the table, but here they are being rolled.
error-advise-win-alone = to win takes somebody to win against: give the cards of all seats, divided by "|".
