# The score block for real dice in the browser.

## At the top and in the menu

scoreblock-caption = Anotador: { $variant }
scoreblock-home = Al inicio
scoreblock-players = Jugadores
scoreblock-share = Compartir
scoreblock-more = Más
scoreblock-undo = Deshacer
scoreblock-open = Conectado
scoreblock-connecting = Conectando…
scoreblock-offline = Sin red
scoreblock-waiting = { $count ->
    [one] una anotación en espera
   *[other] { $count } anotaciones en espera
 }
scoreblock-watching = Estás mirando. Para anotar también, pide el enlace o el código a alguien de la mesa.
scoreblock-missing-title = Aquí no hay ningún anotador así
scoreblock-missing-text = Quizá falte un trozo de la dirección, o el anotador está en otro dispositivo.
scoreblock-failed-title = No se puede abrir el anotador
scoreblock-lost = El servidor rechazó una anotación: { $why }

## What stands in the boxes

scoreblock-emptied = vacía
scoreblock-cell-doubtful = { $box }: { $points }, confirmado aunque no encaja
scoreblock-cell-offer = { $box }, los dados suman { $points }
scoreblock-cell-nothing = { $box }, los dados no suman nada
scoreblock-cell-conflict = { $box }: conflicto, { $values }

## The dice tray

scoreblock-tray = Anotar dados
scoreblock-tray-who = ¿Quién tiró?
scoreblock-tray-due = ▸ { $name }
scoreblock-tray-of = Los dados de { $name }
scoreblock-tray-tap = Toca lo que muestran los dados
scoreblock-tray-back = Borrar el último dado
scoreblock-tray-clear = Borrar
scoreblock-tray-how = Tocad lo que habéis sacado.
scoreblock-die-change = Cambiar el { $face } del puesto { $place }
scoreblock-die = Dado { $face }
scoreblock-die-odd = dado especial { $face }
scoreblock-dice-read = Salió: { $dice }
scoreblock-dice-lie = { $count ->
    [0] Ningún dado todavía
    [one] Un dado de { $most }
   *[other] { $count } dados de { $most }
 }
scoreblock-throws = En qué tirada
scoreblock-throws-last = { $throw } o después
scoreblock-served = Servido
scoreblock-bring = { $name }, tus dados suman
scoreblock-bring-nothing = Estos dados no suman nada en ninguna casilla libre. Toca la que quieras tachar.
scoreblock-bring-elsewhere = En otra parte suman
scoreblock-offer = { $box } { $points }
scoreblock-offer-extra = { $box } { $points } + { $bonus }

## Entering

scoreblock-entry-title = { $name }: { $box }
scoreblock-stands = Aquí hay { $value }.
scoreblock-stands-dice = Aquí hay { $value }, con { $dice }.
scoreblock-dice = Dados
scoreblock-points = Puntos
scoreblock-points-other = Otro número
scoreblock-enter = Anotar
scoreblock-enter-points = Anotar { $points }
scoreblock-enter-extra = Anotar { $points }, y { $bonus } extra
scoreblock-nothing-here = Aquí estos dados no suman nada.
scoreblock-strike = Tachar
scoreblock-strike-with = Tachar con estos dados
scoreblock-empty = Vaciar
scoreblock-sure = Anotar igualmente
scoreblock-think-again = Cambiar
scoreblock-doubt-impossible = { $points } no es posible en «{ $box }». Puede ser: { $allowed }.
scoreblock-span = de { $from } a { $to }
scoreblock-doubt-line = En esta columna va antes: { $next }.
scoreblock-doubt-elsewhere = Según las reglas, otros cinco iguales van a: { $boxes }.
scoreblock-doubt-number = Ese número no cabe en una hoja.
scoreblock-entered = { $name }: { $box } { $value }
scoreblock-entered-with-extra = { $name }: { $box } { $value }, y { $bonus } extra
scoreblock-struck = { $name }: { $box }, tachada
scoreblock-emptied-cell = { $name }: { $box }, libre otra vez
scoreblock-undone = Deshecho
scoreblock-undo-title = ¿Seguro que quieres deshacer?
scoreblock-undo-agreed = { $name } tenía dos valores en «{ $box }» y se acordó { $value }. Deshacer recupera lo que valía antes.
scoreblock-undo-overwritten = Entretanto alguien anotó { $value } para { $name } en «{ $box }». Deshacer recupera lo que había antes de tu anotación.
scoreblock-undo-surely = Deshacer igualmente
scoreblock-undo-leave = Dejarlo

