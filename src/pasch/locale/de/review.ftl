# Die Analyse eines Spiels: was jede Entscheidung gekostet hat, was die Würfel gaben und woraus sich lernen lässt.

help-review =
    Ein Spiel analysieren: was jede Entscheidung gekostet hat, was die Würfel gaben und woraus sich lernen lässt.

    DATEI ist ein aufgeschriebenes Spiel, als Text oder als JSON; „-“ ist die Standardeingabe. Zu jedem Spieler stehen Glück und
    Verlust da, drei lehrreiche Entscheidungen mit den Gründen, warum etwas anderes besser war, und der Verlauf. Ist die
    Variante noch nicht ausgerechnet, geschieht das vorher. Ein Spiel, das vor dem Ende aufhört, wird so weit analysiert;
    docs/review.md nennt alle Formeln.
help-review-all = Alle Entscheidungen auflisten, die etwas verloren haben, wie sie im Spiel kamen.
help-review-variant = Die eigene Variante, nach der gespielt wurde, als TOML-Datei.

review-title = Analyse · { $variant }
review-total = Endstand
review-expected = Zu erwarten
review-luck = Glück
review-lost = Durch Entscheidungen verloren
review-adjusted = Endstand ohne Glück
review-lost-win = Verlorene Siegchance
review-counted = Entscheidungen, die zählten
review-per-decision = Verlust bei jeder davon
review-marks = ?! / ? / ??
review-band = Gespielt wie
review-between = { $lowest } bis { $highest }
review-lessons = Daraus lässt sich lernen
review-no-lessons = Nichts: Keine Entscheidung hat viel gekostet.
review-all = Alle Verluste
review-moment = Zug { $turn }, Wurf { $throw }: { $dice }
review-points = { $points } Punkte
review-instead = Gespielt: { $chosen }. Besser: { $best }.
review-done = Gespielt: { $chosen }.
review-fortunes = Die Würfel
review-very-lucky = großes Glück
review-lucky = Glück
review-unlucky = Pech
review-very-unlucky = großes Pech
review-curve = Endstand, der zu erwarten ist
review-curve-win = Siegchance

## Gründe: warum die bessere von zwei Entscheidungen besser ist. Jede Zahl ist berechnet; Punkte und Chancen kommen mit ihrer Einheit.

review-below = unter { $bound }
review-above = über { $bound }
reason-tier = { $bonus } (ab { $threshold })
reason-equal = Beides ist genau gleich gut.
reason-near = So gut wie gleich: Nur { $points } Punkte liegen dazwischen.
# Beide beenden den Zug: $now ist, was die eine gleich mehr oder weniger bringt, $later, was $box als freies Feld danach mehr
# wert ist als $other, oder weniger.
reason-now = { $sign ->
    [less] Das bringt jetzt { $now } Punkte weniger
   *[more] Das bringt jetzt { $now } Punkte mehr
    [same] Jetzt bringt beides gleich viel
 }{ $balance ->
    [but-more] , aber { $box } als freies Feld ist danach { $later } Punkte mehr wert als { $other }.
   *[and-more] , und { $box } als freies Feld ist danach { $later } Punkte mehr wert als { $other }.
    [less] , auch wenn { $other } als freies Feld danach { $later } Punkte mehr wert wäre als { $box }.
    [same] , und { $box } als freies Feld ist danach so viel wert wie { $other }.
 }
reason-bonus = { $box }: { $better } statt { $worse }.
reason-turn = { $box } in diesem Zug: { $better } statt { $worse }.
reason-game = { $box } bis zum Ende des Spiels: { $better } statt { $worse }.
reason-struck = { $box } ist nicht verloren: Die Chance darauf ist noch { $better }.
reason-unlikely = Die Chance auf { $box } war nur noch { $worse }.
reason-miss = Streichen am Ende dieses Zugs: { $better } statt { $worse }.
reason-win = Für den Sieg ist am besten: { $action }. Die Chance ist dann { $better } statt { $worse }.
reason-sum = { $sign ->
    [less] Dieser Zug bringt im Mittel { $now } Punkte weniger
   *[more] Dieser Zug bringt im Mittel { $now } Punkte mehr
    [same] Dieser Zug bringt im Mittel gleich viel
 }{ $after ->
    [less] , alle späteren bringen { $later } weniger.
   *[more] , alle späteren bringen { $later } mehr.
    [same] , alle späteren ebenso.
 }

## Fehler, und was eine Analyse über sich selbst sagt

error-review-no-throws = in diesem Spiel wurde nicht gewürfelt: Da gibt es nichts zu analysieren.
error-review-estimated = dieser Zettel ist zu groß, um ihn auszurechnen: Alle Werte sind geschätzt.
error-review-no-chance = wie jeder Zettel ausgeht, ist hier nicht bekannt: Es gibt keine Siegchance, es zählen die Punkte.
error-review-unfinished = dieses Spiel hört vor dem Ende auf: Analysiert ist, was gespielt wurde.
error-review-running = dieses Spiel läuft noch an einem Tisch: Analysiert wird es, wenn es vorbei ist.
error-review-no-solver = dieser Server kann keine Spiele analysieren: Der Löser ist nicht installiert.
error-review-out-of-reach = dieser Server kann Spiele von „{ $variant }“ nicht analysieren: Sie auszurechnen dauert hier zu lange.
