# The computer players: what each is, and what can be wrong with a name of one.

solve-stage-parts = Lo que vale cada columna
help-players = Jugadores virtuales

player-beginner = todavía está aprendiendo y se equivoca a menudo; se le gana sin práctica
player-casual = juega como cualquiera en familia; le ganas más o menos una de cada dos veces
player-club = juega en un club y aún comete errores, pero rara vez graves
player-expert = no regala casi nada
player-perfect = juega sin errores: la media más alta posible, en cuanto la variante está calculada
player-optimal = lo mismo que «perfect»
player-daring = busca el riesgo: más veces muchos puntos y más veces pocos; de media, algo menos
player-cautious = evita el riesgo: rara vez pocos puntos, rara vez muchísimos; de media, algo menos
player-contender = juega a ganar y no a sumar: mira todas las hojas y elige lo que gana más veces; a solas, lo mismo que «perfect»
player-random = elige a ciegas entre todo lo que permiten las reglas
player-heuristic = calcula cada turno hasta el final y sopesa lo que suelen dar las casillas; casi tan fuerte como «perfect»

error-unknown-player-near = no hay ningún jugador «{ $found }»; ¿será «{ $near }»?
error-unknown-player = no hay ningún jugador «{ $found }»; hay { $allowed }.
error-risk-needs-solution = «daring» y «cautious» no pueden jugar a «{ $variant }»: la variante es demasiado grande para calcularla, y no se puede estimar lo que está en juego.
