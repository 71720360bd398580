# Arbeit, die sich die Rechner eines Clusters teilen.

help-option-cluster = Die Rechner eines Ray-Clusters teilen sich die Arbeit: „auto“ für den, zu dem dieser Rechner gehört, oder RECHNER:PORT seines Kopfes. Das Ergebnis ist dasselbe.
metavar-cluster = ADRESSE

## Errors

error-cluster-missing = dafür fehlt Ray; es kommt, hier und auf den anderen Rechnern, mit: pip install "pasch[cluster]".
error-cluster-address = „{ $found }“ ist keine Adresse eines Clusters; erlaubt sind auto und RECHNER:PORT, etwa kopf:6379.
error-cluster-not-there = unter „{ $address }“ antwortet kein Ray-Cluster; „ray start --head“ startet einen.
error-cluster-closed = der Cluster unter „{ $address }“ lässt diesen Rechner nicht hinein; einer, der nach einem Token fragt, tut es, wenn RAY_AUTH_MODE=token gesetzt ist.
error-cluster-no-node = der Cluster unter „{ $address }“ antwortet, aber dieser Rechner gehört nicht oder nicht mehr dazu; „ray start --address=RECHNER:PORT“ nimmt ihn auf.
error-cluster-other-ray = der Cluster unter „{ $address }“ hat eine andere Version von Ray oder Python als dieser Rechner; sie muss überall dieselbe sein.
error-cluster-refused = der Cluster unter „{ $address }“ lässt sich nicht benutzen ({ $reason }).
error-cluster-other-pasch = die Rechner des Clusters haben Pasch { $there }, dieser hat { $here }; es muss überall dasselbe sein.
error-cluster-no-pasch = auf einem Rechner des Clusters fehlt Pasch; es kommt dort mit: pip install "pasch[cluster]".
error-cluster-lost = dem Cluster ist ein Teil der Arbeit mehrmals verloren gegangen ({ $reason }).
note-cluster-trouble = { $count ->
    [one] während der Arbeit kam aus dem Cluster eine Störungsmeldung
   *[other] während der Arbeit kamen aus dem Cluster { $count } Störungsmeldungen
}; was verloren ging, wurde noch einmal gerechnet. Ray sagt dazu: { $reason }
