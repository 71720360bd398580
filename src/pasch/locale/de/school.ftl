# Die Schule: zehn kurze Lektionen. In den Texten steht keine Zahl: Jede kommt aus der Rechnung (docs/school.md).

school-about = Zehn alte Ratschläge, nachgerechnet. Jede Lektion dauert zwei Minuten: was der Rat wert ist, und ein paar Würfe zum Ausprobieren.
school-of = Lektion { $number } von { $all }
school-done = geschafft
school-some = { $done } von { $all } Aufgaben
school-progress = { $done } von { $all } Lektionen geschafft
school-back = Alle Lektionen
school-next = Nächste Lektion: { $title }
school-before = Vorige Lektion: { $title }
school-start = Anfangen: { $title }
school-go-on = Weiter: { $title }
school-claim = Der Rat
school-guess = Stimmt das? Was meinst du?
school-guessed = Das hast du auch gesagt.
school-guessed-otherwise = Das hattest du anders eingeschätzt.
school-rule = Merken:
school-practice = Jetzt du
school-practice-what = { $count ->
    [one] Eine Aufgabe zu dieser Lektion.
   *[other] { $count } Aufgaben zu dieser Lektion, von leicht bis schwer.
 }
school-exercise = Aufgabe { $place } von { $all }
school-next-exercise = Nächste Aufgabe
school-found = { $found } von { $all } gelöst.
school-over = Lektion geschafft!
school-again = Noch einmal
school-verdict-right = Stimmt
school-verdict-half = Halb richtig
school-verdict-wrong = Stimmt so nicht
school-sources = Woher die Zahlen kommen
school-exact = Ausgerechnet aus der vollständigen Lösung des Spiels. Gemessen ist nur, was ganze Spiele braucht: was eine Gewohnheit kostet, der Stand mitten im Spiel und wie oft etwas vorkommt. Das sind { $games } Spiele; was eine Gewohnheit kostet, stimmt auf etwa { $error } Punkte, weil das Glück herausgerechnet ist.
school-none = Diese Lektion gibt es nicht.
school-pips = { $pips } Augen
school-face = Dreimal die { $face }
school-plan-even = im Plan

## Bonus

school-bonus-title = Drei von jeder Zahl
school-bonus-claim = Der Bonus ist wichtig: oben von jeder Zahl drei!
school-bonus-verdict = Der Bonus ist so wichtig, wie alle sagen. Aber wer oben stur nie weniger als drei einträgt, verliert { $strict } Punkte je Spiel.
school-bonus-1 = Ab { $from } Punkten oben gibt es { $points } dazu. Wer perfekt spielt, bekommt sie in { $chance } der Spiele.
school-bonus-2 = Drei von jeder Zahl ergeben genau diese Schwelle. Wer perfekt spielt, sammelt trotzdem anders: im Schnitt { $dice_ones } Einser, dafür { $dice_sixes } Sechser. Was bei den Großen zu viel ist, darf bei den Kleinen fehlen.
school-bonus-3 = Deshalb zählt ein vierter Sechser viel mehr als seine Augen: Im ersten Zug ist er { $fourth } Punkte wert. Zwei statt drei Sechser kosten { $missing }.
school-bonus-chart = So oft kommt der Bonus, wenn man nach { $rounds } Runden so viele Punkte über oder unter drei von jedem liegt
school-bonus-rule = Rechne oben immer mit: Wie viele Punkte liegst du über oder unter drei von jedem? Einser und Zweier dürfen dünn sein, Fünfer und Sechser nicht.

## Streichen

school-strike-title = Richtig streichen
school-strike-claim = Geht gar nichts, streich die Einser!
school-strike-verdict = Als Faustregel gut: Wer immer zuerst die Einser opfert, verliert nur { $first } Punkte je Spiel. Nur kommt es selten dazu.
school-strike-1 = Ein gestrichenes Feld kostet das Feld und den Zug. Am Anfang sind die Einser am billigsten, der Viererpasch kostet { $more_four_of_a_kind } Punkte mehr, die Zweier { $more_twos }, der { $five } { $more_five_of_a_kind }.
school-strike-2 = Meist liegt aber eine Eins da, und auch ein Punkt ist ein Punkt: Wer perfekt spielt, streicht die Einser nur in { $struck_ones } der Spiele, den Viererpasch in { $struck_four_of_a_kind }, den { $five } in { $struck_five_of_a_kind }.
school-strike-3 = Gestrichen wird spät. In den ersten { $half } Runden trifft es den { $five } in { $early_five_of_a_kind } der Spiele, die Einser in { $early_ones }, den Viererpasch in { $early_four_of_a_kind }. Wer den { $five } nie hergibt, solange noch etwas anderes frei ist, verliert { $never_five } Punkte je Spiel.
school-strike-chart = So viele Punkte kostet es auf dem leeren Block, ein Feld zu streichen
school-strike-rule = Früh die Einser, später den Viererpasch oder den { $five }. Nie etwas, das du für den Bonus brauchst.

