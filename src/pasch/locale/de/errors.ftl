# Alles, was falsch sein kann, je ein Satz. Der Name nach „error-“ ist der feste Code.
# Vor dem Satz stehen die Datei und die Stelle.

place-line = Zeile { $line }

## Ein Variantendokument lesen

error-document-too-large = das Dokument ist größer als { $limit } kB.
error-line-too-long = die Zeile ist länger als { $limit } Zeichen.
error-direction-mark = hier steht ein unsichtbares Zeichen, das die Schreibrichtung umkehrt; es muss weg.
error-document-too-deep = das Dokument ist tiefer verschachtelt, als es je eine Variante braucht.
error-not-toml = das ist kein TOML: { $detail }.
error-not-utf8 = die Datei ist kein Text in UTF-8 oder UTF-16.
error-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
error-wrong-type = hier steht { $found }, erlaubt ist { $allowed }.
quoted-text = ein Text in Anführungszeichen: { $example }
error-out-of-range = hier steht { $found }, erlaubt ist { $allowed }.
error-wrong-length = { $what ->
    [text] hier steht { $found }; erlaubt sind { $allowed } Zeichen.
    [boxes] das sind { $number } Felder; erlaubt sind { $allowed }.
    [columns] das sind { $number } Spalten; erlaubt sind { $allowed }.
    [bonuses] das sind { $number } Boni; erlaubt sind { $allowed }.
    [extra] das sind { $number } Zusatzregeln; erlaubt sind { $allowed }.
   *[other] die Liste hat { $number ->
        [one] einen Eintrag
       *[other] { $number } Einträge
     }; es müssen { $allowed } sein.
 }
error-not-one-of = hier steht { $found }, erlaubt ist { $allowed }.
error-not-one-of-near = hier steht { $found }; ist { $near } gemeint? Erlaubt ist { $allowed }.
error-not-one-of-written = { $found } heißt hier { $near }; erlaubt ist { $allowed }.
error-wrong-characters = { $what ->
    [name] { $found } geht nicht als Name: Ein Name ist eine Zeile ohne unsichtbare Zeichen und ohne {"{ } [ ] | = > ! ;"}
    [sign] { $found } passt nicht auf einen Würfel: Ein Zeichen hat ein bis drei Buchstaben oder Ziffern.
    [variant] { $found } geht nicht als Kennung: Sie besteht aus Kleinbuchstaben ohne Umlaute, Ziffern und „-“, etwa "unser-kniffel".
   *[other] { $found } geht nicht als Kennung: Sie beginnt mit einem Kleinbuchstaben, und dahinter stehen Kleinbuchstaben ohne Umlaute, Ziffern und „_“, etwa "zwei_paare".
 }
error-unknown-key-near = den Schlüssel „{ $key }“ gibt es nicht; ist „{ $near }“ gemeint?
error-unknown-key-written = „{ $key }“ heißt hier „{ $near }“.
error-unknown-key-inside = „{ $key }“ gehört in „{ $inside }“.
error-unknown-key = den Schlüssel „{ $key }“ gibt es nicht; erlaubt sind { $allowed }.
error-missing-key = der Schlüssel „{ $key }“ fehlt.
error-inheritance-circle = die Varianten erben im Kreis voneinander: { $chain }.
error-inheritance-too-deep = mehr als { $limit } Varianten erben voneinander.
error-part-not-inherited-near = hier ist kein „{ $key }“ geerbt; ist „{ $near }“ gemeint? Was neu ist, braucht „names“.
error-nothing-to-take-out = nichts herauszunehmen: „{ $key }“ ist hier nicht geerbt; { $number ->
    [one] es gibt nur „{ $allowed }“
   *[other] es gibt { $allowed }
 }.
error-nothing-to-take-out-near = nichts herauszunehmen: „{ $key }“ ist hier nicht geerbt; ist „{ $near }“ gemeint?
error-not-inherited = nichts herauszunehmen: „{ $key }“ ist hier nicht geerbt; „{ $key } = false“ einfach weglassen.
error-taken-out-as-a-whole = herausnehmen lassen sich nur die Teile von [{ $key }], jeder mit seinem Namen: „… = false“ unter [{ $key }].
error-unknown-variant-near = die Variante „{ $found }“ gibt es nicht; ist „{ $near }“ gemeint?
error-unknown-variant = die Variante „{ $found }“ gibt es nicht; es gibt { $allowed } oder den Namen einer TOML-Datei.

