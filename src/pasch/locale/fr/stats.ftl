# The command "pasch stats": many games added up.

help-stats =
    Additionner beaucoup de parties : par règles et par personne, case par case à côté du jeu parfait, et qui gagne contre qui.

    FICHIERS sont des parties enregistrées, l’historique d’un navigateur, des tableaux de vieilles feuilles (docs/statistics.md en montre un), ou des dossiers qui en sont pleins. Ce qui ne se lit pas est nommé ; le reste compte.
help-stats-variant = La variante des feuilles dont le tableau n’en nomme aucune.
help-stats-same = Deux noms d’une même personne, celui qui reste d’abord : "Mamie=Grand-mère" ; peut se répéter.
help-stats-review = Aussi la perte et la chance de chaque partie, là où ses lancers sont connus et sa variante déjà calculée (« pasch solve »). Cela prend quelques centièmes de seconde par partie.
help-stats-csv = Chaque feuille en une ligne dans ce fichier CSV ; « - » l’écrit sur la sortie standard.
help-stats-plot = Dessiner les totaux au fil du temps dans ce fichier (.svg ou .png), pour les règles les plus jouées.
metavar-files = FICHIERS
metavar-table = FICHIER

stats-read = { $games ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $games } parties
 } dans { $files ->
    [0] aucun fichier
    [one] un fichier
   *[other] { $files } fichiers
 }.
stats-unfinished = { $count ->
    [one] Une partie n’est pas finie et ne compte pas.
   *[other] { $count } parties ne sont pas finies et ne comptent pas.
 }
stats-incomplete = { $count ->
    [one] Dans une partie, une feuille est illisible : cette partie ne compte ni pour les victoires ni pour les face-à-face.
   *[other] Dans { $count } parties, une feuille est illisible : ces parties ne comptent ni pour les victoires ni pour les face-à-face.
 }
stats-unread = { $count ->
    [one] Un fichier ne se lit pas, ou pas en entier.
   *[other] { $count } fichiers ne se lisent pas, ou pas en entier.
 }
stats-skipped = { $count ->
    [one] Un fichier des dossiers n’a rien à voir avec Pasch et a été ignoré.
   *[other] { $count } fichiers des dossiers n’ont rien à voir avec Pasch et ont été ignorés.
 }
stats-more-problems = … et { $count ->
    [one] une autre erreur.
   *[other] { $count } autres erreurs.
 }
stats-title = { $variant } : { $games ->
    [one] une partie
   *[other] { $games } parties
 }
stats-nameless = sans nom
stats-best-play = jeu parfait
stats-column-person = Qui
stats-column-games = parties
stats-column-mean = moyenne
stats-column-sd = dispersion
stats-column-best = meilleure
stats-column-worst = pire
stats-column-won = gagnées
stats-column-bonus = bonus
stats-column-box = Case
stats-column-duel = Face à face
stats-column-ahead = devant
stats-column-level = à égalité
stats-column-behind = derrière
stats-column-lead = écart
stats-column-reviewed = analysées
stats-column-loss = perte
stats-column-luck = chance
stats-column-early-loss = perte avant
stats-column-late-loss = récemment
stats-plot-total = total
stats-plot-loss = perte
stats-plot-luck = chance
stats-plot-game = partie

error-stats-foreign = ce n’est ni une partie enregistrée, ni un historique, ni un tableau de vieilles feuilles.
error-stats-block = c’est une feuille sans lancers et sans date ; « pasch review FICHIER --variant VARIANTE » la compare case par case au jeu parfait.
error-stats-date = « { $found } » n’est pas une date comme 2026-11-22 ; la partie compte sans date.
error-stats-card = ces inscriptions ne vont pas sur la feuille de « { $variant } » ; seul le total compte.
error-stats-record = les lancers de cette partie ne se lisent pas, elle n’est donc pas analysée ({ $why }).
error-stats-nothing = { $files ->
    [0] il n’y a pas de fichier avec des parties.
    [one] le fichier ne contient aucune partie finie.
   *[other] aucun des { $files } fichiers ne contient de partie finie.
 }
error-sheets-too-long = un tableau de vieilles feuilles a au plus { $lines } lignes de { $letters } caractères.
error-sheets-not-a-table = cela ne se lit pas comme un tableau ; il manque peut-être un guillemet.
error-sheets-no-variant = on ne sait pas avec quelles règles on a joué : indique-les dans la colonne « variante », ou avec --variant.
error-sheets-no-total = « { $found } » n’est pas un total.
error-sheets-too-much = ces règles ne donnent pas { $found } { $found ->
    [one] point
   *[other] points
 } ; { $most } au plus.
error-sheets-wrong-total = les cases donnent { $right } { $right ->
    [one] point
   *[other] points
 } et non { $found }.
error-sheets-box = « { $found } » n’est pas possible dans « { $box } » ; possible : { $allowed }.
error-sheets-no-date = « { $found } » n’est pas un jour, ou peut en désigner deux ; 2025-11-21 et 21.11.2025 en désignent un.
error-sheets-no-heading = « { $found } » n’est sous aucun titre.
error-sheets-twice = le titre « { $heading } » est là deux fois.
error-sheets-no-points = « { $sum } » est « { $found } », et ce ne sont pas des points.
error-sheets-wrong-sum = « { $sum } » est { $found }, mais les cases donnent { $right }.
error-sheets-same-person = « { $name } » est deux fois dans la partie « { $game } » ; la première feuille compte, et la partie pour aucune victoire.
error-sheets-two-days = les lignes de la partie « { $game } » sont de deux jours, { $first } et { $found } ; le premier compte.
error-stats-same-pair = « { $found } », ce ne sont pas deux noms comme dans Mamie=Grand-mère.
error-stats-same-unknown = « { $name } » n’apparaît dans aucune partie.
error-stats-same-together = « { $one } » et « { $other } » ont joué l’un contre l’autre ({ $day }) : ce sont donc deux personnes.
