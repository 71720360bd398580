# Regeln lesen, Hausregeln schreiben, Würfe nachprüfen, Würfelstatistik: Seiten des Browserspiels.

## Hausregeln: die Liste

house-about = Fang mit einer Variante an und ändere, was bei euch anders ist. Alles bleibt in diesem Browser, bis du es teilst.
house-mine = Deine Hausregeln
house-ideas = Zum Beispiel
house-idea-box = Ein Feld für ein Paar kommt dazu.
house-idea-points = Ein Full House bringt alle Augen statt 25 Punkte.
house-idea-bonus = Den Bonus gibt es schon ab 60 Punkten, und er zählt 50.
house-idea-turn = Im letzten Zug darf jeder viermal werfen.
house-begin = Neue Hausregel
house-begin-with = Fast wie
house-begin-go = Anfangen
house-first-name = Unsere Regeln
house-edit = Bearbeiten
house-delete = Löschen
house-delete-undo = Doch behalten
house-deleted = „{ $name }“ ist gelöscht.
house-kept = „{ $name }“ ist in diesem Browser gespeichert.
house-shared-one = Diese Hausregel hat dir jemand geschickt. Spiel sie gleich, oder speichere sie für später.
house-bad-link = Der Link ist unvollständig oder beschädigt: Eine Hausregel steht nicht darin.
house-not-here = Diese Hausregel ist in diesem Browser nicht gespeichert.
house-no-idea = Diese Idee gibt es nicht. Die anderen stehen unten.
house-link = Link zu dieser Hausregel
house-link-about = Wer ihn öffnet, kann damit spielen und sie behalten. Die Regeln stehen im Link selbst.
house-link-copy = Link kopieren
house-link-copied = Der Link ist kopiert.
house-link-qr = QR-Code mit dem Link zu dieser Hausregel
house-all = Alle Hausregeln

## Hausregeln: das Formular

house-not-a-number = Hier gehört eine ganze Zahl hin, nicht „{ $found }“.
house-half-number = Hier gehört eine ganze Zahl hin oder eine halbe wie 1,5.
house-whole-number = Hier gehört eine ganze Zahl hin.
house-no-numbers = Hier gehören Zahlen hin, nicht „{ $found }“.
house-too-many-dice = Das sind { $needed } Würfel, es gibt nur { $dice }.
house-name-needed = { $of ->
    [boxes] Das Feld
    [bonuses] Der Bonus
    [columns] Die Spalte
    [colours] Die Farbe
    [symbols] Die Seite
    [buy] Die Zeile
   *[names] Die Hausregel
 } braucht einen Namen.
house-sign-wrong = Das Zeichen hat ein bis drei Buchstaben oder Ziffern, ohne Leer- und Satzzeichen.
house-nameless = Ohne Namen
house-line = Zeile { $line }
house-joker-worth = Als Joker, von einem weiteren Kniffel, zählt dieses Feld { $points }: Das steht unter „Weitere Kniffel“.
house-discard = Verwerfen
house-done = Fertig
house-way = Wie du sie schreibst
house-way-form = Formular
house-way-text = Text
house-text = Das Dokument als TOML
house-text-hint = Was hier nicht steht, gilt wie in der Variante hinter „like“. Anmerkungen hinter „#“ bleiben, was immer du im Formular änderst.
house-name = Name
house-name-other = { $label } auf { $language ->
    [de] Deutsch
   *[en] Englisch
 }
house-name-other-short = auf { $language ->
    [de] Deutsch
   *[en] Englisch
 }
house-as-inherited = { $label }: wieder wie geerbt
house-less = { $label }: weniger
house-more = { $label }: mehr
house-changed = geändert
house-new = neu
house-remove = { $name } herausnehmen
house-taken-out = herausgenommen
house-back-in = { $name } wieder hineinnehmen
house-checking = wird geprüft …
house-sound = So kann gespielt werden.
house-unsound = { $count ->
    [one] Eine Stelle stimmt noch nicht.
   *[other] { $count } Stellen stimmen noch nicht.
 }
