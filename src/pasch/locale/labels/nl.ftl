# Dutch labels of score pads, separated by commas.
# http://js-box.com/js_game_yahtzee_1_rules.html, https://spellenfans.nl/yahtzee/
# Headings, sums and abbreviations are common words without a source.
heading-game = spel, ronde, partij
heading-date = datum, dag
heading-variant = variant, regels
heading-name = naam, namen, speler, spelers
heading-remark = opmerking, opmerkingen, notitie
heading-place = plaats, rang
heading-mean = gemiddelde
block-points-unit = p, pt, pnt, punt, punten
block-upper = subtotaal, totaal boven, bovenste deel, bovenste helft
block-upper-with-bonus = totaal boven, totaal bovenste deel, totaal bovenste helft
block-lower = totaal onder, onderste deel, totaal onderste deel, onderste helft, totaal onderste helft
block-total = totaal, totaalscore, eindtotaal, totaal generaal, eindscore
block-bonus = bonus, extra bonus
box-ones = enen, eentjes
box-twos = tweeën, tweetjes
box-threes = drieën
box-fours = vieren
box-fives = vijven
box-sixes = zessen
box-one-pair = een paar, paar
box-two-pairs = twee paar, 2 paar
box-three-of-a-kind = drie gelijke, drie dezelfde, 3 gelijke, 3 dezelfde
box-four-of-a-kind = vier gelijke, vier dezelfde, 4 gelijke, 4 dezelfde, carré
box-five-of-a-kind = yahtzee, vijf gelijke, 5 gelijke
box-full-house = full house, fullhouse
box-small-straight = kleine straat, kl. straat
box-large-straight = grote straat, gr. straat
box-straight = straat
box-chance = kans, chance, vrije keus
column-named-down = omlaag, neer
column-named-free = vrij
column-named-up = omhoog, op
column-named-announced = aangekondigd
