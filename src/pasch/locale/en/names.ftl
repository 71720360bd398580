### Names of the shipped games, and of the boxes, bonuses and columns on their sheets.

## Games

# The game, and a box on its sheet.
name-balut = Balut
# The game, and a box on its sheet.
name-crag = Crag
name-escalero = Escalero
# The game, and a box on its sheet.
name-generala = Generala
name-generala-double = Generala with a double one
# The game, and a box on its sheet.
name-kismet = Kismet
name-kniffel-100 = Kniffel, 100 for each further one
name-kniffel-3-columns = Kniffel in three columns
name-kniffel-4-columns = Kniffel in four columns
name-kniffel-announce = Kniffel, announced
name-kniffel-basic = Kniffel, plain sheet
# The game, and a box on its sheet.
name-kniffel = Kniffel
name-kniffel-first-throws = Kniffel in one and two rolls
name-kniffel-put-aside = Kniffel, put aside
name-kniffel-school = Kniffel with school
name-kniffel-sharp = Sharp Kniffel
name-kniffel-strict = Strict Kniffel
name-kniffel-upper-first = Kniffel, upper half first
# The game, and a box on its sheet.
name-knoeffel = Knöffel
name-maxi-yatzy-plain = Maxi Yatzy without saving
# The game, and a box on its sheet.
name-maxi-yatzy = Maxi Yatzy
name-super-kniffel = Super Kniffel
name-triple-yahtzee = Triple Yahtzee
# The game, and a box on its sheet.
name-yahtzee = Yahtzee
# The game, and a box on its sheet.
name-yacht = Yacht
name-yahtzee-1956 = Yahtzee of 1956
name-yahtzee-free-joker = Yahtzee, free joker
# The game, and a box on its sheet.
name-yamb = Yamb
name-jamb-mk = Macedonian Yamb
name-yams-plus-minus = Yams with + and −
# The game, and a box on its sheet.
name-yams = Yams
name-yatzy-deluxe = Yatzy Deluxe
name-yatzy-scandinavian = Yatzy, Scandinavian

## Boxes

name-fours = Fours
name-fives = Fives
name-sixes = Sixes
name-straight = Straight
name-full-house = Full house
name-choice = Choice
name-ones = Ones
name-twos = Twos
name-threes = Threes
name-odd-straight = Odd straight
name-even-straight = Even straight
name-low-straight = Low straight
name-high-straight = High straight
name-three-of-a-kind = Three of a kind
name-thirteen = Thirteen
name-nines = Nines
name-tens = Tens
name-jacks = Jacks
name-queens = Queens
name-kings = Kings
name-aces = Aces
name-poker = Poker
name-grande = Grande
name-two-pair-same-colour = Two pair same colour
name-flush = Flush
name-full-house-same-colour = Full house same colour
name-yarborough = Yarborough
name-four-of-a-kind = Four of a kind
name-small-straight = Small straight
name-large-straight = Large straight
name-chance = Chance
name-three-pairs = Three pairs
name-five-of-a-kind = Five of a kind
name-full-straight = Full straight
name-cabin = Cabin
name-house = House
name-tower = Tower
name-little-straight = Little straight
name-big-straight = Big straight
name-maximum = Maximum
name-minimum = Minimum
name-plus = Plus
name-minus = Minus
name-two-triplets = Two triplets
name-yatzy = Yatzy
name-straight-of-five = Straight of five
name-yatzy-of-five = Yatzy of five
name-one-pair = One pair
name-two-pairs = Two pairs
name-three-alike = Three of a kind
name-four-alike = Four of a kind
name-full-house-yatzy = Full house
name-double-generala = Double Generala

## Bonuses

name-fours-goal = Fours goal
name-fives-goal = Fives goal
name-sixes-goal = Sixes goal
name-straights = Straights
name-full-houses = Full houses
name-choice-goal = Choice goal
name-baluts = Baluts
name-grand-total = Grand total
name-bonus = Bonus
name-difference = Difference
name-plus-and-minus = Plus and minus

## Columns

name-escalero-column-1 = Column 1
name-escalero-column-2 = Column 2
name-escalero-column-3 = Column 3
name-points = Points
name-down = Down
name-up = Up
name-announced = Announced
name-free = Free
name-one-roll = One roll
name-two-rolls = Two rolls
name-column-1 = Column 1
name-column-2 = Column 2
name-column-3 = Column 3
name-column-4 = Column 4
name-single = Single
name-double = Double
name-treble = Treble

## Faces, their signs, and colours of dice

name-nine = Nine
sign-nine = 9
name-ten = Ten
sign-ten = 10
name-jack = Jack
sign-jack = J
name-queen = Queen
sign-queen = Q
name-king = King
sign-king = K
name-ace = Ace
sign-ace = A
name-black = Black
name-red = Red
name-green = Green

## Throws that are bought

name-free-rolls = Free rolls
