# Work shared out to the machines of a cluster.

help-option-cluster = Laisser les machines d’un cluster Ray se partager le travail : « auto » pour celui dont fait partie cette machine, ou HÔTE:PORT de sa tête. Le résultat est le même.
metavar-cluster = ADRESSE

## Errors

error-cluster-missing = il faut pour cela Ray, qui n’est pas installé ; installe-le, ici et sur les autres machines, avec : pip install "pasch[cluster]".
error-cluster-address = « { $found } » n’est pas l’adresse d’un cluster ; choisis auto ou HÔTE:PORT, par exemple head:6379.
error-cluster-not-there = aucun cluster Ray ne répond à « { $address } » ; « ray start --head » en lance un.
error-cluster-closed = le cluster de « { $address } » ne laisse pas entrer cette machine ; un cluster qui demande un jeton le fait là où RAY_AUTH_MODE=token est réglé.
error-cluster-no-node = le cluster de « { $address } » répond, mais cette machine n’en fait pas partie, ou plus ; « ray start --address=HÔTE:PORT » l’y ajoute.
error-cluster-other-ray = le cluster de « { $address } » a une autre version de Ray ou de Python que cette machine ; elle doit être partout la même.
error-cluster-refused = le cluster de « { $address } » est inutilisable ({ $reason }).
error-cluster-other-pasch = les machines du cluster ont Pasch { $there }, et celle-ci { $here } ; la version doit être partout la même.
error-cluster-no-pasch = il manque Pasch sur une machine du cluster ; installe-le là-bas avec : pip install "pasch[cluster]".
error-cluster-lost = le cluster a perdu plusieurs fois un morceau du travail ({ $reason }).
note-cluster-trouble = { $count ->
    [one] pendant le travail, le cluster a signalé un problème
   *[other] pendant le travail, le cluster a signalé { $count } problèmes
} ; ce qui était perdu a été refait. Ray a dit : { $reason }
