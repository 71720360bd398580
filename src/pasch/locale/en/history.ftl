# What stays after the game: history and statistics in the browser.

## What the pages are called

history-tabs = History and statistics
history-games = Games

## The list

history-search = Search
history-person = Who
history-anybody = Anybody
history-variant = Variant
history-any-variant = Any variant
history-choice = { $name }, { $games ->
    [one] 1 game
   *[other] { $games } games
 }
history-other-rules = { $name }, other rules { $number }
history-count =
    { $count ->
        [one] One game
       *[other] { $shown } games
    }
history-found =
    { $count ->
        [0] No matching games.
        [one] One game of { $all }
       *[other] { $shown } of { $all } games
    }
history-place = { $place }.
history-won-by = Won:
history-more-people =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
history-show-more = Show more ({ $count })

history-empty = Your games will appear here
history-empty-what = Every game and score pad you finish stays here on this device: with everybody's card, the result, and statistics on how well everybody plays.
history-empty-play = Start a game
history-empty-block = Score pad for real dice
results-none = Your numbers appear here after your first game.
history-goal = A target to aim for
history-goal-what = Perfect play of { $variant } averages { $points } points. Here is what each box brings.

## A game of the past

history-review = Review another game
history-back = Back to the history
history-kind-game = Game
history-kind-block = Score pad with real dice
history-to-game = To the table
history-to-block = To the score pad
history-to-this-table = Back to the table
history-series = The whole series
history-series-game = Game { $number }, { $day }
history-series-points = Total points
history-unknown = This game is not in this device's history.
history-delete = Delete
history-delete-title = Delete this game?
history-delete-what = It will be deleted from this device and from the statistics. This cannot be undone.
history-delete-yes = Delete
history-deleted = The game has been deleted.

## What belongs to you

history-yours = Your history is yours
history-yours-what = It is stored only on this device, with everything you practised. Save it as a file or take it to another device; what is already there stays.
history-save = Save as a file
history-read-file = Import a file
history-reading = Reading the games …
history-reading-of = { $done } of { $all }
history-read-cancel = Cancel
history-read-cancelled = Nothing was imported.
history-read =
    { $added ->
        [0] All games in this file were already in the history.
        [one] One game has been added.
       *[other] { $added } games have been added.
    }
history-read-learning = Your practice has been restored.
history-delete-all = Delete all
history-delete-all-title = Delete the whole history?
history-delete-all-what =
    { $count ->
        [0] Your practice will be deleted from this device.
        [one] One game will be deleted from this device, with everything you practised and its statistics.
       *[other] { $count } games will be deleted from this device, with everything you practised and their statistics.
    } Unfinished games stay. This cannot be undone.
history-delete-all-yes = Delete all
history-deleted-all = The history is empty.

error-history-no-file = this is no history file of Pasch.
error-history-newer = this file comes from a newer version of Pasch; reload the page and try again.
error-history-damaged = the file is damaged (at "{ $place }"); nothing was imported.

## What somebody is called

history-rename = Rename
history-rename-title = Rename { $name }
history-rename-name = New name
history-rename-what = Applies to all games on this device. If the name already exists, both become one person.
history-rename-earlier = Formerly “{ $name }”
history-rename-back = Undo
history-renamed = Now called { $name }.

## Statistics

history-nothing-played = No games with these rules yet.
history-table-empty = No game at this table is finished yet. Afterwards you will see here how well everybody played.

results-games = Games
results-won = Won
results-won-of = { $share } of games with others
results-won-few = { $won ->
    [one] one win
   *[other] { $won } wins
 }
results-further = All figures
results-mean = Average
results-best = Best
results-mean-points = Points on average
results-most = Most points
results-least = Fewest points
results-spread = Mostly
results-spread-what = points, in about two of three games
results-strong = Strongest box: { $box }, with { $points } points on average.
results-try = { $kind ->
    [number] Collect more in "{ $box }"
   *[figure] Go for "{ $box }" more often
 }: { $own ->
    [0] it has brought nothing yet
   *[other] it has brought { $points } points on average
 }; about { $best } are possible.
results-of-games = of games
results-best-play-exact = perfect play { $points }
results-best-play-measured = strongest computer { $points }
results-records = Records
results-records-what = From all games, whatever the rules.
results-record-best = Best at { $variant }
results-record-streak = Wins in a row
results-record-duels = Who against whom
results-over-time = Over time
results-over-time-what = { $games } games, { $mean } points on average, { $latest } lately. The numbers are in the table below.
results-one-game = one game
results-last-games = average of the last { $games }
results-best-play-mean-exact = average of perfect play
results-best-play-mean-measured = average of the strongest computer
results-spread-of = spread of these games
results-as-table = As a table
results-day = Day
results-month = Month
results-total = Total
results-boxes = Box by box
results-boxes-what-exact = Points that each box scores on average, and what it would score with perfect play.
results-boxes-what-measured = Points that each box scores on average, and what it scored for the strongest computer in { $games } games. That is measured: perfect play cannot be worked out for a pad this large.
results-boxes-unknown = Points that each box scores on average. Nobody has worked out perfect play for this variant yet.
results-only-bonuses = Only the bonuses make up the total; the boxes count towards them alone.
results-box = Box
results-best-play-short-exact = Perfect play
results-best-play-short-measured = Strongest computer
results-difference = Gap
results-bonus = in { $share } of games
results-bonus-both-exact = in { $share } of games (best { $best })
results-bonus-both-measured = in { $share } of games (computer { $best })
results-extra = Extra points
results-duels = Head to head
results-duels-what = Who scored more when both played.
results-against = Against
results-score = Score
results-score-of = { $ahead } : { $behind }
results-level = { $level } tied
results-margin = Points apart
results-everybody = All players compared

## A game that came in a link

linked-reading = Reading the game …
linked-over = A game from a link
linked-open = An unfinished game from a link
linked-keep = Add to the history
linked-kept = The game is now in the history.
linked-copy = Copy the game as a link
linked-broken = This game cannot be opened
linked-paste = Paste the whole link
linked-again = The end of a link sometimes gets lost when it is forwarded.
linked-paste-go = Open
linked-file = Open a game file (.pasch)

## A year for the fridge

keepsake-title = A picture for the fridge
keepsake-span = Period
keepsake-days = { $days ->
    [one] 1 day of play
   *[other] { $days } days of play
 }
keepsake-games = { $games ->
    [one] 1 game
   *[other] { $games } games
 }
keepsake-sum = { $days }, { $games }
keepsake-favourite = Most of all { $variant } ({ $games })
keepsake-wins = { $won ->
    [one] 1 win
   *[other] { $won } wins
 } in { $games ->
    [one] 1 game
   *[other] { $games } games
 }
keepsake-who = { $person }, { $day }
keepsake-record = Record: { $points }
keepsake-record-who = { $person }, { $variant }, { $day }
keepsake-fives = { $count } × { $box } in one game
keepsake-close = Closest win: ahead by { $points }
keepsake-close-who = { $person } ahead of { $other }, { $day }
keepsake-streak = { $wins } wins in a row
