# Who plays on this device: photo or mark, colour and tune.

person-edit = Färg och märke: { $name }
person-title = { $name }: märke och melodi
person-face = Märke
person-colour = Färg
person-what = Gäller direkt och överallt på den här enheten: vid bordet, i protokollet och i historiken.
person-done = Klart

person-left = Spela med vänster hand
person-left-what = Tärningar och knappar ligger till vänster vid bordet.

person-photo-take = Ta ett foto
person-photo-choose = Välj en bild
person-photo-remove = Ta bort fotot
person-photo-where = Fotot stannar på den här enheten.
person-photo-unreadable = Filen går inte att öppna som bild.
person-photo-too-large = Bilden är för stor: den får vara högst { $most } MB.

person-face-die = Tärning
person-face-cup = Bägare
person-face-clover = Klöver
person-face-heart = Hjärta
person-face-sun = Sol
person-face-moon = Måne
person-face-cat = Katt
person-face-owl = Uggla
person-face-fox = Räv
person-face-rabbit = Kanin
person-face-bear = Björn
person-face-fish = Fisk

person-colour-red = Röd
person-colour-orange = Orange
person-colour-ochre = Ockra
person-colour-green = Grön
person-colour-teal = Turkos
person-colour-blue = Blå
person-colour-violet = Lila
person-colour-pink = Rosa

person-tune = Melodi vid fem lika och vid vinst
person-tune-fanfare = Fanfar
person-tune-bells = Klockor
person-tune-harp = Harpa
person-tune-march = Marsch
person-tune-cuckoo = Gök
person-tune-lullaby = Vaggvisa
