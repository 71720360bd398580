# What a notebook shows of a position or a solution.

notebook-throw = { $throw }. bacanje
notebook-total = Ukupno
notebook-solution = prosjek { $mean } ± { $sd } · cilj { $objective }
notebook-totals = Završni zbrojevi od { $low } do { $high }
