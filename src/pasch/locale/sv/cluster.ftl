# Work shared out to the machines of a cluster.

help-option-cluster = Låt datorerna i ett Ray-kluster dela på arbetet: ”auto” för det som den här datorn hör till, eller DATOR:PORT för dess huvud. Resultatet är detsamma.
metavar-cluster = ADRESS

## Errors

error-cluster-missing = det här kräver Ray, som inte är installerat; installera det, här och på de andra datorerna, med: pip install "pasch[cluster]".
error-cluster-address = ”{ $found }” är ingen adress till ett kluster; välj auto eller DATOR:PORT, till exempel head:6379.
error-cluster-not-there = inget Ray-kluster svarar på ”{ $address }”; ”ray start --head” startar ett.
error-cluster-closed = klustret på ”{ $address }” släpper inte in den här datorn; ett som frågar efter en token gör det där RAY_AUTH_MODE=token är satt.
error-cluster-no-node = klustret på ”{ $address }” svarar, men den här datorn hör inte till det, eller inte längre; ”ray start --address=DATOR:PORT” lägger till den.
error-cluster-other-ray = klustret på ”{ $address }” har en annan version av Ray eller Python än den här datorn; den måste vara densamma överallt.
error-cluster-refused = klustret på ”{ $address }” går inte att använda ({ $reason }).
error-cluster-other-pasch = datorerna i klustret har Pasch { $there }, och den här har { $here }; det måste vara detsamma överallt.
error-cluster-no-pasch = Pasch saknas på en dator i klustret; installera det där med: pip install "pasch[cluster]".
error-cluster-lost = klustret förlorade en del av arbetet flera gånger ({ $reason }).
note-cluster-trouble = { $count ->
    [one] under arbetet rapporterades problem från klustret
   *[other] under arbetet rapporterades problem från klustret { $count } gånger
}; det som gick förlorat gjordes om. Ray sade: { $reason }
