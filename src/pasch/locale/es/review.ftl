# The review of a game: what each decision cost, what the dice gave, and what is worth learning from.

help-review =
    Analizar una partida: qué costó cada decisión, qué dieron los dados y qué se puede aprender.

    ARCHIVO es una partida anotada, como texto o como JSON; «-» es la entrada estándar. De cada jugador se dicen la suerte y las
    pérdidas, tres decisiones de las que aprender, con los motivos por los que otra cosa era mejor, y cómo fue la partida. Si la
    variante aún no está calculada, se calcula antes. Una partida que quedó a medias se analiza hasta donde llega. Con --variant,
    una hoja sin tiradas se compara casilla por casilla con el juego perfecto. Un archivo puede traer varias partidas seguidas:
    --game dice cuál. En docs/review.md están todas las fórmulas.
help-review-all = Mostrar todas las decisiones que perdieron algo, en el orden de la partida.
help-review-variant = Tu propia variante, la de la partida, como archivo TOML; con una hoja sin tiradas siempre, también una como «kniffel».
help-review-game = De varias partidas del archivo, la que tiene este número.
help-review-html = Como página para repartir, en este archivo HTML; «-» la escribe en la salida estándar.
help-review-pdf = Como PDF con las hojas de todos, en este archivo; «-», igual.
help-review-paper = El papel del archivo PDF.
metavar-html = ARCHIVO

review-title = Análisis · { $variant }
review-total = Total final
review-expected = Lo esperable
review-lost = Perdido por decisiones
review-lost-win = Probabilidad de ganar perdida, en puntos porcentuales
review-counted = Decisiones que contaban
review-per-decision = De media en cada una
review-row-inaccuracy = Había algo un poco mejor
review-row-mistake = Había algo mejor
review-row-blunder = Había algo mucho mejor
review-band-row = Más o menos tan bien como la máquina
review-between = de { $lowest } a { $highest }
review-all = Todas las pérdidas
review-moment = ronda { $turn }, { $throw ->
    [0] antes de la primera tirada
   *[other] tirada { $throw }: { $dice }
 }
review-points = { $points } puntos
review-instead = Jugado: { $chosen }. Mejor: { $best }.
review-done = Jugado: { $chosen }.
review-themes = Dónde se perdió más
review-fortunes = Los dados

## Reasons: why the better of two actions is better. Each number is computed; points and chances come with their unit.

review-below = menos de { $bound }
review-above = más de { $bound }
reason-tier = { $bonus } (desde { $threshold })
reason-against = Frente a «{ $action }»: { $reasons }
reason-equal = Las dos valen exactamente lo mismo.
reason-near = Casi igual: solo { $points } puntos de diferencia.
# Both end the turn: $now is what one brings more or less at once, $later what $box left free is worth more afterwards than $other,
# or less.
reason-now = { $sign ->
    [less] Da { $now } menos ahora
   *[more] Da { $now } más ahora
    [same] Las dos dan lo mismo ahora
 }{ $balance ->
    [but-more] , pero { $box } libre vale después { $later } puntos más que { $other }.
   *[and-more] , y { $box } libre vale después { $later } puntos más que { $other }.
    [less] , aunque { $other } libre valdría después { $later } puntos más que { $box }.
    [same] , y { $box } libre vale después lo mismo que { $other }.
 }
# The same where only bonuses count, and both bring as much of them now.
reason-later = { $after ->
   *[more] { $box } libre vale después { $later } puntos más que { $other }.
    [same] { $box } libre vale después un poco más que { $other }.
 }
reason-bonus = Probabilidad de { $box }: { $better } en vez de { $worse }.
reason-turn = El turno acaba más a menudo en { $box }: { $better } en vez de { $worse }.
reason-aim = Probabilidad de { $box } en este turno: { $better } en vez de { $worse }.
reason-game = Probabilidad de { $box } hasta el final: { $better } en vez de { $worse }.
reason-struck = { $box } sigue siendo posible: la probabilidad es { $better }.
reason-unlikely = La probabilidad de { $box } ya era solo { $worse }.
reason-miss = Riesgo de tener que tachar en este turno: { $better } en vez de { $worse }.
reason-points = Más puntos de media, pero menos victorias: { $action }.
reason-sum = { $sign ->
    [less] Este turno da de media { $now } puntos menos
   *[more] Este turno da de media { $now } puntos más
    [same] Este turno da de media lo mismo
 }{ $after ->
    [less] , todos los siguientes { $later } menos.
   *[more] , todos los siguientes { $later } más.
    [same] , todos los siguientes lo mismo.
 }

