# The school: ten short lessons. No text holds a number: each comes from the computation (docs/school.md).

school-about = Diez consejos de toda la vida, con las cuentas hechas. Cada lección lleva dos minutos: cuánto vale el consejo y unas tiradas para probarlo.
school-of = Lección { $number } de { $all }
school-done = hecha
school-some = { $done } de { $all } ejercicios
school-progress = Lecciones hechas: { $done } de { $all }
school-back = Todas las lecciones
school-next = Lección siguiente: { $title }
school-before = Lección anterior: { $title }
school-start = Empezar: { $title }
school-go-on = Seguir: { $title }
school-claim = El consejo
school-guess = ¿Es cierto? ¿Tú qué crees?
school-guessed = Lo mismo dijiste tú.
school-guessed-otherwise = Tú pensabas otra cosa.
school-rule = Para recordar:
school-practice = Ahora tú
school-practice-what = { $count ->
    [one] Una posición para esta lección.
   *[other] { $count } posiciones para esta lección, de fácil a difícil.
 }
school-exercise = Ejercicio { $place } de { $all }
school-next-exercise = Siguiente ejercicio
school-found = Aciertos: { $found } de { $all }.
school-over = ¡Lección hecha!
school-again = Otra vez
school-verdict-right = Cierto
school-verdict-half = Cierto a medias
school-verdict-wrong = No es así
school-sources = De dónde salen los números
school-exact = Calculado con la solución completa del juego. Solo se mide lo que necesita partidas enteras: cuánto cuesta una costumbre, cómo va la partida a la mitad y cada cuánto se da algo. Son { $games } partidas; lo que cuesta una costumbre se sabe con un margen de { $error } puntos (un error estándar), porque se descuenta la suerte.
school-none = Esa lección no existe.
school-pips = { $pips } puntos
school-face = Trío de { $face }
school-plan-even = justo en el plan

## Bonus

school-bonus-title = Tres de cada
school-bonus-claim = El bonus importa: ¡arriba, tres dados de cada número!
school-bonus-verdict = El bonus importa tanto como dicen. Pero quien se empeña en no anotar nunca menos de tres dados arriba pierde { $strict } puntos por partida.
school-bonus-1 = Con { $from } puntos arriba te llevas { $points } más. Jugando a la perfección se consiguen en el { $chance } de las partidas.
school-bonus-2 = Tres de cada número dan justo eso. Aun así, quien juega a la perfección junta de otra manera: { $dice_ones } unos de media y, a cambio, { $dice_sixes } seises. Lo que sobra en los números altos puede faltar en los bajos.
school-bonus-3 = Por eso un cuarto seis vale mucho más que sus puntos: { $fourth } en el primer turno. Dos seises en vez de tres cuestan { $missing }.
school-bonus-chart = Cada cuánto llega el bonus, según los puntos de más o de menos sobre tres de cada tras { $rounds } rondas
school-bonus-rule = Arriba, lleva siempre la cuenta: ¿cuántos puntos vas por encima o por debajo de tres de cada? Pocos unos y doses, pase; pocos cincos y seises, no.

## Striking

school-strike-title = Tachar bien
school-strike-claim = ¿No sirve para nada? ¡Tacha los Unos!
school-strike-verdict = Como regla general es buena: quien sacrifica siempre primero los Unos pierde solo { $first } puntos por partida. Pero pocas veces hace falta.
school-strike-1 = Tachar cuesta la casilla y el turno. Al principio los Unos son lo más barato; el Póker cuesta { $more_four_of_a_kind } puntos más, los Doses { $more_twos } y el { $five } { $more_five_of_a_kind }.
school-strike-2 = Pero casi siempre hay un uno en la mesa, y un punto es un punto: jugando a la perfección, los Unos quedan a cero solo en el { $struck_ones } de las partidas. El Póker se tacha en el { $struck_four_of_a_kind } y el { $five } en el { $struck_five_of_a_kind }.
school-strike-3 = Se tacha tarde. En las primeras { $half } rondas le toca al { $five } en el { $early_five_of_a_kind } de las partidas, a los Unos en el { $early_ones } y al Póker en el { $early_four_of_a_kind }. Quien nunca suelta el { $five } mientras haya otra casilla libre pierde { $never_five } puntos por partida.
school-strike-chart = Cuánto cuesta tachar cada casilla con la hoja vacía, en puntos
school-strike-rule = Pronto, los Unos; más tarde, el Póker o el { $five }. Nunca lo que necesitas para el bonus.

