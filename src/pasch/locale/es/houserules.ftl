# Reading rules, writing house rules, verifying throws, dice statistics: pages of the browser game.

## House rules: the list

house-about = Empieza con una variante y cambia lo que en tu casa se juega de otra forma. Todo se queda en este navegador hasta que lo compartas.
house-mine = Tus reglas de la casa
house-ideas = Por ejemplo
house-idea-box = Hay una casilla más, para un par.
house-idea-points = Un full suma todos los dados en vez de 25 puntos.
house-idea-bonus = El bonus llega ya con 60 puntos y vale 50.
house-idea-turn = En el último turno, cada uno tira hasta cuatro veces.
house-begin = Nueva regla de la casa
house-begin-with = Casi como
house-begin-go = Empezar
house-first-name = Nuestras reglas
house-edit = Editar
house-delete = Borrar
house-delete-undo = Mejor conservarla
house-deleted = «{ $name }» está borrada.
house-kept = «{ $name }» está guardada en este navegador.
house-shared-one = Alguien te mandó esta regla de la casa. Juégala ya, o guárdala para otro día.
house-bad-link = El enlace está incompleto o dañado: no trae ninguna regla de la casa.
house-not-here = Esta regla de la casa no está guardada en este navegador.
house-no-idea = Esa idea no existe. Las otras están abajo.
house-link = Enlace a esta regla de la casa
house-link-about = Quien lo abra puede jugar con estas reglas y conservarlas. Las reglas van en el propio enlace.
house-link-copy = Copiar enlace
house-link-copied = Enlace copiado.
house-link-qr = Código QR con el enlace a esta regla de la casa
house-all = Todas las reglas de la casa

## House rules: the form

house-not-a-number = Aquí va un número entero, no «{ $found }».
house-half-number = Aquí va un número entero, o uno con medio, como 1,5.
house-whole-number = Aquí va un número entero.
house-no-numbers = Aquí van números, no «{ $found }».
house-too-many-dice = Son { $needed } dados, y solo hay { $dice }.
house-name-needed = { $of ->
    [boxes] A la casilla
    [bonuses] Al bonus
    [columns] A la columna
    [colours] Al color
    [symbols] A la cara
    [buy] A la línea
   *[names] A la regla de la casa
 } le falta un nombre.
house-sign-wrong = Un signo tiene de una a tres letras o cifras, sin espacios ni puntuación.
house-nameless = Sin nombre
house-line = Línea { $line }
house-joker-worth = Como comodín, con otros cinco iguales, esta casilla vale { $points }: eso se pone en «Otros cinco iguales».
house-discard = Descartar
house-done = Listo
house-way = Cómo la escribes
house-way-form = Formulario
house-way-text = Texto
house-text = El documento en TOML
house-text-hint = Lo que no está aquí es como en la variante que va detrás de «like». Los comentarios detrás de «#» se quedan aunque cambies el formulario.
house-name = Nombre
house-name-other = { $label } en { $language ->
    [de] alemán
   *[en] inglés
 }
house-name-other-short = en { $language ->
    [de] alemán
   *[en] inglés
 }
house-as-inherited = { $label }: otra vez como en el original
house-less = { $label }: menos
house-more = { $label }: más
house-changed = cambiado
house-new = nuevo
house-remove = Quitar { $name }
house-taken-out = quitado
house-back-in = Volver a poner { $name }
house-checking = comprobando…
house-sound = Con estas reglas se puede jugar.
house-unsound = { $count ->
    [one] Todavía hay una cosa que no encaja.
   *[other] Todavía hay { $count } cosas que no encajan.
 }
