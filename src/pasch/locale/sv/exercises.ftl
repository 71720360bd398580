# Exercises: positions worth learning from, and what they are about.

## Themes

theme-win = Spela för att vinna
theme-joker = Joker
theme-announce = Utropa
theme-column = Vilken kolumn
theme-bonus = Bonus
theme-straight-or-pairs = Stege eller par
theme-strike = Stryka rätt
theme-endgame = De sista rutorna
theme-box = Vilken ruta
theme-keep = Spara tärningar

## Reasons: why something wins more often than what brings more points on average

reason-to-win = Så är vinstchansen { $better } i stället för { $worse }{ $balance ->
    [less] , fast det ger i snitt { $points } poäng mindre.
   *[same] , och i snitt ger båda lika mycket.
    [more] , och det ger dessutom { $points } poäng mer i snitt.
 }{ $risk ->
    [daring] { " " }Den som ligger efter måste våga: slutsumman varierar då med { $spread } poäng i stället för { $other }.
    [careful] { " " }Den som leder kan vara försiktig: slutsumman varierar då bara med { $spread } poäng i stället för { $other }.
   *[none] { "" }
 }

## Errors

error-exercises-too-large = det finns inga övningar till ”{ $variant }”: för husregler görs de av exakta värden, och protokollet är för stort för att räknas ut.
error-exercises-no-solver = den här servern har inga övningar för husregler: programmet som räknar ut varianter är inte installerat.
error-exercises-out-of-reach = den här servern har inga övningar till ”{ $variant }”: det tar för lång tid att räkna ut dem här.