## Three of a number

school-three-title = ¿Arriba o abajo?
school-three-claim = ¿Tres iguales? ¡A la casilla Trío!
school-three-verdict = Mejor arriba. Quien siempre lleva los tres iguales a la casilla Trío pierde { $below } puntos por partida.
school-three-1 = Con la hoja vacía, la casilla del número es mejor de media: en { $face_4 } puntos con tres cuatros, en { $face_2 } con tres doses. Solo con los seises es casi igual: { $face_6 }.
school-three-2 = ¿Por qué? Arriba, tres son justo lo que pide el bonus. El Trío sale también con tiradas revueltas, y muchas veces con más puntos.
school-three-3 = Con cuatro iguales está aún más claro: cuatro seises valen { $four_sixes } puntos más en los Seises que en la casilla Póker, y cuatro doses { $four_twos } más en los Doses.
school-three-chart = Cuántos puntos mejora la casilla del número a la casilla Trío, con tres iguales en el primer turno
school-three-rule = Tres o más iguales van arriba mientras su casilla esté libre. En la casilla Trío entra lo que suma muchos puntos y ya no tiene sitio arriba.

## Order

school-order-title = ¿Primero lo de abajo?
school-order-claim = Llena primero la parte de abajo para no tener que tachar, y usa la de arriba cuando no salga nada.
school-order-verdict = Lo dicen muchas guías, y cuesta { $below } puntos por partida.
school-order-1 = No hay un orden fijo: jugando a la perfección, ya en el primer turno se anota arriba el { $first_above } de las veces.
school-order-2 = La primera que se llena es «{ $first }», en la ronda { $round_first } de media; la última, «{ $last }», en la ronda { $round_last }. Las casillas de arriba quedan en medio, en la ronda { $round_above }.
school-order-3 = Al revés es mucho peor: quien lleva arriba todo lo que allí suma algo pierde { $above } puntos por partida. Así las casillas de arriba se llenan con uno o dos dados.
school-order-chart = En qué ronda se llena cada casilla jugando a la perfección, de media
school-order-rule = Elige la casilla para la que esta tirada es mejor que la mayoría. Lo que puede salir en casi cualquier turno puede esperar.

## Chance

school-chance-title = El Azar
school-chance-claim = ¿Una tirada sin nada? Para eso está el Azar.
school-chance-verdict = Solo si suma mucho. Quien lleva enseguida cada tirada fallida al Azar pierde { $at_once } puntos por partida.
school-chance-1 = Bien jugado, el Azar da { $mean } puntos de media y se llena por la ronda { $round }. Solo, como última casilla, da { $alone }.
school-chance-2 = En el primer turno, sin figura ni tres iguales: el Azar es la mejor casilla solo a partir de { $enough } puntos. Por debajo, la tirada va a los Unos o a los Doses, aunque allí casi no sume.
school-chance-3 = Pero guardarlo a toda costa es mucho peor: quien solo usa el Azar cuando no queda otra cosa pierde { $at_last } puntos por partida, porque acaba tachando.
school-chance-chart = Cuántos puntos mejora el Azar a cualquier otra casilla: en el primer turno, sin figura, según la suma de los dados
school-chance-rule = El Azar salva una vez un turno con muchos puntos. Las tiradas flojas van a los números bajos.

## Two pairs

