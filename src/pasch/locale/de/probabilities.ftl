# Die Seite mit den Wahrscheinlichkeiten.

prob-back = Regeln: { $variant }
prob-about = Genau ausgerechnet, wenn du in diesem Zug nur auf ein Feld spielst, und das perfekt.
prob-from = Von deinen Würfeln
prob-left = Du hast noch
prob-more-throws = { $throws ->
    [one] 1 Wurf
   *[other] { $throws } Würfe
 }
prob-aim = Worauf spielst du?
prob-aim-chance = Treffen
prob-aim-mean = Viele Punkte
prob-target = Dein Ziel
prob-every-box = Alle Felder
prob-points = Wie viel muss es bringen?
prob-any-points = Egal, Hauptsache Punkte
prob-at-least = Mindestens { $points }
prob-keep = { $dice } liegen lassen
prob-throw-all = Alle neu werfen
prob-enter = Alle liegen lassen
prob-way = Liegen lassen
prob-chance = Treffer
prob-mean = Im Schnitt
prob-mean-points = { $points } Punkte
prob-mean-short = Ø { $points }
prob-one-in = 1 von { $times }
prob-before = Vor dem ersten Wurf
prob-before-what = So oft gelingt jedes Feld, wenn du von Anfang an nur darauf spielst.
prob-box = Feld
prob-throws = { $throws ->
    [one] 1 Wurf
   *[other] { $throws } Würfe
 }
prob-legend = Die Chance ist die, überhaupt zu treffen. Im Schnitt: so viele Punkte, wenn du mit allen Würfen auf viele Punkte spielst. Ein Bonus daneben ist nicht mitgezählt.
prob-five = Wenn das Feld „{ $box }“ schon voll ist
prob-five-what = Dann gelten für fünf Gleiche andere Regeln. Stell hier ein, was auf deinem Block steht, und alles auf dieser Seite rechnet damit.
prob-five-box = Im Feld „{ $box }“ steht
prob-five-open = noch nichts
prob-five-scored = Punkte
prob-five-struck = ein Strich
prob-numbers-filled = Das passende Zahlenfeld ist auch schon voll
