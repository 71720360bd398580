# What cannot be done in a turn, one sentence for each reason.

error-throw-first = slå tärningarna först.
error-no-throw-now = det är inte dags för något kast nu.
error-no-throw-left = efter { $throws } kast är det slut: välj en ruta.
error-no-throw-for-start = det slås inte längre om vem som börjar.
error-too-many-throws = { $box } måste vara klar på högst { $limit } kast, och du har redan använt { $throws }.
error-no-such-roll = { $found } är inget kast i det här spelet: det ska vara { $count } { $count ->
    [one] tärning
   *[other] tärningar
 }, och var och en visar något av { $allowed }.
error-no-such-face = ingen tärning visar { $found }; det finns { $allowed }.
error-hold-all = alla tärningar ligger kvar: välj då en ruta i stället för att slå.
error-hold-not-rolled = du kan inte spara { $found }: på bordet ligger { $roll }, { $missing } saknas.
error-held-dice-changed = { $found } innehåller inte alla tärningar som låg kvar ({ $held }).
error-put-aside-more = fler tärningar måste läggas undan: minst { $least } sammanlagt.
error-put-aside-stays = { $lay } har lagts undan för gott och måste ligga kvar.
error-buy-too-early = ett kast går att köpa först efter { $throws } kast.
error-nothing-to-buy = i det här spelet går det inte att köpa kast.
error-bought-already = det går inte att köpa mer än { $limit } kast per omgång.
error-out-of-bought-throws = ingen kolumn har något frikast kvar.
error-column-out-of-throws = { $box } står i en kolumn som inte har något frikast kvar att betala den här omgången med.
error-sheet-out-of-throws = det finns inget frikast kvar i protokollet.
error-announce-first = bara rutor som måste utropas är lediga: utropa en av dem först.
error-announce-too-late = en ruta går bara att utropa direkt efter första kastet.
error-announced-already = en ruta är redan utropad i den här omgången.
error-announce-before-throw = i den här kolumnen utropas rutan före första kastet.
error-not-announced-here = { $box } står i en kolumn där inget utropas.
error-must-be-announced = { $box } tar bara emot det som utropades direkt efter första kastet.
error-must-be-announced-before = { $box } tar bara emot det som utropades före första kastet.
error-must-be-announced-unless-served = { $box } tar bara emot det som utropades direkt efter första kastet eller slogs på ett enda kast.
error-other-box-announced = { $box } kan inte ta emot det här kastet: du har utropat { $announced }.
error-no-such-box = protokollet har ingen ruta ”{ $box }”.
error-box-full = rutan { $box } är redan ifylld.
error-not-next-in-line = { $box } står inte på tur än; det gör { $next }.
error-must-go-elsewhere = { $box } kan inte ta emot det här kastet: vid fem lika en gång till säger reglerna vart det ska först.
error-scores-nothing = kastet ger ingenting i { $box }; stryk rutan eller välj en annan.
error-scores-only-served = i { $box } räknas bara det som slogs på ett enda kast; stryk rutan eller välj en annan.
error-cannot-strike-scoring = { $box } går inte att stryka: kastet måste ge poäng där.
error-no-box-after-throw = efter ett kast till skulle ingen ruta gå att fylla: välj en nu.
error-ambiguous-box = ”{ $found }” kan vara flera rutor: { $choices }?
error-unknown-box = det finns ingen ruta ”{ $found }”; det finns { $allowed }.
error-unknown-box-near = det finns ingen ruta ”{ $found }”; menade du { $near }?
error-dice-not-sorted = { $found } måste anges i stigande ordning.
error-game-over = spelet är slut.
error-no-such-seat = det finns ingen plats { $found }; det finns { $most }.
error-wrong-number-of-seats = den här varianten spelas av { $least } till { $most }, inte av { $found }.
error-not-dice = ”{ $found }” är inga tärningar: skriv vad de visar som 13446, ett värde över nio efter en punkt, avvikande tärningar efter ett plus, ”-” för inga tärningar.
error-not-an-action = ”{ $found }” är inget drag; så här skrivs de: >335 (spara), $>335 (köpa ett kast), !chance (utropa), =fours (föra in) och =fours x (stryka).
