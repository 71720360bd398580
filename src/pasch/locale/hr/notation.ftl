# What can be wrong in a text: dice, positions, records and their JSON.
# The signs in quotation marks are those of the notation, alike in every language.

## Dice

## Positions

error-position-too-long = pozicija je dulja od { $limit } znakova.
error-position-fields = pozicija ima dijelova { $right } (varijanta, listići, mjesto, potez), a ovdje ih je { $found }.
error-not-a-variant-id = „{ $found }” nije identifikator varijante: on ima mala slova, znamenke i „-”.
error-not-a-card = „{ $found }” nije listić: iza stupaca smije slijediti samo „^” i broj sačuvanih bacanja.
error-card-columns = listić ima { $right } { $right ->
    [one] stupac
    [few] stupca
   *[other] stupaca
 }, a ovdje ih je { $found }; stupci se odvajaju s „/”.
error-not-a-column = „{ $found }” nije stupac: iza polja smije slijediti samo „+” s dodatnim bodovima pa „$” s kupljenim bacanjima.
error-column-boxes = stupac ima { $right } { $right ->
    [one] polje
    [few] polja
   *[other] polja
 }, a ovdje ih je { $found }; polja se odvajaju s „,”.
error-box-entries = { $box } ima { $right } { $right ->
    [one] upis
    [few] upisa
   *[other] upisa
 }, a ovdje ih je { $found }; upisi istog polja odvajaju se s „;”.
error-not-an-entry = u polju { $box } ne može biti „{ $found }”: piši bodove, „-” za prekriženo ili „.” za slobodno.
error-impossible-points = u polju { $box } ne može biti { $found } { $found ->
    [one] bod
    [few] boda
   *[other] bodova
 }; moguće je { $allowed }.
error-gap-in-box = { $box } se popunjava slijeva: slobodan upis stoji ispred popunjenog.
error-filled-too-early = { $box } još ne može biti popunjeno: taj se stupac popunjava redom, a prvo dolazi { $next }.
error-extra-points = { $found } { $found ->
    [one] bod pokraj polja je previše
    [few] boda pokraj polja su previše
   *[other] bodova pokraj polja je previše
 }: ovi upisi donose najviše { $most }.
error-points-out-of-place = u polju { $box } uz ostale upise ne može biti { $found } { $found ->
    [one] bod
    [few] boda
   *[other] bodova
 }; moguće je { $allowed }.
error-extra-points-between = pokraj polja ne može biti { $found } { $found ->
    [one] bod
    [few] boda
   *[other] bodova
 }: ovi upisi donose { $allowed }.
error-bought-throws = { $found } { $found ->
    [one] kupljeno bacanje je previše
    [few] kupljena bacanja su previše
   *[other] kupljenih bacanja je previše
 }: ovdje je moguće najviše { $most }.
error-saved-throws = { $found } { $found ->
    [one] sačuvano bacanje je previše
    [few] sačuvana bacanja su previše
   *[other] sačuvanih bacanja je previše
 }: ovdje je moguće najviše { $most }.
error-uneven-cards = broj upisa na listićima je { $found }: kad je na potezu mjesto { $seat }, ostali moraju imati jednako mnogo ili jedan više ako su u ovom krugu već igrali.
error-not-a-seat = „{ $found }” nije mjesto: piši njegov broj i „>” za smjer kazaljke ili „<” za suprotan smjer, na primjer „1>”.
error-not-a-turn = „{ $found }” nije potez: piši „0” prije prvog bacanja, ili bacanja i kockice kao „2:13355”.
error-not-at-once = „{ $found }” ne može stajati ovdje: nijedno bacanje ovog igrača nije odmah završilo partiju.
error-not-a-start = „{ $found }” nije bacanje za početak: piši mjesta koja bacaju, uzlazno, i što su prva od njih bacila, na primjer „start:123:46”.
error-start-with-entries = za početak se više ne baca kad na nekom listiću već ima upisa.
error-start-other-seat = za početak sada baca mjesto { $right }, a ne mjesto { $found }.
error-lay-in-first-throw = u prvom bacanju nijedna kockica ne može ostati na stolu.

