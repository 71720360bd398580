# The review of a game: what each decision cost, what the dice gave, and what is worth learning from.

help-review =
    Review a game: what each decision cost, what the dice gave, and what to learn from it.

    FILE is a recorded game, as text or as JSON; "-" is standard input. Each player's luck and losses are told, three decisions
    to learn from with the reasons why something else was better, and how the game went. A variant that is not solved yet
    is solved first. A game that stopped before its end is reviewed as far as it goes. With --variant, a pad without rolls is
    compared box by box with the best play. A file may hold several games, one after the other: --game says which.
    docs/review.md has every formula.
help-review-all = List every decision that lost something, in the order of the game.
help-review-variant = The variant of your own that the game is of, as a TOML file; for a pad always, even one such as "kniffel".
help-review-game = Of several games in the file, the one with this number.
help-review-html = As a page to hand round into this HTML file; "-" writes it to standard output.
help-review-pdf = As PDF with everybody's card into this file; "-" likewise.
help-review-paper = The paper of the PDF file.
metavar-html = FILE

review-title = Review · { $variant }
review-total = Final total
review-expected = To be expected
review-lost = Lost by decisions
review-lost-win = Chance to win lost, in percentage points
review-counted = Decisions that mattered
review-per-decision = On average at each of them
review-row-inaccuracy = A little better was possible
review-row-mistake = Better was possible
review-row-blunder = Much better was possible
review-band-row = About as good as the computer
review-between = { $lowest } to { $highest }
review-all = All losses
review-moment = round { $turn }, { $throw ->
    [0] before the first roll
   *[other] roll { $throw }: { $dice }
 }
review-points = { $points } points
review-instead = Done: { $chosen }. Better: { $best }.
review-done = Done: { $chosen }.
review-themes = Where most was lost
review-fortunes = The dice

## Reasons: why the better of two actions is better. Each number is computed; points and chances come with their unit.

review-below = below { $bound }
review-above = above { $bound }
reason-tier = { $bonus ->
    [Bonus] the bonus
   *[other] { $bonus }
 } ({ $threshold }+)
reason-against = Against "{ $action }": { $reasons }
reason-equal = Both are exactly equal in value.
reason-near = Almost equal: only { $points } points apart.
# Both end the turn: $now is what one brings more or less at once, $later what $box left free is worth more afterwards than $other,
# or less.
reason-now = { $sign ->
    [less] It brings { $now } { $now ->
        [one] point
       *[other] points
     } less now
   *[more] It brings { $now } { $now ->
        [one] point
       *[other] points
     } more now
    [same] Both bring the same now
 }{ $balance ->
    [but-more] , but { $box } left free is worth { $later } points more afterwards than { $other }.
   *[and-more] , and { $box } left free is worth { $later } points more afterwards than { $other }.
    [less] , even though { $other } left free would be worth { $later } points more afterwards than { $box }.
    [same] , and { $box } left free is worth as much afterwards as { $other }.
 }
# The same where only bonuses count, and both bring as much of them now.
reason-later = { $after ->
   *[more] { $box } left free is worth { $later } points more afterwards than { $other }.
    [same] { $box } left free is worth a little more afterwards than { $other }.
 }
reason-bonus = Chance of { $box }: { $better } instead of { $worse }.
reason-turn = The turn ends in { $box } more often: { $better } instead of { $worse }.
reason-aim = Chance of { $box } this turn: { $better } instead of { $worse }.
reason-game = Chance of { $box } by the end of the game: { $better } instead of { $worse }.
reason-struck = { $box } is still in reach: the chance is { $better }.
reason-unlikely = The chance of { $box } was down to { $worse }.
reason-miss = Risk of having to cross out a box this turn: { $better } instead of { $worse }.
reason-points = "{ $action }" would score more on average, but win less often.
reason-sum = { $sign ->
    [less] This turn brings { $now } points less on average
   *[more] This turn brings { $now } points more on average
    [same] This turn brings the same on average
 }{ $after ->
    [less] , all later ones { $later } less.
   *[more] , all later ones { $later } more.
    [same] , all later ones bring the same.
 }

## Errors, and what a review says about itself

review-here = Computed on this device: in points, without the chance to win{ $reasons ->
    [none] { " " }and without reasons
   *[told] { "" }
  }.
error-review-no-throws = nothing was rolled in this game: there is nothing to review.
error-review-estimated = this sheet is too large to be solved: { $certainty ->
    [learned] all values were learned, from many games that Pasch played against itself.
   *[rough] all values are rough estimates.
 }