## Errors, and what a review says about itself

review-here = Calculado en este dispositivo: en puntos, sin probabilidad de ganar{ $reasons ->
    [none] { " " }y sin motivos
   *[told] { "" }
  }.
error-review-no-throws = en esta partida no se tiró ningún dado: no hay nada que analizar.
error-review-estimated = esta hoja es demasiado grande para calcularla: { $certainty ->
    [learned] todos los valores son aprendidos, de muchas partidas que Pasch jugó contra sí mismo.
   *[rough] todos los valores son aproximados.
 }
error-review-no-chance = aquí no se sabe cómo acaba cada hoja: no hay probabilidad de ganar, cuentan los puntos.
error-review-unfinished = esta partida quedó a medias: se analiza hasta donde llega.
error-review-block-estimated = esta hoja es demasiado grande para calcularla: nadie sabe qué da el juego perfecto en cada casilla.
review-block-best = mejor
review-block-total = Total
review-block-beside = Puntos extra
error-review-without-server = esta partida es demasiado grande para calcularla en un navegador: su análisis necesita un servidor.
error-review-running = esta partida sigue en una mesa: se analiza cuando se acabe.
error-review-no-solver = este servidor no puede analizar partidas: le falta el programa que calcula las variantes.
error-review-out-of-reach = este servidor no puede analizar partidas de «{ $variant }»: calcularlas lleva aquí demasiado tiempo.

## The page with the review

review-about = ¿Dónde elegiste bien, dónde se podía sacar más y qué fue suerte? Calculado turno a turno.
review-certainty-exact = todo calculado con exactitud
review-certainty-learned = aprendido en muchas partidas de práctica
review-certainty-rough = un cálculo aproximado
review-bring = Una partida de un archivo o un enlace
review-bring-ways = de otro dispositivo o de amigos
review-own = Tus últimas partidas
review-own-none = Aquí aparecen tus partidas en cuanto se acabe alguna.
review-own-all = Las { $shown } partidas
review-bring-here = Elige un archivo de partida (.pasch). Se queda en este dispositivo.
review-bring-what = Elige un archivo de partida (.pasch) o una hoja (.csv, .txt). Se envía solo para calcular y no se guarda.
review-several-here = En este archivo hay { $games } partidas. ¿Cuál?
review-block-brought = Una hoja
review-block-line = Línea { $line }: { $problem }
review-block-aside = Al lado de los puntos: { $words }
review-block-which = Aquí hay casillas y puntos, pero no tiradas. ¿Con qué reglas se jugó?
review-choose-file = Elegir archivo
review-paste = O pega la partida, como texto o como enlace
review-example = Ver un ejemplo
review-example-of = Ejemplo: { $moment }
review-go = Analizar
review-too-large = Este archivo es demasiado grande para ser una partida.
review-another = Otra partida
review-preparing = Calculando la variante: { $percent } %. Solo pasa la primera vez.
review-open = Análisis
error-review-block = en una hoja de puntos no hay tiradas: sin ellas no se distingue la suerte de la habilidad.
error-review-only-blocks = en este archivo solo hay hojas de puntos, y en ellas no hay tiradas. Pásalo al historial: ahí cada una se puede comparar con el juego perfecto.
error-review-rules-changed = las reglas de esta partida ya no están aquí.
error-review-no-record = esto no es una partida guardada. Al final de una partida, «Descargar la partida» guarda un archivo que se lee aquí.

