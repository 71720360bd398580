# Der Rahmen des Browserspiels: Startseite, neuer Tisch, Einstellungen, Hilfe.

## Was überall vorkommt

ui-in-english = Dieser Teil ist noch nicht übersetzt und deshalb auf Englisch.
ui-close = Schließen
ui-colon = { $of }: { $what }
ui-note = Hinweis
ui-again = Noch einmal versuchen
ui-failed = Das hat gerade nicht geklappt. Lade die Seite neu, wenn es nicht weitergeht.
ui-full = Auf diesem Gerät ist kein Platz mehr frei: Was jetzt neu ist, wird nicht gesichert.
ui-cancel = Abbrechen
ui-copied = Kopiert
ui-loading = Einen Augenblick …
ui-forgets = Dieser Browser speichert gerade nichts. Spielen geht; schließt du das Fenster, ist alles weg. Was bleiben soll, lade am Ende herunter.
ui-understood = Verstanden
ui-no-network = Pasch ist gerade nicht zu erreichen. Sobald die Verbindung wieder da ist, geht es weiter.
time-just-now = gerade eben

## Der Rahmen

frame-skip = Zum Inhalt springen
frame-history = Spiele
frame-home = Pasch, zur Startseite
frame-languages = Sprachen
frame-nav = Seiten
frame-rules = Regeln
frame-settings = Einstellungen
frame-keys = Tastatur
frame-about = Über Pasch
frame-failed-title = Diese Seite ist nicht angekommen
frame-failed = Vermutlich ist gerade die Verbindung weg. Versuch es gleich noch einmal.
frame-new-version = Pasch gibt es in neuer Fassung.
frame-reload = Seite neu laden
frame-load-new-version = Neue Fassung laden

## Wie die Seiten heißen

title-start = Würfeln wie am Küchentisch
title-new = Neues Spiel
title-new-block = Neuer Block
title-table = Tisch
title-block = Block
title-rules = Regeln
here-unknown-variant = diese Variante gibt es hier nicht. Alle stehen unter „Regeln“.
title-family = Stammbaum
title-house-rules = Hausregeln
title-verify = Würfel nachprüfen
title-statistics = Würfelstatistik
title-learn = Lernen
title-trainer = Üben
title-puzzle = Rätsel des Tages
title-settings = Einstellungen
title-code = Code eingeben
title-not-found = Hier liegt nichts
title-history = Meine Spiele
title-results = Statistik
title-table-results = Statistik dieses Tisches
title-linked = Spiel
title-prob = Wahrscheinlichkeiten
title-review = Analyse
title-school = Strategieschule

not-found = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt am Ende ein Stück.
not-found-home = Zur Startseite

## Startseite

start-welcome = Lust auf eine Runde?
start-what = Kniffel, Yahtzee, Yatzy und eure Hausregeln, mit Becher, Block und Bleistift.
start-usual = Oder { $variant } mit vier Spalten
start-play-now = Jetzt spielen
start-play-now-what = { $variant } gegen den Computer. Ohne Anmeldung, sofort.
start-last-time = Wie letztes Mal
start-last-time-go = Los geht’s
start-more = Oder lieber …
start-new = Neues Spiel
start-new-what = Zu mehreren, mit anderen Varianten
start-new-online = auch online
start-block = Block für echte Würfel
start-block-what = Ihr würfelt, Pasch schreibt mit und rechnet
start-code = Code eingeben
start-code-what = Eingeladen? Hier geht es zum Tisch oder Block
start-house = Hausregeln
start-house-what = Eure eigenen Regeln aufschreiben und spielen
start-puzzle-what = Jeden Tag eine neue Aufgabe: Was ist der beste Zug?
start-streak = { $days ->
    [one] ein Tag in Folge
   *[other] { $days } Tage in Folge: heute auch?
 }
start-my-turns = Du bist dran
start-open = Weiterspielen
start-open-seat = noch frei
start-is-block = Block
start-not-begun = noch nicht angefangen
start-your-turn = Du bist dran
start-turn-of = { $name } ist dran
start-forget = Aus der Liste nehmen: { $table }
start-forget-title = Aus der Liste nehmen?
start-forget-here = Was hier gespielt wurde, gibt es nur auf diesem Gerät. Danach ist es weg.
start-forget-server = Der Tisch bleibt noch eine Weile bestehen, aber mit diesem Gerät kommst du nicht mehr auf deinen Platz.
start-forget-yes = Wegnehmen
start-forgotten = Aus der Liste genommen.
start-all = Alle { $count } zeigen
start-fewer = Weniger zeigen

## Neues Spiel

