# Danish labels of score pads, separated by commas. Rules and names of the boxes:
# https://www.vestsjaellandscentret.dk/oplevelser/yatzy
# Headings, sums and abbreviations are common words without a source.
heading-game = spil, runde
heading-date = dato, dag
heading-variant = variant, regler
heading-name = navn, spiller, spillere
heading-remark = bemærkning, note, kommentar
heading-place = placering
heading-mean = gennemsnit
block-points-unit = p, point
block-upper = sum, delsum, sum øverst, øverste sektion
block-upper-with-bonus = sum øverst, øverste sektion i alt
block-lower = sum nederst, nederste sektion
block-total = total, i alt, samlet, totalsum, sum i alt
block-bonus = bonus
box-ones = enere, ettere, 1-ere
box-twos = toere, 2-ere
box-threes = treere, 3-ere
box-fours = firere, 4-ere
box-fives = femmere, 5-ere
box-sixes = seksere, 6-ere
box-one-pair = et par, 1 par, par
box-two-pairs = to par, 2 par
box-three-of-a-kind = tre ens, 3 ens
box-four-of-a-kind = fire ens, 4 ens
box-five-of-a-kind = yatzy, fem ens, 5 ens
box-full-house = hus, fuldt hus
box-small-straight = lille straight, lille, den lille
box-large-straight = stor straight, stor, den store
box-chance = chance, chancen
