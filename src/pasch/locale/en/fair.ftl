# Provably fair dice: what "pasch verify" says, and what a game may lack for it.

help-verify =
    Recompute whether the dice of a game were thrown fairly.

    FILE is the game as a server of Pasch offers it for download when it is over. The check needs no network: whether
    the secret fits its fingerprint, and whether every throw follows from the secret and from what the players added.
help-verify-variant = The TOML file of one's own variant, by which the game was played.

fair-agrees = The dice are right.
fair-differs = The dice are not right.
fair-commitment-agrees = The secret fits its fingerprint.
fair-commitment-differs = The secret does not fit the fingerprint that was fixed before the first throw.
fair-throws-agree = { $count ->
    [0] There is no throw in this game yet.
    [one] The only throw was recomputed and is right.
   *[other] All { $count } throws were recomputed and are right.
 }
fair-throw-differs = Throw { $number } ({ $name }) is not right: the record says { $found }, recomputing gives { $right }.
fair-entropy = Randomness of their own was added by: { $names }.
fair-no-entropy = Nobody added randomness of their own: the secret alone decides the dice.
fair-unfinished = The game breaks off before its end; what it holds was checked.
fair-compare = Compare the fingerprint with the one that stood at the table before the first throw: { $commitment }

error-not-fair-game = this game was not played with provably fair dice; one that was has the tag [Dice "fair"].
error-secret-not-shown = the secret behind the dice is still missing: it is shown when the game is over.
error-fair-tag-missing = provably fair dice need the tag { $tag }, and it is missing.
error-fair-tag = the tag { $tag } must hold { $count } digits out of 0-9 and a-f, not "{ $found }".
error-entropy-without-seat = there is no seat for the tag { $tag }: { $most } sit at the table.
