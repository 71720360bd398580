"""A sheet of several columns divided into parts, each solved exactly on its own."""
