# Reading rules, writing house rules, verifying throws, dice statistics: pages of the browser game.

## House rules: the list

house-about = Pars d’une variante et change ce qui est différent chez vous. Tout reste dans ce navigateur jusqu’à ce que tu le partages.
house-mine = Tes règles maison
house-ideas = Par exemple
house-idea-box = Il y a une case de plus, pour la paire.
house-idea-points = Un full rapporte la somme des dés au lieu de 25 points.
house-idea-bonus = Le bonus s’obtient dès 60 points et vaut 50 points.
house-idea-turn = Au dernier tour, chacun a droit à quatre lancers.
house-begin = Nouvelle règle maison
house-begin-with = Presque comme
house-begin-go = Commencer
house-first-name = Nos règles
house-edit = Modifier
house-delete = Supprimer
house-delete-undo = Garder quand même
house-deleted = « { $name } » est supprimée.
house-kept = « { $name } » est enregistrée dans ce navigateur.
house-shared-one = Quelqu’un t’a envoyé cette règle maison. Essaie-la tout de suite, ou enregistre-la pour plus tard.
house-bad-link = Le lien est incomplet ou abîmé : il ne contient pas de règle maison.
house-not-here = Cette règle maison n’est pas enregistrée dans ce navigateur.
house-no-idea = Cette idée n’existe pas. Les autres sont ci-dessous.
house-link = Lien vers cette règle maison
house-link-about = Qui ouvre le lien peut jouer avec cette règle et la garder. Elle est contenue dans le lien lui-même.
house-link-copy = Copier le lien
house-link-copied = Le lien est copié.
house-link-qr = Code QR avec le lien vers cette règle maison
house-all = Toutes les règles maison

## House rules: the form

house-not-a-number = Ici, il faut un nombre entier, pas « { $found } ».
house-half-number = Ici, il faut un nombre entier, ou un demi comme 1,5.
house-whole-number = Ici, il faut un nombre entier.
house-no-numbers = Ici, il faut des nombres, pas « { $found } ».
house-too-many-dice = Cela fait { $needed } dés, et il n’y en a que { $dice }.
house-name-needed = Il faut un nom pour { $of ->
    [boxes] la case
    [bonuses] le bonus
    [columns] la colonne
    [colours] la couleur
    [symbols] la face
    [buy] la ligne
   *[names] la règle maison
 }.
house-sign-wrong = Un signe a de une à trois lettres ou chiffres, sans espace ni ponctuation.
house-nameless = Sans nom
house-line = Ligne { $line }
house-joker-worth = Comme joker, quand on refait cinq dés identiques, cette case compte { $points } : cela se règle sous « Encore cinq dés identiques ».
house-discard = Abandonner
house-done = Terminé
house-way = Comment tu l’écris
house-way-form = Formulaire
house-way-text = Texte
house-text = Le document en TOML
house-text-hint = Ce qui n’est pas réglé ici est comme dans la variante après « like ». Les remarques après « # » restent quand tu changes le formulaire.
house-name = Nom
house-name-other = { $label } en { $language ->
    [de] allemand
   *[en] anglais
 }
house-name-other-short = en { $language ->
    [de] allemand
   *[en] anglais
 }
house-as-inherited = { $label } : de nouveau comme au départ
house-less = { $label } : moins
house-more = { $label } : plus
house-changed = modifié
house-new = nouveau
house-remove = Retirer { $name }
house-taken-out = retiré
house-back-in = Remettre { $name }
house-checking = vérification…
house-sound = On peut jouer avec ces règles.
house-unsound = { $count ->
    [one] Une chose ne va pas encore.
   *[other] { $count } choses ne vont pas encore.
 }