school-pairs-title = Dos pares
school-pairs-claim = ¿Dos pares? Guarda los dos, ¡que solo falta un dado para el full!
school-pairs-verdict = Suena bien, pero cuesta { $both } puntos por partida. Casi siempre es mejor el par alto solo.
school-pairs-1 = La hoja está vacía y tras la primera tirada tienes esto. Lo mejor es guardar solo el par alto. Guardar los dos cuesta { $first } puntos, y después de la segunda tirada aún { $second }. El par bajo: { $low }.
school-pairs-2 = De los dos pares sale un full el { $house_two } de las veces con dos tiradas, y el { $house_one } con una. El par alto solo llega al { $house_pair }, pero de él salen también tríos, pókeres y una buena casilla de arriba.
school-pairs-3 = Cuanto más llena está la hoja, más valen los dos: jugando a la perfección se guardan el { $early } de las veces en la primera mitad de la partida, y el { $late } en la segunda. Con el full todavía libre, claro.
school-pairs-chart = Cuántos puntos cuesta guardar estos dados
school-pairs-first = quedan dos tiradas
school-pairs-second = queda una tirada
school-pairs-rule = Al principio, el par alto. Los dos pares, solo cuando sus otras casillas estén llenas.

## Straights

school-straights-title = Las escaleras
school-straights-claim = ¿Tres seguidos tras la segunda tirada? ¡Busca la escalera menor!
school-straights-verdict = A veces sí, a veces no. Quien lo hace siempre pierde { $middle } puntos por partida.
school-straights-1 = Cuatro seguidos y una tirada: abiertos por los dos lados dan la escalera mayor el { $open } de las veces; si no, el { $closed }. Tres del medio y dos dados para tirar dan la menor el { $three }.
school-straights-2 = Tres seguidos y un par de doses o de treses: da más o menos igual. Cuanto más alto el par, más vale; un par de seises es { $pair } puntos mejor que la escalera.
school-straights-3 = ¿Ya tienes la escalera menor? Sigue tirando mientras la mayor esté libre: no la puedes perder. Anotarla enseguida cuesta aquí { $stop } puntos; hacerlo siempre, { $at_once } por partida.
school-straights-chart = Cuántos puntos mejora la escalera a cualquier otro camino: hoja vacía, tras la segunda tirada
school-straights-rule = Guarda cuatro seguidos, sigue tirando con la menor en la mano y no sueltes un par alto por tres seguidos.

## Five of a kind

school-five-title = El { $five }
school-five-claim = No busques el { $five } en cada tirada.
school-five-verdict = Exacto. Quien siempre guarda solo lo que más se repite pierde { $always } puntos por partida.
school-five-1 = Aunque en un turno no busques nada más, el { $five } sale solo en el { $turn } de los turnos.
school-five-2 = En una partida entera, jugando a la perfección, acaba en la hoja el { $game } de las veces. Son { $mean } puntos de media, y los { $five } siguientes suman { $beside } más.
school-five-3 = Llega solo: quien junta para arriba, para el trío y para el póker guarda iguales de todas formas. La diferencia son las escaleras, los fulls y los pares bajos que se dejan pasar.
school-five-chart = Cada cuánto sale de ahí un { $five }
school-five-first = con dos tiradas
school-five-second = con una tirada
school-five-rule = El { $five } se aprovecha cuando llega, no se persigue.

## The last box

school-last-title = La última casilla
school-last-claim = ¿Solo queda el Trío? Guarda cualquier trío.
school-last-verdict = Para tenerlo como sea: sí. Para los puntos: no.
school-last-1 = Cuánto da una casilla al final del todo se aprende enseguida: el Azar { $chance } puntos, la escalera mayor { $large }, el Póker { $four }. Ahí ves cuánto cuesta dejar una casilla libre hasta el final.
school-last-2 = Al Trío se llega por dos caminos. Quien va a lo seguro lo consigue el { $safe_chance } de las veces, con { $safe_mean } puntos de media. Quien mira los puntos lo consigue solo el { $bold_chance }, pero con { $bold_mean } puntos.
school-last-3 = El ejemplo de las reglas antiguas: tres unos y dos seises tras la primera tirada. ¡Guarda los seises! Quedarse con los unos cuesta { $sixes_for_ones } puntos.
school-last-chart = Cuántos puntos da de media cada casilla cuando solo queda ella
school-last-rule = Donde cuentan todos los dados, un par alto vale más que un trío bajo.

