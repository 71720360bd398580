# What can be wrong in a text: dice, positions, records and their JSON.
# The signs in quotation marks are those of the notation, alike in every language.

## Dice

## Positions

error-position-too-long = la position dépasse { $limit } caractères.
error-position-fields = une position a { $right } champs (variante, feuilles, place, tour), et il y en a ici { $found }.
error-not-a-variant-id = « { $found } » n’est pas l’identifiant d’une variante : il faut des lettres minuscules, des chiffres et « - ».
error-not-a-card = « { $found } » n’est pas une feuille : derrière les colonnes, il ne peut y avoir que « ^ » et un nombre de lancers épargnés.
error-card-columns = la feuille a { $right } { $right ->
    [one] colonne
   *[other] colonnes
 }, et il y en a ici { $found } ; les colonnes se séparent par « / ».
error-not-a-column = « { $found } » n’est pas une colonne : derrière les cases, il ne peut y avoir que « + » et des points en plus, puis « $ » et des lancers achetés.
error-column-boxes = la colonne a { $right } { $right ->
    [one] case
   *[other] cases
 }, et il y en a ici { $found } ; les cases se séparent par « , ».
error-box-entries = { $box } contient { $right } { $right ->
    [one] inscription
   *[other] inscriptions
 }, et il y en a ici { $found } ; les inscriptions d’une case se séparent par « ; ».
error-not-an-entry = { $box } ne peut pas contenir « { $found } » : écris des points, « - » pour barrée ou « . » pour libre.
error-impossible-points = { $box } ne peut pas contenir { $found } { $found ->
    [one] point
   *[other] points
 } ; possible : { $allowed }.
error-gap-in-box = { $box } se remplit par la gauche : une inscription libre est devant une remplie.
error-filled-too-early = { $box } ne peut pas encore être remplie : sa colonne se remplit dans l’ordre, et { $next } vient d’abord.
error-extra-points = { $found } { $found ->
    [one] point à côté des cases est
   *[other] points à côté des cases sont
 } de trop : ces inscriptions en rapportent { $most } au plus.
error-points-out-of-place = { $box } ne peut pas contenir { $found } { $found ->
    [one] point
   *[other] points
 } à côté de ces autres inscriptions ; possible : { $allowed }.
error-extra-points-between = { $found } { $found ->
    [one] point à côté des cases n’est pas possible
   *[other] points à côté des cases ne sont pas possibles
 } : ces inscriptions rapportent { $allowed }.
error-bought-throws = { $found } { $found ->
    [one] lancer acheté est
   *[other] lancers achetés sont
 } de trop ; possible ici : { $most }.
error-saved-throws = { $found } { $found ->
    [one] lancer épargné est
   *[other] lancers épargnés sont
 } de trop ; possible ici : { $most }.
error-uneven-cards = les feuilles ont { $found } inscriptions : quand c’est le tour de la place { $seat }, les autres doivent en avoir autant, ou une de plus s’ils ont déjà joué ce tour.
error-not-a-seat = « { $found } » n’est pas une place : écris son numéro et « > » pour le sens horaire ou « < » pour le sens antihoraire, comme « 1> ».
error-not-a-turn = « { $found } » n’est pas un tour : écris « 0 » avant le premier lancer, ou lancers et dés comme « 2:13355 ».
error-not-at-once = « { $found } » ne peut pas être là : aucun lancer de ce joueur n’a mis fin à la partie sur-le-champ.
error-not-a-start = « { $found } » n’est pas un lancer pour commencer : écris les places qui lancent, en ordre croissant, et ce qu’ont fait les premières, comme « start:123:46 ».
error-start-with-entries = on ne lance plus pour savoir qui commence dès qu’une feuille a une inscription.
error-start-other-seat = pour savoir qui commence, c’est à la place { $right } de lancer, pas à la place { $found }.
error-lay-in-first-throw = au premier lancer, aucun dé ne peut rester sur la table.

## Records

