# The frame of the browser client: start page, new table, settings, help.

## What is everywhere

ui-in-english = Ce passage n’est pas encore traduit, il est donc en anglais.
ui-close = Fermer
ui-colon = { $of } : { $what }
ui-note = Remarque
ui-again = Réessayer
ui-failed = Cela n’a pas marché. Recharge la page si rien ne se passe.
ui-full = Cet appareil n’a plus de place libre : ce qui est nouveau n’est pas enregistré.
ui-cancel = Annuler
ui-copied = Copié
ui-loading = Un instant…
ui-forgets = Ce navigateur n’enregistre rien en ce moment. Tu peux jouer ; si tu fermes la fenêtre, tout est perdu. Télécharge à la fin ce que tu veux garder.
ui-understood = Compris
ui-no-network = Pasch est injoignable en ce moment. Ça continue dès que la connexion revient.
time-just-now = à l’instant

## The frame

frame-skip = Aller au contenu
frame-history = Historique
frame-home = Pasch, vers l’accueil
frame-languages = Langues
frame-nav = Pages
frame-rules = Règles
frame-settings = Réglages
frame-keys = Clavier
frame-about = À propos de Pasch
frame-failed-title = Cette page ne s’est pas chargée
frame-failed = La connexion est sans doute coupée. Réessaie dans un instant.
frame-new-version = Une nouvelle version de Pasch est disponible.
frame-reload = Recharger la page
frame-load-new-version = Charger la nouvelle version

## What the pages are called

title-start = Jouer aux dés comme à la maison
title-new = Nouvelle partie
title-new-block = Nouvelle feuille
title-table = Table
title-block = Feuille de score
title-rules = Règles
here-unknown-variant = cette variante n’existe pas ici. « Règles » les montre toutes.
title-family = Arbre généalogique
title-house-rules = Règles maison
title-verify = Vérifier les dés
title-statistics = Statistiques des dés
title-learn = Apprendre
title-trainer = Entraînement
title-puzzle = Énigme du jour
title-settings = Réglages
title-code = Entrer un code
title-not-found = Rien ici
title-history = Historique
title-results = Statistiques
title-table-results = Statistiques de cette table
title-linked = Partie
title-prob = Probabilités
title-review = Analyse
title-school = École de stratégie

not-found = Il n’y a pas de page à cette adresse. Il en manque peut-être un bout à la fin.
not-found-home = Retour à l’accueil

## Start page

start-welcome = Envie d’une partie ?
start-what = Yahtzee, Yams, Yatzy et vos règles maison, avec gobelet, feuille et crayon.
start-usual = Ou { $variant }, sur quatre colonnes
start-play-now = Jouer maintenant
start-play-now-what = { $variant } contre l’ordinateur. Sans inscription, tout de suite.
start-last-time = Comme la dernière fois
start-last-time-go = C’est parti
start-more = Ou plutôt…
start-new = Nouvelle partie
start-new-what = À plusieurs, avec d’autres variantes
start-new-online = en ligne aussi
start-block = Feuille pour de vrais dés
start-block-what = Vous lancez, Pasch note et compte
start-code = Entrer un code
start-code-what = Une invitation ? Par ici, vers la table ou la feuille
start-house = Règles maison
start-house-what = Noter vos propres règles et jouer avec
start-puzzle-what = Chaque jour une nouvelle position : quel est le meilleur coup ?
start-streak = { $days ->
    [one] un jour de suite
   *[other] { $days } jours de suite : aujourd’hui aussi ?
 }
start-my-turns = À toi de jouer
start-open = Continuer à jouer
start-open-seat = encore libre
start-is-block = feuille
start-not-begun = pas encore commencée
start-your-turn = À toi de jouer
start-turn-of = À { $name } de jouer
start-forget = Retirer de la liste : { $table }
start-forget-title = Retirer de la liste ?
start-forget-here = Ce qui a été joué ici n’existe que sur cet appareil. Après, c’est perdu.
start-forget-server = La table reste sur le serveur jusqu’à ce qu’elle expire. Cet appareil oublie la clé de ses places.
start-forget-yes = Retirer
start-forgotten = Retiré de la liste.
start-all = Tout afficher ({ $count })
start-fewer = Afficher moins

