# The table in the browser: dice, block, seats, and what is done with them.

## Errors

error-no-answer = the server's answer could not be understood (status { $status }).
error-no-such-game-here = this game is no longer kept in this browser.
error-unreachable = the server cannot be reached. Is the device connected to the internet?

## Head

table-home = To the start page
table-menu = More
table-hints = Hints
table-loading = Setting the table …
table-again = Try again
table-connecting = Connection lost. Trying again …
table-here = No network
table-here-explained = This game is played on this device alone.
table-go-on-here = Play on without network
table-go-on-here-explained = The server does not answer. Everybody sits here, so you can play on at this device.
table-watching = You are watching.
table-full = All seats are taken already – you are watching.
table-watchers = { $count ->
    [one] one person is watching
   *[other] { $count } are watching
 }
table-days = Turn by turn, over several days if you like: close the page and come back later.

## Seats

table-seats = Seats
table-seat-free = still free
table-seat-computer = computer
table-seat-away = not here
table-seat-leads = in the lead
table-seat-behind = { $points } behind
table-seat-label = { $name }, { $total ->
    [one] one point
   *[other] { $total } points
 }
table-seat-on-turn = { $label }, to play
table-card-of = This is the sheet of { $name }. Tap your own name to get back to yours.
table-moment-bonus = Bonus!
table-replace = Let a computer play
table-replace-title = Replace { $name }
table-replace-explained = A computer player goes on for { $name }, with the card as it is. This cannot be taken back.

## Whose turn it is

table-your-turn = Your turn
table-turn-of = { $name } to play
table-turn-of-here = { $name }, your turn
table-wait-for = Waiting for { $name }
table-signs = React
table-signs-show = Show the others' reactions
table-sign-made = { $name }: { $sign }
table-sign-bravo = Bravo!
table-sign-wow = Wow!
table-sign-haha = Haha!
table-sign-oh = Oh no!
table-sign-luck = Good luck!
table-sign-hurry = Still there?
table-notice = Let me know
table-notice-on = You will be told as long as Pasch is open in a window.
notice-your-turn = Your turn
table-gone-soon = { $name } is not here. In { $time } you can go on without { $name }.
table-gone = Waiting for { $name }: { $time }.
table-gone-do = Go on without { $name } …
table-gone-title = Go on without { $name }
table-gone-stand-in = A computer plays for { $name }
table-gone-stand-in-explained = Until { $name } is back. Whoever comes back takes over their own card again, with what has been written on it meanwhile.
table-gone-once = This turn only
table-gone-once-explained = The computer plays this one turn; the next one is up to { $name } again.
table-gone-stop = End the game here
table-gone-stop-explained = All points stay as they are; the game counts for nobody. This cannot be taken back.
table-back = { $person ->
    [you] You were away: the computer is playing for you.
   *[other] { $name } was away: the computer is playing.
 }
table-back-do = Play on yourself
table-fill = Wait no longer: a computer instead of “{ $name }”
table-begin-now = { $count ->
    [1] Begin now, with a computer in the free seat
   *[other] Begin now, with computers in the { $count } free seats
 }
table-you-can-leave = You can close the page; the game waits.
table-thinking = { $name } is thinking …
table-skip = Skip
table-over = The game is over
table-start-title = Who begins?
table-start-again = A tie: those players roll again.

## Dice

table-dice = Dice
table-die = Die { $place }: { $face }
table-die-odd = Special die { $place }: { $face }
table-die-lies = { $die }, held
table-die-locked = { $die }, held for good
table-die-fixed = That one stays where it is.
table-lying-hint = Tap the dice to keep, or a box
table-throw-all = { $count ->
    [one] Roll the die
   *[other] Roll { $count } dice
 }
table-throw-some = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
 }
table-throw-start = Roll to see who starts
table-buy = { $price ->
    [0] Extra roll
   *[other] Extra roll (−{ $price })
 }: { $count ->
    [one] 1 die
   *[other] { $count } dice
 }
