# Ein ausgefüllter Block, den jemand eingetippt hat.

error-block-too-long = ein Block hat höchstens { $lines } Zeilen mit { $letters } Zeichen.
error-block-bad-quotes = die Anführungszeichen dieser Zeile passen nicht zusammen.
error-block-too-many = hier darf ein Block höchstens { $most } Spiele haben.
error-table-spreadsheet = das ist eine Tabelle von Excel oder LibreOffice: Speichere sie dort als CSV (Datei, Speichern unter, CSV UTF-8) und nimm diese Datei.
error-table-pdf = das ist ein PDF: Kopiere seinen Text in eine Textdatei, oder speichere die Tabelle als CSV.
error-table-picture = das ist ein Bild: Tippe den Block ab, eine Zeile je Feld, als Text oder CSV.
error-table-no-text = das ist kein Text; gelesen werden Text und CSV.
error-block-empty = in dieser Datei stehen keine Punkte.
error-block-not-points = Spiel { $game }: „{ $found }“ sind weder Punkte noch das Zeichen für ein gestrichenes Feld (- oder x).
error-block-no-such-box = die Spalte { $column } hat kein Feld „{ $box }“.
error-block-gap = die Lücken in „{ $box }“ zeigen nicht, zu welchen Spielen die Punkte gehören; schreib das Zeichen „.“ in jedes freie Feld.
error-block-names = „{ $found }“ sind nicht so viele Namen, wie Spiele darunter stehen.
error-block-twice = Spiel { $game }: { $box } steht zweimal auf dem Block.
error-block-impossible = Spiel { $game }: Kein Wurf bringt { $found } in { $box }; möglich sind { $allowed }.
error-block-impossible-extra = Spiel { $game }: { $found } { $found ->
    [one] Extrapunkt
   *[other] Extrapunkte
 } gibt es mit diesen Einträgen nicht; möglich sind { $allowed }.
error-block-unreachable = Spiel { $game }: { $why }.
error-block-impossible-throws = Spiel { $game }: { $found } geht nicht; möglich sind { $allowed }.
error-block-wrong-sum = Spiel { $game }: Bei „{ $sum }“ steht { $found }, die Felder ergeben aber { $right }.

block-game = Spiel { $name }: { $total }
block-game-open = Spiel { $name }: bisher { $total }, es sind noch Felder frei
block-aside = Daneben steht, ohne Punkte: { $words }
block-right = Jeder Eintrag passt in sein Feld, jede Summe stimmt.

# Wie die Zeilen des Blocks heißen, die keine Felder sind, durch Kommas getrennt.
block-upper = oben, Summe oben, oberer Teil, oberer Block, Zwischensumme
block-upper-with-bonus = Summe oben, oberer Teil, gesamter oberer Teil, gesamt oberer Teil, oberer Teil gesamt, oben gesamt, gesamt oben
block-lower = unten, Summe unten, unterer Teil, gesamter unterer Teil, gesamt unterer Teil, unterer Teil gesamt, unten gesamt, gesamt unten
block-total = Gesamt, Gesamtpunkte, Punkte, Endstand, insgesamt, Gesamtsumme, Endsumme, Summe, Endergebnis
block-extra = Extra, Extra-Kniffel, Kniffel-Bonus, Bonus-Kniffel, Extrapunkte
block-throws = Freiwürfe, Augen

# Überschriften und Zeilennamen in Listen und auf gedruckten Blöcken, durch Kommas getrennt.
# Felder und Summen wie auf dem gedruckten Block: https://de.wikipedia.org/wiki/Kniffel. Überschriften und Abkürzungen
# sind gängige Wörter ohne Quelle.
heading-game = Spiel, Partie, Runde, Nr., Spiel Nr.
heading-date = Datum, Tag
heading-variant = Variante, Regeln
heading-name = Name, Namen, Spieler, Spielerin, Wer, Feld
heading-remark = Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Notiz, Notizen, Kommentar, Anlass, Ort, Datei, Verlust, Glück, Gewinner, Sieger, Siegerin, Mitspieler, Wetter
heading-place = Platz, Rang, Platzierung
heading-hint = Hinweis, Wertung, so zählt es, zählt, Regel
block-bonus = Bonus, Bonuspunkte
heading-mean = Schnitt, Durchschnitt, Mittelwert, Mittel
block-points-unit = P, P., Pkt, Pkte, Punkt, Punkte
box-ones = Einser, Einer, 1er, Eins, 1
box-twos = Zweier, 2er, Zwei, 2
box-threes = Dreier, 3er, Drei, 3
box-fours = Vierer, 4er, Vier, 4
box-fives = Fünfer, 5er, Fünf, 5
box-sixes = Sechser, 6er, Sechs, 6
box-one-pair = ein Paar, Paar
box-two-pairs = zwei Paare, zwei Paar, Doppelpaar
box-three-of-a-kind = Dreierpasch, 3er Pasch, Drilling, Dreier-P.
box-four-of-a-kind = Viererpasch, 4er Pasch, Vierling, Poker
box-five-of-a-kind = Kniffel, Fünferpasch, 5er Pasch, Fünfling
box-full-house = Full House, FH, Fullhouse
box-small-straight = kleine Straße, kl. Straße, kl. Str., kleine Str.
box-large-straight = große Straße, gr. Straße, gr. Str., große Str.
box-straight = Straße
box-chance = Chance, Augenzahl
box-maximum = Maximum, max, max.
box-minimum = Minimum, min, min.
box-three-pairs = drei Paare, 3 Paare
box-full-straight = volle Straße
box-house = Villa, 3+3
box-tower = Turm, 2+4, 4+2
column-named-down = abwärts, runter
column-named-free = frei
column-named-up = aufwärts, hoch
column-named-announced = angesagt, Ansage
