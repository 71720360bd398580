## Umgebungen für Programme, die lernen

error-env-option = { $name } ist { $found }; erlaubt ist { $allowed }.
error-env-whole-number = { $name } ist { $found }; erlaubt ist eine ganze Zahl ab { $least }.
error-env-no-rivals = reward="win" braucht jemanden, gegen den gewonnen wird: opponents=["heuristic"] oder einen zweiten Platz am Tisch.
error-env-seeds = Es sind { $found } Startwerte; einer für jedes Spiel wäre { $right }, oder einer für das erste.
error-env-is-over = Das Spiel ist zu Ende; ein neues beginnt mit reset.
error-env-other-thread = Diese Umgebung gehört einem anderen Thread, der sie mit reset begonnen hat oder gerade benutzt; jeder Thread braucht eine eigene.
error-env-seats = Plätze in der Stellung: { $found }; in dieser Umgebung: { $right }.
error-env-reset-mask = reset_mask ist ein Feld der Form { $found }; nötig ist ein Wahrheitswert für jedes Spiel: { $right }.
error-env-positions = Es sind { $found } Stellungen; eine für jedes Spiel wäre { $right }, oder ein Text für alle.
error-no-such-action = Eine Aktion { $found } gibt es nicht; die Aktionen haben die Nummern 0 bis { $most }.
error-illegal-action = Die Aktion { $found } ist bei { $position } nicht erlaubt; info["action_mask"] nennt, welche es sind.
error-env-actions-shape = Die Aktionen sind ein Feld der Form { $found }; eine für jedes Spiel wäre { $right }.
error-no-such-benchmark = Ein Benchmark { $found } ist nicht dabei; es gibt { $known }.
error-env-not-exact = { $variant } ist zu groß, um genau gelöst zu werden; estimate=True nimmt stattdessen Schätzwerte.