## New game

new-what = À quoi joue-t-on ?
new-dice = Quels dés ?
new-dice-thrown = Pasch lance
new-dice-thrown-what = à l’écran
new-dice-real = De vrais dés
new-dice-real-what = Pasch est la feuille
new-who = Qui joue ?
new-how = Comment joue-t-on ?
new-first = Qui commence ?
new-first-thrown = Le plus grand dé
new-direction = Sens du jeu
new-clockwise = Sens horaire
new-counter-clockwise = Sens antihoraire
new-pace = Rythme
new-pace-live = En direct
new-pace-live-what = tous sont là
new-pace-days = En différé
new-pace-days-what = chacun quand il veut
new-hints = Conseils
new-hints-what = Pasch montre le meilleur choix sur demande.
new-more = Plus
new-more-first = Qui commence
new-more-begins = D’abord : { $name }
new-more-hints = Avec conseils
new-more-no-hints = Sans conseils
new-more-wins = Série : { $games } victoires
new-more-sum = Série : { $games } parties
new-start = Ouvrir la table
new-start-block = Ouvrir la feuille
new-too-many = Il y a de la place pour { $most }, vous êtes { $found }. Retire quelqu’un.
new-too-few = Cette variante se joue au moins à { $least }.

variant-which = À quoi joue-t-on ?
variant-other = Changer de jeu
variant-rules = Règles
variant-own = Votre règle maison
variant-make-own = Écrire ses règles maison
variant-dice = { $count ->
    [one] un dé
   *[other] { $count } dés
 }
variant-columns = { $count ->
    [one] 1 colonne
   *[other] { $count } colonnes
 }
variant-seats = { $least ->
    [1] jusqu’à { $most } joueurs
   *[other] { $least } à { $most } joueurs
 }
variant-minutes = env. { $minutes } min par personne

variant-group-own = Vos règles maison
variant-group-house = Règles maison
variant-group-familiar = Les jeux de famille
variant-group-german = Comme en Allemagne
variant-group-american = Comme en Amérique
variant-group-scandinavian = Comme en Scandinavie
variant-group-columns = À plusieurs colonnes
variant-group-six-dice = À six dés
variant-group-relatives = Cousins
rules-to-family = L’arbre généalogique
family-about = Tout commence par le Yacht. Chaque jeu est relié à celui dont il est né ; quand personne ne le sait vraiment, le trait est en pointillé.
family-related = apparenté
family-below = { $count } variantes
family-origin-yacht = USA, première mention connue
family-origin-crag = USA, dans un livre de jeux
family-origin-generala = Amérique latine
family-origin-escalero = Autriche
family-origin-balut = Philippines, puis Danemark
family-origin-yahtzee-1956 = USA, E. S. Lowe
family-origin-yahtzee = USA, règles actuelles
family-origin-triple-yahtzee = USA, E. S. Lowe
family-origin-kismet = USA, Lakeside
family-origin-kniffel = Allemagne, Schmidt Spiele
family-origin-yatzy = Scandinavie et Finlande
family-origin-maxi-yatzy = Suède
family-origin-maxi-yatzy-plain = Scandinavie et Finlande
family-origin-yams = France
family-origin-yams-plus-minus = France
family-origin-yamb = Balkans
family-origin-jamb-mk = Macédoine du Nord
family-new-yacht = Douze cases, trois lancers, pas de bonus.
family-new-crag = Trois dés et deux lancers seulement ; treize avec une paire, c’est un Crag.
family-new-generala = Fait au premier lancer, ça rapporte plus, et une Generala gagne même.
family-new-generala-double = Une deuxième Generala rapporte 100 dans sa propre case.
family-new-escalero = Dés de poker à figures ; trois colonnes se gagnent une à une.
family-new-balut = Quatre inscriptions par case ; à la fin, les sommes deviennent des points.
family-new-yahtzee-1956 = Nouveau : le bonus du haut, le brelan et la suite de quatre.
family-new-yahtzee = Les Yahtzee suivants rapportent 100 et vont d’abord dans la case de leur chiffre.
family-new-yahtzee-free-joker = Un Yahtzee de plus va dans n’importe quelle case libre.
family-new-triple-yahtzee = Trois colonnes qui comptent simple, double et triple.
family-new-kismet = Des points en couleur : une seule couleur rapporte plus.
family-new-kniffel = Le Yahtzee à l’allemande ; chaque Kniffel suivant peut rapporter 50 de plus.
family-new-kniffel-basic = Un deuxième Kniffel ne rapporte rien de plus.
family-new-kniffel-announce = Après le premier lancer, tu annonces ta case.
family-new-kniffel-put-aside = Après chaque lancer, un dé est mis de côté pour de bon.
family-new-kniffel-school = En haut, trois dés pareils donnent 0 ; moins coûtent des points.
family-new-kniffel-first-throws = Une colonne pour le premier lancer seul, une pour deux.
family-new-super-kniffel = Quatre colonnes : une en descente, une en montée, deux libres.
family-new-knoeffel = Un quatrième lancer s’achète pour 5 points.
family-new-kniffel-100 = Chaque Kniffel suivant rapporte 100, n’importe où.
family-new-kniffel-strict = On remplit strictement dans l’ordre.
family-new-kniffel-upper-first = On remplit d’abord le haut, puis le bas.
family-new-kniffel-sharp = Avec tous les dés d’un coup, ça compte double.
family-new-kniffel-4-columns = Quatre colonnes à la fois, dont une avec annonce.
family-new-kniffel-3-columns = Sans la colonne avec annonce.
family-new-yatzy = Une paire et deux paires s’ajoutent, le bonus est de 50.
family-new-maxi-yatzy = Six dés, vingt cases ; on épargne les lancers qui restent.
family-new-maxi-yatzy-plain = Les lancers qui restent sont perdus.
family-new-yatzy-deluxe = Six dés, trois paires et deux brelans.
family-new-yams = Quatre colonnes : libre, descente, montée et annonce.
family-new-yams-plus-minus = Plus et moins à la place de la chance.
family-new-yamb = Maximum moins minimum, multiplié par tes as.
family-new-jamb-mk = Six dés, et ce qui tombe d’un coup n’a pas besoin d’annonce.
variant-changes = Par rapport à { $parent }
variant-changes-more = Autres différences
variant-any = peu importe
variant-narrow = { $count ->
    [0] Filtrer
    [one] Filtrer (un critère)
   *[other] Filtrer ({ $count } critères)
 }
