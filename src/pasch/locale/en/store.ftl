# The server's database, its backups, and the commands for them.

## Commands

help-backup =
    Save everything that a server keeps in one file, while it runs.

    "pasch restore" reads FILE into an empty database of either kind.
help-restore =
    Read a server's backup into an empty database.

    FILE is one that "pasch backup" made. All of it is restored, or nothing.
help-backup-force = Replace FILE if it exists.
help-option-data = The folder of the server's SQLite database; otherwise that of the user.
help-option-database = The address of the server's database, such as postgresql://localhost/pasch.

metavar-data = FOLDER
metavar-variants = FOLDER
metavar-settings = FILE
metavar-root_path = PATH
metavar-proxies = ADDRESS
metavar-database = ADDRESS

backup-of-deleted = { $file } was deleted. What is saved is the copy that a running server still has open.
backup-done = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
 } with { $events ->
    [one] one event
   *[other] { $events } events
 }.
restore-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
 } with { $events ->
    [one] one event
   *[other] { $events } events
 } restored to { $address }.

## Errors

error-store-address = this is no address of a database: possible are sqlite:///FILE and postgresql://HOST/NAME.
error-store-address-password = the address of the database has an @ or a ? too many: in a password they are written %40 and %3F; better give the password by itself, in the variable PGPASSWORD.
error-store-denied = the database { $file } belongs to another user than the one who runs Pasch; give it to that user with chown.
error-store-unusable = the database { $address } cannot be used: { $detail }.
error-store-newer = a newer Pasch has changed the database { $address }; this version cannot use it any more.
error-store-missing = there is no database in { $file }.
error-store-not-empty = the database { $address } is not empty; a backup is only restored into an empty one.
error-store-in-use = the database { $file } is in use by a server; end that one first. Several servers at once need PostgreSQL (--database).
error-backup-exists = { $file } exists already; --force replaces it.
error-backup-damaged = { $file } is no backup by "pasch backup", or it is damaged; nothing was restored.
error-backup-bad-value = line { $line } of { $file } has a value that no server writes: { $place } = { $found }; nothing was restored.
error-backup-bad-event = in { $file }, event { $event } of table { $table } is unreadable, or cannot have happened there; nothing was restored.
error-backup-bad-table = in { $file }, the details of table { $table } contradict each other; nothing was restored.
error-backup-bad-die = in { $file }, the dice statistics count a face that does not exist: { $face } on the die "{ $kind }"; nothing was restored.
error-backup-rematch-circle = in { $file }, the rematches of table { $table } lead in a circle back to it; nothing was restored.
error-backup-other-version = { $file } was made by a newer Pasch; only that one, or a still newer one, can restore it.
