# Italian labels of score pads, separated by commas.
# http://www.dossier.net/games/azzardo/regole/yahtzee.htm, https://lategamer.com/it/post/the-yahtzee-game
# Headings, sums and abbreviations are common words without a source.
heading-game = partita, turno
heading-date = data, giorno
heading-variant = variante, regole
heading-name = nome, nomi, giocatore, giocatrice, giocatori
heading-remark = nota, note, commento, osservazioni
heading-place = posizione
heading-mean = media
block-points-unit = p, pt, punto, punti
block-upper = subtotale, totale superiore, sezione superiore, parte superiore
block-upper-with-bonus = totale superiore, totale sezione superiore
block-lower = totale inferiore, sezione inferiore, parte inferiore, totale sezione inferiore
block-total = totale, punteggio, punteggio totale, totale generale, totale finale
block-bonus = bonus
box-ones = uno
box-twos = due
box-threes = tre
box-fours = quattro
box-fives = cinque
box-sixes = sei
box-one-pair = coppia, una coppia
box-two-pairs = doppia coppia, due coppie
box-three-of-a-kind = tris, 3 uguali, tre uguali
box-four-of-a-kind = poker, 4 uguali, quattro uguali
box-five-of-a-kind = yahtzee, 5 uguali, cinque uguali
box-full-house = full, full house
box-small-straight = piccola scala, scala piccola, scala minore
box-large-straight = grande scala, scala grande, scala maggiore
box-straight = scala
box-chance = chance
column-named-down = giù, discesa, scendere
column-named-free = libera, libero
column-named-up = su, salita, salire
column-named-announced = dichiarata, annunciata