house-unsound-look = Ver
house-unreachable = Sin red no se puede comprobar la regla de la casa. Las que guardaste sí las puedes jugar.
house-reader-loading = Se está cargando el comprobador de reglas, solo esta vez: { $loaded } de { $total } MB.
house-reader-failed = No se pudo cargar el comprobador de reglas. Revisa la conexión y cambia algo para probar otra vez.
house-without-server = Esta página funciona sin servidor: las reglas se comprueban y se juegan aquí, pero las pistas son solo aproximadas. Las medias exactas, las comparaciones y los PDF necesitan un servidor.
house-play = Jugar ya
house-keep = Guardar
house-share = Compartir
house-try = Probar
house-brings-nothing = Estos dados no suman nada en ninguna parte.
house-example = suma { $points }
house-no-throw = Ninguna tirada suma aquí.
house-differs = Distinto de { $parent }

house-dice = Dados
house-faces = Caras de cada dado
house-counted = De ellos cuentan
house-counted-hint = Los demás no cuentan: cada casilla toma los dados que más suman ahí.
house-wild = Números comodín
house-wild-hint = Un número así cuenta en cada casilla como el que más suma ahí.
house-wild-faces = Números que son comodín
house-odd = Los dados no son todos iguales
house-odd-hint = Algunos de los dados de arriba tienen otras caras.
house-odd-count = Cuántos dados son especiales
house-odd-faces = Caras de estos dados
house-odd-kind = dados especiales { $number }
house-odd-add = Otra clase de dados
house-throws = Tiradas por turno
house-last-throws = Tiradas en el último turno
house-last-throws-hint = Más que antes, cuando en la hoja solo queda una anotación.
house-release = Los dados guardados pueden volver al cubilete
house-release-hint = Sin marcar, lo que se guarda se queda en la mesa.
house-put-aside = Dados que hay que apartar tras cada tirada, como mínimo
house-save = Ahorrar las tiradas que sobran
house-save-hint = Se pueden usar en otros turnos.
house-buy = Tiradas extra
house-buy-hint = Más tiradas después de la última, de una reserva.
house-buy-name = Nombre de la línea
house-buy-per-turn = Tiradas extra por turno
house-buy-per-column = Reserva
house-buy-per = La reserva es para
house-buy-unused = Puntos por cada una que sobre
house-least = Jugadores como mínimo
house-most = Jugadores como máximo
house-direction = Sentido
house-clockwise = horario
house-counter-clockwise = antihorario

house-boxes = Casillas
house-boxes-about = Cada una con una tirada de ejemplo. Toca una casilla para cambiarla.
house-add-boxes = Añadir casilla
house-new-boxes = { $language ->
    [de] Neues Feld
    [en] New box
   *[es] Casilla nueva
 }
house-box-name = Nombre de la casilla
house-box-number = Qué número cuenta
house-aliases = También se llama
house-aliases-hint = Si son varios nombres, sepáralos con comas.
house-takes = Qué entra
house-and = y además
house-condition-add = Otra condición
house-condition-remove = Quitar la condición: { $condition }
house-groups-share = También dos veces el mismo número
house-groups-share-hint = Así, cuatro iguales son también dos pares.
house-figure-of_a_kind = iguales
house-figure-groups = grupos
house-figure-run = escalera
house-figure-number = un número
house-figure-any = cualquier tirada
house-figure-one_of = esto o aquello
house-one-of-either = O bien
house-one-of-or = O
house-one-of-add = Otra posibilidad
house-figure-other = otra
house-figure-which = En concreto
house-kind-of_a_kind = dados iguales
house-kind-groups = grupos de iguales, como 3 + 2
house-kind-run = una escalera
house-kind-faces = ciertos números
house-kind-total = una suma exacta
house-kind-at_least = una suma mínima
house-kind-at_most = una suma máxima
house-kind-one_colour = todos de un color
house-kind-number-of_a_kind = Cuántos iguales
house-kind-number-groups = Tamaño de los grupos
house-group = { $size ->
    [1] un dado
    [2] dos iguales
    [3] tres iguales
    [4] cuatro iguales
    [5] cinco iguales
   *[other] { $size } iguales
 }
