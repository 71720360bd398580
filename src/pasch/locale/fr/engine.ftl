# Programs that play: "pasch engine", "pasch match", "pasch bot".

help-engine =
    Jouer pour un autre programme, qui dit ligne par ligne ce qu’il veut savoir.

    Le protocole ressemble à l’UCI des échecs, et docs/engine.md le donne en entier : « pasch » demande qui est là, « rules id
    kniffel » et « ready » préparent une partie, « position … » et « go » demandent une décision, « quit » termine. C’est le
    programme qui demande qui lance les dés. D’une question à l’autre, rien n’est retenu de la partie.
help-engine-level = Quel joueur virtuel décide, si l’autre programme ne dit rien d’autre.
help-engine-seed = D’où découlent les décisions tirées au sort : la même graine et la même position donnent la même.
metavar-level = NIVEAU

help-match =
    Faire jouer des programmes et des joueurs virtuels les uns contre les autres.

    PROGRAMME est le nom d’un joueur virtuel (voir plus bas) ou, entre guillemets, la commande d’un programme qui parle le
    protocole de docs/engine.md : "python mon_bot.py", par exemple, ou "pasch engine --level club". Tous sont à une table et
    avancent d’une place à chaque partie. Un programme qui ne répond pas à temps, parle trop, plante ou veut ce que les
    règles interdisent perd cette partie, et joue de nouveau la suivante.

    La chance est retirée du résultat : ce que les lancers ont rapporté de plus que le jeu parfait ne pouvait en attendre. Les
    moyennes restent les mêmes, mais il faut bien moins de parties.
help-match-variant = Une variante fournie avec Pasch, ou un fichier TOML à toi.
help-match-games = Combien de parties.
help-match-time = Combien de secondes un programme peut réfléchir à chaque décision.
help-match-start = Combien de secondes un programme peut prendre pour se préparer à la variante.
help-match-seed = Un mot ou un nombre au choix : la même graine donne les mêmes dés. Sans cela, une graine est tirée et affichée.
help-match-out = Garder chaque partie enregistrée dans ce dossier.
help-match-with-luck = Laisser la chance : rien ne doit alors être calculé d’abord.
help-match-threads = Combien de parties se jouent en même temps. Sans cela, une par processeur.
metavar-engines = PROGRAMME
metavar-start = SECONDES

match-engine = Programme
match-mean = Moyenne
match-fair-mean = Sans la chance
match-wins = Victoires
match-fair-wins = Sans la chance
match-interval = Derrière ± : de combien chaque valeur peut s’écarter, dix-neuf fois sur vingt.
match-luck-exact = La chance est connue exactement, par le jeu parfait.
match-luck-learned = La chance est connue par des valeurs apprises : les moyennes sont justes quand même, mais moins précises.
match-luck-rough = La chance est connue par des valeurs approchées : les moyennes sont justes quand même, mais moins précises.
match-fewer = Sans la chance, il faut tant de fois moins de parties pour en savoir autant sur la moyenne : { $times }.
match-fault = { $engine } a perdu { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } (d’abord la n° { $game }) : { $why }

help-bot =
    Faire participer un programme ou un joueur virtuel à une partie sur un serveur.

    LIEN est l’invitation d’une table (« Nouvelle partie » en fait une pour chaque place par lien). PROGRAMME est, entre
    guillemets, la commande d’un programme qui parle le protocole de docs/engine.md, ou le nom d’un joueur virtuel (voir plus
    bas). Il prend la prochaine place libre et joue jusqu’au bout ; une connexion perdue est rétablie.
help-bot-name = Son nom à la table. Sinon, celui qu’il se donne.
help-bot-time = Combien de secondes le programme peut réfléchir à chaque décision.
help-bot-stay = Attendre une revanche après chaque partie, une heure au plus.
metavar-link = LIEN
metavar-program = PROGRAMME

bot-seated = À la table, place { $seat }.
bot-playing = Connecté.
bot-lost = Connexion perdue ; on réessaie…
bot-back = De nouveau connecté.
bot-again = Le programme est relancé : { $why }
bot-over = La partie est finie : rang { $place } sur { $seats } avec { $total } { $total ->
    [one] point
   *[other] points
 }.
