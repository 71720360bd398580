# A filled-in score block that somebody typed in.

error-block-too-long = a pad has at most { $lines } lines of { $letters } characters.
error-block-bad-quotes = the quotes of this line do not match.
error-block-too-many = a pad may hold at most { $most } games here.
error-table-spreadsheet = this is a spreadsheet of Excel or LibreOffice: save it there as CSV (File, Save as, CSV UTF-8) and use that file.
error-table-pdf = this is a PDF: copy its text into a text file, or save the table as CSV.
error-table-picture = this is a picture: type the pad, a line for each box, as text or CSV.
error-table-no-text = this is no text; text and CSV are read.
error-block-empty = no points stand in this file.
error-block-not-points = game { $game }: "{ $found }" is neither points nor the mark of a crossed-out box (- or x).
error-block-no-such-box = the column { $column } has no box "{ $box }".
error-block-gap = the gaps in "{ $box }" do not show to which games the points belong; write a dot into each free box.
error-block-names = "{ $found }" are not as many names as there are games below.
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
block-aside = Beside the points: { $words }
block-right = Every entry fits its box, and every sum is right.

# What people call the lines of the block that are no boxes, separated by commas.
block-upper = sub total, upper subtotal, upper, upper total, upper section, sum, subtotal, total score
block-upper-with-bonus = total of upper section, upper section total, upper total, upper with bonus, total upper, total upper section
block-lower = total of lower section, lower section total, lower, lower total, lower section, total lower, total lower section
block-total = total, score, total score, final score, final total, points, grand total, sum total
block-extra = extra, extra Kniffel, Yahtzee bonus, bonus Yahtzees, extra points
block-throws = free rolls, bought rolls, free throws, bought throws

# Headings and labels in tables and on printed pads, separated by commas.
# Boxes and sums as on the printed card: https://en.wikipedia.org/wiki/Yahtzee, https://en.wikipedia.org/wiki/Yatzy.
# Headings and abbreviations are common words without a source.
heading-game = game, match, round, no., game no.
heading-date = date, day
heading-variant = variant, rules
heading-name = name, names, player, players, who, box
heading-remark = remark, remarks, note, notes, comment, comments, occasion, location, file, loss, luck, winner
heading-place = place, rank, position
heading-hint = hint, how to score, scoring, scores
block-bonus = bonus, bonus points, upper bonus
heading-mean = mean, average, avg.
block-points-unit = p, pt, pts, point, points
box-ones = ones, aces, one, 1s
box-twos = twos, deuces, two, 2s
box-threes = threes, treys, three, 3s
box-fours = fours, four, 4s
box-fives = fives, five, 5s
box-sixes = sixes, six, 6s
box-one-pair = one pair, pair, 1 pair
box-two-pairs = two pairs, two pair, 2 pairs, 2 pair
box-three-of-a-kind = three of a kind, 3 of a kind, 3 kind, 3K, 3OAK, three kind, 3-kind, 3x
box-four-of-a-kind = four of a kind, 4 of a kind, 4 kind, 4K, 4OAK, four kind, poker, 4x
box-five-of-a-kind = Yahtzee, Yatzy, five of a kind, 5 of a kind
box-full-house = full house, FH, full hse., boat
box-small-straight = small straight, sm. straight, sm straight, sm. str., S. straight, low straight, SS
box-large-straight = large straight, lg. straight, lg straight, lg. str., L. straight, high straight, LS
box-straight = straight
box-chance = chance, chances
box-maximum = maximum, max
box-minimum = minimum, min
box-three-pairs = three pairs, 3 pairs
box-full-straight = full straight
box-house = villa, 3+3
box-tower = tower, 2+4, 4+2
column-named-down = down
column-named-free = free
column-named-up = up
column-named-announced = announced, call
