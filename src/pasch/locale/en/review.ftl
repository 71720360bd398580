# The review of a game: what each decision cost, what the dice gave, and what is worth learning from.

## Errors, and what a review says about itself

error-review-no-throws = nothing was thrown in this game: there is nothing to review.
error-review-estimated = this sheet is too large to be solved: all values are estimates.
error-review-unfinished = this game stopped before its end: it is reviewed as far as it goes.
