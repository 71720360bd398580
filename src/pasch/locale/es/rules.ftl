# The rules of a variant as a player would explain them. For every number $n there is the number word $n_word.

rules-number = { $number ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $number }
 }
rules-and = { $first } y { $last }
rules-or = { $first } o { $last }
rules-between-parts = { "; " }
rules-from-to = de { $first } a { $last }
rules-face = { $face ->
    [0] ceros
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
    [6] seises
    [7] sietes
    [8] ochos
    [9] nueves
   *[other] { $face }
 }
rules-summary = { $dice ->
    [one] un dado
   *[other] { $dice } dados
 } · { $columns ->
    [one] { "" }
   *[other] { $columns } columnas ·{ " " }
 }{ $boxes } { $boxes ->
    [one] casilla
   *[other] casillas
 } · { $turns } { $turns ->
    [one] turno
   *[other] turnos
 } · { $total } puntos como máximo

rules-heading-goal = El objetivo
rules-heading-turn = Un turno
rules-heading-columns = Las columnas
rules-heading-column = Cómo se llena la hoja
rules-heading-upper = Parte de arriba
rules-heading-lower = Parte de abajo
rules-heading-boxes = Las casillas
rules-heading-served = Servido
rules-heading-bonus = Bonus
rules-heading-extra = Otros { $dice_word } iguales
rules-heading-at-once = En el acto
rules-heading-end = El final
rules-heading-note = Notas

## The aim

rules-goal = Cada jugador llena su hoja, una casilla por turno. Al final gana quien tenga más puntos.
rules-goal-won = Cada jugador llena su hoja, una casilla por turno.
rules-goal-alone = Llenas tu hoja, una casilla por turno, y juntas todos los puntos que puedas.
rules-goal-bonuses = Para el total solo cuentan los bonus; los puntos de las casillas deciden cuáles te llevas.
rules-won-column = { $points } por { $name }
rules-goal-columns = Entre varios se juega por puntos de partida: quien tenga más en una columna recibe { $columns }. Si hay empate en una columna, no los recibe nadie.
rules-goal-all-columns = Quien gane todas esas columnas recibe { $points ->
    [one] 1 punto de partida extra
   *[other] { $points } puntos de partida extra
 }.
rules-seats-alone = Es un juego para una sola persona.
rules-seats-exactly = Es un juego para { $most_word }.
rules-seats-or-alone = Pueden jugar hasta { $most_word }, y también se puede jugar a solas.
rules-seats = Pueden jugar de { $least_word } a { $most_word } personas.
rules-start = Cada jugador tira un dado: empieza el número más alto; quienes empaten tiran otra vez.
rules-direction-clockwise = Luego se sigue en el sentido de las agujas del reloj, salvo que se haya acordado otra cosa.
rules-direction-counter-clockwise = Luego se sigue en sentido contrario a las agujas del reloj, salvo que se haya acordado otra cosa.

## A turn

rules-dice-once = Tiras { $dice ->
    [one] un dado
   *[other] { $dice_word } dados
 }, una sola vez por turno.
rules-dice = Tiras { $dice ->
    [one] un dado
   *[other] { $dice_word } dados
 }, hasta { $throws_word } veces por turno.
rules-dice-counted = { $counted ->
    [1] Solo cuenta uno: en cada casilla, el que más suma ahí
   *[other] Solo cuentan { $counted_word }: en cada casilla, los que más suman ahí
 }.
rules-dice-faces = Cada dado muestra { $faces }.
rules-dice-odd = { $dice ->
    [1] Uno de los dados es distinto: muestra
   *[other] { $dice_word } de los dados son distintos: muestran
} { $faces }.
rules-dice-wild = { $count ->
    [1] La cara { $faces } es comodín: vale
   *[other] Las caras { $faces } son comodines: cada una vale
} en cada casilla como el número que más suma ahí.
rules-dice-symbols = En lugar de { $count ->
    [1] un número
   *[other] números
}, los dados muestran { $symbols }, con valor de { $numbers }.
rules-symbol = { $name } ({ $sign })
rules-dice-colours = Los números tienen colores: { $colours }.
rules-colour = { $name } ({ $faces })
rules-throws-rest = Primero tiras todos; después guardas los que te gusten y solo tiras otra vez los demás.
rules-throws-release = Un dado guardado puede volver al cubilete antes de otra tirada.
rules-throws-no-release = Un dado guardado se queda en la mesa.
rules-throws-put-aside = Antes de tirar otra vez, aparta al menos { $aside ->
    [one] un dado
   *[other] { $aside_word } dados
 }, y para siempre: un dado apartado no vuelve al cubilete en ese turno.
