"""Rules and cards as arrays, and the machine code that works on them: turns solved, followed and played."""
