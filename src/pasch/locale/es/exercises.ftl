# Exercises: positions worth learning from, and what they are about.

## Themes

theme-win = Jugar a ganar
theme-joker = Comodín
theme-announce = Anunciar
theme-column = Qué columna
theme-bonus = Bonus
theme-straight-or-pairs = Escalera o pares
theme-strike = Tachar bien
theme-endgame = Las últimas casillas
theme-box = Qué casilla
theme-keep = Guardar dados

## Reasons: why something wins more often than what brings more points on average

reason-to-win = Así la probabilidad de ganar es { $better } en vez de { $worse }{ $balance ->
    [less] , aunque de media da { $points } puntos menos.
   *[same] , y de media las dos dan lo mismo.
    [more] , y además da { $points } puntos más de media.
 }{ $risk ->
    [daring] { " " }Quien va por detrás tiene que arriesgar: el total final varía así en { $spread } en vez de { $other }.
    [careful] { " " }Quien va por delante puede ser prudente: el total final varía así solo en { $spread } en vez de { $other }.
   *[none] { "" }
 }

## Errors

error-exercises-too-large = no hay ejercicios de «{ $variant }»: los de reglas de la casa se hacen con valores exactos, y esta hoja es demasiado grande para calcularla.
error-exercises-no-solver = este servidor no tiene ejercicios de reglas de la casa: le falta el programa que calcula las variantes.
error-exercises-out-of-reach = este servidor no tiene ejercicios de «{ $variant }»: calcularlos lleva aquí demasiado tiempo.
