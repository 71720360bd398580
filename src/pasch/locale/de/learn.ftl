# Lernen im Browser: Übungen, Trainer, Rätsel des Tages, Stärke je Thema.

## Eine Übung

learn-you = Du
learn-other = { $others ->
    [one] Gegner
   *[other] Gegner { $place }
 }
learn-ask = Was ist hier am besten?
learn-ask-win = Womit gewinnst du am ehesten?
learn-boxes-left = { $left ->
    [one] Dein letztes Feld.
   *[other] Noch { $left } Felder frei.
 }
learn-ahead = { $points ->
    [one] Du liegst 1 Punkt vorn.
   *[other] Du liegst { $points } Punkte vorn.
 }
learn-behind = { $points ->
    [one] Du liegst 1 Punkt zurück.
   *[other] Du liegst { $points } Punkte zurück.
 }
learn-level = Ihr liegt gleichauf.
learn-cost = { $points } Punkte
learn-cost-win = { $chance } Siegchance
learn-costs = kostet { $cost }
learn-close = Knapp daneben: kostet { $cost }
learn-as-good = Gefunden, genauso gut!
learn-yours = Du: { $action }.
learn-best = Am besten: { $action }.
learn-all = Alle Möglichkeiten
learn-costs-win = Siegchance
