# Everything that can be wrong, one sentence each. The name after "error-" is the stable code.
# In front of the sentence stand the file and the place.

place-line = redak { $line }

## Reading a variant document

error-document-too-large = dokument je veći od { $limit } kB.
error-line-too-long = redak je dulji od { $limit } znakova.
error-direction-mark = ovdje je nevidljiv znak koji okreće smjer pisanja; ukloni ga.
error-document-too-deep = dokument ugnježđuje ključeve ili zagrade dublje nego što treba ijednoj varijanti.
error-not-toml = ovo nije TOML: { $detail }.
error-not-utf8 = datoteka nije tekst u UTF-8 ni UTF-16.
error-cannot-read = { $file } se ne može pročitati: { $reason }.
error-wrong-type = ovdje je { $found }, a dopušteno je { $allowed }.
quoted-text = tekst u navodnicima: { $example }
error-out-of-range = ovdje je { $found }, a dopušteno je { $allowed }.
error-wrong-length = { $what ->
    [text] ovdje je { $found }; dopušteni broj znakova: { $allowed }.
    [boxes] broj polja je { $number }; dopušteno je { $allowed }.
    [columns] broj stupaca je { $number }; dopušteno je { $allowed }.
    [bonuses] broj bonusa je { $number }; dopušteno je { $allowed }.
    [extra] broj dodatnih pravila je { $number }; dopušteno je { $allowed }.
   *[other] broj stavki u popisu je { $number }; mora biti { $allowed }.
 }
error-not-one-of = ovdje je { $found }, a dopušteno je { $allowed }.
error-not-one-of-near = ovdje je { $found }; misliš li { $near }? Dopušteno je { $allowed }.
error-not-one-of-written = { $found } se ovdje piše { $near }; dopušteno je { $allowed }.
error-wrong-characters = { $what ->
    [name] { $found } ne može biti ime: ime je jedan redak bez nevidljivih znakova i bez {"{ } [ ] | = > ! ;"}
    [sign] { $found } ne stane na kockicu: znak ima jedno do tri slova ili znamenke.
    [variant] { $found } ne može biti identifikator: on ima mala slova (a do z), znamenke i „-”, na primjer "nas-jamb".
   *[other] { $found } ne može biti identifikator: on počinje malim slovom, a slijede mala slova (a do z), znamenke i „_”, na primjer "dva_para".
 }
error-unknown-key-near = ključ „{ $key }” ne postoji; misliš li „{ $near }”?
error-unknown-key-written = „{ $key }” se ovdje piše „{ $near }”.
error-unknown-key-inside = „{ $key }” ide u „{ $inside }”.
error-unknown-key = ključ „{ $key }” ne postoji; ovdje postoje { $allowed }.
error-missing-key = nedostaje ključ „{ $key }”.
error-inheritance-circle = varijante nasljeđuju jedna drugu ukrug: { $chain }.
error-inheritance-too-deep = jedna drugu nasljeđuje više varijanti nego što je dopušteno ({ $limit }).
error-part-not-inherited-near = ovdje nije naslijeđeno „{ $key }”; misliš li „{ $near }”? Što je novo, treba „names”.
error-nothing-to-take-out = nema se što ukloniti: ovdje nije naslijeđeno „{ $key }”; { $number ->
    [1] postoji samo „{ $allowed }”
   *[other] postoje { $allowed }
 }.
error-nothing-to-take-out-near = nema se što ukloniti: ovdje nije naslijeđeno „{ $key }”; misliš li „{ $near }”?
error-not-inherited = nema se što ukloniti: ovdje nije naslijeđeno „{ $key }”, zato „{ $key } = false” jednostavno izostavi.
error-taken-out-as-a-whole = ukloniti se mogu samo dijelovi od [{ $key }], svaki svojim imenom: „… = false” pod [{ $key }].
error-unknown-variant-near = varijanta „{ $found }” ne postoji; misliš li „{ $near }”?
error-unknown-variant = varijanta „{ $found }” ne postoji; postoje { $allowed } ili ime TOML datoteke.

## What a document gets wrong

