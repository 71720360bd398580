# The rules of a variant as a player would tell them. For every number $n there is the number word $n_word.

rules-number = { $number ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
 }
rules-and = { $first } and { $last }
rules-or = { $first } or { $last }
rules-from-to = { $first } to { $last }
rules-face = { $face ->
    [0] zeros
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
   *[other] { $face }s
 }
rules-summary = { $dice ->
    [one] one die
   *[other] { $dice } dice
 } · { $columns ->
    [one] { "" }
   *[other] { $columns } columns ·{ " " }
 }{ $boxes } { $boxes ->
    [one] box
   *[other] boxes
 } · { $turns } { $turns ->
    [one] turn
   *[other] turns
 } · { $total } points at most

rules-heading-goal = The aim
rules-heading-turn = A turn
rules-heading-columns = The columns
rules-heading-column = Filling the card
rules-heading-upper = Upper section
rules-heading-lower = Lower section
rules-heading-boxes = The boxes
rules-heading-served = In one throw
rules-heading-bonus = Bonus
rules-heading-extra = Another { $dice_word } of a kind
rules-heading-at-once = At once
rules-heading-end = The end
rules-heading-note = Remarks

## The aim

rules-goal = Everybody fills a score card, one box each turn. Whoever has the most points at the end wins.
rules-goal-won = Everybody fills a score card, one box each turn.
rules-goal-alone = You fill your score card, one box each turn, and collect as many points as you can.
rules-goal-bonuses = Only the bonuses count at the end; the points in the boxes decide which of them you get.
rules-won-column = { $points } in { $name }
rules-goal-columns = With several players, you play for game points: whoever has the most in a column gets { $columns }. Where two have as many, nobody gets anything.
rules-goal-all-columns = Who wins all of these columns gets { $points } more.
rules-seats-alone = It is a game for one.
rules-seats-exactly = It is a game for { $most_word }.
rules-seats-or-alone = Up to { $most_word } can play, and you can also play alone.
rules-seats = It takes { $least_word } to { $most_word } players.
rules-start = One die decides who begins: everybody throws, the highest number starts, and those who tie throw again.
rules-direction-clockwise = Then play goes round clockwise, unless you have agreed otherwise.
rules-direction-counter-clockwise = Then play goes round counter-clockwise, unless you have agreed otherwise.

## A turn

rules-dice-once = You throw { $dice ->
    [one] one die
   *[other] { $dice_word } dice
 }, only once in a turn.
rules-dice = You throw { $dice ->
    [one] one die
   *[other] { $dice_word } dice
 }, up to { $throws ->
    [2] twice
   *[other] { $throws_word } times
 } in a turn.
rules-dice-counted = { $counted ->
    [1] Only one of them counts
   *[other] Only { $counted_word } of them count
 }: in each box those that bring the most there.
rules-dice-faces = Each die shows { $faces }.
rules-dice-odd = { $dice ->
    [1] One of the dice is different: it shows
   *[other] { $dice_word } of the dice are different: they show
} { $faces }.
rules-dice-wild = { $count ->
    [1] { $faces } is wild: it
   *[other] { $faces } are wild: each of them
} counts in every box as the number that brings most there.
rules-dice-symbols = Instead of { $count ->
    [1] a number
   *[other] numbers
} the dice show { $symbols }; they count { $numbers }.
rules-symbol = { $name } ({ $sign })
rules-dice-colours = The numbers have colours: { $colours }.
rules-colour = { $name } ({ $faces })
rules-throws-rest = The first throw is with all of them; after that you keep what you like and throw only the rest again.
rules-throws-release = Dice you have kept may go back into the cup before a later throw.
rules-throws-no-release = Dice you have kept stay on the table.
rules-throws-put-aside = Before you throw again, put at least { $aside ->
    [one] one die
   *[other] { $aside_word } dice
 } aside, and for good: dice put aside do not go back into the cup in this turn.
