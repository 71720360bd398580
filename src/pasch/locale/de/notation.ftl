# Was in einem Text falsch sein kann: Würfel, Stellungen, Spiele und ihr JSON.
# Die Zeichen in Anführungszeichen sind die der Notation, in jeder Sprache dieselben.

## Würfel

## Stellungen

error-position-too-long = die Stellung ist länger als { $limit } Zeichen.
error-position-fields = eine Stellung hat { $right } Teile (Variante, Blöcke, Platz, Zug), hier sind es { $found }.
error-not-a-variant-id = „{ $found }“ ist keine Kennung einer Variante: Die besteht aus Kleinbuchstaben, Ziffern und „-“.
error-not-a-card = „{ $found }“ ist kein Block: Nach den Spalten kann nur noch „^“ mit den aufgesparten Würfen kommen.
error-card-columns = der Block hat { $right } { $right ->
    [one] Spalte
   *[other] Spalten
 }, hier { $found ->
    [one] ist es
   *[other] sind es
 } { $found }; Spalten trennt „/“.
error-not-a-column = „{ $found }“ ist keine Spalte: Nach den Feldern können nur noch „+“ mit Zusatzpunkten und dann „$“ mit Freiwürfen kommen.
error-column-boxes = die Spalte hat { $right } { $right ->
    [one] Feld
   *[other] Felder
 }, hier { $found ->
    [one] ist es
   *[other] sind es
 } { $found }; Felder trennt „,“.
error-box-entries = in { $box } { $right ->
    [one] passt ein Eintrag
   *[other] passen { $right } Einträge
 }, hier { $found ->
    [one] ist es
   *[other] sind es
 } { $found }; die Einträge eines Feldes trennt „;“.
error-not-an-entry = „{ $found }“ kann nicht in { $box } stehen: Schreib Punkte, „-“ für gestrichen oder „.“ für frei.
error-impossible-points = { $found } { $found ->
    [one] Punkt
   *[other] Punkte
 } gibt es in { $box } nicht; möglich sind { $allowed }.
error-gap-in-box = { $box } füllt sich von links: Vor einem Eintrag steht hier eine Lücke.
error-filled-too-early = { $box } ist noch nicht dran: Die Spalte wird der Reihe nach gefüllt, und vorher kommt { $next }.
error-extra-points = { $found } { $found ->
    [one] Zusatzpunkt ist
   *[other] Zusatzpunkte sind
 } zu viel: Diese Einträge bringen höchstens { $most }.
error-points-out-of-place = { $found } { $found ->
    [one] Punkt
   *[other] Punkte
 } kann es in { $box } neben den anderen Einträgen nicht geben; möglich sind { $allowed }.
error-extra-points-between = { $found } { $found ->
    [one] Zusatzpunkt
   *[other] Zusatzpunkte
 } gibt es nicht: Diese Einträge bringen { $allowed }.
error-bought-throws = { $found ->
    [one] 1 Freiwurf ist
   *[other] { $found } Freiwürfe sind
 } zu viel: Hier { $most ->
    [one] ist 1
   *[other] sind { $most }
 } möglich.
error-saved-throws = { $found ->
    [one] 1 aufgesparter Wurf ist
   *[other] { $found } aufgesparte Würfe sind
 } zu viel: Hier { $most ->
    [one] ist 1
   *[other] sind { $most }
 } möglich.
error-uneven-cards = auf den Blöcken stehen { $found } Einträge: Wenn Platz { $seat } dran ist, müssen die anderen ebenso viele haben oder einen mehr, falls sie in dieser Runde schon dran waren.
error-not-a-seat = „{ $found }“ ist kein Platz: Schreib seine Nummer und „>“ für im Uhrzeigersinn oder „<“ für dagegen, etwa „1>“.
error-not-a-turn = „{ $found }“ ist kein Zug: Schreib „0“ vor dem ersten Wurf, sonst Würfe und Würfel wie „2:13355“.
error-not-at-once = „{ $found }“ kann hier nicht stehen: Kein Wurf dieses Spielers hat das Spiel sofort beendet.
error-not-a-start = „{ $found }“ ist kein Würfeln um den Anfang: Schreib aufsteigend die Plätze, die würfeln, und was die ersten geworfen haben, etwa „start:123:46“.
error-start-with-entries = um den Anfang wird nicht mehr gewürfelt, wenn schon etwas auf einem Block steht.
error-start-other-seat = um den Anfang würfelt jetzt Platz { $right }, nicht Platz { $found }.
error-lay-in-first-throw = beim ersten Wurf kann noch kein Würfel liegen geblieben sein.