table-buy-left = Extra rolls left: { $left }
table-throws-left = { $left ->
    [0] no roll left
    [one] 1 roll left
   *[other] { $left } rolls left
 }
table-throws-saved = { $saved } of them saved
table-throw-number = Roll { $throw }
table-all-lie = All dice are held – tap a box
table-put-aside = { $count ->
    [one] Set aside at least 1 die
   *[other] Set aside at least { $count } dice
 }
table-enter-now = Tap a box
table-announce = Announce
table-announce-which = Which box do you announce?
table-announce-must = Announce a box now.
table-announce-sure = { $box }: only if announced. Do you announce it?
table-announce-box = Announce { $box }
table-announce-missed = Missed: cross out a box.
table-announce-may = You may announce a box now.
table-announce-may-before = Before the first roll you may announce a box.
table-announce-must-before = Announce a box before the first roll.
table-announced = Announced: { $box }
table-cancel = Cancel
table-strike = Cross out a box
table-strike-which = Which box do you want to cross out?
table-strike-box = Cross out { $box }
table-strike-this = Cross out
table-strike-worth = { $box }: this would score { $points }. Tap again to cross it out.
table-throw-sure = All the dice again? Tap once more to roll them.
table-enter-sure = { $box }: tap again to enter { $points ->
    [one] one point
   *[other] { $points } points
 }.
table-strike-sure = { $box }: nothing with this roll. Tap again to cross it out.
table-strike-costs = { $box }: crossed out, this makes { $points }. Tap again to cross it out.
table-other-box = Choose another box
table-only-box = The others have rolled already: now you can only choose another box.
table-start-thrown = Rolls for the start: { $throws }.
table-undo = Undo
table-undo-entry = Undo { $box }
table-undone = Taken back.
table-nothing-to-undo = There is nothing to take back: a roll cannot be undone.
table-forced-number = { $five } is already filled: the { $face }s must go to { $boxes } first.
table-forced-lower = { $five } and the number box are already filled: the roll is a joker and must go below ({ $boxes }).
table-forced-upper = { $five } is already filled and so is everything below: the roll must go above ({ $boxes }).

## The block

table-block = Score pad of { $variant }
table-missing = { $points } to go
table-line-missing = { $line }, to go
table-cell-entered = { $box }: { $points }
table-cell-struck = { $box }: crossed out
table-cell-open = { $box }: free
table-cell-none = { $box }: not in this column
table-cell-next = { $cell }, next in line
table-cell-announced = { $cell }, announced
table-cell-stand-in = { $cell }, entered by the computer
table-cell-sent = { $cell }, being sent
table-cell-best = { $cell }, best choice
table-cell-possible = { $box }: { $points } possible
table-cell-enter = { $box }: enter { $points }
table-cell-enter-extra = { $box }: enter { $points } +{ $bonus }
table-offer-won = wins
table-offer-ended = ends
table-cell-won = { $cell }, wins at once
table-cell-ended = { $cell }, ends the game
table-cell-strike = { $box }: cross out
table-cell-announce = { $box }: announce
table-cell-sum = { $line }: { $points }
table-cell-missing = { $line }: { $points } to go
table-of-player = { $player }, { $cell }

## Read aloud

table-told-throw = { $person ->
    [you] You have { $dice }
   *[other] { $name } has { $dice }
 }, { $left ->
    [0] no roll left
    [one] one roll left
   *[other] { $left } rolls left
 }.
table-told-turn = { $dice }: { $what }
table-told-card = { $person ->
    [you] Your sheet
   *[other] { $name }’s sheet
 }: { $points }. Open: { $boxes }.
table-told-column = { $column }: { $boxes }
table-told-full = nothing
table-told-no-throw = Nobody has rolled yet.
table-told-no-bonus = There is no bonus here.
table-told-place = { $place }. { $name }: { $points }

