# The server: its command, and what cannot be done at a table or with a request.

## The command

help-serve =
    The table in the browser: starts Pasch's server.

    It runs until Ctrl+C ends it; every table stays as it was. Whoever opens the address that is shown can play: without
    --host only on this machine.
help-serve-host = The address that the server is reached at; 0.0.0.0 lets every device in the network in.
help-serve-port = The port; 0 takes any that is free.
help-serve-name = A name under which browsers reach the server, for example pasch.example; once for each. Addresses in numbers and the names of this machine always work.
help-serve-open = Open the browser at once, or not; the last one given counts.
help-serve-workers = In how many processes; more than one needs PostgreSQL (--database).
help-serve-connections = How many connections one address may hold open at once.
help-serve-megabytes-a-day = How many megabytes one address may store a day.
help-serve-variants = Lists the house rules in this folder (a TOML file each) like the variants that come with Pasch.
help-serve-no-limits = Do not limit how much one address may ask for at once: for measuring.
help-serve-no-ahead = Do not work out in the background what hints and computer players need: only when somebody asks.
help-serve-log-format = The log as sentences about what goes wrong (text), or as a line of JSON for every event (json). Without it, a terminal gets sentences, and everything else JSON.
help-serve-settings = Takes options from this TOML file, under their names: port = 8080. The command line and the environment (PASCH_PORT) count before it.
help-serve-root-path = The path under which the server is reached behind a proxy, such as /pasch.
help-serve-proxy = The address or network of a proxy whose X-Forwarded headers are believed; once for each. Without it, only a proxy on this machine.

help-site =
    A folder to play in the browser without a server, for any web space.

    FOLDER is new, or replaces a site that was written earlier. Any web space can serve it, also under a path such as
    /games/pasch/. Everything that works at one device works there, house rules with --house-rules; tables for
    several devices need "pasch serve".
help-site-tables = With tables for hints and reviews of those variants, too, that no browser solves by itself; computing them takes up to half an hour the first time.
help-site-house-rules = With house rules, which the browser checks by itself: Pyodide and a package for it come from this folder, 9 MB; if something is missing, you are told how to get it.
site-written = { $folder } is ready ({ $size }): upload the folder as it is to a web space.
site-without-solver = Without the solver for browsers there are only rough hints there: "make kernels" compiles it, then write the site again.

error-server-missing = this needs the packages of the server, which are not installed; install them with: pip install "pasch[server]".
error-site-reader-missing = { $folder } lacks { $file }; get the file there with "{ $command }".

metavar-host = ADDRESS
metavar-names = NAME
metavar-port = PORT
metavar-connections = NUMBER
metavar-megabytes-a-day = NUMBER
metavar-workers = NUMBER

serve-ready = Pasch is ready: { $address } (Ctrl+C ends it)
serve-first = Open this address in a browser and play. Tables and games are kept in { $file }
serve-open = Mind: other devices in the network reach this server, too.
serve-in-container = Other devices reach this server by the address of the machine that runs the container, at the port published there.
serve-open-at = Mind: other devices in the network reach this server, too, a phone at { $address }, say
serve-waits-port = port { $which } is still taken; waiting up to { $seconds } seconds, in case a server there is just ending.
serve-waits-store = the database { $which } is still in use; waiting up to { $seconds } seconds, in case a server there is just ending.

## What the log says at a terminal

log-our-mistake = Pasch has made a mistake
log-event-loop = Pasch has made a mistake
log-purge-failed = Expired tables could not be deleted; Pasch tries again in an hour
log-not-prepared = Hints for a game could not be worked out
log-not-solved-ahead = A game could not be worked out ahead; there will be hints later, or only estimates
log-learned-unused = What was learned about a game cannot be used; hints are rough estimates
log-computer-player-failed = A computer player could not decide; Pasch tries again
log-computer-player-stopped = A computer player has stopped; it goes on when somebody opens the table
log-catching-up-failed = A table could not be read from the database; Pasch tries again when somebody opens it
log-store-write-failed = Nothing can be stored at the moment; is the disk full?
log-store-displaced = The database is no longer the file that was opened: it was deleted or replaced, or its disk is gone. Put it back, or start Pasch again
log-store-writes-again = Everything is stored again
log-store-listening-lost = The connection to the database is lost; Pasch tries again

error-port-taken = port { $port } is taken; choose another one with --port, for example --port 8001.
error-port-denied = port { $port } cannot be opened: { $reason }.

## Requests that the server cannot read

error-request-not-json = this is no JSON.
error-request-empty = the request has no content, or does not say that it is JSON.
error-request-other-type = the content of the request is sent as "{ $found }"; this server reads application/json.
error-request-unreadable = the request cannot be read.
error-request-too-large = the request is larger than { $limit } kB.
error-header-too-large = the header of the request is larger than { $limit } kB, or has too many lines.
error-unknown-host = this server is not set up for the name "{ $name }"; whoever runs it starts it with "--name { $name }" for that.
error-not-spelt-so = { $found } is not possible here; its form is { $pattern }.
error-no-such-method = this address cannot be used like that.
error-foreign-origin = the request comes from a page of somebody else.
error-hello-first = the first message must be "hello".
error-hello-twice = "hello" comes only once; connect anew to show other keys.
error-client-not-built = the pages for the browser are missing: "make play", or "npm run build" in the folder web, builds them.
error-kernel-missing = this server has no solver for browsers: "make kernels" compiles it.