house-unsound-look = Voir
house-unreachable = Hors ligne, la règle maison ne peut pas être vérifiée. Tu peux quand même jouer avec celles que tu as enregistrées.
house-reader-loading = Le vérificateur de règles se charge, cette fois seulement : { $loaded } Mo sur { $total }.
house-reader-failed = Le vérificateur de règles n’a pas pu se charger. Vérifie la connexion et change quelque chose pour réessayer.
house-without-server = Ce site se passe de serveur : les règles se vérifient et se jouent ici, mais les conseils ne sont que des estimations. Les moyennes exactes, les comparaisons et les PDF demandent un serveur.
house-play = Jouer tout de suite
house-keep = Enregistrer
house-share = Partager
house-try = Essayer
house-brings-nothing = Ces dés ne rapportent rien nulle part.
house-example = rapporte { $points }
house-no-throw = Aucun lancer ne rapporte de points ici.
house-differs = Différent de { $parent }

house-dice = Dés
house-faces = Chiffres de chaque dé
house-counted = Dés qui comptent
house-counted-hint = Les autres ne comptent pas : chaque case prend les dés qui y rapportent le plus.
house-wild = Jokers sur les dés
house-wild-hint = Un tel chiffre compte dans chaque case pour celui qui y rapporte le plus.
house-wild-faces = Chiffres qui sont des jokers
house-odd = Les dés ne sont pas tous pareils
house-odd-hint = Certains des dés ci-dessus ont leurs propres chiffres.
house-odd-count = Combien de dés sont différents
house-odd-faces = Chiffres de ces dés
house-odd-kind = dés différents { $number }
house-odd-add = Encore une sorte de dés
house-throws = Lancers par tour
house-last-throws = Lancers au dernier tour
house-last-throws-hint = Plus que d’habitude, quand il ne reste qu’une inscription sur la feuille.
house-release = Un dé gardé peut être repris
house-release-hint = Sinon, ce qui est mis de côté y reste.
house-put-aside = Dés à mettre de côté après chaque lancer (minimum)
house-save = Épargner les lancers non utilisés
house-save-hint = Ils servent aux tours suivants.
house-buy = Lancers en plus
house-buy-hint = D’autres lancers après le dernier, pris dans une réserve.
house-buy-name = Nom de la ligne
house-buy-per-turn = Lancers en plus par tour
house-buy-per-column = Réserve
house-buy-per = La réserve vaut pour
house-buy-unused = Points par lancer restant
house-least = Nombre minimum de joueurs
house-most = Nombre maximum de joueurs
house-direction = Sens du jeu
house-clockwise = sens horaire
house-counter-clockwise = sens antihoraire

house-boxes = Cases
house-boxes-about = Chacune avec un exemple de lancer. Touche une case pour la changer.
house-add-boxes = Ajouter une case
house-new-boxes = { $language ->
    [de] Neues Feld
    [en] New box
   *[fr] Nouvelle case
 }
house-box-name = Nom de la case
house-box-number = Quel chiffre compte
house-aliases = S’appelle aussi
house-aliases-hint = Sépare plusieurs noms par des virgules.
house-takes = Ce qu’il faut
house-and = et en même temps
house-condition-add = Autre condition
house-condition-remove = Retirer la condition : { $condition }
house-groups-share = Aussi deux fois le même chiffre
house-groups-share-hint = Quatre dés identiques sont alors aussi deux paires.
house-figure-of_a_kind = identiques
house-figure-groups = groupes
house-figure-run = suite
house-figure-number = un chiffre
house-figure-any = tout lancer
house-figure-one_of = soit – soit
house-one-of-either = Soit
house-one-of-or = Soit
house-one-of-add = Encore une possibilité
house-figure-other = autre
house-figure-which = À savoir
house-kind-of_a_kind = dés identiques
house-kind-groups = groupes de dés identiques, 3 + 2 par exemple
house-kind-run = une suite
house-kind-faces = certains chiffres
house-kind-total = un total précis
house-kind-at_least = un total d’au moins
house-kind-at_most = un total d’au plus
house-kind-one_colour = tous de la même couleur
house-kind-number-of_a_kind = Combien d’identiques
house-kind-number-groups = Taille des groupes
house-group = { $size ->
    [1] un dé
    [2] deux identiques
    [3] trois identiques
    [4] quatre identiques
    [5] cinq identiques
   *[other] { $size } identiques
 }
