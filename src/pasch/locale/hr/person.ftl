# Who plays on this device: photo or mark, colour and tune.

person-edit = Boja i znak: { $name }
person-title = { $name }: znak i melodija
person-face = Znak
person-colour = Boja
person-what = Vrijedi odmah i svugdje na ovom uređaju: za stolom, na listiću i u povijesti.
person-done = Gotovo

person-left = Igraj lijevom rukom
person-left-what = Kockice i gumbi za stolom su na lijevoj strani.

person-photo-take = Slikaj
person-photo-choose = Odaberi sliku
person-photo-remove = Ukloni fotografiju
person-photo-where = Fotografija ostaje na ovom uređaju.
person-photo-unreadable = Ova se datoteka ne može otvoriti kao slika.
person-photo-too-large = Slika je prevelika: smije imati najviše { $most } MB.

person-face-die = Kockica
person-face-cup = Čašica
person-face-clover = Djetelina
person-face-heart = Srce
person-face-sun = Sunce
person-face-moon = Mjesec
person-face-cat = Mačka
person-face-owl = Sova
person-face-fox = Lisica
person-face-rabbit = Zec
person-face-bear = Medvjed
person-face-fish = Riba

person-colour-red = Crvena
person-colour-orange = Narančasta
person-colour-ochre = Oker
person-colour-green = Zelena
person-colour-teal = Tirkizna
person-colour-blue = Plava
person-colour-violet = Ljubičasta
person-colour-pink = Ružičasta

person-tune = Melodija za jamb i pobjedu
person-tune-fanfare = Fanfara
person-tune-bells = Zvona
person-tune-harp = Harfa
person-tune-march = Koračnica
person-tune-cuckoo = Kukavica
person-tune-lullaby = Uspavanka