## Records

error-record-too-large = zapis je veći od { $limit } kB.
error-not-a-tag = { $found } nije oznaka: piši [Name "vrijednost"].
error-tag-name = oznaka se ne može zvati „{ $found }”: ime joj počinje slovom i ima slova, znamenke i „_”.
error-tag-turns = oznaka { $name } navodi krugove, na primjer „2, 3”; ovdje je „{ $found }”.
error-tag-reserved = oznaka { $found } dio je formata; odaberi drugo ime.
error-seat-name = ime { $found } ima znakove koji se ne mogu prikazati.
error-tag-twice = oznaka { $tag } ovdje se pojavljuje dvaput.
error-tag-missing = nedostaje oznaka { $tag }.
error-unknown-seat = mjesto „{ $found }” ne postoji: piši { $most ->
    [1] 1
   *[other] broj od 1 do { $most }
 } ili ime s tog mjesta.
error-other-rules = igralo se po drugim pravilima varijante { $variant }: njihov je hash { $found }, a ne { $right }.
error-comment-open = ovdje počinje komentar koji nema završni „{ "}" }”.
error-unreadable-word = „{ $found }” ne pripada zapisu partije.
error-seat-without-colon = iza „{ $seat }” nedostaje dvotočka, kao u „{ $seat }: 13446”.
error-turn-not-finished = potez s mjesta { $seat } nije završen: nedostaje „= POLJE BODOVI”, ili „= POLJE x” za križanje.
error-start-missing = ne piše tko počinje: ispred poteza stavi redak kao „start 1:4 2:6” ili oznaku [First "1"].
error-wrong-seat-start = za početak sada baca mjesto { $right }, a ne mjesto { $found }.
error-wrong-seat = na potezu je mjesto { $right }, a ne mjesto { $found }.
error-seat-missing = „{ $found }” ne pripada nijednom potezu: potez počinje svojim mjestom, ovdje je to mjesto { $right }, i dvotočkom.
error-hold-without-dice = iza „>” idu kockice koje ostaju, ili „-” ako ne ostaje nijedna.
error-throw-must-be-bought = daljnje se bacanje ovdje mora kupiti: piši „$>{ $hold }”.
error-missing-hold = ispred { $found } ne piše koje su kockice ostale; je li to „{ $hold }”?
error-hold-needed = ispred { $found } ne piše koje su kockice ostale: piši „>” i kockice, ili „>-” ako nije ostala nijedna.
error-only-new-dice = { $found } su samo ponovno bačene kockice; piši sve: { $right }.
error-entry-without-box = iza „=” ide polje, kao u „= POLJE BODOVI” ili „= POLJE x”.
error-strike-with-x = { $roll } u polju { $box } ne donosi ništa; piši „{ $right }” da ga prekrižiš.
error-wrong-points = „{ $found }” nije točno: točno je „{ $right }”.

## Records as JSON

error-not-json = ovo nije JSON: { $detail }.
json-value = ovdje nedostaje vrijednost
json-key = ovdje nedostaje ključ u navodnicima
json-colon = iza ključa nedostaje dvotočka
json-comma = ovdje nedostaje zarez
json-last-comma = iza zadnjeg ne ide zarez
json-quote = na kraju teksta nedostaje navodnik
json-line = u tekstu ne može biti prijelom retka ni tabulator
json-escape = „\” se u tekstu piše dvaput
json-end = iza kraja još nešto stoji
json-other = ne može se pročitati
error-key-not-in-record = zapis ovdje nema ključ „{ $key }”.
error-not-in-notation = { $found } nije napisano kako traži notacija.
error-link-damaged = ovaj link nije potpun; možda mu nedostaje kraj.
error-link-newer = ovaj je link napravio noviji Pasch.
error-link-own-rules = „{ $variant }” ne dolazi uz Pasch; tko dobije link, ne bi imao ta pravila.