house-kind-number-run = Cuántos seguidos
house-kind-number-faces = Qué números
house-kind-number-total = Qué suma
house-kind-number-at_least = Cuánto como mínimo
house-kind-number-at_most = Cuánto como máximo
house-worth = Qué da
house-points-sum = suma de todos los dados
house-points-matching = suma de los grupos
house-points-double = el doble
house-points-none = nada especial
house-points-fixed = puntos fijos
house-points-throws = según la tirada
house-points-number = Puntos
house-points-number-throws = Puntos en la primera, segunda… tirada
house-times = Multiplicado por
house-par = Tantos de sus dados valen 0
house-par-hint = Con 3, tres seises valen 0, dos −6, cuatro 6; ninguno, o la casilla tachada, −18 («escuela»).
house-plus = Más
house-served = Si cayeron todos los dados de una vez (servido)
house-section = Parte
house-section-upper = en la parte de arriba
house-section-lower = en la parte de abajo
house-later = Más tarde vale menos
house-later-hint = Tantos puntos menos por cada anotación que ya haya en la columna.
house-wins = Quien suma aquí gana en el acto contra otros
house-ends = Quien suma aquí acaba en el acto la partida contra otros
house-at-once-none = nunca
house-at-once-throws = en tantas tiradas como mucho
house-at-once-served = si cayeron todos los dados de una vez
house-at-once-any = siempre
house-at-once-number = Tiradas como mucho
house-lowest = Cuentan los más bajos
house-lowest-hint = Si hay dados de más, aquí cuentan los que menos suman.
house-counts = Cuenta para el total
house-counts-hint = Sin marcar, solo cuenta lo que se calcula con la casilla.
house-entries = Cuántas veces se llena

house-bonuses = Bonus
house-add-bonuses = Añadir bonus
house-new-bonuses = { $language ->
    [de] Bonus unten
    [en] Lower bonus
   *[es] Bonus inferior
 }
house-new-computed = { $language ->
    [de] Berechneter Bonus
    [en] Computed bonus
   *[es] Bonus calculado
 }
house-bonus-name = Nombre del bonus
house-bonus-kind = Clase de bonus
house-bonus-kind-tiers = Por suma
house-bonus-kind-computed = Calculado con casillas
house-formula = Cómo se calcula
house-formula-hint = Con los nombres de las casillas, +, −, × y paréntesis: (Máximo − Mínimo) × Unos. Cuenta en cuanto estén llenas todas sus casillas.
house-only-if = Solo si
house-only-if-hint = Con <, ≤ o =: 0 < Mínimo < Máximo. Si no se cumple, no da nada; vacío, cuenta siempre.
house-no-formula = «{ $found }» no se puede calcular. Solo puede llevar nombres de casillas, números y signos.
house-over = Qué se suma
house-over-upper = la parte de arriba
house-over-lower = la parte de abajo
house-over-all = todas las casillas
house-over-boxes = casillas sueltas
house-over-which = Qué casillas
house-minus = Qué se resta
house-minus-nothing = nada
house-minus-upper = la parte de arriba
house-minus-lower = la parte de abajo
house-minus-boxes = casillas sueltas
house-minus-which = Qué casillas se restan
house-count = Qué se cuenta
house-count-points = los puntos
house-count-entries = casillas sin tachar
house-count-strikes = casillas tachadas
house-per = Para
house-per-column = cada columna
house-per-sheet = toda la hoja
house-per-row = cada línea, con todas las columnas
house-paid = Los puntos se dan
house-paid-tiers = por escalones
house-paid-each = por cada casilla
house-each = Puntos por cada una de estas casillas
house-tiers = Escalones
house-tier-from = Desde
house-tier-gives = { $counted ->
   *[points] puntos, recibes
    [entries] casillas, recibes
    [strikes] tachadas, recibes
 }
house-tier-of = Escalón desde { $from }
house-tier-grows = { $more } más por cada { $each }
house-tiers-hint = Cuenta el más alto que se alcance. Sin «hasta», un escalón vale también para todo lo que esté por encima; con «por cada» va creciendo.
house-tier-each = por cada
house-tier-more = puntos más
house-tier-add = Añadir escalón
house-tier-remove = Quitar el escalón desde { $from }
house-from = desde
house-to = hasta

