# The command "pasch stats": many games added up.

help-stats =
    Add many games up: by rules and person, box by box beside the best play, and who wins against whom.

    FILES are recorded games, the history of a browser, tables of old sheets (docs/statistics.md shows one), or folders full of them. What cannot be read is named; the rest counts.
help-stats-variant = The variant of sheets whose table names none.
help-stats-same = Two names of one person, the one to keep first: "Oma=Grandma"; may be given several times.
help-stats-review = Also the loss and luck of each game, where its rolls are known and its variant is solved already ("pasch solve"). That takes a few hundredths of a second a game.
help-stats-csv = Each card as a line into this CSV file; "-" writes it to standard output.
help-stats-plot = Draw the totals over time into this file (.svg or .png), for the rules played most.
metavar-files = FILES
metavar-table = FILE

stats-read = { $games ->
    [one] One game
   *[other] { $games } games
 } from { $files ->
    [one] one file
   *[other] { $files } files
 }.
stats-unfinished = { $count ->
    [one] One game is not over and does not count.
   *[other] { $count } games are not over and do not count.
 }
stats-incomplete = { $count ->
    [one] One game lacks a card that cannot be read: it counts for no victory and no head-to-head.
   *[other] { $count } games lack a card that cannot be read: they count for no victory and no head-to-head.
 }
stats-unread = { $count ->
    [one] One file cannot be read, or not all of it.
   *[other] { $count } files cannot be read, or not all of them.
 }
stats-skipped = { $count ->
    [one] One file in the folders is none of Pasch’s and was skipped.
   *[other] { $count } files in the folders are none of Pasch’s and were skipped.
 }
stats-more-problems = … and { $count ->
    [one] one more mistake.
   *[other] { $count } more mistakes.
 }
stats-title = { $variant }: { $games ->
    [one] one game
   *[other] { $games } games
 }
stats-nameless = no name
stats-best-play = best play
stats-column-person = Who
stats-column-games = games
stats-column-mean = mean
stats-column-sd = spread
stats-column-best = best
stats-column-worst = worst
stats-column-won = won
stats-column-bonus = bonus
stats-column-box = Box
stats-column-duel = Head to head
stats-column-ahead = ahead
stats-column-level = level
stats-column-behind = behind
stats-column-lead = lead
stats-column-reviewed = reviewed
stats-column-loss = loss
stats-column-luck = luck
stats-column-early-loss = loss before
stats-column-late-loss = of late
stats-plot-total = total
stats-plot-loss = loss
stats-plot-luck = luck
stats-plot-game = game

error-stats-foreign = this is neither a record of a game nor a history nor a table of old sheets.
error-stats-block = this is a score pad without rolls and without a date; "pasch review FILE --variant VARIANT" compares it box by box with the best play.
error-stats-date = "{ $found }" is no date such as 2026-11-22; the game counts without one.
error-stats-card = the card does not fit the sheet of "{ $variant }"; only its total counts.
error-stats-record = the rolls of this game cannot be read, so it is not reviewed ({ $why }).
error-stats-nothing = { $files ->
    [0] there is no file with games.
    [one] the file holds no game that is over.
   *[other] none of the { $files } files holds a game that is over.
 }
error-sheets-too-long = a table of old sheets has at most { $lines } lines of { $letters } characters.
error-sheets-not-a-table = this cannot be read as a table; perhaps a quotation mark is missing.
error-sheets-no-variant = it is not said by which rules was played: in the column "variant", or with --variant.
error-sheets-no-total = "{ $found }" is no total.
error-sheets-too-much = these rules do not give { $found } { $found ->
    [one] point
   *[other] points
 }; { $most } at most.
error-sheets-wrong-total = the boxes add up to { $right } { $right ->
    [one] point
   *[other] points
 } and not to { $found }.
error-sheets-box = "{ $found }" cannot stand in "{ $box }"; { $allowed } can.
error-sheets-no-date = "{ $found }" is no day, or may mean two; 2025-11-21 and 21.11.2025 mean one.
error-sheets-no-heading = "{ $found }" stands under no heading.
error-sheets-twice = the heading "{ $heading }" occurs twice.
error-sheets-no-points = "{ $sum }" is "{ $found }", which are no points.
error-sheets-wrong-sum = "{ $sum }" is { $found }, but the boxes give { $right }.
error-sheets-same-person = "{ $name }" is in game "{ $game }" twice; the first card counts, and the game for no victory.
error-sheets-two-days = the lines of game "{ $game }" are of two days, { $first } and { $found }; the first counts.
error-stats-same-pair = "{ $found }" is not a pair of names as in Oma=Grandma.
error-stats-same-unknown = "{ $name }" occurs in no game.
error-stats-same-together = "{ $one }" and "{ $other }" played against each other ({ $day }), so they are two people.
