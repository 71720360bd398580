# What a notebook shows of a position or a solution.

notebook-throw = Lancer { $throw }
notebook-total = Total
notebook-solution = moyenne { $mean } ± { $sd } · objectif { $objective }
notebook-totals = Totaux finaux de { $low } à { $high }