house-extra = Otros cinco iguales
house-extra-about = Qué dan todavía
house-extra-name = Regla { $number }
house-add-extra = Añadir regla
house-new-extra = extra
house-when = Si su propia casilla
house-when-filled = está llena o tachada
house-when-scored = tiene puntos
house-when-struck = está tachada
house-when-open = aún está libre
house-when-any = está como sea
house-number = Y la casilla de su número
house-number-any = está libre u ocupada
house-number-free = aún está libre
house-number-filled = está ocupada
house-place = Adónde tienen que ir, por orden
house-place-any = Pueden ir adonde sea.
house-place-number = la casilla de su número
house-place-lower = una casilla de abajo
house-place-upper = una casilla de arriba
house-extra-bonus = Puntos extra al lado de la casilla
house-bonus-all = en todas partes
house-bonus-number = en la casilla de su número
house-bonus-upper = en lo demás de arriba
house-bonus-lower = abajo
house-extra-worth = Qué valen en otras casillas (comodín)
house-extra-served = Y si cayeron todos los dados de una vez
house-every-lower = cualquier casilla de abajo
house-every-upper = cualquier casilla de arriba
house-worth-add = Otra casilla
house-choose = Elegir…
house-worth-remove = { $box }: ya no como comodín

house-columns = Columnas
house-columns-about = Sin ninguna, la hoja tiene una columna que se llena en cualquier orden. Se queda cuando añadas la primera.
house-add-columns = Añadir columna
house-new-columns = { $language ->
    [de] Spalte
    [en] Column
   *[es] Columna
 }
house-column-name = Nombre de la columna
house-column-boxes = Casillas de esta columna
house-column-boxes-all = todas
house-column-boxes-listed = algunas, en su propio orden
house-column-boxes-list = Casillas de arriba abajo
house-sequence-add = Añadir
house-move-up = { $name }: más arriba
house-move-down = { $name }: más abajo
house-order = Cómo se llena
house-order-free = libre
house-order-down = de arriba abajo
house-order-up = de abajo arriba
house-order-ends = por los dos extremos
house-order-middle = del medio hacia fuera
house-order-halves = primero la mitad de arriba, luego la de abajo
house-order-section-upper = las casillas de arriba
house-order-section-lower = las casillas de abajo
house-order-lines = en varias filas
house-order-line = Fila { $number }
house-order-listed = en su propio orden
house-order-list = Orden en que se llena
house-strikes = Tachar
house-strikes-next = solo una de las que tocan
house-strikes-any = cualquier casilla libre
house-announce = Anunciar
house-announce-never = no se anuncia
house-announce-after = justo después de la primera tirada
house-announce-before = antes de la primera tirada
house-announce-unless-served = tras la primera tirada, salvo lo servido
house-miss = Anunciada y fallada
house-miss-box = se tacha esa casilla
house-miss-any = se tacha cualquier casilla
house-column-throws = Tiradas por turno en esta columna
house-column-throws-hint = Vacío: las de siempre; 1 es solo la primera tirada.
house-result = Puntos de partida por sumar más en esta columna
house-result-all = Puntos de partida extra por todas las columnas
house-weight = Cuántas veces cuenta la columna
house-column-served = Todos los dados de una tirada
house-column-served-extra = valen lo que dice su casilla
house-column-served-plain = valen aquí como cualquier tirada
house-column-served-only = aquí solo suman ellos
house-column-bonuses = Bonus que valen aquí
house-column-extra = Reglas para otros cinco iguales que valen aquí

house-symbols = Dibujos y nombres de las caras
house-symbols-about = Los dados de póker muestran 9, 10, jota, reina, rey y as. Lo que cuenta es el número que hay detrás.
house-symbols-poker = Dados de póker: 9, 10, J, Q, K, A
house-symbols-none = Otra vez números
house-symbol-add = Cara con dibujo propio
house-new-symbol = { $language ->
    [de] Stern
    [en] Star
   *[es] Estrella
 }