## Was ein Dokument falsch macht

error-twice = { $found } steht hier zweimal.
error-odd-die-alone = neben den abweichenden Würfeln muss mindestens ein anderer bleiben; „count“ zählt alle zusammen.
error-one-face-only = auf diesem Würfel steht überall { $face }; es müssen mindestens zwei verschiedene Zahlen sein.
error-all-wild = mindestens eine Zahl muss übrig bleiben, die kein Joker ist.
error-too-many-sides = mit gleichen Seiten haben diese Würfel höchstens { $most } Seiten, hier sind es { $found }.
error-too-many-readings = mit Jokern lassen sich diese Würfel auf { $found } Arten lesen, erlaubt sind { $most }.
error-too-many-holds = von diesen Würfeln kann auf { $found } Arten etwas liegen bleiben, erlaubt sind { $most }.
error-too-many-rolls = diese Würfel ergeben { $found } verschiedene Würfe, erlaubt sind { $most }.
error-two-colours = die Zahl { $face } hat schon die Farbe { $other }.
error-two-symbols = die Zahl { $face } heißt schon anders: „{ $other }“.
error-same-sign = „{ $sign }“ steht schon auf einer anderen Seite: „{ $other }“.
error-save-and-buy = Würfe lassen sich aufsparen oder kaufen, nicht beides.
error-unless-served-and-only = „announce = "unless-served"“ und „served = "only"“ gehören nicht in dieselbe Spalte: Hier punktet ohnehin nur, was auf einen Wurf fällt, also bliebe nichts anzusagen.
error-last-throws-not-more = der letzte Zug hat mehr Würfe als die anderen: mehr als { $throws }.
error-last-throws-and-others = mehr Würfe im letzten Zug gibt es nur, wo keine Würfe aufgespart oder gekauft werden.
error-reserved-name = „{ $found }“ hat in einem Dokument eine andere Bedeutung; bitte eine andere Kennung wählen.
error-number-box-has-no = ein Zahlenfeld hat kein „{ $key }“: Es zählen die Würfel mit seiner Zahl.
error-more-points-than-throws = hier stehen Punkte für { $found } Würfe, ein Zug hat aber höchstens { $most }.
error-needs-key = dazu gehört „{ $key }“.
error-plus-below-zero = hier steht { $found }, erlaubt ist 0-1000. Unter 0 beginnt ein Zahlenfeld mit „par“: Bei par = 3 zählen drei Würfel 0, und jeder weniger kostet seine Augen.
error-not-both = entweder „{ $one }“ oder „{ $other }“, nicht beides.
error-order-lacks-box = die Reihenfolge sagt nicht, wann diese Felder drankommen: { $boxes }.
error-unknown-name-near = „{ $found }“ gibt es nicht; ist „{ $near }“ gemeint?
error-unknown-name = „{ $found }“ gibt es nicht; { $number ->
    [0] dieses Spiel hat nichts dergleichen
    [one] es gibt nur „{ $allowed }“
   *[other] es gibt { $allowed }
 }.
