"""Programs that play: the line protocol of docs/engine.md, Pasch as one of them, and what lets any of them play."""