error-review-no-chance = how every card ends is not known here: there is no chance to win, and points decide.
error-review-unfinished = this game stopped before its end: it is reviewed as far as it goes.
error-review-block-estimated = this sheet is too large to be solved: nobody knows what the best play brings in each box.
review-block-best = best
review-block-total = Total
review-block-beside = Extra points
error-review-without-server = this game is too large to be solved in a browser: its review needs a server.
error-review-running = this game still goes on at a table: it is reviewed when it is over.
error-review-no-solver = this server cannot review games: its solver is not installed.
error-review-out-of-reach = this server cannot review games of "{ $variant }": working it out takes too long here.

## The page with the review

review-about = Where did you choose well, where was there more to gain, and what was luck? Worked out turn by turn.
review-certainty-exact = all of it worked out exactly
review-certainty-learned = learned from many practice games
review-certainty-rough = a rough estimate
review-bring = A game from a file or a link
review-bring-ways = from another device or from friends
review-own = Your latest games
review-own-none = Your games appear here as soon as one has ended.
review-own-all = All { $shown } games
review-bring-here = Choose a game file (.pasch). It stays on this device.
review-bring-what = Choose a game file (.pasch) or a score pad (.csv, .txt). It is sent only to be worked out, and not stored.
review-several-here = This file holds { $games } games. Which one?
review-block-brought = A score pad
review-block-line = Line { $line }: { $problem }
review-block-aside = Beside the points: { $words }
review-block-which = This has boxes and points, but no rolls. Which rules did you play?
review-choose-file = Choose a file
review-paste = Or paste the game, as text or as a link
review-example = See an example
review-example-of = Example: { $moment }
review-go = Review it
review-too-large = This file is too large to be a game.
review-another = Another game
review-preparing = The variant is being solved: { $percent }%. This happens only the first time.
review-open = Review
error-review-block = a score pad has no rolls: without them, luck and skill cannot be told apart.
error-review-only-blocks = there are only score pads in this file, and a score pad has no rolls. Read the file into your history: there each can be compared with the best play.
error-review-rules-changed = the rules of this game are not here any more.
error-review-no-record = this is not a saved game. At the end of a game, "Download the game" saves a file that can be read here.

review-tiny = under { $bound }
review-gain-win = a chance to win of { $best } instead of { $chosen }
review-lost-chance = a chance to win of { $chosen } instead of { $best }
review-gain-points = { $points } points more on average
review-loss-points = −{ $points } points
review-luck-win = chance to win from { $before } to { $after }
review-verdict-tie = A draw. With equal luck { $better } would be { $points } points ahead.
review-verdict-close = { $winner } won. With equal luck { $better } and { $other } would be level.
review-verdict-skill = { $winner } won, and with equal luck would have won, too, by { $points } points.
review-verdict-luck = { $winner } won. With equal luck { $better } would be { $points } points ahead.
review-won = { $winner } won.
review-drawn = A draw.
review-alone = { $total } points. With average luck it would have been { $adjusted }.
review-you-tie = A draw. With equal luck you would be { $points } points ahead.
review-you-skill = You won, and with equal luck would have won, too, by { $points } points.
review-you-close = You won. With equal luck it would almost be a draw.
review-you-won = You won, and the dice helped.
review-you-unlucky = { $winner } won. With equal luck you would be { $points } points ahead.
review-you-nearly = { $winner } won. With equal luck it would almost be a draw.
review-perfect = { $good } of { $counted } decisions as good as perfect
review-better-moves = { $better ->
    [one] { $blunders ->
        [0] There was one better move.
       *[other] There was one much better move.
     }
   *[other] { $blunders ->
        [0] There were { $better } better moves.
       *[other] There were { $better } better moves, { $blunders } of them much better.
     }
 }
review-more = More
review-more-about = All moves as a table, PDF, game file, link
review-more-about-here = All moves as a table, game file, link
review-idea = A strong idea in round { $turn }: { $action }.
review-trial = For next time, from round { $turn }: { $action }.
review-computers = { $count ->
    [one] And the computer?
   *[other] And the computers?
 }
review-luck = Luck
review-luck-figure = { $points } points { $side ->
    [less] below
   *[more] above
 } average
