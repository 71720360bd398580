# The command "pasch train": what a sheet of several columns is worth, learned.

help-train =
    Aprender cuánto vale una hoja de varias columnas que es demasiado grande para calcularla.

    VARIANTE es una de las que trae Pasch («pasch variants» las muestra) o un archivo TOML tuyo. Pasch juega contra sí
    mismo; cada turno se calcula con exactitud, y se aprende lo que viene después. Lo aprendido se guarda: las pistas, los
    jugadores virtuales y los análisis se guían por ello si es mejor que lo que ya había. Quien lo para con Ctrl+C
    conserva lo aprendido hasta entonces. La misma semilla y el mismo número de partidas dan lo mismo en el mismo equipo;
    con --seconds depende de lo rápido que vaya en ese momento.
help-train-seconds = Tantos segundos de procesador se pueden gastar; si no, 300.
help-train-games = Jugar tantas partidas, en vez de contar el tiempo.
help-train-seed = La semilla para los dados y la red.
help-train-threads = Tantos hilos se reparten las partidas; si no, uno por procesador.

metavar-seconds = SEGUNDOS

train-curve = { $games } partidas · { $time } · media { $mean } ± { $error } (sin suerte)
train-learned = Aprendido de { $games } partidas en { $time } de procesador: una media de { $mean } ± { $error } puntos (sin suerte).
train-stopped = Interrumpido; lo aprendido hasta ahora se conserva.
train-kept = Guardado en { $file }
train-not-better = Se queda lo que ya había: su media es { $mean } ± { $error }.

solve-stage-training = Aprendiendo

## Errors

error-nothing-to-learn = De «{ $variant }» no hay nada que aprender: «pasch solve» lo calcula con exactitud.
error-train-too-large = aprender «{ $variant }» requiere { $memory } de memoria, y hay { $free } libres.
error-train-seconds = «{ $found }» no es un número de segundos válido; elige de { $least } a { $most }.
error-train-games = no se pueden jugar «{ $found }» partidas; elige de { $least } a { $most }.
error-train-seed = «{ $found }» no es una semilla; elige un número entero de { $least } a { $most }.
error-weights-unfit = Lo aprendido en «{ $file }» está dañado, o es de otras reglas o de otra versión de Pasch; no se usa.
