# A game at the terminal.

## Errors

error-real-dice = los dados están en la mesa: escribe lo que muestran.
error-no-such-folder = no existe la carpeta { $folder }.
error-cannot-write = no se puede escribir { $file }: { $reason }.
error-file-too-large = el archivo pasa de { $limit } kB.
error-game-in-use = la partida de { $file } se está jugando en otra ventana.

## Seats

seat-you = Tú
seat-you-numbered = Jugador { $number }
seat-beginner = Principiante
seat-casual = Aficionado
seat-club = Jugador de club
seat-expert = Experto
seat-perfect = Perfeccionista
seat-optimal = Óptimo
seat-daring = Atrevido
seat-cautious = Prudente
seat-contender = Competidor
seat-learned = { $name } (aprendido)
seat-rough = { $name } (aproximado)
seat-random = Aleatorio
seat-heuristic = Máquina

## What happens

play-welcome = { $variant }, { $turns ->
    [one] un turno
   *[other] { $turns } turnos
 } por persona. Escribe ? cuando quieras ayuda.
play-saved-in = Cada tirada y cada decisión queda en { $file }.
play-resumed = La partida sigue donde quedó.
play-computes = Pasch calcula: { $percent } %
play-learned = { $name } decide con valores aprendidos: esta variante es demasiado grande para calcularla.
play-rough = { $name } decide con valores aproximados: esta variante es demasiado grande para calcularla.
play-stopped = La partida queda guardada: «{ $command }» sigue con los mismos dados.
play-start-thrown = { $person ->
    [you] Tiras para empezar: { $face }.
   *[other] { $name } tira para empezar: { $face }.
 }
play-start-again = Empate: los más altos tiran otra vez.
play-begins = { $person ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
 }
play-throws = { $person ->
    [you] Sacas { $dice }.
   *[other] { $name } saca { $dice }.
 }
play-holds = { $person ->
    [you] Guardas { $dice } y sacas { $fallen }.
   *[other] { $name } guarda { $dice } y saca { $fallen }.
 }
play-holds-nothing = { $person ->
    [you] Tiras todos otra vez: { $fallen }.
   *[other] { $name } tira todos otra vez: { $fallen }.
 }
play-buys = { $person ->
    [you] Compras una tirada, guardas { $dice } y sacas { $fallen }.
   *[other] { $name } compra una tirada, guarda { $dice } y saca { $fallen }.
 }
play-announces = { $person ->
    [you] Anuncias { $box }.
   *[other] { $name } anuncia { $box }.
 }
play-scores = { $person ->
    [you] Anotas { $box }: { $points }.
   *[other] { $name } anota { $box }: { $points }.
 }
play-scores-extra = { $person ->
    [you] Anotas { $box }: { $points }, y { $bonus } extra.
   *[other] { $name } anota { $box }: { $points }, y { $bonus } extra.
 }
play-strikes = { $person ->
    [you] Tachas { $box }.
   *[other] { $name } tacha { $box }.
 }
play-wins-at-once = { $person ->
    [you] ¡Con eso ganas en el acto!
   *[other] ¡Con eso { $name } gana en el acto!
 }
play-ends-at-once = Con eso se acaba la partida en el acto.
play-undone = Deshecho.
play-nothing-to-undo = No hay nada que deshacer: lo tirado, tirado está.
play-strike-question = Esta tirada no suma nada en «{ $box }». ¿Tachar? (s/n)
play-yes = s
play-over = Se acabó la partida.
play-rank = { $place }. { $name }: { $total }
play-throw-count = Tirada { $throw }
play-throws-left = { $left ->
    [0] ninguna tirada más
    [one] queda una tirada
   *[other] quedan { $left } tiradas
 }
play-buy-possible = Se puede comprar una tirada: $ y los dados que guardas
play-announced = anunciado: { $box }
play-must-announce = Ahora anuncia una casilla: ! y su nombre
play-may-announce = Ahora puedes anunciar una casilla: ! y su nombre
play-forced = Otra vez cinco iguales: las reglas dicen adónde van.
play-bonus-missing = { $name }: faltan { $points }
play-ahead = { $points } por encima del plan
play-behind = { $points } por debajo del plan
play-others = { $name }: { $total }
play-dice-held = guardados: { $dice }
play-possible = Se puede: { $boxes }
play-to-strike = Para tachar: { $boxes }
play-box-points = { $box } { $points }

## What is asked

ask-throw = { $name }: Enter tira
ask-throw-undo = { $name }: Enter tira, u deshace la última decisión
ask-go-on = Enter sigue, u deshace la última decisión
ask-start = { $name }: Enter tira para ver quién empieza
ask-real-start = { $name }, ¿qué muestra tu dado para ver quién empieza?
ask-real-throw = { $name }: tira { $count ->
    [one] un dado
   *[other] { $count } dados
 } y escribe lo que salió
ask-decide = Dados para guardar, o una casilla (? ayuda)
ask-page = Enter vuelve a la partida
ask-before = Enter tira; ! y una casilla la anuncia antes (? ayuda)
ask-announce = Anuncia una casilla: ! y su nombre (? ayuda)
ask-decide-last = Una casilla, o x y una casilla para tacharla (? ayuda)

## Help

play-help =
    44        guardar los dados que muestran 4 4 y tirar los demás
    ac        guardar los dados de los lugares a y c
    -         tirar todos los dados otra vez
    full      anotar: una casilla por su nombre, por cómo empieza, o #9 por su línea
    x unos    tachar una casilla
    u         deshacer la última decisión (nunca una tirada)
    cards     mostrar todas las hojas
    rules     mostrar las reglas
    i r n     leer: mi hoja; las de los demás, una tras otra; lo que falta para el bonus
    w t       leer: la última tirada; los totales, quién va ganando
    q         dejarlo; la partida queda guardada
play-read-card = { $name }: { $points } { $points ->
    [one] punto
   *[other] puntos
 }. Libres: { $boxes }.
play-read-full = ninguna
play-read-no-throw = Todavía no ha tirado nadie.
play-read-no-bonus = No falta nada para ningún bonus que aún se pueda lograr.
play-read-place = { $place }. { $name }: { $points }
play-help-columns = full 2    con varias columnas: la casilla y el número o el nombre de su columna, o #9.2
play-help-announce = !full     anunciar una casilla, justo después de la primera tirada
play-help-announce-before = !full     anunciar una casilla, antes de la primera tirada
play-help-odd = 4+6       guardar el 4 y el 6 de un dado especial
play-help-buy = $44       comprar una tirada y guardar 4 4
