# Who plays on this device: photo or mark, colour and tune.

person-edit = Color y símbolo de { $name }
person-title = { $name }: símbolo y melodía
person-face = Símbolo
person-colour = Color
person-what = Vale desde ahora y en todo este dispositivo: en la mesa, en el anotador y en el historial.
person-done = Listo

person-left = Jugar con la izquierda
person-left-what = Los dados y los botones de la mesa quedan a la izquierda.

person-photo-take = Sacar una foto
person-photo-choose = Elegir imagen
person-photo-remove = Quitar la foto
person-photo-where = La foto se queda en este dispositivo.
person-photo-unreadable = Este archivo no se puede abrir como imagen.
person-photo-too-large = Esta imagen es demasiado grande: puede tener { $most } MB como mucho.

person-face-die = Dado
person-face-cup = Cubilete
person-face-clover = Trébol
person-face-heart = Corazón
person-face-sun = Sol
person-face-moon = Luna
person-face-cat = Gato
person-face-owl = Búho
person-face-fox = Zorro
person-face-rabbit = Conejo
person-face-bear = Oso
person-face-fish = Pez

person-colour-red = Rojo
person-colour-orange = Naranja
person-colour-ochre = Ocre
person-colour-green = Verde
person-colour-teal = Turquesa
person-colour-blue = Azul
person-colour-violet = Violeta
person-colour-pink = Rosa

person-tune = Melodía de cinco iguales y victoria
person-tune-fanfare = Fanfarria
person-tune-bells = Campanas
person-tune-harp = Arpa
person-tune-march = Marcha
person-tune-cuckoo = Cucú
person-tune-lullaby = Canción de cuna
