# Reading rules, writing house rules, verifying throws, dice statistics: pages of the browser game.

## House rules: the list

house-about = Begin with a variant and change what is different at your table. All of it stays in this browser until you share it.
house-mine = Your house rules
house-ideas = For example
house-idea-box = There is one more box, for a pair.
house-idea-points = A full house scores the sum of all dice instead of 25 points.
house-idea-bonus = You get the bonus at 60 points, and it is worth 50.
house-idea-turn = Everyone gets four rolls in the last turn.
house-begin = New house rule
house-begin-with = Based on
house-begin-go = Begin
house-first-name = Our rules
house-edit = Edit
house-delete = Delete
house-delete-undo = Keep it after all
house-deleted = “{ $name }” has been deleted.
house-kept = “{ $name }” is saved in this browser.
house-shared-one = Somebody sent you this house rule. Play it now, or save it for later.
house-bad-link = The link is incomplete or damaged: there is no house rule in it.
house-not-here = This house rule is not saved in this browser.
house-no-idea = There is no such idea. The others are below.
house-link = Link to this house rule
house-link-about = Whoever opens it can play by these rules and keep them. The rules are in the link itself.
house-link-copy = Copy link
house-link-copied = The link is copied.
house-link-qr = QR code with the link to this house rule
house-all = All house rules

## House rules: the form

house-not-a-number = This has to be a whole number, not “{ $found }”.
house-half-number = This has to be a whole number, or a half such as 1.5.
house-whole-number = This has to be a whole number.
house-no-numbers = These have to be numbers, not “{ $found }”.
house-too-many-dice = These are { $needed } dice, and there are only { $dice }.
house-name-needed = { $of ->
    [boxes] The box
    [bonuses] The bonus
    [columns] The column
    [colours] The colour
    [symbols] The face
    [buy] The line
   *[names] The house rule
 } needs a name.
house-sign-wrong = A sign has one to three letters or digits, without spaces or punctuation.
house-nameless = Without a name
house-line = Line { $line }
house-joker-worth = As a joker, for another five of a kind, this box counts { $points }: this is set under “Another five of a kind”.
house-discard = Discard
house-done = Done
house-way = How you write it
house-way-form = Form
house-way-text = Text
house-text = The document as TOML
house-text-hint = Everything not set here is as in the variant after “like”. Comments after “#” stay when you change the form.
house-name = Name
house-name-other = { $label } in { $language ->
    [de] German
   *[en] English
 }
house-name-other-short = in { $language ->
    [de] German
   *[en] English
 }
house-as-inherited = { $label }: as inherited again
house-less = { $label }: less
house-more = { $label }: more
house-changed = changed
house-new = new
house-remove = Remove { $name }
house-taken-out = removed
house-back-in = Put { $name } back in
house-checking = checking …
house-sound = These rules are playable.
house-unsound = { $count ->
    [one] One thing is not right yet.
   *[other] { $count } things are not right yet.
 }
house-unsound-look = Show
house-unreachable = The house rule cannot be checked offline. You can still play the ones you saved.
house-reader-loading = The rule checker is being loaded, just this once: { $loaded } of { $total } MB.
house-reader-failed = The rule checker could not be loaded. Check your connection and change something to try again.
house-without-server = This site works without a server: rules are checked and played here, but hints are only estimates. Exact averages, comparisons and PDFs need a server.
house-play = Play now
house-keep = Save
house-share = Share
house-try = Try it
house-brings-nothing = These dice score nothing anywhere.
house-example = scores { $points }
house-no-throw = No roll scores here.
house-differs = Different from { $parent }

house-dice = Dice
house-faces = Faces of each die
house-counted = Of these, count
house-counted-hint = The others do not count: each box takes the dice that score the most there.
house-wild = Wild numbers
house-wild-hint = Such a number counts in every box as the one that scores most there.
house-wild-faces = Numbers that are wild
house-odd = The dice are not all alike
house-odd-hint = Some of the dice above have faces of their own.
house-odd-count = How many dice are different
house-odd-faces = Faces of these dice
house-odd-kind = different dice { $number }
house-odd-add = Another kind of dice
house-throws = Rolls per turn
house-last-throws = Rolls in the last turn
house-last-throws-hint = More than before, when one entry is left on the card.
house-release = Held dice may be taken up again
house-release-hint = When off, what was set aside stays there.
house-put-aside = Dice that must be set aside after each roll, at least
house-save = Save unused rolls
house-save-hint = They can be used in later turns.
house-buy = Free rolls
house-buy-hint = Additional rolls after the last one, from a supply.
house-buy-name = Name of the line
house-buy-per-turn = Free rolls per turn
house-buy-per-column = Supply
house-buy-per = The supply is for
house-buy-unused = Points for each one left
house-least = Minimum number of players
house-most = Maximum number of players
house-direction = Direction of play
house-clockwise = clockwise
house-counter-clockwise = counter-clockwise

