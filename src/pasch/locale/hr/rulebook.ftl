# The pages with the variants' rules.

rules-about = Pravila svih varijanti.
rules-to-house = Napiši vlastita kućna pravila
rules-loading = Pravila stižu …
rules-play = Igraj
rules-change = Promijeni kao kućno pravilo
effects-gone = Više ne vrijedi:
rules-all = Sve varijante
rules-box = Polje
rules-takes = Što se traži
rules-numbers = { $first } do { $last }
rules-numbers-take = svako polje broji samo svoj broj
rules-points = Bodovi
rules-example = Primjer
house-try-dice = Kockice za probu; dodir ih mijenja
house-die = Kockica { $number }: { $face }
rules-fact-players = Igrači
rules-fact-dice = Kockice
rules-fact-throws = Bacanja po potezu
rules-fact-turns = Potezi
rules-fact-time = Trajanje po igraču
rules-fact-minutes = { $minutes } min
rules-fact-columns = Stupci
rules-fact-most = Najviše
