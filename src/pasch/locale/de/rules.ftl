# Die Regeln einer Variante, so wie ein Spieler sie erklärt. Zu jeder Zahl $n gibt es das Zahlwort $n_word.

rules-number = { $number ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
 }
rules-and = { $first } und { $last }
rules-or = { $first } oder { $last }
rules-between-parts = { "; " }
rules-from-to = { $first } bis { $last }
rules-face = { $face ->
    [0] Nullen
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [8] Achten
    [9] Neunen
   *[other] { $face }er
 }
rules-summary = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
 } · { $columns ->
    [one] { "" }
   *[other] { $columns } Spalten ·{ " " }
 }{ $boxes } { $boxes ->
    [one] Feld
   *[other] Felder
 } · { $turns } { $turns ->
    [one] Zug
   *[other] Züge
 } · höchstens { $total } { $total ->
    [one] Punkt
   *[other] Punkte
 }

rules-heading-goal = Worum es geht
rules-heading-turn = Ein Zug
rules-heading-columns = Die Spalten
rules-heading-column = So füllt sich der Block
rules-heading-upper = Oberer Block
rules-heading-lower = Unterer Block
rules-heading-boxes = Die Felder
rules-heading-served = Auf einen Wurf
rules-heading-bonus = Bonus
rules-heading-extra = Noch einmal { $dice_word } Gleiche
rules-heading-at-once = Auf der Stelle
rules-heading-end = Das Ende
rules-heading-note = Anmerkung

## Worum es geht

rules-goal = Jeder füllt seinen Block, in jedem Zug ein Feld. Wer am Ende die meisten Punkte hat, gewinnt.
rules-goal-won = Jeder füllt seinen Block, in jedem Zug ein Feld.
rules-goal-alone = Du füllst deinen Block, in jedem Zug ein Feld, und holst so viele Punkte wie möglich.
rules-goal-bonuses = Am Schluss zählen nur die Boni; die Punkte in den Feldern entscheiden, welche es gibt.
rules-won-column = { $points } für { $name }
rules-goal-columns = Zu mehreren geht es um Spielpunkte: Wer in einer Spalte am meisten hat, bekommt { $columns }. Bei Gleichstand bekommt sie niemand.
rules-goal-all-columns = Wer alle diese Spalten gewinnt, bekommt { $points ->
    [one] einen Spielpunkt
   *[other] { $points } Spielpunkte
 } dazu.
rules-seats-alone = Gespielt wird allein.
rules-seats-exactly = Gespielt wird { $most ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
   *[8] zu acht
 }.
rules-seats-or-alone = Mitspielen können bis zu { $most_word }, und auch allein geht es.
rules-seats = Mitspielen können { $least_word } bis { $most_word }.
rules-start = Wer anfängt, entscheidet ein Wurf mit einem Würfel: Die höchste Zahl beginnt, bei Gleichstand wird gestochen.
rules-direction-clockwise = Dann geht es reihum im Uhrzeigersinn, wenn vorher nichts anderes abgemacht ist.
rules-direction-counter-clockwise = Dann geht es reihum gegen den Uhrzeigersinn, wenn vorher nichts anderes abgemacht ist.

## Ein Zug

rules-dice-once = Gewürfelt wird mit { $dice ->
    [one] einem Würfel
   *[other] { $dice_word } Würfeln
 }, nur einmal je Zug.
rules-dice = Gewürfelt wird mit { $dice ->
    [one] einem Würfel
   *[other] { $dice_word } Würfeln
 }, bis zu { $throws_word }mal je Zug.
rules-dice-counted = { $counted ->
    [1] Davon zählt nur einer: in jedem Feld der, der
   *[other] Davon zählen nur { $counted_word }: in jedem Feld die, die
 } dort am meisten { $counted ->
    [1] bringt
   *[other] bringen
 }.
