# What cannot be done in a turn, one sentence for each reason.

error-throw-first = roll the dice first.
error-no-throw-now = no roll is due now.
error-no-throw-left = there is no roll left after { $throws } rolls: choose a box.
error-no-throw-for-start = nobody rolls for the start any more.
error-too-many-throws = { $box } takes no more than { $limit } rolls, and you have used { $throws }.
error-no-such-roll = { $found } is no roll of this game: { $count } dice are needed, each showing one of { $allowed }.
error-no-such-face = no die shows { $found }; there are { $allowed }.
error-hold-all = all dice stay on the table: choose a box instead of rolling.
error-hold-not-rolled = you cannot hold { $found }: the dice show { $roll }, { $missing } is missing.
error-held-dice-changed = the dice that stayed on the table ({ $held }) are not all in { $found }.
error-put-aside-more = more dice must be put aside: at least { $least } in all.
error-put-aside-stays = { $lay } was put aside for good and must stay on the table.
error-buy-too-early = a roll can be bought only after { $throws } rolls.
error-nothing-to-buy = no rolls can be bought in this game.
error-bought-already = no more than { $limit } { $limit ->
    [one] roll
   *[other] rolls
 } can be bought in one turn.
error-out-of-bought-throws = no column has a bought roll left.
error-column-out-of-throws = { $box } is in a column that has no bought roll left to pay this turn with.
error-sheet-out-of-throws = the card has no bought roll left.
error-announce-first = only announced boxes are left: name one of them before you go on.
error-announce-too-late = a box can only be announced right after the first roll.
error-announced-already = a box was announced already in this turn.
error-announce-before-throw = in this column a box is announced before the first roll.
error-not-announced-here = { $box } is in a column that is filled without announcing.
error-must-be-announced = { $box } takes only what was announced right after the first roll.
error-must-be-announced-before = { $box } takes only what was announced before the first roll.
error-must-be-announced-unless-served = { $box } takes only what was announced right after the first roll, or fell in one roll.
error-other-box-announced = { $box } cannot take this roll: { $announced } was announced.
error-no-such-box = the sheet has no box "{ $box }".
error-box-full = { $box } is filled already.
error-not-next-in-line = { $box } has to wait: next is { $next }.
error-must-go-elsewhere = { $box } cannot take this five of a kind: the rules say where it must go first.
error-scores-nothing = this roll scores nothing in { $box }; cross it out, or choose another box.
error-scores-only-served = only dice that fell in one roll score in { $box }; cross it out, or choose another box.
error-cannot-strike-scoring = { $box } cannot be crossed out: this roll must score there.
error-no-box-after-throw = no box could be filled after another roll: choose one now.
error-ambiguous-box = "{ $found }" could be { $choices }: which one?
error-unknown-box = there is no box "{ $found }"; there are { $allowed }.
error-unknown-box-near = there is no box "{ $found }"; did you mean { $near }?
error-dice-not-sorted = { $found } must be given in ascending order.
error-game-over = the game is over.
error-no-such-seat = there is no seat { $found }; the last one is { $most }.
error-wrong-number-of-seats = this variant is played by { $least } to { $most } seats, not by { $found }.
error-not-dice = "{ $found }" does not read as dice: write their faces like 13446, one above nine behind a dot, odd dice behind a plus, "-" for no dice.
error-not-an-action = "{ $found }" is no action; written are >335 (hold), $>335 (buy a roll), !chance (announce), =fours (enter) and =fours x (cross out).
