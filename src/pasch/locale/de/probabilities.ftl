# Die Seite mit den Wahrscheinlichkeiten.

prob-back = Regeln: { $variant }
prob-about = So stehen die Chancen, wenn du in diesem Zug nur auf ein Feld spielst und dabei alles richtig machst.
prob-from = Mit diesen Würfeln
prob-turn-dice = Tipp einen Würfel an, um seine Zahl zu ändern.
prob-left = Du hast noch
prob-more-throws = { $throws ->
    [one] 1 Wurf
   *[other] { $throws } Würfe
 }
prob-aim = Dein Ziel dabei
prob-aim-chance = möglichst sicher
prob-aim-mean = viele Punkte
prob-target = Auf welches Feld spielst du?
prob-every-box = Alle Felder
prob-points = Wie viele Punkte mindestens?
prob-any-points = Egal wie viele
prob-at-least = Mindestens { $points }
prob-keep = { $dice } liegen lassen
prob-throw-all = Alle neu werfen
prob-enter = Alle liegen lassen
prob-way = Liegen lassen
prob-chance = Chance
prob-mean = Im Schnitt
prob-mean-points = { $points } Punkte
prob-mean-short = Ø { $points }
prob-one-in = 1 von { $times }
prob-before = Vor dem ersten Wurf
prob-before-what = So oft gelingt jedes Feld, wenn du von Anfang an nur darauf spielst.
prob-other-ways = Andere Möglichkeiten
prob-all = Alle Felder mit diesen Würfeln
prob-all-what = Chance, Punkte und was liegen bleibt
prob-numbers = { $first } bis { $last }
prob-from-to = { $least }–{ $most }
prob-box = Feld
prob-throws = { $throws ->
    [one] 1 Wurf
   *[other] { $throws } Würfe
 }
prob-legend = Die Chance, überhaupt Punkte zu bekommen. Im Schnitt: die Punkte, wenn du mit allen Würfen auf viele Punkte spielst. Ein Bonus ist nicht mitgezählt.
prob-five = Wenn das Feld „{ $box }“ schon voll ist
prob-five-what = Dann gelten für fünf Gleiche andere Regeln. Stell ein, was auf deinem Block steht: Alle Zahlen auf dieser Seite rechnen damit.
prob-five-box = Im Feld „{ $box }“ steht
prob-five-open = noch nichts
prob-five-scored = Punkte
prob-five-struck = ein Strich
prob-numbers-filled = Das passende Zahlenfeld ist auch schon voll
