# The table in the browser: dice, block, seats, and what is done with them.

## Errors

error-no-answer = no se entiende la respuesta del servidor (estado { $status }).
error-no-such-game-here = esta partida ya no está en este navegador.
error-unreachable = no se puede conectar con el servidor. ¿Tiene conexión el dispositivo?

## Head

table-home = Al inicio
table-menu = Más
table-hints = Pistas
table-loading = Poniendo la mesa…
table-again = Probar otra vez
table-connecting = Se cortó la conexión. Probando otra vez…
table-here = Sin red
table-here-explained = Esta partida se juega solo en este dispositivo.
table-go-on-here = Seguir sin red
table-go-on-here-explained = El servidor no responde. Como todos están aquí, se puede seguir en este dispositivo.
table-watching = Estás mirando.
table-full = Ya no quedan lugares: estás mirando.
table-watchers = { $count ->
    [one] una persona mira
   *[other] { $count } personas miran
 }
table-days = Turno a turno, incluso durante días: puedes cerrar la página y volver más tarde.

## Seats

table-seats = Lugares
table-seat-free = aún libre
table-seat-computer = máquina
table-seat-away = no está
table-seat-leads = va ganando
table-seat-behind = a { $points }
table-seat-label = { $name }, { $total ->
    [one] un punto
   *[other] { $total } puntos
 }
table-seat-on-turn = { $label }, tiene el turno
table-card-of = Esta es la hoja de { $name }. Toca tu nombre para volver a la tuya.
table-moment-bonus = ¡Bonus!
table-replace = Que siga la máquina
table-replace-title = Sustituir a { $name }
table-replace-explained = La máquina sigue por { $name } con la hoja tal como está. No hay vuelta atrás.

## Whose turn it is

table-your-turn = Te toca
table-turn-of = Le toca a { $name }
table-turn-of-here = { $name }, te toca
table-wait-for = Esperando a { $name }
table-signs = Reaccionar
table-signs-show = Ver las reacciones de los demás
table-sign-made = { $name }: { $sign }
table-sign-bravo = ¡Bravo!
table-sign-wow = ¡Guau!
table-sign-haha = ¡Jaja!
table-sign-oh = ¡Oh, no!
table-sign-luck = ¡Suerte!
table-sign-hurry = ¿Sigues ahí?
table-notice = Avísame
table-notice-on = Te avisará mientras Pasch esté abierto en una ventana.
notice-your-turn = Te toca
table-gone-soon = { $name } no está. Faltan { $time } para poder seguir sin { $name }.
table-gone = Esperando a { $name }: { $time }.
table-gone-do = Seguir sin { $name }…
table-gone-title = Seguir sin { $name }
table-gone-stand-in = La máquina juega por { $name }
table-gone-stand-in-explained = Hasta que vuelva { $name }. Quien vuelve retoma su propia hoja, con lo que se haya anotado mientras tanto.
table-gone-once = Solo este turno
table-gone-once-explained = La máquina juega este único turno; el siguiente vuelve a ser de { $name }.
table-gone-stop = Terminar aquí la partida
table-gone-stop-explained = Todos los puntos quedan como están; la partida no cuenta para nadie. No hay vuelta atrás.
table-back = { $person ->
    [you] Estabas fuera: la máquina está jugando por ti.
   *[other] { $name } no estaba: está jugando la máquina.
 }
table-back-do = Seguir jugando yo
table-fill = No esperar más: la máquina en lugar de «{ $name }»
table-begin-now = { $count ->
    [1] Empezar ya, con una máquina en el lugar libre
   *[other] Empezar ya, con máquinas en los { $count } lugares libres
 }
table-you-can-leave = Puedes cerrar la página; la partida espera.
table-thinking = { $name } está pensando…
table-skip = Saltar
table-over = Se acabó la partida
table-start-title = ¿Quién empieza?
table-start-again = Empate: los más altos tiran otra vez.

## Dice

table-dice = Dados
table-die = Dado { $place }: { $face }
table-die-odd = Dado especial { $place }: { $face }
table-die-lies = { $die }, guardado
table-die-locked = { $die }, apartado para siempre
table-die-fixed = Ese se queda donde está.
table-lying-hint = Toca los dados que guardas, o una casilla
table-throw-all = { $count ->
    [one] Tirar el dado
   *[other] Tirar { $count } dados
 }
table-throw-some = { $count ->
    [one] Tirar 1 dado
   *[other] Tirar { $count } dados
 }
table-throw-start = Tirar para empezar
table-buy = { $price ->
    [0] Comprar tirada
   *[other] Comprar tirada (−{ $price })
 }: { $count ->
    [one] 1 dado
   *[other] { $count } dados
 }
