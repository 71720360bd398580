# A filled-in score block that somebody typed in.

error-block-too-long = une feuille a au plus { $lines } lignes de { $letters } caractères.
error-block-bad-quotes = les guillemets de cette ligne ne vont pas par paires.
error-block-too-many = une feuille ne peut contenir ici plus de { $most } parties.
error-table-spreadsheet = c’est un tableau d’Excel ou de LibreOffice : enregistre-le là en CSV (Fichier, Enregistrer sous, CSV UTF-8) et prends ce fichier-là.
error-table-pdf = c’est un PDF : copie son texte dans un fichier texte, ou enregistre le tableau en CSV.
error-table-picture = c’est une image : recopie la feuille, une ligne par case, en texte ou en CSV.
error-table-no-text = ce n’est pas du texte ; seuls le texte et le CSV se lisent.
error-block-empty = il n’y a pas de points dans ce fichier.
error-block-not-points = partie { $game } : « { $found } », ce ne sont ni des points ni le signe d’une case barrée (- ou x).
error-block-no-such-box = la colonne { $column } n’a pas de case « { $box } ».
error-block-gap = les trous dans « { $box } » ne disent pas à quelles parties vont les points ; mets un point dans chaque case libre.
error-block-names = « { $found } », ce ne sont pas autant de noms qu’il y a de parties dessous.
error-block-twice = partie { $game } : { $box } est deux fois sur la feuille.
error-block-impossible = partie { $game } : aucun lancer ne donne { $found } dans { $box } ; possible : { $allowed }.
error-block-impossible-extra = partie { $game } : { $found } { $found ->
    [one] point en plus n’est pas possible
   *[other] points en plus ne sont pas possibles
 } avec ces inscriptions ; possible : { $allowed }.
error-block-unreachable = partie { $game } : { $why }.
error-block-impossible-throws = partie { $game } : { $found } n’est pas possible ; possible : { $allowed }.
error-block-wrong-sum = partie { $game } : « { $sum } » est ici { $found }, mais les cases donnent { $right }.

block-game = Partie { $name } : { $total }
block-game-open = Partie { $name } : { $total } jusqu’ici, il reste des cases libres
block-aside = À côté, sans points : { $words }
block-right = Chaque inscription va dans sa case, et chaque total est juste.

# Cases et totaux : https://damedepique.net/jeux/yahtzee. Titres et abréviations : mots courants, sans source.
heading-game = partie, manche
heading-date = date, jour
heading-variant = variante, règles
heading-name = nom, joueur, joueuse, joueurs
heading-remark = remarque, remarques, note, commentaire, lieu, gagnant
heading-place = rang, place, classement
heading-hint = comment marquer
block-upper = total, sous-total, total supérieur, partie supérieure, section supérieure
block-upper-with-bonus = total supérieur, total partie supérieure, total section supérieure
block-lower = total inférieur, total partie inférieure, section inférieure, partie inférieure
block-total = total, total général, total final, grand total
block-extra = en plus, points en plus, bonus yahtzee, bonus yams
block-throws = lancers en plus, lancers achetés
block-bonus = bonus, prime
heading-mean = moyenne
block-points-unit = p, pt, pts, point, points
box-ones = as, un, uns
box-twos = deux
box-threes = trois
box-fours = quatre
box-fives = cinq
box-sixes = six
box-one-pair = paire, une paire
box-two-pairs = double paire, deux paires
box-three-of-a-kind = brelan
box-four-of-a-kind = carré
box-five-of-a-kind = yams, yahtzee, yam's
box-full-house = full, full house
box-small-straight = petite suite, pte suite
box-large-straight = grande suite, gde suite
box-straight = suite
box-chance = chance
box-maximum = maximum, max, plus
box-minimum = minimum, min, moins
box-three-pairs = trois paires, 3 paires
box-full-straight = suite complète
box-house = villa, 3+3
box-tower = tour, 2+4, 4+2
column-named-down = descente, descendante, descendant
column-named-free = libre
column-named-up = montée, montante, montant
column-named-announced = annonce, annoncée, annoncé
