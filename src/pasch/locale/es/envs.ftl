## Environments for programs that learn

error-env-option = { $name } es { $found }, y tiene que ser uno de { $allowed }.
error-env-whole-number = { $name } es { $found }, y tiene que ser un número entero, { $least } o más.
error-env-no-rivals = reward="win" necesita a alguien a quien ganar: opponents=["heuristic"], o un segundo lugar en una mesa.
error-env-seeds = hay { $found } semillas; una por partida son { $right }, o una para la primera.
error-env-is-over = se acabó la partida; empieza otra con reset.
error-env-other-thread = este entorno es de otro hilo, que lo empezó con reset o lo está usando; haz uno para cada hilo.
error-env-seats = lugares en la posición: { $found }; en este entorno: { $right }.
error-env-reset-mask = reset_mask es un array de forma { $found }; hace falta un valor lógico por partida: { $right }.
error-env-positions = hay { $found } posiciones; una por partida son { $right }, o un texto para todas.
error-no-such-action = no hay ninguna acción { $found }; las acciones van de 0 a { $most }.
error-illegal-action = la acción { $found } no se permite en { $position }; info["action_mask"] dice cuáles sí.
error-env-actions-shape = las acciones son un array de forma { $found }; una por partida es { $right }.
error-no-such-benchmark = no hay ningún benchmark { $found }; hay { $known }.
error-env-not-exact = { $variant } es demasiado grande para calcularla con exactitud; estimate=True toma estimaciones en su lugar.
