# Die Analyse eines Spiels: was jede Entscheidung gekostet hat, was die Würfel gaben und woraus sich lernen lässt.

help-review =
    Ein Spiel analysieren: was jede Entscheidung gekostet hat, was die Würfel gaben und woraus sich lernen lässt.

    DATEI ist ein aufgeschriebenes Spiel, als Text oder als JSON; „-“ ist die Standardeingabe. Zu jedem Spieler stehen Glück und
    Verlust da, drei lehrreiche Entscheidungen mit den Gründen, warum etwas anderes besser war, und der Verlauf. Ist die
    Variante noch nicht ausgerechnet, geschieht das vorher. Ein Spiel, das vor dem Ende aufhört, wird so weit analysiert.
    Ein Block ohne Würfe wird mit --variant Feld für Feld mit der besten Spielweise verglichen. Eine Datei kann mehrere Spiele
    hintereinander enthalten: --game sagt, welches. docs/review.md nennt alle Formeln.
help-review-all = Alle Entscheidungen auflisten, die etwas verloren haben, wie sie im Spiel kamen.
help-review-variant = Die eigene Variante, nach der gespielt wurde, als TOML-Datei; bei einem Block immer, auch eine wie „kniffel“.
help-review-game = Von mehreren Spielen in der Datei das mit dieser Nummer.
help-review-html = Als Seite zum Weitergeben in diese HTML-Datei; „-“ schreibt sie auf die Standardausgabe.
help-review-pdf = Als PDF mit allen Blöcken in diese Datei; „-“ ebenso.
help-review-paper = Das Papier der PDF-Datei.
metavar-html = DATEI

review-title = Analyse · { $variant }
review-total = Endstand
review-expected = Zu erwarten
review-lost = Durch Entscheidungen verloren
review-lost-win = Gewinnchance verloren, in Prozentpunkten
review-counted = Entscheidungen, die zählten
review-per-decision = Im Schnitt bei jeder davon
review-row-inaccuracy = Etwas besser ging es, wie oft
review-row-mistake = Besser ging es, wie oft
review-row-blunder = Viel besser ging es, wie oft
review-band-row = Etwa so gut wie der Computer
review-between = { $lowest } bis { $highest }
review-all = Alle Verluste
review-moment = Runde { $turn }, { $throw ->
    [0] vor dem ersten Wurf
   *[other] Wurf { $throw }: { $dice }
 }
review-points = { $points } Punkte
review-instead = Gespielt: { $chosen }. Besser: { $best }.
review-done = Gespielt: { $chosen }.
review-themes = Wo am meisten verloren ging
review-fortunes = Die Würfel

## Gründe: warum die bessere von zwei Entscheidungen besser ist. Jede Zahl ist berechnet; Punkte und Chancen kommen mit ihrer Einheit.

review-below = unter { $bound }
review-above = über { $bound }
reason-tier = { $bonus ->
    [Bonus] den Bonus
   *[other] „{ $bonus }“
 } (ab { $threshold })
reason-against = Gegenüber „{ $action }“: { $reasons }
reason-equal = Beides ist genau gleich gut.
reason-near = So gut wie gleich: Nur { $points } Punkte liegen dazwischen.
# Beide beenden den Zug: $now ist, was die eine gleich mehr oder weniger bringt, $later, was $box als freies Feld danach mehr
# wert ist als $other, oder weniger.
reason-now = { $sign ->
    [less] Das bringt jetzt { $now } { $now ->
        [one] Punkt
       *[other] Punkte
     } weniger
   *[more] Das bringt jetzt { $now } { $now ->
        [one] Punkt
       *[other] Punkte
     } mehr
    [same] Jetzt bringt beides gleich viel
 }{ $balance ->
    [but-more] , aber das freie Feld „{ $box }“ ist danach { $later } Punkte mehr wert als „{ $other }“.
   *[and-more] , und das freie Feld „{ $box }“ ist danach { $later } Punkte mehr wert als „{ $other }“.
    [less] , auch wenn das freie Feld „{ $other }“ danach { $later } Punkte mehr wert wäre als „{ $box }“.
    [same] , und das freie Feld „{ $box }“ ist danach so viel wert wie „{ $other }“.
 }
# Das Gleiche, wo nur Boni zählen und beides gerade gleich viel davon bringt.
reason-later = { $after ->
   *[more] Das freie Feld „{ $box }“ ist danach { $later } Punkte mehr wert als „{ $other }“.
    [same] Das freie Feld „{ $box }“ ist danach ein wenig mehr wert als „{ $other }“.
 }