## Spiele

error-record-too-large = das Spiel ist größer als { $limit } kB.
error-not-a-tag = { $found } ist keine Kopfzeile: Schreib [Name "Wert"].
error-tag-name = eine Kopfzeile kann nicht „{ $found }“ heißen: Der Name beginnt mit einem Buchstaben und besteht aus Buchstaben, Ziffern und „_“.
error-tag-turns = die Kopfzeile { $name } nennt Runden, etwa „2, 3“; hier steht „{ $found }“.
error-tag-reserved = die Kopfzeile { $found } gehört zum Format; bitte einen anderen Namen wählen.
error-seat-name = der Name { $found } enthält Zeichen, die sich nicht zeigen lassen.
error-tag-twice = die Kopfzeile { $tag } steht hier zweimal.
error-tag-missing = die Kopfzeile { $tag } fehlt.
error-unknown-seat = einen Platz „{ $found }“ gibt es nicht: Schreib { $most ->
    [one] 1
   *[other] eine Nummer von 1 bis { $most }
 } oder einen Namen aus dem Kopf.
error-other-rules = gespielt wurde nach anderen Regeln von { $variant }: Ihre Kennung ist { $found } statt { $right }.
error-comment-open = hier beginnt ein Kommentar, der kein schließendes „{ "}" }“ hat.
error-unreadable-word = „{ $found }“ gehört nicht in ein Spiel.
error-seat-without-colon = hinter „{ $seat }“ fehlt der Doppelpunkt, wie in „{ $seat }: 13446“.
error-turn-not-finished = der Zug von Platz { $seat } ist nicht zu Ende: Es fehlt „= FELD PUNKTE“, oder „= FELD x“ fürs Streichen.
error-start-missing = es steht nirgends, wer anfängt: Vor die Züge gehört eine Zeile wie „start 1:4 2:6“ oder die Kopfzeile [First "1"].
error-wrong-seat-start = um den Anfang würfelt jetzt Platz { $right }, nicht Platz { $found }.
error-wrong-seat = Platz { $right } ist dran, nicht Platz { $found }.
error-seat-missing = „{ $found }“ gehört zu keinem Zug: Ein Zug beginnt mit seinem Platz, hier Platz { $right }, und einem Doppelpunkt.
error-hold-without-dice = nach „>“ kommen die Würfel, die liegen bleiben, oder „-“ für keinen.
error-throw-must-be-bought = hier kostet ein weiterer Wurf einen Freiwurf: Schreib „$>{ $hold }“.
error-missing-hold = vor { $found } steht nicht, was liegen geblieben ist; war es „{ $hold }“?
error-hold-needed = vor { $found } steht nicht, was liegen geblieben ist: Schreib „>“ und die Würfel, oder „>-“ für keinen.
error-only-new-dice = { $found } sind nur die neu geworfenen Würfel; schreib alle: { $right }.
error-entry-without-box = nach „=“ kommt ein Feld, etwa „= FELD PUNKTE“ oder „= FELD x“.
error-strike-with-x = { $roll } bringt in { $box } nichts; schreib „{ $right }“, um es zu streichen.
error-wrong-points = „{ $found }“ stimmt nicht: Richtig ist „{ $right }“.

## Spiele als JSON

error-not-json = das ist kein JSON: { $detail }.
json-value = hier fehlt ein Wert
json-key = hier fehlt ein Schlüssel in Anführungszeichen
json-colon = hinter dem Schlüssel fehlt der Doppelpunkt
json-comma = hier fehlt ein Komma
json-last-comma = hinter dem Letzten steht kein Komma
json-quote = am Ende eines Textes fehlt das Anführungszeichen
json-line = in einem Text steht kein Zeilenumbruch und kein Tabulator
json-escape = „\“ wird in einem Text doppelt geschrieben
json-end = hinter dem Ende steht noch etwas
json-other = es lässt sich nicht lesen
error-key-not-in-record = einen Schlüssel „{ $key }“ hat ein Spiel hier nicht.
error-not-in-notation = { $found } ist nicht so geschrieben, wie es die Notation verlangt.
error-link-damaged = dieser Link ist nicht vollständig; vielleicht fehlt am Ende etwas.
error-link-newer = dieser Link ist von einem neueren Pasch.
error-link-own-rules = „{ $variant }“ kommt nicht mit Pasch; wer den Link bekäme, hätte die Regeln nicht.
