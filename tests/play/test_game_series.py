"""Game series: every game follows from its seed, and all players take all seats."""

from pasch.play.game_series import play_one, play_series
from pasch.players.player import find_player
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.game.card import is_full
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.solver.parallel.workers import Threads


class Watcher:
    """Plays like somebody else and notes the seats it played."""

    def __init__(self) -> None:
        self._player = find_player("random")
        self.seats = set[int]()

    def choose(self, state: GameState, chance: object) -> Action:
        from random import Random

        assert isinstance(chance, Random)
        self.seats.add(state.seat)
        return self._player.choose(state, chance)


def test_the_number_of_processes_changes_nothing() -> None:
    variant = load_variant("kniffel")
    one, two = (play_series(variant, ["random", "random"], 6, "seed", Threads(count)) for count in (1, 2))
    assert one == two
    assert all(is_full(card) for cards in one for card in cards)


def test_players_move_on_by_one_seat() -> None:
    variant = load_variant("kniffel")
    watcher, other = Watcher(), find_player("random")
    for number in range(3):
        watcher.seats.clear()
        play_one(variant, [watcher, other], number, "seed")
        assert watcher.seats == {-number % 2}


def test_cards_are_given_by_player() -> None:
    variant = load_variant("kniffel")
    for number in range(2):
        heuristic, beginner = play_one(variant, [find_player("heuristic"), find_player("random")], number, "seed")
        points = [sum(filter(None, card.entries)) for card in (heuristic, beginner)]
        assert points[0] > points[1]


def test_progress_ends_with_everything_done() -> None:
    for count in (1, 2):
        shares = list[float]()
        play_series(load_variant("kniffel"), ["random"], 4, "seed", Threads(count), shares.append)
        assert shares[-1] == 1.0
