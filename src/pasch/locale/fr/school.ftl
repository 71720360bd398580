# The school: ten short lessons. No text holds a number: each comes from the computation (docs/school.md).

school-about = Dix vieux conseils, vérifiés par le calcul. Chaque leçon prend deux minutes : ce que vaut le conseil, et quelques lancers pour t’exercer.
school-of = Leçon { $number } sur { $all }
school-done = finie
school-some = { $done } exercices sur { $all }
school-progress = Leçons finies : { $done } sur { $all }
school-back = Toutes les leçons
school-next = Leçon suivante : { $title }
school-before = Leçon précédente : { $title }
school-start = Commencer : { $title }
school-go-on = Continuer : { $title }
school-claim = Le conseil
school-guess = C’est vrai ? Qu’en penses-tu ?
school-guessed = C’est aussi ce que tu disais.
school-guessed-otherwise = Tu pensais autre chose.
school-rule = À retenir :
school-practice = À toi
school-practice-what = { $count ->
    [one] Une position pour cette leçon.
   *[other] { $count } positions pour cette leçon, de la plus facile à la plus difficile.
 }
school-exercise = Exercice { $place } sur { $all }
school-next-exercise = Exercice suivant
school-found = Trouvées : { $found } sur { $all }.
school-over = Leçon finie !
school-again = Encore une fois
school-verdict-right = Vrai
school-verdict-half = À moitié vrai
school-verdict-wrong = Faux
school-sources = D’où viennent les chiffres
school-exact = Calculé à partir de la solution complète du jeu. Seul est mesuré ce qui demande des parties entières : ce que coûte une habitude, où l’on en est au milieu de la partie, et la fréquence de certaines situations. Cela fait { $games } parties ; le coût d’une habitude est juste à { $error } point près (une erreur type), car la part de la chance est retirée.
school-none = Cette leçon n’existe pas.
school-pips = { $pips } points
school-face = Brelan de { $face }
school-plan-even = sans écart

## Bonus

school-bonus-title = Trois de chaque
school-bonus-claim = Le bonus compte : en haut, vise trois dés de chaque chiffre !
school-bonus-verdict = Le bonus compte autant qu’on le dit. Mais qui s’interdit d’inscrire moins de trois dés en haut perd { $strict } points par partie.
school-bonus-1 = Dès { $from } points en haut, tu reçois { $points } de plus. Le jeu parfait les obtient dans { $chance } des parties.
school-bonus-2 = Trois de chaque, c’est tout juste ce qu’il faut. Pourtant, le jeu parfait s’y prend autrement : { $dice_ones } as en moyenne, mais { $dice_sixes } six. Ce qu’on a de trop dans les grands chiffres peut manquer dans les petits.
school-bonus-3 = Un quatrième six vaut donc bien plus que ses points : { $fourth } au premier tour. Deux six au lieu de trois coûtent { $missing }.
school-bonus-chart = Fréquence du bonus selon l’avance ou le retard en points sur trois de chaque, après { $rounds } tours
school-bonus-rule = En haut, compte toujours : de combien es-tu en avance ou en retard sur trois de chaque ? Peu d’as et de deux, ça passe ; peu de cinq et de six, non.

## Striking

school-strike-title = Bien barrer
school-strike-claim = Rien ne va ? Barre les As !
school-strike-verdict = Une bonne règle : qui sacrifie toujours les As en premier ne perd que { $first } point par partie. Mais on en a rarement besoin.
school-strike-1 = Barrer coûte la case et le tour. Au début, les As sont les moins chers ; le Carré coûte { $more_four_of_a_kind } point de plus, les Deux { $more_twos }, le { $five } { $more_five_of_a_kind }.
school-strike-2 = Mais d’habitude, il y a un as sur la table, et un point est un point : le jeu parfait ne finit avec des As vides que dans { $struck_ones } des parties. Il barre le Carré dans { $struck_four_of_a_kind }, le { $five } dans { $struck_five_of_a_kind }.
school-strike-3 = On barre tard. Dans les { $half } premiers tours, cela touche le { $five } dans { $early_five_of_a_kind } des parties, les As dans { $early_ones }, le Carré dans { $early_four_of_a_kind }. Qui ne lâche jamais le { $five } tant qu’il reste une autre case libre perd { $never_five } points par partie.
school-strike-chart = Ce que coûte une case barrée sur la feuille vide, en points
school-strike-rule = Tôt, les As ; plus tard, le Carré ou le { $five }. Jamais ce qu’il te faut pour le bonus.