house-symbol-name = Nombre de la cara
house-symbol-sign = Signo en el dado
house-symbol-face = Vale como el número
house-symbol-picture = Dibujo
house-picture-sign = el signo
house-picture-pips = puntos
house-picture-nine = carta: nueve
house-picture-ten = carta: diez
house-picture-jack = carta: jota
house-picture-queen = carta: reina
house-picture-king = carta: rey
house-picture-ace = carta: as
house-colours = Colores de las caras
house-colours-about = Si los puntos tienen color, una casilla puede pedir dados de un solo color.
house-colour-add = Añadir color
house-new-colour = { $language ->
    [de] Rot
    [en] Red
   *[es] Rojo
 }
house-colour-name = Nombre del color
house-colour-faces = Caras de este color

house-whole = Y lo demás
house-total = Qué cuenta al final
house-total-points = todos los puntos
house-total-bonuses = solo los bonus
house-note = Nota
house-note-hint = No cambia nada en las reglas.

## House rules: what is folded up, and what of it differs from most games

house-more-conditions = Más condiciones
house-more-conditions-about = También otra cosa a la vez
house-more-points = Puntos especiales
house-more-points-about = Varias veces, suplemento, servido
house-more-points-about-number = Varias veces, bajo 0, más tarde menos
house-more-place = Lugar y final
house-more-place-about = Arriba o abajo, ganar en el acto
house-more-bonus = Detalles
house-more-bonus-about = Qué casillas cuentan, más escalones
house-more-dice = Dados especiales
house-more-dice-about = Caras, comodines, dibujos, colores
house-more-turn = Turnos especiales
house-more-turn-about = Último turno, tiradas extra
house-whole-about = Jugadores, meta, nota
house-bonuses-none = Ninguno
house-columns-one = Una, en cualquier orden
house-told-kind-of_a_kind = { $value } iguales
house-told-kind-groups = grupos { $value }
house-told-kind-run = escalera de { $value }
house-told-kind-faces = con { $value }
house-told-kind-total = suma { $value }
house-told-kind-at_least = al menos { $value }
house-told-kind-at_most = como mucho { $value }
house-told-kind-one_colour = un color
house-told-share = dos veces el mismo número
house-told-lowest = los más bajos
house-told-times = cuenta { $value } veces
house-told-plus = más { $value }
house-told-served = { $value ->
    [double] servido el doble
   *[other] servido { $value }
 }
house-told-par = { $value } de sus dados valen 0
house-told-later = cada vez { $value } menos
house-told-counts = fuera del total
house-told-joker = { $value } como comodín
house-told-entries = { $value } anotaciones
house-told-per = { house-per }: { $value ->
    [sheet] { house-per-sheet }
   *[row] { house-per-row }
 }
house-told-wins = gana en el acto
house-told-ends = acaba la partida
house-told-aliases = también { $value }
house-told-faces = caras { $value }
house-told-counted = cuentan { $value }
house-told-odd = dados distintos
house-told-wild = comodín: { $value }
house-told-symbols = dibujos
house-told-colours = colores
house-told-last-throws = { $value } tiradas en el último turno
house-told-release = lo guardado se queda
house-told-put-aside = apartar al menos { $value }
house-told-save = tiradas ahorradas
house-told-buy = tiradas extra
house-told-players = { $least ->
    [one] de uno a { $most } jugadores
   *[other] de { $least } a { $most } jugadores
 }
house-told-direction = sentido antihorario
house-told-total = solo los bonus
house-told-all = puntos de partida por todas las columnas
house-told-note = con una nota

## Verifying throws