## The last round

school-behind-title = Por detrás en la última ronda
school-behind-claim = Si vas por detrás, ¡arriésgalo todo!
school-behind-verdict = Jugar algo distinto, sí. Pero importa menos de lo que parece: si solo queda el Azar, eso decide como mucho el { $gain } de las partidas.
school-behind-1 = Solo queda el Azar; de media da { $mean } puntos. Necesitas { $needed }. Quien juega a sumar lo más posible lo consigue el { $usual } de las veces; quien juega justo a ese número, el { $bold }.
school-behind-2 = Así que, antes del turno, cuenta lo que te falta. Lo que pase de ahí no vale más, y lo que no llegue tampoco sirve.
school-behind-3 = Lo mismo vale cuando vas ganando: si lo que hay basta, anótalo. Seguir tirando podría dar más de media y aun así costarte la victoria.
school-behind-chart = Cada cuánto llega el Azar, como última casilla, a tantos puntos
school-behind-first = jugando a ganar
school-behind-second = jugando a puntos
school-behind-rule = Cuenta lo que falta y juega justo a eso: ni a la tirada más alta, ni a la media.

## Yatzy: giving up a box

school-yatzy-strike-title = Tachar bien
school-yatzy-strike-claim = ¿No sirve para nada? ¡Sacrifica los Unos!
school-yatzy-strike-verdict = En el Yatzy hay algo más barato: las escaleras. Quien sacrifica siempre primero los Unos pierde { $first } puntos por partida.
school-yatzy-strike-1 = Al principio lo más barato es la escalera menor. La mayor cuesta { $more_large_straight } puntos más, los Unos { $more_ones }, el Póker { $more_four_of_a_kind } y el { $five } { $more_five_of_a_kind }.
school-yatzy-strike-2 = Hasta anotar un solo uno en el primer turno es { $single } puntos peor que tachar la escalera menor. Lo que falta en los Unos le falta al bonus, y aquí el bonus vale mucho.
school-yatzy-strike-3 = Jugando a la perfección, la escalera menor se tacha en el { $struck_small_straight } de las partidas, y en el { $early_small_straight } ya en las primeras { $half } rondas. El { $five } se tacha en el { $struck_five_of_a_kind }, la escalera mayor en el { $struck_large_straight } y los Unos en el { $struck_ones }. Quien nunca suelta el { $five } mientras haya otra casilla libre pierde { $never_five } puntos por partida.
school-yatzy-strike-chart = Cuánto cuesta tachar cada casilla con la hoja vacía, en puntos
school-yatzy-strike-rule = Primero la escalera menor, luego la mayor, más tarde el { $five }. Arriba, deja libre lo que todavía pide el bonus.

## Yatzy: three of a number

school-yatzy-three-title = ¿Arriba o abajo?
school-yatzy-three-claim = ¿Tres iguales? Arriba o abajo da lo mismo, son los mismos puntos.
school-yatzy-three-verdict = Suman lo mismo, pero arriba valen más. Quien siempre lleva los tres iguales a la casilla Trío pierde { $below } puntos por partida.
school-yatzy-three-1 = Con la hoja vacía, la casilla del número es { $face_2 } puntos mejor con tres doses, y { $face_4 } con tres cuatros. Solo con tres seises es casi lo mismo.
school-yatzy-three-2 = ¿Por qué? Arriba, tres son justo lo que pide el bonus. Y abajo solo hay un sitio: si lo ocupas con números bajos, los altos se quedan sin él.
school-yatzy-three-3 = Con cuatro iguales está más claro: cuatro seises valen { $four_sixes } puntos más en los Seises que en la casilla Póker, y cuatro doses { $four_twos } más en los Doses.
school-yatzy-three-chart = Cuántos puntos mejora la casilla del número a la casilla Trío, con tres iguales en el primer turno
school-yatzy-three-rule = Tres o más iguales van arriba mientras su casilla esté libre. Abajo va lo que ya no tiene sitio arriba.

