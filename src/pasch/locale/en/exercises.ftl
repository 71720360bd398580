# Exercises: positions worth learning from, and what they are about.

## Themes

theme-win = Playing to win
theme-joker = Joker
theme-announce = Announcing
theme-column = Which column
theme-bonus = On pace for the bonus
theme-straight-or-pairs = Straight or pairs
theme-strike = What to strike
theme-endgame = The last boxes
theme-box = Which box
theme-keep = Which dice to keep

## Errors

error-exercises-too-large = there are no exercises for "{ $variant }" yet: this sheet of several columns is too large to be solved.