house-kind-number-run = Combien à la suite
house-kind-number-faces = Quels chiffres
house-kind-number-total = Quel total
house-kind-number-at_least = Combien au moins
house-kind-number-at_most = Combien au plus
house-worth = Ce qu’elle rapporte
house-points-sum = somme de tous les dés
house-points-matching = somme des dés identiques
house-points-double = le double
house-points-none = rien de spécial
house-points-fixed = points fixes
house-points-throws = selon le lancer
house-points-number = Points
house-points-number-throws = Points au premier, au deuxième… lancer
house-times = Multiplié par
house-par = Nombre de ses dés qui valent 0
house-par-hint = Avec 3, trois six valent 0, deux −6, quatre 6 ; aucun, ou la case barrée, −18 (« école »).
house-plus = Plus
house-served = Quand tous les dés sont tombés d’un coup
house-section = Partie
house-section-upper = dans la partie haute
house-section-lower = dans la partie basse
house-later = Vaut moins plus tard
house-later-hint = Points en moins pour chaque inscription déjà dans la colonne.
house-wins = Qui marque ici gagne sur-le-champ contre les autres
house-ends = Qui marque ici met fin sur-le-champ à la partie contre les autres
house-at-once-none = jamais
house-at-once-throws = en peu de lancers
house-at-once-served = quand tous les dés sont tombés d’un coup
house-at-once-any = toujours
house-at-once-number = Nombre maximum de lancers
house-lowest = Les plus bas comptent
house-lowest-hint = S’il y a plus de dés qu’il n’en compte, ceux qui rapportent le moins comptent ici.
house-counts = Compte dans le total
house-counts-hint = Sinon, seul compte ce qui se calcule à partir de la case.
house-entries = Combien de fois elle se remplit

house-bonuses = Bonus
house-add-bonuses = Ajouter un bonus
house-new-bonuses = { $language ->
    [de] Bonus unten
    [en] Lower bonus
   *[fr] Bonus du bas
 }
house-new-computed = { $language ->
    [de] Berechneter Bonus
    [en] Computed bonus
   *[fr] Bonus calculé
 }
house-bonus-name = Nom du bonus
house-bonus-kind = Type de bonus
house-bonus-kind-tiers = Additionné
house-bonus-kind-computed = Calculé à partir de cases
house-formula = Comment il se calcule
house-formula-hint = Avec des noms de cases, +, −, × et des parenthèses : (Maximum − Minimum) × As. Il compte dès que toutes ses cases sont remplies.
house-only-if = Seulement si
house-only-if-hint = Avec <, ≤ ou = : 0 < Minimum < Maximum. Sinon, il ne rapporte rien ; si le champ est vide, il compte toujours.
house-no-formula = « { $found } » ne se calcule pas. Il ne faut que des noms de cases, des nombres et des signes de calcul.
house-over = Ce qui s’additionne
house-over-upper = la partie haute
house-over-lower = la partie basse
house-over-all = toutes les cases
house-over-boxes = certaines cases
house-over-which = Quelles cases
house-minus = Ce qui se retire
house-minus-nothing = rien
house-minus-upper = la partie haute
house-minus-lower = la partie basse
house-minus-boxes = certaines cases
house-minus-which = Quelles cases se retirent
house-count = Ce qui se compte
house-count-points = les points
house-count-entries = les cases réussies
house-count-strikes = les cases barrées
house-per = Pour
house-per-column = chaque colonne
house-per-sheet = toute la feuille
house-per-row = chaque ligne, toutes colonnes réunies
house-paid = Les points se donnent
house-paid-tiers = par paliers
house-paid-each = pour chaque case
house-each = Points pour chacune de ces cases
house-tiers = Paliers
house-tier-from = Dès
house-tier-gives = { $counted ->
   *[points] points, tu reçois
    [entries] cases, tu reçois
    [strikes] cases barrées, tu reçois
 }
house-tier-of = Palier dès { $from }
house-tier-grows = { $more } de plus par { $each } au-delà
house-tiers-hint = Seul compte le plus haut palier atteint. Sans « jusqu’à », un palier vaut aussi pour tout ce qui est au-dessus ; « par … au-delà » le fait croître.
house-tier-each = par … au-delà
house-tier-more = points de plus
house-tier-add = Ajouter un palier
house-tier-remove = Retirer le palier dès { $from }
house-from = dès
house-to = jusqu’à