rules-throws-stop = Puedes plantarte antes.
rules-throws-last = En el último turno, cuando solo te queda una anotación en la hoja, puedes tirar hasta { $throws_word } veces{ $some ->
    [yes] { "" }, salvo que su columna permita menos
   *[no] { "" }
 }.
rules-throws-save = Las tiradas que no usas no se pierden: se ahorran y se suman { $throws ->
    [1] a la única tirada
   *[other] a las { $throws_word } tiradas
 } de otros turnos.
rules-buy = Si no te alcanza, puedes comprar { $count ->
    [one] una tirada más
   *[other] hasta { $count_word } tiradas más
 } después de la { $throws_word ->
    [uno] primera
    [dos] segunda
    [tres] tercera
    [cuatro] cuarta
    [cinco] quinta
    [seis] sexta
   *[other] número { $throws_word }
 }{ $count ->
    [one] , pero solo una por turno
   *[other] { "" }
 }.
rules-buy-allowance = { $columns ->
    [one] La hoja
   *[other] Cada columna
 } tiene { $count ->
    [one] una tirada de esas
   *[other] { $count_word } tiradas de esas
 } («{ $name }»).
rules-buy-shared = { $count ->
    [one] Vale
   *[other] Valen
 } para todas las columnas juntas.
rules-buy-charged = La tirada se paga en la columna donde anotas el turno; una columna que ya no tiene queda cerrada en ese turno.
rules-buy-unused = Al final, cada tirada sin comprar vale { $points ->
    [one] un punto
   *[other] { $points } puntos
 }.
rules-entry = El turno acaba llenando una casilla libre, y solo una: o anotas los puntos que suman ahí los dados, o la tachas y vale cero.
rules-entry-strike = Puedes tachar una casilla aunque diera puntos. Lo escrito, escrito está.
rules-entry-below-zero = Una casilla que empieza por debajo de 0 cuesta puntos aunque se tache: tantos como sin ninguno de sus dados.

## Columns and order

rules-sheet = La hoja tiene { $columns_word } columnas de { $boxes ->
    [one] una casilla
   *[other] { $boxes } casillas
 }; en cada turno se llena una casilla en una de ellas.
rules-sheet-uneven = La hoja tiene { $columns_word } columnas; en cada turno se llena una casilla en una de ellas.
rules-sheet-won = Cada columna se suma aparte.
rules-sheet-sum = Cada columna se suma aparte, y al final cuentan todas juntas.
rules-column = { $name }: { $rules }
rules-only-in = Esto solo vale en { $count ->
    [one] la columna
   *[other] las columnas
 } { $columns }.
rules-column-boxes = Sus casillas, de arriba abajo: { $boxes }.
rules-column-boxes-free = Sus casillas, en cualquier orden: { $boxes }.
rules-order-free = El orden es libre.
rules-order-down = Se llena en orden estricto de arriba abajo.
rules-order-up = Se llena en orden estricto de abajo arriba.
rules-order-list = Se llena en este orden estricto: { $boxes }.
rules-order-groups = Se llena en este orden: { $groups }; dentro de cada parte, en cualquier orden.
rules-then = { ", luego " }
rules-group-upper = las casillas de arriba
rules-group-lower = las casillas de abajo
rules-order-ends = Se llena por los dos extremos: solo valen la casilla libre de más arriba y la de más abajo.
rules-order-middle = Se llena del medio hacia fuera: primero { $boxes }, luego casilla por casilla, tanto hacia arriba como hacia abajo.
rules-order-lines = Se llena en { $count_word } filas, cada una en un orden fijo: { $lines }.
rules-order-some = Solo aquí hay un orden: { $lines }. Las demás casillas son libres.
rules-strikes-next = También para tachar vale solo { $count ->
    [one] la casilla que toca
   *[other] una de las que tocan
 }.
