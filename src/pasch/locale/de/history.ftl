# Was nach dem Spiel bleibt: Spiele und Statistik im Browser.

## Wie die Seiten heißen

history-tabs = Spiele und Statistik
history-games = Spiele

## Die Liste

history-search = Suchen
history-person = Wer
history-anybody = Alle
history-variant = Variante
history-any-variant = Alle Varianten
history-choice = { $name }, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }
history-other-rules = { $name }, andere Regeln { $number }
history-count =
    { $count ->
        [one] Ein Spiel
       *[other] { $shown } Spiele
    }
history-found =
    { $count ->
        [0] Dazu gibt es kein Spiel.
        [one] Ein Spiel von { $all }
       *[other] { $shown } von { $all } Spielen
    }
history-place = { $place }.
history-won-by = Gewonnen:
history-more-people =
    { $count ->
        [one] und noch jemand
       *[other] und { $count } weitere
    }
history-show-more = Weitere zeigen ({ $count })

history-empty = Hier sammeln sich eure Spiele
history-empty-what = Jedes Spiel und jeder Block, den du zu Ende spielst, bleibt hier auf diesem Gerät: mit allen Einträgen, dem Ergebnis und einer Statistik, wer wie gut spielt.
history-empty-play = Ein Spiel beginnen
history-empty-block = Block für echte Würfel
results-none = Nach deinem ersten Spiel stehen hier deine Zahlen.
history-goal = So viel ist möglich
history-goal-what = Wer bei { $variant } immer den besten Zug findet, holt im Schnitt { $points } Punkte. Hier steht, wie viel jedes Feld dabei bringt.

## Ein Spiel von damals

history-review = Spiel aus Datei analysieren
history-back = Zu deinen Spielen
history-kind-game = Spiel
history-kind-block = Block mit echten Würfeln
history-to-game = Zum Tisch
history-to-block = Zum Block
history-to-this-table = Zurück zum Tisch
history-series = Die ganze Serie
history-series-game = Spiel { $number }, { $day }
history-series-points = Punkte zusammen
history-unknown = Dieses Spiel liegt nicht auf diesem Gerät.
history-delete = Löschen
history-delete-title = Dieses Spiel löschen?
history-delete-what = Es verschwindet von diesem Gerät, auch aus der Statistik. Das lässt sich nicht rückgängig machen.
history-delete-yes = Löschen
history-deleted = Das Spiel ist gelöscht.

## Was einem gehört

history-yours = Deine Spiele gehören dir
history-yours-what = Sie liegen nur auf diesem Gerät, samt allem, was du geübt hast. Als Datei kannst du sie sichern oder auf ein anderes Gerät mitnehmen; was dort schon steht, bleibt.
history-save = Als Datei sichern
history-read-file = Aus Datei holen
history-reading = Spiele werden geholt …
history-reading-of = { $done } von { $all }
history-read-cancel = Abbrechen
history-read-cancelled = Nichts wurde übernommen.
history-read =
    { $added ->
        [0] Alle Spiele dieser Datei waren schon da.
        [one] Ein Spiel ist dazugekommen.
       *[other] { $added } Spiele sind dazugekommen.
    }
history-read-learning = Was du geübt hast, ist wieder da.
history-delete-all = Alles löschen
history-delete-all-title = Alle Spiele löschen?
history-delete-all-what =
    { $count ->
        [0] Was du geübt hast, verschwindet von diesem Gerät.
        [one] Ein Spiel verschwindet von diesem Gerät, mit allem, was du geübt hast, und mit ihm die Statistik.
       *[other] { $count } Spiele verschwinden von diesem Gerät, mit allem, was du geübt hast, und mit ihnen die Statistik.
    } Angefangene Spiele bleiben. Das lässt sich nicht rückgängig machen.
history-delete-all-yes = Alles löschen
history-deleted-all = Alle Spiele sind gelöscht.

error-history-no-file = Das ist keine Datei mit Spielen aus Pasch.
error-history-newer = Diese Datei stammt aus einer neueren Fassung von Pasch. Lade die Seite neu und versuch es noch einmal.
error-history-damaged = Die Datei ist beschädigt (bei „{ $place }“). Nichts daraus wurde übernommen.

## Wie jemand heißt

history-rename = Umbenennen
history-rename-title = { $name } umbenennen
history-rename-name = Neuer Name
history-rename-what = Gilt für alle Spiele auf diesem Gerät. Gibt es den Namen schon, werden beide zu einer Person.
history-rename-earlier = Früher „{ $name }“
history-rename-back = Zurücknehmen
history-renamed = Heißt jetzt { $name }.

## Statistik

history-nothing-played = Nach diesen Regeln gibt es noch kein Spiel.
history-table-empty = An diesem Tisch ist noch kein Spiel zu Ende. Danach steht hier, wer wie gut gespielt hat.

