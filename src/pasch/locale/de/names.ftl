### Namen der mitgelieferten Spiele und der Felder, Boni und Spalten auf ihren Blöcken.

## Spiele

# Das Spiel und ein Feld auf seinem Block.
name-balut = Balut
# Das Spiel und ein Feld auf seinem Block.
name-crag = Crag
name-escalero = Escalero
# Das Spiel und ein Feld auf seinem Block.
name-generala = Generala
name-generala-double = Generala mit doppelter Generala
# Das Spiel und ein Feld auf seinem Block.
name-kismet = Kismet
name-kniffel-100 = Kniffel mit 100 für jeden weiteren
name-kniffel-3-columns = Kniffel mit drei Spalten
name-kniffel-4-columns = Kniffel mit vier Spalten
name-kniffel-announce = Kniffel mit Ansage
name-kniffel-basic = Kniffel ohne Extra-Kniffel
# Das Spiel und ein Feld auf seinem Block.
name-kniffel = Kniffel
name-kniffel-first-throws = Kniffel mit ein und zwei Würfen
name-kniffel-put-aside = Kniffel mit Herauslegen
name-kniffel-school = Kniffel mit Schule
name-kniffel-sharp = Scharfes Kniffel
name-kniffel-strict = Strenges Kniffel
name-kniffel-upper-first = Kniffel, erst oben
# Das Spiel und ein Feld auf seinem Block.
name-knoeffel = Knöffel
name-maxi-yatzy-plain = Maxi-Yatzy ohne Sparen
# Das Spiel und ein Feld auf seinem Block.
name-maxi-yatzy = Maxi-Yatzy
name-super-kniffel = Super-Kniffel
name-triple-yahtzee = Dreifach-Yahtzee
# Das Spiel und ein Feld auf seinem Block.
name-yahtzee = Yahtzee
# Das Spiel und ein Feld auf seinem Block.
name-yacht = Yacht
name-yahtzee-1956 = Yahtzee von 1956
name-yahtzee-free-joker = Yahtzee mit freiem Joker
# Das Spiel und ein Feld auf seinem Block.
name-yamb = Yamb
name-jamb-mk = Yamb aus Mazedonien
name-yams-plus-minus = Yams mit + und −
# Das Spiel und ein Feld auf seinem Block.
name-yams = Yams
name-yatzy-deluxe = Yatzy-Deluxe
name-yatzy-scandinavian = Yatzy (skandinavisch)

## Felder

name-fours = Vierer
name-fives = Fünfer
name-sixes = Sechser
name-straight = Straße
name-full-house = Full House
name-choice = Wahl
name-ones = Einser
name-twos = Zweier
name-threes = Dreier
name-odd-straight = Ungerade Straße
name-even-straight = Gerade Straße
name-low-straight = Kleine Straße
name-high-straight = Große Straße
name-three-of-a-kind = Dreierpasch
name-thirteen = Dreizehn
name-nines = Neuner
name-tens = Zehner
name-jacks = Buben
name-queens = Damen
name-kings = Könige
name-aces = Asse
name-poker = Poker
name-grande = Grande
name-two-pair-same-colour = Zwei Farbpaare
name-flush = Flush
name-full-house-same-colour = Farb-Full-House
name-yarborough = Yarborough
name-four-of-a-kind = Viererpasch
name-small-straight = Kleine Straße
name-large-straight = Große Straße
name-chance = Chance
name-three-pairs = Drei Paare
name-five-of-a-kind = Fünf Gleiche
name-full-straight = Volle Straße
name-cabin = Hütte
name-house = Haus
name-tower = Turm
name-little-straight = Kleine Straße
name-big-straight = Große Straße
name-maximum = Maximum
name-minimum = Minimum
name-plus = Plus
name-minus = Minus
name-two-triplets = Zwei Drillinge
name-yatzy = Yatzy
name-straight-of-five = 5er-Straße
name-yatzy-of-five = 5er-Yatzy
name-one-pair = Ein Paar
name-two-pairs = Zwei Paare
name-three-alike = Drei Gleiche
name-four-alike = Vier Gleiche
name-full-house-yatzy = Volles Haus
name-double-generala = Doppelte Generala

## Boni

name-fours-goal = Vierer-Ziel
name-fives-goal = Fünfer-Ziel
name-sixes-goal = Sechser-Ziel
name-straights = Straßen
name-full-houses = Full Houses
name-choice-goal = Wahl-Ziel
name-baluts = Baluts
name-grand-total = Summe
name-bonus = Bonus
name-difference = Differenz
name-plus-and-minus = Plus und Minus

## Spalten

name-escalero-column-1 = Kolonne 1
name-escalero-column-2 = Kolonne 2
name-escalero-column-3 = Kolonne 3
name-points = Punkte
name-down = Abwärts
name-up = Aufwärts
name-announced = Ansage
name-free = Frei
name-one-roll = Ein Wurf
name-two-rolls = Zwei Würfe
name-column-1 = Spalte 1
name-column-2 = Spalte 2
name-column-3 = Spalte 3
name-column-4 = Spalte 4
name-single = Einfach
name-double = Doppelt
name-treble = Dreifach

## Bilder der Würfel, ihre Zeichen, und Farben

name-nine = Neun
sign-nine = 9
name-ten = Zehn
sign-ten = 10
name-jack = Bube
sign-jack = B
name-queen = Dame
sign-queen = D
name-king = König
sign-king = K
name-ace = Ass
sign-ace = A
name-black = Schwarz
name-red = Rot
name-green = Grün

## Gekaufte Würfe

name-free-rolls = Freiwürfe
