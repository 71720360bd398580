# Wrong use of the command line.

## At the table of the terminal

error-would-be-lost = { $file } est lu ici et serait perdu : nomme un autre fichier pour écrire.
error-dice-needed = { $count ->
    [one] un dé a été lancé : tape ce qu’il montre
   *[other] { $count } dés ont été lancés : tape ce qu’ils montrent
 } ; « { $found } » est autre chose.
error-buy-names-dice = pour acheter un lancer, dis quels dés restent : $44 par exemple, ou $- pour tout relancer.
error-enter-goes-on = seul Entrée continue ; u reprend le dernier choix.
error-dice-awaited = { $count ->
    [one] un dé a été lancé : tape ce qu’il montre.
   *[other] { $count } dés ont été lancés : tape ce qu’ils montrent.
 }
error-nothing-typed = { $moment ->
    [before] Entrée lance les dés, ! et un nom annonce une case.
    [announce] il faut annoncer une case : ! et son nom.
    [decide-last] tape une case, ou x et une case à barrer.
   *[decide] tape les dés à garder (- relance tout), ou une case.
 }
error-line-needs-sign = aucun dé ne montre « { $found } » ; si c’est la ligne, tape #{ $found }.
error-too-many-dice = ça fait { $found } dés ; le jeu en a { $count }.
error-no-odd-die = derrière un +, on écrit ce que montrent les dés spéciaux ; il n’y a pas autant de sortes de dés ici.
error-odd-die-unclear = « { $found } » ne dit pas ce que montrent les dés spéciaux ; ils s’écrivent derrière un + : { $choices } ?
error-no-such-column = la feuille n’a pas de colonne { $found } ; il y en a { $most }.
error-line-not-in-column = la colonne { $column } n’a pas de case à la ligne { $line }.
error-no-such-line = la feuille n’a pas de ligne { $found } ; il y en a { $most }.
error-no-unfinished-game = il n’y a pas de partie en cours à continuer.
error-game-finished = la partie dans { $file } est finie ; « pasch replay » la montre.
error-save-exists = { $file } existe déjà ; « --resume --save { $file } » continue la partie qui s’y trouve.
error-no-such-seat-kind = « { $found } » ne peut pas jouer ; à une place, il y a « you » ou un joueur virtuel ({ $allowed }), avec un nom si tu veux, comme dans « you:Anna ».
error-two-seats-one-name = deux places s’appellent « { $name } » ; donne-leur chacune un nom, comme dans « you:Anna ».
error-resume-takes-no-variant = « { $variant } » va avec une nouvelle partie ; une partie reprise garde sa variante.
error-no-such-first = « { $found } » n’est pas à la table ; peut commencer : { $allowed }.
error-resume-takes-no = « { $option } » va avec une nouvelle partie ; une partie reprise garde ses réglages.
