# What the server thinks about and works out: house rules, computer players, hints.

## House rules on a server

error-variant-too-large-here = esta variante es demasiado grande para un servidor: { $rolls } tiradas distintas en { $boxes } casillas; pon menos dados, casillas o columnas.

## Thinking

solve-stage-waiting = Esperando a que se calculen otras variantes
error-thinking-failed = el servidor no puede pensar en este momento; prueba otra vez.
error-thinking-too-long = tardó demasiado en pensar; prueba otra vez.
error-thinking-too-large = eso necesita más memoria de la que el servidor dedica a una pregunta.

## The average of the best play

average-title = Media jugando a la perfección
average-about = Lo que saca de media quien siempre elige la mejor jugada. Casi todos los juegos se calculan en segundos; los más grandes, en minutos.
average-ask = Calcular
average-ask-again = Calcular otra vez
average-ask-spread = Calcular la dispersión
average-check = Recalcular
average-stop = Parar
average-preparing = Calculando: { $percent } %
average-spreading = Calculando la dispersión: { $percent } %
average-points = { $mean } puntos
average-about-points = unos { $mean } puntos
average-exact = Calculado con exactitud.
average-spread = Calculado con exactitud. Nueve de cada diez partidas acaban entre { $low } y { $high } puntos.
average-measured = Medido en { $games } partidas de la máquina más fuerte: dos de cada tres acaban entre { $low } y { $high } puntos.
average-learned = Aprendido: la hoja es demasiado grande para calcularla aquí con exactitud. Esto es lo que Pasch aprendió a sumar en muchas partidas de práctica; mucho más no se puede.
average-rough = Un cálculo aproximado: la hoja es demasiado grande para calcularla aquí con exactitud. Jugando a la perfección puede ser un pequeño porcentaje más.
average-no-solver = Este servidor no puede calcular variantes: le falta el programa para hacerlo.
average-out-of-reach = El servidor lo intentó y lo dejó: esta variante es demasiado grande para calcularla aquí.
average-interrupted = El último cálculo se interrumpió y empieza de nuevo.
average-before = Antes del cambio: { $mean }

## Why a browser does not solve by itself

unsolved-no-simd = Este navegador no puede calcular valores exactos: le falta WebAssembly SIMD.
unsolved-no-memory = Este dispositivo no tiene bastante memoria libre para calcular valores exactos.
unsolved-damaged = Los archivos de valores exactos están dañados o no encajan entre sí.
unsolved-no-files = Aquí faltan los archivos de valores exactos.
unsolved-too-many = Esta variante tiene { $cards } hojas posibles, demasiadas para calcularlas de paso; en la página de sus reglas se puede pedir.
unsolved-too-large = Esta variante tiene al menos { $cards } hojas posibles, demasiadas para calcularlas en un navegador.
unsolved-by-server = Por eso calcula el servidor.
