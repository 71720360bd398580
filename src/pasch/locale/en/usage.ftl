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

replay-unfinished = The game is not over yet.
