# Wrong use of the command line.

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
