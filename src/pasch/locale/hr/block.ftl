# A filled-in score block that somebody typed in.

error-block-too-long = listić ima najviše { $lines } redaka po { $letters } znakova.
error-block-bad-quotes = navodnici u ovom retku ne slažu se.
error-block-too-many = na jednom listiću ovdje može biti najviše { $most } partija.
error-table-spreadsheet = ovo je tablica iz Excela ili LibreOfficea: spremi je ondje kao CSV (Datoteka, Spremi kao, CSV UTF-8) i uzmi tu datoteku.
error-table-pdf = ovo je PDF: kopiraj njegov tekst u tekstualnu datoteku ili spremi tablicu kao CSV.
error-table-picture = ovo je slika: prepiši listić, jedan redak za svako polje, kao tekst ili CSV.
error-table-no-text = ovo nije tekst; čitaju se tekst i CSV.
error-block-empty = u ovoj datoteci nema bodova.
error-block-not-points = partija { $game }: „{ $found }” nisu ni bodovi ni znak za prekriženo polje (- ili x).
error-block-no-such-box = u stupcu { $column } nema polja „{ $box }”.
error-block-gap = po prazninama u „{ $box }” ne vidi se kojim partijama pripadaju bodovi; u svako slobodno polje upiši točku.
error-block-names = u „{ $found }” nema onoliko imena koliko je ispod partija.
error-block-twice = partija { $game }: { $box } je na listiću dvaput.
error-block-impossible = partija { $game }: nijedno bacanje ne daje { $found } u polju { $box }; moguće je { $allowed }.
error-block-impossible-extra = partija { $game }: uz ove upise ne može biti { $found } { $found ->
    [one] dodatni bod
    [few] dodatna boda
   *[other] dodatnih bodova
 }; moguće je { $allowed }.
error-block-unreachable = partija { $game }: { $why }.
error-block-impossible-throws = partija { $game }: { $found } ne može biti; moguće je { $allowed }.
error-block-wrong-sum = partija { $game }: „{ $sum }” ovdje je { $found }, a polja daju { $right }.

block-game = Partija { $name }: { $total }
block-game-open = Partija { $name }: dosad { $total }, još ima slobodnih polja
block-aside = Pokraj bodova: { $words }
block-right = Svaki upis odgovara svojem polju i svaki je zbroj točan.

block-extra = dodatno, dodatni bodovi, extra
block-throws = dodatna bacanja, kupljena bacanja

# Polja: https://hr.wikipedia.org/wiki/Jamb_(igra), https://tako.hr/clanci/kako-se-igra-jamb/. Naslovi i kratice su
# uobičajene riječi bez izvora.
heading-game = igra, partija
heading-date = datum, dan
heading-variant = varijanta, pravila
heading-name = ime, igrač, igrači
heading-remark = napomena, bilješka, mjesto, pobjednik
heading-place = plasman
heading-hint = bodovanje
block-upper = zbroj, zbir, suma
block-upper-with-bonus = zbroj, zbir, suma
block-lower = zbroj dolje
block-total = ukupno, sveukupno, total
block-bonus = bonus, premija
heading-mean = prosjek
block-points-unit = b, bod, boda, bodova, poen, poena
box-ones = jedinice, kečevi, kec
box-twos = dvojke
box-threes = trojke
box-fours = četvorke, četvrtice
box-fives = petice
box-sixes = šestice
box-one-pair = par
box-two-pairs = dva para
box-three-of-a-kind = tris, triling, tri iste
box-four-of-a-kind = kare, poker
box-five-of-a-kind = jamb, yamb
box-full-house = ful, full
box-small-straight = mala kenta, mala skala
box-large-straight = velika kenta, velika skala
box-straight = kenta, skala
box-chance = šansa
box-maximum = maksimum, max, maks
box-minimum = minimum, min
box-three-pairs = tri para, 3 para
box-full-straight = puna kenta
box-house = vila, 3+3
box-tower = toranj, 2+4, 4+2
column-named-down = dole, dolje, nadolje, odozgo
column-named-free = slobodna, slobodno, slobodan
column-named-up = gore, nagore, odozdo
column-named-announced = najava, najavljena
