# Übungen: Stellungen, aus denen sich lernen lässt, und worum es in ihnen geht.

## Themen

theme-win = Auf Sieg spielen
theme-joker = Kniffel-Joker
theme-announce = Ansagen
theme-column = Welche Spalte
theme-bonus = Auf Bonuskurs
theme-straight-or-pairs = Straße oder Paare
theme-strike = Was streichen
theme-endgame = Die letzten Felder
theme-box = Welches Feld
theme-keep = Was liegen bleibt

## Fehler

error-exercises-too-large = zu „{ $variant }“ gibt es noch keine Übungen: Dieser Zettel mit mehreren Spalten ist zu groß, um ihn auszurechnen.
