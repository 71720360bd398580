# Wrong usage of the command line.

usage-help = Más ayuda: «{ $command }».
usage-unknown-option = No existe la opción «{ $given }».
usage-unknown-option-near = No existe la opción «{ $given }»; ¿será «{ $near }»?
usage-unknown-command = No existe el comando «{ $given }».
usage-unknown-command-near = No existe el comando «{ $given }»; ¿será «{ $near }»?
usage-missing = Falta { $name }.
usage-bad-value = { $name } solo admite { $allowed }.
usage-option-value = «{ $option }» necesita un valor.
usage-unexpected = «{ $found }» es un argumento de más.
usage-interrupted = Interrumpido.
usage-our-mistake = Esto es un error de Pasch, no tuyo ({ $error }). Con --debug dice dónde.
usage-no-cache = En tu carpeta personal no hay sitio para la caché: no se guardaron ni el código compilado ni las soluciones.
error-file-unusable = no se puede usar { $file }: { $reason }.
error-output-closed = la salida estándar está cerrada.
error-output-lost = no se puede escribir en la salida estándar: { $reason }.

replay-unfinished = La partida todavía no se ha acabado.

## pasch serve

error-serve-port = un puerto es un número de { $least } a { $most }, no «{ $found }».
error-serve-name = «{ $found }» no es un nombre de servidor; uno así es pasch.example.
error-serve-workers = el número de procesos va de { $least } a { $most }; «{ $found }» no vale.
error-serve-connections = el número de conexiones va de { $least } a { $most }; «{ $found }» no vale.
error-serve-megabytes = el número de megabytes va de { $least } a { $most }; «{ $found }» no vale.
error-serve-host = «{ $host }» no es una dirección de este equipo.
error-serve-root-path = «{ $found }» no es una ruta posible; se escribe como /pasch.
error-serve-proxy-all = «{ $found }» son todas las direcciones: cualquiera podría hacerse pasar por otro. Di la del propio proxy, como 10.0.0.2.
error-serve-proxy = «{ $found }» no es la dirección ni la red de un proxy; una así es 10.0.0.2 o 10.0.0.0/8.

## At the table of the terminal, and commands

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
error-review-only-games = para un análisis hace falta una partida con sus tiradas, o para una hoja sin ellas su variante, como --variant kniffel.
error-review-several = en este archivo hay { $games } partidas: --game dice cuál, como --game 1; «pasch stats» las suma todas.
error-review-no-such-game = { $games ->
    [one] en este archivo solo hay una partida.
   *[other] en este archivo solo hay { $games } partidas.
 }
error-review-block-no-page = de una hoja sin tiradas no hay páginas; «pasch sheet» la imprime.
error-site-folder-taken = en { $folder } hay algo que no es un sitio anterior; elige una carpeta nueva o vacía.
error-settings-kind = «{ $name }» tiene que ser { $kind ->
    [switch] true o false.
    [list] una lista de textos: ["…", "…"].
   *[one] un solo texto o un número entero.
 }
error-workers-need-postgresql = varios procesos necesitan PostgreSQL; di su dirección con --database.
error-json-twice = la clave «{ $key }» está dos veces en un objeto; solo una podría contar.
error-print-long-name = el nombre «{ $found }» es demasiado largo para una columna: { $most } caracteres como mucho.
error-count-below-one = { $name } es { $found }; hace falta 1 como mínimo.
error-unknown-language = el idioma { $found } no está aquí; elige { $allowed }.
