# Exercises: positions worth learning from, and what they are about.

## Themes

theme-win = Playing to win
theme-joker = Joker
theme-announce = Announcing
theme-column = Which column
theme-bonus = On pace for the bonus
theme-straight-or-pairs = Straight or pairs
theme-strike = What to cross out
theme-endgame = The last boxes
theme-box = Which box
theme-keep = Which dice to keep

## Reasons: why something wins more often than what brings more points on average

reason-to-win = This way the chance to win is { $better } instead of { $worse }{ $balance ->
    [less] , although it scores { $points } points less on average.
   *[same] , and on average both score the same.
    [more] , and it also scores { $points } points more on average.
 }{ $risk ->
    [daring] { " " }If you are behind, you have to take risks: the final total then varies by { $spread } { $spread ->
        [one] point
       *[other] points
     } instead of { $other }.
    [careful] { " " }If you are ahead, you can play safe: the final total then varies by only { $spread } { $spread ->
        [one] point
       *[other] points
     } instead of { $other }.
   *[none] { "" }
 }

## Errors

error-exercises-too-large = there are no exercises for "{ $variant }": those of house rules are made from exact values, and this card is too large to be solved.
error-exercises-no-solver = this server has no exercises for house rules: its solver is not installed.
error-exercises-out-of-reach = this server has no exercises for "{ $variant }": working them out takes too long here.
