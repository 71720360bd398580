# What stays after the game: history and statistics in the browser.

## What the pages are called

history-tabs = Historique et statistiques
history-games = Parties

## The list

history-search = Chercher
history-person = Qui
history-anybody = Tout le monde
history-variant = Variante
history-any-variant = Toutes les variantes
history-choice = { $name }, { $games ->
    [one] 1 partie
   *[other] { $games } parties
 }
history-other-rules = { $name }, autres règles { $number }
history-count =
    { $count ->
        [0] Aucune partie
        [one] Une partie
       *[other] { $shown } parties
    }
history-found =
    { $count ->
        [0] Aucune partie ne correspond.
        [one] Une partie sur { $all }
       *[other] { $shown } parties sur { $all }
    }
history-place = { $place }.
history-won-by = Victoire :
history-more-people =
    { $count ->
        [one] et une autre personne
       *[other] et { $count } autres
    }
history-show-more = Afficher plus ({ $count })

history-empty = Vos parties s’afficheront ici
history-empty-what = Chaque partie et chaque feuille que tu finis reste ici, sur cet appareil : avec les feuilles de tous, le résultat, et des statistiques sur le niveau de chacun.
history-empty-play = Commencer une partie
history-empty-block = Feuille pour de vrais dés
results-none = Tes chiffres s’afficheront ici après ta première partie.
history-goal = Un but à viser
history-goal-what = Le jeu parfait de { $variant } fait { $points } points en moyenne, répartis ainsi entre les cases.

## A game of the past

history-review = Analyser une autre partie
history-back = Retour à l’historique
history-kind-game = Partie
history-kind-block = Feuille pour de vrais dés
history-to-game = Aller à la table
history-to-block = Aller à la feuille
history-to-this-table = Retour à la table
history-series = Toute la série
history-series-game = Partie { $number }, { $day }
history-series-points = Points en tout
history-unknown = Cette partie n’est pas dans l’historique de cet appareil.
history-delete = Supprimer
history-delete-title = Supprimer cette partie ?
history-delete-what = Elle disparaît de cet appareil et des statistiques. On ne peut pas revenir en arrière.
history-delete-yes = Supprimer
history-deleted = La partie est supprimée.

## What belongs to you

history-yours = Ton historique t’appartient
history-yours-what = Il n’est que sur cet appareil, avec tous tes exercices. Tu peux l’enregistrer dans un fichier ou l’emporter sur un autre appareil ; ce qui y est déjà reste.
history-save = Enregistrer en fichier
history-read-file = Importer un fichier
history-reading = Lecture des parties…
history-reading-of = { $done } sur { $all }
history-read-cancel = Annuler
history-read-cancelled = Rien n’a été importé.
history-read =
    { $added ->
        [0] Toutes les parties de ce fichier étaient déjà dans l’historique.
        [one] Une partie de plus.
       *[other] { $added } parties de plus.
    }
history-read-learning = Tes exercices sont de retour.
history-delete-all = Tout supprimer
history-delete-all-title = Supprimer tout l’historique ?
history-delete-all-what =
    { $count ->
        [0] Tes exercices disparaissent de cet appareil.
        [one] Une partie disparaît de cet appareil, avec ses statistiques et tous tes exercices.
       *[other] { $count } parties disparaissent de cet appareil, avec leurs statistiques et tous tes exercices.
    } Les parties commencées restent. On ne peut pas revenir en arrière.
history-delete-all-yes = Tout supprimer
history-deleted-all = L’historique est vide.

error-history-no-file = ce n’est pas un fichier d’historique de Pasch.
error-history-newer = ce fichier vient d’une version plus récente de Pasch ; recharge la page et réessaie.
error-history-damaged = le fichier est abîmé (à « { $place } ») ; rien n’a été importé.

## What somebody is called

history-rename = Renommer
history-rename-title = Renommer { $name }
history-rename-name = Nouveau nom
history-rename-what = Valable pour toutes les parties de cet appareil. Si le nom existe déjà, les deux deviennent une seule personne.
history-rename-earlier = Avant : « { $name } »
history-rename-back = Annuler
history-renamed = S’appelle maintenant { $name }.

## Statistics

history-nothing-played = Il n’y a pas encore de partie avec ces règles.
history-table-empty = À cette table, aucune partie n’est encore finie. Après la première, tu verras ici comment chacun a joué.