rules-dice-faces = Jeder zeigt { $faces }.
rules-dice-odd = { $dice ->
    [1] Einer der Würfel ist anders: Er zeigt
   *[other] { $dice_word } der Würfel sind anders: Sie zeigen
} { $faces }.
rules-dice-wild = { $count ->
    [1] Die { $faces } ist ein Joker: Sie
   *[other] { $faces } sind Joker: Jede davon
} zählt in jedem Feld als die Zahl, die dort am meisten bringt.
rules-dice-symbols = Statt { $count ->
    [1] einer Zahl
   *[other] Zahlen
} zeigen die Würfel { $symbols }; gerechnet wird mit { $numbers }.
rules-symbol = { $name } ({ $sign })
rules-dice-colours = Die Zahlen haben Farben: { $colours }.
rules-colour = { $name } ({ $faces })
rules-throws-rest = Der erste Wurf ist mit allen; danach bleibt liegen, was passt, und nur der Rest wird neu gewürfelt.
rules-throws-release = Was liegt, darf vor dem nächsten Wurf auch wieder in den Becher.
rules-throws-no-release = Was einmal liegt, bleibt liegen.
rules-throws-put-aside = Wer weiterwürfelt, legt vorher mindestens { $aside ->
    [one] einen Würfel
   *[other] { $aside_word } Würfel
 } heraus, und zwar endgültig: Herausgelegtes kommt in diesem Zug nicht mehr in den Becher.
rules-throws-stop = Wer zufrieden ist, hört früher auf.
rules-throws-last = Im letzten Zug, wenn auf dem eigenen Block nur noch ein Eintrag fehlt, darf bis zu { $throws_word }mal gewürfelt werden{ $some ->
    [yes] { "" }, wenn die Spalte nicht weniger erlaubt
   *[no] { "" }
 }.
rules-throws-save = Ungenutzte Würfe sind nicht verloren: Sie werden aufgespart und kommen in späteren Zügen zu { $throws ->
    [1] dem einen Wurf
   *[other] den { $throws_word } Würfen
 } dazu.
rules-buy = Wem das nicht reicht, der kauft nach dem { $throws ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
    [7] siebten
    [8] achten
    [9] neunten
    [10] zehnten
    [11] elften
   *[12] zwölften
 } Wurf { $count ->
    [one] noch einen dazu, aber nur einen je Zug
   *[other] bis zu { $count_word } dazu
 }.
rules-buy-allowance = { $columns ->
    [one] Auf dem Block
   *[other] In jeder Spalte
 } { $count ->
    [one] gibt es einen solchen Wurf
   *[other] gibt es { $count_word } solche Würfe
 } („{ $name }“).
rules-buy-shared = { $count ->
    [one] Er gilt
   *[other] Sie gelten
 } für alle Spalten zusammen.