rules-throws-stop = You may stop early.
rules-throws-last = In the last turn, when one entry is left on your card, you may throw up to { $throws_word } times{ $some ->
    [yes] { "" }, unless its column allows fewer throws
   *[no] { "" }
 }.
rules-throws-save = Throws you do not use are not lost: they are saved and come on top of the { $throws ->
    [1] single throw
   *[other] { $throws_word } throws
 } of later turns.
rules-buy = If that is not enough, you may buy { $count ->
    [one] one more throw after throw { $throws_word }, but only one in a turn
   *[other] up to { $count_word } more throws after throw { $throws_word }
 }.
rules-buy-allowance = { $columns ->
    [one] The card
   *[other] Each column
 } has { $count ->
    [one] one such throw
   *[other] { $count_word } such throws
 } ("{ $name }").
rules-buy-shared = { $count ->
    [one] It is
   *[other] They are
 } for all columns together.
rules-buy-charged = The throw is charged to the column in which you enter the turn; a column that has none left is closed for that turn.
rules-buy-unused = At the end, each throw not bought is worth { $points ->
    [one] one point
   *[other] { $points } points
 }.
rules-entry = A turn ends with exactly one free box filled: either with the points that the dice give there, or struck, and then it is worth nothing.
rules-entry-strike = You may strike a box even if it would score. What is written stays.

## Columns and order

rules-sheet = The card has { $columns_word } columns of { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
 }; each turn fills one box in one of them.
rules-sheet-uneven = The card has { $columns_word } columns; each turn fills one box in one of them.
rules-sheet-won = Each column is added up by itself.
rules-sheet-sum = Each column is added up by itself, and at the end they all count together.
rules-column = { $name }: { $rules }
rules-only-in = This holds only in { $count ->
    [one] the column
   *[other] the columns
 } { $columns }.
rules-column-boxes = Its boxes from top to bottom: { $boxes }.
rules-column-boxes-free = Its boxes, in any order: { $boxes }.
rules-order-free = The order is free.
rules-order-down = Filled strictly from top to bottom.
rules-order-up = Filled strictly from bottom to top.
rules-order-list = Filled strictly in this order: { $boxes }.
rules-order-ends = Filled from both ends: only the topmost and the bottommost free box may be filled.
rules-order-middle = Filled from the middle outwards: { $boxes } comes first, then box by box upwards as well as downwards.
rules-order-lines = Filled in several rows, each strictly in its own order: { $lines }.
rules-strikes-next = Only { $count ->
    [one] the box whose turn it is
   *[other] a box whose turn it is
 } may be struck.
rules-strikes-any = Any free box of the column may be struck.
rules-announce = What is to go here must be announced right after the first throw; the dice then score in no other column.
rules-announce-always = In every turn you announce right after the first throw which box it is going to be.
rules-announce-before = What is to go here must be announced before the first throw; the dice then score in no other column.
rules-announce-before-always = In every turn you announce before the first throw which box it is going to be.
rules-announce-last = Announcing is up to you; only when nothing but announced boxes is left, you must.
rules-announce-miss-box = If it comes to nothing, that very box is struck.
rules-announce-miss-any = If it comes to nothing, strike that box or any other that may be struck just then.
rules-announce-strikes-next = Without an announcement nothing goes in here, not even a strike.
rules-announce-strikes-any = Without an announcement you may only strike here, but any free box.
rules-column-throws = { $throws ->
    [one] Only the first throw counts here.
   *[other] Only what is done within { $throws_word } throws goes in here.
 }
rules-column-more-throws = For a box of this column you may throw up to { $throws_word } times.
rules-column-weight = The column counts { $weight ->
    [2] double
    [3] treble
   *[other] { $weight_word } times
 }.
rules-column-weight-halves = The column counts { $whole ->
    [0] half
   *[other] { $whole }.5 times
 }. Each entry and each bonus is counted by itself, and half a point counts as one.
rules-column-weight-below = Points below zero are rounded up as well: −7.5 becomes −7.
rules-column-not-served = Nothing extra here for dice that fell in one throw.

## The boxes

