### Names of the shipped games, and of the boxes, bonuses and columns on their sheets.

## Games

# The game, and a box on its sheet.
name-balut = Balut
# The game, and a box on its sheet.
name-crag = Crag
name-escalero = Escalero
# The game, and a box on its sheet.
name-generala = Generala
name-generala-double = Generala s dvostrukom
# The game, and a box on its sheet.
name-kismet = Kismet
name-kniffel-100 = Kniffel, 100 za svaki sljedeći
name-kniffel-3-columns = Kniffel u tri stupca
name-kniffel-4-columns = Kniffel u četiri stupca
name-kniffel-announce = Kniffel s najavom
name-kniffel-basic = Kniffel, običan listić
# The game, and a box on its sheet.
name-kniffel = Kniffel
name-kniffel-first-throws = Kniffel u jednom i dva bacanja
name-kniffel-put-aside = Kniffel s odvajanjem
name-kniffel-school = Kniffel sa školom
name-kniffel-sharp = Oštri Kniffel
name-kniffel-strict = Strogi Kniffel
name-kniffel-upper-first = Kniffel, prvo gore
# The game, and a box on its sheet.
name-knoeffel = Knöffel
name-maxi-yatzy-plain = Maxi Yatzy bez štednje
# The game, and a box on its sheet.
name-maxi-yatzy = Maxi Yatzy
name-super-kniffel = Super Kniffel
name-triple-yahtzee = Trostruki Yahtzee
# The game, and a box on its sheet.
name-yahtzee = Yahtzee
# The game, and a box on its sheet.
name-yacht = Yacht
name-yahtzee-1956 = Yahtzee iz 1956.
name-yahtzee-free-joker = Yahtzee, slobodni džoker
# The game, and a box on its sheet.
name-yamb = Jamb
name-jamb-mk = Makedonski jamb
name-yams-plus-minus = Yams s + i −
# The game, and a box on its sheet.
name-yams = Yams
name-yatzy-deluxe = Yatzy Deluxe
name-yatzy-scandinavian = Yatzy (skandinavski)

## Boxes

name-fours = Četvorke
name-fives = Petice
name-sixes = Šestice
name-straight = Skala
name-full-house = Full
name-choice = Izbor
name-ones = Jedinice
name-twos = Dvojke
name-threes = Trojke
name-odd-straight = Neparna skala
name-even-straight = Parna skala
name-low-straight = Mala skala
name-high-straight = Velika skala
name-three-of-a-kind = Tris
name-thirteen = Trinaest
name-nines = Devetke
name-tens = Desetke
name-jacks = Dečki
name-queens = Dame
name-kings = Kraljevi
name-aces = Asovi
name-poker = Poker
name-grande = Grande
name-two-pair-same-colour = Dva para u boji
name-flush = Boja
name-full-house-same-colour = Full u boji
name-yarborough = Yarborough
name-four-of-a-kind = Poker
name-small-straight = Mala skala
name-large-straight = Velika skala
name-chance = Šansa
name-three-pairs = Tri para
name-five-of-a-kind = Pet istih
name-full-straight = Puna skala
name-cabin = Koliba
name-house = Kuća
name-tower = Toranj
name-little-straight = Mala skala
name-big-straight = Velika skala
name-maximum = Maksimum
name-minimum = Minimum
name-plus = Plus
name-minus = Minus
name-two-triplets = Dva trisa
name-yatzy = Yatzy
name-straight-of-five = Skala od 5
name-yatzy-of-five = Yatzy od 5
name-one-pair = Par
name-two-pairs = Dva para
name-three-alike = Tri iste
name-four-alike = Četiri iste
name-full-house-yatzy = Full
name-double-generala = Dvostruka Generala

## Bonuses

name-fours-goal = Cilj: četvorke
name-fives-goal = Cilj: petice
name-sixes-goal = Cilj: šestice
name-straights = Skale
name-full-houses = Fullovi
name-choice-goal = Cilj: izbor
name-baluts = Baluti
name-grand-total = Ukupni zbroj
name-bonus = Bonus
name-difference = Razlika
name-plus-and-minus = Plus i minus

## Columns

name-escalero-column-1 = Stupac 1
name-escalero-column-2 = Stupac 2
name-escalero-column-3 = Stupac 3
name-points = Bodovi
name-down = Dolje
name-up = Gore
name-announced = Najava
name-free = Slobodno
name-one-roll = Jedno bacanje
name-two-rolls = Dva bacanja
name-column-1 = Stupac 1
name-column-2 = Stupac 2
name-column-3 = Stupac 3
name-column-4 = Stupac 4
name-single = Jednostruko
name-double = Dvostruko
name-treble = Trostruko

## Faces, their signs, and colours of dice

name-nine = Devetka
sign-nine = 9
name-ten = Desetka
sign-ten = 10
name-jack = Dečko
sign-jack = J
name-queen = Dama
sign-queen = Q
name-king = Kralj
sign-king = K
name-ace = As
sign-ace = A
name-black = Crna
name-red = Crvena
name-green = Zelena

## Throws that are bought

name-free-rolls = Dodatna bacanja
