"""A learned value of a sheet of several columns: what the network is told, how it is trained, kept and asked."""