reason-bonus = Chance auf { $box }: { $better } statt { $worse }.
reason-turn = Der Zug endet öfter auf { $box }: { $better } statt { $worse }.
reason-aim = Chance auf { $box } in diesem Zug: { $better } statt { $worse }.
reason-game = Chance auf { $box } bis zum Ende des Spiels: { $better } statt { $worse }.
reason-struck = { $box } ist noch drin: Die Chance liegt bei { $better }.
reason-unlikely = Die Chance auf { $box } lag nur noch bei { $worse }.
reason-miss = Risiko, in diesem Zug streichen zu müssen: { $better } statt { $worse }.
reason-points = „{ $action }“ brächte im Schnitt mehr Punkte, aber seltener den Sieg.
reason-sum = { $sign ->
    [less] Dieser Zug bringt im Schnitt { $now } Punkte weniger
   *[more] Dieser Zug bringt im Schnitt { $now } Punkte mehr
    [same] Dieser Zug bringt im Schnitt gleich viel
 }{ $after ->
    [less] , alle späteren bringen { $later } weniger.
   *[more] , alle späteren bringen { $later } mehr.
    [same] , alle späteren bringen gleich viel.
 }

## Fehler, und was eine Analyse über sich selbst sagt

review-here = Auf diesem Gerät gerechnet: in Punkten, ohne Gewinnchance{ $reasons ->
    [none] { " " }und ohne Begründungen
   *[told] { "" }
  }.
error-review-no-throws = in diesem Spiel wurde nicht gewürfelt: Da gibt es nichts zu analysieren.
error-review-estimated = dieser Block ist zu groß, um ihn auszurechnen: { $certainty ->
    [learned] Alle Werte sind gelernt, aus vielen Spielen, die Pasch gegen sich selbst gespielt hat.
   *[rough] Alle Werte sind grob geschätzt.
 }
error-review-no-chance = wie jeder Block ausgeht, ist hier nicht bekannt: Es gibt keine Gewinnchance, es zählen die Punkte.
error-review-unfinished = dieses Spiel hört vor dem Ende auf: Analysiert ist, was gespielt wurde.
error-review-block-estimated = dieser Block ist zu groß, um ihn auszurechnen: Was die beste Spielweise in jedem Feld bringt, weiß niemand.
review-block-best = beste
review-block-total = Gesamt
review-block-beside = Extrapunkte
error-review-without-server = dieses Spiel ist zu groß, um es im Browser auszurechnen: Seine Analyse braucht einen Server.
error-review-running = dieses Spiel läuft noch an einem Tisch: Analysiert wird es, wenn es vorbei ist.
error-review-no-solver = dieser Server kann keine Spiele analysieren: Der Löser ist nicht installiert.
error-review-out-of-reach = dieser Server kann Spiele von „{ $variant }“ nicht analysieren: Sie auszurechnen dauert hier zu lange.

## Die Seite mit der Analyse

review-about = Wo hast du gut entschieden, wo war mehr drin, und was war Glück? Zug für Zug nachgerechnet.
review-certainty-exact = alles genau ausgerechnet
review-certainty-learned = gelernt aus vielen Probespielen
review-certainty-rough = grob geschätzt
review-bring = Ein Spiel aus einer Datei oder mit Link
review-bring-ways = von einem anderen Gerät oder von Freunden
review-own = Deine letzten Spiele
review-own-none = Hier stehen deine Spiele, sobald eines zu Ende ist.
review-own-all = Alle { $shown } Spiele
review-bring-here = Wähl eine Spieldatei (.pasch) aus. Sie bleibt auf diesem Gerät.
review-bring-what = Wähl eine Spieldatei (.pasch) oder einen Block (.csv, .txt) aus. Die Datei wird nur zum Ausrechnen verschickt und nirgends gespeichert.
review-several-here = In dieser Datei stehen { $games } Spiele. Welches?
review-block-brought = Ein Block
review-block-line = Zeile { $line }: { $problem }
review-block-aside = Daneben steht, ohne Punkte: { $words }
review-block-which = Hier stehen Felder und Punkte, aber keine Würfe. Nach welchen Regeln wurde gespielt?
review-choose-file = Datei auswählen
review-paste = Oder füg das Spiel ein, als Text oder als Link
review-example = Ein Beispiel ansehen
review-example-of = Beispiel: { $moment }
review-go = Analysieren
review-too-large = Diese Datei ist zu groß für ein Spiel.
review-another = Anderes Spiel
review-preparing = Die Variante wird ausgerechnet: { $percent } %. Das passiert nur beim ersten Mal.
review-open = Analyse
error-review-block = auf einem Block stehen keine Würfe: Was Glück war und was Können, lässt sich ohne sie nicht sagen.
error-review-only-blocks = in dieser Datei stehen nur Blöcke, und auf einem Block stehen keine Würfe. Lies die Datei unter „Meine Spiele“ ein: Dort lässt sich jeder mit der besten Spielweise vergleichen.
error-review-rules-changed = die Regeln dieses Spiels gibt es hier nicht mehr.
error-review-no-record = das ist kein gespeichertes Spiel. Am Ende eines Spiels speichert „Spiel herunterladen“ eine Datei, die hier gelesen wird.

