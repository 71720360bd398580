# What cannot be done at a table and on a pad.

## At the table

error-no-such-table = det bordet finns inte, eller finns inte längre.
error-too-many-tables = inget bord är ledigt på servern just nu.
error-table-without-people = minst en människa måste vara med och spela.
error-computer-on-block = i ett protokoll för riktiga tärningar står bara människor.
error-name-missing = den som kommer via en länk behöver ett namn.
error-name-taken = någon här heter redan ”{ $name }”.
error-seat-taken = någon sitter redan på plats { $seat }.
error-table-full = det finns ingen ledig plats vid bordet.
error-table-too-long = ett bord rymmer inte mer än { $limit } händelser.
error-table-of-other-rules = { $variant } har andra regler i den här versionen av Pasch; det här bordet kan inte fortsätta med dem.
error-other-kind-of-table = det går inte vid ett sådant bord: ett spel och ett protokoll tar emot olika saker.
error-expect-missing = det saknas vilken händelse du såg sist; den får utelämnas bara i ett protokoll.
error-moved-on = det har hänt mer: du känner till händelse { $expect }, den senaste är { $seq }.
error-not-begun = spelet börjar när alla har satt sig.
error-not-your-turn = det är { $name } som står på tur.
error-dice-seen = spelet har redan gått vidare: nu går det bara att välja en annan ruta.
error-nothing-to-undo = du har inget att ångra här: det går bara fram till nästa kast.
error-computer-already = en datorspelare spelar redan åt { $name }.
error-not-away-yet = ni får vänta lite till på { $name }.
error-not-awaited = ingen väntar på den platsen; det är { $name } som står på tur.
error-stand-in-plays = en datorspelare spelar åt { $name } just nu; den som är tillbaka måste först ta över igen.
error-no-stand-in = ingen datorspelare har hoppat in på den platsen.
error-not-over-yet = revansch blir det först när spelet är slut.
error-rematch-already = revanschen har redan ett bord.
error-series-does-not-fit = seriens tidigare spel passar inte ihop med dem som spelar här.
error-block-has-no-record = ett protokoll för riktiga tärningar går inte att ladda ner som spel.

## On the block

error-no-such-player = det finns ingen spelare { $found } i protokollet.
error-player-unchanged = inget ska ändras för spelare { $found }: namn, plats eller om personen är med saknas.
error-no-such-entry = { $box } har bara { $most ->
    [one] en notering
   *[other] { $most } noteringar
 }.
error-no-such-cell = den raden finns inte i protokollet.
error-cell-impossible = { $found } kan inte stå i { $box }; möjligt är { $allowed }.
error-line-impossible = { $found } kan inte stå här.

## Keys

error-key-missing = det kräver en nyckel till bordet; utan den tittar du bara på.
error-not-a-key = huvudet Authorization innehåller ingen nyckel; ”Bearer” och nyckeln väntades.
error-foreign-key = nyckeln hör inte till det här bordet.
error-not-your-seat = plats { $seat } är inte din.
error-host-only = det får bara den som öppnade bordet.
error-only-watching = du tittar bara på här.
error-no-invitation = bara den som är inbjuden kan vara med.
error-no-such-code = koden finns inte, eller så har den gått ut eller redan använts.
error-key-used = nyckeln i den här begäran har redan använts till något annat; ta en ny.

## Requests that the server refuses

error-key-not-here = ”{ $key }” hör inte hemma här.
error-not-a-name = ett namn har 1 till { $most } synliga tecken, och högst { $marks } accenter på en bokstav.
error-no-such-page = det finns inget på den här adressen.
error-too-much = det var för mycket på en gång; vänta ett ögonblick.
error-stored-too-much = från den här adressen har det redan sparats så mycket som får sparas på en dag ({ $limit } MB); senast i morgon går det igen.
error-our-mistake = något gick fel på servern; försök igen.
error-store-unavailable = servern når inte sin databas just nu; försök igen.
error-store-not-writable = servern kan inte spara något just nu; disken är kanske full.
list-or = { $first } eller { $last }
