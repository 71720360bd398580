# The command "pasch simulate": many games of computer players.

help-simulate =
    Hacer que jugadores virtuales jueguen muchas partidas y ver qué sale.

    VARIANTE es una de las que trae Pasch («pasch variants» las muestra) o un archivo TOML tuyo. Un solo jugador juega a
    solas: su media con el error estándar, su dispersión y lo que da cada casilla. Varios juegan unos contra otros en una
    mesa, en la que avanzan un lugar de partida en partida: la media de cada uno y la parte de las partidas que gana; una
    victoria de varios se reparte entre ellos.

    Todas las cifras son estimaciones de las partidas jugadas, no exactas. La misma semilla da las mismas partidas, se
    reparta el trabajo como se reparta. Quien lo para con Ctrl+C ve lo que dieron las partidas jugadas.
help-simulate-player = Quién juega; se repite para cada jugador más. Por defecto: heuristic.
help-simulate-games = Cuántas partidas. Si no se dice, 100000 con jugadores que deciden con valores calculados, 2000 si son aprendidos o aproximados, y si no, 100.
help-simulate-seed = Cualquier palabra o número: la misma semilla da las mismas partidas. Si no se dice, se sortea una y se muestra.
help-simulate-threads = Cuántos procesadores se reparten el trabajo. Si no se dice, todos.

metavar-players = JUGADOR
metavar-games = NÚMERO

simulate-learned = { $player } (aprendido)
simulate-rough = { $player } (aproximado)
simulate-title = { $variant } · { $games ->
    [one] una partida
   *[other] { $shown } partidas
} · semilla { $seed }
simulate-column-player = Jugador
simulate-column-mean = Media
simulate-column-error = ± Error
simulate-column-fair = Sin suerte
simulate-column-sd = Desviación
simulate-column-wins = Victorias
simulate-column-percentile = Partidas con como mucho
simulate-column-total = Total
simulate-least = mínimo
simulate-most = máximo
simulate-percent = { $number } %
simulate-stopped = Interrumpido tras { $games } de { $asked } partidas.
simulate-shared = Victorias compartidas: { $share } de las partidas.

## Errors

error-simulate-games = no se pueden jugar «{ $found }» partidas; elige de { $least } a { $most }.
error-simulate-threads = «{ $found }» no es un número de hilos; elige de { $least } a { $most }.
