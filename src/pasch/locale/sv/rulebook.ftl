# The pages with the variants' rules.

rules-about = Vad som gäller i varje variant.
rules-to-house = Skriv egna husregler
rules-loading = Hämtar reglerna …
rules-play = Spela
rules-change = Ändra till en husregel
effects-gone = gäller inte längre:
rules-all = Alla varianter
rules-box = Ruta
rules-takes = Vad som passar
rules-numbers = { $first } till { $last }
rules-numbers-take = varje ruta räknar bara sin siffra
rules-points = Poäng
rules-example = Exempel
house-try-dice = Tärningar att prova med; tryck för att ändra dem
house-die = Tärning { $number }: { $face }
rules-fact-players = Spelare
rules-fact-dice = Tärningar
rules-fact-throws = Kast per omgång
rules-fact-turns = Omgångar
rules-fact-time = Tid per person
rules-fact-minutes = { $minutes } min
rules-fact-columns = Kolumner
rules-fact-most = Högst
