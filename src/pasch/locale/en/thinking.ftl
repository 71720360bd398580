# What the server thinks about and works out: house rules, computer players, hints.

## House rules on a server

error-variant-too-large-here = this variant is too large for a server: { $rolls } different rolls on { $boxes } boxes; take fewer dice, boxes or columns.

## Thinking

solve-stage-waiting = Waiting until other variants are solved
error-thinking-failed = the server cannot think at the moment; please try again.
error-thinking-too-long = thinking took too long; please try again.
error-thinking-too-large = this takes more memory than the server gives to one question.

## The average of the best play

average-title = Average with perfect play
average-about = The average score of somebody who always makes the best move. Most games are worked out within seconds, the largest within minutes.
average-ask = Work it out
average-ask-again = Work it out again
average-ask-spread = Work out the spread
average-check = Work it out again
average-stop = Stop
average-preparing = Working it out: { $percent }%
average-spreading = Working out the spread: { $percent }%
average-points = { $mean } points
average-about-points = about { $mean } points
average-exact = Worked out exactly.
average-spread = Worked out exactly. Nine games in ten end between { $low } and { $high } points.
average-measured = Measured in { $games } games of the strongest computer player: two in three end between { $low } and { $high } points.
average-learned = Learned: the card is too large to be worked out exactly here. This is what Pasch has learned to score from many practice games; hardly more is possible.
average-rough = A rough estimate: the card is too large to be worked out exactly here. Perfect play may score a few percent more.
average-no-solver = This server cannot solve variants: the solver is not installed.
average-out-of-reach = The server tried and gave up: this variant is too large to be worked out here.
average-interrupted = The last calculation was interrupted and starts over.
average-before = Before the change: { $mean }

## Why a browser does not solve by itself

unsolved-no-simd = This browser cannot work out exact values: it lacks WebAssembly SIMD.
unsolved-no-memory = This device has too little free memory to work out exact values.
unsolved-damaged = The files for exact values are damaged or do not belong together.
unsolved-no-files = The files for exact values are missing here.
unsolved-too-many = This variant has { $cards } possible cards, too many to work out in passing; the page with its rules does so on request.
unsolved-too-large = This variant has at least { $cards } possible cards, too many to work out in a browser.
unsolved-by-server = So the server works it out.
