# What stays after the game: history and statistics in the browser.

## What the pages are called

title-history = History
title-results = Statistics
title-table-results = Statistics of this table

frame-history = History
start-history = History and statistics
start-history-what = Every game that is over, and who plays how well
history-tabs = History and statistics
history-games = Games

## The list

history-search = Search
history-person = Who
history-anybody = Anybody
history-variant = Variant
history-any-variant = Any variant
history-choice = { $name } ({ $games })
history-other-rules = { $name }, other rules { $number }
history-count =
    { $count ->
        [one] One game
       *[other] { $shown } games
    }
history-found =
    { $count ->
        [0] No game fits.
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

history-empty = Your games gather here
history-empty-what = Every game and every score pad that you finish stays here on this device: with everybody's card, the results, and statistics of who plays how well.
history-empty-play = Start a game
history-empty-block = Score pad for real dice
history-goal = Something to measure yourself against
history-goal-what = Whoever always plays { $variant } as well as it can be played gets { $points } points on average, so many in each box. After your first game your own numbers stand beside them.

## A game of the past

history-review = Review another game
history-back = To the history
history-kind-game = Game
history-kind-block = Score pad with real dice
history-to-game = To the table
history-to-block = To the score pad
history-to-this-table = Back to the table
history-series = The whole series
history-series-game = Game { $number }, { $day }
history-series-points = Points in all
history-unknown = This game is not in this device's history.
history-delete = Delete
history-delete-title = Delete this game?
history-delete-what = It disappears from this device, and from the statistics. This cannot be undone.
history-delete-yes = Delete
history-deleted = The game is deleted.

## What belongs to you

history-yours = Your history is yours
history-yours-what = It lies on this device alone, with all that you practised. Save it as a file, or take it to another device; what is there already stays.
history-save = Save as a file
history-read-file = Read a file
history-reading = Reading the games …
history-reading-of = { $done } of { $all }
history-read-cancel = Cancel
history-read-cancelled = Nothing was taken over.
history-read =
    { $added ->
        [0] All games of this file were in the history already.
        [one] One game has been added.
       *[other] { $added } games have been added.
    }
history-read-learning = What you practised is there again.
history-delete-all = Delete all
history-delete-all-title = Delete the whole history?
history-delete-all-what =
    { $count ->
        [0] What you practised disappears from this device.
        [one] One game disappears from this device, with all that you practised, and its statistics with it.
       *[other] { $count } games disappear from this device, with all that you practised, and their statistics with them.
    } Games that are not over stay. This cannot be undone.
history-delete-all-yes = Delete all
history-deleted-all = The history is empty.

error-history-no-file = this is no history file of Pasch.
error-history-newer = this file comes from a newer version of Pasch; load the page again and try once more.
error-history-damaged = the file is damaged (at "{ $place }"); nothing of it was taken.

## What somebody is called

history-rename = Rename
history-rename-title = Rename { $name }
history-rename-name = New name
history-rename-what = Counts for all games on this device. Whoever has that name already becomes the same person.
history-rename-earlier = Once “{ $name }”
history-rename-back = Take back
history-renamed = Is called { $name } now.

## Statistics

history-nothing-played = There is no game by these rules yet.
history-table-empty = No game at this table is over yet. Afterwards you find here who played how well.

results-games = Games
results-won = Won
results-won-of = { $share } of games with others
results-mean = Average
results-best = Best
results-worst = Worst
results-spread = Spread
results-spread-what = around the average
results-of-games = of games
results-best-play-exact = best play { $points }
results-best-play-measured = strongest computer { $points }
results-over-time = Over time
results-over-time-what = { $games } games, { $mean } points on average, { $latest } lately. The numbers are in the table below.
results-one-game = one game
results-last-games = average of the last { $games }
results-best-play-mean-exact = average of the best play
results-best-play-mean-measured = average of the strongest computer
results-spread-of = spread of these games
results-as-table = As a table
results-day = Day
results-month = Month
results-total = Total
results-boxes = Box by box
results-boxes-what-exact = What each box brings on average, and what it would bring with the best play.
results-boxes-what-measured = What each box brings on average, and what it brought the strongest computer player in { $games } games. That is measured: the best play cannot be worked out of a sheet this large.
results-boxes-unknown = What each box brings on average. Nobody has worked out the best play of this variant yet.
results-only-bonuses = Only the bonuses make the total; what is written in a box counts towards them alone.
results-box = Box
results-best-play-short-exact = Best play
results-best-play-short-measured = Strongest computer
results-difference = Gap
results-bonus = in { $share } of games
results-bonus-both-exact = in { $share } of games (best { $best })
results-bonus-both-measured = in { $share } of games (computer { $best })
results-extra = Extra points
results-duels = Head to head
results-duels-what = Who had more points when both took part.
results-against = Against
results-score = Score
results-score-of = { $ahead } : { $behind }
results-level = { $level } level
results-margin = On average
results-everybody = Everybody compared

## A game that came in a link

title-linked = Game
linked-reading = The game is being read …
linked-over = A game out of a link
linked-open = A game out of a link, not played to its end
linked-keep = Into the history
linked-kept = The game is in the history now.
linked-copy = Copy the game as a link
