# The frame of the browser client: start page, new table, settings, help.

## What is everywhere

ui-in-english = Esta parte todavía no está traducida, así que va en inglés.
ui-close = Cerrar
ui-colon = { $of }: { $what }
ui-note = Nota
ui-again = Probar otra vez
ui-failed = Eso no ha funcionado. Recarga la página si no pasa nada.
ui-full = A este dispositivo no le queda espacio libre: lo último no se guarda.
ui-cancel = Cancelar
ui-copied = Copiado
ui-loading = Un momento…
ui-forgets = Este navegador no guarda nada ahora mismo. Puedes jugar; si cierras la ventana, se pierde todo. Descarga al final lo que quieras conservar.
ui-understood = Entendido
ui-no-network = No hay conexión con Pasch en este momento. En cuanto vuelva, se sigue.
time-just-now = ahora mismo

## The frame

frame-skip = Ir al contenido
frame-history = Historial
frame-home = Pasch, al inicio
frame-languages = Idiomas
frame-nav = Páginas
frame-rules = Reglas
frame-settings = Ajustes
frame-keys = Teclado
frame-about = Acerca de Pasch
frame-failed-title = Esta página no se ha cargado
frame-failed = Parece que se cortó la conexión. Prueba otra vez en un momento.
frame-new-version = Hay una nueva versión de Pasch.
frame-reload = Recargar la página
frame-load-new-version = Cargar la nueva versión

## What the pages are called

title-start = Dados como en la mesa de casa
title-new = Nueva partida
title-new-block = Nuevo anotador
title-table = Mesa
title-block = Anotador
title-rules = Reglas
here-unknown-variant = esta variante no existe aquí. En «Reglas» están todas.
title-family = Árbol genealógico
title-house-rules = Reglas de la casa
title-verify = Comprobar los dados
title-statistics = Estadística de dados
title-learn = Aprender
title-trainer = Práctica
title-puzzle = Problema del día
title-settings = Ajustes
title-code = Escribir un código
title-not-found = Aquí no hay nada
title-history = Historial
title-results = Estadísticas
title-table-results = Estadísticas de esta mesa
title-linked = Partida
title-prob = Probabilidades
title-review = Análisis
title-school = Escuela de estrategia

not-found = En esta dirección no hay ninguna página. Quizá le falte un trozo.
not-found-home = Al inicio

## Start page

start-welcome = ¿Jugamos?
start-what = Generala, Yahtzee, Yatzy y tus reglas de la casa, con cubilete, anotador y lápiz.
start-usual = O { $variant } con cuatro columnas
start-play-now = Jugar ya
start-play-now-what = { $variant } contra la máquina. Sin registrarse, en el acto.
start-last-time = Como la última vez
start-last-time-go = A jugar
start-more = ¿Otra cosa?
start-new = Nueva partida
start-new-what = Con más gente, con otras variantes
start-new-online = también en línea
start-block = Anotador para dados de verdad
start-block-what = Los dados van en la mesa, Pasch hace las cuentas
start-code = Escribir un código
start-code-what = ¿Te han invitado? Por aquí, a la mesa o a la hoja
start-house = Reglas de la casa
start-house-what = Escribir tus propias reglas y jugarlas
start-puzzle-what = Cada día una posición nueva: ¿cuál es la mejor jugada?
start-streak = { $days ->
    [one] racha de un día
   *[other] { $days } días seguidos: ¿hoy también?
 }
start-my-turns = Te toca
start-open = Seguir jugando
start-open-seat = aún libre
start-is-block = anotador
start-not-begun = sin empezar
start-your-turn = Te toca a ti
start-turn-of = Le toca a { $name }
start-forget = Quitar: { $table }
start-forget-title = ¿Quitar de la lista?
start-forget-here = Esta partida solo está en este dispositivo. Si la quitas, se borra.
start-forget-server = La mesa sigue en el servidor hasta que caduque. Este dispositivo olvida la llave de sus lugares.
start-forget-yes = Quitar
start-forgotten = Quitado de la lista.
start-all = Ver las { $count }
start-fewer = Ver menos

## New game

