# The command "pasch bound": between what the best play of a sheet lies that is too large to be solved.

help-bound =
    Säg mellan vilka tal perfekt spel ligger för ett protokoll som är för stort för att räknas ut.

    VARIANT är en som följer med Pasch (”pasch variants” listar dem), eller din egen TOML-fil. Det lägre talet är spelat:
    det är snittet för det starkaste spel som Pasch känner till, med turen borträknad. Det övre kan ingen överträffa i
    längden, hur bra man än spelar; det mäts i spel vars beslut dras: först i 1 024, sedan varje gång på nytt i dubbelt
    så många, och det lägsta talet räknas. Fler spel gör det alltså aldrig sämre. Längre inlärning (”pasch train”) och
    fler spel för båda närmare varandra. Samma frö ger samma tal.

    De 99 % är statistik, inget bevis. Varje gång mäts sexton grupper av spel, och det antas att logaritmerna av det de
    säger är normalfördelade, med en standardavvikelse på högst 5. Där grupperna skiljer sig mer, eller större mer än
    mindre, eller motsäger vad försiktigare mätningar sade, räknas en mätning inte.
help-bound-games = Hur många spel som högst dras i den sista och största mätningen av det övre talet.
help-bound-seed = Vilket ord eller tal som helst: samma frö ger samma spel.
help-bound-threads = Hur många processorer som delar på arbetet; annars alla.

bound-title = { $variant }: snittet för perfekt spel
bound-played-learned = Minst { $mean } ± { $error }: snittet för spel efter det som Pasch har lärt in ({ $games } spel, turen borträknad).
bound-played-rough = Minst { $mean } ± { $error }: snittet för spel efter en grov uppskattning ({ $games } spel, turen borträknad).
bound-most = Högst { $mean } med 99 % säkerhet ({ $games } dragna spel).
bound-gap = I längden finns högst { $gap } poäng mer per spel att hämta.
bound-took = { $cpu } s processortid.

solve-stage-bounding = Letar bättre spel

## Errors

error-bound-exact = ”{ $variant }” behöver inga gränser: ”pasch solve” räknar ut perfekt spel exakt.
error-bound-announced-before = i kolumnen ”{ $column }” utropas rutor före första kastet; för det känner Pasch ingen övre gräns.
error-bound-games = ”{ $found }” spel går inte att dra; välj { $least } till { $most }.
