"""A bot in thirty lines, for what comes with Pasch: it keeps what there is most of, and enters what brings most.

pasch match "python examples/bot.py" casual --variant yatzy
"""

import sys
from collections import Counter

from pasch import Action, GameState, Held, Scored, apply, format_action, legal_actions, parse_position, totals


def decide(state: GameState) -> Action:
    legal = legal_actions(state)
    face, _ = Counter(state.turn.roll).most_common(1)[0]
    kept = Held(tuple(die for die in state.turn.roll if die == face))
    if kept in legal and kept.dice != state.turn.roll:
        return kept
    entries = [action for action in legal if isinstance(action, Scored)] or legal[-1:]
    return max(reversed(entries), key=lambda entry: totals(apply(state, entry))[state.seat])


position = ""
for word, _, rest in (line.strip().partition(" ") for line in sys.stdin):
    if word == "position":
        position = rest
    elif word == "go":
        print("bestmove", format_action(decide(parse_position(position))), flush=True)
    elif word in ("pasch", "ready"):
        print("id name Most of a kind\nready", flush=True)
