# The command "pasch advise": what is best at a moment of the game, what everything else costs, and where it leads.

help-advise =
    Decir para una posición cuánto vale cada decisión permitida y cuánto pierde frente a la mejor.

    POSICIÓN es una línea entre comillas, como "kniffel 3,.,.,.,.,.,.,.,25,.,.,.,. 1> 2:13355"; la describe
    docs/notation.md. De las mejores decisiones se dice en qué acaban, y qué probabilidad tienen desde aquí cada casilla
    libre y cada bonus si se sigue jugando lo mejor posible. Si la variante aún no está calculada, se calcula antes.
help-advise-objective = Qué es «lo mejor»: la media más alta (mean); una utilidad que evita el riesgo por debajo de 0 y lo busca por encima (utility:-0.02); la mejor probabilidad de tantos puntos (reach:250); la mejor probabilidad contra un rival cuyo total se conoce (win-against:231) o está en un archivo como distribución (win-against:ARCHIVO); la mejor probabilidad de ganar a los demás de la posición, que tiene que dar todas sus hojas (win).
help-advise-variant = Tu propia variante, la de la posición, como archivo TOML.
help-advise-top = Mostrar tantas opciones; las casillas y los anuncios van siempre. Por defecto: 10. En JSON están todas.

metavar-position = POSICIÓN
metavar-own = ARCHIVO
metavar-top = NÚMERO

advise-at-once = Esto gana en el acto contra los demás: { $action }
advise-before = Antes de la primera tirada
advise-throw = Tirada { $throw }: { $dice }
advise-announced = anunciado: { $box }
advise-holding = guardados { $dice }
advise-holding-nothing = nada guardado
advise-after-hold = Tras la tirada { $throw }: { $held }
advise-value-mean = Total final esperado: { $value }
advise-value-certain = Tan bueno como { $value } puntos seguros
advise-value-chance = Probabilidad: { $value }
advise-value-win = Probabilidad de ganar, si este turno se juega a eso: { $value }
advise-win-seats = Si todos siguen jugando a la media: { $seats }
advise-win-seat = lugar { $seat } { $chance }
advise-mean = Media
advise-given-up = La mejor opción para ganar cuesta { $points } puntos de la media.
advise-nothing-given-up = La mejor opción para ganar no cuesta nada de la media.
advise-win-decided = Para ganar da igual qué se juegue aquí: arriba está lo que más da de media.
advise-learned = aprendido
advise-rough = aproximado
advise-option = Opción
advise-value = Valor
advise-loss = Pérdida
advise-more = … y { $count ->
    [one] otra manera
   *[other] otras { $count } maneras
 } de guardar dados.
advise-hold = guardar { $dice }
advise-hold-nothing = tirar todo otra vez
advise-unannounced = tirar sin anunciar
advise-buy = tirada extra: guardar { $dice }
advise-buy-nothing = tirada extra: todo otra vez
advise-announce = anunciar { $box }
advise-score = { $box }: { $points }
advise-strike = tachar { $box }
advise-aims = { $place }. { $action } → { $endings }
advise-aims-here = El turno acaba así: { $endings }
advise-ending = { $box } { $points } ({ $chance })
advise-ending-struck = { $box } tachada ({ $chance })
advise-more-endings = { $count } más
advise-from-here = Sale desde aquí

## Errors

error-other-variant = esto es de «{ $found }», pero se dijo «{ $right }».
error-nothing-to-decide = aquí no hay nada que decidir.
error-advise-top = no se pueden mostrar «{ $found }» opciones; elige de { $least } a { $most }.
error-advise-objective = para el objetivo «{ $found }» no hay consejo; elige mean, utility:-0.02, reach:250, win-against:231, win-against:ARCHIVO o win.
error-advise-no-estimate = «{ $variant }» es demasiado grande para calcularla; se estima antes de la primera tirada de un turno y con los dados en la mesa, pero aquí se están tirando.
error-advise-win-alone = para ganar hace falta alguien a quien ganar: da las hojas de todos los lugares, separadas con «|».
