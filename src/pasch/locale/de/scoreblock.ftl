# Der Block für echte Würfel im Browser.

## Oben und im Menü

scoreblock-caption = Block: { $variant }
scoreblock-home = Zur Startseite
scoreblock-players = Spieler
scoreblock-share = Teilen
scoreblock-more = Mehr
scoreblock-undo = Zurücknehmen
scoreblock-open = Verbunden
scoreblock-connecting = Verbindet …
scoreblock-offline = Ohne Netz
scoreblock-waiting = { $count ->
    [one] ein Eintrag wartet
   *[other] { $count } Einträge warten
 }
scoreblock-watching = Du schaust zu. Zum Mitschreiben brauchst du den Link oder den Code von jemandem am Tisch.
scoreblock-missing-title = Diesen Block gibt es hier nicht
scoreblock-missing-text = Vielleicht fehlt ein Stück der Adresse, oder der Block liegt auf einem anderen Gerät.
scoreblock-failed-title = Der Block ist nicht zu öffnen
scoreblock-lost = Der Server nimmt einen Eintrag nicht an: { $why }

## Was in den Feldern steht

scoreblock-emptied = leer
scoreblock-cell-doubtful = { $box }: { $points }, bestätigt, obwohl es nicht passt
scoreblock-cell-offer = { $box }, die Würfel bringen { $points }
scoreblock-cell-nothing = { $box }, die Würfel bringen nichts
scoreblock-cell-conflict = { $box }: Widerspruch, { $values }

## Die Würfelschale

scoreblock-tray = Würfel eintippen
scoreblock-tray-who = Wer hat gewürfelt?
scoreblock-tray-due = ▸ { $name }
scoreblock-tray-of = Würfel von { $name }
scoreblock-tray-tap = Tipp an, was die Würfel zeigen
scoreblock-tray-back = Letzten Würfel löschen
scoreblock-tray-clear = Löschen
scoreblock-tray-how = Tippt ein, was ihr gewürfelt habt.
scoreblock-die-change = { $place }. Würfel zeigt { $face }, ändern
scoreblock-die = Würfel { $face }
scoreblock-die-odd = besonderer Würfel { $face }
scoreblock-dice-read = Gewürfelt: { $dice }
scoreblock-dice-lie = { $count ->
    [0] Noch kein Würfel
    [one] Ein Würfel von { $most }
   *[other] { $count } Würfel von { $most }
 }
scoreblock-throws = Nach welchem Wurf
scoreblock-throws-last = { $throw } oder später
scoreblock-served = Alle auf einen Wurf
scoreblock-bring = { $name }, deine Würfel bringen
scoreblock-bring-nothing = Diese Würfel bringen in keinem freien Feld etwas. Tipp das Feld an, das du streichst.
scoreblock-bring-elsewhere = Woanders bringen sie
scoreblock-offer = { $box } { $points }
scoreblock-offer-extra = { $box } { $points } + { $bonus }

## Eintragen

scoreblock-entry-title = { $name }: { $box }
scoreblock-stands = Hier steht { $value }.
scoreblock-stands-dice = Hier steht { $value }, gewürfelt mit { $dice }.
scoreblock-dice = Würfel
scoreblock-points = Punkte
scoreblock-points-other = Andere Zahl
scoreblock-enter = Eintragen
scoreblock-enter-points = { $points } eintragen
scoreblock-enter-extra = { $points } eintragen, dazu { $bonus } extra
scoreblock-nothing-here = Diese Würfel bringen hier nichts.
scoreblock-strike = Streichen
scoreblock-strike-with = Mit diesen Würfeln streichen
scoreblock-empty = Leeren
scoreblock-sure = Trotzdem eintragen
scoreblock-think-again = Ändern
scoreblock-doubt-impossible = { $points } geht bei { $box } nicht. Möglich sind { $allowed }.
scoreblock-span = { $from } bis { $to }
scoreblock-doubt-line = In dieser Spalte ist erst { $next } dran.
scoreblock-doubt-elsewhere = Noch einmal fünf Gleiche gehören nach der Regel in: { $boxes }.
scoreblock-doubt-number = Diese Zahl passt nicht auf einen Block.
scoreblock-entered = { $name }: { $box } { $value }
scoreblock-entered-with-extra = { $name }: { $box } { $value }, dazu { $bonus } extra
scoreblock-struck = { $name }: { $box } gestrichen
scoreblock-emptied-cell = { $name }: { $box } ist wieder frei
scoreblock-undone = Zurückgenommen
scoreblock-undo-title = Wirklich zurücknehmen?
scoreblock-undo-agreed = Bei { $name } standen in { $box } zwei verschiedene Werte, und ihr habt euch auf { $value } geeinigt. Nimmst du das zurück, gilt wieder, was vorher dort stand.
scoreblock-undo-overwritten = Bei { $name } hat in { $box } inzwischen jemand anders { $value } eingetragen. Nimmst du das zurück, gilt dort wieder, was vor deinem Eintrag galt.
scoreblock-undo-surely = Trotzdem zurücknehmen
scoreblock-undo-leave = So lassen

