# Programs that play: "pasch engine", "pasch match", "pasch bot".

help-engine =
    Jugar para otro programa, que dice línea por línea lo que quiere saber.

    El protocolo es como el UCI del ajedrez, y está entero en docs/engine.md: «pasch» pregunta quién hay, «rules id
    kniffel» y «ready» preparan un juego, «position …» y «go» piden una decisión, «quit» acaba. Los dados los tira el
    programa que pregunta. De una pregunta a otra no se recuerda ninguna partida.
help-engine-level = Qué jugador virtual decide, si el otro programa no dice otra cosa.
help-engine-seed = De qué salen las decisiones que se sortean: la misma semilla y la misma posición dan la misma.
metavar-level = NIVEL

help-match =
    Hacer que programas y jugadores virtuales jueguen unos contra otros.

    PROGRAMA es el nombre de un jugador virtual (mira abajo), o el comando entre comillas de un programa que habla el
    protocolo de docs/engine.md: "python mi_bot.py", por ejemplo, o "pasch engine --level club". Todos están en una mesa y
    avanzan un lugar de partida en partida. El que no responde a tiempo, se desborda, se cae o quiere lo que prohíben las
    reglas pierde esa partida, y juega otra vez la siguiente.

    Del resultado se descuenta la suerte: lo que las tiradas dieron por encima de lo que podía esperar de ellas quien
    juega a la perfección. Así las medias quedan como son y hacen falta muchas menos partidas.
help-match-variant = Una variante de las que trae Pasch, o un archivo TOML tuyo.
help-match-games = Cuántas partidas.
help-match-time = Cuántos segundos puede pensar un programa cada decisión.
help-match-start = Cuántos segundos puede tardar un programa en prepararse para la variante.
help-match-seed = Cualquier palabra o número: la misma semilla da los mismos dados. Si no se dice, se sortea una y se muestra.
help-match-out = Guardar cada partida anotada en esta carpeta.
help-match-with-luck = Dejar la suerte: no hay que calcular nada antes.
help-match-threads = Cuántas partidas se juegan a la vez. Si no se dice, una por procesador.
metavar-engines = PROGRAMA
metavar-start = SEGUNDOS

match-engine = Programa
match-mean = Media
match-fair-mean = Sin suerte
match-wins = Victorias
match-fair-wins = Sin suerte
match-interval = Detrás de ± está el margen de cada cifra, diecinueve veces de cada veinte.
match-luck-exact = La suerte está calculada con exactitud, según el juego perfecto.
match-luck-learned = La suerte está calculada con valores aprendidos: las medias son correctas igual, solo menos precisas.
match-luck-rough = La suerte está calculada con valores aproximados: las medias son correctas igual, solo menos precisas.
match-fewer = Sin suerte, tantas veces menos partidas dicen lo mismo sobre la media: { $times }.
match-fault = { $engine } perdió { $games ->
    [one] una partida
   *[other] { $games } partidas
 } (la primera, la n.º { $game }): { $why }

help-bot =
    Hacer que un programa o un jugador virtual entre en una partida de un servidor.

    ENLACE es la invitación de una mesa («Nueva partida» hace una por cada lugar por enlace). PROGRAMA es el comando entre
    comillas de un programa que habla el protocolo de docs/engine.md, o el nombre de un jugador virtual (mira abajo).
    Ocupa el siguiente lugar libre y juega hasta el final; si se corta la conexión, se conecta otra vez.
help-bot-name = Cómo se llama en la mesa. Si no, como se llame él mismo.
help-bot-time = Cuántos segundos puede pensar el programa cada decisión.
help-bot-stay = Esperar la revancha después de cada partida, una hora como mucho.
metavar-link = ENLACE
metavar-program = PROGRAMA

