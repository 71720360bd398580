# What stands on paper: score blocks to print.

print-title = { $variant } – hoja de puntos
print-name = Nombre
print-date = Fecha
print-page = Página { $number } de { $count }
print-written = { $file } está escrito.

## The command "pasch sheet"

help-sheet =
    Imprimir una hoja de puntos, vacía o llena: en PDF o, sin --pdf, como texto.

    VARIANTE es una de las que trae Pasch, o un archivo TOML tuyo. En una hoja vacía caben seis partidas de un jugador;
    en una de varias columnas, una sola.
help-sheet-pdf = En este archivo PDF; «-» lo escribe en la salida estándar.
help-sheet-fill = Llena: con una partida, o con una hoja pasada a texto («pasch block» dice cómo es). No hace falta nombrar la variante de una partida.
help-sheet-players = Una columna por jugador en vez de por partida: los nombres, separados por comas, o cuántos son.
help-sheet-games = Cuántas partidas, una al lado de otra; si no, seis, o una en una hoja de varias columnas.
help-sheet-paper = El papel.
help-sheet-large = En letra grande.
metavar-pdf = ARCHIVO
metavar-fill = ARCHIVO

error-print-missing = un PDF necesita ReportLab, que falta; se instala con: pip install "pasch[print]".
error-print-players = los jugadores son nombres separados por comas, o cuántos son, { $most } como mucho.
error-print-games = «{ $found }» partidas no caben una al lado de otra; pueden ser de { $least } a { $most }.
error-print-too-many = la hoja tiene más de { $most } partidas.
error-print-needs-pdf = «{ $option }» solo vale para papel; va con «--pdf ARCHIVO».
error-print-which-variant = falta decir de qué variante es la hoja.
error-print-other-variant = la partida no es de «{ $variant }» sino de «{ $found }», o sigue otras reglas.
error-print-letters = «{ $words }» no se puede imprimir: ninguna fuente de aquí tiene { $letters }; hay letras latinas, griegas y cirílicas.
error-print-other-card = estas anotaciones no encajan en la hoja de «{ $variant }».
error-print-too-large = serían { $found } casillas en papel; caben { $most } como mucho a la vez, así que pon menos jugadores o partidas.

## In the browser

print-open = Hoja para imprimir
print-paper = Papel
print-paper-a4 = A4
print-paper-a5 = A5
print-paper-letter = Carta
print-large = Letra grande
print-for = Para qué
print-for-games = Varias partidas
print-for-players = Varios jugadores
print-for-filled = Llena
print-for-empty = Vacía
print-games = Partidas por hoja
print-players = Jugadores
print-save = Descargar
print-file = hoja