new-what = ¿A qué jugamos?
new-dice = ¿Qué dados?
new-dice-thrown = Tira Pasch
new-dice-thrown-what = en la pantalla
new-dice-real = Dados de verdad
new-dice-real-what = Pasch es el anotador
new-who = ¿Quién juega?
new-how = ¿Cómo jugamos?
new-first = ¿Quién empieza?
new-first-thrown = El dado más alto
new-direction = Sentido
new-clockwise = Horario
new-counter-clockwise = Antihorario
new-pace = Ritmo
new-pace-live = En vivo
new-pace-live-what = todos presentes
new-pace-days = Por días
new-pace-days-what = cada cual cuando pueda
new-hints = Pistas
new-hints-what = Pasch muestra la mejor jugada si se la piden.
new-more = Más
new-more-first = Quién empieza
new-more-begins = Primero: { $name }
new-more-hints = Con pistas
new-more-no-hints = Sin pistas
new-more-wins = Serie: a { $games } victorias
new-more-sum = Serie: { $games } partidas
new-start = Empezar
new-start-block = Abrir el anotador
new-too-many = Hay lugar para { $most }, pero hay { $found }. Quita a alguien.
new-too-few = Esta variante necesita { $least } jugadores como mínimo.

variant-which = Juego
variant-other = Cambiar de juego
variant-rules = Reglas
variant-own = Tu regla de la casa
variant-make-own = Escribir reglas propias
variant-dice = { $count ->
    [one] un dado
   *[other] { $count } dados
 }
variant-columns = { $count ->
    [one] 1 columna
   *[other] { $count } columnas
 }
variant-seats = { $least ->
    [1] hasta { $most }
   *[other] de { $least } a { $most }
 }
variant-minutes = { $minutes } min por persona

variant-group-own = Tus reglas de la casa
variant-group-house = Reglas de la casa
variant-group-familiar = Lo que se juega en familia
variant-group-german = Como en Alemania
variant-group-american = Como en EE. UU.
variant-group-scandinavian = Como en Escandinavia
variant-group-columns = Varias columnas
variant-group-six-dice = Seis dados
variant-group-relatives = Parientes
rules-to-family = El árbol genealógico
family-about = Todo empezó con el Yacht. Cada juego cuelga de aquel del que salió; donde nadie lo sabe con certeza, la línea es discontinua.
family-related = pariente
family-below = { $count } variantes
family-origin-yacht = EE. UU., primera mención conocida
family-origin-crag = EE. UU., de un libro de juegos
family-origin-generala = América Latina
family-origin-escalero = Austria
family-origin-balut = Filipinas, después Dinamarca
family-origin-yahtzee-1956 = EE. UU., E. S. Lowe
family-origin-yahtzee = EE. UU., reglas actuales
family-origin-triple-yahtzee = EE. UU., E. S. Lowe
family-origin-kismet = EE. UU., Lakeside
family-origin-kniffel = Alemania, Schmidt Spiele
family-origin-yatzy = Escandinavia y Finlandia
family-origin-maxi-yatzy = Suecia
family-origin-maxi-yatzy-plain = Escandinavia y Finlandia
family-origin-yams = Francia
family-origin-yams-plus-minus = Francia
family-origin-yamb = Balcanes
family-origin-jamb-mk = Macedonia del Norte
family-new-yacht = Doce casillas, tres tiradas, sin bonus.
family-new-crag = Solo tres dados y dos tiradas; trece con un par es un crag.
family-new-generala = Un juego servido vale más; una Generala servida hasta gana la partida.
family-new-generala-double = Una segunda Generala vale 100 en su propia casilla.
family-new-escalero = Póker de dados con figuras; tres columnas que se ganan por separado.
family-new-balut = Cuatro anotaciones por casilla; al final, las sumas se convierten en puntos.
family-new-yahtzee-1956 = Nuevo: el bonus de arriba, el trío y la escalera de cuatro.
family-new-yahtzee = Cada Yahtzee adicional da 100 y va primero a la casilla de su número.
family-new-yahtzee-free-joker = Otro Yahtzee puede ir a cualquier casilla libre.
family-new-triple-yahtzee = Tres columnas que valen simple, doble y triple.
family-new-kismet = Puntos de colores: los del mismo color valen más.
family-new-kniffel = El Yahtzee en alemán; cada Kniffel adicional puede dar 50 extra.
family-new-kniffel-basic = Un segundo Kniffel no da nada extra.
family-new-kniffel-announce = Tras la primera tirada se dice la casilla.
family-new-kniffel-put-aside = Tras cada tirada se aparta un dado para siempre.
family-new-kniffel-school = Arriba, tres iguales dan 0; con menos se pierden puntos.
family-new-kniffel-first-throws = Una columna para la primera tirada y otra para dos.
family-new-super-kniffel = Cuatro columnas: una de bajada, una de subida, dos libres.
family-new-knoeffel = Por 5 puntos se compra una cuarta tirada.
family-new-kniffel-100 = Cada Kniffel adicional vale 100, donde sea.
family-new-kniffel-strict = Las casillas se llenan en orden estricto.
family-new-kniffel-upper-first = Primero se llena la parte de arriba y luego la de abajo.
family-new-kniffel-sharp = Con todos los dados de una vez, vale doble.
family-new-kniffel-4-columns = Cuatro columnas a la vez, una de ellas anunciada.
family-new-kniffel-3-columns = Sin la columna anunciada.
family-new-yatzy = Se añaden un par y dos pares, y el bonus es de 50.
family-new-maxi-yatzy = Seis dados, veinte casillas; las tiradas que sobran se ahorran.
family-new-maxi-yatzy-plain = Las tiradas que sobran se pierden.
family-new-yatzy-deluxe = Seis dados, tres pares y dos tríos.
family-new-yams = Cuatro columnas: libre, de bajada, de subida y anunciada.
family-new-yams-plus-minus = «Más» y «Menos» en lugar del azar.
family-new-yamb = Máximo menos mínimo cuenta tantas veces como unos haya.
family-new-jamb-mk = Seis dados, y lo que sale de una sola tirada no necesita anuncio.
variant-changes = En qué cambia de { $parent }
variant-changes-more = Más diferencias
variant-any = da igual
variant-narrow = { $count ->
    [0] Filtrar
    [one] Filtrar (un filtro)
   *[other] Filtrar ({ $count } filtros)
 }