variant-family = Famille
variant-country = Pays
variant-how-many-dice = Dés
variant-length = Durée par personne
variant-at-most = jusqu’à { $minutes } min
variant-find = Chercher
variant-find-like = Nom, case, dés, colonnes…
variant-find-none = Aucune variante ne correspond.

variant-about-kniffel = Le classique allemand : 13 cases, et chaque Kniffel suivant peut rapporter 50 points de plus.
variant-about-kniffel-basic = La feuille toute simple : un deuxième Kniffel ne rapporte rien de plus.
variant-about-kniffel-100 = Après le premier Kniffel, chaque suivant rapporte 100 points, dans n’importe quelle case.
variant-about-kniffel-sharp = Brelan, carré, full, suite ou Kniffel comptent double si tous les dés sont lancés d’un coup.
variant-about-kniffel-strict = On remplit strictement dans l’ordre, des as à la chance.
variant-about-kniffel-upper-first = D’abord la partie haute, dans l’ordre qu’on veut, puis la partie basse : c’est ainsi qu’on joue au tournoi des pompiers de Dasing, en Bavière.
variant-about-kniffel-announce = Après le premier lancer, tu annonces ta case ; si c’est raté, tu la barres.
variant-about-kniffel-put-aside = Après chaque lancer, un dé est mis de côté pour de bon, mais il y a jusqu’à cinq lancers.
variant-about-kniffel-school = En haut, c’est l’« école » : trois dés pareils donnent 0, moins de trois coûtent des points, plus de trois en rapportent ; le bonus est à toi dès 0.
variant-about-kniffel-first-throws = Deux colonnes : l’une pour le premier lancer seul, l’autre pour deux lancers au plus.
variant-about-kniffel-3-columns = Trois colonnes à la fois : descente, montée et libre.
variant-about-kniffel-4-columns = Quatre colonnes à la fois : descente, montée, annonce et libre.
variant-about-super-kniffel = Quatre colonnes sans annonce : une en descente, une en montée, deux libres.
variant-about-knoeffel = Deux colonnes, un Knöffel ne vaut que 20, et un quatrième lancer s’achète pour 5 points.
variant-about-triple-yahtzee = Trois colonnes libres qui comptent simple, double et triple : un bon lancer va à droite.
variant-about-yahtzee = L’original américain : les Yahtzee suivants rapportent 100 et vont d’abord dans la case de leur chiffre.
variant-about-yahtzee-free-joker = Les Yahtzee suivants rapportent 100 points et vont dans n’importe quelle case libre.
variant-about-yahtzee-1956 = Comme dans la première notice : les Yahtzee suivants sont des jokers pour le bas, tant qu’il y a de la place.
variant-about-yatzy = Comme en Scandinavie : avec une paire, deux paires et 50 points de bonus.
variant-about-yatzy-deluxe = À six dés : trois paires, deux brelans et une suite de 1 à 6.
variant-about-maxi-yatzy-plain = Le grand Yatzy : six dés, vingt cases, 100 points de bonus dès 84 ; les lancers qui restent sont perdus.
variant-about-maxi-yatzy = Le grand Yatzy comme on y joue en Suède : les lancers dont tu n’as pas besoin servent plus tard.
variant-about-escalero = Le poker aux dés d’Autriche : des figures et quatre combinaisons dans trois colonnes ; servies d’un coup, elles rapportent plus.
variant-about-kismet = De 1964, avec des points en couleur : paires, full ou cinq dés d’une seule couleur rapportent plus.
variant-about-yacht = L’ancêtre de la famille, connu depuis les années 1930 : douze cases, des suites de cinq dés seulement, pas de bonus.
variant-about-generala = Comme en Amérique latine : une combinaison au premier lancer rapporte 5 de plus, et une Generala au premier lancer gagne sur-le-champ contre les autres.
variant-about-generala-double = Une case de plus : une deuxième Generala rapporte 100 dès que la case de la première est remplie, même barrée.
variant-about-crag = Le petit frère rapide du Yacht : trois dés, deux lancers, et treize avec une paire, c’est un Crag.
variant-about-balut = Des Philippines, jeu de club au Danemark : sept cases de quatre inscriptions, et à la fin les sommes deviennent des points.
variant-about-yamb = Des Balkans : quatre colonnes dont une avec annonce, et maximum moins minimum se multiplie par tes as.
variant-about-jamb-mk = Yamb à six dés, dont cinq comptent : cinq lancers au dernier tour, et ce qui tombe d’un coup n’a pas besoin d’annonce.
variant-about-yams-plus-minus = Comme en France : plus et moins remplacent la chance et ne comptent que si le moins est inférieur au plus.
variant-about-yams = Quatre colonnes : libre, descente, montée et annonce ; les Yams suivants ne rapportent rien de plus.

