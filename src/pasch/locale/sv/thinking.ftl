# What the server thinks about and works out: house rules, computer players, hints.

## House rules on a server

error-variant-too-large-here = varianten är för stor för en server: { $rolls } olika kast på { $boxes } rutor; ta färre tärningar, rutor eller kolumner.

## Thinking

solve-stage-waiting = Väntar tills andra varianter är uträknade
error-thinking-failed = servern kan inte tänka just nu; försök igen.
error-thinking-too-long = det tog för lång tid att tänka; försök igen.
error-thinking-too-large = det kräver mer minne än servern ger en enskild fråga.

## The average of the best play

average-title = Snitt med perfekt spel
average-about = Så många poäng får man i snitt om man alltid väljer rätt. De flesta spel räknas ut på några sekunder, de största på några minuter.
average-ask = Räkna ut
average-ask-again = Räkna ut igen
average-ask-spread = Räkna ut spridningen
average-check = Räkna om
average-stop = Avbryt
average-preparing = Räknar: { $percent } %
average-spreading = Räknar ut spridningen: { $percent } %
average-points = { $mean } poäng
average-about-points = cirka { $mean } poäng
average-exact = Exakt uträknat.
average-spread = Exakt uträknat. Nio av tio spel slutar mellan { $low } och { $high } poäng.
average-measured = Mätt i { $games } spel med den starkaste datorspelaren: två av tre slutar mellan { $low } och { $high } poäng.
average-learned = Inlärt: protokollet är för stort för att räknas ut exakt här. Så mycket har Pasch lärt sig att få efter många övningsspel; mycket mer går inte.
average-rough = En grov uppskattning: protokollet är för stort för att räknas ut exakt här. Med perfekt spel kan det bli några procent mer.
average-no-solver = Den här servern kan inte räkna ut varianter: programmet för det är inte installerat.
average-out-of-reach = Servern försökte och gav upp: varianten är för stor för att räknas ut här.
average-interrupted = Den senaste uträkningen avbröts och börjar om.
average-before = Före ändringen: { $mean }

## Why a browser does not solve by itself

unsolved-no-simd = Den här webbläsaren kan inte räkna exakt: den saknar WebAssembly SIMD.
unsolved-no-memory = Enheten har för lite ledigt minne för att räkna exakt.
unsolved-damaged = Filerna för exakta värden är skadade eller hör inte ihop.
unsolved-no-files = Filerna för exakta värden saknas här.
unsolved-too-many = Varianten har { $cards } möjliga protokoll, för många för att räkna ut i förbifarten; på sidan med dess regler går det om du vill.
unsolved-too-large = Varianten har minst { $cards } möjliga protokoll, för många för att räkna ut i en webbläsare.
unsolved-by-server = Därför räknar servern.