variant-family = Familia
variant-country = País
variant-how-many-dice = Dados
variant-length = Tiempo por persona
variant-at-most = hasta { $minutes } min
variant-find = Buscar
variant-find-like = Nombre, casilla, dados…
variant-find-none = No hay ninguna variante así.

variant-about-kniffel = El clásico alemán: 13 casillas, y cada Kniffel adicional puede dar 50 puntos extra.
variant-about-kniffel-basic = La hoja sencilla: un segundo Kniffel no da nada extra.
variant-about-kniffel-100 = Después del primer Kniffel, cada Kniffel adicional vale 100 puntos, en la casilla que sea.
variant-about-kniffel-sharp = Trío, póker, full, escalera y Kniffel valen doble si salen con todos los dados de una vez.
variant-about-kniffel-strict = Las casillas se llenan en orden estricto, de los unos hasta el azar.
variant-about-kniffel-upper-first = Primero la parte de arriba, en cualquier orden, y luego la de abajo: así juegan su torneo los bomberos de Dasing, en Baviera.
variant-about-kniffel-announce = Tras la primera tirada dices tu casilla; si no te sale, se tacha.
variant-about-kniffel-put-aside = Tras cada tirada se aparta un dado para siempre, pero hay hasta cinco tiradas.
variant-about-kniffel-school = Arriba es la «escuela»: tres iguales dan 0, con menos se pierden puntos y con más se ganan; el bonus es tuyo desde 0.
variant-about-kniffel-first-throws = Dos columnas: una para la primera tirada y otra para dos tiradas como mucho.
variant-about-kniffel-3-columns = Tres columnas a la vez: de bajada, de subida y libre.
variant-about-kniffel-4-columns = Cuatro columnas a la vez: de bajada, de subida, anunciada y libre.
variant-about-super-kniffel = Cuatro columnas sin anunciar: una de bajada, una de subida, dos libres.
variant-about-knoeffel = Dos columnas, cinco iguales valen solo 20, y por 5 puntos se compra una cuarta tirada.
variant-about-triple-yahtzee = Tres columnas libres que valen simple, doble y triple: las buenas tiradas van a la derecha.
variant-about-yahtzee = El original de Estados Unidos: cada Yahtzee adicional da 100 y va primero a la casilla de su número.
variant-about-yahtzee-free-joker = Cada Yahtzee adicional da 100 puntos y puede ir a cualquier casilla libre.
variant-about-yahtzee-1956 = Como en las primeras reglas: los demás Yahtzees son comodines abajo, mientras queden casillas.
variant-about-yatzy = Como en Escandinavia: con un par, dos pares y un bonus de 50.
variant-about-yatzy-deluxe = Con seis dados: tres pares, dos tríos y una escalera del 1 al 6.
variant-about-maxi-yatzy-plain = El Yatzy grande: seis dados, veinte casillas, bonus de 100 a partir de 84; las tiradas que sobran se pierden.
variant-about-maxi-yatzy = El Yatzy grande como en Suecia: las tiradas que sobran se ahorran para otros turnos.
variant-about-escalero = El póker de dados de Austria: figuras y cuatro combinaciones en tres columnas; servidas valen más.
variant-about-kismet = De 1964, con puntos de colores: pares, full o los cinco dados de un mismo color valen más.
variant-about-yacht = El abuelo de todos, conocido desde los años treinta: doce casillas, solo escaleras de cinco dados, sin bonus.
variant-about-generala = Como en América Latina: un juego servido vale 5 más, y una Generala servida gana en el acto.
variant-about-generala-double = Con una casilla más: una segunda Generala vale 100 cuando la casilla de la primera ya está llena, aunque sea tachada.
variant-about-crag = El hermano rápido del Yacht: tres dados y dos tiradas, y trece con un par es un crag.
variant-about-balut = De Filipinas, y en Dinamarca juego de club: siete casillas de cuatro anotaciones, cuyas sumas al final se convierten en puntos.
variant-about-yamb = De los Balcanes: cuatro columnas, una anunciada; máximo menos mínimo cuenta tantas veces como unos haya.
variant-about-jamb-mk = Yamb con seis dados, de los que cuentan cinco: cinco tiradas en la última ronda, y lo que sale de una sola tirada no necesita anuncio.
variant-about-yams-plus-minus = Como en Francia: «Más» y «Menos» en lugar del azar, y solo cuentan si «Menos» es más bajo que «Más».
variant-about-yams = Cuatro columnas: libre, de bajada, de subida y anunciada; otros cinco iguales no dan nada extra.

