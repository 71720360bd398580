# What the server thinks about and works out: house rules, computer players, hints.

## House rules on a server

error-variant-too-large-here = cette variante est trop grande pour un serveur : { $rolls } lancers différents sur { $boxes } cases ; prends moins de dés, de cases ou de colonnes.

## Thinking

solve-stage-waiting = En attente : d’autres variantes sont en cours de calcul
error-thinking-failed = le serveur ne peut pas réfléchir pour le moment ; réessaie dans un instant.
error-thinking-too-long = la réflexion a pris trop de temps ; réessaie.
error-thinking-too-large = cela demande plus de mémoire que le serveur n’en donne à une question.

## The average of the best play

average-title = Moyenne en jouant parfaitement
average-about = C’est le score moyen de quelqu’un qui fait toujours le meilleur choix. La plupart des jeux se calculent en quelques secondes, les plus grands en quelques minutes.
average-ask = Calculer
average-ask-again = Recalculer
average-ask-spread = Calculer la dispersion
average-check = Recalculer
average-stop = Arrêter
average-preparing = Calcul en cours : { $percent } %
average-spreading = Calcul de la dispersion : { $percent } %
average-points = { $mean } points
average-about-points = environ { $mean } points
average-exact = Calcul exact.
average-spread = Calcul exact. Neuf parties sur dix finissent entre { $low } et { $high } points.
average-measured = Mesuré sur { $games } parties du meilleur joueur virtuel : deux sur trois finissent entre { $low } et { $high } points.
average-learned = Valeur apprise : la feuille est trop grande pour un calcul exact ici. C’est ce que rapporte ce que Pasch a appris dans beaucoup de parties d’essai ; on ne fait guère mieux.
average-rough = Estimation grossière : la feuille est trop grande pour un calcul exact ici. En jouant parfaitement, ce peut être quelques pour cent de plus.
average-no-solver = Ce serveur ne peut pas calculer de variantes : le programme de calcul n’est pas installé.
average-out-of-reach = Le serveur a essayé puis abandonné : cette variante est trop grande pour être calculée ici.
average-interrupted = Le dernier calcul a été interrompu et recommence.
average-before = Avant la modification : { $mean }

## Why a browser does not solve by itself

unsolved-no-simd = Ce navigateur ne peut pas faire de calcul exact : il lui manque WebAssembly SIMD.
unsolved-no-memory = Cet appareil n’a pas assez de mémoire libre pour un calcul exact.
unsolved-damaged = Les fichiers du calcul exact sont abîmés ou ne vont pas ensemble.
unsolved-no-files = Les fichiers du calcul exact manquent ici.
unsolved-too-many = Cette variante a { $cards } feuilles possibles, trop pour les calculer en passant ; la page de ses règles le fait sur demande.
unsolved-too-large = Cette variante a au moins { $cards } feuilles possibles, trop pour les calculer dans un navigateur.
unsolved-by-server = C’est donc le serveur qui calcule.
