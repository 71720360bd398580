"""Reviews of games: the cost of each decision, the luck of the dice, and the most instructive mistakes.

`game_review` is the entry point; `review_model` is the result for the library, the terminal and the server.
"""
