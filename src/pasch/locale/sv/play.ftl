# A game at the terminal.

## Errors

error-real-dice = tärningarna ligger på bordet: skriv vad de visar.
error-no-such-folder = mappen { $folder } finns inte.
error-cannot-write = { $file } går inte att skriva: { $reason }.
error-file-too-large = filen är större än { $limit } kB.
error-game-in-use = spelet i { $file } spelas just nu i ett annat fönster.

## Seats

seat-you = Du
seat-you-numbered = Spelare { $number }
seat-beginner = Nybörjare
seat-casual = Hobbyspelare
seat-club = Klubbspelare
seat-expert = Expert
seat-perfect = Perfektionist
seat-optimal = Optimal
seat-daring = Våghals
seat-cautious = Försiktig
seat-contender = Vinnarskalle
seat-learned = { $name } (inlärd)
seat-rough = { $name } (ungefärlig)
seat-random = Slump
seat-heuristic = Dator

## What happens

play-welcome = { $variant }, { $turns ->
    [one] en omgång
   *[other] { $turns } omgångar
 } var. Skriv ? när som helst för hjälp.
play-saved-in = Varje kast och val sparas i { $file }.
play-resumed = Spelet fortsätter där det slutade.
play-computes = Pasch räknar: { $percent } %
play-learned = { $name } går efter inlärda värden: varianten är för stor för att räknas ut.
play-rough = { $name } går efter grova uppskattningar: varianten är för stor för att räknas ut.
play-stopped = Spelet är sparat. ”{ $command }” spelar vidare med exakt samma tärningar.
play-start-thrown = { $person ->
    [you] Du slår om vem som börjar: { $face }.
   *[other] { $name } slår om vem som börjar: { $face }.
 }
play-start-again = Lika: de högsta slår om.
play-begins = { $person ->
    [you] Du börjar.
   *[other] { $name } börjar.
 }
play-throws = { $person ->
    [you] Du slår { $dice }.
   *[other] { $name } slår { $dice }.
 }
play-holds = { $person ->
    [you] Du sparar { $dice } och slår { $fallen }.
   *[other] { $name } sparar { $dice } och slår { $fallen }.
 }
play-holds-nothing = { $person ->
    [you] Du slår om alla tärningar: { $fallen }.
   *[other] { $name } slår om alla tärningar: { $fallen }.
 }
play-buys = { $person ->
    [you] Du köper ett kast, sparar { $dice } och slår { $fallen }.
   *[other] { $name } köper ett kast, sparar { $dice } och slår { $fallen }.
 }
play-announces = { $person ->
    [you] Du utropar { $box }.
   *[other] { $name } utropar { $box }.
 }
play-scores = { $person ->
    [you] Du för in { $box }: { $points }.
   *[other] { $name } för in { $box }: { $points }.
 }
play-scores-extra = { $person ->
    [you] Du för in { $box }: { $points }, plus { $bonus } extra.
   *[other] { $name } för in { $box }: { $points }, plus { $bonus } extra.
 }
play-strikes = { $person ->
    [you] Du stryker { $box }.
   *[other] { $name } stryker { $box }.
 }
play-wins-at-once = { $person ->
    [you] Därmed har du vunnit direkt!
   *[other] Därmed har { $name } vunnit direkt!
 }
play-ends-at-once = Därmed är spelet slut direkt.
play-undone = Ångrat.
play-nothing-to-undo = Inget att ångra: ett kast är ett kast.
play-strike-question = Kastet ger ingenting i { $box }. Stryka? (j/n)
play-yes = j
play-over = Spelet är slut.
play-rank = { $place }. { $name }: { $total }
play-throw-count = Kast { $throw }
play-throws-left = { $left ->
    [0] inget kast kvar
    [one] ett kast kvar
   *[other] { $left } kast kvar
 }
play-buy-possible = Ett kast går att köpa: $ och tärningarna du sparar
play-announced = utropat: { $box }
play-must-announce = Utropa nu en ruta: ! och dess namn
play-may-announce = Du kan utropa en ruta nu: ! och dess namn
play-forced = Fem lika en gång till: reglerna säger vart det ska.
play-bonus-missing = { $name }: { $points } kvar
play-ahead = { $points } före planen
play-behind = { $points } efter planen
play-others = { $name }: { $total }
play-dice-held = sparat: { $dice }
play-possible = Möjligt: { $boxes }
play-to-strike = Att stryka: { $boxes }
play-box-points = { $box } { $points }

## What is asked

ask-throw = { $name }: Enter slår
ask-throw-undo = { $name }: Enter slår, u ångrar det senaste valet
ask-go-on = Enter går vidare, u ångrar det senaste valet
ask-start = { $name }: Enter slår om vem som börjar
ask-real-start = { $name }, vad visade din tärning när ni slog om vem som börjar?
ask-real-throw = { $name }: slå { $count } { $count ->
    [one] tärning
   *[other] tärningar
 } och skriv vad det blev
ask-decide = Tärningar att spara, eller en ruta (? ger hjälp)
ask-page = Enter går tillbaka till spelet
ask-before = Enter slår; ! och en ruta utropar den först (? ger hjälp)
ask-announce = Utropa en ruta: ! och dess namn (? ger hjälp)
ask-decide-last = En ruta, eller x och en ruta att stryka (? ger hjälp)

## Help

play-help =
    44        spara tärningarna som visar 4 4 och slå resten
    ac        spara tärningarna på plats a och c
    -         slå om alla tärningar
    kåk       för in kastet: en ruta med namnet, början av det, eller #9 efter raden
    x ettor   stryk en ruta
    u         ångra det senaste valet (aldrig ett kast)
    cards     visa allas protokoll
    rules     visa reglerna
    i r n     läs upp: mitt protokoll; de andras, ett i taget; vad som saknas till bonusen
    w t       läs upp: det senaste kastet; ställningen, vem som leder
    q         sluta; spelet sparas
play-read-card = { $name }: { $points } poäng. Lediga: { $boxes }.
play-read-full = inga
play-read-no-throw = Ingen har slagit än.
play-read-no-bonus = Det saknas inget till de bonusar som går att nå.
play-read-place = { $place }. { $name }: { $points }
play-help-columns = kåk 2     med flera kolumner: rutan och kolumnens nummer eller namn, eller #9.2
play-help-announce = !kåk      utropa en ruta, direkt efter första kastet
play-help-announce-before = !kåk      utropa en ruta, före första kastet
play-help-odd = 4+6       spara 4:an och 6:an på en avvikande tärning
play-help-buy = $44       köp ett kast och spara 4 4
