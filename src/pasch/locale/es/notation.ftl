# What can be wrong in a text: dice, positions, records and their JSON.
# The signs in quotation marks are those of the notation, alike in every language.

## Dice

## Positions

error-position-too-long = la posición pasa de { $limit } caracteres.
error-position-fields = una posición tiene { $right } partes (variante, hojas, lugar, turno), y aquí hay { $found }.
error-not-a-variant-id = «{ $found }» no es el identificador de una variante: se compone de letras minúsculas, cifras y «-».
error-not-a-card = «{ $found }» no es una hoja: detrás de las columnas solo puede ir «^» y el número de tiradas ahorradas.
error-card-columns = la hoja tiene { $right } { $right ->
    [one] columna
   *[other] columnas
 }, y aquí hay { $found }; las columnas se separan con «/».
error-not-a-column = «{ $found }» no es una columna: detrás de las casillas solo puede ir «+» con puntos extra y después «$» con tiradas compradas.
error-column-boxes = la columna tiene { $right } { $right ->
    [one] casilla
   *[other] casillas
 }, y aquí hay { $found }; las casillas se separan con «,».
error-box-entries = en { $box } { $right ->
    [one] cabe una anotación
   *[other] caben { $right } anotaciones
 }, y aquí hay { $found }; las anotaciones de una casilla se separan con «;».
error-not-an-entry = en { $box } no puede haber «{ $found }»: escribe puntos, «-» si está tachada o «.» si está libre.
error-impossible-points = en { $box } no puede haber { $found } { $found ->
    [one] punto
   *[other] puntos
 }; puede haber { $allowed }.
error-gap-in-box = { $box } se llena desde la izquierda: delante de una anotación hay un hueco.
error-filled-too-early = a { $box } todavía no le toca: su columna se llena en orden, y antes va { $next }.
error-extra-points = sobran puntos al lado de las casillas ({ $found }): estas anotaciones dan como mucho { $most }.
error-points-out-of-place = en { $box } no puede haber { $found } { $found ->
    [one] punto
   *[other] puntos
 } junto a las demás anotaciones; puede haber { $allowed }.
error-extra-points-between = al lado de las casillas no puede haber { $found } { $found ->
    [one] punto
   *[other] puntos
 }: estas anotaciones dan { $allowed }.
error-bought-throws = { $found ->
    [one] 1 tirada comprada es demasiado
   *[other] { $found } tiradas compradas son demasiadas
 }: aquí { $most ->
    [one] puede haber 1
   *[other] puede haber { $most }
 }.
error-saved-throws = { $found ->
    [one] 1 tirada ahorrada es demasiado
   *[other] { $found } tiradas ahorradas son demasiadas
 }: aquí { $most ->
    [one] puede haber 1
   *[other] puede haber { $most }
 }.
error-uneven-cards = las hojas tienen { $found } anotaciones: si le toca al lugar { $seat }, las demás tienen que tener tantas como la suya, o una más si ya jugaron esta ronda.
error-not-a-seat = «{ $found }» no es un lugar: escribe su número y «>» para el sentido horario o «<» para el antihorario, como «1>».
error-not-a-turn = «{ $found }» no es un turno: escribe «0» antes de la primera tirada, o tiradas y dados como «2:13355».
error-not-at-once = «{ $found }» no puede estar aquí: ninguna tirada de este jugador acabó la partida en el acto.
error-not-a-start = «{ $found }» no es una tirada para empezar: escribe los lugares que tiran, de menor a mayor, y lo que sacaron los primeros, como «start:123:46».
error-start-with-entries = cuando una hoja ya tiene anotaciones, no se tira para empezar.
error-start-other-seat = para empezar le toca tirar al lugar { $right }, no al lugar { $found }.
error-lay-in-first-throw = en la primera tirada no puede haber dados guardados.

## Records

error-record-too-large = la partida pasa de { $limit } kB.
error-not-a-tag = { $found } no es una etiqueta: escribe [Nombre "valor"].
error-tag-name = una etiqueta no puede llamarse «{ $found }»: su nombre empieza con una letra y se compone de letras, cifras y «_».
error-tag-turns = la etiqueta { $name } enumera rondas, como «2, 3»; aquí hay «{ $found }».
error-tag-reserved = la etiqueta { $found } es parte del formato; elige otro nombre.
error-seat-name = el nombre { $found } lleva caracteres que no se pueden mostrar.
error-tag-twice = la etiqueta { $tag } está aquí dos veces.
error-tag-missing = falta la etiqueta { $tag }.
error-unknown-seat = no hay ningún lugar «{ $found }»: escribe { $most ->
    [one] 1
   *[other] un número de 1 a { $most }
 }, o el nombre del lugar.
error-other-rules = esto se jugó con otras reglas de { $variant }: su identificación es { $found }, no { $right }.
error-comment-open = aquí empieza un comentario sin su «{ "}" }» final.
error-unreadable-word = «{ $found }» no es parte de una partida.
error-seat-without-colon = faltan los dos puntos detrás de «{ $seat }», como en «{ $seat }: 13446».
error-turn-not-finished = el turno del lugar { $seat } no está acabado: falta «= CASILLA PUNTOS», o «= CASILLA x» para tachar.
error-start-missing = no se dice quién empieza: pon una línea como «start 1:4 2:6» delante de los turnos, o la etiqueta [First "1"].
error-wrong-seat-start = para empezar le toca tirar al lugar { $right }, no al lugar { $found }.
error-wrong-seat = le toca al lugar { $right }, no al lugar { $found }.
error-seat-missing = «{ $found }» no es de ningún turno: un turno empieza con su lugar, aquí el lugar { $right }, y dos puntos.
error-hold-without-dice = detrás de «>» van los dados que se guardaron, o «-» si ninguno.
error-throw-must-be-bought = aquí hay que comprar otra tirada: escribe «$>{ $hold }».
error-missing-hold = delante de { $found } no se dice qué dados se guardaron; ¿fue «{ $hold }»?
error-hold-needed = delante de { $found } no se dice qué dados se guardaron: escribe «>» y los dados, o «>-» si ninguno.
error-only-new-dice = { $found } son solo los dados que se tiraron otra vez; escríbelos todos: { $right }.
error-entry-without-box = detrás de «=» va una casilla, como en «= CASILLA PUNTOS» o «= CASILLA x».
error-strike-with-x = { $roll } no da nada en { $box }; escribe «{ $right }» para tacharla.
error-wrong-points = «{ $found }» no sale: lo correcto es «{ $right }».

## Records as JSON

error-not-json = esto no es JSON: { $detail }.
json-value = aquí falta un valor
json-key = aquí falta una clave entre comillas
json-colon = faltan los dos puntos detrás de la clave
json-comma = falta una coma
json-last-comma = detrás de lo último no va coma
json-quote = faltan las comillas al final de un texto
json-line = en un texto no va ni salto de línea ni tabulador
json-escape = «\» se escribe doble en un texto
json-end = detrás del final hay algo más
json-other = no se puede leer
error-key-not-in-record = una partida no tiene aquí ninguna clave «{ $key }».
error-not-in-notation = { $found } no está escrito como pide la notación.
error-link-damaged = este enlace no está completo; quizá le falte el final.
error-link-newer = este enlace lo hizo un Pasch más nuevo.
error-link-own-rules = «{ $variant }» no viene con Pasch; quien recibiera el enlace no tendría sus reglas.
