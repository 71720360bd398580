# A filled-in score block that somebody typed in.

error-block-too-long = ett protokoll har högst { $lines } rader med { $letters } tecken.
error-block-bad-quotes = citattecknen på den här raden hör inte ihop.
error-block-too-many = ett protokoll får ha högst { $most } spel här.
error-table-spreadsheet = det här är ett kalkylark från Excel eller LibreOffice: spara det där som CSV (Arkiv, Spara som, CSV UTF-8) och använd den filen.
error-table-pdf = det här är en PDF: kopiera texten till en textfil, eller spara tabellen som CSV.
error-table-picture = det här är en bild: skriv av protokollet, en rad per ruta, som text eller CSV.
error-table-no-text = det här är ingen text; text och CSV går att läsa.
error-block-empty = det står inga poäng i den här filen.
error-block-not-points = spel { $game }: ”{ $found }” är varken poäng eller tecknet för en struken ruta (- eller x).
error-block-no-such-box = kolumnen { $column } har ingen ruta ”{ $box }”.
error-block-gap = luckorna i ”{ $box }” visar inte vilka spel poängen hör till; skriv en punkt i varje ledig ruta.
error-block-names = ”{ $found }” är inte lika många namn som det finns spel under.
error-block-twice = spel { $game }: { $box } står två gånger i protokollet.
error-block-impossible = spel { $game }: inget kast ger { $found } i { $box }; möjligt är { $allowed }.
error-block-impossible-extra = spel { $game }: { $found } extrapoäng går inte med de här noteringarna; möjligt är { $allowed }.
error-block-unreachable = spel { $game }: { $why }.
error-block-impossible-throws = spel { $game }: { $found } går inte; möjligt är { $allowed }.
error-block-wrong-sum = spel { $game }: ”{ $sum }” är { $found } här, men rutorna ger { $right }.

block-game = Spel { $name }: { $total }
block-game-open = Spel { $name }: { $total } hittills, det finns lediga rutor kvar
block-aside = Bredvid poängen: { $words }
block-right = Varje notering passar i sin ruta, och varje summa stämmer.

# What people call the lines of the block that are no boxes, separated by commas.
block-upper = summa, delsumma, övre summa
block-upper-with-bonus = övre delen
block-lower = nedre summa, nedre delen
block-total = total, totalt, summa, slutsumma, totalsumma
block-extra = extra, extrapoäng, extra poäng, yatzy-bonus
block-throws = frikast, köpta kast

# Headings and labels in tables and on printed pads, separated by commas.
# Boxes: http://tarningsspel.se/index.aspx?URL1=game3&URL2=rules (tretal, fyrtal, kåk, liten och stor straight).
# Headings, sums and abbreviations are common words without a source.
heading-game = spel, omgång, parti
heading-date = datum, dag
heading-variant = variant, regler
heading-name = namn, spelare
heading-remark = anmärkning, kommentar, notering, vinnare
heading-place = plats, placering
heading-hint = poängräkning
block-bonus = bonus
heading-mean = snitt, medel, medelvärde, genomsnitt
block-points-unit = p, poäng
box-ones = ettor
box-twos = tvåor
box-threes = treor
box-fours = fyror
box-fives = femmor
box-sixes = sexor
box-one-pair = ett par, 1 par, par
box-two-pairs = två par, 2 par
box-three-of-a-kind = tretal, triss
box-four-of-a-kind = fyrtal
box-five-of-a-kind = yatzy
box-full-house = kåk, full kåk
box-small-straight = liten stege, liten straight
box-large-straight = stor stege, stor straight
box-straight = stege
box-chance = chans
box-maximum = maximum, max
box-minimum = minimum, min
box-three-pairs = tre par, 3 par
box-full-straight = hel stege, full straight, full stege
box-house = villa, hus 3+3
box-tower = torn, torn 2+4, torn 4+2
column-named-down = nedåt, ner
column-named-free = fri
column-named-up = uppåt, upp
column-named-announced = utrop, utropat
