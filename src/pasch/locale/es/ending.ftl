# The end of a game or block in the browser, series, and the picture of the result.

end-over = Se acabó la partida
end-won = ¡Gana { $name }!
end-you-won = ¡Ganaste!
end-computer-ahead = Esta vez ganó { $name }.
end-shared = ¡Victoria compartida de { $names }!
end-draw = ¡Empate!
end-alone = ¡Bien jugado!
end-points = { $points ->
    [one] Un punto
   *[other] { $points } puntos
 }
end-best-yours = ¡Tu mejor partida hasta ahora!
end-best = Mejor partida hasta ahora: { $names }
end-close = Por poco: una sola tirada habría bastado.
end-consolation = ¡Ánimo! Quizá la próxima vez los dados estén de tu parte.
end-at-once = en el acto, con una sola tirada
end-lead = { $points ->
    [one] con un punto de ventaja
   *[other] con { $points } puntos de ventaja
 }
end-lead-columns = { $points ->
    [one] con un punto de partida de ventaja
   *[other] con { $points } puntos de partida de ventaja
 }
end-columns = Quién gana cada columna
end-columns-for = y por eso
end-columns-all = Todas las columnas
end-stopped = Terminada sin { $name }
end-stopped-explained = todos los puntos como estaban; la partida no cuenta para nadie
end-played-for = La máquina jugó { $count ->
    [one] un turno
   *[other] { $count } turnos
 } por { $name }; esta partida no cuenta en las estadísticas de { $name }.
end-shout = ¡{ $word }!
end-place = Puesto { $place }:
end-place-shared = Puesto { $place }, compartido:
end-whose = { $name }: { $box }
end-best-box = Casilla mejor aprovechada
end-nicest = Mejor tirada
end-once = { $thrown ->
    [one] Con un dado, solo una tirada de cada { $once } es tan buena.
   *[other] Con { $thrown } dados, solo una tirada de cada { $once } es tan buena.
 }
end-idea = { $person ->
    [you] Tu mejor idea fue en la ronda { $turn }: { $action }.
   *[other] La mejor idea la tuvo { $name } en la ronda { $turn }: { $action }.
 }
end-trial = { $person ->
    [you] Para probar, ronda { $turn }: { $action }.
   *[other] Para que lo pruebe { $name }, ronda { $turn }: { $action }.
 }
end-nothing-to-try = Casi imposible jugarlo mejor.
end-score-first = La primera partida de este grupo
end-score = Hasta ahora, en este grupo:
end-score-shared = { $games ->
    [one] Una victoria compartida cuenta para todos los que la comparten.
   *[other] { $games } victorias compartidas cuentan para todos los que las comparten.
 }
end-score-two = { $first } { $wins } : { $losses } { $second }
end-score-one = { $name } { $count }
end-begins = Empieza { $name }
end-you-begin = Empiezas tú
end-once-more = Otra partida
end-other-variant = Otra variante

## Series

end-series = Serie
end-series-wins = Serie: ¿quién llega antes a { $games } victorias?
end-series-sum = Serie: { $played } de { $games } partidas, cuentan todos los puntos
end-series-games = { $count ->
    [one] una partida ganada
   *[other] { $count } partidas ganadas
 }
end-series-points = { $count ->
    [one] un punto
   *[other] { $count } puntos
 }
end-series-won = ¡{ $name } gana la serie!
end-series-shared = ¡Serie compartida entre { $names }!
end-series-and-game = y también esta partida
end-series-next = Siguiente partida
end-series-new = Nueva serie
end-series-now = Partida { $game } · { $score }
series-title = Serie
series-none = Una partida
series-none-what = Y la revancha, cuando quieras.
series-wins = A victorias
series-wins-what = Quien antes gane las partidas acordadas gana la serie. Una victoria compartida cuenta para todos los que la comparten.
series-sum = A puntos
series-sum-what = Se suman los puntos de todas las partidas, como en la hoja impresa.
series-games-wins = Gana quien llegue a
series-count-wins = { $games } victorias
series-games-sum = Duración de la serie
series-count-sum = { $games } partidas

## The picture of the result

end-share = Compartir resultado
end-picture = Imagen de la hoja. { $words }
end-picture-drawn = Dibujando la imagen…
end-picture-failed = Este navegador no puede dibujar la imagen. El texto sí lo puedes copiar.
end-picture-send = Enviar imagen
end-picture-save = Guardar imagen
end-picture-print = Imprimir o PDF
end-words-copy = Copiar texto
end-words = { $variant }, { $date }: { $result }
end-words-alone = { $variant }, { $date }: { $name } con { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
end-me = Yo
end-i-won = ¡Gané!
end-occasion = { $variant } · { $date }
