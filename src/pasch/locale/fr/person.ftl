# Who plays on this device: photo or mark, colour and tune.

person-edit = { $name } : couleur et symbole
person-title = { $name } : symbole et mélodie
person-face = Symbole
person-colour = Couleur
person-what = Valable tout de suite et partout sur cet appareil : à la table, sur la feuille et dans l’historique.
person-done = Terminé

person-left = Mode gaucher
person-left-what = À la table, les dés et les boutons sont à gauche.

person-photo-take = Prendre une photo
person-photo-choose = Choisir une image
person-photo-remove = Supprimer la photo
person-photo-where = La photo reste sur cet appareil.
person-photo-unreadable = Impossible d’ouvrir ce fichier comme image.
person-photo-too-large = Cette image est trop lourde : { $most } Mo au maximum.

person-face-die = Dé
person-face-cup = Gobelet
person-face-clover = Trèfle
person-face-heart = Cœur
person-face-sun = Soleil
person-face-moon = Lune
person-face-cat = Chat
person-face-owl = Hibou
person-face-fox = Renard
person-face-rabbit = Lapin
person-face-bear = Ours
person-face-fish = Poisson

person-colour-red = Rouge
person-colour-orange = Orange
person-colour-ochre = Ocre
person-colour-green = Vert
person-colour-teal = Turquoise
person-colour-blue = Bleu
person-colour-violet = Violet
person-colour-pink = Rose

person-tune = Mélodie pour un Yams ou une victoire
person-tune-fanfare = Fanfare
person-tune-bells = Cloches
person-tune-harp = Harpe
person-tune-march = Marche
person-tune-cuckoo = Coucou
person-tune-lullaby = Berceuse