## Contradictions

scoreblock-conflict = Dos dispositivos anotaron aquí cosas distintas. ¿Cuál vale?
scoreblock-conflict-names = Dos dispositivos cambiaron este nombre. ¿Cuál vale?
scoreblock-conflicts = { $count ->
    [one] Una casilla tiene dos valores
   *[other] { $count } casillas tienen dos valores
 }
scoreblock-conflict-look = Ver
scoreblock-choose = Vale { $value }

## History

scoreblock-history = Cambios
scoreblock-history-empty = Todavía no hay nada anotado.
scoreblock-history-line = { $name }: { $box }
scoreblock-history-change = { $before } → { $after }
scoreblock-history-joined = { $name } se suma
scoreblock-history-left = { $name } ya no está en la hoja
scoreblock-history-back = { $name } está otra vez en la hoja
scoreblock-history-row = Nuevo orden de los jugadores
scoreblock-device-this = este dispositivo
scoreblock-device = dispositivo { $number }
scoreblock-unsent = sin enviar

## Players

scoreblock-player-name = Nombre
scoreblock-player-new = ¿Quién se suma?
scoreblock-player-add = Añadir
scoreblock-player-rename = Cambiar nombre
scoreblock-player-up = Mover a { $name } un puesto adelante
scoreblock-player-down = Mover a { $name } un puesto atrás
scoreblock-player-added = { $name } se suma.
scoreblock-player-moved = { $name } está ahora en el puesto { $place }.
scoreblock-player-off = Quitar a { $name } de la hoja
scoreblock-player-off-ask = { $count ->
    [one] { $name } ya tiene una anotación, con { $points } { $points ->
        [one] punto
       *[other] puntos
     }.
   *[other] { $name } ya tiene { $count } anotaciones, { $points } { $points ->
        [one] punto
       *[other] puntos
     } en total.
 } No se pierde nada: { $name } puede volver con todo cuando quiera.
scoreblock-player-off-go = Quitar de la hoja
scoreblock-player-off-done = { $name } ya no está en la hoja.
scoreblock-player-gone = Ya no juegan
scoreblock-nobody = Ahora no hay nadie en la hoja.
scoreblock-nobody-back = Añadir a alguien o traerlo de vuelta
scoreblock-player-back = Traer de vuelta
scoreblock-player-back-of = Traer de vuelta a { $name }
scoreblock-player-back-done = { $name } está otra vez en la hoja.
scoreblock-player-full = En una hoja no caben más de { $most }, contando a quienes ya no juegan.
scoreblock-player-room = En una hoja caben hasta { $most } jugadores.
scoreblock-player-twice = Ya hay alguien con ese nombre.
scoreblock-player-gone-twice = Ya hay alguien abajo con ese nombre. Trae de vuelta a esa persona o elige otro nombre.
scoreblock-player-row = En todos los dispositivos aparecen en este orden.
scoreblock-player-numbered = Jugador { $number }

## Sharing

scoreblock-share-title = Anotar entre varios
scoreblock-share-here = Hasta ahora la hoja solo está en este dispositivo. Si la compartes, varios teléfonos anotan en la misma hoja, incluso sin red.
scoreblock-share-go = Compartir con otros
scoreblock-share-scan = Escanéalo con el otro teléfono o manda el enlace. Quien lo tenga puede anotar.
scoreblock-share-qr = Código QR con el enlace a esta hoja
scoreblock-share-link = Enlace para anotar
scoreblock-share-copy = Copiar enlace
scoreblock-share-send = Enviar enlace
scoreblock-share-code = Código para escribir
scoreblock-share-code-how = En la página de inicio, «Escribir un código». Vale { $minutes } minutos.
scoreblock-share-watching = Solo miras; comparten quienes anotan.
scoreblock-shared = La hoja está compartida. Quien tenga el enlace puede anotar.

## More

scoreblock-rules = Reglas
scoreblock-again = Otra partida con los mismos
scoreblock-table = Descargar tabla (CSV)
scoreblock-text = Descargar texto
scoreblock-print = Imprimir
scoreblock-file = Hoja { $variant }
scoreblock-keys = En la hoja: flechas y Enter, las cifras anotan puntos, x tacha, Supr vacía, U deshace.

## The end

scoreblock-goes-on = Adelante: se sigue en una hoja nueva.
scoreblock-total = { $points } { $points ->
    [one] punto
   *[other] puntos
 }
