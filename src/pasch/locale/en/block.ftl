# A filled-in score block that somebody typed in.

error-block-too-long = a pad has at most { $lines } lines of { $letters } characters.
error-block-bad-quotes = the quotes of this line do not match.
error-block-too-many = a pad may hold at most { $most } games here.
error-block-empty = no points stand in this file.
error-block-not-points = game { $game }: "{ $found }" is neither points nor the mark of a crossed-out box (- or x).
error-block-no-such-box = the column { $column } has no box "{ $box }".
error-block-twice = game { $game }: { $box } stands on the pad twice.
error-block-impossible = game { $game }: no roll gives { $found } in { $box }; possible are { $allowed }.
error-block-impossible-extra = game { $game }: { $found } { $found ->
    [one] extra point
   *[other] extra points
 } cannot be with these entries; possible are { $allowed }.
error-block-unreachable = game { $game }: { $why }.
error-block-impossible-throws = game { $game }: { $found } cannot be; possible are { $allowed }.
error-block-wrong-sum = game { $game }: "{ $sum }" is { $found } here, but the boxes give { $right }.

block-game = Game { $name }: { $total }
block-game-open = Game { $name }: { $total } so far, boxes are still free
block-right = Every entry fits its box, and every sum is right.

# What people call the lines of the block that are no boxes, separated by commas.
block-upper = upper, upper total, upper section, sum, subtotal, total score
block-upper-with-bonus = upper total, upper with bonus, total upper, total upper section
block-lower = lower, lower total, lower section, total lower, total lower section
block-total = total, grand total, sum total
block-extra = extra, extra Kniffel, Yahtzee bonus, bonus Yahtzees, extra points
block-throws = free rolls, bought rolls, free throws, bought throws
