# Wrong usage of the command line.

usage-help = Aide : « { $command } ».
usage-unknown-option = Il n’y a pas d’option « { $given } ».
usage-unknown-option-near = Il n’y a pas d’option « { $given } » ; est-ce « { $near } » ?
usage-unknown-command = Il n’y a pas de commande « { $given } ».
usage-unknown-command-near = Il n’y a pas de commande « { $given } » ; est-ce « { $near } » ?
usage-missing = Il manque { $name }.
usage-bad-value = { $name } n’accepte que { $allowed }.
usage-option-value = « { $option } » demande une valeur.
usage-unexpected = « { $found } » est un argument de trop.
usage-interrupted = Interrompu.
usage-our-mistake = C’est une erreur de Pasch, pas la tienne ({ $error }). Avec --debug, on voit où.
usage-no-cache = Il n’y a pas de place pour un cache dans ton dossier personnel : le code compilé et les solutions n’ont pas été gardés.
error-file-unusable = { $file } est inutilisable : { $reason }.
error-output-closed = la sortie standard est fermée.
error-output-lost = impossible d’écrire sur la sortie standard : { $reason }.

replay-unfinished = La partie n’est pas encore finie.

## pasch serve

error-serve-port = un port est un nombre de { $least } à { $most }, pas « { $found } ».
error-serve-name = « { $found } » n’est pas un nom de serveur ; cela ressemble à pasch.example.
error-serve-workers = le nombre de processus est compris entre { $least } et { $most } ; « { $found } » ne va pas.
error-serve-connections = le nombre de connexions est compris entre { $least } et { $most } ; « { $found } » ne va pas.
error-serve-megabytes = le nombre de mégaoctets est compris entre { $least } et { $most } ; « { $found } » ne va pas.
error-serve-host = « { $host } » n’est pas une adresse de cette machine.
error-serve-root-path = « { $found } » n’est pas un chemin possible ; écris-le comme /pasch.
error-serve-proxy-all = « { $found } », ce sont toutes les adresses : n’importe qui pourrait alors se faire passer pour n’importe qui. Donne celle du proxy, par exemple 10.0.0.2.
error-serve-proxy = « { $found } » n’est ni l’adresse ni le réseau d’un proxy ; cela ressemble à 10.0.0.2 ou à 10.0.0.0/8.

## At the table of the terminal, and commands

error-would-be-lost = { $file } est lu ici et serait perdu : indique un autre fichier pour écrire.
error-dice-needed = { $count ->
    [one] un dé a été lancé : tape ce qu’il montre
   *[other] { $count } dés ont été lancés : tape ce qu’ils montrent
 } ; « { $found } » est autre chose.
error-buy-names-dice = pour acheter un lancer, dis quels dés restent : $44 par exemple, ou $- pour tout relancer.
error-enter-goes-on = seul Entrée continue ; u reprend le dernier choix.
error-dice-awaited = { $count ->
    [one] un dé a été lancé : tape ce qu’il montre.
   *[other] { $count } dés ont été lancés : tape ce qu’ils montrent.
 }
error-nothing-typed = { $moment ->
    [before] Entrée lance les dés, ! et un nom annonce une case.
    [announce] il faut annoncer une case : ! et son nom.
    [decide-last] tape une case, ou x et une case à barrer.
   *[decide] tape les dés à garder (- relance tout), ou une case.
 }
error-line-needs-sign = aucun dé ne montre « { $found } » ; si c’est la ligne, tape #{ $found }.
error-too-many-dice = ça fait { $found } dés ; le jeu en a { $count }.
error-no-odd-die = derrière un +, on écrit ce que montrent les dés spéciaux ; il n’y a pas autant de sortes de dés ici.
error-odd-die-unclear = « { $found } » ne dit pas ce que montrent les dés spéciaux ; ils s’écrivent derrière un + : { $choices } ?
error-no-such-column = la feuille n’a pas de colonne { $found } ; il y en a { $most }.
error-line-not-in-column = la colonne { $column } n’a pas de case à la ligne { $line }.
error-no-such-line = la feuille n’a pas de ligne { $found } ; il y en a { $most }.
error-no-unfinished-game = il n’y a pas de partie en cours à continuer.
error-game-finished = la partie dans { $file } est finie ; « pasch replay » la montre.
error-save-exists = { $file } existe déjà ; « --resume --save { $file } » continue la partie qui s’y trouve.
error-no-such-seat-kind = « { $found } » ne peut pas jouer ; à une place, il y a « you » ou un joueur virtuel ({ $allowed }), avec un nom si tu veux, comme dans « you:Anna ».
error-two-seats-one-name = deux places s’appellent « { $name } » ; donne-leur chacune un nom, comme dans « you:Anna ».
error-resume-takes-no-variant = « { $variant } » va avec une nouvelle partie ; une partie reprise garde sa variante.
error-no-such-first = « { $found } » n’est pas à la table ; peut commencer : { $allowed }.
error-resume-takes-no = « { $option } » va avec une nouvelle partie ; une partie reprise garde ses réglages.
error-review-only-games = une analyse demande une partie enregistrée avec ses lancers ou, pour une feuille sans lancers, sa variante, par exemple --variant kniffel.
error-review-several = ce fichier contient { $games } parties : --game dit laquelle, par exemple --game 1 ; « pasch stats » les additionne toutes.
error-review-no-such-game = { $games ->
    [one] ce fichier ne contient qu’une partie.
   *[other] ce fichier ne contient que { $games } parties.
 }
error-review-block-no-page = il n’y a pas de pages pour une feuille sans lancers ; « pasch sheet » l’imprime.
error-site-folder-taken = { $folder } contient autre chose qu’un site écrit auparavant ; choisis un dossier nouveau ou vide.
error-settings-kind = « { $name } » doit être { $kind ->
    [switch] true ou false.
    [list] une liste de textes : ["…", "…"].
   *[one] un seul texte ou un nombre entier.
 }
error-workers-need-postgresql = plusieurs processus demandent PostgreSQL ; donne son adresse avec --database.
error-json-twice = la clé « { $key } » est deux fois dans un objet ; une seule pourrait compter.
error-print-long-name = le nom « { $found } » est trop long pour une colonne : { $most } caractères au plus.
error-count-below-one = { $name } est { $found } ; il faut au moins 1.
error-unknown-language = la langue { $found } n’existe pas ici ; choisis parmi { $allowed }.