error-record-too-large = la partie dépasse { $limit } ko.
error-not-a-tag = { $found } n’est pas un en-tête : écris [Nom "valeur"].
error-tag-name = un en-tête ne peut pas s’appeler « { $found } » : son nom commence par une lettre et se compose de lettres, de chiffres et de « _ ».
error-tag-turns = l’en-tête { $name } liste des tours, comme « 2, 3 » ; il y a ici « { $found } ».
error-tag-reserved = l’en-tête { $found } fait partie du format ; choisis un autre nom.
error-seat-name = le nom { $found } contient des caractères qui ne s’affichent pas.
error-tag-twice = l’en-tête { $tag } est ici deux fois.
error-tag-missing = il manque l’en-tête { $tag }.
error-unknown-seat = il n’y a pas de place « { $found } » : écris { $most ->
    [1] 1
   *[other] un nombre de 1 à { $most }
 }, ou le nom de la place.
error-other-rules = on a joué ici selon d’autres règles de { $variant } que celles-ci : leur identité est { $found }, et non { $right }.
error-comment-open = une remarque commence ici sans « { "}" } » pour la fermer.
error-unreadable-word = « { $found } » n’a pas sa place dans une partie enregistrée.
error-seat-without-colon = il manque les deux-points derrière « { $seat } », comme dans « { $seat }: 13446 ».
error-turn-not-finished = le tour de la place { $seat } n’est pas fini : il manque « = CASE POINTS », ou « = CASE x » pour la barrer.
error-start-missing = il n’est pas dit qui commence : mets une ligne comme « start 1:4 2:6 » devant les tours, ou l’en-tête [First "1"].
error-wrong-seat-start = pour savoir qui commence, c’est à la place { $right } de lancer, pas à la place { $found }.
error-wrong-seat = c’est à la place { $right } de jouer, pas à la place { $found }.
error-seat-missing = « { $found } » n’est dans aucun tour : un tour commence par sa place, ici { $right }, et deux-points.
error-hold-without-dice = derrière « > », on écrit les dés gardés, ou « - » pour aucun.
error-throw-must-be-bought = ici, un lancer de plus s’achète : écris « $>{ $hold } ».
error-missing-hold = devant { $found }, il n’est pas dit quels dés ont été gardés ; était-ce « { $hold } » ?
error-hold-needed = devant { $found }, il n’est pas dit quels dés ont été gardés : écris « > » et les dés, ou « >- » pour aucun.
error-only-new-dice = { $found }, ce sont seulement les dés relancés ; écris-les tous : { $right }.
error-entry-without-box = derrière « = », on écrit une case, comme dans « = CASE POINTS » ou « = CASE x ».
error-strike-with-x = { $roll } ne rapporte rien dans { $box } ; écris « { $right } » pour la barrer.
error-wrong-points = « { $found } » ne tombe pas juste : c’est « { $right } ».

## Records as JSON

error-not-json = ce n’est pas du JSON : { $detail }.
json-value = il manque ici une valeur
json-key = il manque ici une clé entre guillemets
json-colon = il manque les deux-points derrière la clé
json-comma = il manque ici une virgule
json-last-comma = il n’y a pas de virgule derrière le dernier élément
json-quote = il manque le guillemet à la fin d’un texte
json-line = un texte ne contient ni saut de ligne ni tabulation
json-escape = dans un texte, « \ » s’écrit deux fois
json-end = il y a quelque chose derrière la fin
json-other = cela ne se lit pas
error-key-not-in-record = une partie enregistrée n’a pas ici de clé « { $key } ».
error-not-in-notation = { $found } n’est pas écrit comme la notation le demande.
error-link-damaged = ce lien n’est pas complet ; il en manque peut-être la fin.
error-link-newer = ce lien vient d’une version plus récente de Pasch.
error-link-own-rules = « { $variant } » n’est pas fourni avec Pasch ; qui recevrait le lien n’aurait pas ses règles.
