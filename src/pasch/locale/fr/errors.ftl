# Everything that can be wrong, one sentence each. The name after "error-" is the stable code.
# In front of the sentence stand the file and the place.

place-line = ligne { $line }

## Reading a variant document

error-document-too-large = le document dépasse { $limit } ko.
error-line-too-long = la ligne dépasse { $limit } caractères.
error-direction-mark = il y a ici un caractère invisible qui inverse le sens de l’écriture ; supprime-le.
error-document-too-deep = le document emboîte clés ou crochets plus profondément qu’aucune variante n’en a besoin.
error-not-toml = ce n’est pas du TOML : { $detail }.
error-not-utf8 = le fichier n’est pas un texte en UTF-8 ou UTF-16.
error-cannot-read = impossible de lire { $file } : { $reason }.
error-wrong-type = il y a ici { $found } ; il faut { $allowed }.
quoted-text = un texte entre guillemets : { $example }
error-out-of-range = il y a ici { $found } ; il faut { $allowed }.
error-wrong-length = { $what ->
    [text] il y a ici { $found } ; il faut { $allowed } caractères.
    [boxes] cela fait { $number } cases ; il en faut { $allowed }.
    [columns] cela fait { $number } colonnes ; il en faut { $allowed }.
    [bonuses] cela fait { $number } bonus ; il en faut { $allowed }.
    [extra] cela fait { $number } règles en plus ; il en faut { $allowed }.
   *[other] la liste a { $number ->
        [one] { $number } élément
       *[other] { $number } éléments
     } ; il en faut { $allowed }.
 }
error-not-one-of = il y a ici { $found } ; possible : { $allowed }.
error-not-one-of-near = il y a ici { $found } ; est-ce { $near } ? Possible : { $allowed }.
error-not-one-of-written = { $found } s’écrit ici { $near } ; possible : { $allowed }.
error-wrong-characters = { $what ->
    [name] { $found } ne peut pas être un nom : un nom tient sur une ligne, sans caractères invisibles et sans {"{ } [ ] | = > ! ;"}
    [sign] { $found } ne tient pas sur un dé : un signe a de une à trois lettres ou chiffres.
    [variant] { $found } ne peut pas être un identifiant : il se compose de lettres minuscules (a à z), de chiffres et de « - », par exemple "notre-yams".
   *[other] { $found } ne peut pas être un identifiant : il commence par une lettre minuscule, suivie de lettres minuscules (a à z), de chiffres et de « _ », par exemple "deux_paires".
 }
error-unknown-key-near = il n’y a pas de clé « { $key } » ; est-ce « { $near } » ?
error-unknown-key-written = « { $key } » s’écrit ici « { $near } ».
error-unknown-key-inside = « { $key } » va dans « { $inside } ».
error-unknown-key = il n’y a pas de clé « { $key } » ; les clés sont ici { $allowed }.
error-missing-key = il manque la clé « { $key } ».
error-inheritance-circle = les variantes héritent l’une de l’autre en rond : { $chain }.
error-inheritance-too-deep = plus de { $limit } variantes héritent l’une de l’autre.
error-part-not-inherited-near = ici, « { $key } » n’est pas hérité ; est-ce « { $near } » ? Ce qui est nouveau demande « names ».
error-nothing-to-take-out = rien à retirer : ici, « { $key } » n’est pas hérité ; { $number ->
    [one] il n’y a que « { $allowed } »
   *[other] il y a { $allowed }
 }.
error-nothing-to-take-out-near = rien à retirer : ici, « { $key } » n’est pas hérité ; est-ce « { $near } » ?
error-not-inherited = rien à retirer : ici, « { $key } » n’est pas hérité ; supprime simplement « { $key } = false ».
error-taken-out-as-a-whole = on ne peut retirer que les parties de [{ $key }], chacune par son nom : « … = false » sous [{ $key }].
error-unknown-variant-near = il n’y a pas de variante « { $found } » ; est-ce « { $near } » ?
error-unknown-variant = il n’y a pas de variante « { $found } » ; il y a { $allowed }, ou le nom d’un fichier TOML.

## What a document gets wrong

