# The commands of the command line: help pages, and what the small commands print.

## Every help page

help-usage = Upotreba:
help-options = Opcije
help-commands = Naredbe
help-options-metavar = [OPCIJE]
help-command-metavar = NAREDBA [ARGUMENTI] …
help-default = inače: { $default }
help-required = obavezno
help-option-help = Pokaži ovu pomoć.
help-option-version = Pokaži inačicu.
help-option-lang = Jezik svih ispisa: { $languages }; inače jezik sustava.
help-option-json = Ispiši isto kao JSON za programe.

metavar-text = TEKST
metavar-integer = BROJ
metavar-float = BROJ
metavar-path = DATOTEKA
metavar-file = DATOTEKA
metavar-filename = DATOTEKA
metavar-directory = MAPA
metavar-variant = VARIJANTA
metavar-parent = VARIJANTA
metavar-name = IME

## The commands

help-pasch =
    Igre s kockicama iz obitelji Jamba: pravila kao podaci, igra u terminalu, provjera zapisa i listića.

help-variants =
    Popiši varijante koje Pasch donosi: sve ili one koje odgovaraju.

    Riječi se traže u imenima, poljima, kockicama, stupcima i zemljama: „pasch variants yatzy šest”.
help-variants-family = Samo one iz ove obitelji: german, american, scandinavian, columns, six-dice, relatives.
help-variants-country = Samo one koje su udomaćene u ovoj zemlji: de, us, se, Francuska …
help-variants-dice = Samo one s toliko kockica.
help-variants-minutes = Samo one koje po igraču traju najviše toliko minuta.
help-variants-folder = Popiši i kućna pravila iz ove mape, svako kao TOML datoteku. Varijabla okoline PASCH_VARIANTS navodi mapu za sve naredbe.
help-variants-tree = Pokaži što iz čega potječe, što se mijenja i što donosi savršena igra.
variants-none = Takve varijante ovdje nema.
variants-tree-same = ista pravila
variants-tree-gone = više ne vrijedi: { $sentence }
variants-figures = prosjek { $mean } ± { $sd }
variants-figures-measured = prosjek { $mean } ± { $sd } (izmjereno)
metavar-words = RIJEČ
metavar-language = JEZIK
metavar-group = OBITELJ
metavar-country = ZEMLJA
metavar-longest = BROJ
metavar-folder = MAPA
country-ar = Argentina
country-at = Austrija
country-de = Njemačka
country-dk = Danska
country-fi = Finska
country-fr = Francuska
country-hr = Hrvatska
country-mk = Sjeverna Makedonija
country-no = Norveška
country-ph = Filipini
country-rs = Srbija
country-se = Švedska
country-us = SAD

help-show =
    Objasni pravila varijante.

    VARIJANTA je jedna od onih koje Pasch donosi (popisuje ih „pasch variants”) ili vlastita TOML datoteka.
help-show-sheet = Umjesto toga ispiši prazan listić.
help-show-toml = Ispiši dokument varijante točno kako je napisan.
help-show-diff = Pokaži što je drukčije nego u ovoj varijanti.

help-check =
    Provjeri datoteku vlastite varijante.

    Navodi sve što u njoj nije u redu, sa svakim mjestom; ako je sve dobro, sažima varijantu.
help-check-explain = Za svaki ključ reci što čini, rečenicama pravila.

help-tables =
    Ispiši varijantu izračunatu kao JSON: svako bacanje i što donosi u kojem polju.

help-schema =
    Ispiši JSON-shemu formata datoteke.

    Bez IMENA popisuje sheme.

## A variant in numbers

label-id = Identifikator
label-name = Ime
label-dice = Kockice
label-columns = Stupci
label-boxes = Polja
label-turns = Potezi
label-most = Najviše bodova
label-rules-hash = Hash pravila
column-most = najviše

## Showing rules

## Differences

diff-title = { $variant } u usporedbi s varijantom { $parent }
diff-order = redoslijed: { $place }
diff-same-document = Dva dokumenta kažu točno isto.
diff-same-game = To je ista igra, samo drukčije zapisana.

## Checking

check-valid = { $file } je ispravna varijanta.
check-same-game = Pravila su ista kao u varijanti { $parent }.
check-differs = Drukčije nego u varijanti { $parent }:
check-keys = Što čini koji ključ:
check-key-needed = Treba drugim ključevima.
check-key-silent = Ne mijenja nijednu rečenicu pravila.
check-key-instead = umjesto: { $sentence }

## Errors

error-unknown-schema = shema „{ $found }” ne postoji; postoje { $allowed }.
error-options-exclude = „{ $one }” i „{ $other }” ne idu zajedno.
error-data-is-address = „--data” navodi mapu; adresa baze podataka ide uz „--database”.

## The command "pasch link"

help-link =
    Ispiši cijelu partiju kao link za slanje, a za takav link partiju.

    PARTIJA je zapisana partija ili takav link. U svakom pregledniku koji otvara Pasch, i za „pasch replay” i „pasch review”, link vrijedi kao i datoteka; u njemu nema samo napomena i dokaza o kockicama.
help-link-address = Adresa na kojoj radi Pasch.
metavar-game = PARTIJA

## The command "pasch languages"

help-languages =
    Pokaži koje jezike Pasch govori i koliko je koji potpun.

    Uz oznaku jezika: što mu još nedostaje i što u njemu nije u redu. Što jeziku nedostaje, Pasch kaže na engleskom.
languages-code = Oznaka
languages-name = Jezik
languages-tier-play = Stol i listić
languages-tier-rules = Pravila
languages-tier-everything = Sve
languages-share = { $tier }: { $have } od { $of } poruka ({ $percent } %)
languages-missing = { $file }: { $count ->
    [1] nedostaje jedna poruka
    [one] nedostaje { $count } poruka
    [few] nedostaju { $count } poruke
   *[other] nedostaje { $count } poruka
 }
languages-unreadable = ovo nije poruka: { $found }
languages-twice = { $name } stoji dvaput.
languages-unknown-message = { $name } na engleskom ne postoji.
languages-unknown-fact = { $name } spominje „${ $found }”, a to ne dobiva.
languages-lacks-fact = { $name } izostavlja „${ $found }”.
languages-plural = { $name } za brojeve treba ove oblike: { $found }
