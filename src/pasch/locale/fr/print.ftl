# What stands on paper: score blocks to print.

print-title = { $variant } – feuille de score
print-name = Nom
print-date = Date
print-page = Page { $number } sur { $count }
print-written = { $file } est écrit.

## The command "pasch sheet"

help-sheet =
    Imprimer une feuille de score, vide ou remplie : en PDF ou, sans --pdf, en texte.

    VARIANTE est une de celles de Pasch, ou un fichier TOML à toi. Une feuille vide a de la place pour six parties d’un
    joueur ; une feuille à plusieurs colonnes pour une seule.
help-sheet-pdf = Dans ce fichier PDF ; « - » l’écrit sur la sortie standard.
help-sheet-fill = Remplie : avec une partie, ou avec une feuille recopiée (« pasch block » dit à quoi elle ressemble). Pas besoin de nommer la variante d’une partie.
help-sheet-players = Une colonne par joueur au lieu d’une par partie : leurs noms, séparés par des virgules, ou leur nombre.
help-sheet-games = Autant de parties côte à côte ; sinon six, ou une sur une feuille à plusieurs colonnes.
help-sheet-paper = Le papier.
help-sheet-large = En gros caractères.
metavar-pdf = FICHIER
metavar-fill = FICHIER

error-print-missing = un PDF demande ReportLab, qui manque ; il s’installe avec : pip install "pasch[print]".
error-print-players = les joueurs sont des noms séparés par des virgules, ou leur nombre, { $most } au plus.
error-print-games = « { $found } » parties ne tiennent pas côte à côte ; il en faut de { $least } à { $most }.
error-print-too-many = la feuille a plus de { $most } parties.
error-print-needs-pdf = « { $option } » ne vaut que pour le papier ; ajoute « --pdf FICHIER ».
error-print-which-variant = il manque la variante de la feuille.
error-print-other-variant = la partie n’est pas de « { $variant } » mais de « { $found } », ou suit d’autres règles.
error-print-letters = « { $words } » ne peut pas être imprimé : aucune police d’ici n’a { $letters } ; il y a des lettres latines, grecques et cyrilliques.
error-print-other-card = ces inscriptions ne vont pas sur la feuille de « { $variant } ».
error-print-too-large = cela ferait { $found } cases sur le papier ; { $most } au plus à la fois, donc avec moins de joueurs ou de parties.

## In the browser

print-open = Feuille à imprimer
print-paper = Papier
print-paper-a4 = A4
print-paper-a5 = A5
print-paper-letter = Letter
print-large = Gros caractères
print-for = Pour quoi
print-for-games = Plusieurs parties
print-for-players = Plusieurs joueurs
print-for-filled = Remplie
print-for-empty = Vide
print-games = Parties côte à côte
print-players = Joueurs
print-save = Télécharger
print-file = feuille
