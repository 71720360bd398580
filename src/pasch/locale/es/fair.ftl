# Provably fair dice: what "pasch verify" says, and what a game may lack for it.

help-verify =
    Comprobar con cálculos si los dados de una partida fueron honestos.

    ARCHIVO es la partida que un servidor de Pasch, o un navegador que jugó, deja descargar cuando se acaba. La
    comprobación no necesita red: si el secreto encaja con su huella, y si cada tirada sale del secreto y de lo que
    añadieron los jugadores. Eso prueba que los dados son honestos solo a quien conozca la huella de antes de la primera
    tirada: un navegador que jugó la escribe en su archivo, y --seen la recibe.
help-verify-seen = La huella (64 cifras) que se vio en la mesa antes de la primera tirada.
help-verify-drew = LUGAR=NÚMERO: el número (32 cifras) que se sacó después para un lugar; se puede repetir.
metavar-seen = HUELLA
metavar-drew = LUGAR=NÚMERO
help-verify-variant = El archivo TOML de la variante propia con la que se jugó.

fair-verdict-fair = Los dados son honestos: estaban fijados antes de la primera tirada, y en todos hay un número sacado aquí.
fair-verdict-fixed = Los dados son correctos: todos estaban fijados antes de la primera tirada.
fair-verdict-consistent = La partida encaja consigo misma. Que sea la que se jugó no lo puede probar el archivo solo.
fair-verdict-wrong = Los dados NO son correctos.
fair-seen-agrees = La huella vista antes de la primera tirada es la de esta partida.
fair-seen-differs = CAMBIADA: antes de la primera tirada se vio la huella { $seen }; esta partida tiene { $found }.
fair-drawn-agrees = El número sacado para { $name } está en los dados.
fair-drawn-differs = CAMBIADA: para { $name } se sacó el número { $seen }; esta partida tiene { $found }.
fair-live-agrees = { $count ->
    [one] La tirada que se vio caer es la misma en esta partida.
   *[other] Las { $count } tiradas que se vieron caer son las mismas en esta partida.
 }
fair-live-differs = CAMBIADA: de las primeras { $count } tiradas, al menos una no es la que se vio caer.
fair-commitment-agrees = El secreto encaja con su huella.
fair-commitment-differs = El secreto no encaja con la huella.
fair-throws-agree = { $count ->
    [0] En esta partida todavía no hay tiradas.
    [one] La única tirada se ha calculado otra vez y es correcta.
   *[other] Las { $count } tiradas se han calculado otra vez y son correctas.
 }
fair-throw-differs = La tirada { $number } ({ $name }) no es correcta: está anotado { $found }, y calculando otra vez sale { $right }.
fair-entropy = Añadieron su propio azar: { $names }.
fair-no-entropy = Nadie añadió su propio azar: los dados dependen solo del secreto.
fair-unfinished = La partida queda a medias; se ha comprobado lo que hay.
fair-compare = Si conoces la huella de antes de la primera tirada, dila con --seen; esta partida tiene { $commitment }

error-not-fair-game = esta partida no se jugó con dados verificables; una así lleva la etiqueta [Dice "fair"].
error-secret-not-shown = el secreto de los dados falta todavía: se muestra cuando se acaba la partida.
error-fair-tag-missing = los dados verificables necesitan la etiqueta { $tag }, y falta.
error-fair-tag = la etiqueta { $tag } tiene que llevar { $count } cifras de 0-9 y a-f, no «{ $found }».
error-fair-seen-throws = la etiqueta SeenThrows tiene que llevar un número de tiradas y 64 cifras de 0-9 y a-f, no «{ $found }».
error-verify-seen = una huella tiene { $count } cifras de 0-9 y a-f; «{ $found }» no lo es.
error-verify-drew = --drew pide el número de un lugar y { $count } cifras de 0-9 y a-f, como en 1=0f3a…; no «{ $found }».
error-entropy-without-seat = para la etiqueta { $tag } no hay ningún lugar: en la mesa son { $most }.