review-tiny = menos de { $bound }
review-gain-win = { $best } de probabilidad de ganar en vez de { $chosen }
review-lost-chance = { $chosen } de probabilidad de ganar en vez de { $best }
review-gain-points = { $points } puntos más de media
review-loss-points = −{ $points } puntos
review-luck-win = probabilidad de ganar de { $before } a { $after }
review-verdict-tie = Empate. Con la misma suerte, { $better } iría { $points } puntos por delante.
review-verdict-close = Ganó { $winner }. Con la misma suerte, { $better } y { $other } estarían igualados.
review-verdict-skill = Ganó { $winner }, y también con la misma suerte iría { $points } puntos por delante.
review-verdict-luck = Ganó { $winner }. Con la misma suerte, { $better } iría { $points } puntos por delante.
review-won = Ganó { $winner }.
review-drawn = Empate.
review-alone = { $total } puntos. Con una suerte normal habrían sido { $adjusted }.
review-you-tie = Empate. Con la misma suerte irías { $points } puntos por delante.
review-you-skill = Ganaste, y también con la misma suerte irías { $points } puntos por delante.
review-you-close = Ganaste. Con la misma suerte sería casi un empate.
review-you-won = Ganaste, y los dados ayudaron.
review-you-unlucky = Ganó { $winner }. Con la misma suerte irías { $points } puntos por delante.
review-you-nearly = Ganó { $winner }. Con la misma suerte sería casi un empate.
review-perfect = { $good } de { $counted } decisiones casi perfectas
review-better-moves = { $better ->
    [one] { $blunders ->
        [0] Había una jugada mejor.
       *[other] Había una jugada mucho mejor.
     }
   *[other] { $blunders ->
        [0] Había { $better } jugadas mejores.
        [one] Había { $better } jugadas mejores, una de ellas mucho mejor.
       *[other] Había { $better } jugadas mejores, { $blunders } de ellas mucho mejores.
     }
 }
review-more = Más
review-more-about = Todas las jugadas en una tabla, PDF, archivo de partida, enlace
review-more-about-here = Todas las jugadas en una tabla, archivo de partida, enlace
review-idea = Una gran idea en la ronda { $turn }: { $action }.
review-trial = Prueba esto en la ronda { $turn }: { $action }.
review-computers = { $count ->
    [one] ¿Y la máquina?
   *[other] ¿Y las máquinas?
 }
review-luck = Suerte
review-luck-figure = { $points } puntos { $side ->
    [less] menos
   *[more] más
 } que la media
review-figures = Suerte y habilidad
review-skill = Jugadas propias
review-skill-figure = { $points } puntos menos que con las mejores jugadas
review-skill-best = tan bien como con las mejores jugadas
review-adjusted = Solo habilidad
review-adjusted-figure = { $points } puntos, descontando la suerte
review-all-good = { $counted ->
    [0] No había nada que decidir.
    [one] La única decisión fue muy buena.
   *[other] Las { $counted } decisiones fueron muy buenas.
 }
review-stand-in = { $count ->
    [one] La ronda { $turns } la jugó la máquina; no cuenta para nadie.
   *[other] Las rondas { $turns } las jugó la máquina; no cuentan para nadie.
 }
review-band = Decidió más o menos tan bien como la máquina «{ $low }».
review-band-between = Decidió más o menos tan bien como las máquinas de «{ $low }» a «{ $high }».
review-by-theme = Dónde se puede ganar más
review-theme-win = sobre todo en la ronda { $turn }: { $best } de probabilidad de ganar en vez de { $chosen }
review-theme-points = { $points } puntos en total
review-lessons = Donde más puedes aprender
review-no-lessons = Aquí nada se podía hacer mucho mejor. ¡Muy bien jugado!
review-whose = Decisiones de
review-practise = { $errors ->
    [one] Repetir una jugada
   *[other] Repetir { $errors } jugadas
 }
review-where = Ronda { $turn }, { $throw ->
    [0] antes de la primera tirada
   *[other] tras la tirada { $throw }
 }
