# The score block for real dice in the browser.

## At the top and in the menu

scoreblock-caption = Score pad: { $variant }
scoreblock-home = To the start page
scoreblock-players = Players
scoreblock-share = Share
scoreblock-more = More
scoreblock-undo = Undo
scoreblock-open = Connected
scoreblock-connecting = Connecting …
scoreblock-offline = No network
scoreblock-waiting = { $count ->
    [one] one entry waiting
   *[other] { $count } entries waiting
 }
scoreblock-watching = You are watching. To keep score too, you need the link or the code from somebody at the table.
scoreblock-missing-title = There is no such score pad here
scoreblock-missing-text = Part of the address may be missing, or the pad is on another device.
scoreblock-failed-title = The score pad cannot be opened
scoreblock-lost = The server rejected an entry: { $why }

## What stands in the boxes

scoreblock-emptied = empty
scoreblock-cell-doubtful = { $box }: { $points }, confirmed although it does not fit
scoreblock-cell-offer = { $box }, the dice score { $points }
scoreblock-cell-nothing = { $box }, the dice score nothing
scoreblock-cell-conflict = { $box }: conflict, { $values }

## The dice tray

scoreblock-tray = Enter dice
scoreblock-tray-who = Who rolled?
scoreblock-tray-due = ▸ { $name }
scoreblock-tray-of = { $name }'s dice
scoreblock-tray-tap = Tap what the dice show
scoreblock-tray-back = Delete the last die
scoreblock-tray-clear = Delete
scoreblock-tray-how = Tap in what you rolled.
scoreblock-die-change = Change the { $face } in place { $place }
scoreblock-die = Die { $face }
scoreblock-die-odd = special die { $face }
scoreblock-dice-read = Rolled: { $dice }
scoreblock-dice-lie = { $count ->
    [0] No die yet
    [one] One die of { $most }
   *[other] { $count } dice of { $most }
 }
scoreblock-throws = After which roll
scoreblock-throws-last = { $throw } or later
scoreblock-served = All in one roll
scoreblock-bring = { $name }, your dice score
scoreblock-bring-nothing = These dice score nothing in any free box. Tap the box you want to cross out.
scoreblock-bring-elsewhere = Elsewhere they score
scoreblock-offer = { $box } { $points }
scoreblock-offer-extra = { $box } { $points } + { $bonus }

## Entering

scoreblock-entry-title = { $name }: { $box }
scoreblock-stands = This box has { $value }.
scoreblock-stands-dice = This box has { $value }, rolled with { $dice }.
scoreblock-dice = Dice
scoreblock-points = Points
scoreblock-points-other = Another number
scoreblock-enter = Enter
scoreblock-enter-points = Enter { $points }
scoreblock-enter-extra = Enter { $points }, and { $bonus } extra
scoreblock-nothing-here = These dice score nothing here.
scoreblock-strike = Cross out
scoreblock-strike-with = Cross out with these dice
scoreblock-empty = Clear
scoreblock-sure = Enter it anyway
scoreblock-think-again = Change
scoreblock-doubt-impossible = { $points } is not possible in { $box }. Possible scores: { $allowed }.
scoreblock-span = { $from } to { $to }
scoreblock-doubt-line = In this column, { $next } comes first.
scoreblock-doubt-elsewhere = By the rules, another five of a kind goes into: { $boxes }.
scoreblock-doubt-number = That number does not fit on a score pad.
scoreblock-entered = { $name }: { $box } { $value }
scoreblock-entered-with-extra = { $name }: { $box } { $value }, and { $bonus } extra
scoreblock-struck = { $name }: { $box } crossed out
scoreblock-emptied-cell = { $name }: { $box } is free again
scoreblock-undone = Undone
scoreblock-undo-title = Really undo this?
scoreblock-undo-agreed = { $name } had two different values in { $box }, and you agreed on { $value }. Undoing restores what counted before.
scoreblock-undo-overwritten = Somebody else has entered { $value } for { $name } in { $box } since. Undoing restores what was there before your entry.
scoreblock-undo-surely = Undo anyway
scoreblock-undo-leave = Keep it

