# Learning in the browser: exercises, trainer, puzzle of the day, rating per theme.

## An exercise

learn-you = Tú
learn-other = { $others ->
    [one] Rival
   *[other] Rival { $place }
 }
learn-ask = ¿Qué es lo mejor aquí?
learn-ask-win = ¿Con qué tienes más opciones de ganar?
learn-boxes-left = { $left ->
    [one] Tu última casilla.
   *[other] Quedan { $left } casillas.
 }
learn-ahead = { $points ->
    [one] Llevas 1 punto de ventaja.
   *[other] Llevas { $points } puntos de ventaja.
 }
learn-behind = { $points ->
    [one] Vas 1 punto por detrás.
   *[other] Vas { $points } puntos por detrás.
 }
learn-level = Hay empate.
learn-cost = { $points } puntos de media
learn-cost-win = { $points } puntos porcentuales de opciones de ganar
learn-better-inaccuracy = Hay algo un poco mejor
learn-better-mistake = Hay algo mejor
learn-better-blunder = Hay algo mucho mejor
learn-gains = Ganancia: { $cost }.
learn-close = Casi
learn-as-good = ¡Acertado, igual de bueno!
learn-yours = Tú: { $action }.
learn-best = Lo mejor: { $action }.
learn-all = Todas las opciones
learn-costs-win = Puntos porcentuales

## The page "Learn"

learn-about = Cada día un poco mejor: posiciones de partidas reales, con la mejor opción y su motivo.
learn-nothing = Aquí todavía no hay ejercicios.
learn-offline = Sin conexión no están los ejercicios. Los que ya hayas abierto siguen funcionando.
learn-back = Volver a Aprender
learn-school = Escuela de estrategia
learn-school-what = Diez lecciones cortas para jugar
learn-review-what = Qué costó cada decisión y qué fue suerte
learn-odds-what = Qué dan una, dos o tres tiradas
learn-kept = Lo que aprendes se queda en este dispositivo.
learn-kept-where = Guardar o borrar en el historial

## The trainer

trainer-what = Diez posiciones elegidas para ti
trainer-about = Decides como en la mesa; Pasch te dice qué cuesta y por qué. Lo que no aciertes volverá.
trainer-variant = Se juega a
trainer-preparing = Buscando posiciones para esta regla de la casa: { $percent } %
learn-learned = Esta hoja no se puede calcular con exactitud: sus valores se aprendieron de muchas partidas, y solo se pregunta donde lo mejor está claro.
trainer-mixed = Un poco de todo
trainer-ten = Diez posiciones de todos los temas.
trainer-due = { $count ->
    [one] Hoy vuelve una.
   *[other] Hoy vuelven { $count }.
 }
trainer-own = { $count ->
    [one] Incluye un error de tus partidas.
   *[other] Incluye { $count } errores de tus partidas.
 }
trainer-begin = ¡Vamos!
trainer-by-theme = O elige un tema
trainer-stop = Terminar
trainer-finish = ¿Cómo te fue?
trainer-from-own = de tus partidas
trainer-again = otra vez
trainer-progress = Posición { $place } de { $all }, { $found } acertadas de { $answered }
trainer-place = { $place } de { $all }

theme-what-win = Cuenta ganar, no los puntos.
theme-what-joker = ¿Adónde van otros cinco iguales?
theme-what-announce = ¿Qué anuncias, y cuándo?
theme-what-column = ¿A qué columna va la tirada?
theme-what-bonus = ¿Aún se llega al bonus de arriba?
theme-what-straight-or-pairs = ¿Buscar la escalera o guardar el par?
theme-what-strike = ¿Qué casilla sacrificas?
theme-what-endgame = Cuando quedan pocas casillas.
theme-what-box = ¿Qué casilla le va a esta tirada?
theme-what-keep = ¿Qué dados guardas?

## How strong one is

strength-yours = Tu nivel
strength-of-ten = Aciertas unas { $likely } de 10 (de { $least } a { $most })
strength-what = El nivel dice cuántas aciertas de cada diez posiciones de dificultad media; entre paréntesis, el margen. Sube con cada acierto, sobre todo con los difíciles.
strength-rating = Puntuación { $rating } ± { $doubt }
strength-soon = { $answers ->
    [one] Tras unas posiciones más verás aquí tu nivel.
   *[other] { $answers } hechas; pronto verás aquí tu nivel.
 }

## How a session was

outcome-found = { $found } de { $all } acertadas
outcome-strong = ¡Excelente! Casi todas eran correctas.
outcome-good = Bien hecho. Algunas merecen otra mirada.
outcome-learning = Hay margen para mejorar: estas posiciones volverán.
outcome-up = { $points } más que antes.
outcome-down = { $points } menos que antes.
outcome-again = Otra ronda
outcome-overview = Otros temas
outcome-missed = Sin acertar
outcome-come-again = Dentro de unos días volverán estas posiciones.

## The puzzle of the day

puzzle-about = La misma posición para todos. Un intento.
puzzle-keep-on = { $days ->
    [one] Ayer jugaste. ¿Sigues?
   *[other] { $days } días seguidos. ¿Sigues?
 }
puzzle-solve = Resolver
puzzle-look = Verlo otra vez
puzzle-one-try = Solo cuenta el primer intento.
puzzle-share = Tu resultado
puzzle-streak = { $days ->
    [one] Hoy has jugado.
   *[other] { $days } días seguidos.
 }
puzzle-tomorrow = Mañana llega el siguiente.
puzzle-week = Los últimos siete días
puzzle-was-found = acertado
puzzle-was-close = casi
puzzle-was-missed = sin acertar
puzzle-was-none = no jugado
puzzle-send = Compartir el resultado
puzzle-copy = Copiar el resultado
puzzle-go-on = Seguir practicando
puzzle-line = Problema de Pasch del { $day } ({ $variant }): { $outcome }
puzzle-line-found = ¡acertado! 🎯
puzzle-line-close = casi
puzzle-line-missed = fallado
