# Was Messenger von einem Link zeigen, bevor ihn jemand öffnet.

preview-start = Pasch: Kniffel, Yahtzee, Yatzy und eure Hausregeln
preview-start-sentence = Würfelt im Browser: allein, an einem Tisch oder von fern. Mit Block für echte Würfel, ohne Anmeldung, ohne Werbung.
preview-invitation = { $host } lädt dich zu { $variant } ein
preview-invitation-nobody = Einladung zu { $variant }
preview-seats = { $seats ->
    [one] Ein Platz
   *[other] { $seats } Plätze
 }, { $free ->
    [0] keiner mehr frei
   *[other] { $free } frei
 }.
preview-sit = Am Tisch: { $names }.
preview-and = { $first } und { $last }
preview-game = { $variant }: { $names }
preview-running = Das Spiel läuft.
preview-over = Das Spiel ist zu Ende: { $result }
preview-block = Block für { $variant }: { $names }
preview-block-sentence = Echte Würfel auf dem Tisch, der Block auf allen Handys.
preview-picture = Fünf Würfel auf grünem Filz
# Sprache und Land, wie Messenger sie lesen.
language-and-country = de_DE
