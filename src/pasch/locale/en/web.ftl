# The frame of the browser client: start page, new table, settings, help.

## What is everywhere

ui-in-english = This part has not been translated yet, so it is in English.
ui-close = Close
ui-colon = { $of }: { $what }
ui-note = Note
ui-again = Try again
ui-failed = That did not work just now. Reload the page if nothing happens.
ui-full = This device has no free space left: what is new now is not saved.
ui-cancel = Cancel
ui-copied = Copied
ui-loading = One moment …
ui-forgets = This browser stores nothing right now. You can play; closing the window loses everything. Download at the end what is to stay.
ui-understood = Got it
ui-no-network = Pasch cannot be reached right now. It continues as soon as the connection is back.
time-just-now = just now

## The frame

frame-skip = Skip to the content
frame-history = History
frame-home = Pasch, to the start page
frame-languages = Languages
frame-nav = Pages
frame-rules = Rules
frame-settings = Settings
frame-keys = Keyboard
frame-about = About Pasch
frame-failed-title = This page did not load
frame-failed = The connection was probably lost. Try again in a moment.
frame-new-version = There is a new version of Pasch.
frame-reload = Reload the page
frame-load-new-version = Load the new version

## What the pages are called

title-start = Dice games like at the kitchen table
title-new = New game
title-new-block = New score pad
title-table = Table
title-block = Score pad
title-rules = Rules
here-unknown-variant = there is no such variant here. “Rules” lists them all.
title-family = Family tree
title-house-rules = House rules
title-verify = Verify dice
title-statistics = Dice statistics
title-learn = Learn
title-trainer = Practice
title-puzzle = Puzzle of the day
title-settings = Settings
title-code = Enter a code
title-not-found = Nothing here
title-history = History
title-results = Statistics
title-table-results = Statistics of this table
title-linked = Game
title-prob = Probabilities
title-review = Review
title-school = School of strategy

not-found = There is no page at this address. Part of it may be missing.
not-found-home = To the start page

## Start page

start-welcome = Fancy a game?
start-what = Yahtzee, Yatzy, Kniffel and your own house rules, with dice cup, score pad and pencil.
start-usual = Or { $variant } with four columns
start-play-now = Play now
start-play-now-what = { $variant } against the computer. No sign-up needed.
start-last-time = Like last time
start-last-time-go = Play
start-more = Something else?
start-new = New game
start-new-what = With others, with other variants
start-new-online = online too
start-block = Score pad for real dice
start-block-what = You roll, Pasch keeps score
start-code = Enter a code
start-code-what = Invited? This way to the table or pad
start-house = House rules
start-house-what = Write down your own rules and play them
start-puzzle-what = A new position every day: what is the best move?
start-streak = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row: and today?
 }
start-my-turns = Your turn
start-open = Go on playing
start-open-seat = still free
start-is-block = score pad
start-not-begun = not begun yet
start-your-turn = It is your turn
start-turn-of = { $name }'s turn
start-forget = Remove: { $table }
start-forget-title = Remove it from the list?
start-forget-here = This game is stored only on this device. Removing it deletes it.
start-forget-server = The table stays for a while, but this device can no longer get back to your seat.
start-forget-yes = Remove
start-forgotten = Removed from the list.
start-all = Show all { $count }
start-fewer = Show fewer

## New game

new-what = Which game?
new-dice = Dice
new-dice-thrown = Pasch rolls
new-dice-thrown-what = on the screen
new-dice-real = Real dice
new-dice-real-what = Pasch is the score pad
new-who = Who's playing?
new-how = How are you playing?
new-first = Who begins?
new-first-thrown = Highest roll
new-direction = Direction of play
new-clockwise = Clockwise
new-counter-clockwise = Counter-clockwise
new-pace = When do you play?
new-pace-live = Live
new-pace-live-what = everybody is there
new-pace-days = Over several days
new-pace-days-what = whenever it suits
new-hints = Hints
new-hints-what = Pasch shows the best move when asked.
new-more = More
new-more-first = Who begins
new-more-begins = First: { $name }
new-more-hints = With hints
new-more-no-hints = No hints
new-more-wins = Series: first to { $games } wins
new-more-sum = Series: { $games } games
new-start = Start game
new-start-block = Open the score pad
new-too-many = There is room for { $most }, but you have { $found }. Remove somebody.
new-too-few = This game needs at least { $least } players.