## Waiting room

table-beginning = Here we go
table-waiting-title = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
 }
table-waiting = The game begins when everybody has taken a seat.
table-join-name = Your name
table-join = Take a seat
table-join-note = No sign-up, no app: enter your name and play.
table-join-name-missing = Please enter a name.
table-share-title = Invite players
table-share-explained = Point a phone’s camera at the pattern, or send the link: whoever follows it takes the next free seat.
table-share-text = Join in: { $variant }
table-device-title = Second device
table-device-explained = Play on with the same seats on another device. Give this link to nobody else.
table-watch-title = Let others watch
table-watch-explained = Whoever opens this link sees the game but cannot do anything.
table-link = Link
table-copy = Copy link
table-copied = Copied.
table-share = Send link
table-qr = QR code of the link
table-code = Short code
table-code-explained = Type it in on the page “Enter a code”; it is valid for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }.

## Hints

table-hints-title = Hints
table-hints-all = show all
table-hints-fewer = fewer
table-hints-off = Hide hints
table-hints-wait = You get hints when it is your turn and you have rolled.
# How far the values can be trusted, in a word.
table-hints-exact = exact
table-hints-learned = learned
table-hints-rough = rough estimate
table-hints-exact-explained = This is your average final score with perfect play.
table-hints-learned-explained = Learned from many practice games, as this card cannot be worked out exactly. Usually almost as good as the best move.
table-hints-rough-explained = A rough estimate: there are no better values for this variant.
table-hints-here-explained = A rough estimate of this device: rely only on the distance to the best choice.
table-hints-preparing = A rough estimate; better values are on their way: { $percent }%
table-hints-asking = Computing …
table-hints-none = There are no hints for this position right now.
table-hints-aim = Hints for
table-hints-aim-points = Points
table-hints-aim-win = Winning
table-hints-chances = Chances to win: { $chances }
table-hints-win-exact = This is how often you win if everybody plays for points afterwards.
table-hints-win-estimated = Estimated: how often you win is not known exactly for this variant.
table-hints-win-coming = By points for now: the chances to win are being worked out.
table-hints-win-percent = By points for now: the chances to win are being worked out, { $percent }%
table-hints-win-away = Without a connection to the server there are hints by points only.
table-hints-win-unknown = The chances to win cannot be worked out here. The hints go by points.
table-hint-best = best
table-hint-value = ends at about { $total }
table-hint-loss = { $loss } less
table-hint-held = hold { $dice }
table-hint-held-none = roll all again
table-hint-unannounced = roll without announcing
table-hint-bought = extra roll: hold { $dice }
table-hint-bought-none = extra roll: all again
table-hint-scored = enter { $box }
table-hint-struck = cross out { $box }
table-hint-announced = announce { $box }

## The end

table-rematch = Rematch
table-rematch-open = To the rematch
table-rematch-begins = Rematch! You play on at a new table.
table-record = Download the game
table-verify = Check the dice

## Menu

table-rules = Rules
table-leave = To the start page; the game stays open
table-new-game = New game
table-log = What happened
table-log-empty = Nothing has happened yet.
table-sound = Sound
table-motion = Animation

## First steps

table-guide-throw = Here we go: the big button rolls the dice.
table-guide-keep = Tap the dice to keep. You can roll the others { $left ->
    [one] once more
    [2] twice more
   *[other] { $left } more times
 }.
table-guide-write = Tap a box when you are happy: the pale numbers show what it scores.
table-guide-strike = No fit? Cross out a box: tap it twice{ $costs ->
    [0] , and it counts 0
   *[other] { "" }
 }.
table-guide-lamp = Not sure? The lamp above shows you what is best now.
table-guide-bonus = Play for the bonus: { $from } { $from ->
    [one] point in the upper section earns
   *[other] points in the upper section earn
 } you { $points } more.
table-guide-skip = No more hints
table-guide-show = Show the first steps