## Three of a number

school-three-title = En haut ou en bas ?
school-three-claim = Un brelan ? Vite, dans la case Brelan !
school-three-verdict = Plutôt en haut. Qui met tous ses brelans dans la case Brelan perd { $below } points par partie.
school-three-1 = Sur la feuille vide, la case du chiffre vaut mieux en moyenne : de { $face_4 } points pour un brelan de quatre, de { $face_2 } pour un brelan de deux. Avec les six seulement, c’est serré : { $face_6 }.
school-three-2 = Pourquoi ? En haut, trois dés, c’est exactement ce que demande le bonus. La case Brelan, elle, se remplit aussi avec d’autres lancers, souvent plus riches en points.
school-three-3 = Avec quatre dés identiques, c’est encore plus net : un carré de six vaut { $four_sixes } points de plus dans les Six que dans la case Carré, un carré de deux { $four_twos } de plus dans les Deux.
school-three-chart = De combien de points la case du chiffre dépasse la case Brelan, avec un brelan au premier tour
school-three-rule = Trois dés identiques ou plus vont en haut tant que leur case est libre. Dans la case Brelan va ce qui fait beaucoup de points et ne trouve plus de place en haut.

## Order

school-order-title = Le bas d’abord ?
school-order-claim = Remplis d’abord le bas pour ne pas avoir à barrer, et sers-toi du haut quand le lancer est raté.
school-order-verdict = Beaucoup de guides le disent, et cela coûte { $below } points par partie.
school-order-1 = Il n’y a pas d’ordre fixe : dès le premier tour, le jeu parfait inscrit en haut dans { $first_above } des cas.
school-order-2 = La première remplie est « { $first } », au tour { $round_first } en moyenne ; la dernière est « { $last } », au tour { $round_last }. Les cases du haut sont au milieu, au tour { $round_above }.
school-order-3 = L’inverse est bien pire : qui met en haut tout ce qui y rapporte ne serait-ce qu’un peu perd { $above } points par partie. Les cases du haut se remplissent alors avec un ou deux dés.
school-order-chart = À quel tour le jeu parfait remplit chaque case, en moyenne
school-order-rule = Prends la case pour laquelle ce lancer vaut mieux que la plupart. Ce que presque n’importe quel tour peut donner attendra.

## Chance

school-chance-title = La Chance
school-chance-claim = Un lancer sans rien ? La Chance est faite pour ça.
school-chance-verdict = Seulement s’il fait beaucoup de points. Qui met aussitôt chaque lancer raté dans la Chance perd { $at_once } points par partie.
school-chance-1 = Bien jouée, la Chance rapporte { $mean } points en moyenne et se remplit vers le tour { $round }. Gardée seule pour la fin, elle rapporte { $alone }.
school-chance-2 = Au premier tour, sans figure ni brelan : la Chance n’est la meilleure case qu’à partir de { $enough } points. En dessous, le lancer va dans les As ou les Deux, même s’il n’y compte presque rien.
school-chance-3 = Mais la garder à tout prix est bien pire : qui n’inscrit la Chance que quand rien d’autre n’est libre perd { $at_last } points par partie, à force de barrer.
school-chance-chart = De combien de points la Chance dépasse toutes les autres cases : au premier tour, sans figure, selon la somme des dés
school-chance-rule = La Chance sauve un tour riche en points. Les lancers pauvres vont dans les petits chiffres.

## Two pairs