variant-which = Game
variant-other = Change game
variant-rules = Rules
variant-own = Your house rule
variant-make-own = Write house rules of your own
variant-dice = { $count ->
    [one] one die
   *[other] { $count } dice
 }
variant-columns = { $count ->
    [one] 1 column
   *[other] { $count } columns
 }
variant-seats = { $least ->
    [1] up to { $most }
   *[other] { $least } to { $most }
 }
variant-minutes = { $minutes } min. each

variant-group-own = Your house rules
variant-group-house = House rules
variant-group-familiar = What families play
variant-group-german = As in Germany
variant-group-american = As in America
variant-group-scandinavian = As in Scandinavia
variant-group-columns = Several columns
variant-group-six-dice = Six dice
variant-group-relatives = Relatives
rules-to-family = The family tree
family-about = It began with Yacht. Each game hangs from the one it grew out of; where nobody knows for sure, the line is dashed.
family-related = related
family-below = { $count } variants of it
family-origin-yacht = USA, earliest known mention
family-origin-crag = USA, in a book of games
family-origin-generala = Latin America
family-origin-escalero = Austria
family-origin-balut = Philippines, later Denmark
family-origin-yahtzee-1956 = USA, E. S. Lowe
family-origin-yahtzee = USA, today's rules
family-origin-triple-yahtzee = USA, E. S. Lowe
family-origin-kismet = USA, Lakeside
family-origin-kniffel = Germany, Schmidt Spiele
family-origin-yatzy = Scandinavia and Finland
family-origin-maxi-yatzy = Sweden
family-origin-maxi-yatzy-plain = Scandinavia and Finland
family-origin-yams = France
family-origin-yams-plus-minus = France
family-origin-yamb = Balkans
family-origin-jamb-mk = North Macedonia
family-new-yacht = Twelve boxes, three rolls, no bonus.
family-new-crag = Only three dice and two rolls; thirteen with a pair is a crag.
family-new-generala = Made on the first roll it scores more; a Generala even wins.
family-new-generala-double = A second Generala scores 100 in a box of its own.
family-new-escalero = Poker dice with pictures; three columns are won one by one.
family-new-balut = Four entries per box; at the end sums turn into points.
family-new-yahtzee-1956 = New: the bonus above, three of a kind, and a straight of four.
family-new-yahtzee = Further Yahtzees score 100 and must first go into their number box.
family-new-yahtzee-free-joker = A further Yahtzee may go into any free box.
family-new-triple-yahtzee = Three columns that count once, twice and three times.
family-new-kismet = Coloured pips: one colour scores more.
family-new-kniffel = Yahtzee in German; every further Kniffel can score 50 extra.
family-new-kniffel-basic = A second Kniffel scores nothing extra.
family-new-kniffel-announce = After the first roll you name your box.
family-new-kniffel-put-aside = After each roll one die is set aside for good.
family-new-kniffel-school = Three of a number count 0 above; fewer cost points.
family-new-kniffel-first-throws = One column for the first roll alone, one for two.
family-new-super-kniffel = Four columns: one down, one up, two free.
family-new-knoeffel = A fourth roll can be bought for 5 points.
family-new-kniffel-100 = Every further Kniffel scores 100, anywhere.
family-new-kniffel-strict = The boxes are filled strictly in order.
family-new-kniffel-upper-first = The upper half is filled first, then the lower one.
family-new-kniffel-sharp = Rolled with all dice at once it counts double.
family-new-kniffel-4-columns = Four columns at once, one of them announced.
family-new-kniffel-3-columns = Without the announced column.
family-new-yatzy = One pair and two pairs are added, and the bonus is 50.
family-new-maxi-yatzy = Six dice, twenty boxes; unused rolls are saved.
family-new-maxi-yatzy-plain = Rolls that are left are lost.
family-new-yatzy-deluxe = Six dice, three pairs and two triplets.
family-new-yams = Four columns: free, down, up and announced.
family-new-yams-plus-minus = Plus and minus in place of the chance.
family-new-yamb = Maximum less minimum counts as often as you have ones.
family-new-jamb-mk = Six dice, and what falls in one roll needs no announcement.
variant-changes = Different from { $parent }
variant-changes-more = Further differences
variant-any = any
variant-narrow = { $count ->
    [0] Narrow down
    [one] Narrow down (one choice)
   *[other] Narrow down ({ $count } choices)
 }
