## Environments for programs that learn

error-env-option = { $name } je { $found }, a mora biti nešto od ovoga: { $allowed }.
error-env-whole-number = { $name } je { $found }, a mora biti cijeli broj, { $least } ili više.
error-env-no-rivals = za reward="win" treba netko protiv koga se pobjeđuje: opponents=["heuristic"] ili drugo mjesto za stolom.
error-env-seeds = broj sjemena je { $found }; po jedno za svaku partiju je { $right }, ili jedno za prvu od njih.
error-env-is-over = partija je gotova; započni drugu s reset.
error-env-other-thread = ova okolina pripada drugoj dretvi, koja ju je započela s reset ili je upravo koristi; napravi po jednu za svaku dretvu.
error-env-seats = mjesta u poziciji: { $found }; u ovoj okolini: { $right }.
error-env-reset-mask = reset_mask je niz oblika { $found }; treba po jedna logička vrijednost za svaku partiju: { $right }.
error-env-positions = broj pozicija je { $found }; po jedna za svaku partiju je { $right }, ili jedan tekst za sve.
error-no-such-action = radnja { $found } ne postoji; radnje su označene brojevima od 0 do { $most }.
error-illegal-action = radnja { $found } nije dopuštena u { $position }; koje jesu, kaže info["action_mask"].
error-env-actions-shape = radnje su niz oblika { $found }; po jedna za svaku partiju je { $right }.
error-no-such-benchmark = mjerilo { $found } ne postoji; postoji { $known }.
error-env-not-exact = { $variant } je prevelika za točan izračun; estimate=True umjesto toga uzima procjene.
