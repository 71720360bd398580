"""Score blocks filled in by hand, checked and summed."""