variant-family = Family
variant-country = Country
variant-how-many-dice = Dice
variant-length = Time for each person
variant-at-most = up to { $minutes } min.
variant-find = Search
variant-find-like = Name, box, dice, columns …
variant-find-none = No such variant here.

variant-about-kniffel = The German classic: 13 boxes, and every further Kniffel can score 50 extra points.
variant-about-kniffel-basic = The plain score pad: a second Kniffel scores nothing extra.
variant-about-kniffel-100 = After the first Kniffel every further one scores 100 points, in any box.
variant-about-kniffel-sharp = Three or four of a kind, full house, straight and Kniffel count double if rolled with all dice at once.
variant-about-kniffel-strict = The boxes are filled strictly in order, from ones down to chance.
variant-about-kniffel-upper-first = The upper half first, in any order, then the lower one: how the fire brigade of Dasing in Bavaria plays its tournament.
variant-about-kniffel-announce = After the first roll you name your box; if you miss, the box is crossed out.
variant-about-kniffel-put-aside = After each roll one die is set aside for good, but there are up to five rolls.
variant-about-kniffel-school = The upper half is “school”: three of a number count 0, fewer cost points, more score some; the bonus is yours from 0.
variant-about-kniffel-first-throws = Two columns: one for the first roll alone, one for at most two rolls.
variant-about-kniffel-3-columns = Three columns at once: down, up and free.
variant-about-kniffel-4-columns = Four columns at once: down, up, announced and free.
variant-about-super-kniffel = Four columns without announcing: one down, one up, two free.
variant-about-knoeffel = Two columns, five of a kind is worth only 20, and a fourth roll can be bought for 5 points.
variant-about-triple-yahtzee = Three free columns that count once, twice and three times: a good roll belongs on the right.
variant-about-yahtzee = The American original: further Yahtzees score 100 and must first go into their number box.
variant-about-yahtzee-free-joker = Further Yahtzees score 100 points and may go into any free box.
variant-about-yahtzee-1956 = As in the first rules: further Yahtzees are jokers below, as long as there is room.
variant-about-yatzy = As in Scandinavia: with one pair, two pairs and a bonus of 50.
variant-about-yatzy-deluxe = With six dice: three pairs, two triplets and a straight from 1 to 6.
variant-about-maxi-yatzy-plain = The large Yatzy: six dice, twenty boxes, a bonus of 100 for 84 or more; unused rolls are lost.
variant-about-maxi-yatzy = The large Yatzy as it is played in Sweden: rolls you do not need are saved for later turns.
variant-about-escalero = Austria's dice poker: pictures and four combinations in three columns, worth more if rolled in one go.
variant-about-kismet = From 1964, with coloured pips: pairs, a full house or all five dice of one colour are worth more.
variant-about-yacht = The ancestor of them all, known since the 1930s: twelve boxes, straights of five dice only, no bonus.
variant-about-generala = As in Latin America: a combination on the first roll scores 5 more, and a Generala on the first roll beats everybody else at once.
variant-about-generala-double = With one box more: a second Generala scores 100 once the box of the first is full, even if crossed out.
variant-about-crag = A quick sister of Yacht: three dice and two rolls, and thirteen with a pair is a crag.
variant-about-balut = From the Philippines, a club game among Danes: seven boxes of four entries each, whose sums turn into points at the end.
variant-about-yamb = From the Balkans: four columns, one announced; maximum less minimum counts as often as you have ones.
variant-about-jamb-mk = Yamb with six dice, of which five count: five rolls in the last round, and what falls in one roll needs no announcement.
variant-about-yams-plus-minus = As in France: plus and minus take the place of the chance, and count only if minus is the smaller one.
variant-about-yams = Four columns: free, down, up and announced; further fives of a kind score nothing extra.

seats-choose = Choose players
seats-seat = Seat { $number }: { $name }
seats-name = Name at seat { $number }
seats-name-seen = This is how the others see you.
seats-name-missing = What's your name? The others will see it.
seats-adapting = adapts to you
seats-adapting-at-first = Starts as { $level } and adapts to you.
seats-adapting-now =
    Adapts to you. Lately you { $games ->
        [one] { $won ->
            [0] lost one game
           *[other] won one game
        }
       *[other] won { $won } of { $games } games
    }; today it plays as { $level }.
