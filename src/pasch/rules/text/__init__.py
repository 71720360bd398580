"""Actions, cards and positions as one line of text."""
