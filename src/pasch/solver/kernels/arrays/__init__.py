"""Rules and cards as arrays, and the scratch memory of a thread."""
