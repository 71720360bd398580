# The computer players: what each is, and what can be wrong with a name of one.

player-random = picks at random among all that the rules allow
player-heuristic = plays every turn out in full and weighs what each box usually brings

error-unknown-player-near = there is no player "{ $found }"; did you mean "{ $near }"?
error-unknown-player = there is no player "{ $found }"; there are { $allowed }.