school-pairs-title = Deux paires
school-pairs-claim = Deux paires ? Garde les deux, il ne manque qu’un dé pour le full !
school-pairs-verdict = Ça sonne bien, mais coûte { $both } points par partie. La paire haute seule est presque toujours meilleure.
school-pairs-1 = La feuille est vide et voici ton premier lancer. Le mieux est de garder la paire haute seule. Garder les deux coûte { $first } points, et encore { $second } après le deuxième lancer. La petite paire : { $low }.
school-pairs-2 = Deux paires deviennent un full dans { $house_two } des cas en deux lancers, et dans { $house_one } en un. La paire haute seule n’y arrive que dans { $house_pair }, mais elle donne aussi des brelans, des carrés et une bonne case du haut.
school-pairs-3 = Plus la feuille est remplie, plus les deux paires valent : le jeu parfait les garde dans { $early } des cas en première moitié de partie, dans { $late } en seconde. Si le full est encore libre, bien sûr.
school-pairs-chart = Ce qu’il en coûte de garder ces dés, en points
school-pairs-first = encore deux lancers
school-pairs-second = encore un lancer
school-pairs-rule = Au début, la paire haute. Les deux paires, seulement quand leurs autres cases sont pleines.

## Straights

school-straights-title = Les suites
school-straights-claim = Trois dés qui se suivent après le deuxième lancer ? Vise la petite suite !
school-straights-verdict = Tantôt oui, tantôt non. Qui le fait toujours perd { $middle } points par partie.
school-straights-1 = Quatre dés qui se suivent, un lancer : ouverts aux deux bouts, ils font la grande suite dans { $open } des cas, sinon dans { $closed }. Trois au milieu et deux dés à lancer font la petite dans { $three }.
school-straights-2 = Trois qui se suivent et une paire de deux ou de trois : les deux se valent. Plus la paire est haute, plus elle vaut ; une paire de six vaut { $pair } point de plus que la suite.
school-straights-3 = La petite suite est déjà là ? Relance tant que la grande est libre : tu ne peux pas la perdre. L’inscrire aussitôt coûte { $stop } points ici ; qui le fait toujours perd { $at_once } par partie.
school-straights-chart = De combien de points la suite dépasse tous les autres choix : feuille vide, après le deuxième lancer
school-straights-rule = Garde quatre dés qui se suivent, relance quand tu tiens la petite suite, et ne lâche pas une paire haute pour trois dés qui se suivent.

## Five of a kind

school-five-title = Le { $five }
school-five-claim = Ne vise pas le { $five } à chaque lancer.
school-five-verdict = Exactement. Qui garde toujours les dés les plus nombreux perd { $always } points par partie.
school-five-1 = Même si tu ne cherches rien d’autre, le { $five } ne sort que dans { $turn } des tours.
school-five-2 = Sur une partie entière, le jeu parfait a un { $five } sur sa feuille dans { $game } des cas. Cela fait { $mean } points en moyenne, et les { $five } suivants y ajoutent { $beside }.
school-five-3 = Il vient tout seul : qui collectionne pour le haut, le brelan et le carré garde de toute façon des dés identiques. La différence, ce sont les suites, les fulls et les petites paires qu’on laisse filer.
school-five-chart = Combien de fois ces dés deviennent un { $five }
school-five-first = en deux lancers
school-five-second = en un lancer
school-five-rule = On prend le { $five } quand il vient, on ne court pas après.

## The last box

school-last-title = La dernière case
school-last-claim = Il ne reste que la case Brelan ? Garde le moindre brelan.
school-last-verdict = Pour l’avoir à tout prix : oui. Pour les points : non.
school-last-1 = Ce qu’une case rapporte encore à la toute fin se retient vite : la Chance { $chance } points, la grande suite { $large }, le Carré { $four }. Tu vois ainsi ce que coûte une case laissée libre jusqu’au bout.
school-last-2 = Pour le brelan, il y a deux chemins. Qui veut l’avoir à coup sûr l’obtient dans { $safe_chance } des cas, pour { $safe_mean } points en moyenne. Qui regarde les points ne l’obtient que dans { $bold_chance }, mais pour { $bold_mean } points.
school-last-3 = L’exemple des anciennes règles : trois as et deux six au premier lancer. Garde les six ! Rester sur les as coûte { $sixes_for_ones } points.
school-last-chart = Ce que rapporte chaque case en moyenne quand elle est seule à être libre, en points
school-last-rule = Là où comptent tous les dés, une paire haute vaut mieux que trois petits dés.

