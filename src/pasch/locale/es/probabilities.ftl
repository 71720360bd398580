# The page with the probabilities.

prob-back = Reglas: { $variant }
prob-about = Calculado con exactitud, si en este turno solo buscas una casilla y juegas a la perfección.
prob-from = Con tus dados
prob-turn-dice = Toca un dado para cambiarlo.
prob-left = Te quedan
prob-more-throws = { $throws ->
    [one] 1 tirada
   *[other] { $throws } tiradas
 }
prob-aim = Objetivo
prob-aim-chance = Sumar algo
prob-aim-mean = Sumar mucho
prob-target = ¿Qué casilla?
prob-every-box = Todas las casillas
prob-points = ¿Cuántos puntos como mínimo?
prob-any-points = Los que sean
prob-at-least = { $points } como mínimo
prob-keep = Guardar { $dice }
prob-throw-all = Tirar todo otra vez
prob-enter = Guardar todos
prob-way = Guardar
prob-chance = Probabilidad
prob-mean = De media
prob-mean-points = { $points } puntos
prob-mean-short = ⌀ { $points }
prob-one-in = 1 de { $times }
prob-before = Antes de la primera tirada
prob-before-what = Cada cuánto sale cada casilla si desde el principio no buscas otra cosa.
prob-other-ways = Otras opciones
prob-all = Todas las casillas con estos dados
prob-all-what = Probabilidad, puntos y qué guardar
prob-numbers = de { $first } a { $last }
prob-from-to = { $least }–{ $most }
prob-box = Casilla
prob-throws = { $throws ->
    [one] 1 tirada
   *[other] { $throws } tiradas
 }
prob-legend = La probabilidad de sumar algo. De media: los puntos si con todas las tiradas buscas sumar mucho. El bonus no está contado.
prob-five = Si la casilla «{ $box }» ya está llena
prob-five-what = Entonces cinco iguales siguen otras reglas. Di qué hay en tu hoja: todos los números de esta página lo tienen en cuenta.
prob-five-box = En la casilla «{ $box }» hay
prob-five-open = nada todavía
prob-five-scored = puntos
prob-five-struck = una tachadura
prob-numbers-filled = La casilla de ese número también está llena
