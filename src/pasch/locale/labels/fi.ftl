# Finnish labels of score pads, separated by commas. https://fi.wikipedia.org/wiki/Yatzy, with "pöytäkirja", the pad;
# https://yatzyonline.fi/yatzy-saannot/
# Headings, sums and abbreviations are common words without a source.
heading-game = peli, kierros
heading-date = päivä, päivämäärä, pvm
heading-variant = muunnelma, säännöt
heading-name = nimi, pelaaja, pelaajat
heading-remark = huomautus, huomio, kommentti
heading-place = sijoitus
heading-mean = keskiarvo
block-points-unit = p, pistettä, piste
block-upper = välisumma, yläosa, summa
block-upper-with-bonus = yläosa yhteensä
block-lower = alaosa, alaosa yhteensä
block-total = yhteensä, loppusumma, summa, pisteet, tulos
block-bonus = bonus
box-ones = ykköset
box-twos = kakkoset
box-threes = kolmoset
box-fours = neloset
box-fives = viitoset, vitoset
box-sixes = kuutoset, kutoset
box-one-pair = pari, yksi pari
box-two-pairs = kaksi paria
box-three-of-a-kind = kolme samaa, kolmiluku, kolmoisluku
box-four-of-a-kind = neljä samaa, neliluku, neloisluku
box-five-of-a-kind = yatzy, jatsi, viisi samaa
box-full-house = täyskäsi, mökki
box-small-straight = pieni suora, pikkusuora
box-large-straight = suuri suora, iso suora
box-straight = suora
box-chance = sattuma
