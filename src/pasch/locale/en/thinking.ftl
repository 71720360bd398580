# What the server thinks about and works out: house rules, computer players, hints.

## House rules on a server

error-variant-too-large-here = this variant is too large for a server: { $rolls } different rolls on { $boxes } boxes; take fewer dice, boxes or columns.

## Thinking

solve-stage-waiting = Waiting until other variants are solved
error-thinking-failed = the server cannot think at the moment; please try again.
error-thinking-too-long = thinking took too long; please try again.