house-extra = Encore cinq dés identiques
house-extra-about = Ce qu’ils rapportent encore
house-extra-name = Règle { $number }
house-add-extra = Ajouter une règle
house-new-extra = extra
house-when = Quand leur propre case
house-when-filled = est remplie ou barrée
house-when-scored = contient des points
house-when-struck = est barrée
house-when-open = est encore libre
house-when-any = est libre ou non
house-number = Et que la case de leur chiffre
house-number-any = est libre ou remplie
house-number-free = est encore libre
house-number-filled = est remplie
house-place = Où ils doivent aller, par ordre de priorité
house-place-any = Ils vont n’importe où.
house-place-number = la case de leur chiffre
house-place-lower = une case du bas
house-place-upper = une case du haut
house-extra-bonus = Points en plus à côté de la case
house-bonus-all = partout
house-bonus-number = dans la case de leur chiffre
house-bonus-upper = ailleurs en haut
house-bonus-lower = en bas
house-extra-worth = Ce qu’ils comptent dans d’autres cases (joker)
house-extra-served = Et quand tous les dés sont tombés d’un coup
house-every-lower = toute case du bas
house-every-upper = toute case du haut
house-worth-add = Autre case
house-choose = Choisir…
house-worth-remove = { $box } : sans joker

house-columns = Colonnes
house-columns-about = Si tu n’en ajoutes pas, la feuille a une seule colonne, qui se remplit dans n’importe quel ordre. Elle reste quand tu ajoutes la première.
house-add-columns = Ajouter une colonne
house-new-columns = { $language ->
    [de] Spalte
    [en] Column
   *[fr] Colonne
 }
house-column-name = Nom de la colonne
house-column-boxes = Cases de cette colonne
house-column-boxes-all = toutes
house-column-boxes-listed = certaines, dans leur propre ordre
house-column-boxes-list = Cases de haut en bas
house-sequence-add = Ajouter
house-move-up = { $name } : plus haut
house-move-down = { $name } : plus bas
house-order = Comment elle se remplit
house-order-free = librement
house-order-down = de haut en bas
house-order-up = de bas en haut
house-order-ends = par les deux bouts
house-order-middle = du milieu vers les bords
house-order-halves = d’abord la partie haute, puis la basse
house-order-section-upper = les cases du haut
house-order-section-lower = les cases du bas
house-order-lines = en plusieurs rangées
house-order-line = Rangée { $number }
house-order-listed = dans son propre ordre
house-order-list = Ordre de remplissage
house-strikes = Barrer
house-strikes-next = seulement une case dont c’est le tour
house-strikes-any = n’importe quelle case libre
house-announce = Annoncer
house-announce-never = pas du tout
house-announce-after = juste après le premier lancer
house-announce-before = avant le premier lancer
house-announce-unless-served = après le premier lancer, sauf pour tous les dés d’un coup
house-miss = Annoncé et raté
house-miss-box = barre cette case
house-miss-any = barre n’importe quelle case
house-column-throws = Lancers par tour dans cette colonne
house-column-throws-hint = Laisse vide pour le nombre habituel ; 1 veut dire : le premier lancer seul.
house-result = Points de partie pour qui a le plus de points dans cette colonne
house-result-all = Points de partie en plus pour toutes les colonnes
house-weight = Multiplicateur de la colonne
house-column-served = Tous les dés d’un coup
house-column-served-extra = rapportent ce que leur case prévoit
house-column-served-plain = comptent ici comme tout autre lancer
house-column-served-only = eux seuls comptent ici
house-column-bonuses = Bonus qui comptent ici
house-column-extra = Règles « Encore cinq dés identiques » qui valent ici

house-symbols = Images et noms des faces
house-symbols-about = Les dés de poker montrent 9, 10, valet, dame, roi et as. C’est le chiffre derrière qui compte.
house-symbols-poker = Dés de poker : 9, 10, V, D, R, A
house-symbols-none = De nouveau des chiffres
house-symbol-add = Face avec sa propre image
house-new-symbol = { $language ->
    [de] Stern
    [en] Star
   *[fr] Étoile
 }
