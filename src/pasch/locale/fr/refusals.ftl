# What cannot be done at a table and on a pad.

## At the table

error-no-such-table = cette table n’existe pas ou n’existe plus.
error-too-many-tables = il n’y a plus de table libre sur ce serveur pour le moment.
error-table-without-people = il faut au moins une personne qui joue.
error-computer-on-block = sur une feuille pour de vrais dés, il n’y a que des personnes.
error-name-missing = qui arrive par un lien a besoin d’un nom.
error-name-taken = quelqu’un s’appelle déjà « { $name } » ici.
error-seat-taken = la place { $seat } est déjà prise.
error-table-full = il n’y a plus de place libre à cette table.
error-table-too-long = une table ne peut pas contenir plus de { $limit } événements.
error-table-of-other-rules = { $variant } a d’autres règles dans cette version de Pasch ; cette table ne peut pas continuer avec.
error-other-kind-of-table = ce n’est pas possible à cette table : une partie et une feuille n’acceptent pas les mêmes actions.
error-expect-missing = il manque le dernier événement que tu as vu ; on ne peut s’en passer que sur une feuille.
error-moved-on = il s’est passé autre chose entre-temps : tu connais l’événement { $expect }, le dernier est { $seq }.
error-not-begun = la partie commence quand tout le monde est assis.
error-not-your-turn = c’est à { $name } de jouer.
error-dice-seen = les dés ont déjà été relancés : tu ne peux plus que choisir une autre case.
error-nothing-to-undo = tu n’as rien à annuler ici : c’est possible jusqu’au prochain lancer.
error-computer-already = l’ordinateur joue déjà pour { $name }.
error-not-away-yet = il faut encore attendre un peu { $name }.
error-not-awaited = personne n’attend cette place ; c’est à { $name } de jouer.
error-stand-in-plays = l’ordinateur joue pour { $name } en ce moment ; qui revient reprend d’abord sa place.
error-no-stand-in = l’ordinateur ne joue pas pour cette place.
error-not-over-yet = la revanche vient après la fin de la partie.
error-rematch-already = la revanche a déjà sa table.
error-series-does-not-fit = les parties précédentes de la série ne correspondent pas aux joueurs de cette table.
error-block-has-no-record = une feuille pour de vrais dés ne se télécharge pas comme partie.

## On the block

error-no-such-player = il n’y a pas de joueur { $found } sur cette feuille.
error-player-unchanged = rien ne change pour le joueur { $found } : il manque un nom, une place ou une absence.
error-no-such-entry = « { $box } » n’a que { $most ->
    [one] une inscription
   *[other] { $most } inscriptions
 }.
error-no-such-cell = cette ligne n’existe pas sur la feuille.
error-cell-impossible = { $found } n’est pas possible dans « { $box } » ; possible : { $allowed }.
error-line-impossible = { $found } n’est pas possible ici.

## Keys

error-key-missing = il faut une clé de cette table ; sans elle, tu ne fais que regarder.
error-not-a-key = l’en-tête Authorization ne contient pas de clé ; il faut « Bearer » et la clé.
error-foreign-key = cette clé ne va pas avec cette table.
error-not-your-seat = la place { $seat } n’est pas la tienne.
error-host-only = seule la personne qui a ouvert la table peut le faire.
error-only-watching = ici, tu ne fais que regarder.
error-no-invitation = il faut une invitation pour jouer.
error-no-such-code = ce code n’existe pas, ou il a expiré ou déjà servi.
error-key-used = cette clé de requête a déjà servi à autre chose ; prends-en une nouvelle.

## Requests that the server refuses

error-key-not-here = « { $key } » n’est pas prévu ici.
error-not-a-name = un nom a de 1 à { $most } caractères visibles, et pas plus de { $marks } accents sur une lettre.
error-no-such-page = il n’y a rien à cette adresse.
error-too-much = c’était trop à la fois ; attends un instant.
error-stored-too-much = cette adresse a déjà enregistré tout ce qu’un jour permet ({ $limit } Mo) ; ça reprend demain au plus tard.
error-our-mistake = le serveur a fait une erreur ; réessaie.
error-store-unavailable = le serveur n’arrive pas à joindre sa base de données ; réessaie dans un instant.
error-store-not-writable = le serveur ne peut rien enregistrer pour le moment ; son disque est peut-être plein.
list-or = { $first } ou { $last }
