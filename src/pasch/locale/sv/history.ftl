# What stays after the game: history and statistics in the browser.

## What the pages are called

history-tabs = Historik och statistik
history-games = Spel

## The list

history-search = Sök
history-person = Vem
history-anybody = Alla
history-variant = Variant
history-any-variant = Alla varianter
history-choice = { $name }, { $games ->
    [one] 1 spel
   *[other] { $games } spel
 }
history-other-rules = { $name }, andra regler { $number }
history-count =
    { $count ->
        [one] Ett spel
       *[other] { $shown } spel
    }
history-found =
    { $count ->
        [0] Inga spel passar.
        [one] Ett spel av { $all }
       *[other] { $shown } av { $all } spel
    }
history-place = { $place }.
history-won-by = Vann:
history-more-people =
    { $count ->
        [one] och en till
       *[other] och { $count } till
    }
history-show-more = Visa fler ({ $count })

history-empty = Här samlas era spel
history-empty-what = Varje spel och protokoll som du spelar klart blir kvar här på enheten: med allas noteringar, resultatet och statistik över hur bra alla spelar.
history-empty-play = Starta ett spel
history-empty-block = Protokoll för riktiga tärningar
results-none = Efter ditt första spel står dina siffror här.
history-goal = Något att mäta sig med
history-goal-what = Perfekt spel i { $variant } ger i snitt { $points } poäng, ruta för ruta som här.

## A game of the past

history-review = Analysera ett annat spel
history-back = Till historiken
history-kind-game = Spel
history-kind-block = Protokoll med riktiga tärningar
history-to-game = Till bordet
history-to-block = Till protokollet
history-to-this-table = Tillbaka till bordet
history-series = Hela serien
history-series-game = Spel { $number }, { $day }
history-series-points = Poäng sammanlagt
history-unknown = Spelet finns inte i den här enhetens historik.
history-delete = Ta bort
history-delete-title = Ta bort det här spelet?
history-delete-what = Det tas bort från den här enheten och ur statistiken. Det går inte att ångra.
history-delete-yes = Ta bort
history-deleted = Spelet är borttaget.

## What belongs to you

history-yours = Din historik är din
history-yours-what = Den finns bara på den här enheten, med allt du har övat. Spara den som fil eller ta med den till en annan enhet; det som redan finns där blir kvar.
history-save = Spara som fil
history-read-file = Läs in en fil
history-reading = Läser in spelen …
history-reading-of = { $done } av { $all }
history-read-cancel = Avbryt
history-read-cancelled = Inget har lästs in.
history-read =
    { $added ->
        [0] Alla spel i filen fanns redan i historiken.
        [one] Ett spel har tillkommit.
       *[other] { $added } spel har tillkommit.
    }
history-read-learning = Det du har övat är tillbaka.
history-delete-all = Ta bort allt
history-delete-all-title = Ta bort hela historiken?
history-delete-all-what =
    { $count ->
        [0] Det du har övat tas bort från den här enheten.
        [one] Ett spel tas bort från den här enheten, med allt du har övat och dess statistik.
       *[other] { $count } spel tas bort från den här enheten, med allt du har övat och deras statistik.
    } Påbörjade spel blir kvar. Det går inte att ångra.
history-delete-all-yes = Ta bort allt
history-deleted-all = Historiken är tom.

error-history-no-file = det här är ingen historikfil från Pasch.
error-history-newer = filen kommer från en nyare version av Pasch; ladda om sidan och försök igen.
error-history-damaged = filen är skadad (vid ”{ $place }”); inget har lästs in.

## What somebody is called

history-rename = Byt namn
history-rename-title = Byt namn på { $name }
history-rename-name = Nytt namn
history-rename-what = Gäller alla spel på den här enheten. Finns namnet redan blir båda samma person.
history-rename-earlier = Tidigare ”{ $name }”
history-rename-back = Ångra
history-renamed = Heter nu { $name }.

## Statistics

history-nothing-played = Inga spel med de här reglerna än.
history-table-empty = Inget spel vid det här bordet är slut än. Sedan står det här hur bra alla har spelat.

results-games = Spel
results-won = Vinster
results-won-of = { $share } av spelen med andra
results-won-few = { $won ->
    [one] en vinst
   *[other] { $won } vinster
 }