review-chosen = Jugado
review-better = Mejor
review-mark-inaccuracy = Un poco mejor
review-mark-mistake = Mejor
review-mark-blunder = Mucho mejor
review-fortune-very-lucky = mucha suerte
review-fortune-lucky = suerte
review-fortune-unlucky = mala suerte
review-fortune-very-unlucky = muy mala suerte
review-pdf = En PDF
review-file = Archivo de partida
review-curve = Cómo fue la partida
review-curve-what = Qué muestran las líneas
review-curve-win = Probabilidad de ganar
review-curve-expected = Puntos esperados
review-curve-win-about = La probabilidad de ganar de cada jugador a lo largo de la partida. Abajo puedes elegir cualquier momento, y todos están en la tabla.
review-curve-expected-about = Los puntos con los que cada uno podía contar al final, en cada momento. Abajo puedes elegir cualquier momento, y todos están en la tabla.
review-sign-inaccuracy = había algo un poco mejor
review-sign-mistake = había algo mejor
review-sign-blunder = había algo mucho mejor
review-slider = Momento de la partida
review-before = Atrás
review-next = Siguiente
review-position = { $name }, ronda { $turn }, { $throw ->
    [0] antes de la primera tirada
   *[other] tirada { $throw }
 }
review-thrown = Esta tirada dio { $points } puntos.
review-thrown-win = Con esta tirada, la probabilidad de ganar pasó de { $before } a { $after }.
review-throw-total = Puntos esperados: { $before } antes, { $after } después.
review-options = Qué se podía hacer aquí
review-option = Opción
review-wins = Probabilidad de ganar
review-value = Al final
review-costs = Cuesta
review-tag-chosen = jugado
review-tag-best = lo mejor
review-win-options = Lo mejor para ganar: { $best } ({ $value } en vez de { $chosen }).
review-play-on = Seguir jugando desde aquí
review-card = La hoja en este momento
review-moves = Todas las tiradas y decisiones en una tabla
review-turn = Ronda
review-player = Jugador
review-move = Jugada
review-brought = Puntos
review-move-throw = Tirada: { $dice }

## Learning from mistakes

practice-title = Prueba otra vez
practice-back = Al análisis
practice-place = Posición { $place } de { $all }.
practice-ask = Jugaste: { $action }. ¿Qué es mejor? Toca lo que guardarías, o una casilla.
practice-dice = Tus dados
practice-found = ¡Acertaste!
practice-not-yet = Todavía no: { $action } da de media { $points } puntos menos. Prueba otra vez.
practice-hint = Pista:
practice-solution = Lo mejor:
practice-give-hint = Pista
practice-give-solution = Ver la solución
practice-skip = Saltar
practice-next = Siguiente
practice-kind-held = Te queda otra tirada: ¿qué dados guardas?
practice-kind-bought = Aquí conviene una tirada extra.
practice-kind-scored = Aquí toca anotar.
practice-kind-struck = Aquí toca tachar.
practice-kind-announced = Aquí toca anunciar.
practice-over = { $found } de { $all } acertadas sin ver la solución.
practice-none = En esta partida no hay nada que mejorar.

## A block without throws

review-block-about = En una hoja de puntos no hay tiradas: nadie sabe cuánto fue suerte y cuánto habilidad.
review-block-what-exact = Cada casilla se puede comparar con la media jugando a la perfección.
review-block-what-measured = Cada casilla se puede comparar con la media de la máquina más fuerte en { $games } partidas.
review-block-unknown = Nadie ha calculado todavía el juego perfecto de esta variante, así que solo quedan los números de la hoja.
review-block-above-exact = { $points } puntos por encima de la media jugando a la perfección ({ $mean })
review-block-below-exact = { $points } puntos por debajo de la media jugando a la perfección ({ $mean })
review-block-level-exact = Justo la media jugando a la perfección ({ $mean })
review-block-above-measured = { $points } puntos por encima de la media de la máquina más fuerte ({ $mean })
review-block-below-measured = { $points } puntos por debajo de la media de la máquina más fuerte ({ $mean })
review-block-level-measured = Justo la media de la máquina más fuerte ({ $mean })
review-block-most = Lo mejor: { $line } ({ $points })
review-block-least = Lo peor: { $line } ({ $points })