house-unsound-look = Zeigen
house-unreachable = Ohne Netz lässt sich die Hausregel nicht prüfen. Gespeicherte kannst du trotzdem spielen.
house-reader-loading = Der Regelprüfer wird geladen, nur dieses eine Mal: { $loaded } von { $total } MB.
house-reader-failed = Der Regelprüfer ließ sich nicht laden. Prüf die Verbindung und ändere etwas, dann versucht er es noch einmal.
house-without-server = Diese Seite kommt ohne Server aus: Regeln werden hier geprüft und gespielt, Tipps sind aber nur geschätzt. Genaue Durchschnitte, Vergleiche und PDFs brauchen einen Server.
house-play = Gleich spielen
house-keep = Speichern
house-share = Teilen
house-try = Ausprobieren
house-brings-nothing = Diese Würfel bringen nirgends etwas.
house-example = bringt { $points }
house-no-throw = Kein Wurf bringt hier Punkte.
house-differs = Anders als { $parent }

house-dice = Würfel
house-faces = Zahlen auf jedem Würfel
house-counted = Davon zählen
house-counted-hint = Die übrigen zählen nicht: In jedes Feld kommen die Würfel, die dort am meisten bringen.
house-wild = Joker auf den Würfeln
house-wild-hint = Eine solche Zahl zählt in jedem Feld als die, die dort am meisten bringt.
house-wild-faces = Zahlen, die Joker sind
house-odd = Nicht alle Würfel sind gleich
house-odd-hint = Einige der Würfel oben haben eigene Zahlen.
house-odd-count = So viele Würfel sind anders
house-odd-faces = Zahlen auf diesen Würfeln
house-odd-kind = andere Würfel { $number }
house-odd-add = Noch eine Art Würfel
house-throws = Würfe je Zug
house-last-throws = Würfe im letzten Zug
house-last-throws-hint = Mehr als sonst, wenn auf dem Block nur noch ein Eintrag fehlt.
house-release = Liegende Würfel dürfen wieder aufgenommen werden
house-release-hint = Ausgeschaltet bleibt liegen, was einmal herausgelegt ist.
house-put-aside = Würfel, die nach jedem Wurf mindestens herausmüssen
house-save = Nicht gebrauchte Würfe aufsparen
house-save-hint = Sie stehen in späteren Zügen zur Verfügung.
house-buy = Freiwürfe
house-buy-hint = Zusätzliche Würfe nach dem letzten, aus einem Vorrat.
house-buy-name = Name der Zeile
house-buy-per-turn = Freiwürfe je Zug
house-buy-per-column = Vorrat
house-buy-per = Der Vorrat gilt für
house-buy-unused = Punkte für jeden übrigen
house-least = Mindestens so viele spielen
house-most = Höchstens so viele spielen
house-direction = Spielrichtung
house-clockwise = im Uhrzeigersinn
house-counter-clockwise = gegen den Uhrzeigersinn

house-boxes = Felder
house-boxes-about = Daneben steht ein Beispielwurf. Tipp ein Feld an, um es zu ändern.
house-add-boxes = Feld hinzufügen
house-new-boxes = { $language ->
    [de] Neues Feld
   *[en] New box
 }
