### Names of the shipped games, and of the boxes, bonuses and columns on their sheets.

## Games

# The game, and a box on its sheet.
name-balut = Balut
# The game, and a box on its sheet.
name-crag = Crag
name-escalero = Escalero
# The game, and a box on its sheet.
name-generala = Generala
name-generala-double = Generala med dubbel Generala
# The game, and a box on its sheet.
name-kismet = Kismet
name-kniffel-100 = Kniffel med 100 för varje ny
name-kniffel-3-columns = Kniffel med tre kolumner
name-kniffel-4-columns = Kniffel med fyra kolumner
name-kniffel-announce = Kniffel med utrop
name-kniffel-basic = Kniffel utan extrapoäng
# The game, and a box on its sheet.
name-kniffel = Kniffel
name-kniffel-first-throws = Kniffel på ett och två kast
name-kniffel-put-aside = Kniffel, lägg undan
name-kniffel-school = Kniffel med skola
name-kniffel-sharp = Skarp Kniffel
name-kniffel-strict = Strikt Kniffel
name-kniffel-upper-first = Kniffel, övre delen först
# The game, and a box on its sheet.
name-knoeffel = Knöffel
name-maxi-yatzy-plain = Maxi Yatzy utan sparade kast
# The game, and a box on its sheet.
name-maxi-yatzy = Maxi Yatzy
name-super-kniffel = Super-Kniffel
name-triple-yahtzee = Trippel-Yahtzee
# The game, and a box on its sheet.
name-yahtzee = Yahtzee
# The game, and a box on its sheet.
name-yacht = Yacht
name-yahtzee-1956 = Yahtzee från 1956
name-yahtzee-free-joker = Yahtzee med fri joker
# The game, and a box on its sheet.
name-yamb = Yamb
name-jamb-mk = Makedonsk Yamb
name-yams-plus-minus = Yams med + och −
# The game, and a box on its sheet.
name-yams = Yams
name-yatzy-deluxe = Yatzy Deluxe
name-yatzy-scandinavian = Yatzy

## Boxes

name-fours = Fyror
name-fives = Femmor
name-sixes = Sexor
name-straight = Stege
name-full-house = Kåk
name-choice = Valfritt
name-ones = Ettor
name-twos = Tvåor
name-threes = Treor
name-odd-straight = Udda stege
name-even-straight = Jämn stege
name-low-straight = Låg stege
name-high-straight = Hög stege
name-three-of-a-kind = Tretal
name-thirteen = Tretton
name-nines = Nior
name-tens = Tior
name-jacks = Knektar
name-queens = Damer
name-kings = Kungar
name-aces = Ess
name-poker = Poker
name-grande = Grande
name-two-pair-same-colour = Två par i färg
name-flush = Färg
name-full-house-same-colour = Kåk i färg
name-yarborough = Yarborough
name-four-of-a-kind = Fyrtal
name-small-straight = Liten stege
name-large-straight = Stor stege
name-chance = Chans
name-three-pairs = Tre par
name-five-of-a-kind = Femtal
name-full-straight = Full stege
name-cabin = Kåk
name-house = Hus
name-tower = Torn
name-little-straight = Liten stege
name-big-straight = Stor stege
name-maximum = Maximum
name-minimum = Minimum
name-plus = Plus
name-minus = Minus
name-two-triplets = Två tretal
name-yatzy = Yatzy
name-straight-of-five = Stege med 5
name-yatzy-of-five = Yatzy med 5
name-one-pair = Ett par
name-two-pairs = Två par
name-three-alike = Tretal
name-four-alike = Fyrtal
name-full-house-yatzy = Kåk
name-double-generala = Dubbel Generala

## Bonuses

name-fours-goal = Mål i fyror
name-fives-goal = Mål i femmor
name-sixes-goal = Mål i sexor
name-straights = Stegar
name-full-houses = Kåkar
name-choice-goal = Mål i valfritt
name-baluts = Balutar
name-grand-total = Slutsumma
name-bonus = Bonus
name-difference = Skillnad
name-plus-and-minus = Plus och minus

## Columns

name-escalero-column-1 = Kolumn 1
name-escalero-column-2 = Kolumn 2
name-escalero-column-3 = Kolumn 3
name-points = Poäng
name-down = Nedåt
name-up = Uppåt
name-announced = Utrop
name-free = Fri
name-one-roll = Ett kast
name-two-rolls = Två kast
name-column-1 = Kolumn 1
name-column-2 = Kolumn 2
name-column-3 = Kolumn 3
name-column-4 = Kolumn 4
name-single = Enkel
name-double = Dubbel
name-treble = Trippel

## Faces, their signs, and colours of dice

name-nine = Nia
sign-nine = 9
name-ten = Tia
sign-ten = 10
name-jack = Knekt
sign-jack = Kn
name-queen = Dam
sign-queen = D
name-king = Kung
sign-king = K
name-ace = Ess
sign-ace = E
name-black = Svart
name-red = Röd
name-green = Grön

## Throws that are bought

name-free-rolls = Frikast