## The last round

school-behind-title = En retard au dernier tour
school-behind-claim = En retard ? Il faut tout risquer !
school-behind-verdict = Jouer un peu autrement, oui. Mais cela compte moins qu’on ne pense : s’il ne reste que la Chance, cela change l’issue de { $gain } des parties, pas plus.
school-behind-1 = Seule la Chance est libre ; elle rapporte { $mean } points en moyenne. Il te faut { $needed }. Qui cherche le plus de points y arrive dans { $usual } des cas, qui joue exactement pour ce total dans { $bold }.
school-behind-2 = Compte donc ce qui te manque avant ton tour. Tout ce qui dépasse ne vaut plus rien, tout ce qui est en dessous non plus.
school-behind-3 = Même chose quand tu mènes : si ce que tu as suffit, inscris-le. Relancer rapporterait peut-être plus en moyenne, mais pourrait te coûter la victoire.
school-behind-chart = Combien de fois la Chance, en dernière case, donne au moins ce total
school-behind-first = joué pour gagner
school-behind-second = joué pour les points
school-behind-rule = Compte ce qui manque et joue exactement pour ça : ni pour le plus haut lancer, ni pour la moyenne.

## Yatzy: giving up a box

school-yatzy-strike-title = Bien barrer
school-yatzy-strike-claim = Rien ne va ? Sacrifie les As !
school-yatzy-strike-verdict = Au Yatzy, il y a moins cher : les suites. Qui sacrifie toujours les As en premier perd { $first } points par partie.
school-yatzy-strike-1 = Au début, c’est la petite suite qui coûte le moins. La grande coûte { $more_large_straight } points de plus, les As { $more_ones }, le Carré { $more_four_of_a_kind }, le { $five } { $more_five_of_a_kind }.
school-yatzy-strike-2 = Même inscrire un seul as au premier tour est pire, de { $single } point, que de barrer la petite suite. Ce qui manque aux As manque au bonus, et il compte beaucoup ici.
school-yatzy-strike-3 = Le jeu parfait barre la petite suite dans { $struck_small_straight } des parties, et dans { $early_small_straight } dès les { $half } premiers tours. Le { $five } y passe dans { $struck_five_of_a_kind }, la grande suite dans { $struck_large_straight }, les As dans { $struck_ones }. Qui ne lâche jamais le { $five } tant qu’il reste une autre case libre perd { $never_five } points par partie.
school-yatzy-strike-chart = Ce que coûte une case barrée sur la feuille vide, en points
school-yatzy-strike-rule = D’abord la petite suite, puis la grande, plus tard le { $five }. En haut, ne touche pas à ce qu’il te faut pour le bonus.

## Yatzy: three of a number

school-yatzy-three-title = En haut ou en bas ?
school-yatzy-three-claim = Un brelan ? En haut ou en bas, peu importe, les points sont les mêmes.
school-yatzy-three-verdict = Ils comptent pareil, mais en haut ils valent plus. Qui met tous ses brelans dans la case Brelan perd { $below } points par partie.
school-yatzy-three-1 = Sur la feuille vide, la case du chiffre vaut { $face_2 } points de plus pour un brelan de deux, { $face_4 } pour un brelan de quatre. Avec les six seulement, c’est à peu près pareil.
school-yatzy-three-2 = Pourquoi ? En haut, trois dés, c’est exactement ce que demande le bonus. Et en bas, il n’y a qu’une place : remplie de petits chiffres, elle n’est plus là pour les grands.
school-yatzy-three-3 = Avec quatre dés identiques, c’est encore plus net : un carré de six vaut { $four_sixes } points de plus dans les Six que dans la case Carré, un carré de deux { $four_twos } de plus dans les Deux.
school-yatzy-three-chart = De combien de points la case du chiffre dépasse la case Brelan, avec un brelan au premier tour
school-yatzy-three-rule = Trois dés identiques ou plus vont en haut tant que leur case est libre. En bas va ce qui n’y trouve plus de place.

