# Die Computerspieler: was jeder kann, und was an einem Namen falsch sein kann.

player-random = wählt blind unter allem, was die Regeln erlauben
player-heuristic = rechnet jeden Zug zu Ende und wägt ab, was die Felder üblicherweise bringen

error-unknown-player-near = einen Spieler „{ $found }“ gibt es nicht; ist „{ $near }“ gemeint?
error-unknown-player = einen Spieler „{ $found }“ gibt es nicht; es gibt { $allowed }.
