# The score block for real dice in the browser.

## At the top and in the menu

scoreblock-caption = Listić: { $variant }
scoreblock-home = Na početnu stranicu
scoreblock-players = Igrači
scoreblock-share = Podijeli
scoreblock-more = Više
scoreblock-undo = Poništi
scoreblock-open = Povezano
scoreblock-connecting = Povezujemo …
scoreblock-offline = Bez mreže
scoreblock-waiting = { $count ->
    [1] jedan upis čeka
    [one] { $count } upis čeka
    [few] { $count } upisa čekaju
   *[other] { $count } upisa čeka
 }
scoreblock-watching = Gledaš. Za upisivanje ti treba link ili kod od nekoga za stolom.
scoreblock-missing-title = Ovdje nema tog listića
scoreblock-missing-text = Možda nedostaje dio adrese ili je listić na drugom uređaju.
scoreblock-failed-title = Listić se ne može otvoriti
scoreblock-lost = Poslužitelj je odbio jedan upis: { $why }

## What stands in the boxes

scoreblock-emptied = prazno
scoreblock-cell-doubtful = { $box }: { $points }, potvrđeno iako ne odgovara
scoreblock-cell-offer = { $box }, kockice donose { $points }
scoreblock-cell-nothing = { $box }, kockice ne donose ništa
scoreblock-cell-conflict = { $box }: sukob, { $values }

## The dice tray

scoreblock-tray = Upiši kockice
scoreblock-tray-who = Tko je bacao?
scoreblock-tray-due = ▸ { $name }
scoreblock-tray-of = Kockice: { $name }
scoreblock-tray-tap = Dodirni što kockice pokazuju
scoreblock-tray-back = Briši zadnju kockicu
scoreblock-tray-clear = Briši
scoreblock-tray-how = Dodirnite što ste bacili.
scoreblock-die-change = Promijeni { $place }. kockicu, sad je { $face }
scoreblock-die = Kockica { $face }
scoreblock-die-odd = posebna kockica { $face }
scoreblock-dice-read = Bačeno: { $dice }
scoreblock-dice-lie = { $count ->
    [0] Još nijedna kockica
    [1] Jedna kockica od { $most }
    [one] { $count } kockica od { $most }
    [few] { $count } kockice od { $most }
   *[other] { $count } kockica od { $most }
 }
scoreblock-throws = Nakon kojeg bacanja
scoreblock-throws-last = { $throw } ili kasnije
scoreblock-served = Sve iz ruke
scoreblock-bring = { $name }, tvoje kockice donose
scoreblock-bring-nothing = Ove kockice ne donose ništa ni u jednom slobodnom polju. Dodirni polje koje križaš.
scoreblock-bring-elsewhere = Drugdje donose
scoreblock-offer = { $box } { $points }
scoreblock-offer-extra = { $box } { $points } + { $bonus }

## Entering

scoreblock-entry-title = { $name }: { $box }
scoreblock-stands = Ovdje piše { $value }.
scoreblock-stands-dice = Ovdje piše { $value }, a bačeno je { $dice }.
scoreblock-dice = Kockice
scoreblock-points = Bodovi
scoreblock-points-other = Drugi broj
scoreblock-enter = Upiši
scoreblock-enter-points = Upiši { $points }
scoreblock-enter-extra = Upiši { $points } i još { $bonus } dodatno
scoreblock-nothing-here = Ove kockice ovdje ne donose ništa.
scoreblock-strike = Prekriži
scoreblock-strike-with = Prekriži s ovim kockicama
scoreblock-empty = Isprazni
scoreblock-sure = Ipak upiši
scoreblock-think-again = Promijeni
scoreblock-doubt-impossible = U polju { $box } ne može biti { $points }. Moguće je: { $allowed }.
scoreblock-span = { $from } do { $to }
scoreblock-doubt-line = U ovom je stupcu najprije na redu { $next }.
scoreblock-doubt-elsewhere = Još jednom pet istih po pravilu ide u: { $boxes }.
scoreblock-doubt-number = Taj broj ne stane na listić.
scoreblock-entered = { $name }: { $box } { $value }
scoreblock-entered-with-extra = { $name }: { $box } { $value } i još { $bonus } dodatno
scoreblock-struck = { $name }: { $box } prekriženo
scoreblock-emptied-cell = { $name }: { $box } opet slobodno
scoreblock-undone = Poništeno
scoreblock-undo-title = Stvarno poništiti?
scoreblock-undo-agreed = { $name }, { $box }: ovdje su bile dvije različite vrijednosti, a dogovorili ste se za { $value }. Poništavanje vraća ono što je prije vrijedilo.
scoreblock-undo-overwritten = { $name }, { $box }: u međuvremenu je netko drugi upisao { $value }. Poništavanje vraća ono što je bilo prije tvog upisa.
scoreblock-undo-surely = Ipak poništi
scoreblock-undo-leave = Ostavi tako

