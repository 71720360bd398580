# The score block for real dice in the browser.

## At the top and in the menu

scoreblock-caption = Protokoll: { $variant }
scoreblock-home = Till startsidan
scoreblock-players = Spelare
scoreblock-share = Dela
scoreblock-more = Mer
scoreblock-undo = Ångra
scoreblock-open = Ansluten
scoreblock-connecting = Ansluter …
scoreblock-offline = Inget nät
scoreblock-waiting = { $count ->
    [one] en notering väntar
   *[other] { $count } noteringar väntar
 }
scoreblock-watching = Du tittar på. För att skriva med behöver du länken eller koden från någon vid bordet.
scoreblock-missing-title = Det protokollet finns inte här
scoreblock-missing-text = En del av adressen kanske saknas, eller så ligger protokollet på en annan enhet.
scoreblock-failed-title = Protokollet går inte att öppna
scoreblock-lost = Servern tog inte emot en notering: { $why }

## What stands in the boxes

scoreblock-emptied = tom
scoreblock-cell-doubtful = { $box }: { $points }, bekräftat fast det inte stämmer
scoreblock-cell-offer = { $box }, tärningarna ger { $points }
scoreblock-cell-nothing = { $box }, tärningarna ger ingenting
scoreblock-cell-conflict = { $box }: konflikt, { $values }

## The dice tray

scoreblock-tray = Skriv in tärningar
scoreblock-tray-who = Vem slog?
scoreblock-tray-due = ▸ { $name }
scoreblock-tray-of = Tärningar: { $name }
scoreblock-tray-tap = Tryck på det som tärningarna visar
scoreblock-tray-back = Radera sista tärningen
scoreblock-tray-clear = Radera
scoreblock-tray-how = Tryck in vad ni slog.
scoreblock-die-change = Ändra tärning { $place }, visar { $face }
scoreblock-die = Tärning { $face }
scoreblock-die-odd = specialtärning { $face }
scoreblock-dice-read = Slaget: { $dice }
scoreblock-dice-lie = { $count ->
    [0] Ingen tärning än
    [one] En tärning av { $most }
   *[other] { $count } tärningar av { $most }
 }
scoreblock-throws = Efter vilket kast
scoreblock-throws-last = { $throw } eller senare
scoreblock-served = Alla på ett kast
scoreblock-bring = { $name }, dina tärningar ger
scoreblock-bring-nothing = Tärningarna ger ingenting i någon ledig ruta. Tryck på rutan du vill stryka.
scoreblock-bring-elsewhere = På andra ställen ger de
scoreblock-offer = { $box } { $points }
scoreblock-offer-extra = { $box } { $points } + { $bonus }

## Entering

scoreblock-entry-title = { $name }: { $box }
scoreblock-stands = Här står { $value }.
scoreblock-stands-dice = Här står { $value }, slaget med { $dice }.
scoreblock-dice = Tärningar
scoreblock-points = Poäng
scoreblock-points-other = Annat tal
scoreblock-enter = För in
scoreblock-enter-points = För in { $points }
scoreblock-enter-extra = För in { $points }, plus { $bonus } extra
scoreblock-nothing-here = Tärningarna ger ingenting här.
scoreblock-strike = Stryk
scoreblock-strike-with = Stryk med de här tärningarna
scoreblock-empty = Töm
scoreblock-sure = För in ändå
scoreblock-think-again = Ändra
scoreblock-doubt-impossible = { $points } går inte i { $box }. Möjliga poäng: { $allowed }.
scoreblock-span = { $from } till { $to }
scoreblock-doubt-line = I den här kolumnen kommer { $next } först.
scoreblock-doubt-elsewhere = Enligt reglerna ska fem lika en gång till in i: { $boxes }.
scoreblock-doubt-number = Det talet passar inte i ett protokoll.
scoreblock-entered = { $name }: { $box } { $value }
scoreblock-entered-with-extra = { $name }: { $box } { $value }, plus { $bonus } extra
scoreblock-struck = { $name }: { $box } struken
scoreblock-emptied-cell = { $name }: { $box } är ledig igen
scoreblock-undone = Ångrat
scoreblock-undo-title = Vill du verkligen ångra?
scoreblock-undo-agreed = { $name } hade två olika värden i { $box }, och ni enades om { $value }. Om du ångrar gäller det som stod där förut.
scoreblock-undo-overwritten = Någon annan har sedan dess fört in { $value } för { $name } i { $box }. Om du ångrar gäller det som stod där före din notering.
scoreblock-undo-surely = Ångra ändå
scoreblock-undo-leave = Låt det stå

