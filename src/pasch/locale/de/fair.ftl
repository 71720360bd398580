# Nachweisbar faire Würfel: was „pasch verify“ sagt, und was an einer Partie dazu fehlen kann.

help-verify =
    Nachrechnen, ob in einer Partie ehrlich gewürfelt wurde.

    DATEI ist die Partie, die ein Server von Pasch nach dem Spiel zum Herunterladen anbietet. Geprüft wird ohne Netz:
    ob das Geheimnis zu seinem Fingerabdruck passt, und ob jeder Wurf aus dem Geheimnis und dem folgt, was die
    Mitspieler beigetragen haben.
help-verify-variant = Die TOML-Datei der eigenen Variante, nach der gespielt wurde.

fair-agrees = Die Würfel stimmen.
fair-differs = Die Würfel stimmen nicht.
fair-commitment-agrees = Das Geheimnis passt zu seinem Fingerabdruck.
fair-commitment-differs = Das Geheimnis passt nicht zu dem Fingerabdruck, der vor dem ersten Wurf feststand.
fair-throws-agree = { $count ->
    [0] In der Partie steht noch kein Wurf.
    [one] Der eine Wurf ist nachgerechnet und stimmt.
   *[other] Alle { $count } Würfe sind nachgerechnet und stimmen.
 }
fair-throw-differs = Wurf { $number } ({ $name }) stimmt nicht: Aufgeschrieben ist { $found }, nachgerechnet kommt { $right } heraus.
fair-entropy = Eigenen Zufall beigetragen: { $names }.
fair-no-entropy = Niemand hat eigenen Zufall beigetragen: Das Geheimnis allein bestimmt die Würfel.
fair-unfinished = Die Partie bricht vor dem Ende ab; geprüft ist, was darin steht.
fair-compare = Vergleiche den Fingerabdruck mit dem, der vor dem ersten Wurf am Tisch stand: { $commitment }

error-not-fair-game = diese Partie wurde nicht mit nachweisbar fairen Würfeln gespielt; eine solche trägt die Kopfzeile [Dice "fair"].
error-secret-not-shown = das Geheimnis hinter den Würfeln fehlt noch: Es wird gezeigt, wenn das Spiel zu Ende ist.
error-fair-tag-missing = zu nachweisbar fairen Würfeln gehört die Kopfzeile { $tag }, und sie fehlt.
error-fair-tag = in der Kopfzeile { $tag } müssen { $count } Ziffern aus 0-9 und a-f stehen, nicht „{ $found }“.
error-entropy-without-seat = zur Kopfzeile { $tag } gibt es keinen Platz: Am Tisch sitzen { $most }.
