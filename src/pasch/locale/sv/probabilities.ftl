# The page with the probabilities.

prob-back = Regler: { $variant }
prob-about = Exakt uträknat, om du den här omgången bara går på en ruta, och spelar perfekt.
prob-from = Med de här tärningarna
prob-turn-dice = Tryck på en tärning för att ändra den.
prob-left = Du har kvar
prob-more-throws = { $throws ->
    [one] 1 kast
   *[other] { $throws } kast
 }
prob-aim = Mål
prob-aim-chance = Få poäng
prob-aim-mean = Få många poäng
prob-target = Vilken ruta?
prob-every-box = Alla rutor
prob-points = Minst hur många poäng?
prob-any-points = Hur många som helst
prob-at-least = Minst { $points }
prob-keep = Spara { $dice }
prob-throw-all = Slå om alla
prob-enter = Spara alla
prob-way = Spara
prob-chance = Chans
prob-mean = I snitt
prob-mean-points = { $points } poäng
prob-mean-short = ⌀ { $points }
prob-one-in = 1 på { $times }
prob-before = Före första kastet
prob-before-what = Så ofta lyckas varje ruta om du bara går på den från början.
prob-other-ways = Andra sätt
prob-all = Alla rutor med de här tärningarna
prob-all-what = Chans, poäng och vad du ska spara
prob-numbers = { $first } till { $last }
prob-from-to = { $least }–{ $most }
prob-box = Ruta
prob-throws = { $throws ->
    [one] 1 kast
   *[other] { $throws } kast
 }
prob-legend = Chansen att över huvud taget få poäng. I snitt: poängen om du med alla kast går på många poäng. Någon bonus räknas inte in.
prob-five = När rutan ”{ $box }” redan är ifylld
prob-five-what = Då gäller andra regler för fem lika. Säg vad som står i ditt protokoll: alla siffror på sidan tar hänsyn till det.
prob-five-box = I rutan ”{ $box }” står
prob-five-open = inget än
prob-five-scored = poäng
prob-five-struck = ett streck
prob-numbers-filled = Den matchande sifferrutan är också ifylld
