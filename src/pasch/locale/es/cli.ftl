# The commands of the command line: help pages, and what the small commands print.

## Every help page

help-usage = Uso:
help-options = Opciones
help-commands = Comandos
help-options-metavar = [OPCIONES]
help-command-metavar = COMANDO [ARGUMENTOS] …
help-default = por defecto: { $default }
help-required = obligatorio
help-option-help = Mostrar esta ayuda.
help-option-version = Mostrar la versión.
help-option-lang = El idioma de todo lo que se muestra: { $languages }; si no, el del sistema.
help-option-json = Mostrar lo mismo como JSON, para programas.

metavar-text = TEXTO
metavar-integer = NÚMERO
metavar-float = NÚMERO
metavar-path = ARCHIVO
metavar-file = ARCHIVO
metavar-filename = ARCHIVO
metavar-directory = CARPETA
metavar-variant = VARIANTE
metavar-parent = VARIANTE
metavar-name = NOMBRE

## The commands

help-pasch =
    Juegos de dados de la familia del Kniffel: reglas como datos, jugar en el terminal, comprobar hojas y partidas.

help-variants =
    Mostrar las variantes que trae Pasch: todas, o las que encajen.

    Las palabras se buscan en nombres, casillas, dados, columnas y países: «pasch variants yatzy seis».
help-variants-family = Solo las de esta familia: german, american, scandinavian, columns, six-dice, relatives.
help-variants-country = Solo las que son de este país: de, us, se, Francia…
help-variants-dice = Solo las que tienen tantos dados.
help-variants-minutes = Solo las que llevan a cada persona tantos minutos como mucho.
help-variants-folder = Mostrar también las reglas de la casa de esta carpeta, un archivo TOML cada una. La variable de entorno PASCH_VARIANTS nombra una para todos los comandos.
help-variants-tree = Mostrar quién desciende de quién, qué cambia y qué da jugar a la perfección.
variants-none = No hay ninguna variante así.
variants-tree-same = las mismas reglas
variants-tree-gone = ya no: { $sentence }
variants-figures = media { $mean } ± { $sd }
variants-figures-measured = media { $mean } ± { $sd } (medida)
metavar-words = PALABRA
metavar-language = IDIOMA
metavar-group = FAMILIA
metavar-country = PAÍS
metavar-longest = NÚMERO
metavar-folder = CARPETA
country-ar = Argentina
country-at = Austria
country-de = Alemania
country-dk = Dinamarca
country-fi = Finlandia
country-fr = Francia
country-hr = Croacia
country-mk = Macedonia del Norte
country-no = Noruega
country-ph = Filipinas
country-rs = Serbia
country-se = Suecia
country-us = Estados Unidos

help-show =
    Explicar las reglas de una variante.

    VARIANTE es una de las que trae Pasch («pasch variants» las muestra) o un archivo TOML tuyo.
help-show-sheet = Mostrar en su lugar la hoja de puntos vacía.
help-show-toml = Mostrar el documento de la variante tal como está escrito.
help-show-diff = Mostrar en qué se distingue de esta variante.

help-check =
    Comprobar el archivo de una variante propia.

    Nombra todo lo que está mal, cada cosa con su sitio; si todo está bien, resume la variante en números.
help-check-explain = Decir qué hace cada clave, con frases de las reglas.

help-tables =
    Mostrar una variante ya calculada como JSON: cada tirada, y lo que suma en cada casilla.

help-schema =
    Mostrar el JSON Schema de un formato de archivo.

    Sin NOMBRE, enumerar los esquemas.

## A variant in numbers

label-id = Identificador
label-name = Nombre
label-dice = Dados
label-columns = Columnas
label-boxes = Casillas
label-turns = Turnos
label-most = Total máximo
label-rules-hash = Hash de las reglas
column-most = máx.

## Showing rules

## Differences

diff-title = { $variant } comparado con { $parent }
diff-order = orden de { $place }
diff-same-document = Los dos documentos dicen exactamente lo mismo.
diff-same-game = Los dos son el mismo juego; solo se distinguen en cómo está escrito.

## Checking

check-valid = { $file } es una variante válida.
check-same-game = Las reglas son las mismas que las de { $parent }.
check-differs = Se distingue de { $parent }:
check-keys = Qué hace cada clave:
check-key-needed = Otras claves la necesitan.
check-key-silent = No cambia ninguna frase de las reglas.
check-key-instead = en vez de: { $sentence }

## Errors

error-unknown-schema = no hay ningún esquema «{ $found }»; hay { $allowed }.
error-options-exclude = «{ $one }» y «{ $other }» no van juntas.
error-data-is-address = «--data» indica una carpeta; la dirección de una base de datos va con «--database».

## The command "pasch link"

help-link =
    Escribir una partida entera como enlace para enviar, y al revés, de un enlace así la partida.

    PARTIDA es una partida anotada o un enlace así. En cualquier navegador que abra Pasch, y para «pasch replay» y «pasch review», un enlace vale tanto como el archivo; solo se pierden los comentarios y la prueba de los dados.
help-link-address = La dirección en la que funciona Pasch.
metavar-game = PARTIDA

## The command "pasch languages"

help-languages =
    Mostrar qué idiomas habla Pasch y lo completo que está cada uno.

    Con el código de un idioma: qué le falta todavía y qué tiene mal. Lo que le falta a un idioma, Pasch lo dice en inglés.
languages-code = Código
languages-name = Idioma
languages-tier-play = Mesa y anotador
languages-tier-rules = Reglas
languages-tier-everything = Todo
languages-share = { $tier }: { $have } de { $of } mensajes ({ $percent } %)
languages-missing = { $file }: { $count ->
    [one] falta un mensaje
   *[other] faltan { $count } mensajes
 }
languages-unreadable = esto no es un mensaje: { $found }
languages-twice = { $name } está dos veces.
languages-unknown-message = { $name } no existe en inglés.
languages-unknown-fact = { $name } nombra "${ $found }", que no recibe.
languages-lacks-fact = { $name } omite "${ $found }".
languages-plural = { $name } necesita estos casos para los números: { $found }
