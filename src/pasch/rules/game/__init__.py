"""A game as states and events: what is legal, and what an event changes."""