house-boxes = Boxes
house-boxes-about = Each with an example throw. Tap a box to change it.
house-add-boxes = Add a box
house-new-boxes = { $language ->
    [de] Neues Feld
   *[en] New box
 }
house-box-name = Name of the box
house-box-number = Which number counts
house-aliases = Also called
house-aliases-hint = Separate several names with commas.
house-takes = What fits
house-and = and also
house-condition-add = Another condition
house-condition-remove = Remove the condition: { $condition }
house-groups-share = The same face twice, too
house-groups-share-hint = Then four equal dice are two pairs as well.
house-figure-of_a_kind = of a kind
house-figure-groups = groups
house-figure-run = straight
house-figure-number = one number
house-figure-any = any roll
house-figure-one_of = either – or
house-one-of-either = Either
house-one-of-or = Or
house-one-of-add = Another alternative
house-figure-other = other
house-figure-which = Namely
house-kind-of_a_kind = equal dice
house-kind-groups = groups of equal dice, 3 + 2 say
house-kind-run = a straight
house-kind-faces = certain faces
house-kind-total = a certain total
house-kind-at_least = a total of at least
house-kind-at_most = a total of at most
house-kind-one_colour = all of one colour
house-kind-number-of_a_kind = How many equal
house-kind-number-groups = Sizes of the groups
house-group = { $size ->
    [1] one die
    [2] two alike
    [3] three alike
    [4] four alike
    [5] five alike
   *[other] { $size } alike
 }
house-kind-number-run = How many in a row
house-kind-number-faces = Which faces
house-kind-number-total = Which total
house-kind-number-at_least = How much at least
house-kind-number-at_most = How much at most
house-worth = What it scores
house-points-sum = all pips
house-points-matching = the pips of the groups
house-points-double = twice as much
house-points-none = nothing special
house-points-fixed = fixed points
house-points-throws = depending on the roll
house-points-number = Points
house-points-number-throws = Points on the first, second … roll
house-times = Multiplied by
house-par = So many of its dice count 0
house-par-hint = With 3, three sixes are 0, two are −6, four are 6, and none or a crossed-out box is −18 (“school”).
house-plus = Plus
house-served = When all dice fell in one roll
house-section = Section
house-section-upper = in the upper section
house-section-lower = in the lower section
house-later = Worth less later
house-later-hint = This many points fewer for each entry already in the column.
house-wins = A player who scores here wins against others at once
house-ends = A player who scores here ends the game against others at once
house-at-once-none = never
house-at-once-throws = after at most this many rolls
house-at-once-served = when all dice fell in one roll
house-at-once-any = always
house-at-once-number = At most this many rolls
house-lowest = The lowest count
house-lowest-hint = With extra dice, those that score the least count here.
house-counts = Counts in the total
house-counts-hint = Switched off, only what is computed from the box counts.
house-entries = How often it is filled

house-bonuses = Bonuses
house-add-bonuses = Add a bonus
house-new-bonuses = { $language ->
    [de] Bonus unten
   *[en] Lower bonus
 }
house-new-computed = { $language ->
    [de] Berechneter Bonus
   *[en] Computed bonus
 }
house-bonus-name = Name of the bonus
house-bonus-kind = Kind of bonus
house-bonus-kind-tiers = Added up
house-bonus-kind-computed = Computed from boxes
house-formula = How it is computed
house-formula-hint = With the names of boxes, +, −, × and brackets: (Maximum − Minimum) × Ones. It counts once all boxes in it are filled.
house-only-if = Only if
house-only-if-hint = With <, ≤ or =: 0 < Minimum < Maximum. Otherwise it scores nothing; left empty it always counts.
house-no-formula = “{ $found }” cannot be computed. It may only contain names of boxes, numbers and signs.
house-over = What adds up
house-over-upper = the upper section
house-over-lower = the lower section
house-over-all = all boxes
house-over-boxes = individual boxes
house-over-which = Which boxes
house-minus = What is subtracted
house-minus-nothing = nothing
house-minus-upper = the upper section
house-minus-lower = the lower section
house-minus-boxes = individual boxes
house-minus-which = Which boxes are subtracted
house-count = What is counted
house-count-points = the points
house-count-entries = boxes that are not crossed out
house-count-strikes = boxes that are crossed out
house-per = For
house-per-column = each column
house-per-sheet = the whole card
house-per-row = each line over all columns
house-paid = Points are paid
house-paid-tiers = by tiers
house-paid-each = for each box
house-each = Points for each of these boxes
house-tiers = Tiers
house-tier-from = From
house-tier-gives = { $counted ->
   *[points] points, you get
    [entries] boxes, you get
    [strikes] strikes, you get
 }
