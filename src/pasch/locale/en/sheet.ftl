# The lines of the score block that are no boxes.

sheet-upper = Upper total
sheet-lower = Lower total
sheet-extra = Extra
sheet-column = Column
sheet-total = Total
