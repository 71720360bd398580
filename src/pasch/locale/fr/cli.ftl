# The commands of the command line: help pages, and what the small commands print.

## Every help page

help-usage = Usage :
help-options = Options
help-commands = Commandes
help-options-metavar = [OPTIONS]
help-command-metavar = COMMANDE [ARGUMENTS]…
help-default = par défaut : { $default }
help-required = obligatoire
help-option-help = Afficher cette aide.
help-option-version = Afficher la version.
help-option-lang = La langue de tout ce qui s’affiche : { $languages } ; sinon, celle du système.
help-option-json = Écrire la même chose en JSON pour des programmes.

metavar-text = TEXTE
metavar-integer = NOMBRE
metavar-float = NOMBRE
metavar-path = FICHIER
metavar-file = FICHIER
metavar-filename = FICHIER
metavar-directory = DOSSIER
metavar-variant = VARIANTE
metavar-parent = VARIANTE
metavar-name = NOM

## The commands

help-pasch =
    Jeux de dés de la famille du Yams et du Yahtzee : les règles en données, une partie à jouer, parties enregistrées et feuilles vérifiées.

help-variants =
    Lister les variantes fournies avec Pasch : toutes, ou celles qui conviennent.

    Les mots se cherchent dans les noms, cases, dés, colonnes et pays : « pasch variants yatzy six ».
help-variants-family = Seulement celles de cette famille : german, american, scandinavian, columns, six-dice, relatives.
help-variants-country = Seulement celles de ce pays : de, us, se, France…
help-variants-dice = Seulement celles qui ont ce nombre de dés.
help-variants-minutes = Seulement celles qui durent au plus ce nombre de minutes par personne.
help-variants-folder = Lister aussi les règles maison de ce dossier, un fichier TOML chacune. La variable d’environnement PASCH_VARIANTS en nomme un pour toutes les commandes.
help-variants-tree = Montrer qui descend de qui, ce qui change, et ce que rapporte le jeu parfait.
variants-none = Aucune variante ne correspond.
variants-tree-same = les mêmes règles
variants-tree-gone = ne vaut plus : { $sentence }
variants-figures = moyenne { $mean } ± { $sd }
variants-figures-measured = moyenne { $mean } ± { $sd } (mesurée)
metavar-words = MOT
metavar-language = LANGUE
metavar-group = FAMILLE
metavar-country = PAYS
metavar-longest = NOMBRE
metavar-folder = DOSSIER
country-ar = Argentine
country-at = Autriche
country-de = Allemagne
country-dk = Danemark
country-fi = Finlande
country-fr = France
country-hr = Croatie
country-mk = Macédoine du Nord
country-no = Norvège
country-ph = Philippines
country-rs = Serbie
country-se = Suède
country-us = États-Unis

help-show =
    Expliquer les règles d’une variante.

    VARIANTE est une de celles de Pasch (« pasch variants » les liste), ou un fichier TOML à toi.
help-show-sheet = Écrire plutôt la feuille de score vide.
help-show-toml = Écrire le document de la variante exactement tel qu’il est.
help-show-diff = Montrer ce qui change par rapport à cette variante.

help-check =
    Vérifier le fichier de ta propre variante.

    Nomme tout ce qui ne va pas, avec l’endroit ; si tout va bien, résume la variante.
help-check-explain = Dire ce que fait chaque clé, avec les phrases des règles.

help-tables =
    Écrire une variante en JSON, tout calculé : chaque lancer, et ce qu’il rapporte dans chaque case.

help-schema =
    Écrire le JSON Schema d’un format de fichier.

    Sans NOM, lister les schémas.

## A variant in numbers

label-id = Identifiant
label-name = Nom
label-dice = Dés
label-columns = Colonnes
label-boxes = Cases
label-turns = Tours
label-most = Total maximum
label-rules-hash = Empreinte des règles
column-most = max.

## Showing rules

## Differences

diff-title = { $variant } par rapport à { $parent }
diff-order = ordre de { $place }
diff-same-document = Les deux documents disent exactement la même chose.
diff-same-game = C’est le même jeu ; seule change la façon de l’écrire.

## Checking

check-valid = { $file } est une variante valable.
check-same-game = Les règles sont les mêmes que celles de { $parent }.
check-differs = Différences avec { $parent } :
check-keys = Ce que fait chaque clé :
check-key-needed = D’autres clés en ont besoin.
check-key-silent = Elle ne change aucune phrase des règles.
check-key-instead = au lieu de : { $sentence }

## Errors

error-unknown-schema = il n’y a pas de schéma « { $found } » ; il y a { $allowed }.
error-options-exclude = « { $one } » et « { $other } » ne vont pas ensemble.
error-data-is-address = « --data » désigne un dossier ; l’adresse d’une base de données va avec « --database ».

## The command "pasch link"

help-link =
    Écrire toute une partie en un lien à envoyer, et pour un tel lien, la partie.

    PARTIE est une partie enregistrée ou un tel lien. Dans tout navigateur qui ouvre Pasch, et pour « pasch replay » et « pasch review », un lien vaut le fichier ; seules les remarques et la preuve des dés n’y sont pas.
help-link-address = L’adresse où tourne Pasch.
metavar-game = PARTIE

## The command "pasch languages"

help-languages =
    Montrer quelles langues parle Pasch, et à quel point chacune est complète.

    Avec le code d’une langue : ce qui lui manque encore, et ce qui n’y va pas. Ce qui manque à une langue, Pasch le dit en anglais.
languages-code = Code
languages-name = Langue
languages-tier-play = Table et feuille
languages-tier-rules = Règles
languages-tier-everything = Tout
languages-share = { $tier } : { $have } messages sur { $of } ({ $percent } %)
languages-missing = { $file } : { $count ->
    [one] il manque un message
   *[other] il manque { $count } messages
 }
languages-unreadable = ce n’est pas un message : { $found }
languages-twice = { $name } est là deux fois.
languages-unknown-message = L’anglais n’a pas de { $name }.
languages-unknown-fact = { $name } nomme « ${ $found } », qui ne lui est pas donné.
languages-lacks-fact = { $name } oublie « ${ $found } ».
languages-plural = { $name } demande ces cas pour les nombres : { $found }
