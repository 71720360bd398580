"""The commands of `pasch`, one module each."""