rules-strikes-any = Se puede tachar cualquier casilla libre de la columna.
rules-announce = Lo que va aquí hay que anunciarlo justo después de la primera tirada; los dados ya no suman en ninguna otra columna.
rules-announce-always = En cada turno, justo después de la primera tirada, anuncias qué casilla va a ser.
rules-announce-before = Lo que va aquí hay que anunciarlo antes de la primera tirada; los dados ya no suman en ninguna otra columna.
rules-announce-before-always = En cada turno, antes de la primera tirada, anuncias qué casilla va a ser.
rules-announce-last = Anunciar es opcional; solo es obligatorio cuando ya no quedan otras casillas.
rules-announce-miss-box = Si no sale, se tacha esa misma casilla.
rules-announce-miss-any = Si no sale, se tacha esa casilla u otra que se pueda tachar en ese momento.
rules-announce-strikes-next = Sin anuncio no se anota nada aquí, y tampoco se tacha.
rules-announce-strikes-any = Sin anuncio aquí solo se puede tachar, pero cualquier casilla libre.
rules-announce-unless-served-next = Lo servido puede ir aquí sin anuncio; lo demás, sin anuncio, no se anota aquí, y tampoco se tacha.
rules-announce-unless-served-any = Lo servido puede ir aquí sin anuncio; con lo demás, sin anuncio, aquí solo se puede tachar, pero cualquier casilla libre.
rules-column-throws = { $throws ->
    [one] Aquí solo cuenta la primera tirada.
   *[other] Aquí solo va lo que sale en { $throws_word } tiradas como mucho.
 }
rules-column-more-throws = Para una casilla de esta columna puedes tirar hasta { $throws_word } veces.
rules-column-weight = La columna cuenta { $weight ->
    [2] doble
    [3] triple
   *[other] { $weight_word } veces
 }.
rules-column-weight-halves = La columna cuenta { $whole ->
    [0] la mitad
   *[other] { $whole },5 veces
 }. Cada anotación y cada bonus se calculan por separado, y medio punto vale uno.
rules-column-weight-below = Bajo cero también se redondea hacia arriba: −7,5 pasa a −7.
rules-column-not-served = Aquí lo servido no da nada extra.
rules-column-served-only = Aquí solo suma lo servido; con lo demás solo se puede tachar.

## The boxes

rules-box-entries = { $name } ({ $entries } ×)
rules-box-help = { $takes }: { $gives }.
rules-box-help-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
rules-entries = Una casilla con × se llena tantas veces como dice.
rules-takes-any = lo que sea
rules-takes-number = solo cuentan los { $faces }
rules-takes-equal = al menos { $count_word } iguales
rules-takes-all-equal = { $count_word } iguales
rules-takes-run = { $length_word } números seguidos
rules-takes-total = { $total } justos en total
rules-takes-at-least = al menos { $total } en total
rules-takes-at-most = como mucho { $total } en total
rules-takes-total-between = de { $least } a { $most } en total
rules-takes-and-one-of = { $all }, y además { $one }
rules-takes-symbol = { $key ->
    [nueve] solo cuentan los nueves
    [diez] solo cuentan los dieces
    [jota] solo cuentan las jotas
    [reina] solo cuentan las reinas
    [rey] solo cuentan los reyes
    [as] solo cuentan los ases
   *[other] solo cuenta { $name }
 }
rules-takes-one-colour = todos de un color
rules-takes-groups-one-colour = { $groups }, de un solo color
rules-groups-one = { $size ->
    [1] un dado
    [2] un par
   *[other] { $size_word } iguales
 }
rules-groups-different = { $size ->
    [1] { $count_word } números distintos
    [2] { $count_word } pares distintos
    [3] { $count_word } tríos distintos
    [4] { $count_word } pókeres distintos
   *[other] { $count_word } veces { $size_word } iguales, de números distintos
 }
rules-groups-any = { $size ->
    [1] { $count_word } dados
    [2] { $count_word } pares, aunque sean del mismo número
    [3] { $count_word } tríos, aunque sean del mismo número
    [4] { $count_word } pókeres, aunque sean del mismo número
   *[other] { $count_word } veces { $size_word } iguales, aunque sean del mismo número
 }
rules-groups-two = { $first_word } de un número y { $second_word } de otro
rules-groups-many-different = { $groups }, de números distintos
rules-groups-many-any = { $groups }, aunque sean del mismo número
rules-points-number = su suma
rules-points-symbol = { $points } cada dado
rules-points-sum = suma de todos los dados
rules-points-sum-counted = { $dice ->
    [1] valor del dado que cuenta
   *[other] suma de los { $dice_word } dados que cuentan
 }
rules-points-sum-lowest = { $dice ->
    [1] valor del dado más bajo
   *[other] suma de los { $dice_word } dados más bajos
 }
rules-points-par = { $plain } − { $less }: { $count ->
    [one] uno vale 0
   *[other] { $count_word } valen 0
}, tachada −{ $less }
rules-points-matching = suma de esos dados
rules-points-later = { $plain }; { $less } menos por cada anotación que ya haya en la { $columns ->
    [one] hoja
   *[other] columna
 }, pero nunca menos de { $least }
