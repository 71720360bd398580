# Programs that play: "pasch engine", "pasch match", "pasch bot".

help-engine =
    Spela åt ett annat program, som rad för rad säger vad det vill veta.

    Protokollet liknar UCI för schack, och docs/engine.md har hela: ”pasch” frågar vem som är där, ”rules id kniffel” och
    ”ready” förbereder ett spel, ”position …” och ”go” ber om ett beslut, ”quit” avslutar. Programmet som frågar slår
    tärningarna. Inget spel blir ihågkommet från en fråga till nästa.
help-engine-level = Vilken datorspelare som bestämmer, om det andra programmet inte säger något annat.
help-engine-seed = Vad lottade beslut följer av: samma frö och ställning ger samma beslut.
metavar-level = NIVÅ

help-match =
    Låt program och datorspelare spela mot varandra.

    PROGRAM är namnet på en datorspelare (se nedan), eller kommandot för ett program inom citattecken som talar
    protokollet i docs/engine.md: till exempel "python min_bot.py" eller "pasch engine --level club". Alla sitter vid
    ett bord och flyttar en plats från spel till spel. Ett program som inte svarar i tid, skickar för mycket, kraschar
    eller vill något som reglerna förbjuder förlorar det spelet, och är med igen i nästa.

    Turen räknas bort ur resultatet: det som kast gav utöver vad perfekt spel kunde vänta sig av dem. Snitten förblir
    desamma, och det krävs mycket färre spel.
help-match-variant = En variant som följer med Pasch, eller din egen TOML-fil.
help-match-games = Hur många spel.
help-match-time = Hur många sekunder ett program får tänka på varje beslut.
help-match-start = Hur många sekunder ett program får ta på sig för att göra sig redo för varianten.
help-match-seed = Vilket ord eller tal som helst: samma frö ger samma tärningar. Utan detta dras ett, och det visas.
help-match-out = Spara en inspelning av varje spel i den här mappen.
help-match-with-luck = Lämna turen kvar: då behöver inget räknas ut först.
help-match-threads = Hur många spel som spelas samtidigt. Utan detta ett per processor.
metavar-engines = PROGRAM
metavar-start = SEKUNDER

match-engine = Program
match-mean = Snitt
match-fair-mean = Utan tur
match-wins = Vinster
match-fair-wins = Utan tur
match-interval = Efter ± står hur mycket var och en kan vara fel, nitton gånger av tjugo.
match-luck-exact = Turen är exakt bestämd, efter perfekt spel.
match-luck-learned = Turen är bestämd efter inlärda värden: snitten stämmer ändå, bara mindre noga.
match-luck-rough = Turen är bestämd efter grova värden: snitten stämmer ändå, bara mindre noga.
match-fewer = Utan tur säger så många gånger färre spel lika mycket om snittet: { $times }.
match-fault = { $engine } förlorade { $games ->
    [one] ett spel
   *[other] { $games } spel
 } (först nr { $game }): { $why }

help-bot =
    Låt ett program eller en datorspelare vara med i ett spel på en server.

    LÄNK är inbjudan till ett bord (”Nytt spel” gör en för varje plats via länk). PROGRAM är kommandot för ett program
    inom citattecken som talar protokollet i docs/engine.md, eller namnet på en datorspelare (se nedan). Det tar nästa
    lediga plats och spelar till slutet; en bruten anslutning görs om.
help-bot-name = Vad det heter vid bordet. Annars som det kallar sig själv.
help-bot-time = Hur många sekunder programmet får tänka på varje beslut.
help-bot-stay = Vänta på revansch efter varje spel, högst en timme.
metavar-link = LÄNK
metavar-program = PROGRAM

bot-seated = Sitter vid bordet, plats { $seat }.
bot-playing = Ansluten.
bot-lost = Anslutningen bröts; försöker igen …
bot-back = Ansluten igen.
bot-again = Programmet startas om: { $why }
bot-over = Spelet är slut: plats { $place } av { $seats } med { $total } poäng.
bot-dice-fair = Tärningarna var ärliga: fingeravtrycket syntes före första kastet, och talet som drogs här ingår i alla { $throws } kast.
bot-dice-fixed = Tärningarna var bestämda i förväg: fingeravtrycket syntes före första kastet, och alla { $throws } kast följer av det; det här programmet drog inget eget tal.
bot-dice-consistent = Spelet motsäger inte sig självt: dess { $throws } kast följer av hemligheten; fingeravtrycket syntes inte före första kastet.
bot-dice-none = Servern har inte visat något som tärningarna kunde kontrolleras med.

## Errors

error-engine-rules = ”rules { $found }” anger inga regler; det ska vara rules id ID, rules hash HASH eller rules document "TEXT".
error-engine-document = ett dokument är hela dess text inom citattecken, som JSON skriver dem; det här börjar med { $found }.
error-engine-no-such-hash = inga regler har hashen ”{ $found }”.
error-engine-go = något saknas efter ”{ $word }”.
error-engine-time = ”{ $found }” är ingen tid; välj 1 till { $most } millisekunder.
error-engine-shown = ”{ $found }” möjligheter går inte att visa; välj 0 till { $most }.
error-engine-line = en rad har högst { $most } tecken.
error-engine-no-position = det finns ingen ställning att bestämma i; säg ”position” först.
error-engine-level-objective = nivån { $level } spelar på snittet; bara perfect följer målet { $objective }.
error-engine-mistake = det här är ett fel i Pasch: { $error }.
error-engine-command = ”{ $found }” är varken en datorspelare eller ett kommando.
error-engine-start = ”{ $command }” går inte att starta: { $reason }.
error-engine-hangs = inget svar kom i tid.
error-engine-floods = mer än { $most } byte kom före ett svar.
error-engine-died = programmet har avslutats med status { $status }; dess sista ord: { $words }.
error-engine-silent = programmet har stängt sin utmatning.
error-engine-illegal = det vill ”{ $found }”: { $why }.
error-engine-answers-twice = det har svarat fler gånger än det blev tillfrågat.
error-engine-refuses = det spelar inte de här reglerna: { $words }.
error-engine-other-rules = det spelar efter andra regler: ”{ $found }” i stället för { $right }.
error-match-cannot = ”{ $engine }” kan inte spela här: { $why }.
error-match-alone = en match kräver minst två.
error-match-time = ”{ $found }” är ingen tid; välj 0,001 till { $most } sekunder.
error-bots-missing = det här kräver paketet websockets, som inte är installerat; installera det med: pip install "pasch[bots]".
error-bot-link = ”{ $found }” är ingen länk att sätta sig med; den ser ut som http://server/t/BORD#i=INBJUDAN.
error-bot-pad = det här är ett protokoll för riktiga tärningar; här finns inget att spela.
error-bot-no-seat = länken öppnar ingen plats vid det här bordet.
error-bot-replaced = en datorspelare har tagit över platsen.
error-bot-no-table = bordet finns inte längre (HTTP { $status }).
error-bot-no-server = { $server } svarar inte: { $reason }.
error-bot-lost = { $server } har inte svarat på flera minuter.
error-bot-refused = servern nekar: { $words } ({ $code }).
error-bot-unreadable = servern skickar något som inte går att läsa: { $place } saknas eller är fel.
error-bot-out-of-order = servern berättar i fel ordning: händelse { $seq } ({ $type }) kan inte komma nu.
error-bot-impossible = servern berättar om händelse { $seq }, som inte kan ha hänt: { $why }.
error-bot-too-large = servern skickar mer än { $most } byte på en gång.
error-bot-dice = tärningarna i spelet stämde INTE: { $what }.
