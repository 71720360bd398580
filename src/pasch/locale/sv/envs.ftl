## Environments for programs that learn

error-env-option = { $name } är { $found } men måste vara en av { $allowed }.
error-env-whole-number = { $name } är { $found } men måste vara ett heltal, { $least } eller mer.
error-env-no-rivals = reward="win" kräver någon att vinna mot: opponents=["heuristic"], eller en andra plats vid ett bord.
error-env-seeds = det finns { $found } frön; ett för varje spel är { $right }, eller ett för det första av dem.
error-env-is-over = spelet är slut; börja ett nytt med reset.
error-env-other-thread = den här miljön hör till en annan tråd, som började den med reset eller använder den; gör en för varje tråd.
error-env-seats = platser i ställningen: { $found }; i den här miljön: { $right }.
error-env-reset-mask = reset_mask är en array med formen { $found }; ett sanningsvärde för varje spel behövs: { $right }.
error-env-positions = det finns { $found } ställningar; en för varje spel är { $right }, eller en text för alla.
error-no-such-action = det finns inget val { $found }; valen är numrerade från 0 till { $most }.
error-illegal-action = val { $found } är inte tillåtet i { $position }; info["action_mask"] säger vilka som är det.
error-env-actions-shape = valen är en array med formen { $found }; ett för varje spel är { $right }.
error-no-such-benchmark = det finns inget riktmärke { $found }; det finns { $known }.
error-env-not-exact = { $variant } är för stor för att räknas ut exakt; estimate=True använder uppskattningar i stället.
