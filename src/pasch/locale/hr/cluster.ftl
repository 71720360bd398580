# Work shared out to the machines of a cluster.

help-option-cluster = Neka posao dijele računala Rayeva klastera: „auto” za onaj kojem pripada ovo računalo ili RAČUNALO:PORT njegova glavnog čvora. Rezultat je isti.
metavar-cluster = ADRESA

## Errors

error-cluster-missing = za to treba Ray, a nije instaliran; instaliraj ga, ovdje i na drugim računalima, s: pip install "pasch[cluster]".
error-cluster-address = „{ $found }” nije adresa klastera; odaberi auto ili RAČUNALO:PORT, na primjer head:6379.
error-cluster-not-there = na „{ $address }” ne odgovara nijedan Rayev klaster; pokreće ga „ray start --head”.
error-cluster-closed = klaster na „{ $address }” ne pušta ovo računalo; onaj koji traži token pušta ga uz RAY_AUTH_MODE=token.
error-cluster-no-node = klaster na „{ $address }” odgovara, ali ovo mu računalo ne pripada ili više ne pripada; dodaje ga „ray start --address=RAČUNALO:PORT”.
error-cluster-other-ray = klaster na „{ $address }” ima drugu inačicu Raya ili Pythona nego ovo računalo; svugdje mora biti ista.
error-cluster-refused = klaster na „{ $address }” ne može se koristiti ({ $reason }).
error-cluster-other-pasch = računala u klasteru imaju Pasch { $there }, a ovo ima { $here }; svugdje mora biti isti.
error-cluster-no-pasch = na nekom računalu u klasteru nedostaje Pasch; instaliraj ga ondje s: pip install "pasch[cluster]".
error-cluster-lost = klaster je više puta izgubio dio posla ({ $reason }).
note-cluster-trouble = { $count ->
    [1] tijekom rada klaster je jednom javio poteškoće
   *[other] tijekom rada klaster je { $count } puta javio poteškoće
 }; što je izgubljeno, napravljeno je ponovno. Ray kaže: { $reason }
