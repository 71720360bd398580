# What messengers show of a link before anybody opens it.

preview-start = Pasch: Kniffel, Yahtzee, Yatzy och era egna husregler
preview-start-sentence = Slå tärningarna i webbläsaren: ensam, runt ett bord eller på distans. Med protokoll för riktiga tärningar, utan konto, utan reklam.
preview-invitation = { $host } bjuder in dig till { $variant }
preview-invitation-nobody = Inbjudan till { $variant }
preview-seats = { $seats ->
    [one] En plats
   *[other] { $seats } platser
 }, { $free ->
    [0] ingen ledig
    [one] { $free } ledig
   *[other] { $free } lediga
 }.
preview-sit = Vid bordet: { $names }.
preview-and = { $first } och { $last }
preview-game = { $variant }: { $names }
preview-running = Spelet pågår.
preview-over = Spelet är slut: { $result }
preview-block = Protokoll för { $variant }: { $names }
preview-block-sentence = Riktiga tärningar på bordet, protokollet i allas mobiler.
preview-picture = Fem tärningar på grön filt
# Language and country as messengers read them.
language-and-country = sv_SE