house-symbol-name = Nom de la face
house-symbol-sign = Signe sur le dé
house-symbol-face = Remplace le chiffre
house-symbol-picture = Image
house-picture-sign = le signe
house-picture-pips = points du dé
house-picture-nine = carte : neuf
house-picture-ten = carte : dix
house-picture-jack = carte : valet
house-picture-queen = carte : dame
house-picture-king = carte : roi
house-picture-ace = carte : as
house-colours = Couleurs des faces
house-colours-about = Quand les points des dés sont en couleur, une case peut demander des dés d’une seule couleur.
house-colour-add = Ajouter une couleur
house-new-colour = { $language ->
    [de] Rot
    [en] Red
   *[fr] Rouge
 }
house-colour-name = Nom de la couleur
house-colour-faces = Faces de cette couleur

house-whole = Et le reste
house-total = Ce qui compte à la fin
house-total-points = tous les points
house-total-bonuses = les bonus seuls
house-note = Remarque
house-note-hint = Elle ne change rien aux règles.

## House rules: what is folded up, and what of it differs from most games

house-more-conditions = Autres conditions
house-more-conditions-about = Autre chose en même temps
house-more-points = Points spéciaux
house-more-points-about = Multiple, supplément, d’un coup
house-more-points-about-number = Multiple, sous 0, moins plus tard
house-more-place = Place et fin
house-more-place-about = En haut ou en bas, gagné sur-le-champ
house-more-bonus = Détails
house-more-bonus-about = Quelles cases comptent, autres paliers
house-more-dice = Dés spéciaux
house-more-dice-about = Chiffres, jokers, images, couleurs
house-more-turn = Tours spéciaux
house-more-turn-about = Dernier tour, lancers en plus
house-whole-about = Joueurs, but, remarque
house-bonuses-none = Aucun
house-columns-one = Une, dans n’importe quel ordre
house-told-kind-of_a_kind = { $value } identiques
house-told-kind-groups = groupes { $value }
house-told-kind-run = suite de { $value }
house-told-kind-faces = avec { $value }
house-told-kind-total = total { $value }
house-told-kind-at_least = au moins { $value }
house-told-kind-at_most = au plus { $value }
house-told-kind-one_colour = une seule couleur
house-told-share = deux fois le même chiffre
house-told-lowest = les plus bas
house-told-times = compte { $value } fois
house-told-plus = plus { $value }
house-told-served = { $value ->
    [double] double d’un coup
   *[other] { $value } d’un coup
 }
house-told-par = { $value } de ses dés valent 0
house-told-later = { $value } de moins à chaque fois
house-told-counts = pas dans le total
house-told-joker = { $value } comme joker
house-told-entries = { $value } inscriptions
house-told-per = { house-per } : { $value ->
    [sheet] { house-per-sheet }
   *[row] { house-per-row }
 }
house-told-wins = gagne sur-le-champ
house-told-ends = met fin à la partie
house-told-aliases = aussi { $value }
house-told-faces = chiffres { $value }
house-told-counted = { $value } comptent
house-told-odd = dés différents
house-told-wild = joker : { $value }
house-told-symbols = images
house-told-colours = couleurs
house-told-last-throws = { $value } lancers au dernier tour
house-told-release = un dé gardé reste
house-told-put-aside = au moins { $value } de côté
house-told-save = lancers épargnés
house-told-buy = lancers en plus
house-told-players = { $least ->
    [one] un à { $most } joueurs
   *[other] { $least } à { $most } joueurs
 }
house-told-direction = sens antihoraire
house-told-total = les bonus seuls
house-told-all = points de partie pour toutes les colonnes
house-told-note = avec une remarque

## Verifying throws