new-what = Was wird gespielt?
new-dice = Welche Würfel?
new-dice-thrown = Pasch würfelt
new-dice-thrown-what = am Bildschirm
new-dice-real = Echte Würfel
new-dice-real-what = Pasch ist der Block
new-who = Wer spielt mit?
new-how = Wie wird gespielt?
new-first = Wer beginnt?
new-first-thrown = Wer am höchsten würfelt
new-direction = Spielrichtung
new-clockwise = Im Uhrzeigersinn
new-counter-clockwise = Gegen den Uhrzeigersinn
new-pace = Wann spielt ihr?
new-pace-live = Gleich jetzt
new-pace-live-what = alle sind da
new-pace-days = Über mehrere Tage
new-pace-days-what = jeder, wann er mag
new-hints = Tipps
new-hints-what = Pasch zeigt auf Wunsch den besten Zug.
new-more = Mehr
new-more-first = Wer beginnt
new-more-begins = Zuerst: { $name }
new-more-hints = Mit Tipps
new-more-no-hints = Ohne Tipps
new-more-wins = Serie: bis { $games } Siege
new-more-sum = Serie: { $games } Spiele
new-start = An den Tisch
new-start-block = Block aufschlagen
new-too-many = Hier ist Platz für { $most }, ihr seid { $found }. Nimm jemanden heraus.
new-too-few = Dafür braucht ihr mindestens { $least } Mitspieler.

variant-which = Was wird gespielt?
variant-other = Anderes Spiel
variant-rules = Regeln
variant-own = Eure Hausregel
variant-make-own = Eigene Hausregeln schreiben
variant-dice = { $count } Würfel
variant-columns = { $count ->
    [one] 1 Spalte
   *[other] { $count } Spalten
 }
variant-seats = { $least ->
    [1] bis { $most } Spieler
   *[other] { $least } bis { $most } Spieler
 }
variant-minutes = etwa { $minutes } Min. pro Person

variant-group-own = Eure Hausregeln
variant-group-house = Hausregeln
variant-group-familiar = Was Familien spielen
variant-group-german = Wie in Deutschland
variant-group-american = Wie in Amerika
variant-group-scandinavian = Wie in Skandinavien
variant-group-columns = Mit mehreren Spalten
variant-group-six-dice = Mit sechs Würfeln
variant-group-relatives = Verwandte Spiele
rules-to-family = Der Stammbaum der Familie
family-about = Am Anfang steht Yacht. Jedes Spiel hängt an dem, aus dem es entstanden ist; wo das niemand sicher weiß, ist die Linie gestrichelt.
family-related = verwandt
family-below = { $count } Varianten daraus
family-origin-yacht = USA, erste bekannte Erwähnung
family-origin-crag = USA, in einem Spielebuch
family-origin-generala = Lateinamerika
family-origin-escalero = Österreich
family-origin-balut = Philippinen, später Dänemark
family-origin-yahtzee-1956 = USA, E. S. Lowe
family-origin-yahtzee = USA, heutige Regeln
family-origin-triple-yahtzee = USA, E. S. Lowe
family-origin-kismet = USA, Lakeside
family-origin-kniffel = Deutschland, Schmidt Spiele
family-origin-yatzy = Skandinavien und Finnland
family-origin-maxi-yatzy = Schweden
family-origin-maxi-yatzy-plain = Skandinavien und Finnland
family-origin-yams = Frankreich
family-origin-yams-plus-minus = Frankreich
family-origin-yamb = Balkan
family-origin-jamb-mk = Nordmazedonien
family-new-yacht = Zwölf Felder, drei Würfe, kein Bonus.
family-new-crag = Nur drei Würfel und zwei Würfe; dreizehn mit einem Paar ist ein Crag.
family-new-generala = Im ersten Wurf fertig bringt mehr, eine Generala sogar den Sieg.
family-new-generala-double = Eine zweite Generala bringt 100 in ihrem eigenen Feld.
family-new-escalero = Pokerwürfel mit Bildern; drei Kolonnen werden einzeln gewonnen.
family-new-balut = Vier Einträge je Feld; am Ende werden Summen zu Punkten.
family-new-yahtzee-1956 = Neu sind der Bonus oben, der Dreierpasch und die Straße aus vier.
family-new-yahtzee = Weitere Yahtzees bringen 100 und müssen erst in ihr Zahlenfeld.
family-new-yahtzee-free-joker = Ein weiterer Yahtzee darf in jedes freie Feld.
family-new-triple-yahtzee = Drei Spalten, die einfach, doppelt und dreifach zählen.
family-new-kismet = Farbige Augen: Gleiche Farbe bringt mehr.
family-new-kniffel = Yahtzee auf Deutsch; jeder weitere Kniffel kann 50 extra bringen.
family-new-kniffel-basic = Ein zweiter Kniffel bringt nichts extra.
family-new-kniffel-announce = Nach dem ersten Wurf sagst du dein Feld an.
family-new-kniffel-put-aside = Nach jedem Wurf muss ein Würfel endgültig heraus.
family-new-kniffel-school = Oben ergeben drei Gleiche 0; weniger kosten Punkte.
family-new-kniffel-first-throws = Eine Spalte nur für den ersten Wurf, eine für zwei.
family-new-super-kniffel = Vier Spalten: eine abwärts, eine aufwärts, zwei frei.
family-new-knoeffel = Ein vierter Wurf ist für 5 Punkte zu haben.
family-new-kniffel-100 = Jeder weitere Kniffel bringt 100, egal wo.
family-new-kniffel-strict = Gefüllt wird streng der Reihe nach.
family-new-kniffel-upper-first = Erst wird oben alles voll, dann unten.
family-new-kniffel-sharp = Mit allen Würfeln auf einmal zählt es doppelt.
family-new-kniffel-4-columns = Vier Spalten auf einmal, eine davon mit Ansage.
family-new-kniffel-3-columns = Ohne die Spalte mit Ansage.
family-new-yatzy = Ein Paar und Zwei Paare kommen dazu, der Bonus ist 50.
family-new-maxi-yatzy = Sechs Würfel, zwanzig Felder; übrige Würfe spart man.
family-new-maxi-yatzy-plain = Würfe, die übrig sind, verfallen.
family-new-yatzy-deluxe = Sechs Würfel, Drei Paare und Zwei Drillinge.
family-new-yams = Vier Spalten: frei, abwärts, aufwärts und mit Ansage.
family-new-yams-plus-minus = Plus und Minus statt der Chance.
family-new-yamb = Maximum weniger Minimum zählt so oft, wie du Einser hast.
family-new-jamb-mk = Sechs Würfel, und was in einem Wurf fällt, braucht keine Ansage.
variant-changes = Anders als bei { $parent }
variant-changes-more = Weitere Unterschiede
variant-any = egal
variant-narrow = { $count ->
    [0] Eingrenzen
    [one] Eingrenzen (eine Angabe)
   *[other] Eingrenzen ({ $count } Angaben)
 }
