# The words of a review that learning and hints say, too; the rest is still in English.

review-below = manje od { $bound }
review-above = više od { $bound }
reason-tier = { $bonus } (od { $threshold })
reason-against = U usporedbi s „{ $action }“: { $reasons }
reason-equal = Oboje vrijedi točno jednako.
reason-near = Gotovo jednako: razlika je samo { $points } boda.
reason-now = { $sign ->
    [less] To sada donosi { $now } manje
   *[more] To sada donosi { $now } više
    [same] Oboje sada donosi jednako
 }{ $balance ->
    [but-more] , ali slobodno polje { $box } poslije vrijedi { $later } više od polja { $other }.
   *[and-more] , a slobodno polje { $box } poslije vrijedi { $later } više od polja { $other }.
    [less] , iako bi slobodno polje { $other } poslije vrijedilo { $later } više od polja { $box }.
    [same] , a slobodno polje { $box } poslije vrijedi koliko i polje { $other }.
 }
reason-later = { $after ->
   *[more] Slobodno polje { $box } poslije vrijedi { $later } više od polja { $other }.
    [same] Slobodno polje { $box } poslije vrijedi malo više od polja { $other }.
 }
reason-bonus = Izgledi za { $box }: { $better } umjesto { $worse }.
reason-turn = Izgledi za polje { $box } u ovom potezu: { $better } umjesto { $worse }.
reason-game = Izgledi za polje { $box } do kraja partije: { $better } umjesto { $worse }.
reason-struck = Polje { $box } još je moguće: izgledi su { $better }.
reason-unlikely = Izgledi za polje { $box } bili su još samo { $worse }.
reason-miss = Rizik da u ovom potezu moraš križati: { $better } umjesto { $worse }.
reason-points = U prosjeku više bodova, ali rjeđe pobjede: { $action }.
reason-sum = { $sign ->
    [less] Ovaj potez u prosjeku donosi { $now } manje
   *[more] Ovaj potez u prosjeku donosi { $now } više
    [same] Ovaj potez u prosjeku donosi jednako
 }{ $after ->
    [less] , a svi kasniji { $later } manje.
   *[more] , a svi kasniji { $later } više.
    [same] , a svi kasniji jednako.
 }
review-tiny = manje od { $bound }
review-option = Mogućnost
review-value = Na kraju
review-costs = Stoji
review-tag-chosen = odigrano
review-tag-best = najbolje
practice-found = Pogođeno!
practice-next = Dalje