## Widerspruch

scoreblock-conflict = Zwei Geräte haben hier Verschiedenes eingetragen. Was gilt?
scoreblock-conflict-names = Zwei Geräte haben diesen Namen geändert. Welcher gilt?
scoreblock-conflicts = { $count ->
    [one] In einem Feld stehen zwei Werte
   *[other] In { $count } Feldern stehen zwei Werte
 }
scoreblock-conflict-look = Ansehen
scoreblock-choose = { $value } gilt

## Änderungen

scoreblock-history = Änderungen
scoreblock-history-empty = Noch steht nichts auf dem Block.
scoreblock-history-line = { $name }: { $box }
scoreblock-history-change = { $before } → { $after }
scoreblock-history-joined = { $name } kommt dazu
scoreblock-history-left = { $name } nicht mehr auf dem Block
scoreblock-history-back = { $name } wieder auf dem Block
scoreblock-history-row = Neue Reihenfolge der Spieler
scoreblock-device-this = dieses Gerät
scoreblock-device = Gerät { $number }
scoreblock-unsent = noch nicht gesendet

## Spieler

scoreblock-player-name = Name
scoreblock-player-new = Wer kommt dazu?
scoreblock-player-add = Hinzufügen
scoreblock-player-rename = Umbenennen
scoreblock-player-up = { $name } einen Platz nach vorn
scoreblock-player-down = { $name } einen Platz nach hinten
scoreblock-player-added = { $name } ist dabei.
scoreblock-player-moved = { $name } sitzt jetzt auf Platz { $place }.
scoreblock-player-off = { $name } vom Block nehmen
scoreblock-player-off-ask = { $count ->
    [one] Bei { $name } steht schon ein Eintrag, mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
     }.
   *[other] Bei { $name } stehen schon { $count } Einträge, zusammen { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     }.
 } Davon geht nichts verloren: { $name } lässt sich jederzeit mit allem zurückholen.
scoreblock-player-off-go = Vom Block nehmen
scoreblock-player-off-done = { $name } ist nicht mehr auf dem Block.
scoreblock-player-gone = Nicht mehr dabei
scoreblock-nobody = Auf dem Block steht gerade niemand.
scoreblock-nobody-back = Jemanden hinzufügen oder zurückholen
scoreblock-player-back = Zurückholen
scoreblock-player-back-of = { $name } zurückholen
scoreblock-player-back-done = { $name } ist wieder auf dem Block.
scoreblock-player-full = Mehr als { $most } passen nicht auf einen Block; wer nicht mehr dabei ist, zählt mit.
scoreblock-player-room = Auf einen Block passen bis zu { $most } Spieler.
scoreblock-player-twice = So heißt schon jemand.
scoreblock-player-gone-twice = So heißt unten schon jemand. Hol die Person zurück oder nimm einen anderen Namen.
scoreblock-player-row = In dieser Reihenfolge steht ihr auf allen Geräten.
scoreblock-player-numbered = Spieler { $number }

## Teilen

scoreblock-share-title = Zusammen schreiben
scoreblock-share-here = Der Block liegt bisher nur auf diesem Gerät. Wenn du ihn teilst, schreiben mehrere Handys auf demselben Block, jedes auch ohne Netz.
scoreblock-share-go = Mit anderen Handys teilen
scoreblock-share-scan = Mit dem anderen Handy scannen oder den Link schicken. Wer ihn hat, darf mitschreiben.
scoreblock-share-qr = QR-Code mit dem Link zu diesem Block
scoreblock-share-link = Link zum Mitschreiben
scoreblock-share-copy = Link kopieren
scoreblock-share-send = Link schicken
scoreblock-share-code = Code zum Abtippen
scoreblock-share-code-how = Auf der Startseite „Code eingeben“. Er gilt { $minutes } Minuten.
scoreblock-share-watching = Du schaust nur zu; teilen kann, wer mitschreibt.
scoreblock-shared = Der Block ist geteilt. Alle mit dem Link können mitschreiben.

## Mehr

scoreblock-rules = Spielregeln
scoreblock-again = Neues Spiel mit denselben Spielern
scoreblock-table = Tabelle herunterladen (CSV)
scoreblock-text = Text herunterladen
scoreblock-print = Drucken
scoreblock-file = Block { $variant }
scoreblock-keys = Auf dem Block: Pfeile und Enter, Ziffern tragen ein, x streicht, Entf leert, U nimmt zurück.

## Ende

scoreblock-goes-on = Weiter geht’s: Ihr schreibt auf einem neuen Block.
scoreblock-total = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }
