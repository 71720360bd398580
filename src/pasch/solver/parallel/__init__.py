"""Independent pieces of work, done by threads, processes, or the machines of a cluster."""