## Drei Gleiche

school-three-title = Oben oder unten?
school-three-claim = Drei Gleiche? Ab in den Dreierpasch!
school-three-verdict = Eher nach oben. Wer drei Gleiche immer in den Dreierpasch schreibt, verliert { $below } Punkte je Spiel.
school-three-1 = Auf dem leeren Block ist das Zahlenfeld im Schnitt besser: bei drei Vierern um { $face_4 } Punkte, bei drei Zweiern um { $face_2 }. Nur bei Sechsern ist es fast gleich: { $face_6 }.
school-three-2 = Der Grund: Oben sind drei genau das, was der Bonus verlangt. Der Dreierpasch gelingt auch mit krummen Würfen, und dann mit mehr Augen.
school-three-3 = Bei vier Gleichen ist es noch klarer: vier Sechser bringen bei den Sechsern { $four_sixes } Punkte mehr als im Viererpasch, vier Zweier bei den Zweiern { $four_twos }.
school-three-chart = So viele Punkte ist das Zahlenfeld besser als der Dreierpasch, bei dreimal der gleichen Zahl im ersten Zug
school-three-rule = Drei oder mehr Gleiche gehören nach oben, solange das Feld frei ist. In den Dreierpasch kommt, was viele Augen hat und oben nichts mehr findet.

## Reihenfolge

school-order-title = Erst unten?
school-order-claim = Spiel zuerst den unteren Teil, um nicht streichen zu müssen. Bei Fehlwürfen weichst du nach oben aus.
school-order-verdict = So steht es in vielen Anleitungen, und es kostet { $below } Punkte je Spiel.
school-order-1 = Eine feste Reihenfolge gibt es nicht: Wer perfekt spielt, trägt schon im ersten Zug in { $first_above } der Fälle oben ein.
school-order-2 = Am frühesten ist „{ $first }“ voll, im Schnitt in Runde { $round_first }, am spätesten „{ $last }“, in Runde { $round_last }. Die Felder oben liegen mit Runde { $round_above } dazwischen.
school-order-3 = Umgekehrt ist es noch viel teurer: Wer alles nach oben schreibt, was dort irgendwie zählt, verliert { $above } Punkte je Spiel. So füllen sich die Felder oben mit zwei oder gar nur einer Zahl.
school-order-chart = In dieser Runde ist ein Feld im Schnitt voll, wenn man perfekt spielt
school-order-rule = Nimm das Feld, für das dieser Wurf besser ist als die meisten. Was in fast jedem Zug gelingen könnte, darf warten.

## Chance

school-chance-title = Die Chance
school-chance-claim = Ein Wurf ohne alles? Dafür ist die Chance da.
school-chance-verdict = Nur wenn er Augen hat. Wer jeden Fehlwurf sofort in die Chance schreibt, verliert { $at_once } Punkte je Spiel.
school-chance-1 = Perfekt gespielt bringt die Chance im Schnitt { $mean } Punkte und wird um Runde { $round } gefüllt. Allein, als letztes Feld, bringt sie { $alone }.
school-chance-2 = Im ersten Zug, ohne Figur und ohne drei Gleiche: Erst ab { $enough } Augen ist die Chance das beste Feld. Darunter kommt der Wurf zu den Einsern oder Zweiern, auch wenn dort fast nichts zählt.
school-chance-3 = Aber aufheben um jeden Preis ist viel schlimmer: Wer die Chance erst schreibt, wenn sonst nichts mehr frei ist, verliert { $at_last } Punkte je Spiel, weil er streichen muss.
school-chance-chart = So viele Punkte ist die Chance besser als jedes andere Feld: im ersten Zug, ohne Figur, nach Augen
school-chance-rule = Die Chance rettet einmal einen Zug mit vielen Augen. Wenige Augen gehören zu den kleinen Zahlen.

## Zwei Paare