error-same-name = der Name „{ $name }“ gehört auch zu „{ $other }“.
error-box-in-no-column = das Feld „{ $box }“ steht in keiner Spalte: in { $lists } ergänzen.
error-inherited-box-in-no-column = das geerbte Feld „{ $box }“ steht in keiner Spalte: in { $lists } ergänzen oder mit „{ $box } = false“ unter [boxes] herausnehmen.
error-boxes-in-no-column = diese Felder stehen in keiner Spalte: { $box }. In { $lists } ergänzen, oder jedes unter [boxes] mit „… = false“ herausnehmen.
error-name-taken-out = „{ $found }“ ist unter [{ $part }] herausgenommen und wird hier noch genannt: diese Stelle ohne das Wort neu schreiben.
error-bonus-in-no-column = der Bonus „{ $bonus }“ zählt in keiner Spalte.
error-needs-one-key = hier steht nichts; erlaubt ist eins von { $allowed }.
error-computed-of-nothing = hier kommt kein Feld vor, aus dem sich etwas berechnen ließe.
error-no-boxes = hier steht weder eine Variante, der das Spiel ähnelt (like = "kniffel"), noch ein eigenes Feld unter [boxes].
error-no-box-left = alle Felder sind herausgenommen; mindestens eines muss bleiben.
error-no-formula = { $found } lässt sich nicht ausrechnen: gerechnet wird mit { $said }, ebenso difference und product.
error-points-of-tiers = was der Bonus bringt, steht in seinen Stufen: { $said }.
error-face-is-a-number = Seiten sind Zahlen, nicht "{ $found }": was statt der Zahl darauf steht, kommt unter [dice.symbols].
error-computed-of-too-many = das rechnet mit { $found } Feldern; erlaubt sind { $most }.
error-computed-in-no-column = keine Spalte hat alle diese Felder: { $boxes }.
error-computed-too-large = das könnten { $found } Punkte werden; erlaubt sind { $most }.
error-box-counts-nowhere = das Feld „{ $box }“ zählt nicht, und nichts wird daraus berechnet.
error-extra-without-five = eine Zusatzregel braucht ein Feld für { $dice } gleiche Würfel, und es gibt keins.
error-box-never-scores = kein Wurf bringt im Feld „{ $box }“ Punkte.
error-counted-and-taken-off = { $number ->
    [one] das Feld „{ $boxes }“ zählt
   *[other] { $boxes } zählen
 } in diesem Bonus schon mit; abgezogen werden andere.
error-each-of-points = „each“ zahlt für Einträge: mit count = "entries" oder "strikes".
error-whole-or-half = hier steht { $found }, erlaubt sind 0.5, 1, 1.5, 2 … bis 10.
error-halves-and-bought = wo Würfe gekauft werden, zählt eine Spalte nicht anderthalbfach: nur ganze Zahlen.
error-halves-and-odd = ein weiterer Kniffel bringt hier ungerade Punkte neben dem Feld; die zählen nicht anderthalbfach: nur ganze Zahlen.
error-never-below-zero = hier steht { $found }, aber diese Summe fällt nie unter 0: Das kann sie nur, wo etwas abgezogen wird („minus“) oder ein Zahlenfeld unter 0 beginnt („par“).
error-too-many-steps = diese Stufe wächst { $found }-mal, erlaubt sind { $most } Schritte: „each“ muss größer sein.
error-bonus-out-of-reach = { $found } erreicht niemand: Die Felder geben höchstens { $most } her.
error-nothing-counts = nur Boni sollen zählen, und es gibt keinen.
error-more-mistakes = es ist noch mehr falsch: Genannt sind nur die ersten { $shown } Fehler.

## Schlüssel eines Dokuments, die nichts bewirken