seats-choose = Elegir jugadores
seats-seat = Lugar { $number }: { $name }
seats-name = Nombre en el lugar { $number }
seats-name-seen = Así te ven los demás.
seats-name-missing = ¿Cómo te llamas? Los demás verán tu nombre.
seats-adapting = se adapta a ti
seats-adapting-at-first = Se adapta a tu juego; empieza como { $level }.
seats-adapting-now =
    Se adapta a tu juego. Últimamente has { $games ->
        [one] { $won ->
            [0] perdido una partida
           *[other] ganado una partida
        }
       *[other] ganado { $won } de { $games } partidas
    }; hoy juega como { $level }.
seats-level = Nivel
seats-level-where = en el lugar { $number }
seats-link = Alguien por enlace
seats-link-at = Alguien por enlace (lugar { $number })
seats-link-what = El enlace te lo da la mesa.
seats-up = Subir un lugar a { $name }
seats-remove = Quitar a { $name }
seats-added = { $name } está en el lugar { $number }.
seats-added-link = El lugar { $number } es para quien entre por el enlace.
seats-removed = { $name } ya no está.
seats-moved = { $name } ahora está en el lugar { $number }.
seats-add-here = Añadir jugador
seats-add-computer = Máquina
seats-add-link = Invitar por enlace
seats-full = No hay lugar para más de { $most }.
seats-twice = En la mesa ya hay alguien con ese nombre.

## Settings

