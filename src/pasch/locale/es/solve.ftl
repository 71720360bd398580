# The commands "pasch solve" and "pasch compare", and what is said of saved solutions.

help-solve =
    Calcular con exactitud cómo se juega mejor una variante: la media, la dispersión, lo que da cada casilla.

    VARIANTE es una de las que trae Pasch («pasch variants» las muestra) o un archivo TOML tuyo. La solución se guarda y la
    próxima vez se abre en el acto. De lo que es demasiado grande para eso se mide en partidas el mejor juego conocido, con
    sus errores, salvo que se dé --memory.
help-solve-objective = Qué es «lo mejor»: la media más alta (mean); una utilidad que evita el riesgo por debajo de 0 y lo busca por encima (utility:-0.02); la mejor probabilidad de tantos puntos (reach:250), o de cada número de puntos a la vez (reach:all); la mejor probabilidad contra un rival cuyo total se conoce (win-against:231), o está en un archivo como distribución (win-against:ARCHIVO).
help-solve-memory = Tanta memoria se puede tomar, como 4G o 500M; si no, la mitad de la que esté libre.
help-solve-disk = Lo que es demasiado grande para la memoria se calcula nivel por nivel; los niveles acabados quedan en el disco, tanto como se diga como mucho, y un cálculo interrumpido sigue desde ahí. Muestra la media, en precisión simple.
help-solve-positions = Calcular nivel por nivel y decir cuánto vale cada hoja de este archivo: una por línea, escrita como en una posición; las líneas vacías y las que empiezan con «#» se saltan.
help-solve-threads = Tantos hilos se reparten el trabajo; si no, uno por procesador.
help-solve-cluster = Donde una hoja se calcula nivel por nivel o se mide en partidas, los equipos de un clúster de Ray se reparten el trabajo: «auto» para el que incluye este equipo, o SERVIDOR:PUERTO de su cabecera. El resultado es el mismo.
help-solve-no-cache = Calcular de nuevo y no guardar nada.
help-solve-plot = Dibujar la distribución del total final en este archivo, SVG o PNG según acabe.
help-solve-games = Tantas partidas se juegan si la hoja es demasiado grande para calcularla y se mide el mejor juego; si no, 2000.

help-compare =
    Dos variantes, una al lado de otra: medias, dispersión, casillas, y qué hace cada diferencia.

    A y B son variantes de las que trae Pasch, o archivos TOML tuyos. Si B se distingue de A en varias reglas, cada una se
    pone sola en A: qué cambia en la media, la dispersión y la duración, en la ventaja de jugar a la perfección sobre un
    principiante, y en cuántas decisiones son reñidas. Con --vary en vez de B se varía un número de las reglas de A. Lo que
    se puede calcular es exacto; las hojas demasiado grandes se miden en partidas, y se dice con qué precisión.
help-compare-vary = Variar un número de las reglas, como bonuses.upper.points=25..50, o con un paso 25..50:5.
help-compare-plot = Dibujar lo que hace el número en este archivo, SVG o PNG según acabe.
help-compare-memory = Tanta memoria se puede tomar, como 4G o 500M; si no, la mitad de la que esté libre.

metavar-objective = OBJETIVO
metavar-memory = TAMAÑO
metavar-disk = TAMAÑO
metavar-positions = ARCHIVO
metavar-threads = NÚMERO
metavar-plot = ARCHIVO
metavar-vary = CLAVE=DESDE..HASTA
metavar-first = A
metavar-second = B

number-grouping = { " " }

## Solving

solve-forecast = { $cards } hojas posibles; { $memory } de memoria; tiempo de procesador: { $time } más o menos.
levels-forecast = { $cards } hojas posibles (las que tienen el mismo futuro cuentan una vez); { $memory } de memoria, { $disk } de disco; tiempo de procesador: { $time } más o menos.
levels-position = Hoja
levels-value = Total final
levels-exact = Los valores jugando a la perfección, en precisión simple: { $error } puntos de error como mucho.
solve-seconds = { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
solve-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
solve-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
}
solve-days = { $days } días
solve-years = { $years ->
    [one] un año
   *[other] { $years } años
}
solve-stage-kernels = Preparando
solve-stage-values = Lo que vale cada hoja
solve-stage-summary = Lo que da jugar a la perfección
solve-stage-distributions = Cómo acaba cada hoja
solve-stage-games = Las partidas

solve-title = { $variant } · { $objective }
solve-objective-mean = mejor media
solve-objective-averse = evitando el riesgo ({ $theta } por punto)
solve-objective-seeking = buscando el riesgo ({ $theta } por punto)
solve-exact = Valores exactos jugando a la perfección.
solve-mean = Media
solve-sd = Desviación estándar
solve-certain = Equivalente seguro
solve-percentiles = Percentiles
solve-percentile = { $share } %
solve-median = Mediana
solve-box = Casilla
solve-points = Media
solve-struck = Tachada
solve-bonus = Bonus
solve-tier = { $bonus } ({ $points } desde { $threshold })
solve-reached = Logrado
solve-beside = Puntos al lado de las casillas
solve-unused = Tiradas sin comprar
solve-total = Total
solve-cards = { $cards } hojas posibles
solve-cached = calculado antes, en { $seconds } s
solve-solved = calculado en { $seconds } s ({ $cpu } s de procesador)
solve-legend = Tachada: cada cuánto se tacha una anotación.
solve-legend-bonus = Logrado: cada cuánto suman tanto las casillas.

