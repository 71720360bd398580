"""HTTP routes and live connections."""