house-box-name = Name des Feldes
house-box-number = Welche Zahl zählt
house-aliases = Auch genannt
house-aliases-hint = Mehrere Namen durch Kommas trennen.
house-takes = Was hineinpasst
house-and = und zugleich
house-condition-add = Weitere Bedingung
house-condition-remove = Bedingung entfernen: { $condition }
house-groups-share = Auch zweimal dieselbe Zahl
house-groups-share-hint = Dann sind zum Beispiel vier Gleiche auch zwei Paare.
house-figure-of_a_kind = Pasch
house-figure-groups = Päsche
house-figure-run = Straße
house-figure-number = eine Zahl
house-figure-any = jeder Wurf
house-figure-one_of = entweder – oder
house-one-of-either = Entweder
house-one-of-or = Oder
house-one-of-add = Noch eine Möglichkeit
house-figure-other = anderes
house-figure-which = Und zwar
house-kind-of_a_kind = gleiche Würfel (Pasch)
house-kind-groups = mehrere Päsche, etwa 3 + 2
house-kind-run = eine Straße
house-kind-faces = bestimmte Zahlen
house-kind-total = eine bestimmte Summe
house-kind-at_least = zusammen mindestens so viel
house-kind-at_most = zusammen höchstens so viel
house-kind-one_colour = alles in einer Farbe
house-kind-number-of_a_kind = Wie viele Gleiche
house-kind-number-groups = Größe der Päsche
house-group = { $size ->
    [1] ein Würfel
    [2] zwei Gleiche
    [3] drei Gleiche
    [4] vier Gleiche
    [5] fünf Gleiche
   *[other] { $size } Gleiche
 }
house-kind-number-run = Wie viele hintereinander
house-kind-number-faces = Welche Zahlen
house-kind-number-total = Welche Summe
house-kind-number-at_least = Wie viel mindestens
house-kind-number-at_most = Wie viel höchstens
house-worth = Was es bringt
house-points-sum = alle Augen
house-points-matching = die Augen der Päsche
house-points-double = das Doppelte
house-points-none = nichts Besonderes
house-points-fixed = feste Punkte
house-points-throws = je nach Wurf, mit dem es gelingt
house-points-number = Punkte
house-points-number-throws = Punkte im ersten, zweiten … Wurf
house-times = Zählt so oft
house-par = So viele seiner Würfel zählen 0
house-par-hint = Bei 3 sind drei Sechsen 0, zwei −6, vier 6; keine und gestrichen ist −18 („Schule“).
house-plus = Dazu noch
house-served = Wenn alle Würfel auf einmal gefallen sind (scharf)
house-section = Wo es steht
house-section-upper = im oberen Teil
house-section-lower = im unteren Teil
house-later = Später weniger wert
house-later-hint = So viele Punkte weniger für jeden Eintrag, der schon in der Spalte steht.
house-wins = Wer hier punktet, gewinnt gegen andere sofort
house-ends = Wer hier punktet, beendet das Spiel gegen andere sofort
house-at-once-none = nie
house-at-once-throws = nach höchstens so vielen Würfen
house-at-once-served = wenn alle Würfel auf einmal gefallen sind
house-at-once-any = immer
house-at-once-number = So viele Würfe höchstens
house-lowest = Die niedrigsten zählen
house-lowest-hint = Von mehr Würfeln zählen hier die, die am wenigsten bringen.
house-counts = Zählt zur Summe
house-counts-hint = Ausgeschaltet zählt nur, was aus dem Feld berechnet wird.
house-entries = Wie oft es gefüllt wird

house-bonuses = Boni
house-add-bonuses = Bonus hinzufügen
house-new-bonuses = { $language ->
    [de] Bonus unten
   *[en] Lower bonus
 }
house-new-computed = { $language ->
    [de] Berechneter Bonus
   *[en] Computed bonus
 }