## What is too large to be solved, measured in games

measured-objective-learned = mejor juego conocido (aprendido), medido
measured-objective-rough = mejor juego conocido (aproximado), medido
measured-objective-exact = jugando a la perfección, medido
measured-mean = Media (sin suerte)
measured-mean-of-games = Media de las partidas
measured-at-least = Como mínimo
measured-games = Partidas
measured-by-learned = Medido en { $games } partidas con lo que Pasch aprendió de esta hoja; ± es el error estándar.
measured-by-rough = Medido en { $games } partidas con un cálculo aproximado: de esta hoja todavía no se ha aprendido nada («pasch train»); ± es el error estándar.
measured-by-exact = Medido en { $games } partidas; ± es el error estándar.
measured-why = Sin calcular: { $why }
measured-took = Medido en { $seconds } s ({ $cpu } s de procesador)

## The plot

plot-title = Total final jugando a la perfección
plot-total = Total final
plot-chance = Probabilidad de este total
plot-reach =
    Probabilidad de
    al menos tantos puntos
plot-mean = media { $points }
plot-median = mediana { $points }
plot-subtitle = { $variant } · { $objective } · desviación estándar { $sd }

## Comparing

compare-title = { $first } y { $second }
compare-difference = B − A
compare-share = Proporción
compare-switches = Lo que supone cada diferencia: { $first } solo con esta diferencia
compare-switch = Diferencia
compare-invalid = sola no es una variante válida: { $reason }
compare-together = Todo junto
compare-same = Los dos son el mismo juego.
compare-legend = Proporción: del total medio. Tachada: cada cuánto se tacha una anotación.
compare-legend-effects = Min: minutos de una partida por persona, con las tiradas que pide jugar a la perfección. Habilidad: cuántas desviaciones estándar va por delante de un principiante quien juega a la perfección; si es poco, es suerte. Reñidas: decisiones en las que otra opción cuesta menos de un punto.
compare-unused = { $name }: casi nadie suma en { $boxes }.
compare-measured-exact = { $name } está medido, en partidas jugadas a la perfección: media ± { $mean }, dispersión ± { $sd }, habilidad ± { $skill }, reñidas ± { $close }.
compare-measured-learned = { $name } es demasiado grande para calcularlo, y está medido en partidas con valores aprendidos: media ± { $mean }, dispersión ± { $sd }, habilidad ± { $skill }, reñidas ± { $close }.
compare-measured-rough = { $name } es demasiado grande para calcularlo, y está medido en partidas con valores aproximados, que juegan algo peor: media ± { $mean }, dispersión ± { $sd }, habilidad ± { $skill }, reñidas ± { $close }.
compare-alike = Lo que hacen las diferencias está medido con valores aproximados en los dos lados: lo aprendido de una sola hoja parecería un efecto.
balance-mean = Media
balance-sd = Dispersión
balance-minutes = Min
balance-skill = Habilidad
balance-close = Reñidas
vary-title = { $variant }: variando { $key }
vary-curve = Media según { $key }

## Saved solutions

note-unfit = La solución guardada en { $file } estaba dañada o era de otra clase; se ha calculado de nuevo.

## What would make a variant smaller

smaller-columns = menos columnas
smaller-order = un orden fijo en la columna «{ $column }»
smaller-order-alone = un orden fijo de las casillas
smaller-sheet-bonus = el bonus «{ $bonus }» en cada columna en vez de en toda la hoja
smaller-saved = ninguna tirada ahorrada
smaller-bought = menos tiradas compradas
smaller-bonuses = menos bonus
smaller-boxes = menos casillas

## Errors

error-unknown-objective = no hay ningún objetivo «{ $found }»; elige mean, utility:-0.02, reach:250, { $place ->
    [solve] reach:all, win-against:231 o win-against:ARCHIVO; win necesita una posición (pasch advise).
    [advise] win-against:231, win-against:ARCHIVO o win.
    [engine] win-against:231 o win.
   *[library] reach:all o win-against:231.
}
error-theta-out-of-range = la utilidad «{ $found }» se sale de lo admitido; puede ir de -{ $most } a { $most } por punto, pero no ser 0.
error-not-a-distribution-line = «{ $found }» no es una línea de una distribución: ahí van un total y su probabilidad, como «231 0.004».
error-empty-distribution = la distribución no nombra ningún total con una probabilidad por encima de 0.
error-impossible-card = ninguna partida lleva a esta hoja: las casillas y los puntos de la columna «{ $column }» no pueden darse juntos.
error-solve-computed = «{ $bonus }» se calcula con tantas cosas que sus casillas pueden estar de demasiadas maneras para calcularlo o aprenderlo.
error-solve-too-large =
    { $known ->
        [exactly] calcularlo requiere { $memory } de memoria para { $cards } hojas posibles
       *[at-least] calcularlo requiere al menos { $memory } de memoria para al menos { $cards } hojas posibles
    }, y se pueden tomar { $budget } («--memory» lo fija{ $disk ->
        [helps] ; «--disk» calcula nivel por nivel, y dice antes lo que eso requiere
       *[other] ; también para «--disk» es demasiado grande
    }); lo harían más pequeño: { $smaller }.
