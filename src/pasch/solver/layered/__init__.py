"""Sheets with billions of cards, solved level by level on disk."""
