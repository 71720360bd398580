# The rules of a variant as a player would explain them. For every number $n there is the number word $n_word.

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
rules-between-parts = { "; " }
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
 } · { $total } { $total ->
    [one] point
   *[other] points
 } at most

rules-heading-goal = The aim
rules-heading-turn = A turn
rules-heading-columns = The columns
rules-heading-column = Filling the card
rules-heading-upper = Upper section
rules-heading-lower = Lower section
rules-heading-boxes = The boxes
rules-heading-served = In one roll
rules-heading-bonus = Bonus
rules-heading-extra = Another { $dice_word } of a kind
rules-heading-at-once = At once
rules-heading-end = The end
rules-heading-note = Remarks

## The aim

rules-goal = Everybody fills a score pad, one box each turn. Whoever has the most points at the end wins.
rules-goal-won = Everybody fills a score pad, one box each turn.
rules-goal-alone = You fill your score pad, one box each turn, and collect as many points as you can.
rules-goal-bonuses = Only the bonuses count at the end; the points in the boxes decide which of them you get.
rules-won-column = { $points } for { $name }
rules-goal-columns = With several players, you play for game points: the player with the most in a column gets { $columns }. If players tie for a column, nobody gets them.
rules-goal-all-columns = A player who wins all of these columns gets { $points ->
    [one] 1 extra game point
   *[other] { $points } extra game points
 }.
rules-seats-alone = It is a game for one.
rules-seats-exactly = It is a game for { $most_word }.
rules-seats-or-alone = Up to { $most_word } can play, and you can also play alone.
rules-seats = It takes { $least_word } to { $most_word } players.
rules-start = Everybody rolls one die: the highest number starts, and those who tie roll again.
rules-direction-clockwise = Then play goes round clockwise, unless you have agreed otherwise.
rules-direction-counter-clockwise = Then play goes round counter-clockwise, unless you have agreed otherwise.

## A turn

rules-dice-once = You roll { $dice ->
    [one] one die
   *[other] { $dice_word } dice
 }, only once in a turn.
rules-dice = You roll { $dice ->
    [one] one die
   *[other] { $dice_word } dice
 }, up to { $throws ->
    [2] twice
   *[other] { $throws_word } times
 } in a turn.
rules-dice-counted = { $counted ->
    [1] Only one of them counts
   *[other] Only { $counted_word } of them count
 }: in each box, those that score the most there.
rules-dice-faces = Each die shows { $faces }.
rules-dice-odd = { $dice ->
    [1] One of the dice is different: it shows
   *[other] { $dice_word } of the dice are different: they show
} { $faces }.
rules-dice-wild = { $count ->
    [1] { $faces } is wild: it
   *[other] { $faces } are wild: each of them
} counts in every box as the number that scores the most there.
rules-dice-symbols = Instead of { $count ->
    [1] a number
   *[other] numbers
} the dice show { $symbols }, which count as { $numbers }.
rules-symbol = { $name } ({ $sign })
rules-dice-colours = The numbers have colours: { $colours }.
rules-colour = { $name } ({ $faces })
rules-throws-rest = Roll all of them first; after that, keep the dice you like and roll only the rest again.
rules-throws-release = Dice you have kept may go back into the cup before a later roll.
rules-throws-no-release = Dice you have kept stay on the table.
rules-throws-put-aside = Before you roll again, set at least { $aside ->
    [one] one die
   *[other] { $aside_word } dice
 } aside, and for good: dice set aside do not go back into the cup in this turn.
rules-throws-stop = You may stop early.
rules-throws-last = In the last turn, when one entry is left on your card, you may roll up to { $throws_word } times{ $some ->
    [yes] { "" }, unless its column allows fewer rolls
   *[no] { "" }
 }.
rules-throws-save = Rolls you do not use are not lost: they are saved and add to the { $throws ->
    [1] single roll
   *[other] { $throws_word } rolls
 } of later turns.
rules-buy = If that is not enough, you may buy { $count ->
    [one] one more roll after roll { $throws_word }, but only one in a turn
   *[other] up to { $count_word } more rolls after roll { $throws_word }
 }.
rules-buy-allowance = { $columns ->
    [one] The card
   *[other] Each column
 } has { $count ->
    [one] one such roll
   *[other] { $count_word } such rolls
 } ("{ $name }").
