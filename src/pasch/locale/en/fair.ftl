# Provably fair dice: what "pasch verify" says, and what a game may lack for it.

help-verify =
    Recompute whether the dice of a game were rolled fairly.

    FILE is the game as a server of Pasch, or a browser that played it, offers it for download when it is over. The
    check needs no network: whether the secret fits its fingerprint, and whether every roll follows from the secret and
    from what the players added. That proves fair dice only to somebody who knows the fingerprint from before the first
    roll: a browser that played writes it into its file, and --seen takes it.
help-verify-seen = The fingerprint (64 digits) that was seen at the table before the first roll.
help-verify-drew = SEAT=NUMBER: the number (32 digits) that was drawn for a seat after that; may be repeated.
metavar-seen = FINGERPRINT
metavar-drew = SEAT=NUMBER
help-verify-variant = The TOML file of one's own variant, by which the game was played.

fair-verdict-fair = The dice are fair: they were fixed before the first roll, and a number drawn here is in all of them.
fair-verdict-fixed = The dice are right: all of them were fixed before the first roll.
fair-verdict-consistent = The game is consistent in itself. Whether it is the one that was played, the file alone cannot prove.
fair-verdict-wrong = The dice are NOT right.
fair-seen-agrees = The fingerprint seen before the first roll is the one of this game.
fair-seen-differs = EXCHANGED: before the first roll the fingerprint { $seen } was seen; this game has { $found }.
fair-drawn-agrees = The number drawn for { $name } is in the dice.
fair-drawn-differs = EXCHANGED: for { $name } the number { $seen } was drawn; this game has { $found }.
fair-live-agrees = { $count ->
    [one] The roll that was seen as it fell is the same in this game.
   *[other] The { $count } rolls that were seen as they fell are the same in this game.
 }
fair-live-differs = EXCHANGED: of the first { $count } rolls at least one is not the one that was seen as it fell.
fair-commitment-agrees = The secret fits its fingerprint.
fair-commitment-differs = The secret does not fit the fingerprint.
fair-throws-agree = { $count ->
    [0] There is no roll in this game yet.
    [one] The only roll was recomputed and is right.
   *[other] All { $count } rolls were recomputed and are right.
 }
fair-throw-differs = Roll { $number } ({ $name }) is not right: the record says { $found }, recomputing gives { $right }.
fair-entropy = Randomness of their own was added by: { $names }.
fair-no-entropy = Nobody added randomness of their own: the secret alone decides the dice.
fair-unfinished = The game breaks off before its end; what it holds was checked.
fair-compare = If you know the fingerprint from before the first roll, give it with --seen; this game has { $commitment }

error-not-fair-game = this game was not played with provably fair dice; one that was has the tag [Dice "fair"].
error-secret-not-shown = the secret behind the dice is still missing: it is shown when the game is over.
error-fair-tag-missing = provably fair dice need the tag { $tag }, and it is missing.
error-fair-tag = the tag { $tag } must hold { $count } digits out of 0-9 and a-f, not "{ $found }".
error-fair-seen-throws = the tag SeenThrows must hold a number of rolls and 64 digits out of 0-9 and a-f, not "{ $found }".
error-verify-seen = a fingerprint has { $count } digits out of 0-9 and a-f; "{ $found }" is none.
error-verify-drew = --drew wants the number of a seat and { $count } digits out of 0-9 and a-f, as in 1=0f3a…; not "{ $found }".
error-entropy-without-seat = there is no seat for the tag { $tag }: { $most } sit at the table.
