# Die Computerspieler: was jeder kann, und was an einem Namen falsch sein kann.

solve-stage-parts = Was jede Spalte wert ist
help-players = Computerspieler

player-beginner = lernt noch und greift oft daneben; auch ohne Übung zu schlagen
player-casual = spielt wie eine geübte Familie; ihr schlagt ihn etwa jedes zweite Mal
player-club = spielt im Verein und macht noch Fehler, aber selten grobe
player-expert = verschenkt kaum etwas
player-perfect = spielt fehlerlos: das höchste Mittel, das überhaupt geht, sobald die Variante ausgerechnet ist
player-optimal = dasselbe wie „perfect“
player-daring = sucht das Risiko: öfter sehr viel und öfter wenig, im Schnitt etwas weniger
player-cautious = scheut das Risiko: selten wenig, selten sehr viel, im Schnitt etwas weniger
player-contender = spielt auf Sieg und nicht auf Punkte: schaut auf alle Blöcke und nimmt, was am häufigsten gewinnt; allein wie „perfect“
player-random = wählt blind unter allem, was die Regeln erlauben
player-heuristic = rechnet jeden Zug zu Ende und wägt ab, was die Felder üblicherweise bringen; fast so stark wie „perfect“

error-unknown-player-near = einen Spieler „{ $found }“ gibt es nicht; ist „{ $near }“ gemeint?
error-unknown-player = einen Spieler „{ $found }“ gibt es nicht; es gibt { $allowed }.
error-risk-needs-solution = „daring“ und „cautious“ können „{ $variant }“ nicht spielen: Die Variante ist zu groß, um sie auszurechnen, und was auf dem Spiel steht, lässt sich nicht schätzen.