rules-buy-shared = { $count ->
    [one] It is
   *[other] They are
 } for all columns together.
rules-buy-charged = The roll is charged to the column in which you enter the turn; a column that has none left is closed for that turn.
rules-buy-unused = At the end, each roll not bought is worth { $points ->
    [one] one point
   *[other] { $points } points
 }.
rules-entry = A turn ends with exactly one free box filled: either you enter the points that the dice score there, or you cross it out for nothing.
rules-entry-strike = You may cross out a box even if it would score. What is written stays.
rules-entry-below-zero = A box that begins below 0 costs points even when it is crossed out: as many as without any of its dice.

## Columns and order

rules-sheet = The card has { $columns_word } columns of { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
 }; each turn fills one box in one of them.
rules-sheet-uneven = The card has { $columns_word } columns; each turn fills one box in one of them.
rules-sheet-won = Each column is added up by itself.
rules-sheet-sum = Each column is added up by itself, and at the end they all count together.
rules-column = { $name }: { $rules }
rules-only-in = This applies only in { $count ->
    [one] the column
   *[other] the columns
 } { $columns }.
rules-column-boxes = Its boxes from top to bottom: { $boxes }.
rules-column-boxes-free = Its boxes, in any order: { $boxes }.
rules-order-free = The order is free.
rules-order-down = Filled strictly from top to bottom.
rules-order-up = Filled strictly from bottom to top.
rules-order-list = Filled strictly in this order: { $boxes }.
rules-order-groups = Filled in this order: { $groups }; the boxes of each part in any order.
rules-then = { ", then " }
rules-group-upper = the upper boxes
rules-group-lower = the lower boxes
rules-order-ends = Filled from both ends: only the topmost and the bottommost free box may be filled.
rules-order-middle = Filled from the middle outwards: { $boxes } comes first, then box by box upwards as well as downwards.
rules-order-lines = Filled in { $count_word } rows, each in a fixed order: { $lines }.
rules-order-some = Only these have an order: { $lines }. All other boxes are free.
rules-strikes-next = Only { $count ->
    [one] the box whose turn it is
   *[other] a box whose turn it is
 } may be crossed out.
rules-strikes-any = Any free box of the column may be crossed out.
rules-announce = What is to go here must be announced right after the first roll; the dice then score in no other column.
rules-announce-always = In every turn you announce right after the first roll which box it is going to be.
rules-announce-before = What is to go here must be announced before the first roll; the dice then score in no other column.
rules-announce-before-always = In every turn you announce before the first roll which box it is going to be.
rules-announce-last = Announcing is optional; you must announce only when no other boxes are left.
rules-announce-miss-box = If you miss, that very box is crossed out.
rules-announce-miss-any = If you miss, cross out that box or any other that may be crossed out just then.
rules-announce-strikes-next = Without an announcement nothing goes in here; you cannot even cross out a box.
rules-announce-strikes-any = Without an announcement you may only cross out a box here, but any free one.
rules-announce-unless-served-next = Dice that fell in one roll may go in here without an announcement; otherwise nothing does, and you cannot even cross out a box.
rules-announce-unless-served-any = Dice that fell in one roll may go in here without an announcement; otherwise you may only cross out a box here without one, but any free one.
rules-column-throws = { $throws ->
    [one] Only the first roll counts here.
   *[other] Only what is done within { $throws_word } rolls goes in here.
 }
rules-column-more-throws = For a box of this column you may roll up to { $throws_word } times.
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
rules-column-not-served = Nothing extra here for dice that fell in one roll.
rules-column-served-only = Only dice that fell in one roll score here; with any others you can only cross out a box.

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
rules-takes-and-one-of = { $all }, and also { $one }
rules-takes-symbol = { $key ->
    [nine] only the nines count
    [ten] only the tens count
    [jack] only the jacks count
    [queen] only the queens count
    [king] only the kings count
    [ace] only the aces count
   *[other] only { $name } counts
 }
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
rules-points-par = { $plain } − { $less }: { $count ->
    [one] one makes 0
   *[other] { $count_word } make 0
}, crossed out −{ $less }
rules-points-matching = sum of those dice
rules-points-later = { $plain }; { $less } less for each entry already { $columns ->
    [one] on the card
   *[other] in the column
 }, but never below { $least }