rules-box-entries = { $name } ({ $entries } ×)
rules-box-help = { $takes }: { $gives }.
rules-box-help-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
rules-entries = A box with × is filled as often as it says.
rules-takes-any = anything
rules-takes-number = only the { $faces } count
rules-takes-equal = at least { $count_word } of a kind
rules-takes-all-equal = { $count_word } of a kind
rules-takes-run = { $length_word } numbers in a row
rules-takes-total = exactly { $total } in all
rules-takes-at-least = at least { $total } in all
rules-takes-at-most = at most { $total } in all
rules-takes-total-between = { $least } to { $most } in all
rules-takes-symbol = only { $name } counts
rules-takes-one-colour = all of one colour
rules-takes-groups-one-colour = { $groups }, of one colour
rules-groups-one = { $size ->
    [1] one die
    [2] a pair
   *[other] { $size_word } of a kind
 }
rules-groups-different = { $size ->
    [1] { $count_word } different numbers
    [2] { $count_word } different pairs
    [3] { $count_word } different triplets
    [4] { $count_word } different quadruplets
   *[other] { $count_word } times { $size_word } of a kind, different
 }
rules-groups-any = { $size ->
    [1] { $count_word } dice
    [2] { $count_word } pairs, even of the same number
    [3] { $count_word } triplets, even of the same number
    [4] { $count_word } quadruplets, even of the same number
   *[other] { $count_word } times { $size_word } of a kind, even of the same number
 }
rules-groups-two = { $first_word } of one number, { $second_word } of another
rules-groups-many-different = { $groups }, all different
rules-groups-many-any = { $groups }, even of the same number
rules-points-number = their sum
rules-points-symbol = { $points } each
rules-points-sum = sum of all dice
rules-points-sum-counted = { $dice ->
    [1] pips of the die that counts
   *[other] sum of the { $dice_word } dice that count
 }
rules-points-sum-lowest = { $dice ->
    [1] pips of the lowest die
   *[other] sum of the { $dice_word } lowest dice
 }
rules-points-matching = sum of those dice
rules-points-later = { $plain }; { $less } less for each entry already { $columns ->
    [one] on the card
   *[other] in the column
 }, but never below 0
rules-points-aside = { $plain }; does not count by itself
rules-points-plus = { $plain } + { $plus }
rules-points-times = { $times } × { $plain }
rules-points-after = { $points } on throw { $throw }
rules-points-by-throws = { $list }, later { $last }
rules-points-served = { $plain }, { $points } if rolled in one throw
rules-points-double = { $plain }, double if rolled in one throw
rules-served = "In one throw" means: all { $dice_word } dice fell from the cup together.
rules-served-first = Only the first throw can do that.
rules-served-any = That is the first throw, and any later one for which really all of them go back into the cup. Keep even one, and it is gone; stop, and you keep it.

## Bonus

rules-computed-card = Once { $boxes } { $count ->
        [one] is
       *[other] are
    } filled, you get { $formula } points.
rules-computed-card-if = Once { $boxes } { $count ->
        [one] is
       *[other] are
    } filled, you get { $formula } points if { $condition }, otherwise none.
rules-computed-column = Once { $boxes } of a column { $count ->
        [one] is
       *[other] are
    } filled, you get { $formula } points there.
rules-computed-column-if = Once { $boxes } of a column { $count ->
        [one] is
       *[other] are
    } filled, you get { $formula } points there if { $condition }, otherwise none.
rules-where-upper = in the upper section
rules-where-lower = in the lower section
rules-where-all = in all boxes together
rules-where-boxes = in { $boxes }
rules-reach-points = { $count ->
    [one] at least one point
   *[other] at least { $count } points
 }
rules-reach-entries = { $count ->
    [one] at least one entry that scored
   *[other] at least { $count_word } entries that scored
 }
rules-where-compared = { $count ->
    [0] { $where } as { $than }
   *[other] { $where } than { $than }
 }
