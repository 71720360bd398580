# A game at the terminal.

## Errors

error-real-dice = les dés sont sur la table : tape ce qu’ils montrent.
error-no-such-folder = le dossier { $folder } n’existe pas.
error-cannot-write = impossible d’écrire { $file } : { $reason }.
error-file-too-large = le fichier dépasse { $limit } ko.
error-game-in-use = la partie dans { $file } se joue en ce moment dans une autre fenêtre.

## Seats

seat-you = Toi
seat-you-numbered = Joueur { $number }
seat-beginner = Débutant
seat-casual = Amateur
seat-club = Joueur de club
seat-expert = Expert
seat-perfect = Perfectionniste
seat-optimal = Optimal
seat-daring = Casse-cou
seat-cautious = Prudent
seat-contender = Gagneur
seat-learned = { $name } (appris)
seat-rough = { $name } (approché)
seat-random = Hasard
seat-heuristic = Ordinateur

## What happens

play-welcome = { $variant }, { $turns ->
    [one] un tour
   *[other] { $turns } tours
 } chacun. Tape ? à tout moment pour avoir de l’aide.
play-saved-in = Chaque lancer et chaque choix est noté dans { $file }.
play-resumed = La partie reprend là où elle s’était arrêtée.
play-computes = Pasch calcule : { $percent } %
play-learned = { $name } décide d’après des valeurs apprises : cette variante est trop grande pour être calculée.
play-rough = { $name } décide d’après une estimation grossière : cette variante est trop grande pour être calculée.
play-stopped = La partie est gardée : « { $command } » la continue avec exactement les mêmes dés.
play-start-thrown = { $person ->
    [you] Tu lances pour commencer : { $face }.
   *[other] { $name } lance pour commencer : { $face }.
 }
play-start-again = Égalité : les meilleurs relancent.
play-begins = { $person ->
    [you] Tu commences.
   *[other] { $name } commence.
 }
play-throws = { $person ->
    [you] Tu fais { $dice }.
   *[other] { $name } fait { $dice }.
 }
play-holds = { $person ->
    [you] Tu gardes { $dice } et tu fais { $fallen }.
   *[other] { $name } garde { $dice } et fait { $fallen }.
 }
play-holds-nothing = { $person ->
    [you] Tu relances tous les dés : { $fallen }.
   *[other] { $name } relance tous les dés : { $fallen }.
 }
play-buys = { $person ->
    [you] Tu achètes un lancer, tu gardes { $dice } et tu fais { $fallen }.
   *[other] { $name } achète un lancer, garde { $dice } et fait { $fallen }.
 }
play-announces = { $person ->
    [you] Tu annonces { $box }.
   *[other] { $name } annonce { $box }.
 }
play-scores = { $person ->
    [you] Tu marques { $box } : { $points }.
   *[other] { $name } marque { $box } : { $points }.
 }
play-scores-extra = { $person ->
    [you] Tu marques { $box } : { $points }, et { $bonus } en plus.
   *[other] { $name } marque { $box } : { $points }, et { $bonus } en plus.
 }
play-strikes = { $person ->
    [you] Tu barres { $box }.
   *[other] { $name } barre { $box }.
 }
play-wins-at-once = { $person ->
    [you] Avec ça, tu gagnes sur-le-champ !
   *[other] Avec ça, { $name } gagne sur-le-champ !
 }
play-ends-at-once = Avec ça, la partie est finie sur-le-champ.
play-undone = C’est annulé.
play-nothing-to-undo = Rien à annuler : un lancer ne se reprend pas.
play-strike-question = Ce lancer ne rapporte rien dans « { $box } ». Barrer ? (o/n)
play-yes = o
play-over = La partie est finie.
play-rank = { $place }. { $name } : { $total }
play-throw-count = Lancer { $throw }
play-throws-left = { $left ->
    [0] plus de lancer
    [one] encore un lancer
   *[other] encore { $left } lancers
 }
play-buy-possible = Tu peux acheter un lancer : $ et les dés à garder
play-announced = annoncé : { $box }
play-must-announce = Annonce maintenant une case : ! et son nom
play-may-announce = Tu peux annoncer une case : ! et son nom
play-forced = Encore cinq dés identiques : la règle dit où ils vont.
play-bonus-missing = { $name } : il manque { $points }
play-ahead = { $points } d’avance sur le plan
play-behind = { $points } de retard sur le plan
play-others = { $name } : { $total }
play-dice-held = gardés : { $dice }
play-possible = Possible : { $boxes }
play-to-strike = À barrer : { $boxes }
play-box-points = { $box } { $points }

## What is asked

ask-throw = { $name } : Entrée lance les dés
ask-throw-undo = { $name } : Entrée lance les dés, u reprend le dernier choix
ask-go-on = Entrée continue, u reprend le dernier choix
ask-start = { $name } : Entrée lance pour savoir qui commence
ask-real-start = { $name }, que montre ton dé pour savoir qui commence ?
ask-real-throw = { $name } : lance { $count ->
    [one] un dé
   *[other] { $count } dés
 } et tape ce qui est tombé
ask-decide = Dés à garder, ou une case (? : aide)
ask-page = Entrée : retour à la partie
ask-before = Entrée lance ; ! et une case l’annonce d’abord (? : aide)
ask-announce = Annonce une case : ! et son nom (? : aide)
ask-decide-last = Une case, ou x et une case à barrer (? : aide)

## Help

play-help =
    44        garder les dés 4 4 et relancer les autres
    ac        garder les dés aux places a et c
    -         relancer tous les dés
    full      marquer : une case par son nom, le début du nom, ou #9 par sa ligne
    x as      barrer une case
    u         reprendre le dernier choix (jamais un lancer)
    cards     montrer toutes les feuilles
    rules     montrer les règles
    i r n     lire : ma feuille ; celles des autres, l’une après l’autre ; ce qui manque pour le bonus
    w t       lire : le dernier lancer ; le classement, qui est en tête
    q         arrêter ; la partie est gardée
play-read-card = { $name } : { $points } { $points ->
    [one] point
   *[other] points
 }. Libres : { $boxes }.
play-read-full = plus rien
play-read-no-throw = Personne n’a encore lancé.
play-read-no-bonus = Il ne manque rien à aucun bonus encore possible.
play-read-place = { $place }. { $name } : { $points }
play-help-columns = full 2    à plusieurs colonnes : la case et le numéro ou le nom de la colonne, ou #9.2
play-help-announce = !full     annoncer une case, juste après le premier lancer
play-help-announce-before = !full     annoncer une case, avant le premier lancer
play-help-odd = 4+6       garder le 4 et le 6 d’un dé spécial
play-help-buy = $44       acheter un lancer et garder 4 4
