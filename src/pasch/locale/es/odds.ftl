# The command "pasch odds": chances and means of one turn.

help-odds =
    Calcular la probabilidad y la media de un turno en cada casilla.

    VARIANTE es una de las que trae Pasch («pasch variants» las muestra) o un archivo TOML tuyo. Para una sola CASILLA hay
    una línea con una tirada, otra con dos, y así, con las fracciones exactas; sin CASILLA, o con varias, hay una línea
    para cada una. Se calcula como si solo importara esa casilla: con la mejor probabilidad de que sume, o con la mejor
    media. Lo que por lo demás es igual de bueno lo decide la otra cifra.

    Cuentan los puntos de la casilla, sin el bonus que pueda dar; las tiradas compradas o ahorradas no cuentan.
help-odds-throws = Tantas tiradas, con --dice tantas más; si no, las que den las reglas.
help-odds-dice = Estos dados están en la mesa, todavía sin apartar ninguno; también se muestra cuáles conviene guardar. Sin --throws es la primera tirada.
help-odds-aim = A qué se juega: a la probabilidad (chance), a la media (mean), o a las dos, una al lado de otra.
help-odds-five = Qué hay en la casilla de cinco iguales: nada (open), puntos (scored) o está tachada (struck).
help-odds-number = Si la casilla del número de esos cinco iguales aún está libre (free) u ocupada (filled).

metavar-boxes = CASILLA
metavar-throws = NÚMERO
metavar-dice = DADOS

odds-throws = { $throws ->
    [one] una tirada
   *[other] { $throws } tiradas
}
odds-more-throws = { $throws ->
    [0] ninguna tirada más
    [one] una tirada más
   *[other] { $throws } tiradas más
}
odds-dice = { $dice } en la mesa
odds-five-scored = cinco iguales anotados
odds-five-struck = cinco iguales tachados
odds-number-filled = casilla del número ocupada
odds-column-box = Casilla
odds-column-throws = Tiradas
odds-column-more-throws = Quedan
odds-column-chance = Acierto
odds-column-mean = Media
odds-column-hold = Guardar
odds-aim-chance = Mejor probabilidad
odds-aim-mean = Mejor media
odds-aim-both = Las dos cosas
odds-throw-all = nada
odds-score-now = todo
odds-legend = Acierto: la probabilidad de que la casilla dé puntos. Media: sus puntos de media.
odds-legend-both = Las dos cosas: quien juega a la probabilidad y quien juega a la media deciden lo mismo.

odds-percent = { $number } %

## Errors

error-odds-throws = no se puede calcular nada con «{ $found }» tiradas; elige de { $least } a { $most }.
error-odds-five-unknown = en «{ $variant }» da igual qué haya en la casilla de cinco iguales; aquí solo hay «open».
error-odds-number-unknown = en «{ $variant }» da igual si la casilla de ese número está libre; aquí solo hay «free».