results-further = Alla siffror
results-mean = Snitt
results-best = Bäst
results-mean-points = Poäng i snitt
results-most = Flest poäng
results-least = Minst poäng
results-spread = Oftast
results-spread-what = poäng, i ungefär två av tre spel
results-strong = { $box } går bäst, med { $points } poäng i snitt.
results-try = { $kind ->
    [number] Samla mer i ”{ $box }”
   *[figure] Gå oftare på ”{ $box }”
 }: { $own ->
    [0] där har det inte blivit något än
   *[other] där har det blivit { $points } poäng i snitt
 }; ungefär { $best } är möjligt.
results-of-games = av spelen
results-best-play-exact = perfekt spel { $points }
results-best-play-measured = starkaste datorn { $points }
results-records = Rekord
results-records-what = Ur alla spel, oavsett regler.
results-record-best = Bäst i { $variant }
results-record-streak = Vinster i rad
results-record-duels = Vem mot vem
results-over-time = Utveckling
results-over-time-what = { $games } spel, { $mean } poäng i snitt, { $latest } på sistone. Siffrorna står i tabellen under.
results-one-game = ett spel
results-last-games = snitt för de senaste { $games }
results-best-play-mean-exact = snitt för perfekt spel
results-best-play-mean-measured = snitt för den starkaste datorn
results-spread-of = spridning i de här spelen
results-as-table = Som tabell
results-day = Dag
results-month = Månad
results-total = Totalt
results-boxes = Ruta för ruta
results-boxes-what-exact = Poäng som varje ruta ger i snitt, och vad den skulle ge med perfekt spel.
results-boxes-what-measured = Poäng som varje ruta ger i snitt, och vad den gav den starkaste datorn i { $games } spel. Det är uppmätt: för ett så stort protokoll går perfekt spel inte att räkna ut.
results-boxes-unknown = Poäng som varje ruta ger i snitt. Ingen har räknat ut perfekt spel för den här varianten än.
results-only-bonuses = Slutsumman består bara av bonusarna; rutorna räknas bara för dem.
results-box = Ruta
results-best-play-short-exact = Perfekt spel
results-best-play-short-measured = Starkaste datorn
results-difference = Skillnad
results-bonus = i { $share } av spelen
results-bonus-both-exact = i { $share } av spelen (bäst { $best })
results-bonus-both-measured = i { $share } av spelen (datorn { $best })
results-extra = Extrapoäng
results-duels = Mot varandra
results-duels-what = Vem som fick mer när båda var med.
results-against = Mot
results-score = Ställning
results-score-of = { $ahead } : { $behind }
results-level = { $level } lika
results-margin = Poängskillnad
results-everybody = Alla spelare jämförda

## A game that came in a link

linked-reading = Läser spelet …
linked-over = Ett spel från en länk
linked-open = Ett oavslutat spel från en länk
linked-keep = Lägg till i historiken
linked-kept = Spelet finns nu i historiken.
linked-copy = Kopiera spelet som länk
linked-broken = Det här spelet går inte att öppna
linked-paste = Klistra in hela länken
linked-again = Slutet försvinner ibland när den skickas vidare.
linked-paste-go = Öppna
linked-file = Öppna en spelfil (.pasch)

## A year for the fridge

keepsake-title = En bild till kylskåpet
keepsake-span = Period
keepsake-days = { $days ->
    [one] 1 speldag
   *[other] { $days } speldagar
 }
keepsake-games = { $games ->
    [one] 1 spel
   *[other] { $games } spel
 }
keepsake-sum = { $days }, { $games }
keepsake-favourite = Helst { $variant } ({ $games })
keepsake-wins = { $won ->
    [one] 1 vinst
   *[other] { $won } vinster
 } på { $games ->
    [one] 1 spel
   *[other] { $games } spel
 }
keepsake-who = { $person }, { $day }
keepsake-record = Rekord: { $points }
keepsake-record-who = { $person }, { $variant }, { $day }
keepsake-fives = { $count } × { $box } i ett spel
keepsake-close = Jämnaste vinsten: { $points } före
keepsake-close-who = { $person } före { $other }, { $day }
keepsake-streak = { $wins } vinster i rad
