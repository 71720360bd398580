# Was in einem Zug nicht geht, ein Satz für jeden Grund.

error-throw-first = erst würfeln.
error-no-throw-now = jetzt ist kein Wurf an der Reihe.
error-no-throw-left = nach { $throws } Würfen ist Schluss: Wähl ein Feld.
error-no-throw-for-start = um den Anfang wird nicht mehr gewürfelt.
error-too-many-throws = für das Feld „{ $box }“ darfst du höchstens { $limit ->
    [one] einen Wurf
   *[other] { $limit } Würfe
 } brauchen, du hast schon { $throws }.
error-no-such-roll = { $found } ist kein Wurf in diesem Spiel: Es braucht { $count } Würfel, jeder zeigt eine Zahl aus { $allowed }.
error-no-such-face = kein Würfel zeigt { $found }; es gibt { $allowed }.
error-hold-all = alle Würfel bleiben liegen: Dann wähle ein Feld statt zu würfeln.
error-hold-not-rolled = { $found } kannst du nicht liegen lassen: Auf dem Tisch liegen { $roll }, { $missing } fehlt.
error-held-dice-changed = die liegen gebliebenen Würfel ({ $held }) sind nicht alle in { $found } enthalten.
error-put-aside-more = es müssen mehr Würfel heraus: insgesamt mindestens { $least }.
error-put-aside-stays = { $lay } ist endgültig herausgelegt und bleibt liegen.
error-buy-too-early = einen Freiwurf gibt es erst nach { $throws } Würfen.
error-nothing-to-buy = in diesem Spiel gibt es keine Freiwürfe.
error-bought-already = mehr als { $limit ->
    [one] ein Freiwurf
   *[other] { $limit } Freiwürfe
 } je Zug geht nicht.
error-out-of-bought-throws = keine Spalte hat noch einen Freiwurf.
error-column-out-of-throws = { $box } steht in einer Spalte ohne Freiwurf, der diesen Zug bezahlen könnte.
error-sheet-out-of-throws = auf dem Block ist kein Freiwurf mehr übrig.
error-announce-first = nur Ansagefelder sind noch frei: erst eines davon ansagen.
error-announce-too-late = angesagt wird nur gleich nach dem ersten Wurf.
error-announced-already = in diesem Zug ist schon ein Feld angesagt.
error-announce-before-throw = in dieser Spalte wird vor dem ersten Wurf angesagt.
error-not-announced-here = { $box } steht in einer Spalte, in der nicht angesagt wird.
error-must-be-announced = ins Feld „{ $box }“ kommt nur, was gleich nach dem ersten Wurf angesagt war.
error-must-be-announced-before = ins Feld „{ $box }“ kommt nur, was vor dem ersten Wurf angesagt war.
error-must-be-announced-unless-served = ins Feld „{ $box }“ kommt nur, was gleich nach dem ersten Wurf angesagt war oder auf einen Wurf gefallen ist.
error-other-box-announced = { $box } darf diesen Wurf nicht bekommen: Angesagt ist { $announced }.
error-no-such-box = auf dem Block gibt es kein Feld „{ $box }“.
error-box-full = das Feld „{ $box }“ ist schon voll.
error-not-next-in-line = das Feld „{ $box }“ ist noch nicht an der Reihe; dran ist „{ $next }“.
error-must-go-elsewhere = dieser Wurf darf nicht in { $box }: Bei noch einmal fünf Gleichen sagt die Regel, wohin er zuerst muss.
error-scores-nothing = dieser Wurf bringt in { $box } nichts; streiche das Feld oder wähle ein anderes.
error-scores-only-served = in { $box } zählt nur, was auf einen Wurf gefallen ist; streiche das Feld oder wähle ein anderes.
error-cannot-strike-scoring = das Feld „{ $box }“ lässt sich nicht streichen: Dieser Wurf muss dort gewertet werden.
error-no-box-after-throw = nach einem weiteren Wurf ließe sich kein Feld mehr füllen: Wähl jetzt eines.
error-ambiguous-box = „{ $found }“ ist nicht eindeutig: { $choices }?
error-unknown-box = ein Feld „{ $found }“ gibt es nicht; es gibt { $allowed }.
error-unknown-box-near = ein Feld „{ $found }“ gibt es nicht; ist { $near } gemeint?
error-dice-not-sorted = { $found } muss aufsteigend angegeben werden.
error-game-over = das Spiel ist zu Ende.
error-no-such-seat = einen Platz { $found } gibt es nicht; es gibt { $most }.
error-wrong-number-of-seats = diese Variante spielen { $least } bis { $most }, nicht { $found }.
error-not-dice = „{ $found }“ sind keine Würfel: Schreib ihre Augen wie 13446, einen Wert über neun hinter einen Punkt, abweichende Würfel hinter ein Plus, „-“ für keinen Würfel.
error-not-an-action = „{ $found }“ ist keine Aktion; geschrieben werden >335 (halten), $>335 (Wurf kaufen), !chance (ansagen), =fours (eintragen) und =fours x (streichen).
