# The command "pasch bound": between what the best play of a sheet lies that is too large to be solved.

help-bound =
    Reci između čega je savršena igra za listić koji je prevelik za izračun.

    VARIJANTA je jedna od onih koje Pasch donosi (popisuje ih „pasch variants”) ili vlastita TOML datoteka. Donji je broj
    odigran: to je prosjek najjače igre koju Pasch zna, bez sreće. Gornji dugoročno nitko ne može premašiti, ma kako dobro
    igrao; mjeri se u partijama čije se odluke izvlače: najprije u 1024, zatim svaki put iznova u dvostruko više, a vrijedi
    najniži broj. Zato ga više partija nikad ne kvari. Dulje učenje („pasch train”) i više partija približavaju ih jedan
    drugome. Isto sjeme donosi iste brojeve.

    Onih 99 % statistika je, a ne dokaz. Svaki put mjeri se šesnaest skupina partija, a pretpostavlja se da su logaritmi
    onoga što kažu normalno razdijeljeni, sa standardnim odstupanjem od najviše 5. Gdje se skupine razlikuju više od toga,
    ili veće više od manjih, ili proturječe pažljivijim mjerenjima, mjerenje se ne broji.
help-bound-games = Koliko se partija najviše izvlači u zadnjem i najvećem mjerenju gornjeg broja.
help-bound-seed = Bilo koja riječ ili broj: isto sjeme donosi iste partije.
help-bound-threads = Koliko procesora dijeli posao; inače svi.

bound-title = { $variant }: prosjek savršene igre
bound-played-learned = Najmanje { $mean } ± { $error }: prosjek igre po onome što je Pasch naučio (partija: { $games }, bez sreće).
bound-played-rough = Najmanje { $mean } ± { $error }: prosjek igre po gruboj procjeni (partija: { $games }, bez sreće).
bound-most = Najviše { $mean } sa sigurnošću od 99 % (izvučenih partija: { $games }).
bound-gap = Dugoročno se po partiji može dobiti još najviše { $gap } bodova.
bound-took = { $cpu } s procesorskog vremena.

solve-stage-bounding = Traži se bolja igra

## Errors

error-bound-exact = za „{ $variant }” ne trebaju granice: „pasch solve” točno izračuna savršenu igru.
error-bound-announced-before = u stupcu „{ $column }” polja se najavljuju prije prvog bacanja; za to Pasch ne zna gornju granicu.
error-bound-games = „{ $found }” partija ne može se izvući; odaberi od { $least } do { $most }.
