# A filled-in score block that somebody typed in.

error-block-too-long = una hoja tiene como mucho { $lines } líneas de { $letters } caracteres.
error-block-bad-quotes = las comillas de esta línea no encajan.
error-block-too-many = en una hoja caben aquí { $most } partidas como mucho.
error-table-spreadsheet = esto es una hoja de cálculo de Excel o LibreOffice: guárdala ahí como CSV (Archivo, Guardar como, CSV UTF-8) y usa ese archivo.
error-table-pdf = esto es un PDF: copia su texto a un archivo de texto, o guarda la tabla como CSV.
error-table-picture = esto es una imagen: escribe la hoja, con una línea por casilla, como texto o CSV.
error-table-no-text = esto no es texto; se leen texto y CSV.
error-block-empty = en este archivo no hay puntos.
error-block-not-points = partida { $game }: «{ $found }» no son puntos ni la marca de una casilla tachada (- o x).
error-block-no-such-box = la columna { $column } no tiene casilla «{ $box }».
error-block-gap = los huecos de «{ $box }» no dejan ver de qué partidas son los puntos; pon un punto en cada casilla libre.
error-block-names = «{ $found }» no son tantos nombres como partidas hay debajo.
error-block-twice = partida { $game }: { $box } está dos veces en la hoja.
error-block-impossible = partida { $game }: ninguna tirada da { $found } en { $box }; puede ser { $allowed }.
error-block-impossible-extra = partida { $game }: no puede haber { $found } { $found ->
    [one] punto
   *[other] puntos
 } extra con estas anotaciones; puede ser { $allowed }.
error-block-unreachable = partida { $game }: { $why }.
error-block-impossible-throws = partida { $game }: { $found } no es posible; puede ser { $allowed }.
error-block-wrong-sum = partida { $game }: aquí «{ $sum }» es { $found }, pero las casillas dan { $right }.

block-game = Partida { $name }: { $total }
block-game-open = Partida { $name }: { $total } hasta ahora, aún quedan casillas libres
block-aside = Al lado de los puntos: { $words }
block-right = Cada anotación encaja en su casilla, y todas las sumas son correctas.

# What people call the lines of the block that are no boxes, separated by commas.
block-upper = subtotal, total superior, sección superior, parte superior, suma arriba
block-upper-with-bonus = total superior, total sección superior, total parte superior, total con bonus
block-lower = total inferior, sección inferior, parte inferior, suma abajo
block-total = total, total general, total final, suma, puntuación, puntos
block-extra = extra, puntos extra, bonus Yahtzee, bono Yahtzee
block-throws = tiradas extra, tiradas compradas

# Headings and labels in tables and on printed pads, separated by commas.
# Casillas: https://8juegos.net/juegos-de-dados/37018-yahtzee-yams-for-4-players.html («doses», «treses», «full»).
# Los demás rótulos son palabras habituales, sin fuente.
heading-game = partida, juego, ronda, n.º, n.º de partida
heading-date = fecha, día
heading-variant = variante, reglas
heading-name = nombre, nombres, jugador, jugadora, jugadores, quién, casilla
heading-remark = nota, notas, comentario, comentarios, observación, observaciones, ocasión, lugar, archivo, pérdida, suerte, ganador, ganadora
heading-place = puesto, posición
heading-hint = cómo puntuar, qué cuenta
block-bonus = bono, bonus, bonificación
heading-mean = media, promedio
block-points-unit = p, pt, pts, pto, ptos, punto, puntos
box-ones = unos, ases, uno
box-twos = doses, dos
box-threes = treses, tres
box-fours = cuatros, cuatro
box-fives = cincos, cinco
box-sixes = seises, seis
box-one-pair = pareja, un par, par
box-two-pairs = doble pareja, dos pares
box-three-of-a-kind = trío, tres iguales
box-four-of-a-kind = póker, póquer, cuatro iguales
box-five-of-a-kind = generala, yahtzee, repóker
box-full-house = full, full house
box-small-straight = escalera menor, escalera pequeña, escalera corta
box-large-straight = escalera mayor, escalera grande, escalera larga
box-straight = escalera
box-chance = chance, oportunidad, azar
box-maximum = máximo, máx.
box-minimum = mínimo, mín.
box-three-pairs = tres parejas, 3 parejas
box-full-straight = escalera completa
box-house = villa, 3+3
box-tower = torre, 2+4, 4+2
column-named-down = bajada, de bajada
column-named-free = libre
column-named-up = subida, de subida
column-named-announced = anunciada
