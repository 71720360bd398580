# The server: its command, and what cannot be done at a table or with a request.

## The command

help-serve =
    La mesa en el navegador: arranca el servidor de Pasch.

    Funciona hasta que Ctrl+C lo para; cada mesa se queda como estaba. Puede jugar quien abra la dirección que se muestra:
    sin --host, solo en este equipo.
help-serve-host = La dirección en la que se llega al servidor; 0.0.0.0 deja entrar a cualquier dispositivo de la red.
help-serve-port = El puerto; 0 toma cualquiera que esté libre.
help-serve-name = Un nombre con el que los navegadores llegan al servidor, por ejemplo pasch.example; una vez por cada uno. Las direcciones en números y los nombres de este equipo valen siempre.
help-serve-open = Abrir enseguida el navegador, o no; vale lo último que se diga.
help-serve-workers = En cuántos procesos; más de uno necesita PostgreSQL (--database).
help-serve-connections = Cuántas conexiones puede tener abiertas a la vez una dirección.
help-serve-megabytes-a-day = Cuántos megabytes puede guardar al día una dirección.
help-serve-variants = Muestra las reglas de la casa de esta carpeta (un archivo TOML cada una) como las variantes que trae Pasch.
help-serve-no-limits = No limitar cuánto puede pedir de una vez una dirección: para medir.
help-serve-no-ahead = No calcular de fondo lo que necesitan las pistas y los jugadores virtuales: solo cuando alguien lo pida.
help-serve-log-format = El registro como frases sobre lo que va mal (text), o como una línea de JSON por suceso (json). Si no se dice, un terminal recibe frases y todo lo demás JSON.
help-serve-settings = Toma opciones de este archivo TOML, con sus nombres: port = 8080. La línea de comandos y el entorno (PASCH_PORT) tienen prioridad.
help-serve-root-path = La ruta en la que se llega al servidor detrás de un proxy, como /pasch.
help-serve-proxy = La dirección o la red de un proxy cuyas cabeceras X-Forwarded se creen; una vez por cada uno. Si no se dice, solo un proxy en este equipo.

help-site =
    Una carpeta para jugar en el navegador sin servidor, para cualquier alojamiento web.

    CARPETA es nueva, o sustituye un sitio escrito antes. Cualquier alojamiento web la puede servir, también en una ruta
    como /juegos/pasch/. Ahí funciona todo lo que funciona en un solo dispositivo, las reglas de la casa con
    --house-rules; las mesas para varios dispositivos necesitan «pasch serve».
help-site-tables = Con tablas para las pistas y los análisis también de las variantes que ningún navegador calcula por sí solo; calcularlas lleva hasta media hora la primera vez.
help-site-house-rules = Con reglas de la casa, que el navegador comprueba por sí solo: Pyodide y un paquete para eso salen de esta carpeta, 9 MB; si falta algo, se dice cómo conseguirlo.
site-written = { $folder } está lista ({ $size }): sube la carpeta tal cual a un alojamiento web.
site-without-solver = Sin el programa de cálculo para navegadores, ahí solo hay pistas aproximadas: «make kernels» lo compila; después, escribe el sitio otra vez.

error-server-missing = esto necesita los paquetes del servidor, que no están instalados; instálalos con: pip install "pasch[server]".
error-site-reader-missing = En { $folder } falta { $file }; consigue el archivo ahí con «{ $command }».

metavar-host = DIRECCIÓN
metavar-names = NOMBRE
metavar-port = PUERTO
metavar-connections = NÚMERO
metavar-megabytes-a-day = NÚMERO
metavar-workers = NÚMERO

serve-ready = Pasch está listo: { $address } (Ctrl+C lo para)
serve-first = Abre esta dirección en un navegador y a jugar. Las mesas y las partidas se guardan en { $file }
serve-open = Ojo: también llegan a este servidor otros dispositivos de la red.
serve-in-container = Otros dispositivos llegan a este servidor por la dirección del equipo que ejecuta el contenedor, en el puerto publicado ahí.
serve-open-at = Ojo: también llegan a este servidor otros dispositivos de la red, por ejemplo un teléfono en { $address }
serve-waits-port = el puerto { $which } sigue ocupado; se espera hasta { $seconds } segundos, por si un servidor está acabando ahí.
serve-waits-store = la base de datos { $which } sigue en uso; se espera hasta { $seconds } segundos, por si un servidor está acabando ahí.

## What the log says at a terminal

log-our-mistake = Pasch cometió un error
log-event-loop = Pasch cometió un error
log-purge-failed = No se pudieron borrar las mesas caducadas; Pasch lo intenta otra vez dentro de una hora
log-not-prepared = No se pudieron calcular las pistas de un juego
log-not-solved-ahead = No se pudo calcular un juego de antemano; las pistas llegan más tarde, o son solo aproximadas
log-learned-unused = Lo que se aprendió de un juego no se puede usar; las pistas son aproximadas
log-computer-player-failed = Un jugador virtual no pudo decidir; Pasch lo intenta otra vez
log-computer-player-stopped = Un jugador virtual se ha parado; sigue cuando alguien abra la mesa
log-catching-up-failed = No se pudo leer una mesa de la base de datos; Pasch lo intenta otra vez cuando alguien la abra
log-store-write-failed = Ahora mismo no se puede guardar nada; ¿está lleno el disco?
log-store-displaced = La base de datos ya no es el archivo que se abrió: lo borraron o lo cambiaron, o falta su disco. Ponlo otra vez en su sitio, o arranca Pasch de nuevo
log-store-writes-again = Otra vez se guarda todo
log-store-listening-lost = Se perdió la conexión con la base de datos; Pasch lo intenta otra vez

error-port-taken = el puerto { $port } está ocupado; elige otro con --port, por ejemplo --port 8001.
error-port-denied = no se puede abrir el puerto { $port }: { $reason }.

## Requests that the server cannot read

error-request-not-json = esto no es JSON.
error-request-empty = la petición no tiene contenido, o no dice que es JSON.
error-request-other-type = el contenido de la petición se envía como «{ $found }»; este servidor lee application/json.
error-request-unreadable = la petición no se puede leer.
error-request-too-large = la petición pasa de { $limit } kB.
error-header-too-large = la cabecera de la petición pasa de { $limit } kB, o tiene demasiadas líneas.
error-unknown-host = este servidor no está preparado para el nombre «{ $name }»; quien lo lleva lo arranca para eso con «--name { $name }».
error-not-spelt-so = { $found } no es posible aquí; la forma es { $pattern }.
error-no-such-method = esta dirección no se puede usar así.
error-foreign-origin = la petición viene de una página ajena.
error-hello-first = el primer mensaje tiene que ser «hello».
error-hello-twice = «hello» va solo una vez; para mostrar otras llaves, conéctate de nuevo.
error-client-not-built = faltan las páginas para el navegador: «make play», o «npm run build» en la carpeta web, las hace.
error-kernel-missing = este servidor no tiene el programa de cálculo para navegadores: «make kernels» lo compila.
