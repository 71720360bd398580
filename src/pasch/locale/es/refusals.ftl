# What cannot be done at a table and on a pad.

## At the table

error-no-such-table = esta mesa no existe, o ya no.
error-too-many-tables = ahora mismo no queda ninguna mesa libre en este servidor.
error-table-without-people = tiene que jugar al menos una persona.
error-computer-on-block = en un anotador para dados de verdad solo van personas.
error-name-missing = quien entra por un enlace necesita un nombre.
error-name-taken = aquí ya hay alguien que se llama «{ $name }».
error-seat-taken = el lugar { $seat } ya está ocupado.
error-table-full = en esta mesa no queda ningún lugar libre.
error-table-too-long = en una mesa no caben más de { $limit } sucesos.
error-table-of-other-rules = { $variant } tiene otras reglas en esta versión de Pasch; esta mesa no puede seguir con ellas.
error-other-kind-of-table = eso no se puede hacer en una mesa así: una partida y un anotador admiten cosas distintas.
error-expect-missing = falta cuál es el último suceso que viste; solo se puede omitir en un anotador.
error-moved-on = ya pasaron más cosas: tú conoces el suceso { $expect }, el último es el { $seq }.
error-not-begun = la partida empieza cuando estén todos.
error-not-your-turn = le toca a { $name }.
error-dice-seen = ya se ha vuelto a tirar: ahora solo puedes elegir otra casilla.
error-nothing-to-undo = aquí no tienes nada que deshacer: eso se puede hasta la siguiente tirada.
error-computer-already = por { $name } ya juega la máquina.
error-not-away-yet = todavía hay que esperar un poco a { $name }.
error-not-awaited = ahora no se espera a nadie en ese lugar; le toca a { $name }.
error-stand-in-plays = por { $name } juega ahora la máquina; quien vuelve retoma antes su lugar.
error-no-stand-in = por ese lugar no juega la máquina.
error-not-over-yet = la revancha viene después del final de la partida.
error-rematch-already = la revancha ya tiene mesa.
error-series-does-not-fit = las partidas anteriores de la serie no encajan con quienes juegan aquí.
error-block-has-no-record = un anotador para dados de verdad no se puede descargar como partida.

## On the block

error-no-such-player = en este anotador no hay ningún jugador { $found }.
error-player-unchanged = no hay nada que cambiar en el jugador { $found }: falta un nombre, un puesto o si está o no.
error-no-such-entry = «{ $box }» tiene solo { $most ->
    [one] una anotación
   *[other] { $most } anotaciones
 }.
error-no-such-cell = esa línea no está en la hoja.
error-cell-impossible = { $found } no es posible en «{ $box }»; puede ser { $allowed }.
error-line-impossible = { $found } no es posible aquí.

## Keys

error-key-missing = para eso hace falta una llave de esta mesa; sin llave solo miras.
error-not-a-key = la cabecera Authorization no trae ninguna llave; se espera «Bearer» y la llave.
error-foreign-key = esta llave no es de esta mesa.
error-not-your-seat = el lugar { $seat } no es tuyo.
error-host-only = eso solo lo puede hacer quien abrió la mesa.
error-only-watching = aquí solo miras.
error-no-invitation = solo se entra con invitación.
error-no-such-code = ese código no existe, o caducó o ya se usó.
error-key-used = con la llave de esta petición ya se hizo otra cosa; usa una nueva.

## Requests that the server refuses

error-key-not-here = «{ $key }» no va aquí.
error-not-a-name = un nombre tiene de 1 a { $most } caracteres que se vean, y no más de { $marks } acentos en una letra.
error-no-such-page = en esta dirección no hay nada.
error-too-much = eso fue demasiado de una vez; espera un momento.
error-stored-too-much = desde esta dirección ya se guardó todo lo que permite un día ({ $limit } MB); mañana, a más tardar, se puede seguir.
error-our-mistake = el servidor cometió un error; prueba otra vez.
error-store-unavailable = el servidor no puede acceder a su base de datos en este momento; prueba otra vez.
error-store-not-writable = el servidor no puede guardar nada en este momento; quizá tenga el disco lleno.
list-or = { $first } o { $last }