results-games = Parties
results-won = Victoires
results-won-of = { $share } des parties à plusieurs
results-won-few = { $won ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $won } victoires
 }
results-further = Tous les chiffres
results-mean = Moyenne
results-best = Record
results-mean-points = Points en moyenne
results-most = Le plus de points
results-least = Le moins de points
results-spread = Le plus souvent
results-spread-what = points, dans environ deux parties sur trois
results-strong = Le mieux réussi : { $box }, avec { $points } points en moyenne.
results-try = { $kind ->
    [number] Vise plus de points dans « { $box } »
   *[figure] Vise plus souvent « { $box } »
 } : { $own ->
    [0] jusqu’ici, cela n’a rien rapporté
   *[other] jusqu’ici, cela fait { $points } points en moyenne
 } ; environ { $best } sont possibles.
results-of-games = des parties
results-best-play-exact = jeu parfait { $points }
results-best-play-measured = meilleur joueur virtuel { $points }
results-records = Records
results-records-what = Sur toutes les parties, quelles que soient les règles.
results-record-best = Record : { $variant }
results-record-streak = Victoires de suite
results-record-duels = Qui contre qui
results-over-time = Au fil du temps
results-over-time-what = { $games } parties, { $mean } points en moyenne, { $latest } dernièrement. Les chiffres sont dans le tableau ci-dessous.
results-one-game = une partie
results-last-games = moyenne des { $games } dernières
results-best-play-mean-exact = moyenne du jeu parfait
results-best-play-mean-measured = moyenne du meilleur joueur virtuel
results-spread-of = dispersion de ces parties
results-as-table = En tableau
results-day = Jour
results-month = Mois
results-total = Total
results-boxes = Case par case
results-boxes-what-exact = Les points que chaque case rapporte en moyenne, et ce qu’elle rapporterait en jouant parfaitement.
results-boxes-what-measured = Les points que chaque case rapporte en moyenne, et ce qu’elle a rapporté au meilleur joueur virtuel en { $games } parties. C’est mesuré : le jeu parfait ne se calcule pas pour une feuille aussi grande.
results-boxes-unknown = Les points que chaque case rapporte en moyenne. Personne n’a encore calculé le jeu parfait de cette variante.
results-only-bonuses = Seuls les bonus font le total ; les cases ne comptent que pour eux.
results-box = Case
results-best-play-short-exact = Jeu parfait
results-best-play-short-measured = Joueur virtuel
results-difference = Écart
results-bonus = dans { $share } des parties
results-bonus-both-exact = dans { $share } des parties (parfait : { $best })
results-bonus-both-measured = dans { $share } des parties (ordinateur : { $best })
results-extra = Points en plus
results-duels = Face à face
results-duels-what = Qui avait le plus de points quand les deux jouaient.
results-against = Contre
results-score = Score
results-score-of = { $ahead } à { $behind }
results-level = { $level } à égalité
results-margin = Points d’écart
results-everybody = Tous les joueurs comparés

## A game that came in a link

linked-reading = Lecture de la partie…
linked-over = Une partie reçue par lien
linked-open = Une partie inachevée reçue par lien
linked-keep = Ajouter à l’historique
linked-kept = La partie est maintenant dans l’historique.
linked-copy = Copier le lien de la partie
linked-broken = Impossible d’ouvrir cette partie
linked-paste = Colle le lien entier
linked-again = La fin se perd parfois quand on le transmet.
linked-paste-go = Ouvrir
linked-file = Ouvrir un fichier de partie (.pasch)

## A year for the fridge

keepsake-title = Une image pour le frigo
keepsake-span = Période
keepsake-days = { $days ->
    [one] 1 jour de jeu
   *[other] { $days } jours de jeu
 }
keepsake-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
 }
keepsake-sum = { $days }, { $games }
keepsake-favourite = Jeu préféré : { $variant } ({ $games })
keepsake-wins = { $won ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $won } victoires
 } en { $games ->
    [one] 1 partie
   *[other] { $games } parties
 }
keepsake-who = { $person }, { $day }
keepsake-record = Record : { $points }
keepsake-record-who = { $person }, { $variant }, { $day }
keepsake-fives = { $count } × { $box } en une partie
keepsake-close = Victoire la plus serrée : { $points } d’avance
keepsake-close-who = { $person } devant { $other }, { $day }
keepsake-streak = { $wins } victoires de suite
