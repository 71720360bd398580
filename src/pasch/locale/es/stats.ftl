# The command "pasch stats": many games added up.

help-stats =
    Sumar muchas partidas: por reglas y persona, casilla por casilla junto al mejor juego, y quién gana a quién.

    ARCHIVOS son partidas anotadas, el historial de un navegador, tablas de hojas antiguas (docs/statistics.md muestra una) o carpetas llenas de todo eso. Lo que no se puede leer se nombra; lo demás cuenta.
help-stats-variant = La variante de las hojas cuya tabla no dice ninguna.
help-stats-same = Dos nombres de una misma persona, primero el que se queda: "Oma=Abuela"; se puede repetir.
help-stats-review = También la pérdida y la suerte de cada partida, si se conocen sus tiradas y su variante ya está calculada («pasch solve»). Lleva unas centésimas de segundo por partida.
help-stats-csv = Cada hoja como una línea en este archivo CSV; «-» lo escribe en la salida estándar.
help-stats-plot = Dibujar los totales a lo largo del tiempo en este archivo (.svg o .png), con las reglas más jugadas.
metavar-files = ARCHIVOS
metavar-table = ARCHIVO

stats-read = { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } de { $files ->
    [one] un archivo
   *[other] { $files } archivos
 }.
stats-unfinished = { $count ->
    [one] Una partida no se ha acabado y no cuenta.
   *[other] { $count } partidas no se han acabado y no cuentan.
 }
stats-incomplete = { $count ->
    [one] A una partida le falta una hoja que no se puede leer: no cuenta para victorias ni cara a cara.
   *[other] A { $count } partidas les falta una hoja que no se puede leer: no cuentan para victorias ni cara a cara.
 }
stats-unread = { $count ->
    [one] Un archivo no se puede leer, o no del todo.
   *[other] { $count } archivos no se pueden leer, o no del todo.
 }
stats-skipped = { $count ->
    [one] Un archivo de las carpetas no es de Pasch y se pasó por alto.
   *[other] { $count } archivos de las carpetas no son de Pasch y se pasaron por alto.
 }
stats-more-problems = … y { $count ->
    [one] un error más.
   *[other] { $count } errores más.
 }
stats-title = { $variant }: { $games ->
    [one] una partida
   *[other] { $games } partidas
 }
stats-nameless = sin nombre
stats-best-play = mejor juego
stats-column-person = Quién
stats-column-games = partidas
stats-column-mean = media
stats-column-sd = dispersión
stats-column-best = mejor
stats-column-worst = peor
stats-column-won = ganadas
stats-column-bonus = bonus
stats-column-box = Casilla
stats-column-duel = Cara a cara
stats-column-ahead = por delante
stats-column-level = igual
stats-column-behind = por detrás
stats-column-lead = ventaja
stats-column-reviewed = analizadas
stats-column-loss = pérdida
stats-column-luck = suerte
stats-column-early-loss = pérdida antes
stats-column-late-loss = últimamente
stats-plot-total = total
stats-plot-loss = pérdida
stats-plot-luck = suerte
stats-plot-game = partida

error-stats-foreign = esto no es una partida anotada, ni un historial, ni una tabla de hojas antiguas.
error-stats-block = esto es una hoja sin tiradas y sin fecha; «pasch review ARCHIVO --variant VARIANTE» la compara casilla por casilla con el juego perfecto.
error-stats-date = «{ $found }» no es una fecha como 2026-11-22; la partida cuenta sin fecha.
error-stats-card = las anotaciones no encajan en la hoja de «{ $variant }»; solo cuenta el total.
error-stats-record = las tiradas de esta partida no se pueden leer, así que no se analiza ({ $why }).
error-stats-nothing = { $files ->
    [0] no hay ningún archivo con partidas.
    [one] en el archivo no hay ninguna partida acabada.
   *[other] en ninguno de los { $files } archivos hay una partida acabada.
 }
error-sheets-too-long = una tabla de hojas antiguas tiene como mucho { $lines } líneas de { $letters } caracteres.
error-sheets-not-a-table = esto no se puede leer como tabla; quizá falten unas comillas.
error-sheets-no-variant = no se dice con qué reglas se jugó: en la columna «variante», o con --variant.
error-sheets-no-total = «{ $found }» no es un total.
error-sheets-too-much = estas reglas no dan { $found } { $found ->
    [one] punto
   *[other] puntos
 }; { $most } como mucho.
error-sheets-wrong-total = las casillas suman { $right } { $right ->
    [one] punto
   *[other] puntos
 } y no { $found }.
error-sheets-box = «{ $found }» no puede estar en «{ $box }»; puede ser { $allowed }.
error-sheets-no-date = «{ $found }» no es un día, o puede ser dos; 2025-11-21 y 21.11.2025 están claros.
error-sheets-no-heading = «{ $found }» no está debajo de ningún encabezado.
error-sheets-twice = el encabezado «{ $heading }» está dos veces.
error-sheets-no-points = en «{ $sum }» hay «{ $found }», y eso no son puntos.
error-sheets-wrong-sum = «{ $sum }» es { $found }, pero las casillas dan { $right }.
error-sheets-same-person = «{ $name }» está dos veces en la partida «{ $game }»; cuenta la primera hoja, y la partida no cuenta para victorias.
error-sheets-two-days = las líneas de la partida «{ $game }» son de dos días, { $first } y { $found }; cuenta el primero.
error-stats-same-pair = «{ $found }» no son dos nombres como en Oma=Abuela.
error-stats-same-unknown = «{ $name }» no aparece en ninguna partida.
error-stats-same-together = «{ $one }» y «{ $other }» jugaron una contra otra ({ $day }), así que son dos personas.
