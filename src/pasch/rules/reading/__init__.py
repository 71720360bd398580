"""From TOML text to a checked document, with every problem reported at once."""
