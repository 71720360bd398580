# What a notebook shows of a position or a solution.

notebook-throw = Tirada { $throw }
notebook-total = Total
notebook-solution = media { $mean } ± { $sd } · objetivo { $objective }
notebook-totals = Totales finales de { $low } a { $high }
