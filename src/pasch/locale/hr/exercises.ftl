# The themes of exercises.

theme-win = Igra na pobjedu
theme-joker = Džoker
theme-announce = Najava
theme-column = Koji stupac
theme-bonus = Bonus
theme-straight-or-pairs = Skala ili parovi
theme-strike = Dobro križanje
theme-endgame = Posljednja polja
theme-box = Koje polje
theme-keep = Zadržavanje kockica
