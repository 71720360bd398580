# The end of a game or block in the browser, series, and the picture of the result.

end-over = Partija je gotova
end-won = { $name } pobjeđuje!
end-you-won = Pobjeda je tvoja!
end-computer-ahead = Ovaj put pobjeđuje { $name }.
end-shared = { $names } zajedno pobjeđuju!
end-draw = Neriješeno!
end-alone = Bravo, gotovo!
end-points = { $points ->
    [1] Jedan bod
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
 }
end-best-yours = Tvoja najbolja partija dosad!
end-best = Najbolja partija dosad: { $names }
end-close = Bilo je tijesno: jedno bi bacanje bilo dovoljno.
end-consolation = Glavu gore! Možda će kockice idući put biti na tvojoj strani.
end-at-once = odmah, jednim jedinim bacanjem
end-lead = { $points ->
    [1] jedan bod prednosti
    [one] { $points } bod prednosti
    [few] { $points } boda prednosti
   *[other] { $points } bodova prednosti
 }
end-lead-columns = { $points ->
    [1] prednost: jedan bod partije
    [one] prednost: { $points } bod partije
    [few] prednost: { $points } boda partije
   *[other] prednost: { $points } bodova partije
 }
end-columns = Tko osvaja koji stupac
end-columns-for = i za to
end-columns-all = Svi stupci
end-stopped = Završeno bez čekanja: { $name }
end-stopped-explained = svi bodovi kakvi su bili; partija se nikome ne računa
end-played-for = { $name }: računalo je umjesto te osobe odigralo { $count ->
    [1] jedan potez
    [one] { $count } potez
    [few] { $count } poteza
   *[other] { $count } poteza
 }; ova se partija toj osobi ne računa u statistici.
end-shout = { $word }!
end-place = { $place }. mjesto:
end-place-shared = { $place }. mjesto, dijele:
end-whose = { $name }: { $box }
end-best-box = Najviše iznad prosjeka
end-nicest = Najljepše bacanje
end-once = { $thrown ->
    [one] S { $thrown } kockicom tako je dobro samo jedno bacanje od { $once }.
    [few] S { $thrown } kockice tako je dobro samo jedno bacanje od { $once }.
   *[other] S { $thrown } kockica tako je dobro samo jedno bacanje od { $once }.
 }
end-idea = { $person ->
    [you] Tvoja najbolja ideja (krug { $turn }) – { $action }.
   *[other] Najbolju ideju ima { $name } (krug { $turn }) – { $action }.
 }
end-trial = { $person ->
    [you] Za probu (krug { $turn }) – { $action }.
   *[other] { $name }, za probu (krug { $turn }) – { $action }.
 }
end-nothing-to-try = Bolje se teško moglo odigrati.
end-score-first = Vaša prva zajednička partija
end-score = Dosad među vama:
end-score-shared = { $games ->
    [1] Podijeljena pobjeda broji se svima koji je dijele.
    [one] { $games } podijeljena pobjeda broji se svima koji je dijele.
    [few] { $games } podijeljene pobjede broje se svima koji ih dijele.
   *[other] { $games } podijeljenih pobjeda broji se svima koji ih dijele.
 }
end-score-two = { $first } { $wins } : { $losses } { $second }
end-score-one = { $name } { $count }
end-begins = { $name } počinje
end-you-begin = Ti počinješ
end-once-more = Još jednom
end-other-variant = Druga varijanta

## Series

end-series = Serija
end-series-wins = Serija: tko će prvi do { $games ->
    [one] { $games } pobjede
    [few] { $games } pobjede
   *[other] { $games } pobjeda
 }?
end-series-sum = Serija: odigrano { $played } od { $games }, broje se svi bodovi
end-series-games = { $count ->
    [1] jedna pobjeda
    [one] { $count } pobjeda
    [few] { $count } pobjede
   *[other] { $count } pobjeda
 }
end-series-points = { $count ->
    [1] jedan bod
    [one] { $count } bod
    [few] { $count } boda
   *[other] { $count } bodova
 }
end-series-won = { $name } osvaja seriju!
end-series-shared = { $names } zajedno osvajaju seriju!
end-series-and-game = i ovu partiju
end-series-next = Sljedeća partija
end-series-new = Nova serija
end-series-now = Partija { $game } · { $score }
series-title = Serija
series-none = Jedna partija
series-none-what = Revanš može uvijek.
series-wins = Na pobjede
series-wins-what = Tko prvi skupi dovoljno pobjeda, osvaja seriju. Podijeljena pobjeda broji se svima koji je dijele.
series-sum = Na bodove
series-sum-what = Zbrajaju se bodovi svih partija, kao na papirnatom listiću.
series-games-wins = Koliko pobjeda
series-count-wins = { $games ->
    [one] { $games } pobjeda
    [few] { $games } pobjede
   *[other] { $games } pobjeda
 }
series-games-sum = Koliko partija
series-count-sum = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
 }

## The picture of the result

end-share = Podijeli rezultat
end-picture = Slika listića. { $words }
end-picture-drawn = Crtamo sliku …
end-picture-failed = Ovaj preglednik ne može nacrtati sliku. Tekst ipak možeš kopirati.
end-picture-send = Pošalji sliku
end-picture-save = Spremi sliku
end-picture-print = Ispis ili PDF
end-words-copy = Kopiraj tekst
end-words = { $variant }, { $date }: { $result }
end-words-alone = { $variant }, { $date }: { $name }, { $points ->
    [1] jedan bod
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
 }
end-me = Ja
end-i-won = Pobjeda je moja!
end-occasion = { $variant } · { $date }
