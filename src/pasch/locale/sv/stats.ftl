# The command "pasch stats": many games added up.

help-stats =
    Räkna ihop många spel: efter regler och person, ruta för ruta bredvid perfekt spel, och vem som vinner mot vem.

    FILER är inspelade spel, historiken från en webbläsare, tabeller med gamla protokoll (docs/statistics.md visar en) eller mappar fulla av dem. Det som inte går att läsa nämns; resten räknas.
help-stats-variant = Varianten för protokoll vars tabell inte anger någon.
help-stats-same = Två namn på samma person, det som ska behållas först: ”Mormor=Karin”; får anges flera gånger.
help-stats-review = Även förlust och tur i varje spel, där kasten är kända och varianten redan är uträknad (”pasch solve”). Det tar några hundradels sekunder per spel.
help-stats-csv = Varje protokoll som en rad i den här CSV-filen; ”-” skriver till standard ut.
help-stats-plot = Rita slutsummorna över tid till den här filen (.svg eller .png), för de mest spelade reglerna.
metavar-files = FILER
metavar-table = FIL

stats-read = { $games ->
    [one] Ett spel
   *[other] { $games } spel
 } ur { $files ->
    [one] en fil
   *[other] { $files } filer
 }.
stats-unfinished = { $count ->
    [one] Ett spel är inte slut och räknas inte.
   *[other] { $count } spel är inte slut och räknas inte.
 }
stats-incomplete = { $count ->
    [one] I ett spel saknas ett protokoll som inte går att läsa: det räknas inte för vinster och inte mot varandra.
   *[other] I { $count } spel saknas ett protokoll som inte går att läsa: de räknas inte för vinster och inte mot varandra.
 }
stats-unread = { $count ->
    [one] En fil går inte att läsa, eller inte helt.
   *[other] { $count } filer går inte att läsa, eller inte helt.
 }
stats-skipped = { $count ->
    [one] En fil i mapparna hör inte till Pasch och hoppades över.
   *[other] { $count } filer i mapparna hör inte till Pasch och hoppades över.
 }
stats-more-problems = … och { $count ->
    [one] ett fel till.
   *[other] { $count } fel till.
 }
stats-title = { $variant }: { $games ->
    [one] ett spel
   *[other] { $games } spel
 }
stats-nameless = utan namn
stats-best-play = perfekt spel
stats-column-person = Vem
stats-column-games = spel
stats-column-mean = snitt
stats-column-sd = spridning
stats-column-best = bäst
stats-column-worst = sämst
stats-column-won = vunna
stats-column-bonus = bonus
stats-column-box = Ruta
stats-column-duel = Mot varandra
stats-column-ahead = före
stats-column-level = lika
stats-column-behind = efter
stats-column-lead = försprång
stats-column-reviewed = analyserade
stats-column-loss = förlust
stats-column-luck = tur
stats-column-early-loss = förlust förut
stats-column-late-loss = på sistone
stats-plot-total = slutsumma
stats-plot-loss = förlust
stats-plot-luck = tur
stats-plot-game = spel

error-stats-foreign = det här är varken ett inspelat spel, en historik eller en tabell med gamla protokoll.
error-stats-block = det här är ett protokoll utan kast och utan datum; ”pasch review FIL --variant VARIANT” jämför det ruta för ruta med perfekt spel.
error-stats-date = ”{ $found }” är inget datum som 2026-11-22; spelet räknas utan datum.
error-stats-card = noteringarna passar inte i protokollet för ”{ $variant }”; bara slutsumman räknas.
error-stats-record = kasten i spelet går inte att läsa, så det analyseras inte ({ $why }).
error-stats-nothing = { $files ->
    [0] det finns ingen fil med spel.
    [one] filen innehåller inget spel som är slut.
   *[other] ingen av de { $files } filerna innehåller ett spel som är slut.
 }
error-sheets-too-long = en tabell med gamla protokoll har högst { $lines } rader med { $letters } tecken.
error-sheets-not-a-table = det här går inte att läsa som tabell; kanske saknas ett citattecken.
error-sheets-no-variant = det framgår inte vilka regler som gällde: ange det i kolumnen ”variant” eller med --variant.
error-sheets-no-total = ”{ $found }” är ingen slutsumma.
error-sheets-too-much = de här reglerna ger inte { $found } poäng; högst { $most }.
error-sheets-wrong-total = rutorna blir { $right } poäng och inte { $found }.
error-sheets-box = ”{ $found }” kan inte stå i ”{ $box }”; möjligt är { $allowed }.
error-sheets-no-date = ”{ $found }” är ingen dag, eller kan betyda två; 2025-11-21 och 21.11.2025 betyder en.
error-sheets-no-heading = ”{ $found }” står inte under någon rubrik.
error-sheets-twice = rubriken ”{ $heading }” förekommer två gånger.
error-sheets-no-points = ”{ $sum }” är ”{ $found }”, och det är inga poäng.
error-sheets-wrong-sum = ”{ $sum }” är { $found }, men rutorna ger { $right }.
error-sheets-same-person = ”{ $name }” finns två gånger i spelet ”{ $game }”; det första protokollet räknas, och spelet räknas inte som vinst för någon.
error-sheets-two-days = raderna i spelet ”{ $game }” är från två dagar, { $first } och { $found }; den första räknas.
error-stats-same-pair = ”{ $found }” är inte två namn som i Mormor=Karin.
error-stats-same-unknown = ”{ $name }” förekommer inte i något spel.
error-stats-same-together = ”{ $one }” och ”{ $other }” har spelat mot varandra ({ $day }), så de är två personer.
