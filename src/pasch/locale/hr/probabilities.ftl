# The page with the probabilities.

prob-back = Pravila: { $variant }
prob-about = Točno izračunato za slučaj da u ovom potezu ideš samo na jedno polje, i to savršeno.
prob-from = S ovim kockicama
prob-turn-dice = Dodirni kockicu da je promijeniš.
prob-left = Imaš još
prob-more-throws = { $throws ->
    [one] { $throws } bacanje
    [few] { $throws } bacanja
   *[other] { $throws } bacanja
 }
prob-aim = Cilj
prob-aim-chance = Da uspije
prob-aim-mean = Što više bodova
prob-target = Koje polje?
prob-every-box = Sva polja
prob-points = Koliko bodova najmanje?
prob-any-points = Bilo koliko
prob-at-least = Najmanje { $points }
prob-keep = Ostavi { $dice }
prob-throw-all = Baci sve ponovno
prob-enter = Ostavi sve
prob-way = Ostaje
prob-chance = Izgledi
prob-mean = U prosjeku
prob-mean-points = { $points } bodova
prob-mean-short = Ø { $points }
prob-one-in = 1 od { $times }
prob-before = Prije prvog bacanja
prob-before-what = Koliko često uspijeva svako polje ako od početka ideš samo na njega.
prob-other-ways = Druge mogućnosti
prob-all = Sva polja s ovim kockicama
prob-all-what = Izgledi, bodovi i što ostaje
prob-numbers = { $first } do { $last }
prob-from-to = { $least }–{ $most }
prob-box = Polje
prob-throws = { $throws ->
    [one] { $throws } bacanje
    [few] { $throws } bacanja
   *[other] { $throws } bacanja
 }
prob-legend = Izgledi da polje uopće donese bodove. U prosjeku: bodovi ako svim bacanjima ideš na što više bodova. Bonus nije uračunat.
prob-five = Kad je polje „{ $box }” već popunjeno
prob-five-what = Tada za pet istih vrijede druga pravila. Reci što piše na tvojem listiću: svi brojevi na ovoj stranici to uzimaju u obzir.
prob-five-box = U polju „{ $box }”
prob-five-open = još ništa
prob-five-scored = bodovi
prob-five-struck = prekriženo
prob-numbers-filled = I polje za taj broj već je popunjeno
