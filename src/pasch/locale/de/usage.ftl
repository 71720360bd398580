# Falsche Benutzung der Kommandozeile.

usage-help = „{ $command }“ hilft.
usage-unknown-option = Die Option „{ $given }“ gibt es nicht.
usage-unknown-option-near = Die Option „{ $given }“ gibt es nicht; ist „{ $near }“ gemeint?
usage-unknown-command = Den Befehl „{ $given }“ gibt es nicht.
usage-unknown-command-near = Den Befehl „{ $given }“ gibt es nicht; ist „{ $near }“ gemeint?
usage-missing = { $name } fehlt.
usage-bad-value = { $name } kennt nur { $allowed }.
usage-option-value = „{ $option }“ braucht einen Wert.
usage-unexpected = „{ $found }“ ist ein Argument zu viel.
usage-interrupted = Abgebrochen.
usage-our-mistake = Das ist ein Fehler von Pasch, nicht von dir ({ $error }). Mit --debug steht dabei, wo.

replay-unfinished = Das Spiel ist noch nicht zu Ende.