error-twice = { $found } se ovdje pojavljuje dvaput.
error-odd-die-alone = uz posebne kockice mora ostati barem jedna druga; „count” ih broji sve.
error-one-face-only = ova kockica na svakoj strani pokazuje { $face }; moraju biti barem dva različita broja.
error-all-wild = mora ostati barem jedan broj koji nije džoker.
error-too-many-sides = s jednakim stranama ove kockice imaju najviše { $most } strana, a ovdje ih je { $found }.
error-too-many-readings = s džokerima se ove kockice mogu čitati na { $found } načina; granica je { $most }.
error-too-many-holds = od ovih se kockica može ostaviti nešto na { $found } načina; granica je { $most }.
error-too-many-rolls = ove kockice daju { $found } različitih bacanja; granica je { $most }.
error-two-colours = broj { $face } već ima boju { $other }.
error-two-symbols = broj { $face } već ima ime: „{ $other }”.
error-same-sign = „{ $sign }” je već na drugoj strani: „{ $other }”.
error-save-and-buy = bacanja se mogu čuvati ili kupovati, ne oboje.
error-unless-served-and-only = announce = "unless-served" i served = "only" ne idu u isti stupac: ovdje bodove ionako donosi samo bacanje iz ruke, pa se ne bi imalo što najaviti.
error-last-throws-not-more = zadnji potez ima više bacanja od ostalih: više od { $throws }.
error-last-throws-and-others = više bacanja u zadnjem potezu može biti samo ondje gdje se bacanja ni ne čuvaju ni ne kupuju.
error-reserved-name = „{ $found }” u dokumentu znači nešto drugo; odaberi drugi identifikator.
error-number-box-has-no = polje za broj nema „{ $key }”: zbrajaju se kockice s tim brojem.
error-more-points-than-throws = ovdje su bodovi za { $found } bacanja, a nijedan potez nema više od { $most }.
error-needs-key = uz to ide „{ $key }”.
error-plus-below-zero = ovdje je { $found }, a mora biti 0-1000. Ispod 0 počinje brojčano polje s „par”: uz par = 3 tri kockice vrijede 0, a svaka manje odnosi svoju vrijednost.
error-not-both = navedi „{ $one }” ili „{ $other }”, ne oboje.
error-order-lacks-box = redoslijed ne kaže kad su na redu ova polja: { $boxes }.
error-unknown-name-near = „{ $found }” ne postoji; misliš li „{ $near }”?
error-unknown-name = „{ $found }” ne postoji; { $number ->
    [0] ova igra nema ničega takvog
    [1] postoji samo „{ $allowed }”
   *[other] postoje { $allowed }
 }.
error-same-name = ime „{ $name }” ima i „{ $other }”.
error-box-in-no-column = polja „{ $box }” nema ni u jednom stupcu: dodaj ga u { $lists }.
error-inherited-box-in-no-column = naslijeđenog polja „{ $box }” nema ni u jednom stupcu: dodaj ga u { $lists } ili ga ukloni s „{ $box } = false” pod [boxes].
error-boxes-in-no-column = ovih polja nema ni u jednom stupcu: { $box }. Dodaj ih u { $lists } ili svako ukloni s „… = false” pod [boxes].
error-name-taken-out = „{ $found }” je uklonjeno pod [{ $part }], a ovdje se još spominje: napiši to ponovno bez toga.
error-bonus-in-no-column = bonus „{ $bonus }” ne broji se ni u jednom stupcu.
error-needs-one-key = ovdje ništa ne piše; navedi nešto od ovoga: { $allowed }.
error-computed-of-nothing = ovdje nema nijednog polja iz kojeg bi se nešto moglo računati.
error-no-boxes = ovdje nema ni varijante kojoj je igra slična (like = "kniffel") ni vlastitog polja pod [boxes].
error-no-box-left = sva su polja uklonjena; barem jedno mora ostati.
error-no-formula = { $found } se ne može izračunati: napiši { $said }, ili isto s difference ili product.
error-points-of-tiers = što bonus donosi, piše u njegovim stupnjevima: { $said }.
error-face-is-a-number = strane su brojevi, a ne „{ $found }”: što na njima stoji umjesto broja, ide pod [dice.symbols].
error-computed-of-too-many = ovo se računa iz previše polja: { $found }; dopušteno ih je { $most }.
error-computed-in-no-column = nijedan stupac nema sva ova polja: { $boxes }.
error-computed-too-large = ovdje bi moglo doći do { $found } bodova; dopušteno ih je { $most }.
error-box-counts-nowhere = polje „{ $box }” se ne broji i ništa se iz njega ne računa.
error-extra-without-five = za dodatno pravilo treba polje za toliko istih: { $dice }, a njega nema.
error-box-never-scores = nijedno bacanje ne donosi bodove u polju „{ $box }”.
error-counted-and-taken-off = { $number ->
    [1] polje „{ $boxes }” već se broji
   *[other] { $boxes } već se broje
 } u ovom bonusu; oduzimati se moraju druga.
error-each-of-points = „each” plaća po upisu: uz count = "entries" ili "strikes".
error-whole-or-half = ovdje je { $found }, a mora biti 0.5, 1, 1.5, 2 … do 10.
error-halves-and-bought = gdje se bacanja kupuju, stupac se broji samo cijeli broj puta.
error-halves-and-odd = još jednom pet istih ovdje pokraj polja donosi neparan broj bodova; takav se stupac broji samo cijeli broj puta.
error-never-below-zero = ovdje je { $found }, ali taj zbroj nikad nije ispod 0: može biti samo ondje gdje se nešto oduzima („minus”) ili gdje brojčano polje počinje ispod 0 („par”).
error-too-many-steps = ovaj stupanj raste { $found } puta, a dopušteno je koraka { $most }: „each” mora biti veći.
error-bonus-out-of-reach = { $found } nitko ne dosegne: polja daju najviše { $most }.
error-nothing-counts = trebaju se brojiti samo bonusi, a nema nijednog.
error-more-mistakes = ima još pogrešaka: navedeno je samo prvih { $shown }.

