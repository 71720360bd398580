# What a notebook shows of a position or a solution.

notebook-throw = Kast { $throw }
notebook-total = Totalt
notebook-solution = snitt { $mean } ± { $sd } · mål { $objective }
notebook-totals = Slutsummor från { $low } till { $high }
