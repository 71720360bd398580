# What can be wrong in a text: dice, positions, records and their JSON.
# The signs in quotation marks are those of the notation, alike in every language.

## Dice

## Positions

error-position-too-long = the position is longer than { $limit } characters.
error-position-fields = a position has { $right } fields (variant, cards, seat, turn), and here are { $found }.
error-not-a-variant-id = "{ $found }" is no variant's id: those are small letters, digits and "-".
error-not-a-card = "{ $found }" is no card: behind the columns only "^" and a number of saved rolls may follow.
error-card-columns = the card has { $right } { $right ->
    [one] column
   *[other] columns
 }, and here { $found ->
    [one] is
   *[other] are
 } { $found }; columns are separated by "/".
error-not-a-column = "{ $found }" is no column: behind the boxes only "+" with extra points and then "$" with bought rolls may follow.
error-column-boxes = the column has { $right } { $right ->
    [one] box
   *[other] boxes
 }, and here { $found ->
    [one] is
   *[other] are
 } { $found }; boxes are separated by ",".
error-box-entries = { $box } holds { $right } { $right ->
    [one] entry
   *[other] entries
 }, and here { $found ->
    [one] is
   *[other] are
 } { $found }; entries of one box are separated by ";".
error-not-an-entry = { $box } cannot hold "{ $found }": write points, "-" for crossed out, or "." for free.
error-impossible-points = { $box } cannot hold { $found } { $found ->
    [one] point
   *[other] points
 }; possible are { $allowed }.
error-gap-in-box = { $box } is filled from the left: a free entry stands before a filled one.
error-filled-too-early = { $box } cannot be filled yet: its column is filled in order, and { $next } comes first.
error-extra-points = { $found } { $found ->
    [one] point beside the boxes is
   *[other] points beside the boxes are
 } too many: these entries bring { $most } at most.
error-points-out-of-place = { $box } cannot hold { $found } { $found ->
    [one] point
   *[other] points
 } beside these other entries; possible are { $allowed }.
error-extra-points-between = { $found } { $found ->
    [one] point
   *[other] points
 } beside the boxes cannot be: these entries bring { $allowed }.
error-bought-throws = { $found } { $found ->
    [one] bought roll is
   *[other] bought rolls are
 } too many: here { $most ->
    [one] 1 is
   *[other] { $most } are
 } possible.
error-saved-throws = { $found } { $found ->
    [one] saved roll is
   *[other] saved rolls are
 } too many: here { $most ->
    [one] 1 is
   *[other] { $most } are
 } possible.
error-uneven-cards = the cards have { $found } entries: with seat { $seat } on turn, the others must have as many as it, or one more if they have played this round.
error-not-a-seat = "{ $found }" is no seat: write its number and ">" for clockwise or "<" for counter-clockwise, like "1>".
error-not-a-turn = "{ $found }" is no turn: write "0" before the first roll, or rolls and dice like "2:13355".
error-not-at-once = "{ $found }" cannot be here: no roll of this player ended the game at once.
error-not-a-start = "{ $found }" is no roll for the start: write the seats that roll, in ascending order, and what the first of them rolled, like "start:123:46".
error-start-with-entries = nobody rolls for the start any more once a card has an entry.
error-start-other-seat = seat { $right } rolls next for the start, not seat { $found }.
error-lay-in-first-throw = no dice can lie still in the first roll.

## Records

error-record-too-large = the record is larger than { $limit } kB.
error-not-a-tag = { $found } is no tag: write [Name "value"].
error-tag-name = a tag cannot be called "{ $found }": its name begins with a letter and holds letters, digits and "_".
error-tag-turns = the tag { $name } lists rounds, such as "2, 3"; found "{ $found }".
error-tag-reserved = the tag { $found } is part of the format; choose another name.
error-seat-name = the name { $found } holds characters that cannot be shown.
error-tag-twice = the tag { $tag } appears here twice.
error-tag-missing = the tag { $tag } is missing.
error-unknown-seat = there is no seat "{ $found }": write { $most ->
    [one] 1
   *[other] a number from 1 to { $most }
 }, or the seat's name.
error-other-rules = this was played by other rules of { $variant } than these: their identity is { $found }, not { $right }.
error-comment-open = a comment begins here and has no closing "{ "}" }".
error-unreadable-word = "{ $found }" is no part of a record.
error-seat-without-colon = the colon behind "{ $seat }" is missing, as in "{ $seat }: 13446".
error-turn-not-finished = the turn of seat { $seat } is not finished: "= BOX POINTS" is missing, or "= BOX x" to cross it out.
error-start-missing = it is not said who begins: put a line such as "start 1:4 2:6" before the turns, or the tag [First "1"].
error-wrong-seat-start = seat { $right } rolls next for the start, not seat { $found }.
error-wrong-seat = seat { $right } is on turn, not seat { $found }.
error-seat-missing = "{ $found }" belongs to no turn: a turn begins with its seat, here seat { $right }, and a colon.
error-hold-without-dice = behind ">" stand the dice that were held, or "-" for none.
error-throw-must-be-bought = a further roll must be bought here: write "$>{ $hold }".
error-missing-hold = before { $found } it is not said which dice were held; was it "{ $hold }"?
error-hold-needed = before { $found } it is not said which dice were held: write ">" and the dice, or ">-" for none.
error-only-new-dice = { $found } are only the dice rolled anew; write all of them: { $right }.
error-entry-without-box = behind "=" stands a box, as in "= BOX POINTS" or "= BOX x".
error-strike-with-x = { $roll } brings nothing in { $box }; write "{ $right }" to cross it out.
error-wrong-points = "{ $found }" does not add up: right is "{ $right }".

## Records as JSON

error-not-json = this is not JSON: { $detail }.
json-value = a value is missing here
json-key = a key in quotes is missing here
json-colon = the colon behind the key is missing
json-comma = a comma is missing here
json-last-comma = no comma stands behind the last one
json-quote = the quote at the end of a text is missing
json-line = a text holds no line break and no tab
json-escape = a "\" within a text is written twice
json-end = something stands behind the end
json-other = it cannot be read
error-key-not-in-record = a record has no key "{ $key }" here.
error-not-in-notation = { $found } is not written as the notation asks.
error-link-damaged = this link is not complete; perhaps its end is missing.
error-link-newer = this link was made by a newer Pasch.
error-link-own-rules = "{ $variant }" does not come with Pasch; whoever got the link would not have its rules.