school-pairs-title = Zwei Paare
school-pairs-claim = Zwei Paare? Beide halten, dann fehlt nur noch einer zum Full House!
school-pairs-verdict = Klingt gut, kostet aber { $both } Punkte je Spiel. Meist ist das hohe Paar allein besser.
school-pairs-1 = Leerer Block, nach dem ersten Wurf liegt das hier. Am besten bleibt nur das hohe Paar. Beide zu halten kostet { $first } Punkte, nach dem zweiten Wurf noch { $second }. Das kleine Paar: { $low }.
school-pairs-2 = Mit beiden Paaren und zwei Würfen wird es in { $house_two } der Fälle ein Full House, mit einem Wurf in { $house_one }. Das hohe Paar allein bringt es nur auf { $house_pair }, aber daraus werden auch Dreier- und Viererpasch und ein volles Feld oben.
school-pairs-3 = Je voller der Block, desto mehr lohnen sich beide: Wer perfekt spielt, hält sie in der ersten Hälfte des Spiels in { $early } der Fälle, in der zweiten in { $late }. Das Full House muss natürlich noch frei sein.
school-pairs-chart = So viele Punkte kostet es, diese Würfel zu halten
school-pairs-first = noch zwei Würfe
school-pairs-second = noch ein Wurf
school-pairs-rule = Früh das hohe Paar. Beide Paare erst, wenn die anderen Felder dafür voll sind.

## Straßen

school-straights-title = Straßen
school-straights-claim = Drei in der Reihe nach dem zweiten Wurf? Auf die Kleine Straße gehen!
school-straights-verdict = Mal ja, mal nein. Wer es immer tut, verliert { $middle } Punkte je Spiel.
school-straights-1 = Vier in der Reihe und ein Wurf: An beiden Enden offen wird es in { $open } der Fälle die Große Straße, sonst in { $closed }. Aus drei in der Mitte wird mit zwei Würfeln in { $three } die Kleine.
school-straights-2 = Drei in der Reihe und ein Paar Zweier oder Dreier: Beides ist etwa gleich gut. Je höher das Paar, desto mehr ist es wert; ein Paar Sechser ist um { $pair } Punkte besser als die Straße.
school-straights-3 = Die Kleine Straße liegt schon? Weiter würfeln, solange die Große frei ist: Verlieren kannst du sie nicht. Gleich aufzuschreiben kostet hier { $stop } Punkte, wer es immer tut, verliert { $at_once } je Spiel.
school-straights-chart = So viele Punkte ist der Weg zur Straße besser als jeder andere: leerer Block, nach dem zweiten Wurf
school-straights-rule = Vier in der Reihe halten, mit der Kleinen in der Hand weiterwürfeln, ein hohes Paar nicht für drei in der Reihe hergeben.

## Kniffel

school-five-title = Der { $five }
school-five-claim = Nicht in jedem Wurf auf den { $five } gehen.
school-five-verdict = Genau. Wer immer nur die meisten Gleichen hält, verliert { $always } Punkte je Spiel.
school-five-1 = Selbst wenn du in einem Zug nichts anderes willst, gelingt der { $five } nur in { $turn } der Züge.
school-five-2 = Wer perfekt spielt, hat ihn am Ende in { $game } der Spiele auf dem Block. Das sind im Schnitt { $mean } Punkte, und weitere { $five } bringen noch { $beside } dazu.
school-five-3 = Er kommt nebenbei: Wer für oben und für die Pasche sammelt, hält ohnehin Gleiche. Der Unterschied sind Straßen und Full House, auf die man dafür verzichtet, und kleine Paare, die man dafür festhält.
school-five-chart = So oft wird daraus ein { $five }
school-five-first = mit zwei Würfen
school-five-second = mit einem Wurf
school-five-rule = Den { $five } nimmt man mit, man jagt ihn nicht.

## Das letzte Feld

school-last-title = Das letzte Feld
school-last-claim = Ist nur der Dreierpasch übrig, halt jeden Drilling fest.
school-last-verdict = Wer ihn nur haben will: ja. Wer Punkte will: nein.
school-last-1 = Wie viel ein Feld ganz am Ende noch bringt, ist schnell gelernt: die Chance { $chance } Punkte, die Große Straße { $large }, der Viererpasch { $four }. Daran siehst du, was es kostet, ein Feld bis zuletzt offen zu lassen.
school-last-2 = Beim Dreierpasch gibt es zwei Wege. Wer ihn sicher will, bekommt ihn in { $safe_chance } der Fälle und { $safe_mean } Punkte im Schnitt. Wer auf die Augen achtet, bekommt ihn nur in { $bold_chance }, aber { $bold_mean } Punkte.
school-last-3 = Das Beispiel aus den alten Regeln: drei Einser und zwei Sechser nach dem ersten Wurf. Die Sechser halten! Auf den Einsern sitzen zu bleiben kostet { $sixes_for_ones } Punkte.
school-last-chart = So viele Punkte bringt jedes Feld im Schnitt, wenn nur noch es frei ist
school-last-rule = Bei Feldern, die alle Augen zählen, sind hohe Paare mehr wert als kleine Drillinge.