variant-family = Familie
variant-country = Land
variant-how-many-dice = Würfel
variant-length = Zeit pro Person
variant-at-most = bis { $minutes } Min.
variant-find = Suchen
variant-find-like = Name, Feld, Würfel, Spalten …
variant-find-none = So eine Variante gibt es hier nicht.

variant-about-kniffel = Der Klassiker: 13 Felder, und jeder weitere Kniffel kann 50 Punkte extra bringen.
variant-about-kniffel-basic = Der schlichte Block: Ein zweiter Kniffel bringt nichts extra.
variant-about-kniffel-100 = Nach dem ersten Kniffel bringt jeder weitere 100 Punkte, egal in welchem Feld.
variant-about-kniffel-sharp = Pasch, Full House, Straße oder Kniffel mit allen Würfeln auf einmal geworfen zählt doppelt.
variant-about-kniffel-strict = Gefüllt wird streng der Reihe nach, von den Einsern bis zur Chance.
variant-about-kniffel-upper-first = Erst die obere Hälfte in beliebiger Reihenfolge, dann die untere: So spielt die Feuerwehr von Dasing ihr Turnier.
variant-about-kniffel-announce = Nach dem ersten Wurf sagst du dein Feld an; klappt es nicht, wird es gestrichen.
variant-about-kniffel-put-aside = Nach jedem Wurf muss ein Würfel endgültig heraus, dafür gibt es bis zu fünf Würfe.
variant-about-kniffel-school = Oben ist „Schule“: Drei Gleiche ergeben 0, weniger kosten Punkte, mehr bringen welche; wer auf mindestens 0 kommt, bekommt den Bonus.
variant-about-kniffel-first-throws = Zwei Spalten: In der einen zählt nur der erste Wurf, in der anderen sind es höchstens zwei.
variant-about-kniffel-3-columns = Drei Spalten auf einmal: abwärts, aufwärts und frei.
variant-about-kniffel-4-columns = Vier Spalten auf einmal: abwärts, aufwärts, mit Ansage und frei.
variant-about-super-kniffel = Vier Spalten ohne Ansage: eine abwärts, eine aufwärts, zwei frei.
variant-about-knoeffel = Zwei Spalten, ein Knöffel zählt nur 20, und ein vierter Wurf lässt sich für 5 Punkte kaufen.
variant-about-triple-yahtzee = Drei freie Spalten, die einfach, doppelt und dreifach zählen: Ein guter Wurf gehört nach rechts.
variant-about-yahtzee = Das Original aus Amerika: Weitere Yahtzees bringen 100 und müssen zuerst in ihr Zahlenfeld.
variant-about-yahtzee-free-joker = Weitere Yahtzees bringen 100 Punkte und dürfen in jedes freie Feld.
variant-about-yahtzee-1956 = Wie in der ersten Anleitung: Weitere Yahtzees kommen als Joker nach unten, solange dort Platz ist.
variant-about-yatzy = Wie in Skandinavien: mit Ein Paar und Zwei Paaren und 50 Punkten Bonus.
variant-about-yatzy-deluxe = Mit sechs Würfeln: Drei Paare, Zwei Drillinge und eine Straße von 1 bis 6.
variant-about-maxi-yatzy-plain = Das große Yatzy: sechs Würfel, zwanzig Felder, 100 Punkte Bonus ab 84; übrige Würfe verfallen.
variant-about-maxi-yatzy = Das große Yatzy, wie man es in Schweden spielt: Wer nicht alle drei Würfe braucht, spart sie für später.
variant-about-escalero = Der Würfelpoker aus Österreich: Bilder und vier Kombinationen in drei Kolonnen; wer sie serviert, bekommt mehr.
variant-about-kismet = Von 1964, mit farbigen Augen: Wer Paare, Full House oder alle fünf in einer Farbe wirft, bekommt mehr.
variant-about-yacht = Der Urahn der Familie, bekannt seit den 1930ern: zwölf Felder, Straßen nur aus fünf Würfeln, kein Bonus.
variant-about-generala = Wie in Lateinamerika: Was gleich im ersten Wurf liegt, bringt 5 mehr, und eine Generala im ersten Wurf gewinnt gegen andere sofort.
variant-about-generala-double = Mit einem Feld mehr: Eine zweite Generala bringt 100, sobald das Feld der ersten voll ist, und sei es gestrichen.
variant-about-crag = Die schnelle Schwester von Yacht: drei Würfel, zwei Würfe, und dreizehn mit einem Paar ist ein Crag.
variant-about-balut = Von den Philippinen, in Dänemark ein Klubspiel: sieben Felder zu je vier Einträgen, und am Ende werden die Summen zu Punkten.
variant-about-yamb = Vom Balkan: vier Spalten mit Ansage, und Maximum weniger Minimum zählt so oft, wie du Einser hast.
variant-about-jamb-mk = Yamb mit sechs Würfeln, von denen fünf zählen: In der letzten Runde gibt es fünf Würfe, und was in einem Wurf fällt, braucht keine Ansage.
variant-about-yams-plus-minus = Wie in Frankreich: Statt der Chance gibt es Plus und Minus, und beide zählen nur, wenn Minus kleiner ist.
variant-about-yams = Vier Spalten: frei, abwärts, aufwärts und mit Ansage; weitere Kniffel bringen nichts extra.

