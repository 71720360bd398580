# Everything that can be wrong, one sentence each. The name after "error-" is the stable code.
# In front of the sentence stand the file and the place.

place-line = línea { $line }

## Reading a variant document

error-document-too-large = el documento pasa de { $limit } kB.
error-line-too-long = la línea pasa de { $limit } caracteres.
error-direction-mark = aquí hay un carácter invisible que da la vuelta al sentido de la escritura; quítalo.
error-document-too-deep = el documento anida claves o corchetes más de lo que necesita ninguna variante.
error-not-toml = esto no es TOML: { $detail }.
error-not-utf8 = el archivo no es texto en UTF-8 ni en UTF-16.
error-cannot-read = no se puede leer { $file }: { $reason }.
error-wrong-type = aquí hay { $found }, y tiene que ser { $allowed }.
quoted-text = un texto entre comillas: { $example }
error-out-of-range = aquí hay { $found }, y tiene que ser { $allowed }.
error-wrong-length = { $what ->
    [text] aquí hay { $found }, y tiene que tener { $allowed } caracteres.
    [boxes] son { $number } casillas; tienen que ser { $allowed }.
    [columns] son { $number } columnas; tienen que ser { $allowed }.
    [bonuses] son { $number } bonus; tienen que ser { $allowed }.
    [extra] son { $number } reglas extra; tienen que ser { $allowed }.
   *[other] la lista tiene { $number ->
        [one] una entrada
       *[other] { $number } entradas
     }; tienen que ser { $allowed }.
 }
error-not-one-of = aquí hay { $found }, y tiene que ser uno de { $allowed }.
error-not-one-of-near = aquí hay { $found }; ¿será { $near }? Tiene que ser uno de { $allowed }.
error-not-one-of-written = { $found } se escribe aquí { $near }; tiene que ser uno de { $allowed }.
error-wrong-characters = { $what ->
    [name] { $found } no puede ser un nombre: un nombre es una línea sin caracteres invisibles y sin {"{ } [ ] | = > ! ;"}
    [sign] { $found } no cabe en un dado: un signo tiene de una a tres letras o cifras.
    [variant] { $found } no puede ser un identificador: se compone de letras minúsculas sin acento (de la a a la z), cifras y «-», por ejemplo "nuestro-yahtzee".
   *[other] { $found } no puede ser un identificador: empieza con una letra minúscula, y siguen letras minúsculas sin acento (de la a a la z), cifras y «_», por ejemplo "dos_pares".
 }
error-unknown-key-near = no existe la clave «{ $key }»; ¿será «{ $near }»?
error-unknown-key-written = «{ $key }» se escribe aquí «{ $near }».
error-unknown-key-inside = «{ $key }» va dentro de «{ $inside }».
error-unknown-key = no existe la clave «{ $key }»; aquí se admite { $allowed }.
error-missing-key = falta la clave «{ $key }».
error-inheritance-circle = las variantes heredan unas de otras en círculo: { $chain }.
error-inheritance-too-deep = más de { $limit } variantes heredan unas de otras.
error-part-not-inherited-near = aquí no se hereda ningún «{ $key }»; ¿será «{ $near }»? Lo que es nuevo necesita «names».
error-nothing-to-take-out = nada que quitar: aquí no se hereda ningún «{ $key }»; { $number ->
    [one] solo hay «{ $allowed }»
   *[other] hay { $allowed }
 }.
error-nothing-to-take-out-near = nada que quitar: aquí no se hereda ningún «{ $key }»; ¿será «{ $near }»?
error-not-inherited = nada que quitar: aquí no se hereda ningún «{ $key }», así que basta con no poner «{ $key } = false».
error-taken-out-as-a-whole = de [{ $key }] solo se pueden quitar partes, cada una por su nombre: «… = false» debajo de [{ $key }].
error-unknown-variant-near = no existe la variante «{ $found }»; ¿será «{ $near }»?
error-unknown-variant = no existe la variante «{ $found }»; hay { $allowed }, o el nombre de un archivo TOML.

## What a document gets wrong

