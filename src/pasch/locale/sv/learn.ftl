# Learning in the browser: exercises, trainer, puzzle of the day, rating per theme.

## An exercise

learn-you = Du
learn-other = { $others ->
    [one] Motståndare
   *[other] Motståndare { $place }
 }
learn-ask = Vad är bäst här?
learn-ask-win = Vad ger störst chans att vinna?
learn-boxes-left = { $left ->
    [one] Din sista ruta.
   *[other] { $left } rutor kvar.
 }
learn-ahead = { $points ->
    [one] Du leder med 1 poäng.
   *[other] Du leder med { $points } poäng.
 }
learn-behind = { $points ->
    [one] Du ligger 1 poäng efter.
   *[other] Du ligger { $points } poäng efter.
 }
learn-level = Det står lika.
learn-cost = { $points } poäng i snitt
learn-cost-win = { $points } procentenheter av vinstchansen
learn-better-inaccuracy = Det går lite bättre
learn-better-mistake = Det går bättre
learn-better-blunder = Det går mycket bättre
learn-gains = Vinst: { $cost }.
learn-close = Nära
learn-as-good = Rätt, precis lika bra!
learn-yours = Du: { $action }.
learn-best = Bäst: { $action }.
learn-all = Alla möjligheter
learn-costs-win = Procentenheter

## The page "Learn"

learn-about = Lite bättre varje dag: ställningar ur riktiga spel, med det bästa valet och skälet till det.
learn-nothing = Här finns inga övningar än.
learn-offline = Övningarna går inte att hämta utan nät just nu. De du redan har öppnat fungerar ändå.
learn-back = Tillbaka till ”Lär dig”
learn-school = Strategiskola
learn-school-what = Tio korta lektioner att spela
learn-review-what = Vad varje beslut kostade och vad som var tur
learn-odds-what = Vad ett, två eller tre kast ger
learn-kept = Det du lär dig stannar på den här enheten.
learn-kept-where = Spara eller ta bort i historiken

## The trainer

trainer-what = Tio ställningar som passar dig
trainer-about = Du bestämmer som vid bordet, och Pasch säger vad det kostar och varför. Det du missar kommer tillbaka.
trainer-variant = Spel
trainer-preparing = Letar ställningar för den här husregeln: { $percent } %
learn-learned = Det här protokollet går inte att räkna ut exakt: värdena är inlärda från många spel, och frågorna gäller bara det där det bästa är tydligt.
trainer-mixed = Lite av allt
trainer-ten = Tio ställningar ur alla teman.
trainer-due = { $count ->
    [one] En kommer tillbaka i dag.
   *[other] { $count } kommer tillbaka i dag.
 }
trainer-own = { $count ->
    [one] Ett misstag ur dina egna spel är med.
   *[other] { $count } misstag ur dina egna spel är med.
 }
trainer-begin = Sätt i gång
trainer-by-theme = Eller välj ett tema
trainer-stop = Sluta
trainer-finish = Hur gick det?
trainer-from-own = ur dina spel
trainer-again = en gång till
trainer-progress = Ställning { $place } av { $all }, { $found } rätt av { $answered }
trainer-place = { $place } av { $all }

theme-what-win = Vinsten räknas, inte poängen.
theme-what-joker = Vart ska nästa fem lika?
theme-what-announce = Vad utropar du, och när?
theme-what-column = I vilken kolumn hör kastet hemma?
theme-what-bonus = Går det fortfarande att nå bonusen?
theme-what-straight-or-pairs = Gå på stegen eller behålla paret?
theme-what-strike = Vilken ruta offrar du?
theme-what-endgame = När bara några rutor är kvar.
theme-what-box = Vilken ruta passar kastet?
theme-what-keep = Vilka tärningar sparar du?

## How strong one is

strength-yours = Din styrka
strength-of-ten = Du får ungefär { $likely } av 10 rätt ({ $least } till { $most })
strength-what = Styrkan säger hur många av tio medelsvåra ställningar du klarar; inom parentes hur säkert det är. Den stiger för varje du klarar, mest för svåra.
strength-rating = Rating { $rating } ± { $doubt }
strength-soon = { $answers ->
    [one] Efter några ställningar till står din styrka här.
   *[other] { $answers } övade; snart står din styrka här.
 }

## How a session was

outcome-found = { $found } av { $all } rätt
outcome-strong = Starkt! Nästan allt satt.
outcome-good = Bra gjort. Några är värda en titt till.
outcome-learning = Här finns mer att hämta: de här ställningarna kommer tillbaka.
outcome-up = { $points } mer än förut.
outcome-down = { $points } mindre än förut.
outcome-again = En runda till
outcome-overview = Andra teman
outcome-missed = Missad
outcome-come-again = Om några dagar kommer de här ställningarna igen.

## The puzzle of the day

puzzle-about = Samma ställning för alla. Ett försök.
puzzle-keep-on = { $days ->
    [one] Du var med i går. Fortsätter du?
   *[other] { $days } dagar i rad. Fortsätter du?
 }
puzzle-solve = Lös den
puzzle-look = Titta igen
puzzle-one-try = Bara första försöket räknas.
puzzle-share = Ditt resultat
puzzle-streak = { $days ->
    [one] Du spelade i dag.
   *[other] { $days } dagar i rad.
 }
puzzle-tomorrow = Nästa kommer i morgon.
puzzle-week = De senaste sju dagarna
puzzle-was-found = rätt
puzzle-was-close = nära
puzzle-was-missed = missad
puzzle-was-none = inte spelad
puzzle-send = Dela resultatet
puzzle-copy = Kopiera resultatet
puzzle-go-on = Fortsätt träna
puzzle-line = Pasch-klurigheten { $day } ({ $variant }): { $outcome }
puzzle-line-found = rätt! 🎯
puzzle-line-close = nära
puzzle-line-missed = missad
