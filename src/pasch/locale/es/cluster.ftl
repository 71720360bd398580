# Work shared out to the machines of a cluster.

help-option-cluster = Repartir el trabajo entre los equipos de un clúster de Ray: «auto» para el que incluye este equipo, o SERVIDOR:PUERTO de su cabecera. El resultado es el mismo.
metavar-cluster = DIRECCIÓN

## Errors

error-cluster-missing = esto necesita Ray, que no está instalado; instálalo, aquí y en los demás equipos, con: pip install "pasch[cluster]".
error-cluster-address = «{ $found }» no es la dirección de un clúster; elige auto o SERVIDOR:PUERTO, como head:6379.
error-cluster-not-there = en «{ $address }» no responde ningún clúster de Ray; «ray start --head» arranca uno.
error-cluster-closed = el clúster de «{ $address }» no deja entrar a este equipo; uno que pide un token lo hace si está puesto RAY_AUTH_MODE=token.
error-cluster-no-node = el clúster de «{ $address }» responde, pero este equipo no es parte de él, o ya no; «ray start --address=SERVIDOR:PUERTO» lo añade.
error-cluster-other-ray = el clúster de «{ $address }» tiene otra versión de Ray o de Python que este equipo; tiene que ser la misma en todas partes.
error-cluster-refused = el clúster de «{ $address }» no se puede usar ({ $reason }).
error-cluster-other-pasch = los equipos del clúster tienen Pasch { $there }, y este tiene { $here }; tiene que ser el mismo en todas partes.
error-cluster-no-pasch = falta Pasch en un equipo del clúster; instálalo ahí con: pip install "pasch[cluster]".
error-cluster-lost = el clúster perdió varias veces una parte del trabajo ({ $reason }).
note-cluster-trouble = { $count ->
    [one] mientras trabajaba, el clúster avisó de un problema
   *[other] mientras trabajaba, el clúster avisó { $count } veces de problemas
}; lo que se perdió se hizo otra vez. Ray dijo: { $reason }