results-games = Spiele
results-won = Siege
results-won-of = { $share } der Spiele mit anderen
results-won-few = { $won ->
    [one] ein Sieg
   *[other] { $won } Siege
 }
results-further = Alle Zahlen
results-mean = Schnitt
results-best = Bestes
results-mean-points = Punkte im Schnitt
results-most = Meiste Punkte
results-least = Wenigste Punkte
results-spread = Meistens
results-spread-what = Punkte, in etwa zwei von drei Spielen
results-strong = Am stärksten ist das Feld „{ $box }“, mit { $points } Punkten im Schnitt.
results-try = { $kind ->
    [number] Im Feld „{ $box }“ mehr sammeln
   *[figure] Öfter auf „{ $box }“ spielen
 }: { $own ->
    [0] Bisher kam dort noch nichts zusammen
   *[other] Bisher sind es dort { $points } Punkte im Schnitt
 }, möglich wären etwa { $best }.
results-of-games = der Spiele
results-best-play-exact = perfekt gespielt { $points }
results-best-play-measured = stärkster Computer { $points }
results-records = Rekorde
results-records-what = Aus allen Spielen, gleich nach welchen Regeln.
results-record-best = Bestes bei { $variant }
results-record-streak = Siege hintereinander
results-record-duels = Wer gegen wen
results-over-time = Im Lauf der Zeit
results-over-time-what = { $games } Spiele, im Schnitt { $mean } Punkte, zuletzt { $latest }. Die Zahlen stehen darunter als Tabelle.
results-one-game = ein Spiel
results-last-games = Schnitt der letzten { $games }
results-best-play-mean-exact = Schnitt bei perfektem Spiel
results-best-play-mean-measured = Schnitt des stärksten Computers
results-spread-of = Streuung dieser Spiele
results-as-table = Als Tabelle
results-day = Tag
results-month = Monat
results-total = Gesamt
results-boxes = Feld für Feld
results-boxes-what-exact = Punkte, die jedes Feld im Schnitt bringt, und was es bei der besten Spielweise brächte.
results-boxes-what-measured = Punkte, die jedes Feld im Schnitt bringt, und was es dem stärksten Computer in { $games } Spielen brachte. Das ist gemessen: Ausrechnen lässt sich die beste Spielweise für einen so großen Block nicht.
results-boxes-unknown = Punkte, die jedes Feld im Schnitt bringt. Die beste Spielweise dieser Variante hat noch niemand ausgerechnet.
results-only-bonuses = Die Summe machen allein die Boni; was in einem Feld steht, zählt nur für sie.
results-box = Feld
results-best-play-short-exact = Perfekt gespielt
results-best-play-short-measured = Stärkster Computer
results-difference = Abstand
results-bonus = in { $share } der Spiele
results-bonus-both-exact = in { $share } der Spiele (beste { $best })
results-bonus-both-measured = in { $share } der Spiele (Computer { $best })
results-extra = Extrapunkte
results-duels = Gegeneinander
results-duels-what = Wer mehr Punkte hatte, wenn beide mitspielten.
results-against = Gegen
results-score = Stand
results-score-of = { $ahead } : { $behind }
results-level = { $level } gleich
results-margin = Abstand in Punkten
results-everybody = Alle im Vergleich

## Ein Spiel, das als Link kam

linked-reading = Das Spiel wird gelesen …
linked-over = Spiel aus einem Link
linked-open = Spiel aus einem Link, nicht zu Ende gespielt
linked-keep = Zu meinen Spielen
linked-kept = Das Spiel steht jetzt bei deinen Spielen.
linked-copy = Spiel als Link kopieren
linked-broken = Dieses Spiel lässt sich nicht öffnen
linked-paste = Den ganzen Link einfügen
linked-again = Beim Weiterschicken geht sein Ende manchmal verloren.
linked-paste-go = Öffnen
linked-file = Eine Spieldatei (.pasch) öffnen

## Ein Jahr für den Kühlschrank

keepsake-title = Ein Bild für den Kühlschrank
keepsake-span = Zeitraum
keepsake-days = { $days ->
    [one] 1 Spieltag
   *[other] { $days } Spieltage
 }
keepsake-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }
keepsake-sum = { $days }, { $games }
keepsake-favourite = Am liebsten { $variant } ({ $games })
keepsake-wins = { $won ->
    [one] 1 Sieg
   *[other] { $won } Siege
 } in { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
 }
keepsake-who = { $person }, { $day }
keepsake-record = Rekord: { $points }
keepsake-record-who = { $person }, { $variant }, { $day }
keepsake-fives = { $count } × { $box } in einem Spiel
keepsake-close = Knappster Sieg: { $points } vorn
keepsake-close-who = { $person } vor { $other }, { $day }
keepsake-streak = { $wins } Siege nacheinander
