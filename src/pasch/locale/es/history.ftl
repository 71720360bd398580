# What stays after the game: history and statistics in the browser.

## What the pages are called

history-tabs = Historial y estadísticas
history-games = Partidas

## The list

history-search = Buscar
history-person = Quién
history-anybody = Todos
history-variant = Variante
history-any-variant = Todas las variantes
history-choice = { $name }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }
history-other-rules = { $name }, otras reglas { $number }
history-count =
    { $count ->
        [one] Una partida
       *[other] { $shown } partidas
    }
history-found =
    { $count ->
        [0] No hay ninguna partida así.
        [one] Una partida de { $all }
       *[other] { $shown } de { $all } partidas
    }
history-place = { $place }.
history-won-by = Ganó:
history-more-people =
    { $count ->
        [one] y uno más
       *[other] y { $count } más
    }
history-show-more = Ver más ({ $count })

history-empty = Aquí aparecerán tus partidas
history-empty-what = Cada partida y cada anotador que termines se queda aquí, en este dispositivo: con las hojas de todos, el resultado y estadísticas de lo bien que juega cada uno.
history-empty-play = Empezar una partida
history-empty-block = Anotador para dados de verdad
results-none = Después de tu primera partida, aquí verás tus cifras.
history-goal = Una meta
history-goal-what = Quien juega a { $variant } a la perfección saca de media { $points } puntos, repartidos así entre las casillas.

## A game of the past

history-review = Analizar otra partida
history-back = Volver al historial
history-kind-game = Partida
history-kind-block = Anotador con dados de verdad
history-to-game = A la mesa
history-to-block = Al anotador
history-to-this-table = Volver a la mesa
history-series = La serie entera
history-series-game = Partida { $number }, { $day }
history-series-points = Puntos en total
history-unknown = Esta partida no está en el historial de este dispositivo.
history-delete = Borrar
history-delete-title = ¿Borrar esta partida?
history-delete-what = Desaparece de este dispositivo y de las estadísticas. No hay vuelta atrás.
history-delete-yes = Borrar
history-deleted = Partida borrada.

## What belongs to you

history-yours = Tu historial es tuyo
history-yours-what = Está solo en este dispositivo, con todo lo que has practicado. Guárdalo en un archivo o llévalo a otro dispositivo; lo que ya haya ahí se queda.
history-save = Guardar en un archivo
history-read-file = Leer un archivo
history-reading = Leyendo las partidas…
history-reading-of = { $done } de { $all }
history-read-cancel = Cancelar
history-read-cancelled = No se añadió nada.
history-read =
    { $added ->
        [0] Todas las partidas de este archivo ya estaban en el historial.
        [one] Se añadió una partida.
       *[other] Se añadieron { $added } partidas.
    }
history-read-learning = Lo que habías practicado está otra vez aquí.
history-delete-all = Borrar todo
history-delete-all-title = ¿Borrar todo el historial?
history-delete-all-what =
    { $count ->
        [0] Lo que has practicado desaparece de este dispositivo.
        [one] Una partida desaparece de este dispositivo, con todo lo que has practicado y sus estadísticas.
       *[other] { $count } partidas desaparecen de este dispositivo, con todo lo que has practicado y sus estadísticas.
    } Las partidas sin acabar se quedan. No hay vuelta atrás.
history-delete-all-yes = Borrar todo
history-deleted-all = El historial está vacío.

error-history-no-file = este archivo no es un historial de Pasch.
error-history-newer = este archivo viene de una versión más nueva de Pasch; recarga la página y prueba otra vez.
error-history-damaged = el archivo está dañado (en «{ $place }»); no se añadió nada.

## What somebody is called

history-rename = Cambiar nombre
history-rename-title = Cambiar el nombre de { $name }
history-rename-name = Nuevo nombre
history-rename-what = Vale para todas las partidas de este dispositivo. Si el nombre ya existe, los dos pasan a ser la misma persona.
history-rename-earlier = Antes «{ $name }»
history-rename-back = Deshacer
history-renamed = Ahora se llama { $name }.

## Statistics

history-nothing-played = Todavía no hay partidas con estas reglas.
history-table-empty = En esta mesa todavía no se ha acabado ninguna partida. Después verás aquí lo bien que ha jugado cada uno.

