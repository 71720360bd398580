# Was ein Notebook von einer Stellung oder einer Lösung zeigt.

notebook-throw = Wurf { $throw }
notebook-total = Summe
notebook-solution = Mittel { $mean } ± { $sd } · Ziel { $objective }
notebook-totals = Endsummen von { $low } bis { $high }