## Keys of a document that change nothing

error-idle-key = „{ $key }” ne mijenja ništa: igra je bez toga ista.
error-idle-throws = ovo ne mijenja ništa: nijedan potez nema više bacanja od { $throws }.
error-idle-last-throws = „last_throws” ne mijenja ništa: svaki stupac sam kaže koliko bacanja prima.
error-idle-miss = „miss” ne mijenja ništa u stupcu bez „announce”.
error-idle-miss-any = miss = "any" ne mijenja ništa: nakon najave ni u jednom se stupcu ne smije križati drugo polje; to dopušta strikes = "any".
error-idle-strikes = „strikes” ne mijenja ništa u stupcu sa slobodnim redoslijedom i bez najave.
error-idle-order-lists = „order” ne mijenja ništa: više popisa popunjava se usporedo. Što ide jedno za drugim, stoji u jednom popisu: order = { $order }.
error-idle-served = „served” ne mijenja ništa: nijedno polje ni dodatno pravilo ne pita jesu li sve kockice pale odjednom.
error-idle-served-only = served = "only" ne mijenja ništa: što dođe ovamo, uvijek padne iz ruke.
error-idle-unless-served = announce = "unless-served" ne čini više od announce = true: svaki stupac traži najavu, pa je ona nakon prvog bacanja uvijek obavezna.
error-idle-place = „place” ne mijenja ništa dok je vlastito polje slobodno: bacanje onamo tada uvijek smije.
error-idle-extra = dodatno pravilo „{ $extra }” ne vrijedi ni u jednom stupcu.
error-idle-extra-empty = dodatno pravilo „{ $extra }” ne mijenja ništa: ne kaže ni kamo bacanje ide („place”) ni što donosi („bonus”, „worth”, „served”).
error-idle-bonus = bonus „{ $bonus }” ne mijenja ništa: nikad ne donosi bodove.
error-idle-result = „result” ne mijenja ništa: igrati smije samo jedan.
error-win-by-columns = ovdje se osvajaju stupci, a ne zbroj; za to izgledi za pobjedu nisu poznati.
error-idle-throws-at-once = nijedan potez nema više bacanja od { $throws }; { $key } = "any" kaže isto.
error-idle-at-once = „{ $key }” ne mijenja ništa: igrati smije samo jedan, a solo se igra dalje.
error-win-at-once = ovdje jedno jedino bacanje može odmah odlučiti partiju; za to izgledi za pobjedu nisu poznati.
error-idle-put-aside = „put_aside” ne mijenja ništa: potez ima jedno bacanje.
error-idle-release = „release = true” ne mijenja ništa: uz „put_aside” odvojene kockice ostaju na stolu.
error-idle-never = ovaj se uvjet nikad ne ispunjava: zato bonus „{ $bonus }” nikad ne donosi bodove.
error-idle-always = ovaj je uvjet uvijek ispunjen: „when” se može izostaviti.
error-idle-tier = { $number }. stupanj nikad se ne dosegne: nikakvi bodovi u tim poljima ne vode do njega.
error-bonus-called-alike = i bonus „{ $other }” zove se „{ $name }”: na listiću ih nitko ne može razlikovati.

## What is no TOML, after error-not-toml

toml-equals = iza ključa nedostaje „=”
toml-line-end = iza vrijednosti još nešto stoji; svaki podatak treba svoj redak, a 1.5 se piše s točkom
toml-heading = na kraju naslova nedostaje „]”
toml-quote = na kraju teksta nedostaje navodnik
toml-escape = „\” se u tekstu u navodnicima piše dvaput
toml-list = na kraju popisa nedostaje „]”
toml-table = na kraju tablice nedostaje „{"}"}”
toml-character = ima znak koji ovdje ne može stajati
toml-start = redak ne može tako početi; treba biti „ključ = vrijednost” ili „[odjeljak]”
toml-value = vrijednost iza „=” nedostaje ili je krivo napisana; riječi stoje u ravnim navodnicima: "ovako"
toml-twice = ovo već piše iznad
toml-other = ne može se pročitati

## What the rules do not allow

## Names

## Why a file cannot be read or written

reason-missing = takva datoteka ne postoji
reason-folder = to je mapa
reason-no-folder = dio putanje nije mapa
reason-denied = nema dopuštenja
reason-full = disk je pun
reason-too-long = ime je predugo
reason-no-name = nijedna se datoteka ne može tako zvati

## Finding variants

error-unknown-country = nijedna varijanta nije iz { $found }; postoje { $allowed }.
error-unknown-family = obitelj { $found } ne postoji; postoje { $allowed }.
error-find-dice = { $found } nije broj kockica od { $least } do { $most }.
error-find-minutes = { $found } nije broj minuta od { $least } do { $most }.
error-link-out-of-folder = ova poveznica vodi izvan mape; preskače se.
error-no-ordinary-file = ovo nije obična datoteka, nego na primjer cijev, uređaj ili mapa; preskače se.
error-id-taken = identifikator „{ $id }” već ima druga varijanta; odaberi drugi.
