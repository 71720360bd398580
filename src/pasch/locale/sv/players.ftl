# The computer players: what each is, and what can be wrong with a name of one.

solve-stage-parts = Vad varje kolumn är värd
help-players = Datorspelare

player-beginner = håller på att lära sig och väljer ofta fel; går att slå utan övning
player-casual = spelar som en van familj; du vinner ungefär varannan gång
player-club = spelar i klubb och gör fortfarande fel, men sällan grova
player-expert = ger nästan ingenting gratis
player-perfect = spelar felfritt: det högsta snitt som går att nå, så snart varianten är uträknad
player-optimal = samma som ”perfect”
player-daring = tar risker: oftare mycket höga och oftare låga poäng; lite mindre i snitt
player-cautious = undviker risker: sällan låga och sällan mycket höga poäng; lite mindre i snitt
player-contender = spelar för att vinna och inte för poängen: ser på allas protokoll och tar det som oftast vinner; ensam samma som ”perfect”
player-random = väljer på måfå bland allt som reglerna tillåter
player-heuristic = räknar varje omgång till slutet och väger in vad rutorna brukar ge; nästan lika stark som ”perfect”

error-unknown-player-near = det finns ingen spelare ”{ $found }”; menade du ”{ $near }”?
error-unknown-player = det finns ingen spelare ”{ $found }”; det finns { $allowed }.
error-risk-needs-solution = ”daring” och ”cautious” kan inte spela ”{ $variant }”: varianten är för stor för att räknas ut, och vad som står på spel går inte att uppskatta.