bot-seated = En la mesa, en el lugar { $seat }.
bot-playing = Conectado.
bot-lost = Se cortó la conexión; probando otra vez…
bot-back = Conectado otra vez.
bot-again = El programa se arranca de nuevo: { $why }
bot-over = Se acabó la partida: puesto { $place } de { $seats } con { $total } { $total ->
    [one] punto
   *[other] puntos
 }.
bot-dice-fair = Los dados eran honestos: la huella se vio antes de la primera tirada, y el número sacado aquí está en las { $throws } tiradas.
bot-dice-fixed = Los dados estaban fijados de antemano: la huella se vio antes de la primera tirada, y las { $throws } tiradas salen de ella; este programa no sacó ningún número suyo.
bot-dice-consistent = La partida encaja consigo misma: sus { $throws } tiradas salen del secreto; la huella no se vio antes de la primera tirada.
bot-dice-none = El servidor no mostró nada con lo que comprobar sus dados.

## Errors

error-engine-rules = «rules { $found }» no dice ninguna regla; tiene que ser rules id ID, rules hash HASH o rules document "TEXT".
error-engine-document = un documento es todo su texto entre comillas, como las escribe JSON; este empieza con { $found }.
error-engine-no-such-hash = ninguna regla tiene el hash «{ $found }».
error-engine-go = detrás de «{ $word }» falta algo.
error-engine-time = «{ $found }» no es un tiempo; elige de 1 a { $most } milisegundos.
error-engine-shown = no se pueden mostrar «{ $found }» opciones; elige de 0 a { $most }.
error-engine-line = una línea tiene como mucho { $most } caracteres.
error-engine-no-position = no hay ninguna posición que decidir; di antes «position».
error-engine-level-objective = el nivel { $level } juega a la media; solo perfect sigue el objetivo { $objective }.
error-engine-mistake = esto es un error de Pasch: { $error }.
error-engine-command = «{ $found }» no es ni un jugador virtual ni un comando.
error-engine-start = no se puede arrancar «{ $command }»: { $reason }.
error-engine-hangs = no llegó ninguna respuesta a tiempo.
error-engine-floods = antes de una respuesta llegaron más de { $most } bytes.
error-engine-died = el programa acabó con el estado { $status }; sus últimas palabras: { $words }.
error-engine-silent = el programa cerró su salida.
error-engine-illegal = quiere «{ $found }»: { $why }.
error-engine-answers-twice = respondió más veces de las que se le preguntó.
error-engine-refuses = no juega con estas reglas: { $words }.
error-engine-other-rules = juega con otras reglas: «{ $found }» en vez de { $right }.
error-match-cannot = «{ $engine }» no puede jugar aquí: { $why }.
error-match-alone = para un duelo hacen falta dos como mínimo.
error-match-time = «{ $found }» no es un tiempo; elige de 0,001 a { $most } segundos.
error-bots-missing = esto necesita el paquete websockets, que no está instalado; instálalo con: pip install "pasch[bots]".
error-bot-link = «{ $found }» no es un enlace para entrar; uno así es http://server/t/MESA#i=INVITACIÓN.
error-bot-pad = esto es un anotador para dados de verdad; aquí no hay nada que jugar.
error-bot-no-seat = el enlace no abre ningún lugar en esta mesa.
error-bot-replaced = un jugador virtual ha tomado el lugar.
error-bot-no-table = esa mesa ya no existe (HTTP { $status }).
error-bot-no-server = { $server } no responde: { $reason }.
error-bot-lost = { $server } lleva minutos sin responder.
error-bot-refused = el servidor se niega: { $words } ({ $code }).
error-bot-unreadable = el servidor envía algo que no se puede leer: { $place } falta o está mal.
error-bot-out-of-order = el servidor no cuenta las cosas en orden: el suceso { $seq } ({ $type }) no puede venir ahora.
error-bot-impossible = el servidor cuenta el suceso { $seq }, que no puede ser: { $why }.
error-bot-too-large = el servidor envía más de { $most } bytes de una vez.
error-bot-dice = los dados de esta partida NO eran correctos: { $what }.