house-bonus-name = Name des Bonus
house-bonus-kind = Art des Bonus
house-bonus-kind-tiers = Zusammengezählt
house-bonus-kind-computed = Berechnet aus Feldern
house-formula = So wird gerechnet
house-formula-hint = Mit den Namen der Felder, mit +, −, × und Klammern: (Maximum − Minimum) × Einser. Es zählt, sobald alle Felder darin ausgefüllt sind.
house-only-if = Nur wenn
house-only-if-hint = Mit <, ≤ oder =: 0 < Minimum < Maximum. Sonst gibt es nichts; leer gilt es immer.
house-no-formula = „{ $found }“ lässt sich nicht ausrechnen. Es dürfen nur Namen von Feldern, Zahlen und Rechenzeichen darin stehen.
house-over = Was zusammenzählt
house-over-upper = der obere Teil
house-over-lower = der untere Teil
house-over-all = alle Felder
house-over-boxes = einzelne Felder
house-over-which = Welche Felder
house-minus = Was davon abgeht
house-minus-nothing = nichts
house-minus-upper = der obere Teil
house-minus-lower = der untere Teil
house-minus-boxes = einzelne Felder
house-minus-which = Welche Felder abgehen
house-count = Gezählt werden
house-count-points = die Punkte
house-count-entries = Felder, die nicht gestrichen sind
house-count-strikes = gestrichene Felder
house-per = Für
house-per-column = jede Spalte einzeln
house-per-sheet = den ganzen Block
house-per-row = jede Zeile über alle Spalten
house-paid = Punkte gibt es
house-paid-tiers = nach Stufen
house-paid-each = für jedes Feld
house-each = Punkte für jedes dieser Felder
house-tiers = Stufen
house-tier-from = Ab
house-tier-gives = { $counted ->
   *[points] Punkten gibt es
    [entries] Feldern gibt es
    [strikes] Strichen gibt es
 }
house-tier-of = Stufe ab { $from }
house-tier-grows = je weitere { $each }: { $more } mehr
house-tiers-hint = Es zählt die höchste Stufe, die erreicht ist. Ohne „bis“ gilt eine Stufe auch für alles darüber; „je weitere“ lässt sie wachsen.
house-tier-each = je weitere
house-tier-more = mehr Punkte
house-tier-add = Stufe hinzufügen
house-tier-remove = Stufe ab { $from } entfernen
house-from = ab
house-to = bis

house-extra = Weitere Kniffel
house-extra-about = Was fünf Gleiche noch bringen
house-extra-name = Regel { $number }
house-add-extra = Regel hinzufügen
house-new-extra = zusatz
house-when = Wenn das eigene Feld
house-when-filled = gefüllt ist, auch gestrichen
house-when-scored = mit Punkten gefüllt ist
house-when-struck = gestrichen ist
house-when-open = noch frei ist
house-when-any = sein mag, wie es will
house-number = Und das passende Zahlenfeld
house-number-any = frei oder gefüllt ist
house-number-free = noch frei ist
house-number-filled = schon gefüllt ist
house-place = Wohin er muss, der Reihe nach
house-place-any = Es ist egal, wohin.
house-place-number = passendes Zahlenfeld
house-place-lower = ein Feld unten
house-place-upper = ein Feld oben
house-extra-bonus = Punkte neben dem Feld
house-bonus-all = überall
house-bonus-number = im passenden Zahlenfeld
house-bonus-upper = sonst oben
house-bonus-lower = unten
house-extra-worth = Was er in anderen Feldern zählt (Joker)
house-extra-served = Und wenn alle Würfel auf einmal gefallen sind (scharf)
house-every-lower = jedes Feld unten
house-every-upper = jedes Feld oben
house-worth-add = Weiteres Feld
house-choose = Wählen …
house-worth-remove = { $box }: nicht mehr als Joker zählen

house-columns = Spalten
house-columns-about = Ohne Eintrag hat der Block eine Spalte mit freier Reihenfolge. Sie bleibt, wenn du die erste hinzufügst.
house-add-columns = Spalte hinzufügen
house-new-columns = { $language ->
    [de] Spalte
   *[en] Column
 }