bot-dice-fair = Les dés étaient honnêtes : l’empreinte a été vue avant le premier lancer, et le nombre tiré ici est dans les { $throws } lancers.
bot-dice-fixed = Les dés étaient fixés d’avance : l’empreinte a été vue avant le premier lancer, et les { $throws } lancers en découlent ; ce programme n’a pas tiré de nombre lui-même.
bot-dice-consistent = La partie est cohérente : ses { $throws } lancers découlent du secret ; l’empreinte n’a pas été vue avant le premier lancer.
bot-dice-none = Le serveur n’a rien montré qui permette de vérifier ses dés.

## Errors

error-engine-rules = « rules { $found } » ne dit pas de règles ; il faut rules id ID, rules hash HASH ou rules document "TEXTE".
error-engine-document = un document est tout son texte entre guillemets, comme les écrit JSON ; celui-ci commence par { $found }.
error-engine-no-such-hash = aucune règle n’a l’empreinte « { $found } ».
error-engine-go = il manque quelque chose derrière « { $word } ».
error-engine-time = « { $found } » n’est pas un temps ; choisis de 1 à { $most } millisecondes.
error-engine-shown = on ne peut pas montrer « { $found } » possibilités ; choisis de 0 à { $most }.
error-engine-line = une ligne a au plus { $most } caractères.
error-engine-no-position = il n’y a pas de position à décider ; dis d’abord « position ».
error-engine-level-objective = le niveau { $level } joue pour la moyenne ; seul perfect suit l’objectif { $objective }.
error-engine-mistake = c’est une erreur de Pasch : { $error }.
error-engine-command = « { $found } » n’est ni un joueur virtuel ni une commande.
error-engine-start = impossible de lancer « { $command } » : { $reason }.
error-engine-hangs = aucune réponse n’est venue à temps.
error-engine-floods = plus de { $most } octets sont venus avant une réponse.
error-engine-died = le programme a fini avec l’état { $status } ; ses derniers mots : { $words }.
error-engine-silent = le programme a fermé sa sortie.
error-engine-illegal = il veut « { $found } » : { $why }.
error-engine-answers-twice = il a répondu plus souvent qu’on ne le lui a demandé.
error-engine-refuses = il ne joue pas selon ces règles : { $words }.
error-engine-other-rules = il joue selon d’autres règles : « { $found } » au lieu de { $right }.
error-match-cannot = « { $engine } » ne peut pas jouer ici : { $why }.
error-match-alone = pour un match, il faut être au moins deux.
error-match-time = « { $found } » n’est pas un temps ; choisis de 0,001 à { $most } secondes.
error-bots-missing = il faut pour cela le paquet websockets, qui n’est pas installé ; installe-le avec : pip install "pasch[bots]".
error-bot-link = « { $found } » n’est pas un lien pour prendre place ; cela ressemble à http://server/t/TABLE#i=INVITATION.
error-bot-pad = c’est une feuille pour de vrais dés ; il n’y a rien à jouer.
error-bot-no-seat = le lien n’ouvre aucune place à cette table.
error-bot-replaced = un joueur virtuel a pris la place.
error-bot-no-table = cette table n’existe plus (HTTP { $status }).
error-bot-no-server = { $server } ne répond pas : { $reason }.
error-bot-lost = { $server } ne répond plus depuis des minutes.
error-bot-refused = le serveur refuse : { $words } ({ $code }).
error-bot-unreadable = le serveur envoie ce qui ne se lit pas : { $place } manque ou est faux.
error-bot-out-of-order = le serveur raconte les choses dans le désordre : l’événement { $seq } ({ $type }) ne peut pas venir ensuite.
error-bot-impossible = le serveur raconte l’événement { $seq }, qui est impossible : { $why }.
error-bot-too-large = le serveur envoie plus de { $most } octets à la fois.
error-bot-dice = les dés de cette partie n’étaient PAS justes : { $what }.
