### Names of the shipped games, and of the boxes, bonuses and columns on their sheets.

## Games

# The game, and a box on its sheet.
name-balut = Balut
# The game, and a box on its sheet.
name-crag = Crag
name-escalero = Escalero
# The game, and a box on its sheet.
name-generala = Generala
name-generala-double = Generala avec double
# The game, and a box on its sheet.
name-kismet = Kismet
name-kniffel-100 = Kniffel, 100 pour les suivants
name-kniffel-3-columns = Kniffel à trois colonnes
name-kniffel-4-columns = Kniffel à quatre colonnes
name-kniffel-announce = Kniffel annoncé
name-kniffel-basic = Kniffel simple
# The game, and a box on its sheet.
name-kniffel = Kniffel
name-kniffel-first-throws = Kniffel en un et deux lancers
name-kniffel-put-aside = Kniffel à dés écartés
name-kniffel-school = Kniffel avec école
name-kniffel-sharp = Kniffel corsé
name-kniffel-strict = Kniffel strict
name-kniffel-upper-first = Kniffel, le haut d’abord
# The game, and a box on its sheet.
name-knoeffel = Knöffel
name-maxi-yatzy-plain = Maxi Yatzy sans épargne
# The game, and a box on its sheet.
name-maxi-yatzy = Maxi Yatzy
name-super-kniffel = Super Kniffel
name-triple-yahtzee = Triple Yahtzee
# The game, and a box on its sheet.
name-yahtzee = Yahtzee
# The game, and a box on its sheet.
name-yacht = Yacht
name-yahtzee-1956 = Yahtzee de 1956
name-yahtzee-free-joker = Yahtzee, joker libre
# The game, and a box on its sheet.
name-yamb = Yamb
name-jamb-mk = Yamb de Macédoine
name-yams-plus-minus = Yams avec + et −
# The game, and a box on its sheet.
name-yams = Yams
name-yatzy-deluxe = Yatzy Deluxe
name-yatzy-scandinavian = Yatzy scandinave

## Boxes

name-fours = Quatre
name-fives = Cinq
name-sixes = Six
name-straight = Suite
name-full-house = Full
name-choice = Au choix
name-ones = As
name-twos = Deux
name-threes = Trois
name-odd-straight = Suite impaire
name-even-straight = Suite paire
name-low-straight = Suite basse
name-high-straight = Suite haute
name-three-of-a-kind = Brelan
name-thirteen = Treize
name-nines = Neuf
name-tens = Dix
name-jacks = Valets
name-queens = Dames
name-kings = Rois
name-aces = As
name-poker = Carré
name-grande = Grande
name-two-pair-same-colour = Paires unicolores
name-flush = Couleur
name-full-house-same-colour = Full unicolore
name-yarborough = Yarborough
name-four-of-a-kind = Carré
name-small-straight = Petite suite
name-large-straight = Grande suite
name-chance = Chance
name-three-pairs = Trois paires
name-five-of-a-kind = Cinq identiques
name-full-straight = Suite complète
name-cabin = Cabane
name-house = Maison
name-tower = Tour
name-little-straight = Petite suite
name-big-straight = Grande suite
name-maximum = Maximum
name-minimum = Minimum
name-plus = Plus
name-minus = Moins
name-two-triplets = Deux brelans
name-yatzy = Yatzy
name-straight-of-five = Suite de 5
name-yatzy-of-five = Yatzy de 5
name-one-pair = Une paire
name-two-pairs = Deux paires
name-three-alike = Brelan
name-four-alike = Carré
name-full-house-yatzy = Full
name-double-generala = Double Generala

## Bonuses

name-fours-goal = Objectif 4
name-fives-goal = Objectif 5
name-sixes-goal = Objectif 6
name-straights = Suites
name-full-houses = Fulls
name-choice-goal = Objectif choix
name-baluts = Baluts
name-grand-total = Somme
name-bonus = Bonus
name-difference = Différence
name-plus-and-minus = Plus et moins

## Columns

name-escalero-column-1 = Colonne 1
name-escalero-column-2 = Colonne 2
name-escalero-column-3 = Colonne 3
name-points = Points
name-down = Descente
name-up = Montée
name-announced = Annonce
name-free = Libre
name-one-roll = Un lancer
name-two-rolls = Deux lancers
name-column-1 = Colonne 1
name-column-2 = Colonne 2
name-column-3 = Colonne 3
name-column-4 = Colonne 4
name-single = Simple
name-double = Double
name-treble = Triple

## Faces, their signs, and colours of dice

name-nine = Neuf
sign-nine = 9
name-ten = Dix
sign-ten = 10
name-jack = Valet
sign-jack = V
name-queen = Dame
sign-queen = D
name-king = Roi
sign-king = R
name-ace = As
sign-ace = A
name-black = Noir
name-red = Rouge
name-green = Vert

## Throws that are bought

name-free-rolls = Lancers en plus
