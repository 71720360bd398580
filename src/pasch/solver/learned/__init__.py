"""Learned values of sheets with several columns: inputs, training, storage and use of the network."""