table-buy-left = Por comprar: { $left }
table-throws-left = { $left ->
    [0] ninguna tirada más
    [one] queda 1 tirada
   *[other] quedan { $left } tiradas
 }
table-throws-saved = { $saved } de ahorro
table-throw-number = Tirada { $throw }
table-all-lie = Todos guardados: toca una casilla
table-put-aside = { $count ->
    [one] Aparta al menos 1 dado
   *[other] Aparta al menos { $count } dados
 }
table-enter-now = Toca una casilla
table-announce = Anunciar
table-announce-which = ¿Qué casilla anuncias?
table-announce-must = Ahora anuncia una casilla.
table-announce-sure = «{ $box }» hay que anunciarla: ¿la anuncias?
table-announce-box = Anunciar { $box }
table-announce-missed = No salió: tacha una casilla.
table-announce-may = Ahora puedes anunciar una casilla.
table-announce-may-before = Antes de la primera tirada puedes anunciar una casilla.
table-announce-must-before = Anuncia una casilla antes de la primera tirada.
table-announced = Anunciado: { $box }
table-cancel = Cancelar
table-strike = Tachar una casilla
table-strike-which = ¿Qué casilla quieres tachar?
table-strike-box = Tachar { $box }
table-strike-this = Tachar
table-strike-worth = { $box }: ahí sumarías { $points }. Toca otra vez para tachar.
table-throw-sure = ¿Todos los dados otra vez? Toca otra vez para tirarlos.
table-enter-sure = { $box }: toca otra vez para anotar { $points ->
    [one] un punto
   *[other] { $points } puntos
 }.
table-strike-sure = { $box }: esta tirada no suma nada. Toca otra vez para tachar.
table-strike-costs = { $box }: tachada da { $points }. Toca otra vez para tachar.
table-other-box = Elegir otra casilla
table-only-box = Ya ha tirado alguien más: ahora solo puedes elegir otra casilla.
table-start-thrown = Para empezar salió: { $throws }.
table-undo = Deshacer
table-undo-entry = Deshacer { $box }
table-undone = Deshecho.
table-nothing-to-undo = No hay nada que deshacer: lo tirado, tirado está.
table-forced-number = La casilla { $five } ya está ocupada: los { $face } van primero a { $boxes }.
table-forced-lower = La casilla { $five } y la del número ya están ocupadas: la tirada es un comodín y va abajo ({ $boxes }).
table-forced-upper = La casilla { $five } ya está ocupada, y abajo también está todo lleno: la tirada va arriba ({ $boxes }).

## The block

table-block = Hoja de { $variant }
table-missing = { $points } más
table-line-missing = { $line }, faltan
table-cell-entered = { $box }: { $points }
table-cell-struck = { $box }: tachada
table-cell-open = { $box }: libre
table-cell-none = { $box }: no va en esta columna
table-cell-next = { $cell }, es la siguiente
table-cell-announced = { $cell }, anunciada
table-cell-stand-in = { $cell }, anotada por la máquina
table-cell-sent = { $cell }, enviando
table-cell-best = { $cell }, mejor opción
table-cell-possible = { $box }: puede dar { $points }
table-cell-enter = { $box }: anotar { $points }
table-cell-enter-extra = { $box }: anotar { $points } +{ $bonus }
table-offer-won = gana
table-offer-ended = acaba
table-cell-won = { $cell }, gana en el acto
table-cell-ended = { $cell }, acaba la partida
table-cell-strike = { $box }: tachar
table-cell-announce = { $box }: anunciar
table-cell-sum = { $line }: { $points }
table-cell-missing = { $line }: faltan { $points }
table-of-player = { $player }, { $cell }

## Read aloud

table-told-throw = { $person ->
    [you] Tienes { $dice }
   *[other] { $name } tiene { $dice }
 }, { $left ->
    [0] ninguna tirada más
    [one] queda una tirada
   *[other] quedan { $left } tiradas
 }.
table-told-turn = { $dice }: { $what }
table-told-card = { $person ->
    [you] Tu hoja
   *[other] Hoja de { $name }
 }: { $points }. Libres: { $boxes }.
table-told-column = { $column }: { $boxes }
table-told-full = ninguna
table-told-no-throw = Todavía no ha tirado nadie.
table-told-no-bonus = Aquí no hay bonus.
table-told-place = { $place }. { $name }: { $points }

## Waiting room

table-beginning = Vamos allá
table-waiting-title = { $count ->
    [one] Queda un lugar libre
   *[other] Quedan { $count } lugares libres
 }