verify-about = Quelqu’un a-t-il truqué les dés ? Ici, une partie est recalculée lancer par lancer.
verify-why = Pourquoi tricher se verrait
verify-locked = Avant le premier lancer, un secret est mis sous clé.
verify-added = Puis chaque appareil y ajoute ses propres nombres au hasard : personne ne peut donc choisir les lancers.
verify-repeated = Après la partie, le secret est montré et tout est relancé ici : tout changement se verrait.
verify-link = Lien de la table
verify-link-hint = Ce que montre la barre d’adresse pendant la partie.
verify-go = Vérifier les dés
verify-mine = Quelle partie ?
verify-agrees = Les { $throws } lancers sont tous justes.
verify-verdict-fair = Personne n’a touché aux { $throws } lancers.
verify-verdict-fixed = Pendant la partie, personne n’a touché aux { $throws } lancers.
verify-verdict-consistent = Les { $throws } lancers concordent tous.
verify-means-fair = Personne n’a pu les choisir, pas même le serveur.
verify-means-fixed = Tous ont pu être recalculés.
verify-means-consistent = Était-ce exactement votre partie ? Seul un appareil présent dès le début le sait.
verify-means-wrong = Ce qui ne va pas est indiqué plus bas.
verify-busy = Tout est relancé…
verify-others = Autres parties
verify-none = Tes parties s’affichent ici dès que l’une d’elles est finie.
verify-by-link = Vérifier une partie par son lien
verify-evidence = Toutes les preuves : secret, nombres et chaque lancer
verify-exchanged = Échangée : ce n’est pas la partie que cet appareil a vue !
verify-seen = Cet appareil a vu l’empreinte avant le premier lancer ; c’est celle de cette partie.
verify-seen-differs = Avant le premier lancer, cet appareil a vu l’empreinte { $seen } ; maintenant, le serveur montre { $found }.
verify-drawn = Cet appareil a tiré le nombre de { $name } ; il est dans tous les lancers.
verify-drawn-differs = Pour { $name }, cet appareil a tiré le nombre { $seen } ; maintenant, le serveur montre { $found }.
verify-not-drawn = Le nombre de { $name } n’a pas été tiré par cet appareil.
verify-none-drawn = Cet appareil n’a pas ajouté de nombre à lui : il sait que les dés étaient fixés, mais pas que le serveur ne les a pas choisis.
verify-live = { $count ->
    [one] Cet appareil a vu tomber un lancer ; il est le même dans cette partie.
   *[other] Cet appareil a vu tomber { $count } lancers ; tous sont les mêmes dans cette partie.
 }
verify-live-differs = L’événement { $number } était un autre lancer : cet appareil a vu { $seen }, maintenant le serveur montre { $found }.
verify-event-differs = L’événement { $number } n’est pas celui que cet appareil a vu.
verify-no-memory = Cet appareil ne sait rien d’avant le premier lancer. Un serveur qui ment pourrait avoir inventé toute la partie après coup ; seul un appareil présent dès le début a la preuve que les dés sont honnêtes.
verify-here = Cette partie s’est jouée sur cet appareil seulement ; le secret et les nombres sont les siens.
verify-differs = Les { $throws } lancers ne sont pas tous justes.
verify-commitment = Le secret montré correspond à l’empreinte.
verify-other-secret = Le secret montré ne correspond pas à l’empreinte.
verify-promise = Empreinte du secret (SHA-256)
verify-secret = Secret de la table
verify-entropy = Hasard de la personne { $number }
verify-throws = Tous les lancers
verify-number = Lancer
verify-seat = Qui
verify-found = Tombé
verify-right = Relancé
verify-same = juste
verify-download = Télécharger la partie ; « pasch verify » vérifie le fichier sans réseau

## Dice statistics

dice-about = Tous les dés lancés sur ce serveur, chiffre par chiffre.
dice-none = Rien n’a encore été lancé ici
dice-none-what = Dès que quelqu’un joue, tu vois ici combien de fois chaque chiffre est sorti. Avec de bons dés, tous sortent à peu près aussi souvent.
dice-kind = { $throws } dés lancés
dice-other = Dés avec { $faces } : { $throws } lancés
dice-house = Dés des règles maison
dice-house-about = Peuvent être inégaux et ne comptent pas ci-dessus
dice-exact = Détails
dice-exact-about = Comment cela se vérifie
dice-face = Chiffre
dice-count = Sorti
dice-share = Part
dice-expected = À parts égales, chaque chiffre sortirait dans { $share } des cas.
dice-verdict-few = Encore trop peu de lancers pour juger.
dice-verdict-fair = Les dés sont honnêtes : aucun chiffre ne sort anormalement souvent ou rarement.
dice-verdict-watch = En ce moment, ils sont un peu inégaux. Cela arrive aussi à des dés honnêtes.
dice-verdict-odd = Des dés honnêtes ne sont presque jamais aussi inégaux.
dice-test = Le test du khi-deux compare la fréquence de chaque chiffre à des parts égales : khi-deux { $chi } à { $degrees } degrés de liberté, p = { $p }. Des dés honnêtes sont au moins aussi inégaux dans { $percent } des cas.
dice-verify = Une partie précise se vérifie ici :

