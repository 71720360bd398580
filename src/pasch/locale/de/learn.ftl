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
learn-cost = im Schnitt { $points } Punkte
learn-cost-win = { $points } Prozentpunkte Gewinnchance
learn-better-inaccuracy = Es geht etwas besser
learn-better-mistake = Es geht besser
learn-better-blunder = Es geht viel besser
learn-gains = Das bringt { $cost } mehr.
learn-close = Knapp daneben
learn-as-good = Richtig, genauso gut!
learn-yours = Du: { $action }.
learn-best = Am besten: { $action }.
learn-all = Alle Möglichkeiten
learn-costs-win = Prozentpunkte

## Die Seite „Lernen“

learn-about = Jeden Tag ein bisschen besser: Aufgaben aus echten Spielen, mit der besten Lösung und dem Grund dafür.
learn-nothing = Hier gibt es noch keine Aufgaben.
learn-offline = Ohne Netz sind die Aufgaben gerade nicht da. Was du einmal geöffnet hast, geht auch ohne.
learn-back = Zum Lernen
learn-school = Strategieschule
learn-school-what = Zehn kurze Lektionen zum Mitspielen
learn-review-what = Was jeder Zug gekostet hat, und was Glück war
learn-odds-what = Was ein, zwei oder drei Würfe bringen
learn-kept = Was du lernst, bleibt auf diesem Gerät.
learn-kept-where = Sichern oder löschen bei deinen Spielen

## Der Trainer

trainer-what = Zehn Aufgaben, passend zu dir
trainer-about = Du entscheidest wie am Tisch, Pasch sagt dir, wie viele Punkte es kostet und warum. Was falsch war, kommt noch einmal.
trainer-variant = Variante
trainer-preparing = Zu dieser Hausregel werden Aufgaben gesucht: { $percent } %
learn-learned = Genau rechnen lässt sich dieser Block nicht: Die Werte sind aus vielen Spielen gelernt, und gefragt wird nur, wo das Beste weit vorn liegt.
trainer-mixed = Von allem etwas
trainer-ten = Zehn Aufgaben aus allen Themen.
trainer-due = { $count ->
    [one] Eine kommt heute wieder.
   *[other] { $count } kommen heute wieder.
 }
trainer-own = { $count ->
    [one] Ein Fehler aus deinen Spielen ist dabei.
   *[other] { $count } Fehler aus deinen Spielen sind dabei.
 }
trainer-begin = Los geht’s
trainer-by-theme = Oder ein Thema
trainer-stop = Aufhören
trainer-finish = Wie war’s?
trainer-from-own = aus deinen Spielen
trainer-again = Wiederholung
trainer-progress = Aufgabe { $place } von { $all }, { $found } von { $answered } gelöst
trainer-place = { $place } von { $all }

theme-what-win = Nicht die meisten Punkte zählen, sondern der Sieg.
theme-what-joker = Wohin mit dem zweiten Kniffel?
theme-what-announce = Was sagst du an, und wann?
theme-what-column = In welche Spalte gehört der Wurf?
theme-what-bonus = Reicht es oben noch für den Bonus?
theme-what-straight-or-pairs = Auf die Straße gehen oder das Paar behalten?
theme-what-strike = Welches Feld opferst du?
theme-what-endgame = Wenn nur noch wenige Felder frei sind.
theme-what-box = Welches Feld ist für diesen Wurf das richtige?
theme-what-keep = Welche Würfel bleiben liegen?

## Wie stark man ist

strength-yours = Deine Stärke
strength-of-ten = Du löst etwa { $likely } von 10 ({ $least } bis { $most })
strength-what = Die Stärke sagt, wie viele von zehn mittelschweren Aufgaben du löst; in Klammern, wie sicher das ist. Sie steigt mit jeder, die du löst, am meisten bei schweren.
strength-rating = Stärke { $rating } ± { $doubt }
strength-soon = { $answers ->
    [one] Nach ein paar Aufgaben mehr steht hier deine Stärke.
   *[other] { $answers } geübt, bald steht hier deine Stärke.
 }

## Wie eine Runde war

outcome-found = { $found } von { $all } gelöst
outcome-strong = Stark! Da sitzt fast jeder Griff.
outcome-good = Gut dabei. Ein paar Aufgaben lohnen einen zweiten Blick.
outcome-learning = Hier gibt es etwas zu holen: Diese Aufgaben kommen wieder.
outcome-up = { $points } mehr als vorher.
outcome-down = { $points } weniger als vorher.
outcome-again = Noch eine Runde
outcome-overview = Andere Themen
outcome-missed = Nicht gelöst
outcome-come-again = In ein paar Tagen kommen diese Aufgaben noch einmal.

## Das Rätsel des Tages

puzzle-about = Für alle dieselbe Aufgabe. Ein Versuch.
puzzle-keep-on = { $days ->
    [one] Gestern warst du dabei. Machst du weiter?
   *[other] { $days } Tage in Folge. Machst du weiter?
 }
puzzle-solve = Rätsel lösen
puzzle-look = Noch einmal ansehen
puzzle-one-try = Nur der erste Versuch zählt.
puzzle-share = Dein Ergebnis
puzzle-streak = { $days ->
    [one] Heute warst du dabei.
   *[other] { $days } Tage hintereinander dabei.
 }
puzzle-tomorrow = Morgen gibt es das nächste.
puzzle-week = Die letzten sieben Tage
puzzle-was-found = gelöst
puzzle-was-close = knapp daneben
puzzle-was-missed = nicht gelöst
puzzle-was-none = nicht gespielt
puzzle-send = Ergebnis teilen
puzzle-copy = Ergebnis kopieren
puzzle-go-on = Weiter üben
puzzle-line = Pasch-Rätsel vom { $day } ({ $variant }): { $outcome }
puzzle-line-found = gelöst! 🎯
puzzle-line-close = knapp daneben
puzzle-line-missed = heute nicht geschafft