seats-level = Level
seats-level-where = at seat { $number }
seats-link = Somebody by link
seats-link-at = Somebody by link (seat { $number })
seats-link-what = You get the link at the table.
seats-up = Move { $name } one seat up
seats-remove = Remove { $name }
seats-added = { $name } sits at seat { $number }.
seats-added-link = Seat { $number } is for somebody by link.
seats-removed = { $name } is no longer there.
seats-moved = { $name } now sits at seat { $number }.
seats-add-here = Add player
seats-add-computer = Computer
seats-add-link = Invite by link
seats-full = There is no room for more than { $most }.
seats-twice = Somebody at the table has this name already.

## Settings

settings-looks = Looks and sound
settings-language = Language
settings-language-part = In this language: { $play } of table and pad, { $rules } of the rules, { $everything } of everything. What is missing is in English.
settings-theme = Colours
settings-theme-auto = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = Contrast
settings-large = Large text
settings-large-hint = On all pages, at the table too.
settings-animation = Animation
settings-animation-hint = Dice roll, entries appear gently.
settings-animation-still = Your device is set to less motion, and Pasch keeps to that.
settings-sound = Sound
settings-sound-hint = Sounds of cup, dice and pencil.
settings-voice = Read aloud
settings-voice-hint = A voice of this device says what happens at the table. The keys I, R, N, W and T read out more.
settings-voice-sample = Pasch reads aloud now.
settings-play = At the table
settings-name = Your name
settings-name-hint = Your name at new tables.
settings-hints = Hints at new tables
settings-hints-hint = Can be set differently for each table.
settings-shake = Shake to roll
settings-shake-hint = The phone is the cup: shake it, hold it still, the dice fall.
settings-shake-denied = The browser does not share how the device moves. Allow it in the browser's settings.
settings-speed = Pace
settings-speed-calm = Calm
settings-speed-quick = Quick
settings-speed-instant = Instant
settings-shortcuts = Keyboard shortcuts
settings-shortcuts-hint = Space rolls, digits hold. ? shows them all.
settings-help = First steps
settings-guide-what = Five short hints beside the dice, as in the first game. A new game begins with them.
settings-install = Install as an app
settings-install-menu = Install Pasch as an app from the browser’s menu, if it offers that (“Install” or “Add to home screen”).
settings-kept = All of this stays on this device.

## Keys

key-space = Space
key-enter = Enter
key-delete = Del
keys-at-table = At the table
keys-at-block = On the score pad
keys-throw = roll
keys-hold = hold the die at this place, or let go of it
keys-move = move over the pad
keys-enter = enter the chosen box
keys-open = open the chosen box
keys-points = enter points in the chosen box
keys-strike = cross out the chosen box
keys-empty = clear the chosen box
keys-dice = at the dice: enter what is on the table
keys-undo = take back the last entry
keys-hints = show or hide hints
keys-announce = announce a box, where boxes are announced
keys-tell-mine = read out: my sheet
keys-tell-rival = read out: the others’ sheets, one after another
keys-tell-bonus = read out: what is needed for the bonus
keys-tell-throw = read out: what was rolled last
keys-tell-standing = read out: the scores, who leads
keys-help = show this list

## About Pasch

about-what = Pasch is a free game for Kniffel and its relatives: alone, at one table, over the net, or as a pad for real dice.
about-privacy = There are no accounts, no ads and no tracking. No page fetches anything from foreign servers.
about-licence = Pasch is free software under the Apache License 2.0.
about-licences = Software that is part of it, and its licences
about-marks = Kniffel and Yahtzee are trademarks of their owners.

## Entering a code

code-what = Whoever invites you sees the code on their table. For a second device it is under “More” at “Second device”. It lasts for a few minutes.
code-label = Code
code-example = e.g. K7M2 Q4X9
code-go = To the table
code-empty = Please enter the code.
code-not-one = This code is not complete: it has at least six letters and digits.

install-title = Pasch as an app
install-what = On your home screen, and it works offline.
install-go = Install
install-no = No thanks
