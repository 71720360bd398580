"""A sheet of several columns as parts that are solved exactly, each alone."""
