# Was an einem Tisch und auf einem Block nicht geht.

## Am Tisch

error-no-such-table = diesen Tisch gibt es nicht oder nicht mehr.
error-too-many-tables = auf diesem Server ist gerade kein Tisch mehr frei.
error-table-without-people = mindestens ein Mensch muss mitspielen.
error-computer-on-block = auf einem Block für echte Würfel stehen nur Menschen.
error-name-missing = wer über einen Link kommt, braucht einen Namen.
error-name-taken = „{ $name }“ heißt hier schon jemand.
error-seat-taken = auf Platz { $seat } sitzt schon jemand.
error-table-full = an diesem Tisch ist kein Platz mehr frei.
error-table-too-long = mehr als { $limit } Ereignisse fasst ein Tisch nicht.
error-table-of-other-rules = { $variant } hat in dieser Version von Pasch andere Regeln; dieser Tisch geht damit nicht weiter.
error-other-kind-of-table = das geht an so einem Tisch nicht: Ein Spiel und ein Block nehmen Verschiedenes an.
error-expect-missing = es fehlt, welches Ereignis du zuletzt gesehen hast; weglassen darf man das nur auf einem Block.
error-moved-on = inzwischen ist mehr geschehen: Du kennst Ereignis { $expect }, das letzte ist { $seq }.
error-not-begun = das Spiel beginnt erst, wenn alle sitzen.
error-not-your-turn = { $name } ist an der Reihe.
error-dice-seen = gewürfelt ist schon weiter: Jetzt geht nur noch ein anderes Feld.
error-nothing-to-undo = hier gibt es für dich nichts zurückzunehmen: Das geht bis zum nächsten Wurf.
error-computer-already = für { $name } spielt schon der Computer.
error-not-away-yet = auf { $name } müsst ihr noch etwas warten.
error-not-awaited = auf diesen Platz wartet gerade niemand; an der Reihe ist { $name }.
error-stand-in-plays = für { $name } spielt gerade der Computer; wer zurück ist, übernimmt zuerst wieder.
error-no-stand-in = für diesen Platz spielt kein Computer.
error-not-over-yet = eine Revanche gibt es erst nach dem Ende des Spiels.
error-rematch-already = die Revanche hat schon einen Tisch.
error-series-does-not-fit = die bisherigen Spiele der Serie passen nicht zu denen, die hier mitspielen.
error-block-has-no-record = ein Block für echte Würfel lässt sich nicht als Spiel herunterladen.

## Auf dem Block

error-no-such-player = einen Spieler { $found } gibt es auf diesem Block nicht.
error-player-unchanged = an Spieler { $found } soll sich nichts ändern: Es fehlt ein Name, ein Platz oder ob er dabei ist.
error-no-such-entry = { $box } hat nur { $most ->
    [one] einen Eintrag
   *[other] { $most } Einträge
 }.
error-no-such-cell = diese Zeile gibt es auf dem Block nicht.
error-cell-impossible = { $found } kann in { $box } nicht stehen; möglich ist { $allowed }.
error-line-impossible = { $found } kann hier nicht stehen.

## Schlüssel

error-key-missing = dazu braucht es einen Schlüssel zu diesem Tisch; ohne schaust du nur zu.
error-not-a-key = in der Kopfzeile Authorization steht kein Schlüssel, erwartet wird „Bearer“ und der Schlüssel.
error-foreign-key = dieser Schlüssel passt nicht zu diesem Tisch.
error-not-your-seat = Platz { $seat } ist nicht deiner.
error-host-only = das darf nur, wer den Tisch eröffnet hat.
error-only-watching = du schaust hier nur zu.
error-no-invitation = mitspielen kann nur, wer eingeladen ist.
error-no-such-code = diesen Code gibt es nicht, oder er ist abgelaufen oder schon benutzt.
error-key-used = mit diesem Schlüssel der Anfrage ist schon etwas anderes geschehen; nimm einen neuen.

## Anfragen, die der Server nicht annimmt

error-key-not-here = „{ $key }“ ist hier nicht vorgesehen.
error-not-a-name = ein Name hat 1 bis { $most } Zeichen, die man sieht, und auf keinem Buchstaben mehr als { $marks } Akzente.
error-no-such-page = unter dieser Adresse gibt es nichts.
error-too-much = das war zu viel auf einmal; warte einen Augenblick.
error-stored-too-much = von dieser Adresse ist heute schon so viel gespeichert worden, wie ein Tag erlaubt ({ $limit } MB); spätestens morgen geht es weiter.
error-our-mistake = da ist dem Server ein Fehler unterlaufen; versuch es noch einmal.
error-store-unavailable = der Server kommt gerade nicht an seine Datenbank; versuch es gleich noch einmal.
error-store-not-writable = der Server kann gerade nichts speichern; vielleicht ist der Datenträger voll.
list-or = { $first } oder { $last }
