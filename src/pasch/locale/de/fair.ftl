# Nachweisbar faire Würfel: was „pasch verify“ sagt, und was an einem Spiel dazu fehlen kann.

help-verify =
    Nachrechnen, ob in einem Spiel ehrlich gewürfelt wurde.

    DATEI ist das Spiel, das ein Server von Pasch oder ein Browser, der mitgespielt hat, nach dem Spiel zum
    Herunterladen anbietet. Geprüft wird ohne Netz: ob das Geheimnis zu seinem Fingerabdruck passt, und ob jeder Wurf aus
    dem Geheimnis und dem folgt, was die Mitspieler beigetragen haben. Faire Würfel beweist das nur dem, der den
    Fingerabdruck von vor dem ersten Wurf kennt: Ein Browser, der mitgespielt hat, schreibt ihn in seine Datei, und
    --seen nimmt ihn an.
help-verify-seen = Der Fingerabdruck (64 Ziffern), der vor dem ersten Wurf am Tisch zu sehen war.
help-verify-drew = PLATZ=ZAHL: die Zahl (32 Ziffern), die danach für einen Platz gezogen wurde; auch mehrmals.
metavar-seen = FINGERABDRUCK
metavar-drew = PLATZ=ZAHL
help-verify-variant = Die TOML-Datei der eigenen Variante, nach der gespielt wurde.

fair-verdict-fair = Die Würfel sind fair: Sie standen vor dem ersten Wurf fest, und in allen steckt eine hier gezogene Zahl.
fair-verdict-fixed = Die Würfel stimmen: Alle standen vor dem ersten Wurf fest.
fair-verdict-consistent = Das Spiel ist in sich stimmig. Ob es das gespielte ist, kann die Datei allein nicht beweisen.
fair-verdict-wrong = Die Würfel stimmen NICHT.
fair-seen-agrees = Der vor dem ersten Wurf gesehene Fingerabdruck gehört zu diesem Spiel.
fair-seen-differs = AUSGETAUSCHT: Vor dem ersten Wurf war der Fingerabdruck { $seen } zu sehen; in diesem Spiel steht { $found }.
fair-drawn-agrees = Die für { $name } gezogene Zahl steckt in den Würfeln.
fair-drawn-differs = AUSGETAUSCHT: Für { $name } wurde die Zahl { $seen } gezogen; in diesem Spiel steht { $found }.
fair-live-agrees = { $count ->
    [one] Der Wurf, der beim Fallen zu sehen war, steht genauso in diesem Spiel.
   *[other] Die { $count } Würfe, die beim Fallen zu sehen waren, stehen genauso in diesem Spiel.
 }
fair-live-differs = AUSGETAUSCHT: Von den ersten { $count } Würfen ist mindestens einer nicht der, der beim Fallen zu sehen war.
fair-commitment-agrees = Das Geheimnis passt zu seinem Fingerabdruck.
fair-commitment-differs = Das Geheimnis passt nicht zum Fingerabdruck.
fair-throws-agree = { $count ->
    [0] Im Spiel steht noch kein Wurf.
    [one] Der eine Wurf ist nachgerechnet und stimmt.
   *[other] Alle { $count } Würfe sind nachgerechnet und stimmen.
 }
fair-throw-differs = Wurf { $number } ({ $name }) stimmt nicht: Aufgeschrieben ist { $found }, nachgerechnet kommt { $right } heraus.
fair-entropy = Eigenen Zufall beigetragen: { $names }.
fair-no-entropy = Niemand hat eigenen Zufall beigetragen: Das Geheimnis allein bestimmt die Würfel.
fair-unfinished = Das Spiel bricht vor dem Ende ab; geprüft ist, was darin steht.
fair-compare = Wer den Fingerabdruck von vor dem ersten Wurf kennt, gibt ihn mit --seen an; in diesem Spiel steht { $commitment }

error-not-fair-game = dieses Spiel wurde nicht mit nachweisbar fairen Würfeln gespielt; ein solches trägt die Kopfzeile [Dice "fair"].
error-secret-not-shown = das Geheimnis hinter den Würfeln fehlt noch: Es wird gezeigt, wenn das Spiel zu Ende ist.
error-fair-tag-missing = zu nachweisbar fairen Würfeln gehört die Kopfzeile { $tag }, und sie fehlt.
error-fair-tag = in der Kopfzeile { $tag } müssen { $count } Ziffern aus 0-9 und a-f stehen, nicht „{ $found }“.
error-fair-seen-throws = in der Kopfzeile SeenThrows müssen eine Anzahl von Würfen und 64 Ziffern aus 0-9 und a-f stehen, nicht „{ $found }“.
error-verify-seen = ein Fingerabdruck hat { $count } Ziffern aus 0-9 und a-f; „{ $found }“ ist keiner.
error-verify-drew = --drew braucht die Nummer eines Platzes und { $count } Ziffern aus 0-9 und a-f, etwa 1=0f3a…; nicht „{ $found }“.
error-entropy-without-seat = zur Kopfzeile { $tag } gibt es keinen Platz: Am Tisch sitzen { $most }.
