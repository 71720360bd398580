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
