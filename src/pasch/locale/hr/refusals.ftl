# What cannot be done at a table and on a pad.

## At the table

error-no-such-table = ovaj stol ne postoji ili ga više nema.
error-too-many-tables = na ovom poslužitelju trenutačno nema slobodnog stola.
error-table-without-people = mora igrati najmanje jedan čovjek.
error-computer-on-block = na listiću za prave kockice mogu biti samo ljudi.
error-name-missing = tko dolazi preko linka, mora imati ime.
error-name-taken = ime „{ $name }” ovdje već netko ima.
error-seat-taken = na mjestu { $seat } već netko sjedi.
error-table-full = za ovim stolom više nema slobodnog mjesta.
error-table-too-long = stol ne prima više od { $limit } događaja.
error-table-of-other-rules = { $variant } u ovoj inačici Pascha ima druga pravila; ovaj stol ne može dalje s njima.
error-other-kind-of-table = to za takvim stolom ne ide: partija i listić ne primaju iste radnje.
error-expect-missing = nedostaje zadnji događaj koji vidiš; izostaviti se smije samo na listiću.
error-moved-on = u međuvremenu se dogodilo još nešto: ti znaš za događaj { $expect }, a zadnji je { $seq }.
error-not-begun = partija počinje tek kad svi sjednu.
error-not-your-turn = na potezu je { $name }.
error-dice-seen = već se bacalo dalje: sad se može odabrati samo drugo polje.
error-nothing-to-undo = nemaš što poništiti: to se može do sljedećeg bacanja.
error-computer-already = na tom mjestu ({ $name }) već igra računalo.
error-not-away-yet = treba još malo pričekati ({ $name }).
error-not-awaited = na to mjesto nitko ne čeka; na potezu je { $name }.
error-stand-in-plays = na tom mjestu ({ $name }) sada igra računalo; tko se vrati, prvo ga preuzima.
error-no-stand-in = na tom mjestu ne igra računalo.
error-not-over-yet = revanš dolazi tek nakon kraja partije.
error-rematch-already = revanš već ima svoj stol.
error-series-does-not-fit = dosadašnje partije serije ne odgovaraju onima koji ovdje igraju.
error-block-has-no-record = listić za prave kockice ne može se preuzeti kao partija.

## On the block

error-no-such-player = na ovom listiću nema igrača { $found }.
error-player-unchanged = kod igrača { $found } nema promjene: nedostaje ime, mjesto ili podatak igra li.
error-no-such-entry = { $box } ima samo { $most ->
    [1] jedan upis
    [one] { $most } upis
    [few] { $most } upisa
   *[other] { $most } upisa
 }.
error-no-such-cell = na listiću nema tog retka.
error-cell-impossible = { $found } ne može stajati u polju { $box }; može { $allowed }.
error-line-impossible = { $found } ne može stajati ovdje.

## Keys

error-key-missing = za to treba ključ ovog stola; bez njega samo gledaš.
error-not-a-key = u zaglavlju Authorization nema ključa; očekuje se „Bearer” i ključ.
error-foreign-key = ovaj ključ ne pripada ovom stolu.
error-not-your-seat = mjesto { $seat } nije tvoje.
error-host-only = to smije samo tko je stol otvorio.
error-only-watching = ovdje samo gledaš.
error-no-invitation = igrati može samo tko ima poziv.
error-no-such-code = taj kod ne postoji, istekao je ili je već iskorišten.
error-key-used = s ovim ključem zahtjeva već je učinjeno nešto drugo; uzmi novi.

## Requests that the server refuses

error-key-not-here = „{ $key }” ovdje nije predviđeno.
error-not-a-name = ime ima 1 do { $most } vidljivih znakova, a na jednom slovu najviše { $marks } naglasaka.
error-no-such-page = na ovoj adresi nema ničega.
error-too-much = to je bilo previše odjednom; pričekaj trenutak.
error-stored-too-much = s ove je adrese već spremljeno koliko dan dopušta ({ $limit } MB); nastavak najkasnije sutra.
error-our-mistake = poslužitelj je pogriješio; pokušaj ponovno.
error-store-unavailable = poslužitelj trenutačno ne može do svoje baze podataka; pokušaj ponovno.
error-store-not-writable = poslužitelj trenutačno ne može ništa spremiti; možda mu je disk pun.
list-or = { $first } ili { $last }
