# The end of a game or block in the browser, series, and the picture of the result.

end-over = The game is over
end-won = { $name } wins!
end-you-won = You have won!
end-shared = { $names } win together!
end-draw = A draw!
end-alone = Well done!
end-points = { $points ->
    [one] One point
   *[other] { $points } points
 }
end-lead = { $points ->
    [one] one point ahead
   *[other] { $points } points ahead
 }
end-place = Place { $place }:
end-place-shared = Place { $place }, shared:
end-whose = { $name }: { $box }
end-best-box = Best box
end-usual = usually about { $points }
end-nicest = Nicest throw
end-once = Only one throw in { $once } is as good.
end-score = Between you so far:
end-score-two = { $first } { $wins } : { $losses } { $second }
end-score-one = { $name } { $count }
end-begins = { $name } begins
end-you-begin = You begin
end-once-more = Play again
end-other-variant = Another variant

## Series

end-series = Series
end-series-wins = Series: who is first to win { $games } games?
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
end-series-next = Next game
end-series-new = New series
end-series-now = Game { $game } · { $score }
series-title = Series
series-none = One game
series-none-what = and a rematch whenever you like
series-wins = Wins
series-wins-what = whoever is first to win so many games
series-sum = Points together
series-sum-what = all games count, as on a printed block
series-games-wins = Wins that it takes
series-games-sum = Games in the series

## The picture of the result

end-share = Share the result
end-picture = Picture of the block. { $words }
end-picture-drawn = Drawing the picture …
end-picture-failed = This browser cannot draw the picture. You can copy the text all the same.
end-picture-send = Send the picture
end-picture-save = Save the picture
end-words-copy = Copy the text
end-words = { $variant }, { $date }: { $result }
end-words-alone = { $variant }, { $date }: { $name } with { $points ->
    [one] one point
   *[other] { $points } points
 }
end-me = Me
end-i-won = I have won!
end-occasion = { $variant } · { $date }
