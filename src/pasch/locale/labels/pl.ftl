# Polish labels of score pads, separated by commas.
# https://zagraj.pl/do/gry/kosci/pomoc/zasady, https://snob-shop.pl/zasady-gry-w-kosci/
# Headings, sums and abbreviations are common words without a source.
heading-game = gra, partia, runda
heading-date = data, dzień
heading-variant = wariant, zasady
heading-name = imię, imiona, gracz, gracze
heading-remark = uwaga, uwagi, notatka, komentarz
heading-place = miejsce
heading-mean = średnia
block-points-unit = p, pkt, punkt, punkty, punktów
block-upper = suma górna, górna część, razem góra, suma górnej części, suma części górnej
block-upper-with-bonus = suma górna, górna część razem, razem góra, suma górnej części, suma części górnej
block-lower = suma dolna, dolna część, razem dół, suma dolnej części, suma części dolnej
block-total = razem, suma, wynik, wynik końcowy, ogółem, suma końcowa, suma całkowita, suma ogólna
block-bonus = premia, bonus
box-ones = jedynki
box-twos = dwójki
box-threes = trójki
box-fours = czwórki
box-fives = piątki
box-sixes = szóstki
box-one-pair = para, jedna para
box-two-pairs = dwie pary, 2 pary
box-three-of-a-kind = trójka, trzy jednakowe, 3 jednakowe, 3 takie same
box-four-of-a-kind = czwórka, kareta, cztery jednakowe, 4 jednakowe, 4 takie same
box-five-of-a-kind = generał, pięć jednakowych, 5 jednakowych
box-full-house = full, ful
box-small-straight = mały strit
box-large-straight = duży strit
box-straight = strit
box-chance = szansa
column-named-down = w dół, dół, z góry na dół
column-named-free = dowolnie, dowolna, wolna
column-named-up = w górę, góra, z dołu do góry
column-named-announced = zapowiedź
block-extra = premia za generała, premia generał, dodatkowy generał
