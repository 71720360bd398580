# Provably fair dice: what "pasch verify" says, and what a game may lack for it.

help-verify =
    Recalculer si les dés d’une partie ont été lancés honnêtement.

    FICHIER est la partie qu’un serveur de Pasch, ou un navigateur qui y a joué, propose de télécharger à la fin. La
    vérification se passe de réseau : le secret correspond-il à son empreinte, et chaque lancer découle-t-il du secret et de ce
    que les joueurs y ont ajouté ? Cela ne prouve des dés honnêtes qu’à qui connaît l’empreinte d’avant le premier lancer :
    un navigateur qui a joué l’écrit dans son fichier, et --seen la reçoit.
help-verify-seen = L’empreinte (64 chiffres) vue à la table avant le premier lancer.
help-verify-drew = PLACE=NOMBRE : le nombre (32 chiffres) tiré ensuite pour une place ; peut se répéter.
metavar-seen = EMPREINTE
metavar-drew = PLACE=NOMBRE
help-verify-variant = Le fichier TOML de ta propre variante, selon laquelle on a joué.

fair-verdict-fair = Les dés sont honnêtes : ils étaient fixés avant le premier lancer, et un nombre tiré ici est dans chacun d’eux.
fair-verdict-fixed = Les dés sont justes : tous étaient fixés avant le premier lancer.
fair-verdict-consistent = La partie est cohérente. Est-ce bien celle qui a été jouée ? Le fichier seul ne peut pas le prouver.
fair-verdict-wrong = Les dés ne sont PAS justes.
fair-seen-agrees = L’empreinte vue avant le premier lancer est celle de cette partie.
fair-seen-differs = ÉCHANGÉE : avant le premier lancer, on a vu l’empreinte { $seen } ; cette partie a { $found }.
fair-drawn-agrees = Le nombre tiré pour { $name } est dans les dés.
fair-drawn-differs = ÉCHANGÉE : pour { $name }, on a tiré le nombre { $seen } ; cette partie a { $found }.
fair-live-agrees = { $count ->
    [one] Le lancer qu’on a vu tomber est le même dans cette partie.
   *[other] Les { $count } lancers qu’on a vus tomber sont les mêmes dans cette partie.
 }
fair-live-differs = ÉCHANGÉE : parmi les { $count } premiers lancers, au moins un n’est pas celui qu’on a vu tomber.
fair-commitment-agrees = Le secret correspond à son empreinte.
fair-commitment-differs = Le secret ne correspond pas à l’empreinte.
fair-throws-agree = { $count ->
    [0] Il n’y a pas encore de lancer dans cette partie.
    [one] Le seul lancer a été recalculé, il est juste.
   *[other] Les { $count } lancers ont été recalculés, ils sont justes.
 }
fair-throw-differs = Le lancer { $number } ({ $name }) n’est pas juste : il est noté { $found }, le calcul donne { $right }.
fair-entropy = Ont ajouté leur propre hasard : { $names }.
fair-no-entropy = Personne n’a ajouté son propre hasard : le secret seul décide des dés.
fair-unfinished = La partie s’interrompt avant la fin ; ce qu’elle contient est vérifié.
fair-compare = Si tu connais l’empreinte d’avant le premier lancer, donne-la avec --seen ; cette partie a { $commitment }

error-not-fair-game = cette partie ne s’est pas jouée avec des dés vérifiables ; sinon, elle aurait l’en-tête [Dice "fair"].
error-secret-not-shown = le secret derrière les dés manque encore : il est montré à la fin de la partie.
error-fair-tag-missing = pour des dés vérifiables, il faut l’en-tête { $tag }, et il manque.
error-fair-tag = l’en-tête { $tag } doit contenir { $count } chiffres parmi 0-9 et a-f, pas « { $found } ».
error-fair-seen-throws = l’en-tête SeenThrows doit contenir un nombre de lancers et 64 chiffres parmi 0-9 et a-f, pas « { $found } ».
error-verify-seen = une empreinte a { $count } chiffres parmi 0-9 et a-f ; « { $found } » n’en est pas une.
error-verify-drew = --drew demande le numéro d’une place et { $count } chiffres parmi 0-9 et a-f, comme dans 1=0f3a… ; pas « { $found } ».
error-entropy-without-seat = il n’y a pas de place pour l’en-tête { $tag } : la table en a { $most }.