error-twice = { $found } est ici deux fois.
error-odd-die-alone = à côté des dés spéciaux, il faut au moins un autre dé ; « count » les compte tous.
error-one-face-only = ce dé montre { $face } de tous les côtés ; il faut au moins deux chiffres différents.
error-all-wild = il faut au moins un chiffre qui ne soit pas un joker.
error-too-many-sides = à côtés égaux, ces dés ont au plus { $most } côtés ; ici, il y en a { $found }.
error-too-many-readings = avec des jokers, ces dés se lisent de { $found } façons ; la limite est de { $most }.
error-too-many-holds = on peut garder certains de ces dés de { $found } façons ; la limite est de { $most }.
error-too-many-rolls = ces dés donnent { $found } lancers différents ; la limite est de { $most }.
error-two-colours = le chiffre { $face } a déjà la couleur { $other }.
error-two-symbols = le chiffre { $face } a déjà un nom : « { $other } ».
error-same-sign = « { $sign } » est déjà ce que montre une autre face : « { $other } ».
error-save-and-buy = les lancers s’épargnent ou s’achètent, mais pas les deux.
error-unless-served-and-only = announce = "unless-served" et served = "only" ne vont pas dans la même colonne : seuls les dés tombés d’un coup y comptent, il n’y aurait donc rien à annoncer.
error-last-throws-not-more = le dernier tour a plus de lancers que les autres : plus de { $throws }.
error-last-throws-and-others = un dernier tour avec plus de lancers n’existe que là où les lancers ne s’épargnent ni ne s’achètent.
error-reserved-name = « { $found } » veut dire autre chose dans un document ; choisis un autre identifiant.
error-number-box-has-no = la case d’un chiffre n’a pas de « { $key } » : les dés qui montrent ce chiffre s’additionnent.
error-more-points-than-throws = il y a ici des points pour { $found } lancers, mais aucun tour n’en a plus de { $most }.
error-needs-key = il faut « { $key } » avec cela.
error-plus-below-zero = il y a ici { $found }, mais il faut 0-1000. Pour qu’une case de chiffre commence sous 0, utilise « par » : avec par = 3, trois dés valent 0 et chaque dé de moins coûte sa valeur.
error-not-both = donne « { $one } » ou « { $other } », pas les deux.
error-order-lacks-box = l’ordre ne dit pas quand ces cases se remplissent : { $boxes }.
error-unknown-name-near = il n’y a pas de « { $found } » ; est-ce « { $near } » ?
error-unknown-name = il n’y a pas de « { $found } » ; { $number ->
    [0] ce jeu n’a rien de ce genre
    [one] il n’y a que « { $allowed } »
   *[other] il y a { $allowed }
 }.
error-same-name = le nom « { $name } » est aussi celui de « { $other } ».
error-box-in-no-column = la case « { $box } » n’est dans aucune colonne : ajoute-la à { $lists }.
error-inherited-box-in-no-column = la case héritée « { $box } » n’est dans aucune colonne : ajoute-la à { $lists }, ou retire-la par « { $box } = false » sous [boxes].
error-boxes-in-no-column = ces cases ne sont dans aucune colonne : { $box }. Ajoute-les à { $lists }, ou retire chacune par « … = false » sous [boxes].
error-name-taken-out = « { $found } » est retiré sous [{ $part }], et ceci le nomme encore : écris-le de nouveau sans lui.
error-bonus-in-no-column = le bonus « { $bonus } » ne compte dans aucune colonne.
error-needs-one-key = ceci ne dit rien ; possible : { $allowed }.
error-computed-of-nothing = ceci ne nomme aucune case à partir de laquelle calculer quelque chose.
error-no-boxes = il n’y a ni variante à laquelle le jeu ressemble (like = "kniffel") ni case à lui sous [boxes].
error-no-box-left = toutes les cases sont retirées ; il doit en rester au moins une.
error-no-formula = { $found } ne se calcule pas : écris { $said }, ou de même avec difference ou product.
error-points-of-tiers = ce que rapporte le bonus se dit dans ses paliers : { $said }.
error-face-is-a-number = les faces sont des nombres, pas « { $found } » : ce qu’elles montrent à la place se dit sous [dice.symbols].
error-computed-of-too-many = ceci se calcule à partir de { $found } cases ; { $most } sont permises.
error-computed-in-no-column = aucune colonne n’a toutes ces cases : { $boxes }.
error-computed-too-large = cela pourrait faire { $found } points ; { $most } sont permis.
error-box-counts-nowhere = la case « { $box } » ne compte pas, et rien ne se calcule à partir d’elle.
error-extra-without-five = une règle en plus demande une case pour { $dice } dés identiques, et il n’y en a pas.
error-box-never-scores = aucun lancer ne rapporte de points dans la case « { $box } ».
error-counted-and-taken-off = { $number ->
    [one] la case « { $boxes } » compte
   *[other] { $boxes } comptent
 } déjà dans ce bonus ; il faut en retirer d’autres.
error-each-of-points = « each » paie des inscriptions : avec count = "entries" ou "strikes".
error-whole-or-half = il y a ici { $found } ; il faut 0.5, 1, 1.5, 2 … jusqu’à 10.
error-halves-and-bought = là où les lancers s’achètent, une colonne ne compte qu’un nombre entier de fois.
error-halves-and-odd = ici, refaire cinq dés identiques rapporte un nombre impair de points à côté de la case ; une telle colonne ne compte qu’un nombre entier de fois.
error-never-below-zero = il y a ici { $found }, mais ce total n’est jamais sous 0 : il ne peut l’être que là où quelque chose se retire (« minus ») ou là où une case de chiffre commence sous 0 (« par »).
error-too-many-steps = ce palier croît { $found } fois, et { $most } pas sont permis : « each » doit être plus grand.
error-bonus-out-of-reach = personne n’atteint { $found } : les cases contiennent { $most } au plus.
error-nothing-counts = seuls les bonus doivent compter, et il n’y en a pas.
error-more-mistakes = il y a d’autres erreurs : seules les { $shown } premières sont nommées.

