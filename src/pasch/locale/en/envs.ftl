## Environments for programs that learn

error-env-option = { $name } is { $found }, but must be one of { $allowed }.
error-env-whole-number = { $name } is { $found }, but must be a whole number, { $least } or more.
error-env-no-rivals = reward="win" needs somebody to win against: opponents=["heuristic"], or a second seat at a table.
error-env-seeds = there are { $found } seeds; one for each game is { $right }, or one for the first of them.
error-env-is-over = the game is over; begin another with reset.
error-env-other-thread = this environment belongs to another thread, which began it with reset or is using it; make one for each thread.
error-env-seats = seats in the position: { $found }; in this environment: { $right }.
error-env-reset-mask = reset_mask is an array of shape { $found }; one truth value for each game is needed: { $right }.
error-env-positions = there are { $found } positions; one for each game is { $right }, or one text for all of them.
error-no-such-action = there is no action { $found }; actions are numbered from 0 to { $most }.
error-illegal-action = action { $found } is not legal at { $position }; info["action_mask"] tells which are.
error-env-actions-shape = the actions are an array of shape { $found }; one for each game is { $right }.
error-no-such-benchmark = there is no benchmark { $found }; there is { $known }.
error-env-not-exact = { $variant } is too large to be solved exactly; estimate=True takes estimates instead.
