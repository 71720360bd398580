# Der Befehl „pasch odds“: Chancen und Mittelwerte eines Zugs.

help-odds =
    Chance und Mittelwert eines Zugs für jedes Feld ausrechnen.

    VARIANTE ist eine, die Pasch mitbringt („pasch variants“ zählt sie auf), oder die eigene TOML-Datei. Für ein
    einziges FELD stehen ein Wurf, zwei Würfe und so weiter untereinander, dazu die genauen Brüche; ohne FELD oder für
    mehrere gibt es eine Zeile je Feld. Gerechnet wird, als ginge es nur um dieses Feld: auf die beste Chance, dass es
    Punkte bringt, oder auf das beste Mittel. Was sonst gleich gut ist, entscheidet der andere Wert.

    Es zählen die Punkte im Feld, ohne Bonus daneben; gekaufte und gesparte Würfe zählen nicht mit.
help-odds-throws = So viele Würfe, mit --dice so viele weitere; sonst so viele, wie die Spielregel gewährt.
help-odds-dice = Diese Würfel liegen auf dem Tisch, noch keiner ist herausgelegt; gezeigt wird auch, welche am besten liegen bleiben. Ohne --throws ist es der erste Wurf.
help-odds-aim = Worauf gespielt wird: auf die Chance (chance), auf das Mittel (mean), oder beides nebeneinander.
help-odds-five = Was im Feld für fünf Gleiche steht: nichts (open), Punkte (scored) oder ein Strich (struck).
help-odds-number = Ob das Zahlenfeld, das zu den fünf Gleichen passt, noch frei ist (free) oder ausgefüllt (filled).

metavar-boxes = FELD
metavar-throws = ZAHL
metavar-dice = WÜRFEL

odds-throws = { $throws ->
    [one] ein Wurf
   *[other] { $throws } Würfe
}
odds-more-throws = { $throws ->
    [0] kein weiterer Wurf
    [one] noch ein Wurf
   *[other] noch { $throws } Würfe
}
odds-dice = { $dice } auf dem Tisch
odds-five-scored = fünf Gleiche schon gewertet
odds-five-struck = fünf Gleiche schon gestrichen
odds-number-filled = Zahlenfeld ausgefüllt
odds-column-box = Feld
odds-column-throws = Würfe
odds-column-more-throws = Noch
odds-column-chance = Treffer
odds-column-mean = Mittel
odds-column-hold = Liegen lassen
odds-aim-chance = Beste Chance
odds-aim-mean = Bestes Mittel
odds-aim-both = Beide Ziele
odds-throw-all = nichts
odds-score-now = alles
odds-legend = Treffer: die Chance, dass das Feld Punkte bringt. Mittel: seine Punkte im Schnitt.
odds-legend-both = Beide Ziele: Wer auf die Chance spielt und wer auf das Mittel, entscheidet immer gleich.

odds-percent = { $number } %

## Fehler

error-odds-throws = mit „{ $found }“ Würfen lässt sich nicht rechnen; erlaubt ist { $least } bis { $most }.
error-odds-five-unknown = in „{ $variant }“ ist es gleich, was im Feld für fünf Gleiche steht; hier gibt es nur „open“.
error-odds-number-unknown = in „{ $variant }“ ist es gleich, ob das passende Zahlenfeld frei ist; hier gibt es nur „free“.