rules-where-less-points = { $where } less those { $than }
rules-where-less-entries = { $where } less those { $than }
rules-row-upper = in an upper line
rules-row-lower = in a lower line
rules-row-all = in a line
rules-row-boxes = in the line { $boxes }
rules-reach-more-points = { $than ->
   *[other] { $count ->
        [0] at least as many points
        [one] at least one point more
       *[other] at least { $count } points more
     }
 }
rules-reach-more-entries = { $than ->
   *[other] { $count ->
        [0] at least as many entries that scored
        [one] at least one more entry that scored
       *[other] at least { $count_word } more entries that scored
     }
 }
rules-reach-fewer-points = { $than ->
   *[other] { $count ->
        [one] at most one point less
       *[other] at most { $count } points less
     }
 }
rules-reach-fewer-entries = { $than ->
   *[other] { $count ->
        [one] at most one entry that scored less
       *[other] at most { $count_word } entries that scored less
     }
 }
rules-sum-exactly = exactly { $most }
rules-sum-most = at most { $most }
rules-sum-between = { $least } to { $most }
rules-reach-to-points = { $asked } { $count ->
    [one] point
   *[other] points
 }
rules-reach-to-entries = { $asked } { $count ->
    [one] entry
   *[other] entries
 } that scored
rules-reach-strikes = { $count ->
    [one] at least one strike
   *[other] at least { $count_word } strikes
 }
rules-reach-more-strikes = { $than ->
   *[other] { $count ->
        [0] at least as many strikes
        [one] at least one more strike
       *[other] at least { $count_word } more strikes
     }
 }
rules-reach-to-strikes = { $asked } { $count ->
    [one] strike
   *[other] strikes
 }
rules-reach-fewer-strikes = { $than ->
   *[other] { $count ->
        [one] at most one strike less
       *[other] at most { $count_word } strikes less
     }
 }
rules-tiers-strikes = boxes that are struck
rules-where-less-strikes = { $where } less those { $than }
rules-tiers-points = the points
rules-tiers-entries = the entries that scored
rules-tier = { $points } from { $reached }
rules-tier-exactly = { $points } at exactly { $most }
rules-tier-most = { $points } up to { $most }
rules-tier-between = { $points } from { $least } to { $most }
rules-tier-each = { $tier } (and { $points } { $does ->
    [less] less
   *[more] more
 } for each { $each } above that)
rules-each-entries = { $does ->
    [costs] Each entry that scored { $where } costs
   *[brings] For each entry that scored { $where } you get
 } { $points } { $count ->
    [one] point
   *[other] points
 }.
rules-each-strikes = { $does ->
    [costs] Each box that is struck { $where } costs
   *[brings] For each box that is struck { $where } you get
 } { $points } { $count ->
    [one] point
   *[other] points
 }.
rules-bonus-card = If you have { $reached } { $where }, you { $does ->
    [costs] lose { $points }
   *[brings] get { $points } more
 }.
rules-bonus-column = If you have { $reached } { $over ->
    [all] in a column
   *[some] { $where } of a column
 }, you { $does ->
    [costs] lose { $points }
   *[brings] get { $points } more
 } there.
rules-bonus-sheet = If you have { $reached } { $where }, all columns together, you { $does ->
    [costs] lose { $points }
   *[brings] get { $points } more
 }.
rules-bonus-row = If you have { $reached } { $where }, all columns together, you { $does ->
    [costs] lose { $points }
   *[brings] get { $points } more
 }, for each such line.
rules-bonus-unweighted = Here every column counts just once.
rules-bonus-tiers-card = For { $what } { $where } you get { $tiers }. The highest step you reach counts.
rules-bonus-tiers-column = In each column you get, for { $what } { $where }, { $tiers }. The highest step you reach counts.
rules-bonus-tiers-sheet = For { $what } { $where }, all columns together, you get { $tiers }. The highest step you reach counts.
rules-bonus-tiers-row = For { $what } { $where }, all columns together, you get { $tiers }, for each line. The highest step you reach counts.

## Another five of a kind