table-waiting = La partida empieza en cuanto estén todos.
table-join-name = Tu nombre
table-join = Ocupar un lugar
table-join-note = Sin registro, sin app: pon tu nombre y juega.
table-join-name-missing = Escribe un nombre.
table-share-title = Invitar jugadores
table-share-explained = Apunta al dibujo con la cámara de un móvil o envía el enlace: quien lo siga ocupa el siguiente lugar libre.
table-share-text = ¿Juegas? { $variant }
table-device-title = Segundo dispositivo
table-device-explained = Sigue con los mismos lugares en otro dispositivo. No le des este enlace a nadie.
table-watch-title = Dejar mirar
table-watch-explained = Quien abra este enlace ve la partida, pero no puede hacer nada.
table-link = Enlace
table-copy = Copiar enlace
table-copied = Copiado.
table-share = Enviar enlace
table-qr = Código QR del enlace
table-code = Código corto
table-code-explained = Escríbelo en la página «Escribir un código»; vale { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
 }.

## Hints

table-hints-title = Pistas
table-hints-all = ver todas
table-hints-fewer = menos
table-hints-off = Ocultar pistas
table-hints-wait = Hay pistas cuando te toca y ya has tirado.
# How far the values can be trusted, in a word.
table-hints-exact = exacto
table-hints-learned = aprendido
table-hints-rough = aproximado
table-hints-exact-explained = Es lo que sacas de media si juegas a la perfección.
table-hints-learned-explained = Aprendido en muchas partidas de práctica, porque esta hoja no se puede calcular con exactitud. Suele ser casi tan bueno como la mejor jugada.
table-hints-rough-explained = Un cálculo aproximado: para esta variante no hay valores mejores.
table-hints-here-explained = Un cálculo aproximado de este dispositivo. Solo cuenta la distancia a la mejor opción.
table-hints-preparing = Un cálculo aproximado; se preparan valores mejores: { $percent } %
table-hints-asking = Calculando…
table-hints-none = Ahora mismo no hay pistas para esta posición.
table-hints-aim = Pistas para
table-hints-aim-points = Puntos
table-hints-aim-win = Ganar
table-hints-chances = Probabilidad de ganar: { $chances }
table-hints-win-exact = Con esta frecuencia ganas si después todos juegan por los puntos.
table-hints-win-estimated = Estimado: para esta variante no se sabe con exactitud con qué frecuencia se gana.
table-hints-win-coming = Aún por puntos; se está calculando la probabilidad de ganar.
table-hints-win-percent = Aún por puntos; se está calculando la probabilidad de ganar: { $percent } %
table-hints-win-away = Sin conexión con el servidor solo hay pistas por puntos.
table-hints-win-unknown = Aquí no se puede calcular la probabilidad de ganar; las pistas van por puntos.
table-hint-best = lo mejor
table-hint-value = al final unos { $total }
table-hint-loss = { $loss } menos
table-hint-held = guardar { $dice }
table-hint-held-none = tirar todo otra vez
table-hint-unannounced = tirar sin anunciar
table-hint-bought = tirada extra: guardar { $dice }
table-hint-bought-none = tirada extra: todo otra vez
table-hint-scored = anotar { $box }
table-hint-struck = tachar { $box }
table-hint-announced = anunciar { $box }

## The end

table-rematch = Revancha
table-rematch-open = A la revancha
table-rematch-begins = ¡Revancha! Se sigue en una mesa nueva.
table-record = Descargar la partida
table-verify = Comprobar los dados

## Menu

table-rules = Reglas
table-leave = A la página de inicio; la partida sigue abierta
table-new-game = Nueva partida
table-log = Qué pasó
table-log-empty = Todavía no ha pasado nada.
table-sound = Sonido
table-motion = Animación

## First steps

table-guide-throw = Empezamos: el botón grande tira los dados.
table-guide-keep = Toca los dados que quieras guardar. Los demás los puedes tirar { $left ->
    [one] una vez más
    [2] dos veces más
   *[other] { $left } veces más
 }.
table-guide-write = Toca una casilla cuando estés conforme: los números tenues muestran lo que da.
table-guide-strike = ¿No encaja? Tacha una casilla: tócala dos veces{ $costs ->
    [0] { " y vale 0" }
   *[other] { "" }
 }.
table-guide-lamp = ¿Dudas? La lámpara de arriba te muestra qué es lo mejor ahora.
table-guide-bonus = Busca el bonus: con { $from } puntos en la parte de arriba ganas { $points } más.
table-guide-skip = Sin indicaciones
table-guide-show = Mostrar los primeros pasos
