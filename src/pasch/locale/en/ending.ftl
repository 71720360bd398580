# The end of a game or block in the browser, series, and the picture of the result.

end-over = The game is over
end-won = { $name } wins!
end-you-won = You won!
end-computer-ahead = { $name } came out ahead this time.
end-shared = { $names } win together!
end-draw = A draw!
end-alone = Well done!
end-points = { $points ->
    [one] One point
   *[other] { $points } points
 }
end-best-yours = Your best game so far!
end-best = Best game so far: { $names }
end-close = That was close: one roll could have made the difference.
end-consolation = Better luck next time! Perhaps the dice will be on your side.
end-at-once = on the spot, with a single roll
end-lead = { $points ->
    [one] one point ahead
   *[other] { $points } points ahead
 }
end-lead-columns = { $points ->
    [one] one game point ahead
   *[other] { $points } game points ahead
 }
end-columns = Who wins which column
end-columns-for = column won:
end-columns-all = All columns
end-stopped = Ended without { $name }
end-stopped-explained = all points as they stood; the game counts for nobody
end-played-for = A computer played { $count ->
    [one] one turn
   *[other] { $count } turns
 } for { $name }; in the statistics this game does not count for { $name }.
end-shout = { $word }!
end-place = Place { $place }:
end-place-shared = Place { $place }, shared:
end-whose = { $name }: { $box }
end-best-box = Furthest above average
end-nicest = Best roll
end-once = { $thrown ->
    [one] With one die, only 1 roll in { $once } is this good.
   *[other] With { $thrown } dice, only 1 roll in { $once } is this good.
 }
end-idea = { $person ->
    [you] Your best idea was in round { $turn }: { $action }.
   *[other] { $name } had the best idea in round { $turn }: { $action }.
 }
end-trial = { $person ->
    [you] For next time, from round { $turn }: { $action }.
   *[other] For next time, for { $name }, from round { $turn }: { $action }.
 }
end-nothing-to-try = It could hardly have been played better.
end-score-first = Your first game together
end-score = Between you so far:
end-score-shared = { $games ->
    [one] One shared win counts for everybody who shares it.
   *[other] { $games } shared wins count for everybody who shares them.
 }
end-score-two = { $first } { $wins } : { $losses } { $second }
end-score-one = { $name } { $count }
end-begins = { $name } starts
end-you-begin = You start
end-once-more = Play again
end-other-variant = Another variant

## Series

end-series = Series
end-series-wins = Series: first to win { $games } games
end-series-sum = Series: { $played } of { $games } games, all points count
end-series-games = { $count ->
    [one] one game won
   *[other] { $count } games won
 }
end-series-points = { $count ->
    [one] one point
   *[other] { $count } points
 }
end-series-won = { $name } wins the series!
end-series-shared = { $names } win the series together!
end-series-and-game = and this game as well
end-series-next = Next game
end-series-new = New series
end-series-now = Game { $game } · { $score }
series-title = Series
series-none = One game
series-none-what = And a rematch whenever you like.
series-wins = By wins
series-wins-what = Whoever is first to win enough games wins the series. A shared win counts for all who share it.
series-sum = By points
series-sum-what = The points of all games count together, as on a printed pad.
series-games-wins = First to win
series-count-wins = { $games } games
series-games-sum = Length of the series
series-count-sum = { $games } games

## The picture of the result

end-share = Share the result
end-picture = Picture of the pad. { $words }
end-picture-drawn = Drawing the picture …
end-picture-failed = This browser cannot draw the picture. You can still copy the text.
end-picture-send = Send the picture
end-picture-save = Save the picture
end-picture-print = Print or PDF
end-words-copy = Copy the text
end-words = { $variant }, { $date }: { $result }
end-words-alone = { $variant }, { $date }: { $name } with { $points ->
    [one] one point
   *[other] { $points } points
 }
end-me = Me
end-i-won = I won!
end-occasion = { $variant } · { $date }
