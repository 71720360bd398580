# Wrong use of the command line.

## At the table of the terminal

error-would-be-lost = { $file } se está leyendo aquí y se perdería: di otro archivo para escribir.
error-dice-needed = { $count ->
    [one] se tiró un dado: escribe lo que muestra
   *[other] se tiraron { $count } dados: escribe lo que muestran
 }; «{ $found }» es otra cosa.
error-buy-names-dice = al comprar una tirada, di qué dados se quedan: $44, por ejemplo, o $- para tirar todos otra vez.
error-enter-goes-on = solo se sigue con Enter; u deshace la última decisión.
error-dice-awaited = { $count ->
    [one] se tiró un dado: escribe lo que muestra.
   *[other] se tiraron { $count } dados: escribe lo que muestran.
 }
error-nothing-typed = { $moment ->
    [before] Enter tira, ! y un nombre anuncia una casilla.
    [announce] ahora hay que anunciar una casilla: ! y su nombre.
    [decide-last] escribe una casilla, o x y una casilla para tacharla.
   *[decide] escribe los dados que guardas (- tira todos otra vez), o una casilla.
 }
error-line-needs-sign = ningún dado muestra «{ $found }»; si es la línea, escribe #{ $found }.
error-too-many-dice = son { $found } dados; en el juego hay { $count }.
error-no-odd-die = detrás de + va lo que muestran los dados especiales; aquí no hay tantas clases de dados.
error-odd-die-unclear = «{ $found }» no dice qué muestran los dados especiales; van detrás de un +: ¿{ $choices }?
error-no-such-column = la hoja no tiene la columna { $found }; hay { $most }.
error-line-not-in-column = la columna { $column } no tiene casilla en la línea { $line }.
error-no-such-line = la hoja no tiene la línea { $found }; hay { $most }.
error-no-unfinished-game = no hay ninguna partida empezada para seguir.
error-game-finished = la partida de { $file } se acabó; «pasch replay» la muestra.
error-save-exists = { $file } ya existe; «--resume --save { $file }» sigue con esa partida.
error-no-such-seat-kind = «{ $found }» no puede jugar; en un lugar va «you» o un jugador virtual ({ $allowed }), si quieres con nombre, como en «you:Anna».
error-two-seats-one-name = dos lugares se llaman «{ $name }»; ponles nombres distintos, como en «you:Anna».
error-resume-takes-no-variant = «{ $variant }» es para una partida nueva; una que sigue conserva su variante.
error-no-such-first = «{ $found }» no está en la mesa; puede empezar { $allowed }.
error-resume-takes-no = «{ $option }» es para una partida nueva; una que sigue conserva sus ajustes.