rules-points-aside = { $plain }; por sí sola no cuenta
rules-points-plus = { $plain } + { $plus }
rules-points-times = { $times } × { $plain }
rules-points-after = { $points } en la tirada { $throw }
rules-points-by-throws = { $list }, después { $last }
rules-points-served = { $plain }, servido { $points }
rules-points-double = { $plain }, servido el doble
rules-served = «Servido» quiere decir que los { $dice_word } dados cayeron juntos del cubilete.
rules-served-first = Solo puede salir así en la primera tirada.
rules-served-any = Así es en la primera tirada, y en cualquier otra para la que vuelvan todos al cubilete. Si se queda uno solo en la mesa, ya no vale; si te plantas, sigue valiendo.

## Bonus

rules-computed-card = Una vez { $count ->
        [one] llena la casilla
       *[other] llenas las casillas
    } { $boxes }, recibes estos puntos: { $formula }.
rules-computed-card-if = Una vez { $count ->
        [one] llena la casilla
       *[other] llenas las casillas
    } { $boxes }, recibes estos puntos: { $formula }, pero solo si { $condition }.
rules-computed-column = Una vez { $count ->
        [one] llena la casilla
       *[other] llenas las casillas
    } { $boxes } de una columna, recibes ahí estos puntos: { $formula }.
rules-computed-column-if = Una vez { $count ->
        [one] llena la casilla
       *[other] llenas las casillas
    } { $boxes } de una columna, recibes ahí estos puntos: { $formula }, pero solo si { $condition }.
rules-where-upper = en la parte de arriba
rules-where-lower = en la parte de abajo
rules-where-all = en todas las casillas juntas
rules-where-boxes = en { $boxes }
rules-reach-points = { $count ->
    [one] sumas al menos un punto
   *[other] sumas al menos { $count } puntos
 }
rules-reach-entries = { $every ->
    [box] sumas puntos
    [line] no fallas ninguna casilla
   *[none] sumas puntos al menos { $count ->
        [one] una vez
       *[other] { $count_word } veces
     }
    [time] sumas puntos { $count_word } veces
 }
rules-where-compared = { $count ->
    [0] { $where } como { $than }
   *[other] { $where } que { $than }
 }
rules-where-less-points = { $where } menos el que haya { $than }
rules-where-less-entries = { $where } menos el que haya { $than }
rules-row-upper = en una línea de arriba
rules-row-lower = en una línea de abajo
rules-row-all = en una línea
rules-row-boxes = en la línea { $boxes }
rules-reach-more-points = { $than ->
   *[other] { $count ->
        [0] sumas al menos tantos puntos
        [one] sumas al menos un punto más
       *[other] sumas al menos { $count } puntos más
     }
 }
rules-reach-more-entries = { $than ->
   *[other] { $count ->
        [0] sumas puntos al menos tantas veces
        [one] sumas puntos al menos una vez más
       *[other] sumas puntos al menos { $count_word } veces más
     }
 }
rules-reach-fewer-points = { $than ->
   *[other] { $count ->
        [one] sumas como mucho un punto menos
       *[other] sumas como mucho { $count } puntos menos
     }
 }
rules-reach-fewer-entries = { $than ->
   *[other] { $count ->
        [one] sumas puntos como mucho una vez menos
       *[other] sumas puntos como mucho { $count_word } veces menos
     }
 }
rules-sum-exactly = exactamente { $most }
rules-sum-most = como mucho { $most }
rules-sum-between = de { $least } a { $most }
rules-reach-to-points = sumas { $asked } { $count ->
    [one] punto
   *[other] puntos
 }
rules-reach-to-entries = sumas puntos { $asked } { $count ->
    [one] vez
   *[other] veces
 }
rules-reach-strikes = { $count ->
    [one] tachas al menos una casilla
   *[other] tachas al menos { $count_word } casillas
 }
rules-reach-more-strikes = { $than ->
   *[other] { $count ->
        [0] tachas al menos tantas casillas
        [one] tachas al menos una casilla más
       *[other] tachas al menos { $count_word } casillas más
     }
 }
rules-reach-to-strikes = tachas { $asked } { $count ->
    [one] casilla
   *[other] casillas
 }
rules-reach-fewer-strikes = { $than ->
   *[other] { $count ->
        [one] tachas como mucho una casilla menos
       *[other] tachas como mucho { $count_word } casillas menos
     }
 }
