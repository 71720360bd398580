# What messengers show of a link before anybody opens it.

preview-start = Pasch : Yams, Yahtzee, Yatzy et vos règles maison
preview-start-sentence = Lancez les dés dans le navigateur : en solo, autour d’une table ou à distance. Avec une feuille de score pour de vrais dés, sans inscription, sans pub.
preview-invitation = { $host } t’invite à jouer : { $variant }
preview-invitation-nobody = Invitation à jouer : { $variant }
preview-seats = { $seats ->
    [one] Une place
   *[other] { $seats } places
 }, { $free ->
    [0] plus aucune libre
    [one] { $free } libre
   *[other] { $free } libres
 }.
preview-sit = À la table : { $names }.
preview-and = { $first } et { $last }
preview-game = { $variant } : { $names }
preview-running = La partie est en cours.
preview-over = La partie est finie : { $result }
preview-block = Feuille de score, { $variant } : { $names }
preview-block-sentence = De vrais dés sur la table, la feuille sur tous les téléphones.
preview-picture = Cinq dés sur un tapis vert
# Language and country as messengers read them.
language-and-country = fr_FR
