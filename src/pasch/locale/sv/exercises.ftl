# The themes of exercises.

theme-win = Spela för att vinna
theme-joker = Joker
theme-announce = Annonsera
theme-column = Vilken kolumn
theme-bonus = Bonus
theme-straight-or-pairs = Stege eller par
theme-strike = Stryka rätt
theme-endgame = De sista rutorna
theme-box = Vilken ruta
theme-keep = Spara tärningar