review-tiny = unter { $bound }
review-gain-win = { $best } Gewinnchance statt { $chosen }
review-lost-chance = { $chosen } statt { $best } Gewinnchance
review-gain-points = im Schnitt { $points } Punkte mehr
review-loss-points = −{ $points } Punkte
review-luck-win = Gewinnchance von { $before } auf { $after }
review-verdict-tie = Unentschieden. Mit gleich viel Würfelglück läge { $better } { $points } Punkte vorn.
review-verdict-close = { $winner } hat gewonnen. Mit gleich viel Würfelglück lägen { $better } und { $other } gleichauf.
review-verdict-skill = { $winner } hat gewonnen, und nicht nur durch Glück: Bei gleichem Würfelglück wären es { $points } Punkte Vorsprung.
review-verdict-luck = { $winner } hat gewonnen. Mit gleich viel Würfelglück läge { $better } { $points } Punkte vorn.
review-won = { $winner } hat gewonnen.
review-drawn = Unentschieden.
review-alone = { $total } Punkte. Mit durchschnittlichem Würfelglück wären es { $adjusted } gewesen.
review-you-tie = Unentschieden. Mit gleich viel Würfelglück lägst du { $points } Punkte vorn.
review-you-skill = Du hast gewonnen, und nicht nur durch Glück: Bei gleichem Würfelglück wären es { $points } Punkte Vorsprung.
review-you-close = Du hast gewonnen. Mit gleich viel Würfelglück wäre es fast unentschieden.
review-you-won = Du hast gewonnen, und die Würfel haben geholfen.
review-you-unlucky = { $winner } hat gewonnen. Mit gleich viel Würfelglück lägst du { $points } Punkte vorn.
review-you-nearly = { $winner } hat gewonnen. Mit gleich viel Würfelglück wäre es fast unentschieden.
review-perfect = { $good } von { $counted } Entscheidungen so gut wie perfekt
review-better-moves = { $better ->
    [one] { $blunders ->
        [0] Es gab noch einen besseren Zug.
       *[other] Es gab noch einen viel besseren Zug.
     }
   *[other] { $blunders ->
        [0] Es gab noch { $better } bessere Züge.
        [one] Es gab noch { $better } bessere Züge, einer davon viel besser.
       *[other] Es gab noch { $better } bessere Züge, { $blunders } davon viel besser.
     }
 }
review-more = Mehr
review-more-about = Alle Züge als Tabelle, zum Drucken, Speichern und Teilen
review-more-about-here = Alle Züge als Tabelle, zum Speichern und Teilen
review-idea = Starke Idee in Runde { $turn }: { $action }.
review-trial = Fürs nächste Mal, aus Runde { $turn }: { $action }.
review-computers = { $count ->
    [one] Und der Computer?
   *[other] Und die Computer?
 }
review-luck = Würfelglück
review-luck-figure = { $points } Punkte { $side ->
    [less] weniger
   *[more] mehr
 } als im Schnitt
review-figures = Glück und Können
review-skill = Eigene Züge
review-skill-figure = { $points } Punkte weniger als mit den besten Zügen
review-skill-best = so gut wie mit den besten Zügen
review-adjusted = Nur das Können
review-adjusted-figure = { $points } Punkte, ohne Glück und Pech
review-all-good = { $counted ->
    [0] Zu entscheiden gab es nichts.
    [one] Die einzige Entscheidung war richtig gut.
   *[other] Alle { $counted } Entscheidungen waren richtig gut.
 }
review-stand-in = { $count ->
    [one] Runde { $turns } hat der Computer gespielt; sie zählt für niemanden.
   *[other] Die Runden { $turns } hat der Computer gespielt; sie zählen für niemanden.
 }
review-band = Etwa so gut gespielt wie der Computerspieler „{ $low }“.
review-band-between = Etwa so gut gespielt wie die Computerspieler von „{ $low }“ bis „{ $high }“.
review-by-theme = Hier ist noch etwas zu holen
review-theme-win = am meisten in Runde { $turn }: { $best } Gewinnchance statt { $chosen }
review-theme-points = zusammen { $points } Punkte
review-lessons = Daraus lernst du am meisten
review-no-lessons = Hier ging nichts viel besser. Stark gespielt!
review-whose = Wessen Entscheidungen
review-practise = { $errors ->
    [one] Einen Zug noch einmal spielen
   *[other] { $errors } Züge noch einmal spielen
 }
review-where = Runde { $turn }, { $throw ->
    [0] vor dem ersten Wurf
   *[other] nach dem { $throw }. Wurf
 }
