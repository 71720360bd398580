# Norwegian labels of score pads, separated by commas. "tre ens", "straight", "full house", "poeng", "bonus":
# https://nyenettcasino.net/regler/yatzy-regler-5-terninger/
# No page with all names of the boxes was found: the others are common words without a source.
heading-game = spill, runde, omgang
heading-date = dato, dag
heading-variant = variant, regler
heading-name = navn, spiller, spillere
heading-remark = merknad, notat, kommentar
heading-place = plassering
heading-mean = gjennomsnitt, snitt
block-points-unit = p, poeng
block-upper = sum, delsum, sum oppe, øvre del
block-upper-with-bonus = sum oppe, øvre del totalt
block-lower = sum nede, nedre del
block-total = total, totalt, totalsum, sammenlagt
block-bonus = bonus
box-ones = enere
box-twos = toere
box-threes = treere
box-fours = firere
box-fives = femmere
box-sixes = seksere
box-one-pair = ett par, 1 par, par
box-two-pairs = to par, 2 par
box-three-of-a-kind = tre like, tre ens, 3 like
box-four-of-a-kind = fire like, fire ens, 4 like
box-five-of-a-kind = yatzy, fem like, 5 like
box-full-house = hus, full house, fullt hus
box-small-straight = liten straight, liten, den lille
box-large-straight = stor straight, stor, den store
box-straight = straight
box-chance = sjanse, sjansen
