# Was der Server denkt und rechnet: Hausregeln, Computerspieler, Tipps.

## Hausregeln auf einem Server

error-variant-too-large-here = diese Variante ist für einen Server zu groß: { $rolls } verschiedene Würfe auf { $boxes } Felder; nimm weniger Würfel, Felder oder Spalten.

## Nachdenken

solve-stage-waiting = Wartet, bis andere Varianten durchgerechnet sind
error-thinking-failed = der Server kann gerade nicht nachdenken; versuch es gleich noch einmal.
error-thinking-too-long = das Nachdenken hat zu lange gedauert; versuch es noch einmal.
error-thinking-too-large = dafür reicht der Speicher nicht, den der Server für eine Frage hergibt.

## Durchschnitt bei bestem Spiel

average-title = Durchschnitt, perfekt gespielt
average-about = So viel erreicht im Schnitt, wer immer das Beste daraus macht. Die meisten Spiele sind in Sekunden ausgerechnet, die größten in Minuten.
average-ask = Ausrechnen
average-ask-again = Neu ausrechnen
average-ask-spread = Streuung ausrechnen
average-check = Nachrechnen
average-stop = Abbrechen
average-preparing = Wird durchgerechnet: { $percent } %
average-spreading = Streuung wird ausgerechnet: { $percent } %
average-points = { $mean } Punkte
average-about-points = etwa { $mean } Punkte
average-exact = Genau ausgerechnet.
average-spread = Genau ausgerechnet. Neun von zehn Spielen enden zwischen { $low } und { $high } Punkten.
average-measured = Gemessen in { $games } Spielen des stärksten Computers: Zwei von drei enden zwischen { $low } und { $high } Punkten.
average-learned = Gelernt: Für eine genaue Rechnung ist der Block hier zu groß. So viel bringt, was Pasch aus vielen Probespielen gelernt hat; viel mehr geht nicht.
average-rough = Grob geschätzt: Für eine genaue Rechnung ist der Block hier zu groß. Bei bestem Spiel können es ein paar Prozent mehr sein.
average-no-solver = Dieser Server kann keine Varianten durchrechnen: Der Rechner dafür ist nicht installiert.
average-out-of-reach = Der Server hat es versucht und aufgegeben: Diese Variante ist zu groß, um sie hier durchzurechnen.
average-interrupted = Das letzte Ausrechnen wurde unterbrochen und beginnt von vorn.
average-before = Vor der Änderung: { $mean }

## Warum ein Browser nicht selbst ausrechnet

unsolved-no-simd = Dieser Browser kann nicht genau rechnen: Ihm fehlt WebAssembly SIMD.
unsolved-no-memory = Dieses Gerät hat zu wenig Arbeitsspeicher frei, um genau zu rechnen.
unsolved-damaged = Die Dateien zum genauen Rechnen sind beschädigt oder passen nicht zusammen.
unsolved-no-files = Hier fehlen die Dateien zum genauen Rechnen.
unsolved-too-many = Bei dieser Variante sind { $cards } verschiedene Blöcke möglich, zu viele, um sie nebenbei auszurechnen; auf der Seite mit ihren Regeln geht es auf Wunsch.
unsolved-too-large = Bei dieser Variante sind mindestens { $cards } Karten möglich, zu viele, um sie in einem Browser auszurechnen.
unsolved-by-server = Darum rechnet der Server.
