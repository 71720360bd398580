# Übungen: Stellungen, aus denen sich lernen lässt, und worum es in ihnen geht.

## Themen

theme-win = Auf Sieg spielen
theme-joker = Weitere Kniffel
theme-announce = Ansagen
theme-column = Welche Spalte
theme-bonus = Bonus
theme-straight-or-pairs = Straße oder Paare
theme-strike = Richtig streichen
theme-endgame = Die letzten Felder
theme-box = Welches Feld
theme-keep = Würfel halten

## Gründe: warum etwas öfter gewinnt als das, was im Schnitt mehr Punkte bringt

reason-to-win = Die Gewinnchance ist damit { $better } statt { $worse }{ $balance ->
    [less] , obwohl es im Schnitt { $points } Punkte weniger bringt.
   *[same] , und im Schnitt bringt beides gleich viel.
    [more] , und es bringt auch im Schnitt { $points } Punkte mehr.
 }{ $risk ->
    [daring] { " " }Wer zurückliegt, muss etwas wagen: Der Endstand schwankt so um { $spread } statt um { $other } { $other ->
        [one] Punkt
       *[other] Punkte
     }.
    [careful] { " " }Wer vorn liegt, darf vorsichtig sein: Der Endstand schwankt so nur um { $spread } statt um { $other } { $other ->
        [one] Punkt
       *[other] Punkte
     }.
   *[none] { "" }
 }

## Fehler

error-exercises-too-large = zu „{ $variant }“ gibt es keine Übungen: Bei Hausregeln entstehen sie aus genauen Werten, und dieser Block ist zu groß, um ihn auszurechnen.
error-exercises-no-solver = dieser Server hat zu eigenen Regeln keine Übungen: Der Löser ist nicht installiert.
error-exercises-out-of-reach = dieser Server hat zu „{ $variant }“ keine Übungen: Sie auszurechnen dauert hier zu lange.
