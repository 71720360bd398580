# The server's database, its backups, and the commands for them.

## Commands

help-backup =
    Guardar en un archivo todo lo que conserva un servidor, aunque esté en marcha.

    «pasch restore» pasa ARCHIVO a una base de datos vacía, de una clase u otra.
help-restore =
    Pasar la copia de seguridad de un servidor a una base de datos vacía.

    ARCHIVO es uno que hizo «pasch backup». Se recupera entero o nada.
help-backup-force = Sustituir ARCHIVO si ya existe.
help-option-data = La carpeta de la base de datos SQLite del servidor; si no, la del usuario.
help-option-database = La dirección de la base de datos del servidor, como postgresql://localhost/pasch.

metavar-data = CARPETA
metavar-variants = CARPETA
metavar-settings = ARCHIVO
metavar-root_path = RUTA
metavar-proxies = DIRECCIÓN
metavar-database = DIRECCIÓN

backup-of-deleted = { $file } está borrado. Se guarda la copia que un servidor en marcha tiene todavía abierta.
backup-done = { $file } contiene { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
 } con { $events ->
    [one] un suceso
   *[other] { $events } sucesos
 }.
restore-done = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
 } con { $events ->
    [one] un suceso
   *[other] { $events } sucesos
 }, en { $address } otra vez.

## Errors

error-store-address = esto no es la dirección de una base de datos: puede ser sqlite:///ARCHIVO o postgresql://SERVIDOR/NOMBRE.
error-store-address-password = en la dirección de la base de datos sobra una @ o un ?: en una contraseña se escriben %40 y %3F; mejor pon la contraseña aparte, en la variable PGPASSWORD.
error-store-denied = la base de datos { $file } es de un usuario distinto del que ejecuta Pasch; dásela a este con chown.
error-store-unusable = la base de datos { $address } no se puede usar: { $detail }.
error-store-newer = un Pasch más nuevo ha cambiado la base de datos { $address }; esta versión ya no la puede usar.
error-store-missing = no hay ninguna base de datos en { $file }.
error-store-not-empty = la base de datos { $address } no está vacía; una copia de seguridad solo se recupera en una vacía.
error-store-in-use = un servidor está usando la base de datos { $file }; páralo primero. Varios servidores a la vez necesitan PostgreSQL (--database).
error-backup-exists = { $file } ya existe; --force lo sustituye.
error-backup-damaged = { $file } no es una copia de seguridad de «pasch backup», o está dañado; no se recuperó nada.
error-backup-bad-value = la línea { $line } de { $file } tiene un valor que no escribe ningún servidor: { $place } = { $found }; no se recuperó nada.
error-backup-bad-event = en { $file }, el suceso { $event } de la mesa { $table } no se puede leer, o no pudo ocurrir ahí; no se recuperó nada.
error-backup-bad-table = en { $file }, los datos de la mesa { $table } se contradicen; no se recuperó nada.
error-backup-bad-die = en { $file }, la estadística de dados cuenta una cara que no existe: { $face } en el dado «{ $kind }»; no se recuperó nada.
error-backup-rematch-circle = en { $file }, las revanchas de la mesa { $table } vuelven en círculo a ella; no se recuperó nada.
error-backup-other-version = { $file } lo hizo un Pasch más nuevo; solo ese, u otro aún más nuevo, lo puede recuperar.
