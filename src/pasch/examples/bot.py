"""A bot in thirty lines: it keeps the most frequent number and enters most points. Protocol: docs/engine.md.

pasch match "python -m pasch.examples.bot" casual --variant yatzy
"""

import json
import sys

import pasch


def decide(state: pasch.GameState) -> pasch.Action:
    legal, roll = state.legal_actions(), state.roll
    kept = pasch.Held(tuple(die for die in roll if die == max(roll, key=roll.count)))
    entries = [action for action in legal if isinstance(action, pasch.Scored)] or legal[-1:]
    return kept if kept in legal else max(entries, key=lambda one: state.apply(one).totals[state.seat])


position, known = "", dict[str, pasch.Variant]()
for word, _, rest in (line.strip().partition(" ") for line in sys.stdin):
    if word == "rules":
        own = pasch.parse_variant(json.loads(rest[9:])) if rest[:9] == "document " else pasch.load_variant(rest[3:])
        known = {own.id: own}
    elif word == "position":
        position = rest
    elif word == "go":
        state = pasch.parse_position(position, known.__getitem__ if known else pasch.load_variant)
        print("bestmove", pasch.format_action(decide(state)), flush=True)
    elif word in ("pasch", "ready"):
        print("id name Most of a kind\nready", flush=True)
