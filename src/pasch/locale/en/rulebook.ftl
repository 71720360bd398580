# The pages with the variants' rules.

rules-about = The rules of every variant.
rules-to-house = Write house rules of your own
rules-loading = Loading the rules …
rules-play = Play
rules-change = Change as a house rule
effects-gone = No longer:
rules-all = All variants
rules-box = Box
rules-takes = What fits
rules-numbers = { $first } to { $last }
rules-numbers-take = each box counts only its own number
rules-points = Points
rules-example = Example
house-try-dice = Dice to try; tap to change them
house-die = Die { $number }: { $face }
rules-fact-players = Players
rules-fact-dice = Dice
rules-fact-throws = Rolls per turn
rules-fact-turns = Turns
rules-fact-time = Time each
rules-fact-minutes = { $minutes } min
rules-fact-columns = Columns
rules-fact-most = At most