## Letzte Runde

school-behind-title = Hinten in der letzten Runde
school-behind-claim = Wer hinten liegt, muss alles wagen!
school-behind-verdict = Etwas anders spielen, ja. Aber es ist weniger, als man denkt: Wenn nur die Chance noch frei ist, entscheidet das höchstens { $gain } der Spiele.
school-behind-1 = Nur noch die Chance ist frei, im Schnitt bringt sie { $mean } Punkte. Du brauchst { $needed }. Wer auf die meisten Punkte spielt, schafft es in { $usual }, wer genau auf diese Zahl spielt, in { $bold }.
school-behind-2 = Zähl also vor dem Zug, was dir fehlt. Was darüber liegt, ist nichts mehr wert, was darunter liegt, auch nicht.
school-behind-3 = Das gilt genauso, wenn du vorn liegst: Reicht, was da liegt, dann schreib es auf. Weiterwürfeln könnte im Schnitt mehr bringen und doch den Sieg kosten.
school-behind-chart = So oft reicht die Chance als letztes Feld für so viele Punkte
school-behind-first = auf den Sieg gespielt
school-behind-second = auf Punkte gespielt
school-behind-rule = Zählen, was fehlt, und genau darauf spielen: nicht auf den höchsten Wurf, nicht auf den Durchschnitt.

## Yatzy: streichen

school-yatzy-strike-title = Richtig streichen
school-yatzy-strike-claim = Geht gar nichts, opfere die Einser!
school-yatzy-strike-verdict = Beim Yatzy gibt es Billigeres, nämlich die Straßen. Wer immer zuerst die Einser opfert, verliert { $first } Punkte je Spiel.
school-yatzy-strike-1 = Am Anfang ist die Kleine Straße am billigsten. Die Große kostet { $more_large_straight } Punkte mehr, die Einser { $more_ones }, Vier Gleiche { $more_four_of_a_kind }, der { $five } { $more_five_of_a_kind }.
school-yatzy-strike-2 = Selbst eine einzelne Eins einzutragen ist im ersten Zug um { $single } Punkte schlechter, als die Kleine Straße zu streichen. Was bei den Einsern fehlt, fehlt zum Bonus, und der zählt hier viel.
school-yatzy-strike-3 = Wer perfekt spielt, streicht die Kleine Straße in { $struck_small_straight } der Spiele, in { $early_small_straight } schon in den ersten { $half } Runden. Den { $five } trifft es in { $struck_five_of_a_kind }, die Große Straße in { $struck_large_straight }, die Einser in { $struck_ones }. Wer den { $five } nie hergibt, solange noch etwas anderes frei ist, verliert { $never_five } Punkte je Spiel.
school-yatzy-strike-chart = So viele Punkte kostet es auf dem leeren Block, ein Feld zu streichen
school-yatzy-strike-rule = Zuerst die Kleine Straße, dann die Große, später den { $five }. Oben lass alles stehen, was der Bonus noch braucht.

## Yatzy: drei Gleiche

school-yatzy-three-title = Oben oder unten?
school-yatzy-three-claim = Drei Gleiche? Oben oder unten ist egal, es gibt gleich viele Punkte.
school-yatzy-three-verdict = Aufgeschrieben sind es gleich viele, wert sind sie oben mehr. Wer drei Gleiche immer unten einträgt, verliert { $below } Punkte je Spiel.
school-yatzy-three-1 = Auf dem leeren Block ist das Zahlenfeld bei drei Zweiern um { $face_2 } Punkte besser, bei drei Vierern um { $face_4 }. Nur bei drei Sechsern ist es so gut wie gleich.
school-yatzy-three-2 = Der Grund: Oben sind drei genau das, was der Bonus verlangt. Und unten gibt es nur einen Platz: Wer dort kleine Zahlen einträgt, hat für die großen keinen mehr.
school-yatzy-three-3 = Bei vier Gleichen ist es klarer: Vier Sechser sind bei den Sechsern { $four_sixes } Punkte mehr wert als bei Vier Gleichen, vier Zweier bei den Zweiern { $four_twos }.
school-yatzy-three-chart = So viele Punkte ist das Zahlenfeld besser als Drei Gleiche, bei dreimal der gleichen Zahl im ersten Zug
school-yatzy-three-rule = Drei oder mehr Gleiche gehören nach oben, solange das Feld frei ist. Nach unten kommt, was oben keinen Platz mehr hat.