rules-points-aside = { $plain }; does not count by itself
rules-points-plus = { $plain } + { $plus }
rules-points-times = { $times } × { $plain }
rules-points-after = { $points } on roll { $throw }
rules-points-by-throws = { $list }, later { $last }
rules-points-served = { $plain }, { $points } in one roll
rules-points-double = { $plain }, double in one roll
rules-served = "In one roll" means that all { $dice_word } dice fell from the cup together.
rules-served-first = Only the first roll can do that.
rules-served-any = That is the first roll, and any later one for which all of them go back into the cup. Keep even one back, and the chance is gone; if you stop, it still counts.

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
    [one] score at least one point
   *[other] score at least { $count } points
 }
rules-reach-entries = score{ $every ->
    [box] {""}
    [line] {" "}everywhere
   *[none] {" "}at least { $count ->
        [one] once
        [2] twice
       *[other] { $count_word } times
     }
    [time] {" "}{ $count ->
        [2] twice
       *[other] { $count_word } times
     }
 }
rules-where-compared = { $count ->
    [0] { $where } as { $than }
   *[other] { $where } than { $than }
 }
rules-where-less-points = { $where } less that { $than }
rules-where-less-entries = { $where } less that { $than }
rules-row-upper = in an upper line
rules-row-lower = in a lower line
rules-row-all = in a line
rules-row-boxes = in the line { $boxes }
rules-reach-more-points = { $than ->
   *[other] { $count ->
        [0] score at least as many points
        [one] score at least one point more
       *[other] score at least { $count } points more
     }
 }
rules-reach-more-entries = { $than ->
   *[other] { $count ->
        [0] score at least as many times
        [one] score at least one more time
       *[other] score at least { $count_word } more times
     }
 }
rules-reach-fewer-points = { $than ->
   *[other] { $count ->
        [one] score at most one point less
       *[other] score at most { $count } points less
     }
 }
rules-reach-fewer-entries = { $than ->
   *[other] { $count ->
        [one] score at most one time fewer
       *[other] score at most { $count_word } times fewer
     }
 }
rules-sum-exactly = exactly { $most }
rules-sum-most = at most { $most }
rules-sum-between = { $least } to { $most }
rules-reach-to-points = score { $asked } { $count ->
    [one] point
   *[other] points
 }
rules-reach-to-entries = score { $asked } { $count ->
    [one] time
   *[other] times
 }
rules-reach-strikes = { $count ->
    [one] cross out at least one box
   *[other] cross out at least { $count_word } boxes
 }
rules-reach-more-strikes = { $than ->
   *[other] { $count ->
        [0] cross out at least as many boxes
        [one] cross out at least one more box
       *[other] cross out at least { $count_word } more boxes
     }
 }
rules-reach-to-strikes = cross out { $asked } { $count ->
    [one] box
   *[other] boxes
 }
rules-reach-fewer-strikes = { $than ->
   *[other] { $count ->
        [one] cross out at most one box fewer
       *[other] cross out at most { $count_word } boxes fewer
     }
 }
rules-tiers-strikes = the number of boxes crossed out
rules-where-less-strikes = { $where } less that { $than }
rules-tiers-points = the total
rules-tiers-entries = the number of scores
rules-gain = { $does ->
    [costs] costs
   *[brings] scores
 } { $count ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
 }
rules-tier = { $reached } or more { $gain }
rules-tier-below = below { $reached } { $gain }
rules-tier-exactly = exactly { $most } { $gain }
rules-tier-most = at most { $most } { $gain }
rules-tier-between = { $least } to { $most } { $gain }
rules-tier-each = { $tier } (and { $points } { $does ->
    [less] less
   *[more] more
 } for each { $each } above that)
rules-or-more = { $count_word } or more
rules-by-count-entries = { $to ->
    [1] one score { $where } { $does ->
        [costs] costs
       *[brings] is worth
     }
   *[other] { $counted } scores { $where } { $does ->
        [costs] cost
       *[brings] are worth
     }
 } { $points } { $count ->
    [one] point
   *[other] points
 }
rules-by-count-strikes = { $to ->
    [1] one box crossed out { $where } { $does ->
        [costs] costs
       *[brings] is worth
     }
   *[other] { $counted } boxes crossed out { $where } { $does ->
        [costs] cost
       *[brings] are worth
     }
 } { $points } { $count ->
    [one] point
   *[other] points
 }
rules-by-count-more = { $counted } { $points } { $count ->
    [one] point
   *[other] points
 }
