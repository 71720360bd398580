# The lines of the score block that are no boxes.

sheet-upper = Upper total
sheet-lower = Lower total
sheet-extra = Extra
sheet-column = Column
sheet-column-worth = { $points ->
    [one] Who has the most here gets one point of the game.
   *[other] Who has the most here gets { $points } game points.
 }
sheet-total = Total

## What a box scores, in few words

show-hint = What scores
show-hint-number = only { $faces }
show-hint-par = { $plain }, { $count } = 0
show-hint-bonus = { $points } for { $least }+
show-hint-bonus-to = { $points } for { $least } to { $most }
show-hint-bonus-at = { $points } for { $sum }
show-hint-bonus-most = { $points } for up to { $most }
show-hint-bonus-level = { $points } if level or ahead
show-hint-bonus-always = { $points } in any case
show-hint-bonus-each = { $tier }, { $more } per { $each } above
show-hint-each = { $points } for each { $count ->
    [strikes] crossed-out box
   *[other] score
 }
show-hint-throws = { $points } for each roll left
show-sheet-title = { $variant } – score pad
show-box = Box
show-sheet-name = Name: { $line }  Date: { $short }
