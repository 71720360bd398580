# The review of a game: what each decision cost, what the dice gave, and what is worth learning from.

## Errors, and what a review says about itself

error-review-no-throws = nothing was thrown in this game: there is nothing to review.
error-review-estimated = this sheet is too large to be solved: all values are estimates.
error-review-unfinished = this game stopped before its end: it is reviewed as far as it goes.
error-review-running = this game still goes on at a table: it is reviewed when it is over.
error-review-no-solver = this server cannot review games: its solver is not installed.
error-review-out-of-reach = this server cannot review games of "{ $variant }": working it out takes too long here.
