# What messengers show of a link before anybody opens it.

preview-start = Pasch: Generala, Yahtzee, Yatzy y tus reglas de la casa
preview-start-sentence = Dados en el navegador: a solas, en una misma mesa o a distancia. Con anotador para dados de verdad, sin registro, sin publicidad.
preview-invitation = { $host } te invita a una partida de { $variant }
preview-invitation-nobody = Invitación a una partida de { $variant }
preview-seats = { $seats ->
    [one] Un lugar
   *[other] { $seats } lugares
 }, { $free ->
    [0] ninguno libre
    [one] { $free } libre
   *[other] { $free } libres
 }.
preview-sit = En la mesa: { $names }.
preview-and = { $first } y { $last }
preview-game = { $variant }: { $names }
preview-running = La partida está en marcha.
preview-over = Se acabó la partida: { $result }
preview-block = Anotador de { $variant }: { $names }
preview-block-sentence = Los dados de verdad en la mesa, el anotador en todos los teléfonos.
preview-picture = Cinco dados sobre un tapete verde
# Language and country as messengers read them.
language-and-country = es_ES
