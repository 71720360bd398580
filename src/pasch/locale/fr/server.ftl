# The server: its command, and what cannot be done at a table or with a request.

## The command

help-serve =
    La table dans le navigateur : lancer le serveur de Pasch.

    Il tourne jusqu’à ce que Ctrl+C l’arrête ; chaque table reste telle quelle. Qui ouvre l’adresse affichée peut jouer :
    sans --host, sur cette machine seulement.
help-serve-host = L’adresse à laquelle le serveur est joignable ; 0.0.0.0 laisse entrer tous les appareils du réseau.
help-serve-port = Le port ; 0 en prend un libre au choix.
help-serve-name = Un nom sous lequel les navigateurs joignent le serveur, par exemple pasch.example ; une fois par nom. Les adresses en chiffres et les noms de cette machine marchent toujours.
help-serve-open = Ouvrir aussitôt le navigateur, ou non ; le dernier donné compte.
help-serve-workers = En combien de processus ; plus d’un demande PostgreSQL (--database).
help-serve-connections = Combien de connexions une adresse peut tenir ouvertes à la fois.
help-serve-megabytes-a-day = Combien de mégaoctets une adresse peut enregistrer par jour.
help-serve-variants = Lister les règles maison de ce dossier (un fichier TOML chacune) comme les variantes fournies avec Pasch.
help-serve-no-limits = Ne pas limiter ce qu’une adresse peut demander à la fois : pour mesurer.
help-serve-no-ahead = Ne pas calculer en arrière-plan ce qu’il faut aux conseils et aux joueurs virtuels : seulement quand quelqu’un le demande.
help-serve-log-format = Le journal en phrases sur ce qui va mal (text), ou en une ligne de JSON par événement (json). Sans cela, un terminal reçoit des phrases, et tout le reste du JSON.
help-serve-settings = Lire des options dans ce fichier TOML, sous leurs noms : port = 8080. La ligne de commande et l’environnement (PASCH_PORT) passent avant.
help-serve-root-path = Le chemin sous lequel le serveur est joignable derrière un proxy, par exemple /pasch.
help-serve-proxy = L’adresse ou le réseau d’un proxy dont on croit les en-têtes X-Forwarded ; une fois par proxy. Sans cela, seulement un proxy sur cette machine.

help-site =
    Un dossier pour jouer dans le navigateur sans serveur, pour n’importe quel hébergement.

    DOSSIER est nouveau, ou remplace un site écrit auparavant. N’importe quel hébergement peut le servir, même sous un chemin
    comme /jeux/pasch/. Tout ce qui marche sur un seul appareil y marche, les règles maison avec --house-rules ; les tables
    à plusieurs appareils demandent « pasch serve ».
help-site-tables = Avec des tables de valeurs pour les conseils et analyses aussi des variantes qu’aucun navigateur ne calcule lui-même ; les calculer prend jusqu’à une demi-heure la première fois.
help-site-house-rules = Avec des règles maison, que le navigateur vérifie lui-même : Pyodide et un paquet pour lui viennent de ce dossier, 9 Mo ; s’il manque quelque chose, on te dit comment l’obtenir.
site-written = { $folder } est prêt ({ $size }) : mets le dossier tel quel sur un hébergement.
site-without-solver = Sans le programme de calcul pour navigateurs, il n’y aura là que des conseils approchés : « make kernels » le compile, puis écris le site encore une fois.

error-server-missing = il faut pour cela les paquets du serveur, qui ne sont pas installés ; installe-les avec : pip install "pasch[server]".
error-site-reader-missing = il manque { $file } dans { $folder } ; obtiens-le avec « { $command } ».

metavar-host = ADRESSE
metavar-names = NOM
metavar-port = PORT
metavar-connections = NOMBRE
metavar-megabytes-a-day = NOMBRE
metavar-workers = NOMBRE

serve-ready = Pasch est prêt : { $address } (Ctrl+C l’arrête)
serve-first = Ouvre cette adresse dans un navigateur et joue. Les tables et les parties sont gardées dans { $file }
serve-open = Attention : d’autres appareils du réseau peuvent aussi joindre ce serveur.
serve-in-container = D’autres appareils joignent ce serveur à l’adresse de la machine où tourne le conteneur, sur le port publié là.
serve-open-at = Attention : d’autres appareils du réseau peuvent aussi joindre ce serveur, un téléphone à { $address }, par exemple
serve-waits-port = le port { $which } est encore pris ; attente de { $seconds } secondes au plus, au cas où un serveur y serait en train de s’arrêter.
serve-waits-store = la base de données { $which } est encore utilisée ; attente de { $seconds } secondes au plus, au cas où un serveur y serait en train de s’arrêter.

## What the log says at a terminal

log-our-mistake = Pasch a fait une erreur
log-event-loop = Pasch a fait une erreur
log-purge-failed = Les tables expirées n’ont pas pu être supprimées ; Pasch réessaie dans une heure
log-not-prepared = Les conseils pour une partie n’ont pas pu être calculés
log-not-solved-ahead = Un jeu n’a pas pu être calculé d’avance ; les conseils viendront plus tard, ou ne seront que des estimations
log-learned-unused = Ce qui a été appris sur un jeu est inutilisable ; les conseils sont des estimations grossières
log-computer-player-failed = Un joueur virtuel n’a pas pu décider ; Pasch réessaie
log-computer-player-stopped = Un joueur virtuel s’est arrêté ; il reprend dès que quelqu’un ouvre la table
log-catching-up-failed = Une table n’a pas pu être lue dans la base de données ; Pasch réessaie dès que quelqu’un l’ouvre
log-store-write-failed = Rien ne peut être enregistré pour le moment ; le disque est-il plein ?
log-store-displaced = La base de données n’est plus le fichier qui a été ouvert : il a été supprimé ou remplacé, ou son disque n’est plus là. Remets-le, ou relance Pasch
log-store-writes-again = Tout est de nouveau enregistré
log-store-listening-lost = La connexion à la base de données est perdue ; Pasch réessaie

error-port-taken = le port { $port } est pris ; choisis-en un autre avec --port, par exemple --port 8001.
error-port-denied = impossible d’ouvrir le port { $port } : { $reason }.

## Requests that the server cannot read

error-request-not-json = ce n’est pas du JSON.
error-request-empty = la requête n’a pas de contenu, ou ne dit pas que c’est du JSON.
error-request-other-type = le contenu de la requête est envoyé comme « { $found } » ; ce serveur lit application/json.
error-request-unreadable = la requête ne se lit pas.
error-request-too-large = la requête dépasse { $limit } ko.
error-header-too-large = l’en-tête de la requête dépasse { $limit } ko, ou a trop de lignes.
error-unknown-host = ce serveur n’est pas prévu pour le nom « { $name } » ; qui le fait tourner le lance pour cela avec « --name { $name } ».
error-not-spelt-so = { $found } n’est pas possible ici ; la forme est { $pattern }.
error-no-such-method = cette adresse ne s’utilise pas comme ça.
error-foreign-origin = la requête vient de la page de quelqu’un d’autre.
error-hello-first = le premier message doit être « hello ».
error-hello-twice = « hello » ne vient qu’une fois ; reconnecte-toi pour montrer d’autres clés.
error-client-not-built = les pages pour le navigateur manquent : « make play », ou « npm run build » dans le dossier web, les construit.
error-kernel-missing = ce serveur n’a pas de programme de calcul pour navigateurs : « make kernels » le compile.