house-draft-title = Commencée et pas enregistrée
house-draft-go = Continuer
house-draft-discard = Abandonner
house-draft-resumed = Tu continues où tu en étais.
house-draft-anew = Recommencer

rules-example-dice = Dés : { $dice }
house-idle = Cela ne change rien : la partie est la même sans.
house-wrong-counts-nowhere = La case « { $box } » ne compte pas dans le total, et rien ne se calcule encore à partir d’elle : ajoute pour cela un bonus « Calculé à partir de cases ».
house-wrong-box-nowhere = Dans aucune colonne : { $box }. Ajoute cela à l’une d’elles, ou retire-le ici.
house-wrong-bonus-nowhere = Le bonus « { $bonus } » ne compte dans aucune colonne : choisis-le dans l’une d’elles, ou retire-le.

## What a house rule does

effects-title = Ce que change la règle
effects-about = Points, durée, chance et talent : en tout, et pour chaque changement par rapport à { $parent }. Le calcul peut prendre des minutes.
effects-about-own = Points, durée, chance et talent. Le calcul peut prendre des minutes.
effects-ask = Calculer
effects-working = { $of ->
        [one] Calcul du jeu en cours : { $percent }
       *[other] { $done } jeux calculés sur { $of } : { $percent }
    }
effects-mean = Points en moyenne, en jouant parfaitement
effects-sd = Neuf parties sur dix finissent entre
effects-range = { $low } et { $high }
effects-minutes = Durée par personne
effects-minutes-about = { $turns ->
        [one] Un tour
       *[other] { $turns } tours
    }, avec les lancers qu’il faut au jeu parfait
effects-skill = Chance ou talent
effects-luck = Chance
effects-art = Talent
effects-skill-is = { $share ->
    [luck] C’est souvent la chance qui décide.
    [skill] Qui joue bien gagne presque toujours.
   *[both] Qui joue bien gagne plus souvent.
 }
effects-skill-change = { $side ->
    [same] chance et talent comme dans { $parent }
    [luck] un peu plus de chance que dans { $parent }
   *[skill] un peu plus de talent que dans { $parent }
 }
effects-skill-more = { $side ->
    [luck] Un peu plus de chance
   *[skill] Un peu plus de talent
 }
effects-unused = Cases que personne n’utilise
effects-unused-about = Même en jouant parfaitement, elles rapportent dans moins d’une partie sur dix.
effects-beside = { $by } par rapport à { $parent }
effects-unit-mean = { $amount } points
effects-unit-minutes = { $amount } minutes
effects-alone = Chaque changement seul
effects-other = Ce qui change par rapport à { $parent }
effects-together = Tous ensemble
effects-unclear = À peine mesurable.
effects-not-alone = Possible seulement avec d’autres changements.
effects-change-minutes = Durée { $by }
effects-change-unused = Alors personne n’utilise : { $boxes }
effects-left = { $left ->
        [one] Un autre changement ne compte que dans l’ensemble.
       *[other] { $left } autres changements ne comptent que dans l’ensemble.
    }
effects-measured-learned = La feuille est trop grande pour un calcul exact : 1 000 parties ont été jouées avec des valeurs apprises ; la moyenne est juste à environ { $mean } points près.
effects-measured-rough = La feuille est trop grande pour un calcul exact : 1 000 parties ont été jouées avec des valeurs approchées ; la moyenne est juste à environ { $mean } points près. En jouant parfaitement, c’est quelques pour cent de plus.
