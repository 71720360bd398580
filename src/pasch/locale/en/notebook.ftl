# What a notebook shows of a position or a solution.

notebook-throw = Roll { $throw }
notebook-total = Total
notebook-solution = mean { $mean } ± { $sd } · objective { $objective }
notebook-totals = Final totals from { $low } to { $high }