## Yatzy: Reihenfolge

school-yatzy-order-title = Erst oben?
school-yatzy-order-claim = Mach zuerst oben alles voll, wegen des Bonus. Unten kommt dann von selbst.
school-yatzy-order-verdict = Den Bonus ja, die Reihenfolge nein. Wer alles nach oben schreibt, was dort irgendwie zählt, verliert { $above } Punkte je Spiel.
school-yatzy-order-1 = So stehen oben bald überall nur ein oder zwei Gleiche, und gerade der Bonus ist dahin. Ein Zug ohne drei Gleiche findet unten besser Platz.
school-yatzy-order-2 = Umgekehrt geht es auch nicht: Wer jede Figur gleich unten einträgt, verliert { $below }. Wer perfekt spielt, schreibt im ersten Zug in { $first_above } der Fälle oben.
school-yatzy-order-3 = Am frühesten voll ist im Schnitt „{ $first }“, in Runde { $round_first }, am spätesten „{ $last }“, in Runde { $round_last }. Die Felder oben liegen mit Runde { $round_above } dazwischen.
school-yatzy-order-chart = In dieser Runde ist ein Feld im Schnitt voll, wenn man perfekt spielt
school-yatzy-order-rule = Nach oben, was für den Bonus reicht: drei oder mehr. Alles andere dorthin, wo dieser Wurf besser ist als die meisten.

## Yatzy: ein Paar

school-yatzy-pair-title = Ein Paar
school-yatzy-pair-claim = Ein Paar hat man immer. Heb dir das Feld für Sechser auf!
school-yatzy-pair-verdict = Kann man so machen: Wer dort nur Sechser einträgt, solange anderswo noch etwas zählt, verliert bloß { $sixes } Punkte je Spiel.
school-yatzy-pair-1 = Wer in einem Zug nur ein Paar will, bekommt es so gut wie immer; es fragt sich nur, welches. Wer perfekt spielt, bekommt in dem Feld im Schnitt { $mean } Punkte, mehr als für ein Paar Fünfer, und hat es um Runde { $round } voll.
school-yatzy-pair-2 = Der erste Zug hat nur ein Paar gebracht? Mit Sechsern ist dieses Feld im Schnitt { $face_6 } Punkte besser als jedes andere, mit Fünfern noch { $face_5 }. Mit Vierern ist ein anderes um { $face_4 } besser, mit Zweiern um { $face_2 }.
school-yatzy-pair-3 = Ein kleines Paar einzutragen ist im ersten Zug sogar schlechter, als die Kleine Straße zu streichen. Wer jedes Paar gleich nimmt, wenn sonst nichts liegt, verliert { $at_once } Punkte je Spiel.
school-yatzy-pair-chart = Der erste Zug endet mit nichts als einem Paar: So viele Punkte ist sein Feld besser als jedes andere
school-yatzy-pair-rule = Sechser und Fünfer hinein, kleine Paare nicht.

## Yatzy: Chance

school-yatzy-chance-title = Die Chance
school-yatzy-chance-claim = Ein Wurf ohne alles? Dafür ist die Chance da.
school-yatzy-chance-verdict = Nur wenn er Augen hat. Wer jeden Fehlwurf sofort in die Chance schreibt, verliert { $at_once } Punkte je Spiel.
school-yatzy-chance-1 = Perfekt gespielt bringt die Chance im Schnitt { $mean } Punkte und wird um Runde { $round } gefüllt. Allein, als letztes Feld, bringt sie { $alone }.
school-yatzy-chance-2 = Im ersten Zug, mit höchstens einem Paar: Erst ab { $enough } Augen ist die Chance im Schnitt das beste Feld. Darunter ist es besser, die Kleine Straße zu streichen oder ein hohes Paar einzutragen.
school-yatzy-chance-3 = Aber aufheben um jeden Preis ist viel schlimmer: Wer die Chance erst schreibt, wenn sonst nichts mehr frei ist, verliert { $at_last } Punkte je Spiel.
school-yatzy-chance-chart = So viele Punkte ist die Chance besser als jedes andere Feld: im ersten Zug, mit höchstens einem Paar, nach Augen
school-yatzy-chance-rule = Die Chance rettet einmal einen Zug mit vielen Augen. Bei wenigen Augen streichst du besser ein billiges Feld.

