"""The model of a variant document: every key of the TOML, with its bounds."""