house-column-name = Name der Spalte
house-column-boxes = Felder dieser Spalte
house-column-boxes-all = alle
house-column-boxes-listed = ausgewählte, in eigener Reihenfolge
house-column-boxes-list = Felder von oben nach unten
house-sequence-add = Hinzufügen
house-move-up = { $name }: weiter nach oben
house-move-down = { $name }: weiter nach unten
house-order = Wie sie gefüllt wird
house-order-free = frei
house-order-down = von oben nach unten
house-order-up = von unten nach oben
house-order-ends = von beiden Enden her
house-order-middle = von der Mitte nach außen
house-order-halves = erst die obere Hälfte, dann die untere
house-order-section-upper = die oberen Felder
house-order-section-lower = die unteren Felder
house-order-lines = in mehreren Reihen
house-order-line = Reihe { $number }
house-order-listed = in eigener Reihenfolge
house-order-list = Reihenfolge beim Füllen
house-strikes = Streichen
house-strikes-next = nur ein Feld, das dran ist
house-strikes-any = irgendein freies Feld
house-announce = Ansagen
house-announce-never = gar nicht
house-announce-after = gleich nach dem ersten Wurf
house-announce-before = vor dem ersten Wurf
house-announce-unless-served = nach dem ersten Wurf, außer für alle Würfel auf einen Wurf
house-miss = Angesagt und nicht geschafft
house-miss-box = streicht dieses Feld
house-miss-any = streicht irgendein Feld
house-column-throws = Würfe je Zug in dieser Spalte
house-column-throws-hint = Leer sind es so viele wie sonst; 1 heißt: aus der Hand.
house-result = Spielpunkte für die meisten Punkte in dieser Spalte
house-result-all = Spielpunkte dazu für alle Spalten
house-weight = So oft zählt die Spalte
house-column-served = Alle Würfel auf einen Wurf
house-column-served-extra = zählen so viel, wie ihr Feld dafür vorsieht
house-column-served-plain = zählen hier wie jeder andere Wurf
house-column-served-only = nur sie bringen hier Punkte
house-column-bonuses = Boni, die hier gelten
house-column-extra = Regeln für weitere Kniffel, die hier gelten

house-symbols = Bilder und Namen der Seiten
house-symbols-about = Auf Pokerwürfeln stehen 9, 10, Bube, Dame, König und Ass. Gerechnet wird mit der Zahl dahinter.
house-symbols-poker = Pokerwürfel: 9, 10, B, D, K, A
house-symbols-none = Wieder Zahlen
house-symbol-add = Seite mit eigenem Bild
house-new-symbol = { $language ->
    [de] Stern
   *[en] Star
 }
house-symbol-name = Name der Seite
house-symbol-sign = Zeichen auf dem Würfel
house-symbol-face = Steht für die Zahl
house-symbol-picture = Bild
house-picture-sign = das Zeichen
house-picture-pips = Augen
house-picture-nine = Karte: Neun
house-picture-ten = Karte: Zehn
house-picture-jack = Karte: Bube
house-picture-queen = Karte: Dame
house-picture-king = Karte: König
house-picture-ace = Karte: Ass
house-colours = Farben der Zahlen
house-colours-about = Sind die Augen farbig, kann ein Feld Würfel in einer Farbe verlangen.
house-colour-add = Farbe hinzufügen
house-new-colour = { $language ->
    [de] Rot
   *[en] Red
 }
house-colour-name = Name der Farbe
house-colour-faces = Zahlen in dieser Farbe

house-whole = Sonstiges
house-total = Worum es geht
house-total-points = um alle Punkte
house-total-bonuses = nur um die Boni
house-note = Bemerkung
house-note-hint = Sie ändert nichts an den Regeln.

## Hausregeln: was zugeklappt ist, und was davon anders ist als sonst