rules-buy-charged = Bezahlt wird in der Spalte, in die der Zug eingetragen wird; ist dort keiner mehr übrig, bleibt sie für diesen Zug zu.
rules-buy-unused = Jeder nicht gekaufte Wurf bringt am Ende { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
rules-entry = Am Ende des Zuges wird genau ein freies Feld ausgefüllt: Entweder kommen die Punkte hinein, die der Wurf dort bringt, oder es wird gestrichen und zählt nichts.
rules-entry-strike = Gestrichen werden darf auch ein Feld, das Punkte brächte. Was steht, bleibt stehen.
rules-entry-below-zero = Ein Feld, das unter 0 beginnt, kostet auch gestrichen Punkte: so viele wie ohne einen passenden Würfel.

## Spalten und Reihenfolge

rules-sheet = Der Block hat { $columns_word } Spalten mit { $boxes ->
    [one] je einem Feld
   *[other] je { $boxes } Feldern
 }; jeder Zug füllt ein Feld in einer davon.
rules-sheet-uneven = Der Block hat { $columns_word } Spalten; jeder Zug füllt ein Feld in einer davon.
rules-sheet-won = Jede Spalte wird für sich gerechnet.
rules-sheet-sum = Jede Spalte wird für sich gerechnet, am Ende kommt alles zusammen.
rules-column = { $name }: { $rules }
rules-only-in = Das gilt nur { $count ->
    [one] in der Spalte
   *[other] in den Spalten
 } { $columns }.
rules-column-boxes = Die Felder von oben nach unten: { $boxes }.
rules-column-boxes-free = Nur diese Felder, in beliebiger Reihenfolge: { $boxes }.
rules-order-free = Die Reihenfolge ist frei.
rules-order-down = Gefüllt wird streng von oben nach unten.
rules-order-up = Gefüllt wird streng von unten nach oben.
rules-order-list = Gefüllt wird streng in dieser Reihenfolge: { $boxes }.
rules-order-groups = Gefüllt wird in dieser Reihenfolge: { $groups }; innerhalb eines Teils beliebig.
rules-then = { ", dann " }
rules-group-upper = die oberen Felder
rules-group-lower = die unteren Felder
rules-order-ends = Gefüllt wird von beiden Enden her: Dran sind immer nur das oberste und das unterste freie Feld.
rules-order-middle = Gefüllt wird von der Mitte nach außen: Den Anfang macht { $boxes }, danach geht es nach oben wie nach unten Feld für Feld weiter.
rules-order-lines = Gefüllt wird in { $count_word } Reihen, jede in fester Reihenfolge: { $lines }.
rules-order-some = Eine Reihenfolge gibt es nur hier: { $lines }. Alle anderen Felder sind frei.
rules-strikes-next = Auch gestrichen wird nur { $count ->
    [one] das Feld, das gerade dran ist
   *[other] ein Feld, das gerade dran ist
 }.
rules-strikes-any = Gestrichen werden darf jedes freie Feld der Spalte.
rules-announce = Was hier hinein soll, muss gleich nach dem ersten Wurf angesagt werden; in einer anderen Spalte bringt der Wurf dann keine Punkte mehr.
rules-announce-always = In jedem Zug wird gleich nach dem ersten Wurf angesagt, welches Feld es werden soll.
rules-announce-before = Was hier hinein soll, muss schon vor dem ersten Wurf angesagt werden; in einer anderen Spalte bringt der Wurf dann keine Punkte mehr.
rules-announce-before-always = In jedem Zug wird vor dem ersten Wurf angesagt, welches Feld es werden soll.
rules-announce-last = Angesagt wird freiwillig; erst wenn nur noch Ansagefelder frei sind, ist es Pflicht.
rules-announce-miss-box = Wird daraus nichts, ist genau dieses Feld zu streichen.
rules-announce-miss-any = Wird daraus nichts, wird dieses Feld gestrichen oder ein anderes, das gerade gestrichen werden darf.
rules-announce-strikes-next = Ohne Ansage kommt hier nichts hinein, auch kein Strich.
rules-announce-strikes-any = Ohne Ansage darf hier nur gestrichen werden, und zwar jedes freie Feld.
rules-announce-unless-served-next = Was auf einen Wurf fällt, darf auch ohne Ansage hier hinein; sonst kommt ohne Ansage nichts hinein, auch kein Strich.
rules-announce-unless-served-any = Was auf einen Wurf fällt, darf auch ohne Ansage hier hinein; sonst darf hier ohne Ansage nur gestrichen werden, und zwar jedes freie Feld.
rules-column-throws = { $throws ->
    [one] Hier zählt nur der erste Wurf.
   *[other] Hierher kommt nur, was mit höchstens { $throws_word } Würfen fertig ist.
 }
rules-column-more-throws = Für ein Feld dieser Spalte darf bis zu { $throws_word }mal gewürfelt werden.
rules-column-weight = Die Spalte zählt { $weight ->
    [2] doppelt
    [3] dreifach
   *[other] { $weight }-fach
 }.
rules-column-weight-halves = Die Spalte zählt { $whole ->
    [0] halb
   *[other] { $whole },5-fach
 }. Jeder Eintrag und jeder Bonus wird für sich gerechnet, ein halber Punkt zählt als ganzer.
rules-column-weight-below = Auch unter null wird aufgerundet: Aus −7,5 wird −7.
rules-column-not-served = Auf einen Wurf gibt es hier nichts extra.
rules-column-served-only = Punkte gibt es hier nur auf einen Wurf; mit allem anderen kann hier nur gestrichen werden.

## Die Felder

rules-box-entries = { $name } ({ $entries } ×)
rules-box-help = { $takes }: { $gives }.
rules-box-help-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
rules-entries = Ein Feld mit × wird so oft ausgefüllt, wie dabeisteht.
rules-takes-any = jeder Wurf
rules-takes-number = nur die { $faces } zählen
rules-takes-equal = mindestens { $count_word } Gleiche
rules-takes-all-equal = { $count_word } Gleiche
rules-takes-run = { $length_word } Zahlen in Folge
rules-takes-total = zusammen genau { $total }
rules-takes-at-least = zusammen mindestens { $total }
rules-takes-at-most = zusammen höchstens { $total }
rules-takes-total-between = zusammen { $least } bis { $most }
rules-takes-and-one-of = { $all }, dazu { $one }
rules-takes-symbol = { $key ->
    [neun] nur die Neunen zählen
    [zehn] nur die Zehnen zählen
    [bube] nur die Buben zählen
    [dame] nur die Damen zählen
    [koenig] nur die Könige zählen
    [ass] nur die Asse zählen
   *[other] nur { $name } zählt
 }
rules-takes-one-colour = alles in einer Farbe
rules-takes-groups-one-colour = { $groups }, in einer Farbe
rules-groups-one = { $size ->
    [1] ein Würfel
    [2] ein Paar
   *[other] { $size_word } Gleiche
 }
rules-groups-different = { $size ->
    [1] { $count_word } verschiedene Zahlen
    [2] { $count_word } verschiedene Paare
    [3] { $count_word } verschiedene Drillinge
    [4] { $count_word } verschiedene Vierlinge
   *[other] { $count_word }mal { $size_word } Gleiche, verschieden
 }
rules-groups-any = { $size ->
    [1] { $count_word } Würfel
    [2] { $count_word } Paare, auch gleiche
    [3] { $count_word } Drillinge, auch gleiche
    [4] { $count_word } Vierlinge, auch gleiche
   *[other] { $count_word }mal { $size_word } Gleiche, auch dieselben
 }
rules-groups-two = { $first_word } Gleiche und { $second_word } andere Gleiche
rules-groups-many-different = { $groups }, lauter verschiedene
rules-groups-many-any = { $groups }, auch von derselben Zahl
rules-points-number = ihre Augen
rules-points-symbol = je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
rules-points-sum = alle Augen
rules-points-sum-counted = { $dice ->
    [1] Augen des Würfels, der zählt
   *[other] Augen der { $dice_word } Würfel, die zählen
 }
rules-points-sum-lowest = { $dice ->
    [1] Augen des niedrigsten Würfels
   *[other] Augen der { $dice_word } niedrigsten Würfel
 }
rules-points-par = { $plain } − { $less }: { $count ->
    [one] einer ergibt 0
   *[other] { $count_word } ergeben 0
}, gestrichen −{ $less }
rules-points-matching = Augen dieser Würfel
rules-points-later = { $plain }; für jeden Eintrag, der schon { $columns ->
    [one] auf dem Block
   *[other] in der Spalte
 } steht, { $less } weniger, aber nie unter { $least }
rules-points-aside = { $plain }; zählt selbst nicht
rules-points-plus = { $plain } + { $plus }
rules-points-times = { $times } × { $plain }
rules-points-after = { $points } im { $throw }. Wurf
rules-points-by-throws = { $list }, später { $last }
rules-points-served = { $plain }, auf einen Wurf { $points }
rules-points-double = { $plain }, auf einen Wurf doppelt
rules-served = „Auf einen Wurf“ heißt: Alle { $dice_word } Würfel sind zusammen aus dem Becher gefallen.
rules-served-first = Das geht nur mit dem ersten Wurf.
rules-served-any = Das gilt für den ersten Wurf und für jeden späteren, zu dem wirklich alle noch einmal in den Becher kommen. Bleibt auch nur einer liegen, ist es damit vorbei; wer aufhört, behält es.

## Bonus

rules-computed-card = Sobald { $boxes } { $count ->
        [one] ausgefüllt ist
       *[other] ausgefüllt sind
    }, gibt es { $formula } Punkte.
rules-computed-card-if = Sobald { $boxes } { $count ->
        [one] ausgefüllt ist
       *[other] ausgefüllt sind
    }, gibt es { $formula } Punkte, wenn { $condition }, sonst nichts.
rules-computed-column = Sobald { $boxes } einer Spalte { $count ->
        [one] ausgefüllt ist
       *[other] ausgefüllt sind
    }, gibt es dort { $formula } Punkte.
rules-computed-column-if = Sobald { $boxes } einer Spalte { $count ->
        [one] ausgefüllt ist
       *[other] ausgefüllt sind
    }, gibt es dort { $formula } Punkte, wenn { $condition }, sonst nichts.
rules-where-upper = im oberen Block
rules-where-lower = im unteren Block
rules-where-all = in allen Feldern zusammen
rules-where-boxes = { $count ->
    [one] im Feld { $boxes }
   *[other] in den Feldern { $boxes }
 }
rules-reach-points = { $count ->
    [one] mindestens einen Punkt sammelt
   *[other] mindestens { $count } Punkte sammelt
 }
rules-reach-entries = { $every ->
    [box] {""}
    [line] überall{" "}
   *[none] mindestens { $count ->
        [one] einmal{" "}
       *[other] { $count_word }mal{" "}
     }
    [time] { $count_word }mal{" "}
 }punktet
rules-where-compared = { $than ->
   *[other] { $where }
 }
rules-where-less-points = { $where } abzüglich der Summe { $than }
rules-where-less-entries = { $where } abzüglich der Einträge mit Punkten { $than }
rules-row-upper = in einer Zeile oben
rules-row-lower = in einer Zeile unten
rules-row-all = in einer Zeile
rules-row-boxes = in der Zeile { $boxes }
rules-reach-more-points = { $count ->
    [0] mindestens so viele Punkte wie { $than } sammelt
    [one] mindestens einen Punkt mehr als { $than } sammelt
   *[other] mindestens { $count } Punkte mehr als { $than } sammelt
 }
rules-reach-more-entries = { $count ->
    [0] mindestens so viele Einträge mit Punkten hat wie { $than }
    [one] mindestens einen Eintrag mit Punkten mehr hat als { $than }
   *[other] mindestens { $count_word } Einträge mit Punkten mehr hat als { $than }
 }
rules-reach-fewer-points = { $count ->
    [one] höchstens einen Punkt weniger als { $than } sammelt
   *[other] höchstens { $count } Punkte weniger als { $than } sammelt
 }
rules-reach-fewer-entries = { $count ->
    [one] höchstens einen Eintrag mit Punkten weniger hat als { $than }
   *[other] höchstens { $count_word } Einträge mit Punkten weniger hat als { $than }
 }
rules-sum-exactly = genau { $most }
rules-sum-most = höchstens { $most }
rules-sum-between = { $least } bis { $most }
rules-reach-to-points = { $asked } { $count ->
    [one] Punkt
   *[other] Punkte
 } sammelt
rules-reach-to-entries = { $asked } { $count ->
    [one] Eintrag
   *[other] Einträge
 } mit Punkten hat
rules-reach-strikes = { $count ->
    [one] mindestens ein Feld streicht
   *[other] mindestens { $count_word } Felder streicht
 }
rules-reach-more-strikes = { $count ->
    [0] mindestens so viele Felder streicht wie { $than }
    [one] mindestens ein Feld mehr streicht als { $than }
   *[other] mindestens { $count_word } Felder mehr streicht als { $than }
 }
rules-reach-to-strikes = { $asked } { $count ->
    [one] Feld
   *[other] Felder
 } streicht
rules-reach-fewer-strikes = { $count ->
    [one] höchstens ein Feld weniger streicht als { $than }
   *[other] höchstens { $count_word } Felder weniger streicht als { $than }
 }
rules-tiers-strikes = gestrichene Felder
rules-where-less-strikes = { $where } abzüglich derer { $than }
rules-tiers-points = die Summe
rules-tiers-entries = Einträge mit Punkten
rules-gain = { $count ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
 }{ $does ->
    [costs] {" "}Abzug
   *[brings] {""}
 }
rules-tier = { $gain } ab { $reached }
rules-tier-below = { $gain } unter { $reached }
rules-tier-exactly = { $gain } bei genau { $most }
rules-tier-most = { $gain } bei höchstens { $most }
rules-tier-between = { $gain } bei { $least } bis { $most }
rules-tier-each = { $tier } (und je { $each } darüber { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } { $does ->
    [less] weniger
   *[more] mehr
 })
rules-or-more = { $count_word } oder mehr
rules-by-count-entries = { $to ->
    [1] ein Eintrag mit Punkten { $where } { $does ->
        [costs] kostet
       *[brings] bringt
     }
   *[other] { $counted } Einträge mit Punkten { $where } { $does ->
        [costs] kosten
       *[brings] bringen
     }
 } { $points } { $count ->
    [one] Punkt
   *[other] Punkte
 }
rules-by-count-strikes = { $to ->
    [1] ein gestrichenes Feld { $where } { $does ->
        [costs] kostet
       *[brings] bringt
     }
   *[other] { $counted } gestrichene Felder { $where } { $does ->
        [costs] kosten
       *[brings] bringen
     }
 } { $points } { $count ->
    [one] Punkt
   *[other] Punkte
 }
rules-by-count-more = { $counted } { $points } { $count ->
    [one] Punkt
   *[other] Punkte
 }
rules-each-time = { $does ->
    [costs] Pro { $box } gehen { $points } { $count ->
        [one] Punkt ab
       *[other] Punkte ab
     }
   *[brings] Pro { $box } gibt es { $points } { $count ->
        [one] Punkt
       *[other] Punkte
     }
 }.
rules-each-entries = { $does ->
    [costs] Jeder Eintrag mit Punkten { $where } kostet
   *[brings] Für jeden Eintrag mit Punkten { $where } gibt es
 } { $points } { $count ->
    [one] Punkt
   *[other] Punkte
 }.
rules-each-strikes = { $does ->
    [costs] Jedes gestrichene Feld { $where } kostet
   *[brings] Für jedes gestrichene Feld { $where } gibt es
 } { $points } { $count ->
    [one] Punkt
   *[other] Punkte
 }.
rules-bonus-card = Wer { $where } { $reached }, { $does ->
    [costs] verliert
   *[brings] bekommt
 } { $points } { $count ->
    [one] Punkt
   *[other] Punkte
 }{ $does ->
    [costs] {""}
   *[brings] {" "}dazu
 }.
rules-bonus-column = Wer { $over ->
    [all] in einer Spalte insgesamt
   *[some] { $where } einer Spalte
 } { $reached }, { $does ->
    [costs] verliert dort
   *[brings] bekommt dort
 } { $points } { $count ->
    [one] Punkt
   *[other] Punkte
 }{ $does ->
    [costs] {""}
   *[brings] {" "}dazu
 }.
rules-bonus-sheet = Wer über alle Spalten { $where } { $reached }, { $does ->
    [costs] verliert
   *[brings] bekommt
 } { $points } { $count ->
    [one] Punkt
   *[other] Punkte
 }{ $does ->
    [costs] {""}
   *[brings] {" "}dazu
 }.
rules-bonus-row = Wer { $where } über alle Spalten { $reached }, { $does ->
    [costs] verliert
   *[brings] bekommt
 } für jede solche Zeile { $points } { $count ->
    [one] Punkt
   *[other] Punkte
 }{ $does ->
    [costs] {""}
   *[brings] {" "}dazu
 }.
rules-bonus-unweighted = Dabei zählt jede Spalte nur einfach.
rules-bonus-open = Ein noch freies Feld gilt dabei als gestrichen.
rules-bonus-tiers-card = Für { $what } { $where } gibt es { $tiers }.
rules-bonus-tiers-column = Für { $what } { $where } gibt es in jeder Spalte { $tiers }.
rules-bonus-tiers-sheet = Für { $what } { $where } gibt es über alle Spalten zusammen { $tiers }.
rules-bonus-tiers-row = Für { $what } { $where }, über alle Spalten gerechnet, gibt es je Zeile { $tiers }.
rules-bonus-tiers-highest = Es zählt die höchste erreichte Stufe.

## Noch einmal fünf Gleiche

rules-extra = { $condition }, { $consequence }.
rules-extra-scored = Wer im Feld { $box } schon { $points ->
    [0] Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
 } hat und noch einmal { $dice_word } Gleiche wirft{ $number }
rules-extra-struck = Wer das Feld { $box } gestrichen hat und dann doch { $dice_word } Gleiche wirft{ $number }
rules-extra-filled = Wer das Feld { $box } schon ausgefüllt oder gestrichen hat und noch einmal { $dice_word } Gleiche wirft{ $number }
rules-extra-open = Wer { $dice_word } Gleiche wirft, solange das Feld { $box } noch frei ist, und sie anderswo einträgt{ $number }
rules-extra-any = Wer { $dice_word } Gleiche wirft und sie nicht in das freie Feld { $box } einträgt{ $number }
rules-extra-open-anywhere = Solange das eigene Feld frei ist, dürfen sie aber überallhin.
rules-extra-number-free = , deren Zahlenfeld noch frei ist
rules-extra-number-filled = , deren Zahlenfeld nicht mehr frei ist
rules-extra-only-bonus = bekommt dafür { $points } extra, in welches Feld sie auch kommen
rules-extra-more = bekommt mehr dafür
rules-extra-gets = bekommt dafür { $list } { $points ->
    [one] Punkt
   *[other] Punkte
 }
rules-extra-free = darf sie in jedes freie Feld eintragen
rules-extra-first-number = muss sie ins passende Zahlenfeld eintragen
rules-extra-first-lower = muss sie unten in ein freies Feld eintragen
rules-extra-first-upper = muss sie oben in ein freies Feld eintragen
rules-extra-then-number = { $full }, ins passende Zahlenfeld
rules-extra-then-lower = { $full }, unten in ein freies Feld
rules-extra-then-upper = { $full }, oben in ein freies Feld
rules-extra-then-any = { $full }, in irgendein freies Feld
rules-extra-full-number = ist das besetzt
rules-extra-full-lower = ist unten alles voll
rules-extra-full-upper = ist oben alles voll
rules-extra-strike = Streichen darf man dabei nur ein Feld, in dem sie nichts bringen.
rules-extra-worth = Sie { $joker ->
    [0] zählen
   *[other] sind Joker und zählen
 } { $list } { $points ->
    [one] Punkt
   *[other] Punkte
 }{ $complete ->
    [0] , sonst wie gewohnt
   *[other] { "" }
 }.
rules-extra-served = Fallen alle { $dice_word } auf einen Wurf, zählen sie { $list } { $points ->
    [one] Punkt
   *[other] Punkte
 }.
rules-extra-in-lower = unten überall { $points }
rules-extra-in-upper = oben überall { $points }
rules-extra-as = als { $box } { $points }
rules-extra-points = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }
rules-extra-bonus = Dazu gibt es { $points } extra.
rules-extra-bonus-number = Im Zahlenfeld gibt es { $points } extra.
rules-extra-bonus-lower = Unten gibt es { $points } extra.
rules-extra-bonus-upper = Oben gibt es zu den Augen { $points } extra.
rules-extra-bonus-other-lower = In den anderen Feldern unten gibt es { $points } extra.
rules-extra-bonus-other-upper = In den anderen Feldern oben gibt es { $points } extra.
rules-extra-counted = { $dice_word } Gleiche liegen auch dann, wenn die übrigen Würfel etwas anderes zeigen oder dasselbe.
rules-extra-beside-nothing = Die Punkte extra gibt es auch, wenn ins Feld selbst nur eine 0 kommt.
rules-extra-not-counted = Punkte extra werden neben dem Feld notiert und zählen für den Bonus nicht mit.
rules-extra-per-column = Jede Spalte ist dabei ein Spiel für sich.
rules-extra-first-place = Nennen zwei dieser Regeln verschiedene Plätze, gilt die erste.
rules-extra-last-worth = Nennen zwei dieser Regeln verschiedene Werte, gilt der letzte.

