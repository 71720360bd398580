# Der Befehl „pasch advise“: was an einer Stelle des Spiels am besten ist, was alles andere kostet, und wohin es führt.

help-advise =
    Zu einer Stellung sagen, was jede erlaubte Entscheidung wert ist und was sie gegen die beste verliert.

    STELLUNG ist eine Zeile in Anführungszeichen, etwa "kniffel 3,.,.,.,.,.,.,.,25,.,.,.,. 1> 2:13355"; docs/notation.md
    beschreibt sie. Zu den besten Entscheidungen steht dabei, worauf sie hinauslaufen, und wie wahrscheinlich jedes
    freie Feld und jeder Bonus von hier an noch gelingt, wenn weiter am besten gespielt wird. Ist die Variante noch
    nicht ausgerechnet, geschieht das vorher.
help-advise-objective = Was „am besten“ heißt: das höchste Mittel (mean); ein Nutzen, der unter 0 das Risiko scheut und darüber sucht (utility:-0.02); die beste Chance auf so viele Punkte (reach:250); die beste Chance gegen einen Gegner, dessen Endstand bekannt ist (win-against:231) oder als Verteilung in einer Datei steht (win-against:DATEI); die beste Chance auf den Sieg gegen die anderen in der Stellung, die dann alle Blöcke nennt (win).
help-advise-variant = Die eigene Variante, von der die Stellung ist, als TOML-Datei.
help-advise-top = So viele Möglichkeiten auflisten; Felder und Ansagen stehen immer da. Sonst 10. In JSON stehen alle.

metavar-position = STELLUNG
metavar-own = DATEI
metavar-top = ZAHL

advise-at-once = Das gewinnt gegen die anderen sofort: { $action }
advise-before = Vor dem ersten Wurf
advise-throw = Wurf { $throw }: { $dice }
advise-announced = angesagt: { $box }
advise-holding = es liegen { $dice }
advise-holding-nothing = es liegt nichts
advise-after-hold = Nach Wurf { $throw }: { $held }
advise-value-mean = Endstand, der zu erwarten ist: { $value }
advise-value-certain = So gut wie sichere { $value } Punkte
advise-value-chance = Chance: { $value }
advise-value-win = Gewinnchance, wenn dieser Zug darauf aus ist: { $value }
advise-win-seats = Wenn alle auf das Mittel weiterspielen: { $seats }
advise-win-seat = Platz { $seat } { $chance }
advise-mean = Mittel
advise-given-up = Die beste Wahl für den Sieg kostet { $points } Punkte vom Mittel.
advise-nothing-given-up = Die beste Wahl für den Sieg kostet nichts vom Mittel.
advise-win-decided = Für den Sieg ist es gleich, was hier gespielt wird: Oben steht, was im Schnitt am meisten bringt.
advise-learned = gelernt
advise-rough = grob geschätzt
advise-option = Möglichkeit
advise-value = Wert
advise-loss = Verlust
advise-more = … und { $count ->
    [one] eine weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
 }, Würfel liegen zu lassen.
advise-hold = { $dice } liegen lassen
advise-hold-nothing = alle Würfel neu werfen
advise-unannounced = ohne Ansage würfeln
advise-buy = Freiwurf, { $dice } liegen lassen
advise-buy-nothing = Freiwurf, alle Würfel neu
advise-announce = { $box } ansagen
advise-score = { $box }: { $points }
advise-strike = { $box } streichen
advise-aims = { $place }. { $action } → { $endings }
advise-aims-here = Der Zug endet so: { $endings }
advise-ending = { $box } { $points } ({ $chance })
advise-ending-struck = { $box } gestrichen ({ $chance })
advise-more-endings = { $count } weitere
advise-from-here = Gelingt von hier an

## Fehler

error-other-variant = hier geht es um „{ $found }“, angegeben ist aber „{ $right }“.
error-nothing-to-decide = hier ist nichts zu entscheiden.
error-advise-top = „{ $found }“ Möglichkeiten lassen sich nicht auflisten; erlaubt ist { $least } bis { $most }.
error-advise-objective = zum Ziel „{ $found }“ gibt es keinen Rat; erlaubt sind mean, utility:-0.02, reach:250, win-against:231, win-against:DATEI und win.
error-advise-no-estimate = „{ $variant }“ ist zu groß, um es auszurechnen; geschätzt wird vor dem ersten Wurf eines Zuges und wenn Würfel daliegen, hier aber fallen sie gerade.
error-advise-win-alone = zum Gewinnen braucht es Gegner: Gib die Blöcke aller Plätze an, getrennt durch „|“.
