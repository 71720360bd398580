# What messengers show of a link before anybody opens it.

preview-start = Pasch: Kniffel, Yahtzee, Yatzy and your own house rules
preview-start-sentence = Roll the dice in your browser: alone, around one table or far apart. With a score pad for real dice, no sign-up, no ads.
preview-invitation = { $host } invites you to { $variant }
preview-invitation-nobody = Invitation to { $variant }
preview-seats = { $seats ->
    [one] One seat
   *[other] { $seats } seats
 }, { $free ->
    [0] none left
   *[other] { $free } free
 }.
preview-sit = At the table: { $names }.
preview-and = { $first } and { $last }
preview-game = { $variant }: { $names }
preview-running = The game is in progress.
preview-over = The game is over: { $result }
preview-block = Score pad for { $variant }: { $names }
preview-block-sentence = Real dice on the table, the pad on every phone.
preview-picture = Five dice on green felt
# Language and country as messengers read them.
language-and-country = en_GB
