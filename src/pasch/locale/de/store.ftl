# Die Datenbank des Servers, ihre Sicherungen und die Befehle dafür.

## Befehle

help-backup =
    Alles, was ein Server aufhebt, in einer Datei sichern, auch während er läuft.

    „pasch restore“ liest DATEI in eine leere Datenbank der einen oder der anderen Art.
help-restore =
    Die Sicherung eines Servers in eine leere Datenbank einlesen.

    DATEI stammt von „pasch backup“. Sie wird ganz eingelesen oder gar nicht.
help-backup-force = DATEI ersetzen, wenn es sie schon gibt.
help-option-data = Der Ordner mit der SQLite-Datenbank des Servers; sonst der des Benutzers.
help-option-database = Die Adresse der Datenbank des Servers, etwa postgresql://localhost/pasch.

metavar-data = ORDNER
metavar-variants = ORDNER
metavar-settings = DATEI
metavar-root_path = PFAD
metavar-proxies = ADRESSE
metavar-database = ADRESSE

backup-of-deleted = { $file } ist gelöscht. Gesichert wird, was ein laufender Server davon noch offen hat.
backup-done = { $file } enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
 } mit { $events ->
    [one] einem Ereignis
   *[other] { $events } Ereignissen
 }.
restore-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
 } mit { $events ->
    [one] einem Ereignis
   *[other] { $events } Ereignissen
 } eingelesen in { $address }.

## Fehler

error-store-address = das ist keine Adresse einer Datenbank: Möglich sind sqlite:///DATEI und postgresql://RECHNER/NAME.
error-store-address-password = in der Adresse der Datenbank steht ein @ oder ein ? zu viel: In einem Passwort schreibt man sie %40 und %3F; besser steht das Passwort für sich in der Variablen PGPASSWORD.
error-store-denied = die Datenbank { $file } gehört einem anderen Benutzer als dem, unter dem Pasch läuft; übertrage sie ihm mit chown.
error-store-unusable = die Datenbank { $address } lässt sich nicht benutzen: { $detail }.
error-store-newer = ein neueres Pasch hat die Datenbank { $address } umgestellt; diese Version kann sie nicht mehr benutzen.
error-store-missing = in { $file } gibt es keine Datenbank.
error-store-not-empty = die Datenbank { $address } ist nicht leer; eine Sicherung wird nur in eine leere eingelesen.
error-store-in-use = die Datenbank { $file } benutzt gerade ein Server; beende ihn zuerst. Mehrere Server zugleich brauchen PostgreSQL (--database).
error-backup-exists = { $file } gibt es schon; --force ersetzt die Datei.
error-backup-damaged = { $file } ist keine Sicherung von „pasch backup“ oder ist beschädigt; eingelesen wurde nichts.
error-backup-bad-value = { $file } enthält in Zeile { $line } einen Wert, den kein Server schreibt: { $place } = { $found }; eingelesen wurde nichts.
error-backup-bad-event = in { $file } ist das Ereignis { $event } am Tisch { $table } unlesbar oder kann dort nicht geschehen sein; eingelesen wurde nichts.
error-backup-bad-table = in { $file } passen die Angaben zum Tisch { $table } nicht zueinander; eingelesen wurde nichts.
error-backup-bad-die = in { $file } zählt die Würfelstatistik eine Seite, die es nicht gibt: { $face } auf dem Würfel „{ $kind }“; eingelesen wurde nichts.
error-backup-rematch-circle = in { $file } führen die Revanchen vom Tisch { $table } im Kreis zu ihm zurück; eingelesen wurde nichts.
error-backup-other-version = { $file } stammt von einem neueren Pasch; nur dieses oder ein noch neueres kann die Sicherung einlesen.