## Contradictions

scoreblock-conflict = Dva su uređaja ovdje upisala različito. Što vrijedi?
scoreblock-conflict-names = Dva su uređaja promijenila ovo ime. Koje vrijedi?
scoreblock-conflicts = { $count ->
    [1] U jednom polju stoje dvije vrijednosti
    [one] U { $count } polju stoje dvije vrijednosti
    [few] U { $count } polja stoje dvije vrijednosti
   *[other] U { $count } polja stoje dvije vrijednosti
 }
scoreblock-conflict-look = Pogledaj
scoreblock-choose = Vrijedi { $value }

## History

scoreblock-history = Promjene
scoreblock-history-empty = Na listiću još ništa ne piše.
scoreblock-history-line = { $name }: { $box }
scoreblock-history-change = { $before } → { $after }
scoreblock-history-joined = { $name } ulazi u igru
scoreblock-history-left = { $name } više nije na listiću
scoreblock-history-back = { $name } opet na listiću
scoreblock-history-row = Novi redoslijed igrača
scoreblock-device-this = ovaj uređaj
scoreblock-device = uređaj { $number }
scoreblock-unsent = još nije poslano

## Players

scoreblock-player-name = Ime
scoreblock-player-new = Tko još igra?
scoreblock-player-add = Dodaj
scoreblock-player-rename = Preimenuj
scoreblock-player-up = { $name }: jedno mjesto naprijed
scoreblock-player-down = { $name }: jedno mjesto natrag
scoreblock-player-added = { $name } ulazi u igru.
scoreblock-player-moved = { $name } sad sjedi na mjestu { $place }.
scoreblock-player-off = Skini s listića: { $name }
scoreblock-player-off-ask = { $count ->
    [1] { $name } već ima jedan upis, bodova: { $points }.
    [one] { $name } već ima { $count } upis, bodova: { $points }.
    [few] { $name } već ima { $count } upisa, bodova ukupno: { $points }.
   *[other] { $name } već ima { $count } upisa, bodova ukupno: { $points }.
 } Ništa se ne gubi: { $name } se sa svime može vratiti u svako doba.
scoreblock-player-off-go = Skini s listića
scoreblock-player-off-done = { $name } više nije na listiću.
scoreblock-player-gone = Više ne igra
scoreblock-nobody = Na listiću trenutačno nema nikoga.
scoreblock-nobody-back = Dodaj ili vrati igrača
scoreblock-player-back = Vrati
scoreblock-player-back-of = Vrati: { $name }
scoreblock-player-back-done = { $name } je opet na listiću.
scoreblock-player-full = Na jedan listić stane najviše { $most }, uključujući one koji više ne igraju.
scoreblock-player-room = Na jedan listić stane do { $most } igrača.
scoreblock-player-twice = To ime već netko ima.
scoreblock-player-gone-twice = To ime već ima netko dolje na popisu. Vrati tu osobu ili odaberi drugo ime.
scoreblock-player-row = Ovaj redoslijed vrijedi na svim uređajima.
scoreblock-player-numbered = Igrač { $number }

## Sharing

scoreblock-share-title = Upisujte zajedno
scoreblock-share-here = Listić je zasad samo na ovom uređaju. Kad ga podijeliš, na isti listić upisuje više mobitela, svaki i bez mreže.
scoreblock-share-go = Podijeli s drugim mobitelima
scoreblock-share-scan = Skeniraj drugim mobitelom ili pošalji link. Tko ga ima, može upisivati.
scoreblock-share-qr = QR kod s linkom na ovaj listić
scoreblock-share-link = Link za upisivanje
scoreblock-share-copy = Kopiraj link
scoreblock-share-send = Pošalji link
scoreblock-share-code = Kod za prepisivanje
scoreblock-share-code-how = Na početnoj stranici „Upiši kod”. Vrijedi { $minutes } min.
scoreblock-share-watching = Samo gledaš; podijeliti može tko upisuje.
scoreblock-shared = Listić je podijeljen. Svi s linkom mogu upisivati.

## More

scoreblock-rules = Pravila
scoreblock-again = Nova partija s istim igračima
scoreblock-table = Preuzmi tablicu (CSV)
scoreblock-text = Preuzmi tekst
scoreblock-print = Ispiši
scoreblock-file = Listić { $variant }
scoreblock-keys = Na listiću: strelice i Enter, znamenke upisuju bodove, x križa, Del prazni, U poništava.

## The end

scoreblock-goes-on = Idemo dalje: upisujete na novi listić.
scoreblock-total = { $points } { $points ->
    [one] bod
    [few] boda
   *[other] bodova
 }
