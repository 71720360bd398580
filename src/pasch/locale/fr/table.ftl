# The table in the browser: dice, block, seats, and what is done with them.

## Errors

error-no-answer = la réponse du serveur est incompréhensible (état { $status }).
error-no-such-game-here = cette partie n’est plus dans ce navigateur.
error-unreachable = le serveur est injoignable. L’appareil est-il connecté à Internet ?

## Head

table-home = Retour à l’accueil
table-menu = Plus
table-hints = Conseils
table-loading = On met la table…
table-again = Réessayer
table-connecting = Connexion perdue. On réessaie…
table-here = Hors ligne
table-here-explained = Cette partie se joue sur cet appareil seulement.
table-go-on-here = Continuer hors ligne
table-go-on-here-explained = Le serveur ne répond pas. Tout le monde est ici, vous pouvez donc continuer sur cet appareil.
table-watching = Tu regardes.
table-full = Toutes les places sont déjà prises – tu regardes.
table-watchers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
 }
table-days = Tour par tour, même sur plusieurs jours : tu peux fermer la page et revenir plus tard.

## Seats

table-seats = Places
table-seat-free = encore libre
table-seat-computer = ordinateur
table-seat-away = pas là
table-seat-leads = en tête
table-seat-behind = { $points } derrière
table-seat-label = { $name }, { $total ->
    [one] { $total } point
   *[other] { $total } points
 }
table-seat-on-turn = { $label }, à jouer
table-card-of = Voici la feuille « { $name } ». Touche ton nom pour revenir à la tienne.
table-moment-bonus = Bonus !
table-replace = Faire jouer l’ordinateur
table-replace-title = Remplacer { $name }
table-replace-explained = L’ordinateur continue pour { $name }, avec la feuille telle qu’elle est. On ne peut pas revenir en arrière.

## Whose turn it is

table-your-turn = À toi de jouer
table-turn-of = À { $name } de jouer
table-turn-of-here = { $name }, à toi
table-wait-for = On attend { $name }
table-signs = Réagir
table-signs-show = Montrer les réactions des autres
table-sign-made = { $name } : { $sign }
table-sign-bravo = Bravo !
table-sign-wow = Waouh !
table-sign-haha = Haha !
table-sign-oh = Oh non !
table-sign-luck = Bonne chance !
table-sign-hurry = Toujours là ?
table-notice = Préviens-moi
table-notice-on = On te préviendra tant que Pasch est ouvert dans une fenêtre.
notice-your-turn = À toi de jouer
table-gone-soon = { $name } n’est pas là. Encore { $time }, et la partie pourra continuer sans { $name }.
table-gone = En attente de { $name } : { $time }.
table-gone-do = Continuer sans { $name }…
table-gone-title = Continuer sans { $name }
table-gone-stand-in = L’ordinateur joue pour { $name }
table-gone-stand-in-explained = Jusqu’au retour de { $name }. Qui revient reprend sa propre feuille, avec ce qui y a été inscrit entre-temps.
table-gone-once = Ce tour seulement
table-gone-once-explained = L’ordinateur joue ce seul tour ; le suivant revient à { $name }.
table-gone-stop = Arrêter la partie ici
table-gone-stop-explained = Tous les points restent tels quels ; la partie ne compte pour personne. On ne peut pas revenir en arrière.
table-back = { $person ->
    [you] Tu n’étais pas là : l’ordinateur joue pour toi en ce moment.
   *[other] { $name } n’était pas là : l’ordinateur joue en ce moment.
 }
table-back-do = Reprendre ma place
table-fill = Ne plus attendre : l’ordinateur à la place de « { $name } »
table-begin-now = { $count ->
    [1] Commencer maintenant, avec un ordinateur à la place libre
   *[other] Commencer maintenant, avec des ordinateurs aux { $count } places libres
 }
table-you-can-leave = Tu peux fermer la page ; la partie t’attend.
table-thinking = { $name } réfléchit…
table-skip = Passer
table-over = La partie est finie
table-start-title = Qui commence ?
table-start-again = Égalité : les meilleurs relancent.

## Dice

table-dice = Dés
table-die = Dé { $place } : { $face }
table-die-odd = Dé spécial { $place } : { $face }
table-die-lies = { $die }, gardé
table-die-locked = { $die }, gardé pour de bon
table-die-fixed = Celui-là ne bouge plus.
table-lying-hint = Touche les dés à garder, ou une case
table-throw-all = { $count ->
    [one] Lancer le dé
   *[other] Lancer { $count } dés
 }
table-throw-some = { $count ->
    [one] Lancer 1 dé
   *[other] Lancer { $count } dés
 }