## Das Ende

rules-end = { $turns ->
    [one] Nach einem Zug
   *[other] Nach { $turns } Zügen
 } ist der Block voll und das Spiel aus.
rules-end-winner = Haben mehrere gleich viele Punkte, teilen sie sich den Sieg.
rules-end-most-won = Die meisten Spielpunkte gewinnen; bei Gleichstand wird der Sieg geteilt. Wer allein spielt, spielt um die Punkte auf dem Block; auch die Tipps rechnen damit.
rules-end-most = Höchstens { $total } { $total ->
    [one] Punkt ist
   *[other] Punkte sind
 } möglich.
rules-at-once-wins = Wer hier { $moment ->
    [served] auf einen Wurf punktet
    [any] punktet
   *[throws] { $throws ->
        [one] mit dem ersten Wurf punktet
       *[other] nach höchstens { $throws_word } Würfen punktet
     }
 }, hat gegen andere sofort gewonnen, ganz gleich, wie es steht.
rules-at-once-ends = Wer hier { $moment ->
    [served] auf einen Wurf punktet
    [any] punktet
   *[throws] { $throws ->
        [one] mit dem ersten Wurf punktet
       *[other] nach höchstens { $throws_word } Würfen punktet
     }
 }, beendet gegen andere das Spiel sofort für alle; es gilt, was bis dahin auf den Blöcken steht.
rules-at-once-alone = Allein geht es weiter, bis der Block voll ist; auch Durchschnitte und Tipps rechnen damit.
rules-at-once-values = Durchschnitte und Tipps rechnen so, als ginge es weiter, bis der Block voll ist.
