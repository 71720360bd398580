# Wrong usage of the command line.

usage-help = "{ $command }" helps.
usage-unknown-option = There is no option "{ $given }".
usage-unknown-option-near = There is no option "{ $given }"; did you mean "{ $near }"?
usage-unknown-command = There is no command "{ $given }".
usage-unknown-command-near = There is no command "{ $given }"; did you mean "{ $near }"?
usage-missing = { $name } is missing.
usage-bad-value = { $name } must be one of { $allowed }.
usage-option-value = "{ $option }" needs a value.
usage-unexpected = "{ $found }" is one argument too many.
usage-interrupted = Interrupted.
usage-our-mistake = This is a mistake in Pasch, not yours ({ $error }). With --debug it says where.
usage-no-cache = There is no place for a cache in your home folder: compiled code and solutions were not kept.
error-file-unusable = { $file } cannot be used: { $reason }.
error-output-closed = standard output is closed.
error-output-lost = standard output cannot be written: { $reason }.

replay-unfinished = The game is not over yet.

## pasch serve

error-serve-port = a port is a number from { $least } to { $most }, not "{ $found }".
error-serve-name = "{ $found }" is no name of a server; it looks like pasch.example.
error-serve-workers = the number of processes is between { $least } and { $most }, not "{ $found }".
error-serve-connections = the number of connections is between { $least } and { $most }, not "{ $found }".
error-serve-megabytes = the number of megabytes is between { $least } and { $most }, not "{ $found }".
error-serve-host = "{ $host }" is no address of this machine.
error-serve-root-path = "{ $found }" is not a possible path; write it like /pasch.
error-serve-proxy-all = "{ $found }" is every address: anybody could then pretend to be anybody. Name the proxy's own, such as 10.0.0.2.
error-serve-proxy = "{ $found }" is no address or network of a proxy; it looks like 10.0.0.2 or 10.0.0.0/8.

## At the table of the terminal, and commands

error-would-be-lost = { $file } is what is read here, and would be lost: name another file to write.
error-dice-needed = { $count ->
    [one] one die was rolled: type what it shows
   *[other] { $count } dice were rolled: type what they show
 }; "{ $found }" is something else.
error-buy-names-dice = say which dice stay when you buy a roll: $44, say, or $- to roll all of them again.
error-enter-goes-on = only Enter goes on; u takes the last choice back.
error-dice-awaited = { $count ->
    [one] one die was rolled: type what it shows.
   *[other] { $count } dice were rolled: type what they show.
 }
error-nothing-typed = { $moment ->
    [before] Enter rolls, ! and a name announces a box.
    [announce] a box is due to be announced: ! and its name.
    [decide-last] type a box, or x and a box to cross out.
   *[decide] type the dice to hold (- rolls all again), or a box.
 }
error-line-needs-sign = no dice show "{ $found }"; if you mean the line, type #{ $found }.
error-too-many-dice = those are { $found } dice; the game has { $count }.
error-no-odd-die = a + stands before what odd dice show; there are not so many kinds of dice here.
error-odd-die-unclear = "{ $found }" leaves open what odd dice show; they stand behind a +: { $choices }?
error-no-such-column = the pad has no column { $found }; there are { $most }.
error-line-not-in-column = column { $column } has no box in line { $line }.
error-no-such-line = the pad has no line { $found }; there are { $most }.
error-no-unfinished-game = there is no unfinished game to go on with.
error-game-finished = the game in { $file } is over; "pasch replay" shows it.
error-save-exists = { $file } exists already; "--resume --save { $file }" goes on with the game in it.
error-no-such-seat-kind = "{ $found }" cannot sit down; a seat is "you" or a computer player ({ $allowed }), with a name if you like, as in "you:Anna".
error-two-seats-one-name = two seats are called "{ $name }"; give them names of their own, as in "you:Anna".
error-resume-takes-no-variant = "{ $variant }" belongs to a new game; a game taken up again keeps its variant.
error-no-such-first = "{ $found }" does not sit at the table; { $allowed } can begin.
error-resume-takes-no = "{ $option }" belongs to a new game; a game taken up again keeps its own.
error-review-only-games = a review needs a recorded game with its rolls, or for a pad without any its variant, such as --variant kniffel.
error-review-several = this file holds { $games } games: --game says which, such as --game 1; "pasch stats" adds all of them up.
error-review-no-such-game = { $games ->
    [one] this file holds only one game.
   *[other] this file holds only { $games } games.
 }
error-review-block-no-page = there are no pages about a pad without rolls; "pasch sheet" prints it.
error-site-folder-taken = { $folder } contains something other than an earlier site; choose a new or an empty folder.
error-settings-kind = "{ $name }" must be { $kind ->
    [switch] true or false.
    [list] a list of texts: ["…", "…"].
   *[one] one text or whole number.
 }
error-workers-need-postgresql = several processes need PostgreSQL; give its address with --database.
error-json-twice = the key "{ $key }" stands twice in one object; only one of them could count.
error-print-long-name = the name "{ $found }" is too long for a column: { $most } characters at most.
error-count-below-one = { $name } is { $found }; at least 1 is needed.
error-unknown-language = there is no language { $found } here; choose { $allowed }.