error-twice = { $found } está aquí dos veces.
error-odd-die-alone = además de los dados especiales tiene que quedar al menos otro; «count» los cuenta todos.
error-one-face-only = este dado muestra { $face } en todas las caras; tiene que haber al menos dos números distintos.
error-all-wild = tiene que quedar al menos un número que no sea comodín.
error-too-many-sides = con caras iguales, estos dados tienen como mucho { $most } caras; aquí hay { $found }.
error-too-many-readings = con comodines, estos dados se pueden leer de { $found } maneras; el límite es { $most }.
error-too-many-holds = de estos dados se pueden guardar algunos de { $found } maneras; el límite es { $most }.
error-too-many-rolls = estos dados dan { $found } tiradas distintas; el límite es { $most }.
error-two-colours = la cara { $face } ya tiene el color { $other }.
error-two-symbols = el número { $face } ya tiene un nombre: «{ $other }».
error-same-sign = «{ $sign }» ya está en otra cara: «{ $other }».
error-save-and-buy = las tiradas se ahorran o se compran, no las dos cosas.
error-unless-served-and-only = announce = "unless-served" y served = "only" no van en la misma columna: aquí solo suma lo servido, así que no habría nada que anunciar.
error-last-throws-not-more = el último turno tiene más tiradas que los demás: más de { $throws }.
error-last-throws-and-others = un último turno con más tiradas solo lo hay donde las tiradas no se ahorran ni se compran.
error-reserved-name = «{ $found }» quiere decir otra cosa en un documento; elige otro identificador.
error-number-box-has-no = la casilla de un número no tiene «{ $key }»: se suman los dados que muestran su número.
error-more-points-than-throws = aquí hay puntos para { $found } tiradas, pero ningún turno tiene más de { $most }.
error-needs-key = esto necesita «{ $key }».
error-plus-below-zero = aquí hay { $found }, pero tiene que ser 0-1000. Por debajo de 0 empieza una casilla de número con «par»: con par = 3, tres dados valen 0 y cada dado menos cuesta sus puntos.
error-not-both = pon «{ $one }» o «{ $other }», no los dos.
error-order-lacks-box = el orden no dice cuándo se llenan estas casillas: { $boxes }.
error-unknown-name-near = no hay ningún «{ $found }»; ¿será «{ $near }»?
error-unknown-name = no hay ningún «{ $found }»; { $number ->
    [0] este juego no tiene nada así
    [one] solo hay «{ $allowed }»
   *[other] hay { $allowed }
 }.
error-same-name = el nombre «{ $name }» también es de «{ $other }».
error-box-in-no-column = la casilla «{ $box }» no está en ninguna columna: añádela a { $lists }.
error-inherited-box-in-no-column = la casilla heredada «{ $box }» no está en ninguna columna: añádela a { $lists }, o quítala con «{ $box } = false» debajo de [boxes].
error-boxes-in-no-column = estas casillas no están en ninguna columna: { $box }. Añádelas a { $lists }, o quita cada una con «… = false» debajo de [boxes].
error-name-taken-out = «{ $found }» se quita debajo de [{ $part }], y aquí todavía se nombra: escribe esto otra vez sin ello.
error-bonus-in-no-column = el bonus «{ $bonus }» no cuenta en ninguna columna.
error-needs-one-key = esto no dice nada; pon uno de { $allowed }.
error-computed-of-nothing = aquí no se nombra ninguna casilla con la que calcular algo.
error-no-boxes = no hay ni una variante a la que se parezca el juego (like = "kniffel") ni una casilla propia debajo de [boxes].
error-no-box-left = se han quitado todas las casillas; tiene que quedar al menos una.
error-no-formula = { $found } no se puede calcular: escribe { $said }, o lo mismo con difference o product.
error-points-of-tiers = lo que da el bonus está en sus escalones: { $said }.
error-face-is-a-number = las caras son números, no «{ $found }»: lo que muestran en su lugar va debajo de [dice.symbols].
error-computed-of-too-many = esto se calcula con { $found } casillas; se admiten { $most }.
error-computed-in-no-column = ninguna columna tiene todas estas casillas: { $boxes }.
error-computed-too-large = esto podría llegar a { $found } puntos; se admiten { $most }.
error-box-counts-nowhere = la casilla «{ $box }» no cuenta, y no se calcula nada con ella.
error-extra-without-five = una regla extra necesita una casilla para { $dice } iguales, y no la hay.
error-box-never-scores = ninguna tirada suma en la casilla «{ $box }».
error-counted-and-taken-off = { $number ->
    [one] la casilla «{ $boxes }» ya cuenta
   *[other] { $boxes } ya cuentan
 } en este bonus; lo que se resta tienen que ser otras.
error-each-of-points = «each» paga por anotaciones: con count = "entries" o "strikes".
error-whole-or-half = aquí hay { $found }, y tiene que ser 0.5, 1, 1.5, 2 … hasta 10.
error-halves-and-bought = donde se compran tiradas, una columna solo puede contar un número entero de veces.
error-halves-and-odd = otros cinco iguales dan aquí un número impar de puntos al lado de la casilla; una columna así solo puede contar un número entero de veces.
error-never-below-zero = aquí hay { $found }, pero esta suma nunca baja de 0: solo puede donde se resta algo («minus») o una casilla de número empieza por debajo de 0 («par»).
error-too-many-steps = este escalón crece { $found } veces, y se admiten { $most } pasos: «each» tiene que ser mayor.
error-bonus-out-of-reach = nadie llega a { $found }: las casillas dan como mucho { $most }.
error-nothing-counts = solo cuentan los bonus, y no hay ninguno.
error-more-mistakes = hay más cosas mal: solo se nombran los primeros { $shown } errores.