review-chosen = Gespielt
review-better = Besser
review-mark-inaccuracy = Etwas besser wäre
review-mark-mistake = Besser wäre
review-mark-blunder = Viel besser wäre
review-fortune-very-lucky = großes Glück
review-fortune-lucky = Glück
review-fortune-unlucky = Pech
review-fortune-very-unlucky = großes Pech
review-pdf = Als PDF
review-file = Als Spieldatei
review-curve = So lief das Spiel
review-curve-what = Was die Linien zeigen
review-curve-win = Gewinnchance
review-curve-expected = Erwartete Punkte
review-curve-win-about = So standen bei jedem im Lauf des Spiels die Gewinnchancen. Der Regler darunter führt an jede Stelle; alle Zahlen stehen auch in der Tabelle.
review-curve-expected-about = Mit so vielen Punkten am Ende konnte jeder zu jedem Zeitpunkt rechnen. Der Regler darunter führt an jede Stelle; alle Zahlen stehen auch in der Tabelle.
review-sign-inaccuracy = es ging etwas besser
review-sign-mistake = es ging besser
review-sign-blunder = es ging viel besser
review-slider = Stelle im Spiel
review-before = Zurück
review-next = Weiter
review-position = { $name }, Runde { $turn }, { $throw ->
    [0] vor dem ersten Wurf
   *[other] { $throw }. Wurf
 }
review-thrown = Würfelglück bei diesem Wurf: { $points } Punkte.
review-thrown-win = Dieser Wurf brachte die Gewinnchance von { $before } auf { $after }.
review-throw-total = Zu erwarten waren vorher { $before }, danach { $after } Punkte.
review-options = Was hier möglich war
review-option = Möglichkeit
review-wins = Gewinnchance
review-value = Am Ende
review-costs = Kostet
review-tag-chosen = gespielt
review-tag-best = am besten
review-win-options = Für den Sieg am besten: { $best } ({ $value } statt { $chosen }).
review-play-on = Ab hier weiterspielen
review-card = Der Block zu diesem Zeitpunkt
review-moves = Alle Würfe und Entscheidungen als Tabelle
review-turn = Runde
review-player = Spieler
review-move = Zug
review-brought = Punkte
review-move-throw = Wurf: { $dice }

## Aus Fehlern lernen

practice-title = Noch einmal probieren
practice-back = Zur Analyse
practice-place = Aufgabe { $place } von { $all }.
practice-ask = Gespielt war: { $action }. Was wäre besser? Tipp die Würfel an, die liegen bleiben, oder ein Feld.
practice-dice = Deine Würfel
practice-found = Gefunden!
practice-not-yet = Noch nicht: { $action } bringt im Schnitt { $points } Punkte weniger. Versuch es noch einmal.
practice-hint = Tipp:
practice-solution = Am besten:
practice-give-hint = Tipp
practice-give-solution = Lösung zeigen
practice-skip = Überspringen
practice-next = Weiter
practice-kind-held = Du hast noch einen Wurf: Überleg, was liegen bleibt.
practice-kind-bought = Ein Freiwurf lohnt sich hier.
practice-kind-scored = Hier wird eingetragen.
practice-kind-struck = Hier wird gestrichen.
practice-kind-announced = Hier wird angesagt.
practice-over = { $found } von { $all } selbst gelöst.
practice-none = In diesem Spiel gibt es nichts zu verbessern.

## Ein Block ohne Würfe

review-block-about = Auf einem Block stehen keine Würfe: Was davon Glück war und was Können, weiß niemand.
review-block-what-exact = Vergleichen lässt sich jedes Feld mit dem, was die beste Spielweise dort im Schnitt bringt.
review-block-what-measured = Vergleichen lässt sich jedes Feld mit dem, was der stärkste Computer dort in { $games } Spielen im Schnitt geschafft hat.
review-block-unknown = Die beste Spielweise dieser Variante hat noch niemand ausgerechnet, so bleiben die Zahlen auf dem Block.
review-block-above-exact = { $points } Punkte über dem Schnitt der besten Spielweise ({ $mean })
review-block-below-exact = { $points } Punkte unter dem Schnitt der besten Spielweise ({ $mean })
review-block-level-exact = Genau der Schnitt der besten Spielweise ({ $mean })
review-block-above-measured = { $points } Punkte über dem Schnitt des stärksten Computers ({ $mean })
review-block-below-measured = { $points } Punkte unter dem Schnitt des stärksten Computers ({ $mean })
review-block-level-measured = Genau der Schnitt des stärksten Computers ({ $mean })
review-block-most = Am meisten brachte: { $line } ({ $points })
review-block-least = Am meisten fehlte: { $line } ({ $points })
