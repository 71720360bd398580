# Who plays on this device: photo or mark, colour and tune.

person-edit = Colour and mark of { $name }
person-title = { $name }: mark and tune
person-face = Mark
person-colour = Colour
person-what = Takes effect at once and everywhere on this device: at the table, on the score pad and in the history.
person-done = Done

person-left = Play with the left hand
person-left-what = Dice and buttons at the table are on the left.

person-photo-take = Take a photo
person-photo-choose = Choose a picture
person-photo-remove = Remove the photo
person-photo-where = The photo stays on this device.
person-photo-unreadable = This file cannot be opened as a picture.
person-photo-too-large = This picture is too large: it may have at most { $most } MB.

person-face-die = Die
person-face-cup = Cup
person-face-clover = Clover
person-face-heart = Heart
person-face-sun = Sun
person-face-moon = Moon
person-face-cat = Cat
person-face-owl = Owl
person-face-fox = Fox
person-face-rabbit = Rabbit
person-face-bear = Bear
person-face-fish = Fish

person-colour-red = Red
person-colour-orange = Orange
person-colour-ochre = Ochre
person-colour-green = Green
person-colour-teal = Teal
person-colour-blue = Blue
person-colour-violet = Violet
person-colour-pink = Pink

person-tune = Tune for five of a kind and a win
person-tune-fanfare = Fanfare
person-tune-bells = Bells
person-tune-harp = Harp
person-tune-march = March
person-tune-cuckoo = Cuckoo
person-tune-lullaby = Lullaby