## Contradictions

scoreblock-conflict = Två enheter har skrivit olika här. Vad gäller?
scoreblock-conflict-names = Två enheter har ändrat namnet. Vilket gäller?
scoreblock-conflicts = { $count ->
    [one] I en ruta står två värden
   *[other] I { $count } rutor står två värden
 }
scoreblock-conflict-look = Visa
scoreblock-choose = { $value } gäller

## History

scoreblock-history = Ändringar
scoreblock-history-empty = Inget står i protokollet än.
scoreblock-history-line = { $name }: { $box }
scoreblock-history-change = { $before } → { $after }
scoreblock-history-joined = { $name } är med
scoreblock-history-left = { $name } inte kvar i protokollet
scoreblock-history-back = { $name } tillbaka i protokollet
scoreblock-history-row = Ny ordning på spelarna
scoreblock-device-this = den här enheten
scoreblock-device = enhet { $number }
scoreblock-unsent = inte skickat än

## Players

scoreblock-player-name = Namn
scoreblock-player-new = Vem ska vara med?
scoreblock-player-add = Lägg till
scoreblock-player-rename = Byt namn
scoreblock-player-up = Flytta { $name } ett steg framåt
scoreblock-player-down = Flytta { $name } ett steg bakåt
scoreblock-player-added = { $name } är med.
scoreblock-player-moved = { $name } sitter nu på plats { $place }.
scoreblock-player-off = Ta bort { $name } från protokollet
scoreblock-player-off-ask = { $count ->
    [one] { $name } har redan en notering, värd { $points } poäng.
   *[other] { $name } har redan { $count } noteringar, { $points } poäng sammanlagt.
 } Inget går förlorat: du kan när som helst hämta tillbaka { $name } med allt.
scoreblock-player-off-go = Ta bort spelaren
scoreblock-player-off-done = { $name } är inte kvar i protokollet.
scoreblock-player-gone = Inte längre med
scoreblock-nobody = Just nu står ingen i protokollet.
scoreblock-nobody-back = Lägg till eller hämta tillbaka någon
scoreblock-player-back = Hämta tillbaka
scoreblock-player-back-of = Hämta tillbaka { $name }
scoreblock-player-back-done = { $name } är tillbaka i protokollet.
scoreblock-player-full = Fler än { $most } får inte plats i ett protokoll; de som inte längre är med räknas också.
scoreblock-player-room = Ett protokoll har plats för högst { $most } spelare.
scoreblock-player-twice = Någon heter redan så.
scoreblock-player-gone-twice = Någon här nedanför heter redan så. Hämta tillbaka den personen eller välj ett annat namn.
scoreblock-player-row = I den här ordningen står ni på alla enheter.
scoreblock-player-numbered = Spelare { $number }

## Sharing

scoreblock-share-title = Skriv tillsammans
scoreblock-share-here = Än så länge finns protokollet bara på den här enheten. När du delar det kan flera mobiler skriva i samma protokoll, även utan nät.
scoreblock-share-go = Dela med andra mobiler
scoreblock-share-scan = Skanna med den andra mobilen, eller skicka länken. Den som har den kan skriva med.
scoreblock-share-qr = QR-kod med länken till protokollet
scoreblock-share-link = Länk för att skriva med
scoreblock-share-copy = Kopiera länk
scoreblock-share-send = Skicka länk
scoreblock-share-code = Kod att skriva in
scoreblock-share-code-how = På startsidan, ”Ange en kod”. Den gäller i { $minutes } minuter.
scoreblock-share-watching = Du tittar bara på; bara de som skriver kan dela.
scoreblock-shared = Protokollet är delat. Alla med länken kan skriva med.

## More

scoreblock-rules = Regler
scoreblock-again = Nytt spel med samma spelare
scoreblock-table = Ladda ner tabell (CSV)
scoreblock-text = Ladda ner text
scoreblock-print = Skriv ut
scoreblock-file = Protokoll { $variant }
scoreblock-keys = I protokollet: piltangenter och Enter, siffror för in poäng, x stryker, Del tömmer, U ångrar.

## The end

scoreblock-goes-on = Då kör vi: ni fortsätter i ett nytt protokoll.
scoreblock-total = { $points } poäng