## Yatzy: order

school-yatzy-order-title = Le haut d’abord ?
school-yatzy-order-claim = Remplis d’abord tout le haut, pour le bonus. Le bas viendra tout seul.
school-yatzy-order-verdict = Le bonus, oui ; l’ordre, non. Qui met en haut tout ce qui y rapporte ne serait-ce qu’un peu perd { $above } points par partie.
school-yatzy-order-1 = Les cases du haut se remplissent alors avec un ou deux dés, et c’est justement le bonus qui s’envole. Un tour sans brelan trouve mieux sa place en bas.
school-yatzy-order-2 = L’inverse ne marche pas non plus : qui inscrit aussitôt chaque figure en bas perd { $below }. Le jeu parfait inscrit en haut au premier tour dans { $first_above } des cas.
school-yatzy-order-3 = La première remplie est « { $first } », au tour { $round_first } en moyenne, la dernière « { $last } », au tour { $round_last }. Les cases du haut sont entre les deux, au tour { $round_above }.
school-yatzy-order-chart = À quel tour le jeu parfait remplit chaque case, en moyenne
school-yatzy-order-rule = En haut va ce qui suffit pour le bonus : trois dés ou plus. Le reste va là où ce lancer vaut mieux que la plupart.

## Yatzy: one pair

school-yatzy-pair-title = Une paire
school-yatzy-pair-claim = Une paire, on en a toujours une. Garde cette case pour les six !
school-yatzy-pair-verdict = Ça se défend : qui n’y met que des six tant qu’autre chose rapporte encore ne perd que { $sixes } point par partie.
school-yatzy-pair-1 = Si tu ne cherches qu’une paire, tu l’as presque toujours ; reste à savoir laquelle. Dans le jeu parfait, la case rapporte { $mean } points en moyenne, plus qu’une paire de cinq, et se remplit vers le tour { $round }.
school-yatzy-pair-2 = Le premier tour n’a donné qu’une paire ? Avec des six, cette case vaut { $face_6 } point de plus que les autres en moyenne, avec des cinq { $face_5 }. Avec des quatre, une autre vaut { $face_4 } de plus, avec des deux { $face_2 }.
school-yatzy-pair-3 = Inscrire une petite paire au premier tour est même pire que de barrer la petite suite. Qui prend aussitôt chaque paire faute de mieux perd { $at_once } point par partie.
school-yatzy-pair-chart = Le premier tour ne finit qu’avec une paire : de combien de points sa case dépasse toutes les autres
school-yatzy-pair-rule = Les six et les cinq y vont, les petites paires non.

## Yatzy: Chance

school-yatzy-chance-title = La Chance
school-yatzy-chance-claim = Un lancer sans rien ? La Chance est faite pour ça.
school-yatzy-chance-verdict = Seulement s’il fait beaucoup de points. Qui met aussitôt chaque lancer raté dans la Chance perd { $at_once } points par partie.
school-yatzy-chance-1 = Bien jouée, la Chance rapporte { $mean } points en moyenne et se remplit vers le tour { $round }. Gardée seule pour la fin, elle rapporte { $alone }.
school-yatzy-chance-2 = Au premier tour, avec une paire au plus : en moyenne, la Chance n’est la meilleure case qu’à partir de { $enough } points. En dessous, mieux vaut barrer la petite suite ou inscrire une paire haute.
school-yatzy-chance-3 = Mais la garder à tout prix est bien pire : qui n’inscrit la Chance que quand rien d’autre n’est libre perd { $at_last } points par partie.
school-yatzy-chance-chart = De combien de points la Chance dépasse toutes les autres cases : au premier tour, avec une paire au plus, selon la somme des dés
school-yatzy-chance-rule = La Chance sauve un tour riche en points. Avec un lancer pauvre, barre plutôt une case bon marché.

