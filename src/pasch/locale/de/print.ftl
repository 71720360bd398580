# Was auf Papier steht: Spielblöcke zum Ausdrucken.

print-title = { $variant } – Spielblock
print-name = Name
print-date = Datum
print-page = Seite { $number } von { $count }
print-written = { $file } ist geschrieben.

## Der Befehl „pasch sheet“

help-sheet =
    Einen Spielblock drucken, leer oder ausgefüllt: als PDF oder, ohne --pdf, als Text.

    VARIANTE ist eine, die Pasch mitbringt, oder die eigene TOML-Datei. Ein leerer Block hat Platz für sechs Spiele eines
    Spielers; ein Block mit mehreren Spalten für eines.
help-sheet-pdf = In diese PDF-Datei; „-“ schreibt sie auf die Standardausgabe.
help-sheet-fill = Ausgefüllt: mit einem Spiel, mit einem abgetippten Block („pasch block“ beschreibt, wie einer aussieht). Die Variante eines Spiels muss nicht genannt werden.
help-sheet-players = Eine Spalte je Spieler statt je Spiel: ihre Namen, mit Kommas dazwischen, oder ihre Zahl.
help-sheet-games = So viele Spiele nebeneinander; sonst sechs, bei mehreren Spalten eines.
help-sheet-paper = Das Papier.
help-sheet-large = In großer Schrift.
metavar-pdf = DATEI
metavar-fill = DATEI

error-print-missing = für ein PDF fehlt ReportLab; es kommt mit: pip install "pasch[print]".
error-print-players = Spieler sind Namen mit Kommas dazwischen oder ihre Zahl, höchstens { $most }.
error-print-games = „{ $found }“ Spiele gehen nicht nebeneinander; möglich sind { $least } bis { $most }.
error-print-too-many = der Block hat mehr als { $most } Spiele.
error-print-needs-pdf = „{ $option }“ gilt nur für Papier; dazu gehört „--pdf DATEI“.
error-print-which-variant = es fehlt, von welcher Variante der Block ist.
error-print-other-variant = das Spiel ist nicht von „{ $variant }“, sondern von „{ $found }“, oder nach anderen Regeln.
error-print-letters = „{ $words }“ lässt sich nicht drucken: Keine Schrift hier hat { $letters }; lateinische, griechische und kyrillische Buchstaben sind da.
error-print-other-card = diese Einträge passen nicht auf den Block von „{ $variant }“.
error-print-too-large = das wären { $found } Felder auf Papier; höchstens { $most } gehen auf einmal, also mit weniger Spielern oder Spielen.

## Im Browser

print-open = Block zum Ausdrucken
print-paper = Papier
print-paper-a4 = A4
print-paper-a5 = A5
print-paper-letter = Letter
print-large = Große Schrift
print-for = Wofür
print-for-games = Mehrere Spiele
print-for-players = Mehrere Spieler
print-for-filled = Ausgefüllt
print-for-empty = Leer
print-games = Spiele nebeneinander
print-players = Spieler
print-save = PDF laden
print-file = Block
