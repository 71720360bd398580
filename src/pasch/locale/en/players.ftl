# The computer players: what each is, and what can be wrong with a name of one.

solve-stage-parts = What each column is worth
help-players = Computer players

player-beginner = still learning and often picks a weaker move; beatable without practice
player-casual = plays like a regular family; you win about half the time
player-club = plays in a club and still errs, but seldom badly
player-expert = gives almost nothing away
player-perfect = plays without a fault: the highest mean there can be, as soon as the variant is solved
player-optimal = the same as "perfect"
player-daring = takes risks: more very high and more low scores; slightly less on average
player-cautious = avoids risks: few low and few very high scores; slightly less on average
player-contender = plays to win and not for points: looks at every card and takes what wins most often; alone the same as "perfect"
player-random = picks at random among all that the rules allow
player-heuristic = plays every turn out in full and weighs what each box usually brings; nearly as strong as "perfect"

error-unknown-player-near = there is no player "{ $found }"; did you mean "{ $near }"?
error-unknown-player = there is no player "{ $found }"; there are { $allowed }.
error-risk-needs-solution = "daring" and "cautious" cannot play "{ $variant }": the variant is too large to be solved, and what is at stake cannot be estimated.
