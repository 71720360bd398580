# Die Analyse eines Spiels: was jede Entscheidung gekostet hat, was die Würfel gaben und woraus sich lernen lässt.

## Fehler, und was eine Analyse über sich selbst sagt

error-review-no-throws = in diesem Spiel wurde nicht gewürfelt: Da gibt es nichts zu analysieren.
error-review-estimated = dieser Zettel ist zu groß, um ihn auszurechnen: Alle Werte sind geschätzt.
error-review-unfinished = dieses Spiel hört vor dem Ende auf: Analysiert ist, was gespielt wurde.