review-figures = Luck and skill
review-skill = Own moves
review-skill-figure = { $points } points less than with the best moves
review-skill-best = as good as the best moves
review-adjusted = Skill only
review-adjusted-figure = { $points } points, luck left out
review-all-good = { $counted ->
    [0] There was nothing to decide.
    [one] The only decision was really good.
   *[other] All { $counted } decisions were really good.
 }
review-stand-in = { $count ->
    [one] The computer played round { $turns }; that counts for nobody.
   *[other] The computer played rounds { $turns }; they count for nobody.
 }
review-band = Played about as well as the computer player "{ $low }".
review-band-between = Played about as well as the computer players from "{ $low }" to "{ $high }".
review-by-theme = Room to gain more
review-theme-win = most of all in round { $turn }: a chance to win of { $best } instead of { $chosen }
review-theme-points = { $points } points in all
review-lessons = What to learn first
review-no-lessons = Nothing could have been much better here. Well played!
review-whose = Whose decisions
review-practise = { $errors ->
    [one] Play one move again
   *[other] Play { $errors } moves again
 }
review-where = Round { $turn }, { $throw ->
    [0] before the first roll
   *[other] after roll { $throw }
 }
review-chosen = Played
review-better = Better
review-mark-inaccuracy = A little better
review-mark-mistake = Better
review-mark-blunder = Much better
review-fortune-very-lucky = very lucky
review-fortune-lucky = lucky
review-fortune-unlucky = unlucky
review-fortune-very-unlucky = very unlucky
review-pdf = As PDF
review-file = As a game file
review-curve = How it went
review-curve-what = What the lines show
review-curve-win = Chance to win
review-curve-expected = Expected points
review-curve-win-about = Everybody's chance to win during the game. Pick any moment below; all of them are in the table.
review-curve-expected-about = The final points that everybody could expect at each moment. Pick any moment below; all of them are in the table.
review-sign-inaccuracy = a little better was possible
review-sign-mistake = better was possible
review-sign-blunder = much better was possible
review-slider = Moment of the game
review-before = Back
review-next = Next
review-position = { $name }, round { $turn }, { $throw ->
    [0] before the first roll
   *[other] roll { $throw }
 }
review-thrown = Luck of this roll: { $points } points.
review-thrown-win = This roll took the chance to win from { $before } to { $after }.
review-throw-total = Expected points: { $before } before, { $after } after.
review-options = What was possible here
review-option = Option
review-wins = Chance to win
review-value = At the end
review-costs = Costs
review-tag-chosen = played
review-tag-best = best
review-win-options = Best for winning: { $best } ({ $value } instead of { $chosen }).
review-play-on = Play on from here
review-card = The card at this point
review-moves = All rolls and decisions as a table
review-turn = Round
review-player = Player
review-move = Move
review-brought = Points
review-move-throw = Roll: { $dice }

## Learning from mistakes

practice-title = Try it again
practice-back = To the review
practice-place = Position { $place } of { $all }.
practice-ask = You played: { $action }. What is better? Tap the dice to keep, or a box.
practice-dice = Your dice
practice-found = Found!
practice-not-yet = Not yet: { $action } brings { $points } points less on average. Try again.
practice-hint = Hint:
practice-solution = Best:
practice-give-hint = Hint
practice-give-solution = Show the solution
practice-skip = Skip
practice-next = Next
practice-kind-held = You have another roll: which dice do you keep?
practice-kind-bought = An extra roll pays off here.
practice-kind-scored = Enter a score here.
practice-kind-struck = Cross out a box here.
practice-kind-announced = Announce a box here.
practice-over = { $found } of { $all } found without the solution.
practice-none = There is nothing to improve in this game.

## A block without throws

review-block-about = A score pad has no rolls: nobody knows how much was luck and how much was skill.
review-block-what-exact = Each box can be compared with the average of perfect play.
review-block-what-measured = Each box can be compared with the average of the strongest computer in { $games } games.
review-block-unknown = Nobody has worked out perfect play for this variant yet, so the numbers on the pad are all there is.
review-block-above-exact = { $points } points above the average of perfect play ({ $mean })
review-block-below-exact = { $points } points below the average of perfect play ({ $mean })
review-block-level-exact = Exactly the average of perfect play ({ $mean })
review-block-above-measured = { $points } points above the average of the strongest computer ({ $mean })
review-block-below-measured = { $points } points below the average of the strongest computer ({ $mean })
review-block-level-measured = Exactly the average of the strongest computer ({ $mean })
review-block-most = Best: { $line } ({ $points })
review-block-least = Worst: { $line } ({ $points })
