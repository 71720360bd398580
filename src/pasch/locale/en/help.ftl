# Help pages of the commands that play and check games.

help-option-debug = With an error, show where in the program it came from.

help-play =
    Play a game at this terminal.

    VARIANT is one that comes with Pasch ("pasch variants" lists them) or the TOML file of your own; without it, Kniffel.
    At the table, ? shows what you can type. Every roll and choice is on disk before you see it: stop at any moment and
    go on with --resume.
help-play-seats = Who plays: "you" and computer players (see below), separated by commas, with names if you like: you:Anna,you:Ben,casual. Default: you,casual.
help-play-direction = Who comes next: clockwise the next in --seats, otherwise the one before. Without it, as the variant says.
help-play-first = Who begins: a number or a name from --seats. Otherwise you roll for the start.
help-play-seed = Any word or number: the same seed gives the same dice.
help-play-save = Keep the game in this file instead of the user's folder for games.
help-play-resume = Go on with the game played last that is not over, or with the one in --save.
help-play-real-dice = You roll real dice and type what they show.
help-play-plain = Line by line, for a screen reader or a script.

help-block =
    Check a filled-in score pad and add it up.

    FILE holds one line a box: its name, then the points of each game; - or x for a crossed-out box. Text, CSV and a
    spreadsheet's CSV are read, "-" is standard input. Sums on the pad are checked too.

help-replay =
    Check a recorded game and show it; "-" is standard input.

metavar-begins = WHO
metavar-seats = WHO
metavar-seed = SEED
metavar-save_path = FILE
