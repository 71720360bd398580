# Work shared out to the machines of a cluster.

help-option-cluster = Let the machines of a Ray cluster share the work: "auto" for the one that this machine belongs to, or HOST:PORT of its head. The result is the same.
metavar-cluster = ADDRESS

## Errors

error-cluster-missing = this needs Ray, which is not installed; install it, here and on the other machines, with: pip install "pasch[cluster]".
error-cluster-address = "{ $found }" is no address of a cluster; choose auto or HOST:PORT, such as head:6379.
error-cluster-not-there = no Ray cluster answers at "{ $address }"; "ray start --head" starts one.
error-cluster-closed = the cluster at "{ $address }" does not let this machine in; one that asks for a token does where RAY_AUTH_MODE=token is set.
error-cluster-no-node = the cluster at "{ $address }" answers, but this machine does not belong to it, or no longer; "ray start --address=HOST:PORT" adds it.
error-cluster-other-ray = the cluster at "{ $address }" has another version of Ray or Python than this machine; it must be the same everywhere.
error-cluster-refused = the cluster at "{ $address }" cannot be used ({ $reason }).
error-cluster-other-pasch = the machines of the cluster have Pasch { $there }, and this one has { $here }; it must be the same everywhere.
error-cluster-no-pasch = Pasch is missing on a machine of the cluster; install it there with: pip install "pasch[cluster]".
error-cluster-lost = the cluster lost a piece of the work several times ({ $reason }).
note-cluster-trouble = { $count ->
    [one] while it worked, trouble was reported from the cluster
   *[other] while it worked, trouble was reported from the cluster { $count } times
}; what was lost was done again. Ray said: { $reason }