## Contradictions

scoreblock-conflict = Two devices wrote different things here. Which one counts?
scoreblock-conflict-names = Two devices changed this name. Which one counts?
scoreblock-conflicts = { $count ->
    [one] One box holds two values
   *[other] { $count } boxes hold two values
 }
scoreblock-conflict-look = Look
scoreblock-choose = { $value } counts

## History

scoreblock-history = Changes
scoreblock-history-empty = Nothing on the pad yet.
scoreblock-history-line = { $name }: { $box }
scoreblock-history-change = { $before } → { $after }
scoreblock-history-joined = { $name } joins
scoreblock-history-left = { $name } no longer on the pad
scoreblock-history-back = { $name } on the pad again
scoreblock-history-row = New order of the players
scoreblock-device-this = this device
scoreblock-device = device { $number }
scoreblock-unsent = not sent yet

## Players

scoreblock-player-name = Name
scoreblock-player-new = Who joins?
scoreblock-player-add = Add
scoreblock-player-rename = Rename
scoreblock-player-up = Move { $name } one place forward
scoreblock-player-down = Move { $name } one place back
scoreblock-player-added = { $name } joins.
scoreblock-player-moved = { $name } now sits at place { $place }.
scoreblock-player-off = Remove { $name } from the pad
scoreblock-player-off-ask = { $count ->
    [one] { $name } already has one entry, worth { $points } { $points ->
        [one] point
       *[other] points
     }.
   *[other] { $name } already has { $count } entries, { $points } { $points ->
        [one] point
       *[other] points
     } in all.
 } None of it is lost: { $name } can be brought back with everything at any time.
scoreblock-player-off-go = Remove from the pad
scoreblock-player-off-done = { $name } is no longer on the pad.
scoreblock-player-gone = No longer playing
scoreblock-nobody = Nobody is on the pad at the moment.
scoreblock-nobody-back = Add a player or bring one back
scoreblock-player-back = Bring back
scoreblock-player-back-of = Bring { $name } back
scoreblock-player-back-done = { $name } is on the pad again.
scoreblock-player-full = No more than { $most } fit on one pad, including those no longer playing.
scoreblock-player-room = One pad has room for up to { $most } players.
scoreblock-player-twice = Somebody has that name already.
scoreblock-player-gone-twice = Somebody below has that name already. Bring them back or choose another name.
scoreblock-player-row = Players appear in this order on all devices.
scoreblock-player-numbered = Player { $number }

## Sharing

scoreblock-share-title = Keep score together
scoreblock-share-here = So far the pad is only on this device. Once you share it, several phones keep score on the same pad, even without a network.
scoreblock-share-go = Share with other phones
scoreblock-share-scan = Scan it with the other phone, or send the link. Anyone who has it can keep score.
scoreblock-share-qr = QR code with the link to this pad
scoreblock-share-link = Link to keep score
scoreblock-share-copy = Copy link
scoreblock-share-send = Send link
scoreblock-share-code = Code to enter
scoreblock-share-code-how = On the start page, “Enter a code”. It is valid for { $minutes } minutes.
scoreblock-share-watching = You are only watching; only those who keep score can share.
scoreblock-shared = The pad is shared. Everybody with the link can keep score.

## More

scoreblock-rules = Rules
scoreblock-again = New game with the same players
scoreblock-table = Download table (CSV)
scoreblock-text = Download text
scoreblock-print = Print
scoreblock-file = Score pad { $variant }
scoreblock-keys = On the pad: arrows and Enter, digits enter points, x crosses out, Del clears, U undoes.

## The end

scoreblock-goes-on = On you go: you continue on a new pad.
scoreblock-total = { $points } { $points ->
    [one] point
   *[other] points
 }