rules-tiers-strikes = el número de casillas tachadas
rules-where-less-strikes = { $where } menos el que haya { $than }
rules-tiers-points = el total
rules-tiers-entries = el número de aciertos
rules-gain = { $count ->
    [0] nada
    [one] 1 punto
   *[other] { $points } puntos
 }{ $does ->
    [costs] {" "}menos
   *[brings] {""}
 }
rules-tier = { $gain } desde { $reached }
rules-tier-below = { $gain } por debajo de { $reached }
rules-tier-exactly = { $gain } con exactamente { $most }
rules-tier-most = { $gain } hasta { $most }
rules-tier-between = { $gain } de { $least } a { $most }
rules-tier-each = { $tier } (y { $points } { $does ->
    [less] menos
   *[more] más
 } por cada { $each } por encima)
rules-or-more = { $count_word } o más
rules-by-count-entries = { $to ->
    [1] un acierto { $where } { $does ->
        [costs] cuesta
       *[brings] da
     }
   *[other] { $counted } aciertos { $where } { $does ->
        [costs] cuestan
       *[brings] dan
     }
 } { $points } { $count ->
    [one] punto
   *[other] puntos
 }
rules-by-count-strikes = { $to ->
    [1] una casilla tachada { $where } { $does ->
        [costs] cuesta
       *[brings] da
     }
   *[other] { $counted } casillas tachadas { $where } { $does ->
        [costs] cuestan
       *[brings] dan
     }
 } { $points } { $count ->
    [one] punto
   *[other] puntos
 }
rules-by-count-more = { $counted } ya son { $points } { $count ->
    [one] punto
   *[other] puntos
 }
rules-each-time = Cada { $box } { $does ->
    [costs] cuesta
   *[brings] da
 } { $points } { $count ->
    [one] punto
   *[other] puntos
 }.
rules-each-entries = { $does ->
    [costs] Cada acierto { $where } cuesta
   *[brings] Cada acierto { $where } da
 } { $points } { $count ->
    [one] punto
   *[other] puntos
 }.
rules-each-strikes = { $does ->
    [costs] Cada casilla tachada { $where } cuesta
   *[brings] Cada casilla tachada { $where } da
 } { $points } { $count ->
    [one] punto
   *[other] puntos
 }.
rules-bonus-card = Si { $reached } { $where }, { $does ->
    [costs] pierdes
   *[brings] recibes
 } { $points } { $count ->
    [one] punto
   *[other] puntos
 }{ $does ->
    [costs] {""}
   *[brings] {" "}extra
 }.
rules-bonus-column = Si { $reached } { $over ->
    [all] en una columna
   *[some] { $where } de una columna
 }, ahí { $does ->
    [costs] pierdes
   *[brings] recibes
 } { $points } { $count ->
    [one] punto
   *[other] puntos
 }{ $does ->
    [costs] {""}
   *[brings] {" "}extra
 }.
rules-bonus-sheet = Si { $reached } { $where }, con todas las columnas juntas, { $does ->
    [costs] pierdes
   *[brings] recibes
 } { $points } { $count ->
    [one] punto
   *[other] puntos
 }{ $does ->
    [costs] {""}
   *[brings] {" "}extra
 }.
rules-bonus-row = Si { $reached } { $where }, con todas las columnas juntas, { $does ->
    [costs] pierdes
   *[brings] recibes
 } { $points } { $count ->
    [one] punto
   *[other] puntos
 }{ $does ->
    [costs] {""}
   *[brings] {" "}extra
 } por cada línea así.
rules-bonus-unweighted = Aquí cada columna cuenta una sola vez.
rules-bonus-open = Una casilla aún libre cuenta ahí como tachada.
rules-bonus-tiers-card = Por { $what } { $where }: { $tiers }.
rules-bonus-tiers-column = En cada columna, por { $what } { $where }: { $tiers }.
rules-bonus-tiers-sheet = Por { $what } { $where }, con todas las columnas juntas: { $tiers }.
rules-bonus-tiers-row = Por { $what } { $where }, con todas las columnas juntas, en cada línea: { $tiers }.
rules-bonus-tiers-highest = Solo cuenta el escalón más alto que alcances.

## Another five of a kind

rules-extra = { $condition }, { $consequence }.
rules-extra-scored = Si ya tienes { $points ->
    [0] puntos
    [one] un punto
   *[other] { $points } puntos
 } en { $box } y vuelves a sacar { $dice_word } iguales{ $number }
