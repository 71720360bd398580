"""Bots and learners to start from, each a file that needs nothing but the package: docs/engine.md, docs/research.md."""