rules-extra = { $condition }, { $consequence }.
rules-extra-scored = If you already have { $points ->
    [0] points
    [one] one point
   *[other] { $points } points
 } in { $box } and throw { $dice_word } of a kind again{ $number }
rules-extra-struck = If you have struck { $box } and throw { $dice_word } of a kind after all{ $number }
rules-extra-filled = If { $box } is filled or struck and you throw { $dice_word } of a kind again{ $number }
rules-extra-open = If you throw { $dice_word } of a kind while { $box } is still free and use another box{ $number }
rules-extra-any = If you throw { $dice_word } of a kind and do not put it into a free { $box }{ $number }
rules-extra-open-anywhere = While its own box is free, however, it may go anywhere.
rules-extra-number-free = { " " }while the matching number box is free
rules-extra-number-filled = { " " }with the matching number box already filled
rules-extra-only-bonus = you get { $points }, whichever box you use
rules-extra-more = you get more for it
rules-extra-gets = you get { $list } for it
rules-extra-free = you may enter it in any free box
rules-extra-first-number = it must go into the matching number box
rules-extra-first-lower = it must go into a free box of the lower section
rules-extra-first-upper = it must go into a free box of the upper section
rules-extra-then-number = { $full }, into the matching number box
rules-extra-then-lower = { $full }, into a free box of the lower section
rules-extra-then-upper = { $full }, into a free box of the upper section
rules-extra-then-any = { $full }, into any free box
rules-extra-full-number = if that is filled
rules-extra-full-lower = if the lower section is full
rules-extra-full-upper = if the upper section is full
rules-extra-strike = You may strike only a box in which it is worth nothing.
rules-extra-worth = It { $joker ->
    [0] counts
   *[other] is a joker and counts
 } { $list }{ $complete ->
    [0] , elsewhere what it usually does
   *[other] { "" }
 }.
rules-extra-served = If all { $dice_word } fell in one throw, it counts { $list }.
rules-extra-in-lower = { $points } in any lower box
rules-extra-in-upper = { $points } in any upper box
rules-extra-as = { $points } as { $box }
rules-extra-points = { $points ->
    [one] one extra point
   *[other] { $points } extra points
 }
rules-extra-bonus = You also get { $points }.
rules-extra-bonus-number = In the number box you get { $points }.
rules-extra-bonus-lower = In a lower box you get { $points }.
rules-extra-bonus-upper = In an upper box you get { $points } besides the pips.
rules-extra-bonus-other-lower = In any other lower box you get { $points }.
rules-extra-bonus-other-upper = In any other upper box you get { $points }.
rules-extra-counted = It is { $dice_word } of a kind whatever the other dice show, the same or something else.
rules-extra-beside-nothing = The extra points are yours even if the box itself gets 0.
rules-extra-not-counted = Extra points are noted beside the box and do not help towards the bonus.
rules-extra-per-column = Each column is a game of its own in this.
rules-extra-first-place = Where two of these rules name different places, the first holds.
rules-extra-last-worth = Where two of these rules name different values, the last holds.

## The end

rules-end = After { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } the card is full and the game is over.
rules-end-winner = Those who tie for the most points share the win.
rules-end-most-won = The most game points win; those who tie share the win. Alone you play for the points on the pad, and hints are worked out that way.
rules-end-most = No more than { $total } points can be had.
rules-at-once-wins = Whoever scores here { $moment ->
    [served] in one throw
    [any] at all
   *[throws] { $throws ->
        [one] with the first throw
       *[other] after no more than { $throws_word } throws
     }
 } has won against others at once, whatever the score.
rules-at-once-ends = Whoever scores here { $moment ->
    [served] in one throw
    [any] at all
   *[throws] { $throws ->
        [one] with the first throw
       *[other] after no more than { $throws_word } throws
     }
 } ends a game against others at once, for all; what stands on the score cards by then counts.
rules-at-once-alone = Alone you play on until the card is full; averages and hints are worked out that way, too.
rules-at-once-values = Means and hints reckon as if all played on until the card is full.
