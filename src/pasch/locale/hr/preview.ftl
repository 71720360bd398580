# What messengers show of a link before anybody opens it.

preview-start = Pasch: jamb, Kniffel, Yahtzee, Yatzy i vaša kućna pravila
preview-start-sentence = Baci kockice u pregledniku: solo, za istim stolom ili na daljinu. S listićem za prave kockice, bez prijave, bez reklama.
preview-invitation = { $host } te zove na partiju: { $variant }
preview-invitation-nobody = Poziv na partiju: { $variant }
preview-seats = { $seats ->
    [1] Jedno mjesto
    [one] { $seats } mjesto
    [few] { $seats } mjesta
   *[other] { $seats } mjesta
 }, { $free ->
    [0] nijedno slobodno
   *[other] slobodno: { $free }
 }.
preview-sit = Za stolom: { $names }.
preview-and = { $first } i { $last }
preview-game = { $variant }: { $names }
preview-running = Partija je u tijeku.
preview-over = Partija je gotova: { $result }
preview-block = Listić – { $variant }: { $names }
preview-block-sentence = Prave kockice na stolu, listić na svim mobitelima.
preview-picture = Pet kockica na zelenoj čohi
# Language and country as messengers read them.
language-and-country = hr_HR
