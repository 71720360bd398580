# Die Seiten mit den Regeln der Varianten.

rules-about = Was in jeder Variante gilt.
rules-to-house = Eigene Hausregeln schreiben
rules-loading = Die Regeln kommen …
rules-play = Spielen
rules-change = Als Hausregel ändern
effects-gone = Nicht mehr:
rules-all = Alle Varianten
rules-box = Feld
rules-takes = Was hineinpasst
rules-numbers = { $first } bis { $last }
rules-numbers-take = in jedem Feld nur seine Zahl
rules-points = Punkte
rules-example = Beispiel
house-try-dice = Würfel zum Ausprobieren; antippen dreht weiter
house-die = Würfel { $number }: { $face }
rules-fact-players = Spieler
rules-fact-dice = Würfel
rules-fact-throws = Würfe je Zug
rules-fact-turns = Züge
rules-fact-time = Zeit pro Person
rules-fact-minutes = { $minutes } Min.
rules-fact-columns = Spalten
rules-fact-most = Höchstens
