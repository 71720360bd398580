# Wer auf diesem Gerät spielt: Foto oder Zeichen, Farbe und Melodie.

person-edit = Farbe und Zeichen von { $name }
person-title = { $name }: Zeichen und Melodie
person-face = Zeichen
person-colour = Farbe
person-what = Gilt sofort und überall auf diesem Gerät: am Tisch, auf dem Block und bei deinen Spielen.
person-done = Fertig

person-left = Mit links spielen
person-left-what = Würfel und Knöpfe liegen am Tisch auf der linken Seite.

person-photo-take = Foto machen
person-photo-choose = Bild wählen
person-photo-remove = Foto entfernen
person-photo-where = Das Foto bleibt auf diesem Gerät.
person-photo-unreadable = Diese Datei lässt sich nicht als Bild öffnen.
person-photo-too-large = Dieses Bild ist zu groß: Es darf höchstens { $most } MB haben.

person-face-die = Würfel
person-face-cup = Becher
person-face-clover = Kleeblatt
person-face-heart = Herz
person-face-sun = Sonne
person-face-moon = Mond
person-face-cat = Katze
person-face-owl = Eule
person-face-fox = Fuchs
person-face-rabbit = Hase
person-face-bear = Bär
person-face-fish = Fisch

person-colour-red = Rot
person-colour-orange = Orange
person-colour-ochre = Ocker
person-colour-green = Grün
person-colour-teal = Türkis
person-colour-blue = Blau
person-colour-violet = Lila
person-colour-pink = Pink

person-tune = Melodie bei Kniffel und Sieg
person-tune-fanfare = Fanfare
person-tune-bells = Glocken
person-tune-harp = Harfe
person-tune-march = Marsch
person-tune-cuckoo = Kuckuck
person-tune-lullaby = Schlaflied
