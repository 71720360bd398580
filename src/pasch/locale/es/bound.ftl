# The command "pasch bound": between what the best play of a sheet lies that is too large to be solved.

help-bound =
    Decir entre qué números está la mejor forma de jugar una hoja que es demasiado grande para calcularla.

    VARIANTE es una de las que trae Pasch («pasch variants» las muestra) o un archivo TOML tuyo. El número de abajo está
    jugado: es la media del juego más fuerte que conoce Pasch, descontando la suerte. El de arriba no lo puede superar nadie
    a la larga, por bien que juegue; se mide en partidas cuyas decisiones se sortean: primero en 1024, y luego cada vez de
    nuevo en el doble, y cuenta el número más bajo. Así, más partidas nunca lo empeoran. Aprender más tiempo («pasch train»)
    y más partidas acercan los dos. La misma semilla da los mismos números.

    El 99 % es estadística, no una prueba. Cada vez se miden dieciséis grupos de partidas, y se supone que los logaritmos
    de lo que dicen siguen una distribución normal con una desviación estándar de 5 como mucho. Si los grupos se separan
    más, o los grandes más que los pequeños, o contradicen lo que dijeron mediciones más prudentes, la medición no
    cuenta.
help-bound-games = Cuántas partidas se sortean como mucho en la última y mayor medición del número de arriba.
help-bound-seed = Cualquier palabra o número: la misma semilla da las mismas partidas.
help-bound-threads = Cuántos procesadores se reparten el trabajo; si no, todos.

bound-title = { $variant }: la media jugando a la perfección
bound-played-learned = Como mínimo { $mean } ± { $error }: la media jugando con lo que aprendió Pasch ({ $games } partidas, descontando la suerte).
bound-played-rough = Como mínimo { $mean } ± { $error }: la media jugando con un cálculo aproximado ({ $games } partidas, descontando la suerte).
bound-most = Como máximo { $mean }, con una certeza del 99 % ({ $games } partidas sorteadas).
bound-gap = A la larga se pueden sacar como mucho { $gap } puntos más por partida.
bound-took = { $cpu } s de procesador.

solve-stage-bounding = Buscando un juego mejor

## Errors

error-bound-exact = «{ $variant }» no necesita límites: «pasch solve» calcula con exactitud cómo se juega mejor.
error-bound-announced-before = en la columna «{ $column }» se anuncia antes de la primera tirada; para eso Pasch no conoce ningún límite de arriba.
error-bound-games = no se pueden sortear «{ $found }» partidas; elige de { $least } a { $most }.
