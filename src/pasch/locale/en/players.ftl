# The computer players: what each is, and what can be wrong with a name of one.

solve-stage-parts = What each column is worth
help-players = Computer players

player-beginner = still learning: sees what would be good and often takes something weaker; can be beaten without practice
player-casual = plays like a family that does so now and then: an opponent whom you beat about every second time
player-club = plays in a club and still errs, but seldom badly
player-expert = gives next to nothing away
player-perfect = plays without a fault: the highest mean there can be, as soon as the variant is solved
player-optimal = the same as "perfect"
player-daring = seeks the risk: more often very much and more often little, somewhat less in the mean
player-cautious = shuns the risk: seldom little, seldom very much, somewhat less in the mean
player-contender = plays to win and not for points: looks at every card and takes what wins most often; alone the same as "perfect"
player-random = picks at random among all that the rules allow
player-heuristic = plays every turn out in full and weighs what each box usually brings; nearly as strong as "perfect"

error-unknown-player-near = there is no player "{ $found }"; did you mean "{ $near }"?
error-unknown-player = there is no player "{ $found }"; there are { $allowed }.
error-risk-needs-solution = "daring" and "cautious" cannot play "{ $variant }": the variant is too large to be solved, and what is at stake cannot be estimated.