seats-choose = Choisir les joueurs
seats-seat = Place { $number } : { $name }
seats-name = Nom à la place { $number }
seats-name-seen = C’est ainsi que les autres te voient.
seats-name-missing = Comment t’appelles-tu ? Les autres verront ton nom.
seats-adapting = s’adapte à toi
seats-adapting-at-first = S’adapte à ton jeu ; commence comme { $level }.
seats-adapting-now =
    S’adapte à ton jeu. Dernièrement, tu as { $games ->
        [one] { $won ->
            [0] perdu une partie
           *[other] gagné une partie
        }
       *[other] gagné { $won } fois sur { $games }
    } ; aujourd’hui, il joue comme { $level }.
seats-level = Niveau
seats-level-where = à la place { $number }
seats-link = Quelqu’un par lien
seats-link-at = Quelqu’un par lien (place { $number })
seats-link-what = Tu auras le lien à la table.
seats-up = Faire monter { $name } d’une place
seats-remove = Retirer { $name }
seats-added = { $name } est à la place { $number }.
seats-added-link = La place { $number } est pour quelqu’un par lien.
seats-removed = { $name } ne joue plus.
seats-moved = { $name } est maintenant à la place { $number }.
seats-add-here = Joueur sur l’appareil
seats-add-computer = Ordinateur
seats-add-link = Inviter par lien
seats-full = Il n’y a pas de place pour plus de { $most }.
seats-twice = Quelqu’un à la table s’appelle déjà comme ça.