house-more-conditions = Weitere Bedingungen
house-more-conditions-about = Zugleich noch etwas anderes
house-more-points = Besondere Punkte
house-more-points-about = Mehrfach, Zuschlag, scharf
house-more-points-about-number = Mehrfach, unter 0, später weniger
house-more-place = Platz und Ende
house-more-place-about = Oben oder unten, sofort gewonnen
house-more-bonus = Genauer
house-more-bonus-about = Welche Felder zählen, weitere Stufen
house-more-dice = Besondere Würfel
house-more-dice-about = Zahlen, Joker, Bilder, Farben
house-more-turn = Besondere Züge
house-more-turn-about = Letzter Zug, Freiwürfe
house-whole-about = Spieler, Ziel, Bemerkung
house-bonuses-none = Keine
house-columns-one = Eine, in freier Reihenfolge
house-told-kind-of_a_kind = { $value } Gleiche
house-told-kind-groups = Päsche { $value }
house-told-kind-run = Straße aus { $value }
house-told-kind-faces = mit { $value }
house-told-kind-total = Summe { $value }
house-told-kind-at_least = mindestens { $value }
house-told-kind-at_most = höchstens { $value }
house-told-kind-one_colour = eine Farbe
house-told-share = zweimal dieselbe Zahl
house-told-lowest = die niedrigsten
house-told-times = zählt { $value }-mal
house-told-plus = dazu { $value }
house-told-served = { $value ->
    [double] scharf doppelt
   *[other] scharf { $value }
 }
house-told-par = { $value } seiner Würfel zählen 0
house-told-later = später je { $value } weniger
house-told-counts = nicht in der Summe
house-told-joker = als Joker { $value }
house-told-entries = { $value } Einträge
house-told-per = { house-per }: { $value ->
    [sheet] { house-per-sheet }
   *[row] { house-per-row }
 }
house-told-wins = gewinnt sofort
house-told-ends = beendet das Spiel
house-told-aliases = auch { $value }
house-told-faces = Zahlen { $value }
house-told-counted = { $value } davon zählen
house-told-odd = verschiedene Würfel
house-told-wild = Joker: { $value }
house-told-symbols = Bilder
house-told-colours = Farben
house-told-last-throws = im letzten Zug { $value } Würfe
house-told-release = was liegt, bleibt liegen
house-told-put-aside = mindestens { $value } heraus
house-told-save = Würfe aufsparen
house-told-buy = Freiwürfe
house-told-players = { $least ->
    [one] einer bis { $most } Spieler
   *[other] { $least } bis { $most } Spieler
 }
house-told-direction = gegen den Uhrzeigersinn
house-told-total = nur um die Boni
house-told-all = Spielpunkte dazu für alle Spalten
house-told-note = mit Bemerkung

## Würfe nachprüfen

verify-about = Hat jemand an den Würfeln gedreht? Hier wird ein Spiel Wurf für Wurf nachgerechnet.
verify-why = Warum Schummeln auffällt
verify-locked = Vor dem ersten Wurf wird eine geheime Zahl festgelegt. Ändern kann sie danach niemand.
verify-added = Dann gibt jedes Gerät eigene Zufallszahlen dazu: So kann niemand die Würfe aussuchen oder vorher wissen.
verify-repeated = Nach dem Spiel wird sie gezeigt und hier alles nachgewürfelt: Stimmt ein Wurf nicht, fällt es auf.
verify-link = Link des Tisches
verify-link-hint = Was beim Spielen in der Adresszeile steht.
verify-go = Würfel prüfen
verify-mine = Welches Spiel?
verify-agrees = Alle { $throws } Würfe stimmen.
verify-verdict-fair = Niemand hat an den { $throws } Würfen gedreht.
verify-verdict-fixed = Während des Spiels hat niemand an den { $throws } Würfen gedreht.
verify-verdict-consistent = Alle { $throws } Würfe passen zusammen.
verify-means-fair = Niemand konnte sie bestimmen, auch der Server nicht.
verify-means-fixed = Sie ließen sich alle nachrechnen.
verify-means-consistent = Ob es genau euer Spiel war, weiß nur ein Gerät, das von Anfang an dabei war.
verify-means-wrong = Was nicht passt, steht unten.
verify-busy = Alles wird noch einmal gewürfelt …
verify-others = Andere Spiele
verify-none = Hier stehen eure Spiele, sobald eines zu Ende ist.
verify-by-link = Ein Spiel mit seinem Link prüfen
verify-evidence = Alle Belege: Geheimnis, Zahlen und jeder Wurf
verify-exchanged = Ausgetauscht: Das ist nicht das Spiel, das dieses Gerät gesehen hat!
verify-seen = Dieses Gerät hat den Fingerabdruck vor dem ersten Wurf gesehen; er gehört zu diesem Spiel.
verify-seen-differs = Vor dem ersten Wurf hat dieses Gerät den Fingerabdruck { $seen } gesehen; jetzt zeigt der Server { $found }.
verify-drawn = Dieses Gerät hat die Zahl von { $name } gezogen; sie steckt in allen Würfen.
verify-drawn-differs = Für { $name } hat dieses Gerät die Zahl { $seen } gezogen; jetzt zeigt der Server { $found }.
verify-not-drawn = Die Zahl von { $name } hat nicht dieses Gerät gezogen.
verify-none-drawn = Eine eigene Zahl hat dieses Gerät nicht beigetragen: Es weiß, dass die Würfel feststanden, aber nicht, dass der Server sie nicht ausgesucht hat.
verify-live = { $count ->
    [one] Einen Wurf hat dieses Gerät fallen sehen; er steht genauso in diesem Spiel.
   *[other] { $count } Würfe hat dieses Gerät fallen sehen; alle stehen genauso in diesem Spiel.
 }