## Keys of a document that change nothing

error-idle-key = « { $key } » ne change rien : le jeu est le même sans.
error-idle-throws = cela ne change rien : aucun tour n’a plus de { $throws } lancers.
error-idle-last-throws = « last_throws » ne change rien : chaque colonne dit elle-même combien de lancers elle permet.
error-idle-miss = « miss » ne change rien dans une colonne sans « announce ».
error-idle-miss-any = miss = "any" ne change rien : après une annonce, aucune colonne ne laisse barrer une autre case ; strikes = "any" le permettrait.
error-idle-strikes = « strikes » ne change rien dans une colonne d’ordre libre et sans annonce.
error-idle-order-lists = « order » ne change rien : plusieurs listes se remplissent en parallèle. Ce qui doit se remplir dans l’ordre va dans une seule liste : order = { $order }.
error-idle-served = « served » ne change rien : aucune case ni aucune règle en plus ne demande si tous les dés sont tombés d’un coup.
error-idle-served-only = served = "only" ne change rien : tout ce qui vient ici tombe d’un coup.
error-idle-unless-served = announce = "unless-served" ne fait rien de plus que announce = true : chaque colonne veut une annonce, il en faut donc toujours une après le premier lancer.
error-idle-place = « place » ne change rien tant que leur propre case est libre : le lancer peut alors toujours y aller.
error-idle-extra = la règle en plus « { $extra } » ne vaut dans aucune colonne.
error-idle-extra-empty = la règle en plus « { $extra } » ne change rien : elle ne dit ni où va le lancer (« place ») ni ce qu’il rapporte (« bonus », « worth », « served »).
error-idle-bonus = le bonus « { $bonus } » ne change rien : il ne rapporte jamais de points.
error-idle-result = « result » ne change rien : on ne joue qu’en solo.
error-win-by-columns = ici, on gagne des colonnes et non le total ; les chances de gagner ne sont pas connues pour cela.
error-idle-throws-at-once = aucun tour n’a plus de { $throws } lancers ; { $key } = "any" dit la même chose.
error-idle-at-once = « { $key } » ne change rien : on ne joue qu’en solo, et seul, on continue.
error-win-at-once = ici, un seul lancer peut décider de la partie sur-le-champ ; les chances de gagner ne sont pas connues pour cela.
error-idle-put-aside = « put_aside » ne change rien : un tour n’a qu’un lancer.
error-idle-release = « release = true » ne change rien : avec « put_aside », les dés mis de côté y restent.
error-idle-never = cette condition n’est jamais remplie : le bonus « { $bonus } » ne rapporte donc jamais de points.
error-idle-always = cette condition est toujours remplie : « when » est de trop.
error-idle-tier = le palier { $number } n’est jamais atteint : aucun total de points dans ces cases n’y mène.
error-bonus-called-alike = le bonus « { $other } » s’appelle aussi « { $name } » : sur la feuille, personne ne peut les distinguer.

## What is no TOML, after error-not-toml

toml-equals = il manque le « = » derrière la clé
toml-line-end = quelque chose suit la valeur ; chaque chose demande une ligne à elle, et 1.5 s’écrit avec un point
toml-heading = il manque le « ] » à la fin du titre
toml-quote = il manque le guillemet à la fin d’un texte
toml-escape = dans un texte entre guillemets, « \ » s’écrit deux fois
toml-list = il manque le « ] » à la fin d’une liste
toml-table = il manque le « {"}"} » à la fin d’une table
toml-character = il contient un caractère qui ne peut pas être là
toml-start = aucune ligne ne peut commencer ainsi ; il faut « clé = valeur » ou « [section] »
toml-value = la valeur derrière le « = » manque ou est mal écrite ; les mots sont entre guillemets droits : "comme ceci"
toml-twice = c’est déjà dit plus haut
toml-other = cela ne se lit pas

## What the rules do not allow

## Names

## Why a file cannot be read or written

reason-missing = ce fichier n’existe pas
reason-folder = c’est un dossier
reason-no-folder = une partie de son chemin n’est pas un dossier
reason-denied = l’accès est refusé
reason-full = le disque est plein
reason-too-long = le nom est trop long
reason-no-name = aucun fichier ne peut s’appeler ainsi

## Finding variants

error-unknown-country = aucune variante ne vient de « { $found } » ; il y a { $allowed }.
error-unknown-family = il n’y a pas de famille { $found } ; il y a { $allowed }.
error-find-dice = { $found } n’est pas un nombre de dés de { $least } à { $most }.
error-find-minutes = { $found } n’est pas un nombre de minutes de { $least } à { $most }.
error-link-out-of-folder = ce lien mène hors du dossier ; il est ignoré.
error-no-ordinary-file = ce n’est pas un fichier ordinaire mais un tube, un périphérique ou un dossier, par exemple ; il est ignoré.
error-id-taken = une autre variante a déjà l’identifiant « { $id } » ; choisis-en un autre.