verify-about = ¿Alguien ha trucado los dados? Aquí se vuelve a calcular una partida, tirada a tirada.
verify-why = Por qué se notaría una trampa
verify-locked = Antes de la primera tirada se guarda un secreto bajo llave.
verify-added = Después cada dispositivo añade números al azar: así nadie puede elegir las tiradas.
verify-repeated = Al acabar la partida se muestra el secreto y aquí se tira todo otra vez: cualquier cambio saldría a la luz.
verify-link = Enlace de la mesa
verify-link-hint = Lo que hay en la barra de direcciones mientras juegas.
verify-go = Comprobar los dados
verify-mine = ¿Qué partida?
verify-agrees = Las { $throws } tiradas son correctas.
verify-verdict-fair = Nadie ha tocado las { $throws } tiradas.
verify-verdict-fixed = Durante la partida nadie tocó las { $throws } tiradas.
verify-verdict-consistent = Las { $throws } tiradas encajan entre sí.
verify-means-fair = Nadie podía elegirlas, ni siquiera el servidor.
verify-means-fixed = Todas se han podido calcular otra vez.
verify-means-consistent = Si era exactamente tu partida, solo lo sabe un dispositivo que estuviera desde el principio.
verify-means-wrong = Lo que no encaja está abajo.
verify-busy = Tirando todo otra vez…
verify-others = Otras partidas
verify-none = Aquí aparecen tus partidas en cuanto se acabe alguna.
verify-by-link = Comprobar una partida con su enlace
verify-evidence = Todas las pruebas: secreto, números y cada tirada
verify-exchanged = Cambiada: ¡esta no es la partida que vio este dispositivo!
verify-seen = Este dispositivo vio la huella antes de la primera tirada; es la de esta partida.
verify-seen-differs = Antes de la primera tirada, este dispositivo vio la huella { $seen }; ahora el servidor muestra { $found }.
verify-drawn = Este dispositivo sacó el número de { $name }; está en todas las tiradas.
verify-drawn-differs = Para { $name }, este dispositivo sacó el número { $seen }; ahora el servidor muestra { $found }.
verify-not-drawn = El número de { $name } no lo sacó este dispositivo.
verify-none-drawn = Este dispositivo no añadió ningún número suyo: sabe que los dados estaban fijados, pero no que el servidor no los eligiera.
verify-live = { $count ->
    [one] Este dispositivo vio caer una tirada; en esta partida es la misma.
   *[other] Este dispositivo vio caer { $count } tiradas; en esta partida son todas las mismas.
 }
verify-live-differs = El suceso { $number } era otra tirada: este dispositivo vio { $seen }, ahora el servidor muestra { $found }.
verify-event-differs = El suceso { $number } no es el que vio este dispositivo.
verify-no-memory = Este dispositivo no sabe nada de antes de la primera tirada. Un servidor que mienta podría haberse inventado después toda la partida; solo un dispositivo que estuviera desde el principio tiene la prueba de que los dados son honestos.
verify-here = Esta partida se jugó solo en este dispositivo; el secreto y los números son suyos.
verify-differs = No todas las { $throws } tiradas son correctas.
verify-commitment = El secreto mostrado encaja con la huella.
verify-other-secret = El secreto mostrado no encaja con la huella.
verify-promise = Huella del secreto (SHA-256)
verify-secret = Secreto de la mesa
verify-entropy = Azar de la persona { $number }
verify-throws = Todas las tiradas
verify-number = Tirada
verify-seat = Quién
verify-found = Salió
verify-right = Recalculada
verify-same = correcta
verify-download = Descargar la partida; «pasch verify» comprueba el archivo sin red

## Dice statistics

dice-about = Todos los dados tirados en este servidor, cara por cara.
dice-none = Aquí no se ha tirado nada todavía
dice-none-what = En cuanto alguien juegue, verás aquí cuántas veces ha salido cada cara. Con buenos dados, todas salen más o menos igual de a menudo.
dice-kind = { $throws } dados tirados
dice-other = Dados con { $faces }: { $throws } tirados
dice-house = Dados de reglas de la casa
dice-house-about = Pueden caer desiguales y no cuentan arriba
dice-exact = Detalles
dice-exact-about = Cómo se comprueba
dice-face = Cara
dice-count = Veces
dice-share = Proporción
dice-expected = Si todas salieran por igual, cada cara saldría el { $share } de las veces.
dice-verdict-few = Todavía son pocas tiradas para juzgar.
dice-verdict-fair = Los dados son honestos: ninguna cara sale demasiadas veces ni demasiado pocas.
dice-verdict-watch = Ahora mismo caen algo desiguales. Con dados honestos también pasa, de vez en cuando.
dice-verdict-odd = Unos dados honestos casi nunca caen tan desiguales.
dice-test = La prueba de ji cuadrado compara las veces que salió cada cara con un reparto igual: ji cuadrado { $chi } con { $degrees } grados de libertad, p = { $p }. Unos dados honestos caen al menos así de desiguales el { $percent } de las veces.
dice-verify = Aquí se comprueba una partida suelta:

house-draft-title = Empezada y sin guardar
house-draft-go = Seguir
house-draft-discard = Descartar
house-draft-resumed = Sigues donde lo dejaste.
house-draft-anew = Empezar de cero

rules-example-dice = Dados: { $dice }
house-idle = Esto no cambia nada: sin ello, el juego es el mismo.
house-wrong-counts-nowhere = La casilla «{ $box }» no cuenta para el total y todavía no se calcula nada con ella: añade para eso un bonus «Calculado con casillas».
house-wrong-box-nowhere = En ninguna columna: { $box }. Añádelo a alguna, o quítalo de aquí.
house-wrong-bonus-nowhere = El bonus «{ $bonus }» no cuenta en ninguna columna: elígelo en alguna, o quítalo.

## What a house rule does

effects-title = Qué cambia la regla
effects-about = Puntos, duración, suerte y habilidad: en conjunto, y por cada cambio respecto a { $parent } por separado. El cálculo puede llevar varios minutos.
effects-about-own = Puntos, duración, suerte y habilidad. El cálculo puede llevar varios minutos.
effects-ask = Calcular
effects-working = { $of ->
        [one] Calculando el juego: { $percent }
       *[other] { $done } de { $of } juegos calculados: { $percent }
    }
effects-mean = Puntos de media, jugando a la perfección
effects-sd = Nueve de cada diez partidas acaban entre
effects-range = { $low } y { $high }
effects-minutes = Duración por persona
effects-minutes-about = { $turns ->
        [one] Un turno
       *[other] { $turns } turnos
    }, con las tiradas que pide el juego perfecto
effects-skill = Suerte o habilidad
effects-luck = Suerte
effects-art = Habilidad
effects-skill-is = { $share ->
    [luck] A menudo decide la suerte.
    [skill] Quien juega bien gana casi siempre.
   *[both] Quien juega bien gana más a menudo.
 }
effects-skill-change = { $side ->
    [same] suerte y habilidad como en { $parent }
    [luck] algo más de suerte que en { $parent }
   *[skill] algo más de habilidad que en { $parent }
 }
effects-skill-more = { $side ->
    [luck] Algo más de suerte
   *[skill] Algo más de habilidad
 }
effects-unused = Casillas que nadie usa
effects-unused-about = Incluso jugando a la perfección, suman en menos de una de cada diez partidas.
effects-beside = { $by } frente a { $parent }
effects-unit-mean = { $amount } puntos
effects-unit-minutes = { $amount } minutos
effects-alone = Cada cambio por separado
effects-other = Qué es distinto de { $parent }
effects-together = Todo junto
effects-unclear = Apenas se puede medir.
effects-not-alone = Solo es posible junto con otros cambios.
effects-change-minutes = Duración { $by }
effects-change-unused = Entonces nadie usa: { $boxes }
effects-left = { $left ->
        [one] Otro cambio solo cuenta junto con los demás.
       *[other] Otros { $left } cambios solo cuentan junto con los demás.
    }
effects-measured-learned = La hoja es demasiado grande para un cálculo exacto: se jugaron 1000 partidas con valores aprendidos; la media es buena con un margen de unos { $mean } puntos.
effects-measured-rough = La hoja es demasiado grande para un cálculo exacto: se jugaron 1000 partidas con valores aproximados; la media es buena con un margen de unos { $mean } puntos. Jugando a la perfección se saca un pequeño porcentaje más.