seats-choose = Mitspieler wählen
seats-seat = Platz { $number }: { $name }
seats-name = Name am Platz { $number }
seats-name-seen = So sehen dich die anderen.
seats-name-missing = Wie heißt du? Die anderen sehen deinen Namen.
seats-adapting = passt sich an
seats-adapting-at-first = Beginnt als { $level } und stellt sich auf dich ein.
seats-adapting-now =
    Stellt sich auf dich ein. Zuletzt hast du { $games ->
        [one] { $won ->
            [0] ein Spiel verloren
           *[other] ein Spiel gewonnen
        }
       *[other] { $won } von { $games } Spielen gewonnen
    }; heute spielt der Computer als { $level }.
seats-level = Spielstärke
seats-level-where = am Platz { $number }
seats-link = Jemand per Link
seats-link-at = Jemand per Link (Platz { $number })
seats-link-what = Den Link gibt es gleich am Tisch.
seats-up = { $name } einen Platz nach oben
seats-remove = { $name } herausnehmen
seats-added = { $name } sitzt auf Platz { $number }.
seats-added-link = Platz { $number } ist für jemanden per Link.
seats-removed = { $name } ist nicht mehr dabei.
seats-moved = { $name } sitzt jetzt auf Platz { $number }.
seats-add-here = Mitspieler am Gerät
seats-add-computer = Computer
seats-add-link = Mitspieler einladen
seats-full = Mehr als { $most } haben hier keinen Platz.
seats-twice = So heißt schon jemand am Tisch.

