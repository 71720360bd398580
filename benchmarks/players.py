"""Mean score and time per decision of the computer players: ``python benchmarks/players.py [VARIANT…] [--games N]``."""

import argparse
import random
import statistics
import time

from pasch.players.player import PLAYERS, Player, find_player
from pasch.rules.catalogue.shipped_variants import load_variant, variant_ids
from pasch.rules.errors import PaschError
from pasch.rules.game.engine import apply, totals
from pasch.rules.game.events import Event, Rolled
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.variant import Variant


def main() -> None:
    """Plays the games and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", metavar="VARIANT", default=variant_ids(), help="default: all shipped")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="games of each player (default 20)")
    parser.add_argument("--player", action="append", choices=PLAYERS, help="default: all")
    options = parser.parse_args()
    print(f"{'variant':22}{'player':12}{'mean':>8}{'± error':>9}{'ms/decision':>13}{'slowest':>9}")
    for name in options.variants:
        for player in options.player or PLAYERS:
            report(load_variant(name), player, options.games)


def report(variant: Variant, name: str, games: int) -> None:
    """Plays `games` solitaire games, each with its own seed, and prints a row, or the reason why the player cannot."""
    player, times = find_player(name), list[float]()
    try:
        scores = [play(variant, player, random.Random(seed), times) for seed in range(games)]
    except PaschError as refused:
        print(f"{variant.id:22}{name:12}{refused.code}", flush=True)
        return
    error = statistics.stdev(scores) / games**0.5 if games > 1 else float("nan")
    mean, slowest = 1000 * statistics.mean(times), 1000 * max(times)
    print(f"{variant.id:22}{name:12}{statistics.mean(scores):8.1f}{error:9.1f}{mean:13.1f}{slowest:9.0f}", flush=True)


def play(variant: Variant, player: Player, chance: random.Random, times: list[float]) -> int:
    """Plays a solitaire game and returns its total; appends the seconds of every decision to `times`."""
    state = new_game(variant)
    while state.phase != "over":
        state = apply(state, event(state, player, chance, times))
    return totals(state)[0]


def event(state: GameState, player: Player, chance: random.Random, times: list[float]) -> Event:
    """Returns the next event: a throw, or the player's decision."""
    if state.phase == "throw":
        return throw(state, chance)
    start = time.perf_counter()
    action = player.choose(state, chance)
    times.append(time.perf_counter() - start)
    return action


def throw(state: GameState, chance: random.Random) -> Rolled:
    """Throws the dice that are not held."""
    hold = state.turn.keeping or ()
    kinds = zip(state.variant.dice.codes_by_kind, state.variant.dice.missing(hold), strict=True)
    fallen = [chance.choice(codes) for codes, count in kinds for _ in range(count)]
    return Rolled(tuple(sorted((*hold, *fallen))))


if __name__ == "__main__":
    main()
