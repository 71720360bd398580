# A game at the terminal.

## Errors

error-real-dice = the dice lie on the table: type what they show.
error-no-such-folder = there is no folder { $folder }.
error-cannot-write = { $file } cannot be written: { $reason }.
error-file-too-large = the file is larger than { $limit } kB.
error-game-in-use = the game in { $file } is being played in another window.

## Seats

seat-you = You
seat-you-numbered = Player { $number }
seat-beginner = Beginner
seat-casual = Casual player
seat-club = Club player
seat-expert = Expert
seat-perfect = Perfect player
seat-optimal = Optimal player
seat-daring = Daring player
seat-cautious = Cautious player
seat-contender = Contender
seat-learned = { $name } (learned)
seat-rough = { $name } (rough)
seat-random = Random
seat-heuristic = Computer

## What happens

play-welcome = { $variant }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } each. Type ? at any moment for help.
play-saved-in = Every roll and choice is kept in { $file }.
play-resumed = The game goes on where it stopped.
play-computes = Pasch computes: { $percent }%
play-learned = { $name } decides by learned values: this variant is too large to be solved.
play-rough = { $name } decides by rough estimates: this variant is too large to be solved.
play-stopped = The game is kept. "{ $command }" goes on with the very same dice.
play-start-thrown = { $person ->
    [you] You roll { $face } for the start.
   *[other] { $name } rolls { $face } for the start.
 }
play-start-again = A tie: those players roll again.
play-begins = { $person ->
    [you] You begin.
   *[other] { $name } begins.
 }
play-throws = { $person ->
    [you] You roll { $dice }.
   *[other] { $name } rolls { $dice }.
 }
play-holds = { $person ->
    [you] You hold { $dice } and roll { $fallen }.
   *[other] { $name } holds { $dice } and rolls { $fallen }.
 }
play-holds-nothing = { $person ->
    [you] You roll all dice again: { $fallen }.
   *[other] { $name } rolls all dice again: { $fallen }.
 }
play-buys = { $person ->
    [you] You buy a roll, hold { $dice } and roll { $fallen }.
   *[other] { $name } buys a roll, holds { $dice } and rolls { $fallen }.
 }
play-announces = { $person ->
    [you] You announce { $box }.
   *[other] { $name } announces { $box }.
 }
play-scores = { $person ->
    [you] You enter { $box }: { $points }.
   *[other] { $name } enters { $box }: { $points }.
 }
play-scores-extra = { $person ->
    [you] You enter { $box }: { $points }, and { $bonus } besides.
   *[other] { $name } enters { $box }: { $points }, and { $bonus } besides.
 }
play-strikes = { $person ->
    [you] You cross out { $box }.
   *[other] { $name } crosses out { $box }.
 }
play-wins-at-once = { $person ->
    [you] That wins the game at once!
   *[other] { $name } has won at once with that!
 }
play-ends-at-once = That ends the game at once.
play-undone = Taken back.
play-nothing-to-undo = Nothing to take back: a roll cannot be undone.
play-strike-question = This roll scores nothing in { $box }. Cross it out? (y/n)
play-yes = y
play-over = The game is over.
play-rank = { $place }. { $name }: { $total }
play-throw-count = Roll { $throw }
play-throws-left = { $left ->
    [0] no roll left
    [one] one roll left
   *[other] { $left } rolls left
 }
play-buy-possible = A roll can be bought: $ and the dice to hold
play-announced = announced: { $box }
play-must-announce = Now announce a box: ! and its name
play-may-announce = You may announce a box now: ! and its name
play-forced = A further five of a kind: the rules say where it goes.
play-bonus-missing = { $name }: { $points } to go
play-ahead = { $points } ahead of the plan
play-behind = { $points } behind the plan
play-others = { $name }: { $total }
play-dice-held = held: { $dice }
play-possible = Possible: { $boxes }
play-to-strike = To cross out: { $boxes }
play-box-points = { $box } { $points }

## What is asked

ask-throw = { $name }: Enter rolls
ask-throw-undo = { $name }: Enter rolls, u takes the last choice back
ask-go-on = Enter goes on, u takes the last choice back
ask-start = { $name }: Enter rolls for the start
ask-real-start = { $name }, what did one die show for the start?
ask-real-throw = { $name }: roll { $count } { $count ->
    [one] die
   *[other] dice
 } and type what fell
ask-decide = Dice to hold, or a box (? helps)
ask-page = Enter goes back to the game
ask-before = Enter rolls; ! and a box announces it first (? helps)
ask-announce = Announce a box: ! and its name (? helps)
ask-decide-last = A box, or x and a box to cross out (? helps)

## Help

play-help =
    44        hold the dice that show 4 4 and roll the rest
    ac        hold the dice on seats a and c
    -         roll all dice again
    full      enter the roll: a box by its name, the beginning of it, or #9 by its line
    x ones    cross out a box
    u         take the last choice back (never a roll)
    cards     show all score cards
    rules     show the rules
    i r n     read out: my card; the others’, one after another; what is needed for the bonus
    w t       read out: what was rolled last; the table of totals, who leads
    q         stop; the game is kept
play-read-card = { $name }: { $points } { $points ->
    [one] point
   *[other] points
 }. Open: { $boxes }.
play-read-full = nothing
play-read-no-throw = Nobody has rolled yet.
play-read-no-bonus = No bonus in reach needs anything.
play-read-place = { $place }. { $name }: { $points }
play-help-columns = full 2    with several columns: the box and the number or name of its column, or #9.2
play-help-announce = !full     announce a box, right after the first roll
play-help-announce-before = !full     announce a box, before the first roll
play-help-odd = 4+6       hold the 4 and the 6 of an odd die
play-help-buy = $44       buy a roll and hold 4 4
