"""Tables: opened, found, moved on and kept; the games and score blocks on them; who may do what there."""