error-idle-key = „{ $key }“ bewirkt nichts: Das Spiel ist ohne das dasselbe.
error-idle-throws = das bewirkt nichts: Kein Zug hat mehr als { $throws } Würfe.
error-idle-last-throws = „last_throws“ bewirkt nichts: Jede Spalte sagt selbst, wie viele Würfe sie erlaubt.
error-idle-miss = „miss“ bewirkt nichts in einer Spalte ohne „announce“.
error-idle-miss-any = „miss = "any"“ bewirkt nichts: Nach einer Ansage darf in keiner Spalte ein anderes Feld gestrichen werden; das erlaubt „strikes = "any"“.
error-idle-strikes = „strikes“ bewirkt nichts in einer Spalte mit freier Reihenfolge und ohne Ansage.
error-idle-order-lists = „order“ bewirkt nichts: Mehrere Listen werden nebeneinander gefüllt. Was nacheinander kommt, steht in einer: order = { $order }.
error-idle-served = „served“ bewirkt nichts: Kein Feld und keine Zusatzregel fragt, ob alle Würfel auf einmal fielen.
error-idle-served-only = „served = "only"“ bewirkt nichts: Was hier hineinkommt, fällt immer auf einen Wurf.
error-idle-unless-served = „announce = "unless-served"“ bewirkt nicht mehr als „announce = true“: Alle Spalten verlangen eine Ansage, also ist sie nach dem ersten Wurf immer fällig.
error-idle-place = „place“ bewirkt nichts, solange das eigene Feld frei ist: Dorthin darf der Wurf dann immer.
error-idle-extra = die Zusatzregel „{ $extra }“ gilt in keiner Spalte.
error-idle-extra-empty = die Zusatzregel „{ $extra }“ bewirkt nichts: Sie sagt weder, wohin der Wurf kommt („place“), noch, was er bringt („bonus“, „worth“, „served“).
error-idle-bonus = der Bonus „{ $bonus }“ bewirkt nichts: Er bringt nie Punkte.
error-idle-result = „result“ bewirkt nichts: Es spielt immer nur einer.
error-win-by-columns = hier werden Spalten gewonnen, nicht die Summe; dafür ist die Gewinnchance nicht bekannt.
error-idle-throws-at-once = kein Zug hat mehr als { $throws } Würfe; { $key } = "any" sagt dasselbe.
error-idle-at-once = „{ $key }“ bewirkt nichts: Es spielt immer nur einer, und allein geht es weiter.
error-win-at-once = hier kann ein einziger Wurf das Spiel sofort entscheiden; dafür ist die Gewinnchance nicht bekannt.
error-idle-put-aside = „put_aside“ bewirkt nichts: Ein Zug hat nur einen Wurf.
error-idle-release = „release = true“ bewirkt nichts: Was nach „put_aside“ herausgelegt ist, bleibt liegen.
error-idle-never = diese Bedingung trifft nie zu: Der Bonus „{ $bonus }“ bringt also nie Punkte.
error-idle-always = diese Bedingung trifft immer zu: „when“ kann weg.
error-idle-tier = die { $number }. Stufe kommt nie vor: Keine Punkte in diesen Feldern führen zu ihr.
error-bonus-called-alike = der Name „{ $name }“ gehört auch zum Bonus „{ $other }“: Auf dem Block sind die beiden nicht zu unterscheiden.

## Was kein TOML ist, hinter error-not-toml

toml-equals = hinter dem Schlüssel fehlt das „=“
toml-line-end = hinter dem Wert steht noch etwas; jede Angabe braucht eine eigene Zeile, und Kommazahlen haben einen Punkt: 1.5
toml-heading = am Ende der Überschrift fehlt das „]“
toml-quote = am Ende eines Textes fehlt das Anführungszeichen
toml-escape = „\“ wird in einem Text in Anführungszeichen doppelt geschrieben
toml-list = am Ende einer Liste fehlt das „]“
toml-table = am Ende einer Tabelle fehlt das „{"}"}“
toml-character = ein Zeichen kann hier nicht stehen
toml-start = so kann keine Zeile anfangen; hier gehört „schlüssel = Wert“ oder „[abschnitt]“ hin
toml-value = hinter dem „=“ fehlt der Wert, oder er ist falsch geschrieben; Wörter stehen in geraden Anführungszeichen: "so"
toml-twice = was hier steht, steht weiter oben schon
toml-other = es lässt sich nicht lesen

## Was die Regeln nicht erlauben

## Namen

## Warum sich eine Datei nicht lesen oder schreiben lässt

reason-missing = diese Datei gibt es nicht
reason-folder = das ist ein Ordner
reason-no-folder = ein Teil des Pfades ist kein Ordner
reason-denied = die Rechte dazu fehlen
reason-full = der Datenträger ist voll
reason-too-long = der Name ist zu lang
reason-no-name = so kann keine Datei heißen

## Varianten finden

error-unknown-country = in { $found } ist keine Variante zu Hause; es gibt { $allowed }.
error-unknown-family = die Familie { $found } gibt es nicht; es gibt { $allowed }.
error-find-dice = { $found } ist keine Zahl von Würfeln von { $least } bis { $most }.
error-find-minutes = { $found } ist keine Zahl von Minuten von { $least } bis { $most }.
error-link-out-of-folder = dieser Link führt aus dem Ordner hinaus; er wird übergangen.
error-no-ordinary-file = das ist keine gewöhnliche Datei, sondern etwa eine Pipe, ein Gerät oder ein Ordner; übergangen.
error-id-taken = die Kennung „{ $id }“ hat schon eine andere Variante; bitte eine andere wählen.