table-throw-start = Lancer pour commencer
table-buy = { $price ->
    [0] Acheter un lancer
   *[other] Acheter un lancer (−{ $price })
 } : { $count ->
    [one] 1 dé
   *[other] { $count } dés
 }
table-buy-left = Encore à acheter : { $left }
table-throws-left = { $left ->
    [0] plus de lancer
    [one] encore 1 lancer
   *[other] encore { $left } lancers
 }
table-throws-saved = dont { $saved } en réserve
table-throw-number = Lancer { $throw }
table-all-lie = Tous les dés sont gardés – touche une case
table-put-aside = { $count ->
    [one] Mets au moins 1 dé de côté
   *[other] Mets au moins { $count } dés de côté
 }
table-enter-now = Touche une case
table-announce = Annoncer
table-announce-which = Quelle case annonces-tu ?
table-announce-must = Annonce une case maintenant.
table-announce-sure = « { $box } » doit s’annoncer : tu l’annonces ?
table-announce-box = Annoncer { $box }
table-announce-missed = Raté : barre une case.
table-announce-may = Tu peux annoncer une case maintenant.
table-announce-may-before = Avant le premier lancer, tu peux annoncer une case.
table-announce-must-before = Annonce une case avant le premier lancer.
table-announced = Annoncé : { $box }
table-cancel = Retour
table-strike = Barrer une case
table-strike-which = Quelle case barres-tu ?
table-strike-box = Barrer { $box }
table-strike-this = Barrer
table-strike-worth = « { $box } » rapporterait { $points }. Touche encore une fois pour barrer.
table-throw-sure = Relancer tous les dés ? Touche encore une fois pour les lancer.
table-enter-sure = « { $box } » : touche encore une fois pour inscrire { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
table-strike-sure = « { $box } » ne rapporte rien avec ce lancer. Touche encore une fois pour barrer.
table-strike-costs = « { $box } » barré vaut { $points }. Touche encore une fois pour barrer.
table-other-box = Choisis une autre case
table-only-box = Les autres ont déjà lancé : tu ne peux plus que choisir une autre case.
table-start-thrown = Lancers pour commencer : { $throws }.
table-undo = Annuler
table-undo-entry = Annuler { $box }
table-undone = C’est annulé.
table-nothing-to-undo = Rien à annuler : un lancer ne se reprend pas.
table-forced-number = La case { $five } est déjà prise : les { $face } vont d’abord dans { $boxes }.
table-forced-lower = La case { $five } et celle du chiffre sont déjà prises : le lancer est un joker et va en bas ({ $boxes }).
table-forced-upper = La case { $five } est déjà prise et le bas est plein : le lancer va en haut ({ $boxes }).

## The block

table-block = Feuille : { $variant }
table-missing = reste { $points }
table-line-missing = { $line }, reste
table-cell-entered = { $box } : { $points }
table-cell-struck = { $box } : barrée
table-cell-open = { $box } : libre
table-cell-none = { $box } : pas dans cette colonne
table-cell-next = { $cell }, c’est son tour
table-cell-announced = { $cell }, annoncée
table-cell-stand-in = { $cell }, jouée par l’ordinateur
table-cell-sent = { $cell }, en cours d’envoi
table-cell-best = { $cell }, meilleur choix
table-cell-possible = { $box } : rapporterait { $points }
table-cell-enter = { $box } : inscrire { $points }
table-cell-enter-extra = { $box } : inscrire { $points } +{ $bonus }
table-offer-won = gagne
table-offer-ended = fin
table-cell-won = { $cell }, gagne sur-le-champ
table-cell-ended = { $cell }, finit la partie
table-cell-strike = { $box } : barrer
table-cell-announce = { $box } : annoncer
table-cell-sum = { $line } : { $points }
table-cell-missing = { $line } : encore { $points }
table-of-player = { $player }, { $cell }

## Read aloud

table-told-throw = { $person ->
    [you] Tu as { $dice }
   *[other] { $name } a { $dice }
 }, { $left ->
    [0] plus de lancer
    [one] encore un lancer
   *[other] encore { $left } lancers
 }.
table-told-turn = { $dice } : { $what }
table-told-card = { $person ->
    [you] Ta feuille
   *[other] Feuille « { $name } »
 } : { $points }. Libres : { $boxes }.
table-told-column = { $column } : { $boxes }
table-told-full = plus rien
table-told-no-throw = Personne n’a encore lancé.
table-told-no-bonus = Ici, il n’y a pas de bonus.
table-told-place = { $place }. { $name } : { $points }

## Waiting room

table-beginning = C’est parti
table-waiting-title = { $count ->
    [one] Encore une place libre
   *[other] Encore { $count } places libres
 }
table-waiting = On commence dès que tout le monde est assis.
table-join-name = Ton nom
table-join = Prendre place
table-join-note = Sans inscription, sans appli : entre ton nom et joue.
table-join-name-missing = Entre un nom.
table-share-title = Inviter des joueurs
table-share-explained = Vise le motif avec l’appareil photo d’un téléphone, ou envoie le lien : qui le suit prend la prochaine place libre.
table-share-text = Joue avec nous : { $variant }
table-device-title = Deuxième appareil
table-device-explained = Pour continuer avec les mêmes places sur un autre appareil. Ne donne ce lien à personne.
table-watch-title = Inviter à regarder
table-watch-explained = Qui ouvre ce lien voit la partie mais ne peut rien faire.
table-link = Lien
table-copy = Copier le lien
table-copied = Copié.
table-share = Envoyer le lien
table-qr = Code QR du lien
table-code = Code court
table-code-explained = À taper sur la page « Entrer un code » ; il est valable { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 }.

## Hints

table-hints-title = Conseils
table-hints-all = tout voir
table-hints-fewer = moins
table-hints-off = Masquer les conseils
table-hints-wait = Les conseils arrivent quand c’est ton tour et que tu as lancé.
# How far the values can be trusted, in a word.
table-hints-exact = exact
table-hints-learned = appris
table-hints-rough = approché
table-hints-exact-explained = C’est ton score final moyen si tu joues parfaitement jusqu’au bout.
table-hints-learned-explained = Appris dans beaucoup de parties d’essai, car cette feuille ne se calcule pas exactement. En général, c’est presque aussi bon que le meilleur choix.
table-hints-rough-explained = Estimation grossière : il n’y a pas de meilleures valeurs pour cette variante.
table-hints-here-explained = Estimation grossière de cet appareil. Seul compte l’écart avec le meilleur choix.
table-hints-preparing = Estimation grossière ; de meilleures valeurs arrivent : { $percent } %
table-hints-asking = Calcul en cours…
table-hints-none = Pas de conseils pour cette situation en ce moment.
table-hints-aim = Conseils pour
table-hints-aim-points = Points
table-hints-aim-win = Victoire
table-hints-chances = Chances de gagner : { $chances }
table-hints-win-exact = C’est ta chance de gagner si tout le monde joue ensuite pour les points.
table-hints-win-estimated = Estimation : pour cette variante, on ne connaît pas exactement tes chances de gagner.
table-hints-win-coming = Encore selon les points ; les chances de gagner sont en cours de calcul.
table-hints-win-percent = Encore selon les points ; les chances de gagner sont en cours de calcul : { $percent } %
table-hints-win-away = Sans connexion au serveur, il n’y a de conseils que selon les points.
table-hints-win-unknown = Les chances de gagner ne se calculent pas ici ; les conseils suivent les points.
table-hint-best = le mieux
table-hint-value = environ { $total } à la fin
table-hint-loss = { $loss } de moins
table-hint-held = garder { $dice }
table-hint-held-none = tout relancer
table-hint-unannounced = lancer sans annoncer
table-hint-bought = lancer en plus : garder { $dice }
table-hint-bought-none = lancer en plus : tout relancer
table-hint-scored = marquer { $box }
table-hint-struck = barrer { $box }
table-hint-announced = annoncer { $box }

## The end

table-rematch = Revanche
table-rematch-open = Rejoindre la revanche
table-rematch-begins = Revanche ! Vous continuez à une nouvelle table.
table-record = Télécharger la partie
table-verify = Vérifier les dés

## Menu

table-rules = Règles du jeu
table-leave = À l’accueil, la partie reste ouverte
table-new-game = Nouvelle partie
table-log = Déroulement
table-log-empty = Il ne s’est encore rien passé.
table-sound = Son
table-motion = Animation

## First steps

table-guide-throw = C’est parti : le gros bouton lance les dés.
table-guide-keep = Touche les dés à garder. Les autres, tu peux les relancer { $left ->
    [one] encore une fois
    [2] jusqu’à deux fois
   *[other] jusqu’à { $left } fois
 }.
table-guide-write = Touche une case quand le lancer te plaît : les chiffres pâles montrent ce qu’elle rapporte.
table-guide-strike = Rien ne va ? Barre une case : touche-la deux fois{ $costs ->
    [0] , et elle compte 0
   *[other] { "" }
 }.
table-guide-lamp = Tu hésites ? La lampe en haut te montre ce qui est le mieux.
table-guide-bonus = Vise le bonus : dès { $from } points en haut, tu reçois { $points } de plus.
table-guide-skip = Ne plus montrer
table-guide-show = Montrer les premiers pas