results-games = Partidas
results-won = Ganadas
results-won-of = { $share } de las partidas con otros
results-won-few = { $won ->
    [one] una victoria
   *[other] { $won } victorias
 }
results-further = Todas las cifras
results-mean = Media
results-best = Mejor
results-mean-points = Puntos de media
results-most = Máximo de puntos
results-least = Mínimo de puntos
results-spread = Casi siempre
results-spread-what = puntos, en unas dos de cada tres partidas
results-strong = Lo que mejor va es { $box }, con { $points } puntos de media.
results-try = { $kind ->
    [number] Junta más en «{ $box }»
   *[figure] Busca más a menudo «{ $box }»
 }: { $own ->
    [0] todavía no ha dado nada
   *[other] ha dado { $points } puntos de media
 }; se puede llegar a unos { $best }.
results-of-games = de las partidas
results-best-play-exact = a la perfección { $points }
results-best-play-measured = máquina más fuerte { $points }
results-records = Récords
results-records-what = De todas las partidas, con las reglas que sea.
results-record-best = Mejor en { $variant }
results-record-streak = Victorias seguidas
results-record-duels = Quién contra quién
results-over-time = Con el tiempo
results-over-time-what = { $games } partidas, { $mean } puntos de media, { $latest } últimamente. Los números están abajo, en la tabla.
results-one-game = una partida
results-last-games = media de las últimas { $games }
results-best-play-mean-exact = media jugando a la perfección
results-best-play-mean-measured = media de la máquina más fuerte
results-spread-of = dispersión de estas partidas
results-as-table = En una tabla
results-day = Día
results-month = Mes
results-total = Total
results-boxes = Casilla por casilla
results-boxes-what-exact = Puntos que da cada casilla de media, y los que daría jugando a la perfección.
results-boxes-what-measured = Puntos que da cada casilla de media, y los que dio a la máquina más fuerte en { $games } partidas. Eso está medido: para una hoja tan grande no se puede calcular el juego perfecto.
results-boxes-unknown = Puntos que da cada casilla de media. Nadie ha calculado todavía el juego perfecto de esta variante.
results-only-bonuses = El total lo forman solo los bonus; las casillas cuentan únicamente para ellos.
results-box = Casilla
results-best-play-short-exact = A la perfección
results-best-play-short-measured = Máquina más fuerte
results-difference = Diferencia
results-bonus = en el { $share } de las partidas
results-bonus-both-exact = en el { $share } de las partidas (lo mejor { $best })
results-bonus-both-measured = en el { $share } de las partidas (máquina { $best })
results-extra = Puntos extra
results-duels = Cara a cara
results-duels-what = Quién sumó más cuando jugaban los dos.
results-against = Contra
results-score = Marcador
results-score-of = { $ahead } : { $behind }
results-level = { $level } { $level ->
    [one] empate
   *[other] empates
 }
results-margin = Puntos de diferencia
results-everybody = Todos los jugadores

## A game that came in a link

linked-reading = Leyendo la partida…
linked-over = Partida de un enlace
linked-open = Partida sin acabar de un enlace
linked-keep = Al historial
linked-kept = La partida está ahora en el historial.
linked-copy = Copiar la partida como enlace
linked-broken = No se puede abrir esta partida
linked-paste = Pega el enlace entero
linked-again = Al reenviarlo, a veces se pierde el final.
linked-paste-go = Abrir
linked-file = Abrir un archivo de partida (.pasch)

## A year for the fridge

keepsake-title = Una imagen para la nevera
keepsake-span = Periodo
keepsake-days = { $days ->
    [one] 1 día de juego
   *[other] { $days } días de juego
 }
keepsake-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }
keepsake-sum = { $days }, { $games }
keepsake-favourite = Sobre todo { $variant } ({ $games })
keepsake-wins = { $won ->
    [one] 1 victoria
   *[other] { $won } victorias
 } en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }
keepsake-who = { $person }, { $day }
keepsake-record = Récord: { $points }
keepsake-record-who = { $person }, { $variant }, { $day }
keepsake-fives = { $count } × { $box } en una partida
keepsake-close = Victoria más ajustada: por { $points }
keepsake-close-who = { $person } por delante de { $other }, { $day }
keepsake-streak = { $wins } victorias seguidas
