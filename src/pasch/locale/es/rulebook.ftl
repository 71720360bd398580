# The pages with the variants' rules.

rules-about = Las reglas de todas las variantes.
rules-to-house = Escribir reglas propias
rules-loading = Ya vienen las reglas…
rules-play = Jugar
rules-change = Cambiar como regla propia
effects-gone = Ya no está:
rules-all = Todas las variantes
rules-box = Casilla
rules-takes = Qué entra
rules-numbers = De { $first } a { $last }
rules-numbers-take = cada casilla cuenta solo su número
rules-points = Puntos
rules-example = Ejemplo
house-try-dice = Dados para probar; toca uno para cambiarlo
house-die = Dado { $number }: { $face }
rules-fact-players = Jugadores
rules-fact-dice = Dados
rules-fact-throws = Tiradas por turno
rules-fact-turns = Turnos
rules-fact-time = Tiempo por persona
rules-fact-minutes = { $minutes } min
rules-fact-columns = Columnas
rules-fact-most = Máximo