house-tier-of = Tier from { $from }
house-tier-grows = { $more } more for every { $each }
house-tiers-hint = The highest one reached counts. Without “to”, a tier also applies to everything above it; “for each further” lets it grow.
house-tier-each = for each further
house-tier-more = more points
house-tier-add = Add a tier
house-tier-remove = Remove the tier from { $from }
house-from = from
house-to = to

house-extra = Another five of a kind
house-extra-about = What they still score
house-extra-name = Rule { $number }
house-add-extra = Add a rule
house-new-extra = extra
house-when = When its own box
house-when-filled = is filled or crossed out
house-when-scored = holds points
house-when-struck = is crossed out
house-when-open = is still free
house-when-any = is anything
house-number = And the matching number box
house-number-any = is free or filled
house-number-free = is still free
house-number-filled = is filled
house-place = Where it must go, in order of priority
house-place-any = It may go anywhere.
house-place-number = the matching number box
house-place-lower = a lower box
house-place-upper = an upper box
house-extra-bonus = Extra points beside the box
house-bonus-all = everywhere
house-bonus-number = in the matching number box
house-bonus-upper = elsewhere in the upper section
house-bonus-lower = in the lower section
house-extra-worth = What it counts in other boxes (joker)
house-extra-served = And when all dice fell in one roll
house-every-lower = every lower box
house-every-upper = every upper box
house-worth-add = Another box
house-choose = Choose …
house-worth-remove = { $box }: no joker any more

house-columns = Columns
house-columns-about = Without any, the card has one column that is filled in any order. It stays when you add the first one.
house-add-columns = Add a column
house-new-columns = { $language ->
    [de] Spalte
   *[en] Column
 }
house-column-name = Name of the column
house-column-boxes = Boxes of this column
house-column-boxes-all = all of them
house-column-boxes-listed = chosen ones, in an order of their own
house-column-boxes-list = Boxes from top to bottom
house-sequence-add = Add
house-move-up = { $name }: further up
house-move-down = { $name }: further down
house-order = How it is filled
house-order-free = free
house-order-down = from top to bottom
house-order-up = from bottom to top
house-order-ends = from both ends
house-order-middle = from the middle outwards
house-order-halves = the upper half first, then the lower one
house-order-section-upper = the upper boxes
house-order-section-lower = the lower boxes
house-order-lines = in several rows
house-order-line = Row { $number }
house-order-listed = in an order of its own
house-order-list = Order of filling
house-strikes = Crossing out
house-strikes-next = only a box whose turn it is
house-strikes-any = any free box
house-announce = Announcing
house-announce-never = not at all
house-announce-after = right after the first roll
house-announce-before = before the first roll
house-announce-unless-served = after the first roll, but not for all dice in one roll
house-miss = Announced and missed
house-miss-box = crosses out that box
house-miss-any = crosses out any box
house-column-throws = Rolls per turn in this column
house-column-throws-hint = Leave empty for the usual number; 1 means the first roll only.
house-result = Game points for the most points in this column
house-result-all = Extra game points for all columns
house-weight = Column multiplier
house-column-served = All dice in one roll
house-column-served-extra = score what their box says for that
house-column-served-plain = score like any other roll here
house-column-served-only = nothing else scores here
house-column-bonuses = Bonuses that count here
house-column-extra = Rules for another five of a kind that apply here

house-symbols = Pictures and names of faces
house-symbols-about = Poker dice show 9, 10, jack, queen, king and ace. What counts is the number behind it.
house-symbols-poker = Poker dice: 9, 10, J, Q, K, A
house-symbols-none = Numbers again
house-symbol-add = Face with a picture of its own
house-new-symbol = { $language ->
    [de] Stern
   *[en] Star
 }
house-symbol-name = Name of the face
house-symbol-sign = Sign on the die
house-symbol-face = Stands for the number
house-symbol-picture = Picture
house-picture-sign = the sign
house-picture-pips = pips
house-picture-nine = card: nine
house-picture-ten = card: ten
house-picture-jack = card: jack
house-picture-queen = card: queen
house-picture-king = card: king
house-picture-ace = card: ace
house-colours = Colours of the faces
house-colours-about = Where pips are coloured, a box can ask for dice of one colour.
house-colour-add = Add a colour
house-new-colour = { $language ->
    [de] Rot
   *[en] Red
 }