rules-each-time = Each { $box } { $does ->
    [costs] costs
   *[brings] is worth
 } { $points } { $count ->
    [one] point
   *[other] points
 }.
rules-each-entries = { $does ->
    [costs] Each score { $where } costs
   *[brings] Each score { $where } is worth
 } { $points } { $count ->
    [one] point
   *[other] points
 }.
rules-each-strikes = { $does ->
    [costs] Each box crossed out { $where } costs
   *[brings] Each box crossed out { $where } is worth
 } { $points } { $count ->
    [one] point
   *[other] points
 }.
rules-bonus-card = If you { $reached } { $where }, you { $does ->
    [costs] lose { $points }
   *[brings] get { $points } extra
 } { $count ->
    [one] point
   *[other] points
 }.
rules-bonus-column = If you { $reached } { $over ->
    [all] in a column
   *[some] { $where } of a column
 }, you { $does ->
    [costs] lose { $points }
   *[brings] get { $points } extra
 } { $count ->
    [one] point
   *[other] points
 } there.
rules-bonus-sheet = If you { $reached } { $where }, all columns together, you { $does ->
    [costs] lose { $points }
   *[brings] get { $points } extra
 } { $count ->
    [one] point
   *[other] points
 }.
rules-bonus-row = If you { $reached } { $where }, all columns together, you { $does ->
    [costs] lose { $points }
   *[brings] get { $points } extra
 } { $count ->
    [one] point
   *[other] points
 } for each such line.
rules-bonus-unweighted = Here every column counts just once.
rules-bonus-open = A box that is still free counts as crossed out for this.
rules-bonus-tiers-card = For { $what } { $where }, { $tiers }.
rules-bonus-tiers-column = In each column, for { $what } { $where }, { $tiers }.
rules-bonus-tiers-sheet = For { $what } { $where }, all columns together, { $tiers }.
rules-bonus-tiers-row = For { $what } { $where }, all columns together, { $tiers }, for each line.
rules-bonus-tiers-highest = Only the highest step you reach counts.

## Another five of a kind

rules-extra = { $condition }, { $consequence }.
rules-extra-scored = If you already have { $points ->
    [0] points
    [one] one point
   *[other] { $points } points
 } in { $box } and roll { $dice_word } of a kind again{ $number }
rules-extra-struck = If you have crossed out { $box } and roll { $dice_word } of a kind after all{ $number }
rules-extra-filled = If { $box } is filled or crossed out and you roll { $dice_word } of a kind again{ $number }
rules-extra-open = If you roll { $dice_word } of a kind while { $box } is still free and use another box{ $number }
rules-extra-any = If you roll { $dice_word } of a kind and do not put it into a free { $box }{ $number }
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
rules-extra-strike = You may cross out only a box in which it is worth nothing.
rules-extra-worth = It { $joker ->
    [0] counts
   *[other] is a joker and counts
 } { $list }{ $complete ->
    [0] , elsewhere what it usually does
   *[other] { "" }
 }.
rules-extra-served = If all { $dice_word } fell in one roll, it counts { $list }.
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
rules-extra-per-column = Each column counts as a separate game here.
rules-extra-first-place = Where two of these rules name different places, the first applies.
rules-extra-last-worth = Where two of these rules name different values, the last applies.

## The end

rules-end = After { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } the card is full and the game is over.
rules-end-winner = Those who tie for the most points share the win.
rules-end-most-won = The most game points win; those who tie share the win. Alone you play for the points on the pad, and hints are worked out that way.
rules-end-most = The most you can score is { $total } { $total ->
    [one] point
   *[other] points
 }.
rules-at-once-wins = A player who scores here { $moment ->
    [served] in one roll
    [any] at all
   *[throws] { $throws ->
        [one] with the first roll
       *[other] after no more than { $throws_word } rolls
     }
 } has won against others at once, regardless of the score.
rules-at-once-ends = A player who scores here { $moment ->
    [served] in one roll
    [any] at all
   *[throws] { $throws ->
        [one] with the first roll
       *[other] after no more than { $throws_word } rolls
     }
 } ends a game against others at once, for all; what is on the score pads by then counts.
rules-at-once-alone = Alone you play on until the card is full; averages and hints are worked out that way, too.
rules-at-once-values = Averages and hints are worked out as if everybody played on until the card is full.
