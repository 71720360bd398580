# The themes of exercises.

theme-win = Spela för att vinna
theme-joker = Joker
theme-announce = Annonsera
theme-column = Vilken kolumn
theme-bonus = Bonus
theme-straight-or-pairs = Stege eller par
theme-strike = Stryka rätt
theme-endgame = De sista rutorna
theme-box = Vilken ruta
theme-keep = Spara tärningar

reason-to-win = Så är vinstchansen { $better } i stället för { $worse }{ $balance ->
    [less] , fast det ger i snitt { $points } poäng mindre.
   *[same] , och i snitt ger båda lika mycket.
    [more] , och det ger dessutom { $points } poäng mer i snitt.
 }{ $risk ->
    [daring] { " " }Den som ligger efter måste våga: slutsumman varierar då med { $spread } i stället för { $other }.
    [careful] { " " }Den som leder kan vara försiktig: slutsumman varierar då bara med { $spread } i stället för { $other }.
   *[none] { "" }
 }
