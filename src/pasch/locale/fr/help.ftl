# Help pages of the commands that play and check games.

help-option-debug = En cas d’erreur, montrer d’où elle vient dans le programme.

help-play =
    Jouer une partie dans ce terminal.

    VARIANTE est une de celles de Pasch (« pasch variants » les liste), ou un fichier TOML à toi ; sans elle, Kniffel.
    À la table, ? montre ce qu’on peut taper. Chaque lancer et chaque choix est sur le disque avant que tu le voies : arrête
    quand tu veux et continue avec --resume.
help-play-seats = Qui joue : « you » et des joueurs virtuels (voir plus bas), séparés par des virgules, avec un nom si tu veux : you:Anna,you:Ben,casual. Par défaut : you,casual.
help-play-direction = Qui vient ensuite : avec clockwise, le suivant dans --seats, sinon le précédent. Sans cela, comme le dit la variante.
help-play-first = Qui commence : un numéro ou un nom de --seats. Sinon, on lance pour le savoir.
help-play-seed = Un mot ou un nombre au choix : la même graine donne les mêmes dés.
help-play-save = Garder la partie dans ce fichier au lieu du dossier des parties de l’utilisateur.
help-play-resume = Continuer la dernière partie jouée qui n’est pas finie, ou celle de --save.
help-play-real-dice = Tu lances de vrais dés et tu tapes ce qu’ils montrent.
help-play-plain = Ligne par ligne, pour un lecteur d’écran ou un script.

help-block =
    Vérifier une feuille remplie et en faire le total.

    FICHIER a une ligne par case : son nom, puis les points de chaque partie ; - ou x pour une case barrée. Le texte, le CSV et le
    CSV d’un tableur se lisent, « - » est l’entrée standard. Les totaux de la feuille sont vérifiés aussi.

help-replay =
    Vérifier une partie enregistrée et la montrer ; « - » est l’entrée standard.

metavar-begins = QUI
metavar-seats = QUI
metavar-seed = GRAINE
metavar-save_path = FICHIER