## Yatzy: zwei Paare

school-yatzy-pairs-title = Zwei Paare
school-yatzy-pairs-claim = Zwei Paare? Beide halten! Die zählen schon, und zum Vollen Haus fehlt nur noch einer.
school-yatzy-pairs-verdict = Klingt gut, kostet aber { $both } Punkte je Spiel. Meist ist das hohe Paar allein besser.
school-yatzy-pairs-1 = Leerer Block, nach dem ersten Wurf liegt das hier. Am besten bleibt nur das hohe Paar. Beide zu halten kostet { $first } Punkte, nach dem zweiten Wurf noch { $second }. Das kleine Paar: { $low }.
school-yatzy-pairs-2 = Mit beiden Paaren und zwei Würfen wird es in { $house_two } der Fälle ein Volles Haus, mit einem Wurf in { $house_one }. Das hohe Paar allein bringt es nur auf { $house_pair }, aber daraus werden auch drei oder vier Gleiche, und die braucht der Bonus.
school-yatzy-pairs-3 = Je voller der Block, desto mehr lohnen sich beide: Wer perfekt spielt, hält sie in der ersten Hälfte des Spiels in { $early } der Fälle, in der zweiten in { $late }. Das Volle Haus muss natürlich noch frei sein.
school-yatzy-pairs-chart = So viele Punkte kostet es, diese Würfel zu halten
school-yatzy-pairs-first = noch zwei Würfe
school-yatzy-pairs-second = noch ein Wurf
school-yatzy-pairs-rule = Früh das hohe Paar. Beide Paare erst, wenn die anderen Felder dafür voll sind.

## Yatzy: Straßen

school-yatzy-straights-title = Straßen
school-yatzy-straights-claim = Vier für die Straße? Dann fehlt nur noch einer, also weiter darauf!
school-yatzy-straights-verdict = Zu teuer. Wer es immer tut, verliert { $four } Punkte je Spiel.
school-yatzy-straights-1 = Beim Yatzy braucht jede Straße alle fünf Würfel. Vier, die an beiden Enden offen sind, werden mit einem Wurf in { $open } der Fälle eine Straße, alle anderen nur in { $closed }.
school-yatzy-straights-2 = An beiden Enden offen und ein kleines Paar daneben: Dann ist die Straße um { $open_gain } Punkte besser. Passt nur noch eine Zahl, ist ein Paar Sechser um { $pair } Punkte besser, und für die Kleine Straße lohnt es sich nicht einmal, zwei Einser herzugeben: Das kostet { $aces }.
school-yatzy-straights-3 = Straßen bringen wenig und nichts für den Bonus. Selbst wer perfekt spielt, hat die Große nur in { $large } der Spiele auf dem Block, die Kleine in { $small }.
school-yatzy-straights-chart = So viele Punkte ist der Weg zur Straße besser als jeder andere: leerer Block, nach dem zweiten Wurf
school-yatzy-straights-rule = Weiter auf die Straße, wenn beide Enden offen sind und kein hohes Paar daliegt. Sonst lohnt es sich kaum: Sammle für oben.

## Yatzy: der Yatzy

school-yatzy-five-title = Der { $five }
school-yatzy-five-claim = Nicht in jedem Wurf auf den { $five } gehen.
school-yatzy-five-verdict = Genau. Wer immer nur die meisten Gleichen hält, verliert { $always } Punkte je Spiel.
school-yatzy-five-1 = Selbst wenn du in einem Zug nichts anderes willst, gelingt der { $five } nur in { $turn } der Züge.
school-yatzy-five-2 = Wer perfekt spielt, hat ihn am Ende in { $game } der Spiele auf dem Block. Das sind im Schnitt { $mean } Punkte.
school-yatzy-five-3 = Er kommt nebenbei: Wer für oben und für drei oder vier Gleiche sammelt, hält ohnehin Gleiche. Der Unterschied sind fertige Straßen und Volle Häuser, die man dafür zerreißt, und kleine Paare, die man festhält.
school-yatzy-five-chart = So oft wird daraus ein { $five }
school-yatzy-five-first = mit zwei Würfen
school-yatzy-five-second = mit einem Wurf
school-yatzy-five-rule = Den { $five } nimmt man mit, man jagt ihn nicht.