## Yatzy: order

school-yatzy-order-title = ¿Primero lo de arriba?
school-yatzy-order-claim = Llena primero todo lo de arriba, por el bonus. Lo de abajo ya saldrá solo.
school-yatzy-order-verdict = El bonus, sí; el orden, no. Quien lleva arriba todo lo que allí suma algo pierde { $above } puntos por partida.
school-yatzy-order-1 = Así, arriba pronto hay por todas partes solo uno o dos dados, y justo el bonus se pierde. Un turno sin tres iguales tiene mejor sitio abajo.
school-yatzy-order-2 = Al revés tampoco sirve: quien anota enseguida abajo cada figura pierde { $below }. Jugando a la perfección, en el primer turno se anota arriba el { $first_above } de las veces.
school-yatzy-order-3 = La primera que se llena es «{ $first }», en la ronda { $round_first } de media; la última, «{ $last }», en la ronda { $round_last }. Las casillas de arriba quedan en medio, en la ronda { $round_above }.
school-yatzy-order-chart = En qué ronda se llena cada casilla jugando a la perfección, de media
school-yatzy-order-rule = Arriba va lo que basta para el bonus: tres o más. Todo lo demás, allí donde esta tirada es mejor que la mayoría.

## Yatzy: one pair

school-yatzy-pair-title = Un par
school-yatzy-pair-claim = Un par lo tienes siempre. ¡Guarda esa casilla para los seises!
school-yatzy-pair-verdict = Tiene sentido: quien ahí solo anota seises mientras en otro lado sume algo pierde solo { $sixes } puntos por partida.
school-yatzy-pair-1 = Si solo buscas un par, lo tienes casi siempre; la cuestión es cuál. Jugando a la perfección, la casilla da { $mean } puntos de media, más que un par de cincos, y se llena por la ronda { $round }.
school-yatzy-pair-2 = ¿El primer turno solo trajo un par? Con seises, esta casilla es de media { $face_6 } puntos mejor que cualquier otra; con cincos, { $face_5 }. Con cuatros, otra es { $face_4 } mejor; con doses, { $face_2 }.
school-yatzy-pair-3 = Anotar un par bajo en el primer turno es incluso peor que tachar la escalera menor. Quien lo usa enseguida cuando no hay nada mejor pierde { $at_once } puntos por partida.
school-yatzy-pair-chart = El primer turno acaba solo con un par: cuántos puntos mejora su casilla a cualquier otra
school-yatzy-pair-rule = Seises y cincos, sí; pares bajos, no.

## Yatzy: Chance

school-yatzy-chance-title = El Azar
school-yatzy-chance-claim = ¿Una tirada sin nada? Para eso está el Azar.
school-yatzy-chance-verdict = Solo si suma mucho. Quien lleva enseguida cada tirada fallida al Azar pierde { $at_once } puntos por partida.
school-yatzy-chance-1 = Bien jugado, el Azar da { $mean } puntos de media y se llena por la ronda { $round }. Solo, como última casilla, da { $alone }.
school-yatzy-chance-2 = En el primer turno, con un par como mucho: de media, el Azar es la mejor casilla solo a partir de { $enough } puntos. Por debajo conviene tachar la escalera menor o anotar un par alto.
school-yatzy-chance-3 = Pero guardarlo a toda costa es mucho peor: quien solo usa el Azar cuando no queda otra cosa pierde { $at_last } puntos por partida.
school-yatzy-chance-chart = Cuántos puntos mejora el Azar a cualquier otra casilla: en el primer turno, con un par como mucho, según la suma de los dados
school-yatzy-chance-rule = El Azar salva una vez un turno con muchos puntos. Con tiradas flojas, mejor tacha una casilla barata.

