# The themes of exercises.

theme-win = Igra na pobjedu
theme-joker = Džoker
theme-announce = Najava
theme-column = Koji stupac
theme-bonus = Bonus
theme-straight-or-pairs = Skala ili parovi
theme-strike = Što prekrižiti
theme-endgame = Zadnja polja
theme-box = Koje polje
theme-keep = Što ostaviti

reason-to-win = Tako su izgledi za pobjedu { $better } umjesto { $worse }{ $balance ->
    [less] , iako u prosjeku donosi { $points } manje.
   *[same] , a u prosjeku oboje donosi jednako.
    [more] , a u prosjeku donosi i { $points } više.
 }{ $risk ->
    [daring] { " " }Tko zaostaje, mora riskirati: završni zbroj tada varira za { $spread } umjesto za { $other }.
    [careful] { " " }Tko vodi, može igrati oprezno: završni zbroj tada varira samo za { $spread } umjesto za { $other }.
   *[none] { "" }
 }

## Errors

error-exercises-too-large = za „{ $variant }” nema vježbi: za kućna pravila izrađuju se iz točnih vrijednosti, a ovaj je listić prevelik za izračun.
error-exercises-no-solver = ovaj poslužitelj nema vježbi za kućna pravila: nema instaliran program za izračun.
error-exercises-out-of-reach = ovaj poslužitelj nema vježbi za „{ $variant }”: izračun ovdje traje predugo.