## Settings

settings-looks = Apparence et son
settings-language = Langue
settings-language-part = Dans cette langue : { $play } de la table et de la feuille, { $rules } des règles, { $everything } de l’ensemble. Ce qui manque est en anglais.
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste
settings-large = Grands caractères
settings-large-hint = Sur toutes les pages, à la table aussi.
settings-animation = Animation
settings-animation-hint = Les dés roulent, les inscriptions apparaissent en douceur.
settings-animation-still = Ton appareil est réglé pour réduire les animations. Pasch en tient compte.
settings-sound = Son
settings-sound-hint = On entend le gobelet, les dés et le crayon.
settings-voice = Lecture vocale
settings-voice-hint = Une voix de cet appareil dit ce qui se passe à la table. Les touches I, R, N, W et T en lisent plus.
settings-voice-sample = Pasch lit maintenant à voix haute.
settings-play = À la table
settings-name = Ton nom
settings-name-hint = Ton nom aux nouvelles tables.
settings-hints = Conseils aux nouvelles tables
settings-hints-hint = Peut se régler autrement à chaque table.
settings-shake = Secouer pour lancer
settings-shake-hint = Le téléphone est le gobelet : secoue, ne bouge plus, les dés tombent.
settings-shake-denied = Le navigateur ne dit pas comment bouge l’appareil. Autorise-le dans ses réglages.
settings-speed = Rythme
settings-speed-calm = Tranquille
settings-speed-quick = Rapide
settings-speed-instant = Immédiat
settings-shortcuts = Raccourcis
settings-shortcuts-hint = Espace lance, les chiffres gardent. ? les montre tous.
settings-help = Premiers pas
settings-guide-what = Cinq petits conseils à côté des dés, comme à la première partie. Une nouvelle partie commence avec eux.
settings-install = Installer l’appli
settings-install-menu = Pasch peut s’installer comme appli : quand le navigateur le permet, c’est dans son menu (« Installer » ou « Ajouter à l’écran d’accueil »).
settings-kept = Tout reste sur cet appareil.

## Keys

key-space = Espace
key-enter = Entrée
key-delete = Suppr
keys-at-table = À la table
keys-at-block = Sur la feuille
keys-throw = lancer
keys-hold = garder ou relâcher le dé à cette place
keys-move = se déplacer sur la feuille
keys-enter = marquer la case choisie
keys-open = ouvrir la case choisie
keys-points = écrire des points dans la case choisie
keys-strike = barrer la case choisie
keys-empty = vider la case choisie
keys-dice = à la saisie des dés : entrer ce qui est sur la table
keys-undo = annuler la dernière inscription
keys-hints = afficher ou masquer les conseils
keys-announce = annoncer une case, là où l’on annonce
keys-tell-mine = lire : ma feuille
keys-tell-rival = lire : les feuilles des autres, l’une après l’autre
keys-tell-bonus = lire : ce qui manque pour le bonus
keys-tell-throw = lire : le dernier lancer
keys-tell-standing = lire : le classement, qui est en tête
keys-help = montrer cette liste

## About Pasch

about-what = Pasch est un jeu libre pour le Yams, le Kniffel et toute la famille : en solo, autour d’une table, par le réseau ou comme feuille pour de vrais dés.
about-privacy = Pas d’inscription, pas de pub, pas de pistage. Aucune page ne va rien chercher sur d’autres serveurs.
about-licence = Pasch est un logiciel libre sous licence Apache 2.0.
about-licences = Logiciels qu’il contient, et leurs licences
about-marks = Kniffel et Yahtzee sont des marques de leurs propriétaires.

## Entering a code

code-what = La personne qui t’invite voit le code sur sa table. Pour un deuxième appareil, il est sous « Plus », « Deuxième appareil ». Il est valable quelques minutes.
code-label = Code
code-example = p. ex. K7M2 Q4X9
code-go = Rejoindre
code-empty = Il manque encore le code.
code-not-one = Ce code n’est pas complet : il a au moins six lettres et chiffres.

install-title = Pasch en appli
install-what = Sur l’écran d’accueil, et même hors ligne.
install-go = Installer
install-no = Non merci