verify-live-differs = Ereignis { $number } war ein anderer Wurf: Dieses Gerät hat { $seen } gesehen, jetzt zeigt der Server { $found }.
verify-event-differs = Ereignis { $number } ist nicht das, das dieses Gerät gesehen hat.
verify-no-memory = Von vor dem ersten Wurf weiß dieses Gerät nichts. Ein Server, der lügt, könnte das ganze Spiel nachträglich erfunden haben; fair beweist das nur einem Gerät, das von Anfang an dabei war.
verify-here = Dieses Spiel wurde an diesem Gerät allein gespielt; Geheimnis und Zahlen sind von ihm selbst.
verify-differs = Nicht alle { $throws } Würfe stimmen.
verify-commitment = Das gezeigte Geheimnis passt zum Fingerabdruck.
verify-other-secret = Das gezeigte Geheimnis passt nicht zum Fingerabdruck.
verify-promise = Fingerabdruck des Geheimnisses (SHA-256)
verify-secret = Geheimnis
verify-entropy = Zufall von Person { $number }
verify-throws = Alle Würfe
verify-number = Wurf
verify-seat = Wer
verify-found = Gefallen
verify-right = Nachgeworfen
verify-same = stimmt
verify-download = Das Spiel herunterladen; „pasch verify“ prüft die Datei ohne Netz

## Würfelstatistik

dice-about = Alle Würfel, die hier in allen Spielen gefallen sind, Zahl für Zahl.
dice-none = Noch keine Würfe
dice-none-what = Sobald jemand spielt, siehst du hier, wie oft jede Zahl gefallen ist. Bei guten Würfeln kommt jede etwa gleich oft.
dice-kind = { $throws }-mal gewürfelt
dice-other = Würfel mit { $faces }: { $throws }-mal gewürfelt
dice-house = Würfel aus Hausregeln
dice-house-about = Dürfen ungleich fallen und zählen oben nicht mit
dice-exact = Genauer
dice-exact-about = Wie das geprüft wird
dice-face = Zahl
dice-count = Gefallen
dice-share = Anteil
dice-expected = Bei genau gleich vielen käme jede Zahl in { $share } der Würfe.
dice-verdict-few = Für ein Urteil ist noch zu wenig gefallen.
dice-verdict-fair = Die Würfel sind ehrlich: Keine Zahl fällt auffällig oft oder selten.
dice-verdict-watch = Gerade fallen sie etwas ungleich. Auch bei ehrlichen Würfeln kommt das vor.
dice-verdict-odd = So ungleich fallen ehrliche Würfel fast nie.
dice-test = Der Chi-Quadrat-Test vergleicht, wie oft jede Zahl kam, mit gleich vielen: Chi-Quadrat { $chi } bei { $degrees } Freiheitsgraden, p = { $p }. Ehrliche Würfel fallen in { $percent } der Fälle mindestens so ungleich.
dice-verify = Ein einzelnes Spiel prüfst du hier:

house-draft-title = Angefangen und nicht gespeichert
house-draft-go = Weiter bearbeiten
house-draft-discard = Verwerfen
house-draft-resumed = Weiter, wo du warst.
house-draft-anew = Von vorn

rules-example-dice = Würfel: { $dice }
house-idle = Das bewirkt nichts: Das Spiel ist ohne das dasselbe.
house-wrong-counts-nowhere = Das Feld „{ $box }“ zählt nicht zur Summe, und noch wird nichts daraus berechnet: Lege dafür einen Bonus an, der „Berechnet aus Feldern“ ist.
house-wrong-box-nowhere = In keiner Spalte steht: { $box }. Nimm das bei einer Spalte dazu, oder nimm es hier heraus.
house-wrong-bonus-nowhere = Der Bonus „{ $bonus }“ zählt in keiner Spalte: Wähle ihn bei einer aus, oder nimm ihn heraus.

## Was eine Hausregel bewirkt

effects-title = Was die Regel bewirkt
effects-about = Punkte, Dauer, Glück und Können: im Ganzen und durch jede Änderung an { $parent } allein. Das Rechnen kann Minuten dauern.
effects-about-own = Punkte, Dauer, Glück und Können. Das Rechnen kann Minuten dauern.
effects-ask = Durchrechnen
effects-working = { $of ->
        [one] Das Spiel wird durchgerechnet: { $percent }
       *[other] { $done } von { $of } Spielen durchgerechnet: { $percent }
    }
effects-mean = Punkte im Schnitt, perfekt gespielt
effects-sd = Neun von zehn Spielen enden zwischen
effects-range = { $low } und { $high }
effects-minutes = Zeit pro Person
effects-minutes-about = { $turns ->
        [one] Ein Zug
       *[other] { $turns } Züge
    }, mit den Würfen, die das beste Spiel braucht
effects-skill = Glück oder Können
effects-luck = Glück
effects-art = Können
effects-skill-is = { $share ->
    [luck] Das Glück entscheidet oft.
    [skill] Wer gut spielt, gewinnt meistens.
   *[both] Wer gut spielt, gewinnt öfter.
 }
effects-skill-change = { $side ->
    [same] Glück und Können wie bei { $parent }
    [luck] etwas mehr Glück als bei { $parent }
   *[skill] etwas mehr Können als bei { $parent }
 }
effects-skill-more = { $side ->
    [luck] Etwas mehr Glück
   *[skill] Etwas mehr Können
 }
effects-unused = Felder, die niemand nutzt
effects-unused-about = Auch perfekt gespielt kommen dort in weniger als einem von zehn Spielen Punkte zusammen.
effects-beside = { $by } gegen { $parent }
effects-unit-mean = { $amount } Punkte
effects-unit-minutes = { $amount } Minuten
effects-alone = Jede Änderung für sich
effects-other = Was anders ist als bei { $parent }
effects-together = Alle zusammen
effects-unclear = Kaum zu messen.
effects-not-alone = Geht nur zusammen mit anderen Änderungen.
effects-change-minutes = Dauer { $by }
effects-change-unused = Dann nutzt niemand mehr: { $boxes }
effects-left = { $left ->
        [one] Eine weitere Änderung zählt nur in allen zusammen.
       *[other] { $left } weitere Änderungen zählen nur in allen zusammen.
    }
effects-measured-learned = Für eine genaue Rechnung ist der Block zu groß: Gespielt wurden 1.000 Spiele nach gelernten Werten, der Schnitt stimmt auf etwa { $mean } Punkte.
effects-measured-rough = Für eine genaue Rechnung ist der Block zu groß: Gespielt wurden 1.000 Spiele nach groben Werten, der Schnitt stimmt auf etwa { $mean } Punkte. Perfekt gespielt sind es ein paar Prozent mehr.
