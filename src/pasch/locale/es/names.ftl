### Names of the shipped games, and of the boxes, bonuses and columns on their sheets.

## Games

# The game, and a box on its sheet.
name-balut = Balut
# The game, and a box on its sheet.
name-crag = Crag
name-escalero = Escalero
# The game, and a box on its sheet.
name-generala = Generala
name-generala-double = Generala con doble
# The game, and a box on its sheet.
name-kismet = Kismet
name-kniffel-100 = Kniffel, 100 por cada otro
name-kniffel-3-columns = Kniffel de tres columnas
name-kniffel-4-columns = Kniffel de cuatro columnas
name-kniffel-announce = Kniffel anunciado
name-kniffel-basic = Kniffel sencillo
# The game, and a box on its sheet.
name-kniffel = Kniffel
name-kniffel-first-throws = Kniffel a una y dos tiradas
name-kniffel-put-aside = Kniffel de apartar
name-kniffel-school = Kniffel con escuela
name-kniffel-sharp = Kniffel picante
name-kniffel-strict = Kniffel estricto
name-kniffel-upper-first = Kniffel, primero arriba
# The game, and a box on its sheet.
name-knoeffel = Knöffel
name-maxi-yatzy-plain = Maxi Yatzy sin ahorro
# The game, and a box on its sheet.
name-maxi-yatzy = Maxi Yatzy
name-super-kniffel = Super Kniffel
name-triple-yahtzee = Triple Yahtzee
# The game, and a box on its sheet.
name-yahtzee = Yahtzee
# The game, and a box on its sheet.
name-yacht = Yacht
name-yahtzee-1956 = Yahtzee de 1956
name-yahtzee-free-joker = Yahtzee, comodín libre
# The game, and a box on its sheet.
name-yamb = Yamb
name-jamb-mk = Yamb de Macedonia
name-yams-plus-minus = Yams con + y −
# The game, and a box on its sheet.
name-yams = Yams
name-yatzy-deluxe = Yatzy Deluxe
name-yatzy-scandinavian = Yatzy escandinavo

## Boxes

name-fours = Cuatros
name-fives = Cincos
name-sixes = Seises
name-straight = Escalera
name-full-house = Full
name-choice = Elección
name-ones = Unos
name-twos = Doses
name-threes = Treses
name-odd-straight = Escalera impar
name-even-straight = Escalera par
name-low-straight = Escalera baja
name-high-straight = Escalera alta
name-three-of-a-kind = Trío
name-thirteen = Trece
name-nines = Nueves
name-tens = Dieces
name-jacks = Jotas
name-queens = Reinas
name-kings = Reyes
name-aces = Ases
name-poker = Póker
name-grande = Grande
name-two-pair-same-colour = Pares de un color
name-flush = Color
name-full-house-same-colour = Full de un color
name-yarborough = Yarborough
name-four-of-a-kind = Póker
name-small-straight = Escalera menor
name-large-straight = Escalera mayor
name-chance = Azar
name-three-pairs = Tres pares
name-five-of-a-kind = Cinco iguales
name-full-straight = Escalera completa
name-cabin = Cabaña
name-house = Casa
name-tower = Torre
name-little-straight = Escalera menor
name-big-straight = Escalera mayor
name-maximum = Máximo
name-minimum = Mínimo
name-plus = Más
name-minus = Menos
name-two-triplets = Dos tríos
name-yatzy = Yatzy
name-straight-of-five = Escalera de 5
name-yatzy-of-five = Yatzy de 5
name-one-pair = Un par
name-two-pairs = Dos pares
name-three-alike = Trío
name-four-alike = Póker
name-full-house-yatzy = Full
name-double-generala = Generala doble

## Bonuses

name-fours-goal = Meta de cuatros
name-fives-goal = Meta de cincos
name-sixes-goal = Meta de seises
name-straights = Escaleras
name-full-houses = Fulls
name-choice-goal = Meta de elección
name-baluts = Baluts
name-grand-total = Suma
name-bonus = Bonus
name-difference = Diferencia
name-plus-and-minus = Más y menos

## Columns

name-escalero-column-1 = Columna 1
name-escalero-column-2 = Columna 2
name-escalero-column-3 = Columna 3
name-points = Puntos
name-down = Bajada
name-up = Subida
name-announced = Anunciada
name-free = Libre
name-one-roll = Una tirada
name-two-rolls = Dos tiradas
name-column-1 = Columna 1
name-column-2 = Columna 2
name-column-3 = Columna 3
name-column-4 = Columna 4
name-single = Simple
name-double = Doble
name-treble = Triple

## Faces, their signs, and colours of dice

name-nine = Nueve
sign-nine = 9
name-ten = Diez
sign-ten = 10
name-jack = Jota
sign-jack = J
name-queen = Reina
sign-queen = Q
name-king = Rey
sign-king = K
name-ace = As
sign-ace = A
name-black = Negro
name-red = Rojo
name-green = Verde

## Throws that are bought

name-free-rolls = Tiradas extra