## Yatzy: two pairs

school-yatzy-pairs-title = Deux paires
school-yatzy-pairs-claim = Deux paires ? Garde les deux ! Elles comptent déjà, et il ne manque qu’un dé pour le full.
school-yatzy-pairs-verdict = Ça sonne bien, mais coûte { $both } points par partie. La paire haute seule est presque toujours meilleure.
school-yatzy-pairs-1 = La feuille est vide et voici ton premier lancer. Le mieux est de garder la paire haute seule. Garder les deux coûte { $first } points, et encore { $second } après le deuxième lancer. La petite paire : { $low }.
school-yatzy-pairs-2 = Deux paires deviennent un full dans { $house_two } des cas en deux lancers, et dans { $house_one } en un. La paire haute seule n’y arrive que dans { $house_pair }, mais elle donne aussi des brelans et des carrés, ce qu’il faut pour le bonus.
school-yatzy-pairs-3 = Plus la feuille est remplie, plus les deux paires valent : le jeu parfait les garde dans { $early } des cas en première moitié de partie, dans { $late } en seconde. Si le full est encore libre, bien sûr.
school-yatzy-pairs-chart = Ce qu’il en coûte de garder ces dés, en points
school-yatzy-pairs-first = encore deux lancers
school-yatzy-pairs-second = encore un lancer
school-yatzy-pairs-rule = Au début, la paire haute. Les deux paires, seulement quand leurs autres cases sont pleines.

## Yatzy: straights

school-yatzy-straights-title = Les suites
school-yatzy-straights-claim = Quatre dés pour la suite ? Il n’en manque qu’un, alors fonce !
school-yatzy-straights-verdict = Trop cher. Qui le fait toujours perd { $four } points par partie.
school-yatzy-straights-1 = Au Yatzy, une suite prend les cinq dés. Quatre qui se suivent, ouverts aux deux bouts, en font une dans { $open } des cas en un lancer, tous les autres seulement dans { $closed }.
school-yatzy-straights-2 = Ouvert aux deux bouts, avec une petite paire à côté : la suite vaut { $open_gain } point de plus. S’il ne convient plus qu’un chiffre, une paire de six vaut { $pair } points de plus, et pour la petite suite, même deux as ne valent pas qu’on les lâche : cela coûte { $aces }.
school-yatzy-straights-3 = Les suites rapportent peu, et rien pour le bonus. Même dans le jeu parfait, la grande n’est sur la feuille que dans { $large } des parties, la petite dans { $small }.
school-yatzy-straights-chart = De combien de points la suite dépasse tous les autres choix : feuille vide, après le deuxième lancer
school-yatzy-straights-rule = Continue vers la suite si les deux bouts sont ouverts et s’il n’y a pas de paire haute. Sinon, cela vaut rarement la peine : collectionne pour le haut.

## Yatzy: the Yatzy

school-yatzy-five-title = Le { $five }
school-yatzy-five-claim = Ne vise pas le { $five } à chaque lancer.
school-yatzy-five-verdict = Exactement. Qui garde toujours les dés les plus nombreux perd { $always } points par partie.
school-yatzy-five-1 = Même si tu ne cherches rien d’autre, le { $five } ne sort que dans { $turn } des tours.
school-yatzy-five-2 = Sur une partie entière, le jeu parfait l’a sur sa feuille dans { $game } des cas. Cela fait { $mean } points en moyenne.
school-yatzy-five-3 = Il vient tout seul : qui collectionne pour le haut, le brelan et le carré garde de toute façon des dés identiques. La différence, ce sont les suites et les fulls qu’on casse pour lui, et les petites paires qu’on ne lâche pas.
school-yatzy-five-chart = Combien de fois ces dés deviennent un { $five }
school-yatzy-five-first = en deux lancers
school-yatzy-five-second = en un lancer
school-yatzy-five-rule = On prend le { $five } quand il vient, on ne court pas après.
