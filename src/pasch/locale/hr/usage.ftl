# Wrong usage of the command line.

usage-help = Pomoć: „{ $command }”.
usage-unknown-option = Opcija „{ $given }” ne postoji.
usage-unknown-option-near = Opcija „{ $given }” ne postoji; misliš li „{ $near }”?
usage-unknown-command = Naredba „{ $given }” ne postoji.
usage-unknown-command-near = Naredba „{ $given }” ne postoji; misliš li „{ $near }”?
usage-missing = Nedostaje { $name }.
usage-bad-value = { $name } može biti samo { $allowed }.
usage-option-value = „{ $option }” treba vrijednost.
usage-unexpected = „{ $found }” je suvišan argument.
usage-interrupted = Prekinuto.
usage-our-mistake = Ovo je pogreška Pascha, a ne tvoja ({ $error }). Uz --debug piše i gdje je.
usage-no-cache = U tvojoj osobnoj mapi nema mjesta za predmemoriju: prevedeni kod i izračuni nisu sačuvani.
error-file-unusable = { $file } se ne može koristiti: { $reason }.
error-output-closed = standardni izlaz je zatvoren.
error-output-lost = na standardni se izlaz ne može pisati: { $reason }.

replay-unfinished = Partija još nije gotova.

## pasch serve

error-serve-port = port je broj od { $least } do { $most }, a ne „{ $found }”.
error-serve-name = „{ $found }” nije ime poslužitelja; ono izgleda kao pasch.example.
error-serve-workers = broj procesa je između { $least } i { $most }, a ne „{ $found }”.
error-serve-connections = broj veza je između { $least } i { $most }, a ne „{ $found }”.
error-serve-megabytes = broj megabajta je između { $least } i { $most }, a ne „{ $found }”.
error-serve-host = „{ $host }” nije adresa ovog računala.
error-serve-root-path = „{ $found }” nije moguća putanja; piše se kao /pasch.
error-serve-proxy-all = „{ $found }” su sve adrese: tada bi se svatko mogao predstaviti kao bilo tko. Navedi adresu samog proxyja, na primjer 10.0.0.2.
error-serve-proxy = „{ $found }” nije adresa ni mreža proxyja; ona izgleda kao 10.0.0.2 ili 10.0.0.0/8.

## At the table of the terminal

error-would-be-lost = { $file } se ovdje čita i bila bi izgubljena: za pisanje navedi drugu datoteku.
error-dice-needed = { $count ->
    [1] bačena je jedna kockica: upiši što pokazuje
    [one] bačena je { $count } kockica: upiši što pokazuju
    [few] bačene su { $count } kockice: upiši što pokazuju
   *[other] bačeno je { $count } kockica: upiši što pokazuju
 }; „{ $found }” je nešto drugo.
error-buy-names-dice = kad kupuješ bacanje, reci što ostaje: na primjer $44 ili $- za sve kockice ponovno.
error-enter-goes-on = dalje ide samo Enter; u poništava zadnji izbor.
error-dice-awaited = { $count ->
    [1] bačena je jedna kockica: upiši što pokazuje.
    [one] bačena je { $count } kockica: upiši što pokazuju.
    [few] bačene su { $count } kockice: upiši što pokazuju.
   *[other] bačeno je { $count } kockica: upiši što pokazuju.
 }
error-nothing-typed = { $moment ->
    [before] Enter baca, ! i ime najavljuje polje.
    [announce] sad treba najaviti polje: ! i njegovo ime.
    [decide-last] upiši polje, ili x i polje koje križaš.
   *[decide] upiši kockice koje ostaju (- baca sve ponovno) ili polje.
 }
error-line-needs-sign = kockice ne pokazuju „{ $found }”; ako misliš na redak, upiši #{ $found }.
error-too-many-dice = to je kockica: { $found }; u igri ih je { $count }.
error-no-odd-die = iza + stoji što pokazuju posebne kockice; toliko vrsta kockica ovdje nema.
error-odd-die-unclear = iz „{ $found }” se ne vidi što pokazuju posebne kockice; one stoje iza +: { $choices }?
error-no-such-column = na listiću nema stupca { $found }; ima ih { $most }.
error-line-not-in-column = stupac { $column } nema polja u retku { $line }.
error-no-such-line = na listiću nema retka { $found }; ima ih { $most }.
error-no-unfinished-game = nema započete partije za nastavak.
error-game-finished = partija u { $file } je gotova; „pasch replay” je pokazuje.
error-save-exists = { $file } već postoji; „--resume --save { $file }” nastavlja tu partiju.
error-no-such-seat-kind = „{ $found }” ne može sjesti za stol; mjesto je „you” ili računalni igrač ({ $allowed }), po želji s imenom kao u „you:Anna”.
error-two-seats-one-name = dva se mjesta zovu „{ $name }”; daj im vlastita imena, kao u „you:Anna”.
error-resume-takes-no-variant = „{ $variant }” ide uz novu partiju; nastavljena zadržava svoju varijantu.
error-no-such-first = „{ $found }” ne sjedi za stolom; početi može { $allowed }.
error-resume-takes-no = „{ $option }” ide uz novu partiju; nastavljena zadržava svoje.
error-review-only-games = za analizu treba zapisana partija s bacanjima, ili uz listić bez bacanja njegova varijanta, na primjer --variant kniffel.
error-review-several = broj partija u ovoj datoteci: { $games }; --game kaže koja, na primjer --game 1, a „pasch stats” zbraja sve.
error-review-no-such-game = { $games ->
    [1] u ovoj je datoteci samo jedna partija.
    [one] u ovoj je datoteci samo { $games } partija.
    [few] u ovoj su datoteci samo { $games } partije.
   *[other] u ovoj je datoteci samo { $games } partija.
 }
error-review-block-no-page = za listić bez bacanja nema stranice ni PDF-a; „pasch sheet” ga ispisuje.
error-site-folder-taken = u mapi { $folder } nije ranije zapisana stranica nego nešto drugo; odaberi novu ili praznu mapu.
error-settings-kind = „{ $name }” mora biti { $kind ->
    [switch] true ili false.
    [list] popis tekstova: ["…", "…"].
   *[one] jedan tekst ili cijeli broj.
 }
error-workers-need-postgresql = za više procesa treba PostgreSQL; njegovu adresu navedi uz --database.
error-json-twice = ključ „{ $key }” u jednom objektu stoji dvaput; mogao bi vrijediti samo jedan.
error-print-long-name = ime „{ $found }” predugo je za stupac: najviše { $most } znakova.
error-count-below-one = { $name } je { $found }; treba biti najmanje 1.
error-unknown-language = jezika { $found } ovdje nema; postoje { $allowed }.
