# What cannot be done in a turn, one sentence for each reason.

error-throw-first = primero hay que tirar.
error-no-throw-now = ahora no toca tirar.
error-no-throw-left = después de { $throws } tiradas no hay más: elige una casilla.
error-no-throw-for-start = ya no se tira para ver quién empieza.
error-too-many-throws = «{ $box }» admite como mucho { $limit ->
    [one] una tirada
   *[other] { $limit } tiradas
 }, y ya llevas { $throws }.
error-no-such-roll = { $found } no es una tirada de este juego: hacen falta { $count } dados, y cada uno muestra uno de estos números: { $allowed }.
error-no-such-face = ningún dado muestra { $found }; hay { $allowed }.
error-hold-all = todos los dados se quedan en la mesa: entonces elige una casilla en vez de tirar.
error-hold-not-rolled = no puedes guardar { $found }: en la mesa hay { $roll }, falta { $missing }.
error-held-dice-changed = los dados que quedaron en la mesa ({ $held }) no están todos en { $found }.
error-put-aside-more = hay que apartar más dados: al menos { $least } en total.
error-put-aside-stays = { $lay } está apartado para siempre y se queda en la mesa.
error-buy-too-early = solo se puede comprar una tirada después de { $throws } tiradas.
error-nothing-to-buy = en este juego no se compran tiradas.
error-bought-already = no se puede comprar más de { $limit ->
    [one] una tirada
   *[other] { $limit } tiradas
 } por turno.
error-out-of-bought-throws = ya no quedan tiradas por comprar en ninguna columna.
error-column-out-of-throws = «{ $box }» está en una columna a la que no le queda ninguna tirada para pagar este turno.
error-sheet-out-of-throws = en la hoja ya no quedan tiradas por comprar.
error-announce-first = solo quedan casillas que se anuncian: primero anuncia una.
error-announce-too-late = solo se anuncia justo después de la primera tirada.
error-announced-already = en este turno ya hay una casilla anunciada.
error-announce-before-throw = en esta columna se anuncia antes de la primera tirada.
error-not-announced-here = «{ $box }» está en una columna en la que no se anuncia.
error-must-be-announced = en «{ $box }» solo va lo que se anunció justo después de la primera tirada.
error-must-be-announced-before = en «{ $box }» solo va lo que se anunció antes de la primera tirada.
error-must-be-announced-unless-served = en «{ $box }» solo va lo que se anunció justo después de la primera tirada o salió servido.
error-other-box-announced = esta tirada no puede ir a «{ $box }»: se anunció «{ $announced }».
error-no-such-box = en la hoja no hay ninguna casilla «{ $box }».
error-box-full = la casilla «{ $box }» ya está llena.
error-not-next-in-line = a «{ $box }» aún no le toca; le toca a «{ $next }».
error-must-go-elsewhere = estos cinco iguales no pueden ir a «{ $box }»: las reglas dicen adónde van primero.
error-scores-nothing = esta tirada no suma nada en «{ $box }»; tacha la casilla o elige otra.
error-scores-only-served = en «{ $box }» solo suma lo servido; tacha la casilla o elige otra.
error-cannot-strike-scoring = «{ $box }» no se puede tachar: esta tirada tiene que sumar ahí.
error-no-box-after-throw = después de otra tirada no se podría llenar ninguna casilla: elige una ahora.
error-ambiguous-box = «{ $found }» no está claro: ¿{ $choices }?
error-unknown-box = no hay ninguna casilla «{ $found }»; hay { $allowed }.
error-unknown-box-near = no hay ninguna casilla «{ $found }»; ¿será { $near }?
error-dice-not-sorted = { $found } tiene que ir de menor a mayor.
error-game-over = se acabó la partida.
error-no-such-seat = no hay ningún lugar { $found }; hay { $most }.
error-wrong-number-of-seats = esta variante es para { $least } a { $most } jugadores, no para { $found }.
error-not-dice = «{ $found }» no son dados: escribe sus números como 13446, un valor mayor que nueve detrás de un punto, los dados especiales detrás de un más, «-» para ningún dado.
error-not-an-action = «{ $found }» no es una acción; se escribe >335 (guardar), $>335 (comprar una tirada), !chance (anunciar), =fours (anotar) y =fours x (tachar).