house-colour-name = Name of the colour
house-colour-faces = Faces of this colour

house-whole = And the rest
house-total = What the game is about
house-total-points = all points
house-total-bonuses = the bonuses alone
house-note = Remark
house-note-hint = It does not change the rules.

## House rules: what is folded up, and what of it differs from most games

house-more-conditions = Further conditions
house-more-conditions-about = Something else as well
house-more-points = Special points
house-more-points-about = Several times, extra, in one roll
house-more-points-about-number = Several times, below 0, less later
house-more-place = Place and end
house-more-place-about = Upper or lower, won at once
house-more-bonus = Details
house-more-bonus-about = Which boxes count, further tiers
house-more-dice = Special dice
house-more-dice-about = Faces, wild numbers, pictures, colours
house-more-turn = Special turns
house-more-turn-about = Last turn, free rolls
house-whole-about = Players, aim, remark
house-bonuses-none = None
house-columns-one = One, filled in any order
house-told-kind-of_a_kind = { $value } of a kind
house-told-kind-groups = groups { $value }
house-told-kind-run = straight of { $value }
house-told-kind-faces = with { $value }
house-told-kind-total = total { $value }
house-told-kind-at_least = at least { $value }
house-told-kind-at_most = at most { $value }
house-told-kind-one_colour = one colour
house-told-share = same face twice
house-told-lowest = the lowest
house-told-times = counts { $value } times
house-told-plus = plus { $value }
house-told-served = { $value ->
    [double] doubled in one roll
   *[other] { $value } in one roll
 }
house-told-par = { $value } of its dice count 0
house-told-later = { $value } less each later
house-told-counts = not in the total
house-told-joker = { $value } as a joker
house-told-entries = { $value } entries
house-told-per = { house-per }: { $value ->
    [sheet] { house-per-sheet }
   *[row] { house-per-row }
 }
house-told-wins = wins at once
house-told-ends = ends the game
house-told-aliases = also { $value }
house-told-faces = faces { $value }
house-told-counted = { $value } of them count
house-told-odd = different dice
house-told-wild = wild: { $value }
house-told-symbols = pictures
house-told-colours = colours
house-told-last-throws = { $value } rolls in the last turn
house-told-release = held dice stay
house-told-put-aside = at least { $value } aside
house-told-save = saved rolls
house-told-buy = free rolls
house-told-players = { $least ->
    [one] one to { $most } players
   *[other] { $least } to { $most } players
 }
house-told-direction = counter-clockwise
house-told-total = the bonuses alone
house-told-all = game points for all columns
house-told-note = with a remark

## Verifying throws

verify-about = Has anyone tampered with the dice? Here you can have a game worked out again, roll by roll.
verify-why = Why cheating would show
verify-locked = Before the first roll a secret number is fixed. Nobody can change it afterwards.
verify-added = Then each device adds random numbers of its own: so nobody can choose the rolls.
verify-repeated = After the game it is shown and everything is rolled again here: a wrong roll comes to light.
verify-link = Link of the table
verify-link-hint = What the address bar shows while you play.
verify-go = Check the dice
verify-mine = Which game?
verify-agrees = All { $throws } rolls are right.
verify-verdict-fair = Nobody has tampered with the { $throws } rolls.
verify-verdict-fixed = During the game nobody tampered with the { $throws } rolls.
verify-verdict-consistent = All { $throws } rolls fit together.
verify-means-fair = Nobody could choose them, not even the server.
verify-means-fixed = All of them could be worked out again.
verify-means-consistent = Whether it was exactly your game, only a device knows that was there from the beginning.
verify-means-wrong = What does not fit is listed below.
verify-busy = Everything is being rolled again …
verify-others = Other games
verify-none = Your games appear here as soon as one has ended.
verify-by-link = Check a game by its link
verify-evidence = All evidence: secret, numbers and every roll
verify-exchanged = Exchanged: this is not the game that this device saw!
verify-seen = This device saw the fingerprint before the first roll; it is the one of this game.
verify-seen-differs = Before the first roll this device saw the fingerprint { $seen }; now the server shows { $found }.
verify-drawn = This device drew the number of { $name }; it is in all rolls.
verify-drawn-differs = For { $name } this device drew the number { $seen }; now the server shows { $found }.
verify-not-drawn = The number of { $name } was not drawn by this device.
verify-none-drawn = This device added no number of its own: it knows that the dice were fixed, but not that the server did not choose them.
verify-live = { $count ->
    [one] This device saw one roll fall; it is the same in this game.
   *[other] This device saw { $count } rolls fall; all are the same in this game.
 }