## Keys of a document that change nothing

error-idle-key = «{ $key }» no hace nada: sin ello, el juego es el mismo.
error-idle-throws = esto no hace nada: ningún turno tiene más de { $throws } tiradas.
error-idle-last-throws = «last_throws» no hace nada: cada columna dice ella misma cuántas tiradas admite.
error-idle-miss = «miss» no hace nada en una columna sin «announce».
error-idle-miss-any = miss = "any" no hace nada: después de un anuncio, ninguna columna deja tachar otra casilla; strikes = "any" sí lo haría.
error-idle-strikes = «strikes» no hace nada en una columna de orden libre en la que no se anuncia.
error-idle-order-lists = «order» no hace nada: si hay varias listas, se llenan a la vez. Lo que va por orden se escribe en una sola: order = { $order }.
error-idle-served = «served» no hace nada: ninguna casilla ni regla extra pregunta si cayeron todos los dados de una vez.
error-idle-served-only = served = "only" no hace nada: lo que va aquí siempre sale servido.
error-idle-unless-served = announce = "unless-served" no hace más que announce = true: todas las columnas piden anuncio, así que siempre toca anunciar tras la primera tirada.
error-idle-place = «place» no hace nada mientras su propia casilla esté libre: entonces la tirada siempre puede ir ahí.
error-idle-extra = la regla extra «{ $extra }» no vale en ninguna columna.
error-idle-extra-empty = la regla extra «{ $extra }» no hace nada: no dice ni adónde va la tirada («place») ni qué da («bonus», «worth», «served»).
error-idle-bonus = el bonus «{ $bonus }» no hace nada: nunca da puntos.
error-idle-result = «result» no hace nada: solo puede jugar uno.
error-win-by-columns = aquí se ganan columnas, no el total; para eso no se sabe la probabilidad de ganar.
error-idle-throws-at-once = ningún turno tiene más de { $throws } tiradas; { $key } = "any" dice lo mismo.
error-idle-at-once = «{ $key }» no hace nada: solo puede jugar uno, y a solas la partida sigue.
error-win-at-once = aquí una sola tirada puede decidir la partida en el acto; para eso no se sabe la probabilidad de ganar.
error-idle-put-aside = «put_aside» no hace nada: un turno tiene una sola tirada.
error-idle-release = «release = true» no hace nada: con «put_aside», los dados apartados se quedan en la mesa.
error-idle-never = esta condición no se cumple nunca: así el bonus «{ $bonus }» nunca da puntos.
error-idle-always = esta condición se cumple siempre: «when» sobra.
error-idle-tier = al escalón { $number } no se llega nunca: no hay puntos en estas casillas que lleven a él.
error-bonus-called-alike = el bonus «{ $other }» también se llama «{ $name }»: en la hoja no se podrían distinguir.

## What is no TOML, after error-not-toml

toml-equals = falta el «=» detrás de la clave
toml-line-end = detrás del valor hay algo más; cada cosa necesita su línea, y los decimales llevan un punto: 1.5
toml-heading = falta el «]» al final del encabezado
toml-quote = faltan las comillas al final de un texto
toml-escape = «\» se escribe doble en un texto entre comillas
toml-list = falta el «]» al final de una lista
toml-table = falta el «{"}"}» al final de una tabla
toml-character = lleva un carácter que no puede estar ahí
toml-start = una línea no puede empezar así; tiene que ser «clave = valor» o «[sección]»
toml-value = el valor detrás del «=» falta o está mal escrito; las palabras van entre comillas rectas: "así"
toml-twice = esto ya se dijo más arriba
toml-other = no se puede leer

## What the rules do not allow

## Names

## Why a file cannot be read or written

reason-missing = no existe ese archivo
reason-folder = es una carpeta
reason-no-folder = una parte de su ruta no es una carpeta
reason-denied = faltan permisos
reason-full = el disco está lleno
reason-too-long = el nombre es demasiado largo
reason-no-name = ningún archivo puede llamarse así

## Finding variants

error-unknown-country = ninguna variante es de { $found }; hay { $allowed }.
error-unknown-family = no existe la familia { $found }; hay { $allowed }.
error-find-dice = { $found } no es un número de dados de { $least } a { $most }.
error-find-minutes = { $found } no es un número de minutos de { $least } a { $most }.
error-link-out-of-folder = este enlace lleva fuera de la carpeta; se pasa por alto.
error-no-ordinary-file = esto no es un archivo corriente, sino por ejemplo una tubería, un dispositivo o una carpeta; se pasa por alto.
error-id-taken = otra variante ya tiene el identificador «{ $id }»; elige otro.
