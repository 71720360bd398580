# The server's database, its backups, and the commands for them.

## Commands

help-backup =
    Sauvegarder dans un seul fichier tout ce que garde un serveur, pendant qu’il tourne.

    « pasch restore » lit FICHIER dans une base de données vide, de l’une ou l’autre sorte.
help-restore =
    Lire la sauvegarde d’un serveur dans une base de données vide.

    FICHIER vient de « pasch backup ». Tout est restauré, ou rien.
help-backup-force = Remplacer FICHIER s’il existe.
help-option-data = Le dossier de la base de données SQLite du serveur ; sinon, celui de l’utilisateur.
help-option-database = L’adresse de la base de données du serveur, par exemple postgresql://localhost/pasch.

metavar-data = DOSSIER
metavar-variants = DOSSIER
metavar-settings = FICHIER
metavar-root_path = CHEMIN
metavar-proxies = ADRESSE
metavar-database = ADRESSE

backup-of-deleted = { $file } a été supprimé. Ce qui est sauvegardé, c’est la copie qu’un serveur en marche tient encore ouverte.
backup-done = { $file } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } avec { $events ->
    [one] { $events } événement
   *[other] { $events } événements
 }.
restore-done = { $tables ->
    [one] { $tables } table restaurée
   *[other] { $tables } tables restaurées
 } avec { $events ->
    [one] { $events } événement
   *[other] { $events } événements
 } dans { $address }.

## Errors

error-store-address = ce n’est pas l’adresse d’une base de données : possible : sqlite:///FICHIER et postgresql://HÔTE/NOM.
error-store-address-password = l’adresse de la base de données a un « @ » ou un « ? » de trop : dans un mot de passe, ils s’écrivent %40 et %3F ; mieux vaut donner le mot de passe à part, dans la variable PGPASSWORD.
error-store-denied = la base de données { $file } appartient à un autre utilisateur que celui qui lance Pasch ; donne-la-lui avec chown.
error-store-unusable = la base de données { $address } est inutilisable : { $detail }.
error-store-newer = une version plus récente de Pasch a modifié la base de données { $address } ; cette version-ci ne peut plus s’en servir.
error-store-missing = il n’y a pas de base de données dans { $file }.
error-store-not-empty = la base de données { $address } n’est pas vide ; une sauvegarde ne se restaure que dans une base vide.
error-store-in-use = la base de données { $file } est utilisée par un serveur ; arrête-le d’abord. Plusieurs serveurs à la fois demandent PostgreSQL (--database).
error-backup-exists = { $file } existe déjà ; --force le remplace.
error-backup-damaged = { $file } n’est pas une sauvegarde de « pasch backup », ou il est abîmé ; rien n’a été restauré.
error-backup-bad-value = la ligne { $line } de { $file } a une valeur qu’aucun serveur n’écrit : { $place } = { $found } ; rien n’a été restauré.
error-backup-bad-event = dans { $file }, l’événement { $event } de la table { $table } est illisible, ou n’a pas pu s’y produire ; rien n’a été restauré.
error-backup-bad-table = dans { $file }, les détails de la table { $table } se contredisent ; rien n’a été restauré.
error-backup-bad-die = dans { $file }, les statistiques des dés comptent une face qui n’existe pas : { $face } sur le dé « { $kind } » ; rien n’a été restauré.
error-backup-rematch-circle = dans { $file }, les revanches de la table { $table } y ramènent en rond ; rien n’a été restauré.
error-backup-other-version = { $file } vient d’une version plus récente de Pasch ; seule cette version, ou une plus récente encore, peut le restaurer.
