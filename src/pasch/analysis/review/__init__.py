"""The review of a game: what each decision cost, what the dice gave, and what is worth learning from.

`reviewing` is the way in; `model` is what comes out, the same for the library, the terminal and the server.
"""