verify-live-differs = Event { $number } was another roll: this device saw { $seen }, now the server shows { $found }.
verify-event-differs = Event { $number } is not the one that this device saw.
verify-no-memory = This device knows nothing from before the first roll. A server that lies could have made up the whole game afterwards; only a device that was there from the beginning has proof of fair dice.
verify-here = This game was played on this device alone; secret and numbers are its own.
verify-differs = Not all { $throws } rolls are right.
verify-commitment = The secret shown fits the fingerprint.
verify-other-secret = The secret shown does not fit the fingerprint.
verify-promise = Fingerprint of the secret (SHA-256)
verify-secret = Secret of the table
verify-entropy = Randomness of person { $number }
verify-throws = All rolls
verify-number = Roll
verify-seat = Who
verify-found = Fell
verify-right = Rolled again
verify-same = right
verify-download = Download the game; “pasch verify” checks the file without network

## Dice statistics

dice-about = All dice rolled here in all games, face by face.
dice-none = No rolls yet
dice-none-what = Once somebody plays, you will see here how often each face came up. With good dice, all come up about equally often.
dice-kind = { $throws } dice rolled
dice-other = Dice with { $faces }: { $throws } rolled
dice-house = Dice of house rules
dice-house-about = May be uneven, and do not count above
dice-exact = Details
dice-exact-about = How this is checked
dice-face = Face
dice-count = Rolled
dice-share = Share
dice-expected = If all were equal, each face would come up { $share } of the time.
dice-verdict-few = Too few rolls yet to judge.
dice-verdict-fair = The dice are fair: no face comes up strikingly often or seldom.
dice-verdict-watch = They are a little uneven right now. Fair dice do that, too, now and then.
dice-verdict-odd = Fair dice are hardly ever this uneven.
dice-test = The chi-square test compares how often each face came up with equal counts: chi-square { $chi } with { $degrees } degrees of freedom, p = { $p }. Fair dice are at least this uneven { $percent } of the time.
dice-verify = A single game is verified here:

house-draft-title = Begun and not kept
house-draft-go = Go on with it
house-draft-discard = Discard
house-draft-resumed = You go on where you were.
house-draft-anew = Start over

rules-example-dice = Dice: { $dice }
house-idle = This does nothing: the game is the same without it.
house-wrong-counts-nowhere = The box “{ $box }” is not added to the total, and nothing is computed from it yet: add a bonus that is “computed from boxes” for it.
house-wrong-box-nowhere = In no column: { $box }. Add that to one, or take it out here.
house-wrong-bonus-nowhere = The bonus “{ $bonus }” counts in no column: choose it in one, or take it out.

## What a house rule does

effects-title = What the rule does
effects-about = Points, length, luck and skill: as a whole, and by each change to { $parent } alone. Working it out may take minutes.
effects-about-own = Points, length, luck and skill. Working it out may take minutes.
effects-ask = Work it out
effects-working = { $of ->
        [one] The game is being worked out: { $percent }
       *[other] { $done } of { $of } games worked out: { $percent }
    }
effects-mean = Points on average, played perfectly
effects-sd = Nine games in ten end between
effects-range = { $low } and { $high }
effects-minutes = Length for each person
effects-minutes-about = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, with the rolls that the best play needs
effects-skill = Luck or skill
effects-luck = Luck
effects-art = Skill
effects-skill-is = { $share ->
    [luck] Luck often decides.
    [skill] Good players win most of the time.
   *[both] Good players win more often.
 }
effects-skill-change = { $side ->
    [same] luck and skill as in { $parent }
    [luck] a little more luck than in { $parent }
   *[skill] a little more skill than in { $parent }
 }
effects-skill-more = { $side ->
    [luck] A little more luck
   *[skill] A little more skill
 }
effects-unused = Boxes that nobody uses
effects-unused-about = Even played perfectly, they score in fewer than one in ten games.
effects-beside = { $by } against { $parent }
effects-unit-mean = { $amount } points
effects-unit-minutes = { $amount } minutes
effects-alone = Each change alone
effects-other = What is other than in { $parent }
effects-together = All together
effects-unclear = Hardly to be measured.
effects-not-alone = Only possible together with other changes.
effects-change-minutes = Length { $by }
effects-change-unused = Then nobody uses: { $boxes }
effects-left = { $left ->
        [one] One further change counts only among all together.
       *[other] { $left } further changes count only among all together.
    }
effects-measured-learned = The pad is too large for an exact calculation: 1,000 games were played by learned values; the average is right within about { $mean } points.
effects-measured-rough = The pad is too large for an exact calculation: 1,000 games were played by rough values; the average is right within about { $mean } points. Played perfectly, it is a few percent more.