settings-looks = Aspecto y sonido
settings-language = Idioma
settings-language-part = En este idioma: el { $play } de la mesa y el anotador, el { $rules } de las reglas y el { $everything } de todo. Lo que falta va en inglés.
settings-theme = Colores
settings-theme-auto = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-contrast = Contraste
settings-large = Letra grande
settings-large-hint = En todas las páginas, también en la mesa.
settings-animation = Animación
settings-animation-hint = Los dados ruedan, las anotaciones entran con suavidad.
settings-animation-still = Tu dispositivo pide menos movimiento, y Pasch lo respeta.
settings-sound = Sonido
settings-sound-hint = Se oyen el cubilete, los dados y el lápiz.
settings-voice = Leer en voz alta
settings-voice-hint = Una voz de este dispositivo cuenta lo que pasa en la mesa. Las teclas I, R, N, W y T leen más cosas.
settings-voice-sample = Pasch ya lee en voz alta.
settings-play = En la mesa
settings-name = Tu nombre
settings-name-hint = Tu nombre en las mesas nuevas.
settings-hints = Pistas en mesas nuevas
settings-hints-hint = Se puede cambiar en cada mesa.
settings-shake = Agitar para tirar
settings-shake-hint = El teléfono es el cubilete: agítalo, déjalo quieto y los dados caen.
settings-shake-denied = El navegador no dice cómo se mueve el dispositivo. Dale permiso en los ajustes del navegador.
settings-speed = Ritmo
settings-speed-calm = Tranquilo
settings-speed-quick = Rápido
settings-speed-instant = Al instante
settings-shortcuts = Atajos de teclado
settings-shortcuts-hint = Espacio tira, las cifras guardan. ? los muestra todos.
settings-help = Primeros pasos
settings-guide-what = Cinco ayudas breves junto a los dados, como en la primera partida. Con ellas empieza una partida nueva.
settings-install = Instalar como app
settings-install-menu = Pasch puede ser una app de este dispositivo: donde se puede, lo ofrece el menú del navegador («Instalar» o «Añadir a pantalla de inicio»).
settings-kept = Todo esto se queda en este dispositivo.

## Keys

key-space = Espacio
key-enter = Enter
key-delete = Supr
keys-at-table = En la mesa
keys-at-block = En el anotador
keys-throw = tirar
keys-hold = guardar o soltar el dado de ese lugar
keys-move = moverse por la hoja
keys-enter = anotar en la casilla elegida
keys-open = abrir la casilla elegida
keys-points = anotar puntos en la casilla elegida
keys-strike = tachar la casilla elegida
keys-empty = vaciar la casilla elegida
keys-dice = con los dados: anotar lo que hay en la mesa
keys-undo = deshacer la última anotación
keys-hints = mostrar u ocultar las pistas
keys-announce = anunciar una casilla, donde se anuncia
keys-tell-mine = leer: mi hoja
keys-tell-rival = leer: las hojas de los demás, una tras otra
keys-tell-bonus = leer: lo que falta para el bonus
keys-tell-throw = leer: la última tirada
keys-tell-standing = leer: los totales, quién va ganando
keys-help = mostrar esta lista

## About Pasch

about-what = Pasch es un juego libre para el Kniffel y sus parientes: a solas, en una mesa, por la red o como anotador para dados de verdad.
about-privacy = No hay cuentas, ni publicidad, ni rastreo. Ninguna página pide nada a servidores ajenos.
about-licence = Pasch es software libre con la licencia Apache 2.0.
about-licences = Software que incluye, con sus licencias
about-marks = Kniffel y Yahtzee son marcas de sus titulares.

## Entering a code

code-what = Quien te invita ve el código en su mesa. Para un segundo dispositivo está en «Más», «Segundo dispositivo». Vale unos minutos.
code-label = Código
code-example = p. ej. K7M2 Q4X9
code-go = A la mesa
code-empty = Escribe el código.
code-not-one = El código no está completo: tiene al menos seis letras y cifras.

install-title = Pasch como app
install-what = En la pantalla de inicio, y funciona sin conexión.
install-go = Instalar
install-no = No, gracias
