"""Results as pages for a terminal."""
