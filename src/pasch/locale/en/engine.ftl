# Programs that play: "pasch engine", "pasch match", "pasch bot".

help-engine =
    Play for another program, which says line by line what it wants to know.

    The protocol is like UCI's for chess, and docs/engine.md has all of it: "pasch" asks who is there, "rules id kniffel"
    and "ready" prepare a game, "position …" and "go" ask for a decision, "quit" ends. The program that asks rolls the
    dice. No game is remembered from one question to the next.
help-engine-level = Which computer player decides, unless the other program says otherwise.
help-engine-seed = What decisions that are drawn follow from: the same seed and position bring the same one.
metavar-level = LEVEL

help-match =
    Let programs and computer players play against each other.

    ENGINE is the name of a computer player (see below), or the command of a program in quotes that speaks the protocol
    of docs/engine.md: "python my_bot.py", say, or "pasch engine --level club". All sit at one table and move on by one
    seat from game to game. A program that does not answer in time, floods, dies or wants what the rules forbid
    loses that game, and the next one is played with it again.

    Luck is taken out of the result: what rolls brought beyond what the best play could expect of them. That leaves the
    means as they are and takes far fewer games.
help-match-variant = A variant that comes with Pasch, or a TOML file of your own.
help-match-games = How many games.
help-match-time = How many seconds a program may think about each decision.
help-match-start = How many seconds a program may take to get ready for the variant.
help-match-seed = Any word or number: the same seed brings the same dice. Without it, one is drawn and shown.
help-match-out = Keep each game as a record in this folder.
help-match-with-luck = Leave luck in: nothing has to be solved first.
help-match-threads = How many games are played at the same time. Without it, one for each processor.
metavar-engines = ENGINE
metavar-start = SECONDS

match-engine = Engine
match-mean = Mean
match-fair-mean = Without luck
match-wins = Wins
match-fair-wins = Without luck
match-interval = Behind ± is by how much each may be off, nineteen times in twenty.
match-luck-exact = Luck is told exactly, by the best play.
match-luck-learned = Luck is told by learned values: the means are right all the same, only less exact.
match-luck-rough = Luck is told by rough values: the means are right all the same, only less exact.
match-fewer = Without luck, so many times fewer games tell as much about the mean: { $times }.
match-fault = { $engine } lost { $games ->
    [one] one game
   *[other] { $games } games
 } (first no. { $game }): { $why }

help-bot =
    Have a program or a computer player take part in a game on a server.

    LINK is the invitation of a table ("New game" makes one for each seat by link). PROGRAM is the command of a program
    in quotes that speaks the protocol of docs/engine.md, or the name of a computer player (see below). It takes the
    next free seat and plays to the end; a lost connection is made anew.
help-bot-name = What it is called at the table. Otherwise as it calls itself.
help-bot-time = How many seconds the program may think about each decision.
help-bot-stay = Wait for a rematch after each game, for an hour at most.
metavar-link = LINK
metavar-program = PROGRAM

bot-seated = Sits at the table, seat { $seat }.
bot-playing = Connected.
bot-lost = Connection lost; trying again …
bot-back = Connected again.
bot-again = The program is started again: { $why }
bot-over = The game is over: place { $place } of { $seats } with { $total } { $total ->
    [one] point
   *[other] points
 }.
bot-dice-fair = The dice were fair: the fingerprint was seen before the first roll, and the number drawn here is in all { $throws } rolls.
bot-dice-fixed = The dice were fixed beforehand: the fingerprint was seen before the first roll, and all { $throws } rolls follow; this program drew no number itself.
bot-dice-consistent = The game is consistent in itself: its { $throws } rolls follow from the secret; the fingerprint was not seen before the first roll.
bot-dice-none = The server has not shown anything by which its dice could be checked.

## Errors

error-engine-rules = "rules { $found }" says no rules; it must be rules id ID, rules hash HASH or rules document "TEXT".
error-engine-document = a document is its whole text in quotation marks, as JSON writes them; this begins with { $found }.
error-engine-no-such-hash = no rules have the hash "{ $found }".
error-engine-go = behind "{ $word }" something is missing.
error-engine-time = "{ $found }" is no time; choose 1 to { $most } milliseconds.
error-engine-shown = "{ $found }" options cannot be shown; choose 0 to { $most }.
error-engine-line = a line has at most { $most } letters.
error-engine-no-position = there is no position to decide; say "position" first.
error-engine-level-objective = the level { $level } plays for the mean; only perfect follows the objective { $objective }.
error-engine-mistake = this is a mistake in Pasch: { $error }.
error-engine-command = "{ $found }" is neither a computer player nor a command.
error-engine-start = "{ $command }" cannot be started: { $reason }.
error-engine-hangs = no answer came in time.
error-engine-floods = more than { $most } bytes came before an answer.
error-engine-died = the program has ended with status { $status }; its last words: { $words }.
error-engine-silent = the program has closed its output.
error-engine-illegal = it wants "{ $found }": { $why }.
error-engine-answers-twice = it has answered more often than it was asked.
error-engine-refuses = it does not play these rules: { $words }.
error-engine-other-rules = it plays by other rules: "{ $found }" instead of { $right }.
error-match-cannot = "{ $engine }" cannot play here: { $why }.
error-match-alone = a match takes two at least.
error-match-time = "{ $found }" is no time; choose 0.001 to { $most } seconds.
error-bots-missing = this needs the package websockets, which is not installed; install it with: pip install "pasch[bots]".
error-bot-link = "{ $found }" is no link to sit down with; it looks like http://server/t/TABLE#i=INVITATION.
error-bot-pad = this is a score pad for real dice; there is nothing to play.
error-bot-no-seat = the link opens no seat at this table.
error-bot-replaced = a computer player has taken over the seat.
error-bot-no-table = there is no such table any more (HTTP { $status }).
error-bot-no-server = { $server } does not answer: { $reason }.
error-bot-lost = { $server } has not answered for minutes.
error-bot-refused = the server refuses: { $words } ({ $code }).
error-bot-unreadable = the server sends what cannot be read: { $place } is missing or wrong.
error-bot-out-of-order = the server tells what happened out of order: event { $seq } ({ $type }) cannot come next.
error-bot-impossible = the server tells of event { $seq }, which cannot be: { $why }.
error-bot-too-large = the server sends more than { $most } bytes at once.
error-bot-dice = the dice of this game were NOT right: { $what }.