error-estimate-too-large = las columnas de «{ $variant }» tienen demasiadas hojas posibles incluso para un cálculo aproximado: una de ellas, al menos { $cards }; con menos casillas o un orden fijo es más pequeña.
error-estimate-too-long = «{ $variant }» tiene { $columns } { $columns ->
    [one] columna
   *[other] columnas
 } y { $turns } turnos, demasiados incluso para un cálculo aproximado; con menos columnas o casillas se reduce.
error-layers-memory =
    { $known ->
        [exactly] nivel por nivel requiere { $needed } de memoria para { $cards } hojas posibles (las que tienen el mismo futuro cuentan una vez)
       *[at-least] nivel por nivel requiere al menos { $needed } de memoria para al menos { $cards } hojas posibles
    }, y se pueden tomar { $budget } («--memory» lo fija{ $disk ->
        [helps] ; «--disk» deja en el disco también los niveles en curso
       *[other] {""}
    }).
error-layers-listed = nivel por nivel requiere { $needed } de memoria para una lista de cómo pueden estar llenas las casillas de { $cards } hojas, { $levels } de memoria o disco para sus valores, y al menos { $time } de procesador; se pueden tomar { $budget } de memoria («--memory» lo fija).
error-layers-disk = nivel por nivel requiere { $needed } de disco para { $cards } hojas posibles, y se pueden tomar o hay libres { $budget } («--disk» lo fija).
error-positions-passed =
    { $count ->
        [one] una hoja es
       *[other] { $count } hojas son
    } de un nivel que un cálculo anterior ya borró; borra { $file } y repite para calcular todo de nuevo.
error-solution-not-kept = no se pudo guardar la solución en { $file }: { $reason }.
error-solution-unfit = la solución guardada en { $file } está dañada o es de otra clase.
error-values-unfit = la tabla de valores está dañada o es de otras reglas.
error-bad-memory = «{ $found }» no es una cantidad de memoria; se escribe como 4G, 500M o 1.5G.
error-bad-threads = «{ $found }» no es un número de hilos; elige de { $least } a { $most }.
error-plot-ending = «{ $file }» no es un nombre de imagen; tiene que acabar en «.svg» o «.png».
error-solver-missing = esto necesita las bibliotecas de cálculo, que no están instaladas; instálalas con: pip install "pasch[solver]".

## Chances

solve-objective-reach = mejor probabilidad de { $target } { $target ->
    [one] punto
   *[other] puntos
 } o más
solve-objective-reach-all = mejor probabilidad de cada número de puntos
solve-objective-win = mejor probabilidad de ganar a { $total } { $total ->
    [one] punto
   *[other] puntos
 }
solve-objective-win-spread = mejor probabilidad de ganar a una distribución de totales
solve-objective-win-here = mejor probabilidad de ganar a los demás de la mesa
chances-best = Mejor probabilidad
chances-mean = Mejor media
chances-target = Puntos
chances-legend = Mejor probabilidad: jugando justo a esos puntos. Mejor media: cada cuánto llega a ellos quien juega a la media.
chances-values = { $values } probabilidades
error-chances-too-large = esto requiere { $values } probabilidades, que ocupan { $needed } de memoria; se pueden tomar { $budget }.
error-target-too-high = a { $found } puntos no se puede llegar: el total más alto es { $most }.
error-nothing-to-plot = para el objetivo «{ $objective }» no hay nada que dibujar: tiene una sola probabilidad, y ninguna distribución.
chances-forecast = { $cards } probabilidades; { $memory } de memoria; tiempo de procesador: { $time } más o menos.

## Varying a number, comparing

error-compare-what = da una segunda variante, o un número para variar: --vary bonuses.upper.points=25..50.
error-compare-plot = --plot dibuja lo que encuentra --vary; dos variantes no tienen curva.
error-vary-unreadable = { $found } no es un intervalo: se escribe CLAVE=DESDE..HASTA o CLAVE=DESDE..HASTA:PASO, como bonuses.upper.points=25..50:5.
error-vary-too-many = son { $found } valores; el límite es { $most }: elige un paso mayor, como 25..500:25.
error-vary-no-number-near = en { $found } no hay ningún número; ¿será { $near }?
error-vary-no-number = en { $found } no hay ningún número; hay { $allowed }.