## Einstellungen

settings-looks = Aussehen und Ton
settings-language = Sprache
settings-language-part = In dieser Sprache: { $play } von Tisch und Block, { $rules } der Regeln, { $everything } von allem. Was fehlt, ist auf Englisch.
settings-theme = Farben
settings-theme-auto = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Kontrast
settings-large = Große Schrift
settings-large-hint = Auf allen Seiten, auch am Tisch.
settings-animation = Animation
settings-animation-hint = Würfel rollen, Einträge erscheinen sanft.
settings-animation-still = Dein Gerät ist auf weniger Bewegung eingestellt. Daran hält sich Pasch.
settings-sound = Ton
settings-sound-hint = Becher, Würfel und Bleistift sind zu hören.
settings-voice = Vorlesen
settings-voice-hint = Eine Stimme dieses Geräts sagt, was am Tisch geschieht. Die Tasten I, R, N, W und T lesen mehr vor.
settings-voice-sample = Pasch liest jetzt vor.
settings-play = Am Tisch
settings-name = Dein Name
settings-name-hint = So heißt du an neuen Tischen.
settings-hints = Tipps an neuen Tischen
settings-hints-hint = Lässt sich für jeden Tisch anders einstellen.
settings-shake = Zum Würfeln schütteln
settings-shake-hint = Das Handy ist der Becher: schütteln, stillhalten, die Würfel fallen.
settings-shake-denied = Der Browser verrät nicht, wie das Gerät bewegt wird. Erlaube es ihm in seinen Einstellungen.
settings-speed = Tempo
settings-speed-calm = Gemütlich
settings-speed-quick = Zügig
settings-speed-instant = Sofort
settings-shortcuts = Tastenkürzel
settings-shortcuts-hint = Leertaste würfelt, Ziffern halten. ? zeigt alle.
settings-help = Einführung
settings-guide-what = Fünf kurze Hinweise an den Würfeln, wie im ersten Spiel. Ein neues Spiel beginnt damit.
settings-install = Als App einrichten
settings-install-menu = Pasch lässt sich als App einrichten: Wo der Browser das kann, steht es in seinem Menü („Installieren“ oder „Zum Startbildschirm“).
settings-kept = Alles bleibt auf diesem Gerät.

## Tasten

key-space = Leertaste
key-enter = Enter
key-delete = Entf
keys-at-table = Am Tisch
keys-at-block = Auf dem Block
keys-throw = würfeln
keys-hold = Würfel auf diesem Platz halten oder loslassen
keys-move = auf dem Block wandern
keys-enter = das gewählte Feld eintragen
keys-open = das gewählte Feld öffnen
keys-points = Punkte in das gewählte Feld schreiben
keys-strike = das gewählte Feld streichen
keys-empty = das gewählte Feld leeren
keys-dice = bei den Würfeln: eingeben, was liegt
keys-undo = den letzten Eintrag zurücknehmen
keys-hints = Tipps ein- und ausblenden
keys-announce = ein Feld ansagen, wo angesagt wird
keys-tell-mine = vorlesen: mein Block
keys-tell-rival = vorlesen: die Blöcke der anderen, der Reihe nach
keys-tell-bonus = vorlesen: was zum Bonus noch fehlt
keys-tell-throw = vorlesen: der letzte Wurf
keys-tell-standing = vorlesen: der Stand, wer vorn liegt
keys-help = diese Liste zeigen

## Über Pasch

about-what = Pasch ist ein freies Spiel für Kniffel und seine Verwandtschaft: allein, an einem Tisch, über das Netz oder als Block für echte Würfel.
about-privacy = Es gibt keine Anmeldung, keine Werbung und kein Tracking. Keine Seite holt etwas von fremden Servern.
about-licence = Pasch ist freie Software unter der Apache-Lizenz 2.0.
about-licences = Software, die darin steckt, und ihre Lizenzen
about-marks = Kniffel und Yahtzee sind Marken ihrer Inhaber.

## Code eingeben

code-what = Wer dich einlädt, sieht den Code auf seinem Tisch. Für ein zweites Gerät steht er unter „Mehr“ bei „Zweites Gerät“. Er gilt ein paar Minuten.
code-label = Code
code-example = z. B. K7M2 Q4X9
code-go = Zum Tisch
code-empty = Hier fehlt noch der Code.
code-not-one = Das ist noch kein ganzer Code: Er besteht aus mindestens sechs Buchstaben und Ziffern.

install-title = Pasch als App
install-what = Liegt auf dem Startbildschirm und geht auch ohne Netz.
install-go = Installieren
install-no = Nein danke
