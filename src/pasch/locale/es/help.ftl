# Help pages of the commands that play and check games.

help-option-debug = Si hay un error, mostrar en qué parte del programa surgió.

help-play =
    Jugar una partida en este terminal.

    VARIANTE es una de las que trae Pasch («pasch variants» las muestra) o un archivo TOML tuyo; sin ella, Kniffel.
    En la mesa, ? muestra lo que puedes escribir. Cada tirada y cada decisión está en el disco antes de que la veas: déjalo
    cuando quieras y sigue con --resume.
help-play-seats = Quién juega: «you» y jugadores virtuales (mira abajo), separados por comas, si quieres con nombre: you:Anna,you:Ben,casual. Por defecto: you,casual.
help-play-direction = Quién sigue: en sentido horario el siguiente de --seats, si no el anterior. Si no se dice, como diga la variante.
help-play-first = Quién empieza: un número o un nombre de --seats. Si no, se tira para ver quién empieza.
help-play-seed = Cualquier palabra o número: la misma semilla da los mismos dados.
help-play-save = Guardar la partida en este archivo en vez de en la carpeta de partidas del usuario.
help-play-resume = Seguir con la última partida que no se acabó, o con la de --save.
help-play-real-dice = Tiras dados de verdad y escribes lo que muestran.
help-play-plain = Línea por línea, para un lector de pantalla o un script.

help-block =
    Comprobar una hoja llena y sumarla.

    ARCHIVO tiene una línea por casilla: su nombre, y después los puntos de cada partida; - o x para una casilla tachada.
    Se leen texto, CSV y el CSV de una hoja de cálculo; «-» es la entrada estándar. También se comprueban las sumas de la
    hoja.

help-replay =
    Comprobar una partida anotada y mostrarla; «-» es la entrada estándar.

metavar-begins = QUIÉN
metavar-seats = QUIÉN
metavar-seed = SEMILLA
metavar-save_path = ARCHIVO
