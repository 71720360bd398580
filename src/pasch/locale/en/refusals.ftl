# What cannot be done at a table and on a pad.

## At the table

error-no-such-table = there is no such table, or not any more.
error-too-many-tables = no table is free on this server at the moment.
error-table-without-people = at least one person must play.
error-computer-on-block = only people stand on a pad for real dice.
error-name-missing = whoever comes by a link needs a name.
error-name-taken = somebody here is called "{ $name }" already.
error-seat-taken = somebody sits at seat { $seat } already.
error-table-full = no seat is free at this table.
error-table-too-long = a table holds no more than { $limit } events.
error-table-of-other-rules = { $variant } has other rules in this version of Pasch; this table cannot go on with them.
error-other-kind-of-table = that cannot be done at such a table: a game and a pad take different actions.
error-expect-missing = the last event that you saw is missing; it may be left out on a pad only.
error-moved-on = more has happened: you know event { $expect }, the last one is { $seq }.
error-not-begun = the game begins when all have sat down.
error-not-your-turn = it is the turn of { $name }.
error-dice-seen = the dice have gone on: now only another box can be chosen.
error-nothing-to-undo = there is nothing for you to take back: that is possible until the next roll.
error-computer-already = a computer player plays for { $name } already.
error-not-away-yet = you have to wait for { $name } a little longer.
error-not-awaited = nobody is waiting for that seat; it is the turn of { $name }.
error-stand-in-plays = a computer player is playing for { $name }; whoever is back takes over first.
error-no-stand-in = no computer player is playing for that seat.
error-not-over-yet = a rematch comes after the end of the game.
error-rematch-already = the rematch has its table already.
error-series-does-not-fit = the games of the series so far do not fit those who play here.
error-block-has-no-record = a pad for real dice cannot be downloaded as a game.

## On the block

error-no-such-player = there is no player { $found } on this pad.
error-player-unchanged = nothing is to change about player { $found }: a name, a place, or whether they are absent is missing.
error-no-such-entry = { $box } has only { $most ->
    [one] one entry
   *[other] { $most } entries
 }.
error-no-such-cell = the pad has no such line.
error-cell-impossible = { $found } cannot stand in { $box }; possible is { $allowed }.
error-line-impossible = { $found } cannot stand here.

## Keys

error-key-missing = this needs a key of this table; without one you only watch.
error-not-a-key = the header Authorization holds no key; "Bearer" and the key are expected.
error-foreign-key = this key does not belong to this table.
error-not-your-seat = seat { $seat } is not yours.
error-host-only = only whoever opened the table may do that.
error-only-watching = you only watch here.
error-no-invitation = only somebody with an invitation can join.
error-no-such-code = there is no such code, or it has expired or been used.
error-key-used = something else was done with this request's key; take a new one.

## Requests that the server refuses

error-key-not-here = "{ $key }" has no place here.
error-not-a-name = a name has 1 to { $most } characters that can be seen, and no more than { $marks } accents on one letter.
error-no-such-page = there is nothing at this address.
error-too-much = that was too much at once; wait a moment.
error-stored-too-much = as much as a day allows has been stored from this address ({ $limit } MB); tomorrow at the latest it can go on.
error-our-mistake = the server has made a mistake; please try again.
error-store-unavailable = the server cannot reach its database at the moment; please try again.
error-store-not-writable = the server cannot store anything at the moment; its disk may be full.
list-or = { $first } or { $last }