## Yatzy: two pairs

school-yatzy-pairs-title = Dos pares
school-yatzy-pairs-claim = ¿Dos pares? ¡Guarda los dos! Ya suman, y solo falta un dado para el full.
school-yatzy-pairs-verdict = Suena bien, pero cuesta { $both } puntos por partida. Casi siempre es mejor el par alto solo.
school-yatzy-pairs-1 = La hoja está vacía y tras la primera tirada tienes esto. Lo mejor es guardar solo el par alto. Guardar los dos cuesta { $first } puntos, y después de la segunda tirada aún { $second }. El par bajo: { $low }.
school-yatzy-pairs-2 = De los dos pares sale un full el { $house_two } de las veces con dos tiradas, y el { $house_one } con una. El par alto solo llega al { $house_pair }, pero de él salen también tríos y pókeres, y eso es lo que pide el bonus.
school-yatzy-pairs-3 = Cuanto más llena está la hoja, más valen los dos: jugando a la perfección se guardan el { $early } de las veces en la primera mitad de la partida, y el { $late } en la segunda. Con el full todavía libre, claro.
school-yatzy-pairs-chart = Cuántos puntos cuesta guardar estos dados
school-yatzy-pairs-first = quedan dos tiradas
school-yatzy-pairs-second = queda una tirada
school-yatzy-pairs-rule = Al principio, el par alto. Los dos pares, solo cuando sus otras casillas estén llenas.

## Yatzy: straights

school-yatzy-straights-title = Las escaleras
school-yatzy-straights-claim = ¿Cuatro para la escalera? Solo falta uno, ¡así que sigue!
school-yatzy-straights-verdict = Demasiado caro. Quien lo hace siempre pierde { $four } puntos por partida.
school-yatzy-straights-1 = En el Yatzy, una escalera usa los cinco dados. Cuatro abiertos por los dos lados dan una el { $open } de las veces con una tirada; los demás, solo el { $closed }.
school-yatzy-straights-2 = Abiertos por los dos lados y con un par bajo al lado: la escalera es { $open_gain } puntos mejor. Si solo sirve un número, un par de seises es { $pair } puntos mejor, y por la escalera menor no vale la pena ni soltar dos unos: cuesta { $aces }.
school-yatzy-straights-3 = Las escaleras dan poco, y nada para el bonus. Hasta jugando a la perfección, la mayor está en la hoja solo en el { $large } de las partidas, y la menor en el { $small }.
school-yatzy-straights-chart = Cuántos puntos mejora la escalera a cualquier otro camino: hoja vacía, tras la segunda tirada
school-yatzy-straights-rule = Sigue con la escalera si los dos lados están abiertos y no hay un par alto. Si no, casi nunca compensa: junta para arriba.

## Yatzy: the Yatzy

school-yatzy-five-title = El { $five }
school-yatzy-five-claim = No busques el { $five } en cada tirada.
school-yatzy-five-verdict = Exacto. Quien siempre guarda solo lo que más se repite pierde { $always } puntos por partida.
school-yatzy-five-1 = Aunque en un turno no busques nada más, el { $five } sale solo en el { $turn } de los turnos.
school-yatzy-five-2 = En una partida entera, jugando a la perfección, acaba en la hoja el { $game } de las veces. Son { $mean } puntos de media.
school-yatzy-five-3 = Llega solo: quien junta para arriba, para el trío y para el póker guarda iguales de todas formas. La diferencia son las escaleras y los fulls que se rompen por él, y los pares bajos que no se sueltan.
school-yatzy-five-chart = Cada cuánto sale de ahí un { $five }
school-yatzy-five-first = con dos tiradas
school-yatzy-five-second = con una tirada
school-yatzy-five-rule = El { $five } se aprovecha cuando llega, no se persigue.
