# The themes of exercises.

theme-win = Jugar a ganar
theme-joker = Comodín
theme-announce = Anunciar
theme-column = Qué columna
theme-bonus = Bonus
theme-straight-or-pairs = Escalera o parejas
theme-strike = Tachar bien
theme-endgame = Las últimas casillas
theme-box = Qué casilla
theme-keep = Guardar dados