rules-extra-struck = Si tachaste { $box } y a pesar de todo sacas { $dice_word } iguales{ $number }
rules-extra-filled = Si la casilla { $box } ya está llena o tachada y vuelves a sacar { $dice_word } iguales{ $number }
rules-extra-open = Si sacas { $dice_word } iguales con la casilla { $box } aún libre y usas otra{ $number }
rules-extra-any = Si sacas { $dice_word } iguales y no los anotas en una casilla { $box } libre{ $number }
rules-extra-open-anywhere = Pero mientras su propia casilla esté libre, pueden ir adonde sea.
rules-extra-number-free = { " " }con la casilla de su número aún libre
rules-extra-number-filled = { " " }con la casilla de su número ya ocupada
rules-extra-only-bonus = recibes { $points }, uses la casilla que uses
rules-extra-more = recibes más
rules-extra-gets = recibes { $list }
rules-extra-free = puedes anotarlos en cualquier casilla libre
rules-extra-first-number = van a la casilla de su número
rules-extra-first-lower = van a una casilla libre de la parte de abajo
rules-extra-first-upper = van a una casilla libre de la parte de arriba
rules-extra-then-number = { $full }, a la casilla de su número
rules-extra-then-lower = { $full }, a una casilla libre de la parte de abajo
rules-extra-then-upper = { $full }, a una casilla libre de la parte de arriba
rules-extra-then-any = { $full }, a cualquier casilla libre
rules-extra-full-number = si está ocupada
rules-extra-full-lower = si abajo está todo lleno
rules-extra-full-upper = si arriba está todo lleno
rules-extra-strike = Solo puedes tachar una casilla en la que no valgan nada.
rules-extra-worth = { $joker ->
    [0] Valen
   *[other] Son comodines y valen
 } { $list }{ $complete ->
    [0] , en las demás lo de siempre
   *[other] { "" }
 }.
rules-extra-served = Si los { $dice_word } son servidos, valen { $list }.
rules-extra-in-lower = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } en cualquier casilla de abajo
rules-extra-in-upper = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } en cualquier casilla de arriba
rules-extra-as = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } como { $box }
rules-extra-points = { $points ->
    [one] un punto extra
   *[other] { $points } puntos extra
 }
rules-extra-bonus = Además recibes { $points }.
rules-extra-bonus-number = En la casilla de su número recibes { $points }.
rules-extra-bonus-lower = En una casilla de abajo recibes { $points }.
rules-extra-bonus-upper = En una casilla de arriba, además de la suma de los dados, recibes { $points }.
rules-extra-bonus-other-lower = En cualquier otra casilla de abajo recibes { $points }.
rules-extra-bonus-other-upper = En cualquier otra casilla de arriba recibes { $points }.
rules-extra-counted = Basta con { $dice_word } iguales: da lo mismo lo que muestren los demás dados.
rules-extra-beside-nothing = Los puntos extra son tuyos aunque la casilla misma valga 0.
rules-extra-not-counted = Los puntos extra se anotan al lado de la casilla y no ayudan para el bonus.
rules-extra-per-column = Aquí cada columna es como una partida aparte.
rules-extra-first-place = Si dos de estas reglas dicen lugares distintos, vale la primera.
rules-extra-last-worth = Si dos de estas reglas dicen valores distintos, vale la última.

## The end

rules-end = Después de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
 }, la hoja está llena y se acaba la partida.
rules-end-winner = Si empatan los primeros, comparten la victoria.
rules-end-most-won = Gana quien tenga más puntos de partida; si hay empate, la victoria es compartida. A solas se juega por los puntos de la hoja, y así se calculan las pistas.
rules-end-most = Lo máximo son { $total } puntos.
rules-at-once-wins = Quien sume aquí { $moment ->
    [served] con un juego servido
    [any] puntos
   *[throws] { $throws ->
        [one] con la primera tirada
       *[other] en { $throws_word } tiradas como mucho
     }
 } gana en el acto contra los demás, sean cuales sean los puntos.
rules-at-once-ends = Quien sume aquí { $moment ->
    [served] con un juego servido
    [any] puntos
   *[throws] { $throws ->
        [one] con la primera tirada
       *[other] en { $throws_word } tiradas como mucho
     }
 } acaba en el acto una partida contra otros, para todos; cuenta lo que haya entonces en las hojas.
rules-at-once-alone = A solas se sigue hasta llenar la hoja; así se calculan también la media y las pistas.
rules-at-once-values = La media y las pistas se calculan como si todos siguieran hasta llenar la hoja.
