# The themes of exercises.

theme-win = Jouer pour gagner
theme-joker = Joker
theme-announce = Annoncer
theme-column = Quelle colonne
theme-bonus = Bonus
theme-straight-or-pairs = Suite ou paires
theme-strike = Bien barrer
theme-endgame = Les dernières cases
theme-box = Quelle case
theme-keep = Garder les dés
