"""A position as the kernel of `solver.kernels.games.env_stepping` keeps it, and what it keeps as a position."""

from pasch.rules.game.card import Card, bonus_sum, box_points, total
from pasch.rules.game.state import GameState, Turn
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import count_shared_throws
from pasch.solver.kernels.arrays.array_building import get_lattice
from pasch.solver.kernels.games.env_games import StepGames

_NOBODY = -1


def place_game(games: StepGames, lane: int, state: GameState) -> None:
    """Sets a game to a solitaire position with a decision due, or to a finished one."""
    variant, card, turn, here = state.variant, state.cards[0], state.turn, games.standing[lane]
    filled = [[card.entries[cell] for cell in box.cells if card.entries[cell] is not None] for box in variant.boxes]
    games.entry[lane] = [points or 0 for points in card.entries]
    games.used[lane] = list(map(len, filled))
    games.points[lane] = [box_points(card, box) for box in variant.boxes]
    games.beside[lane], games.columns["bought"][lane] = card.extra, card.bought
    games.reached[lane] = [bonus_sum(variant, card, bonus) for bonus in variant.bonuses]
    here.saved, here.left = count_shared_throws(variant, card), card.entries.count(None)
    here.total = here.paid = total(variant, card)
    here.over = int(not here.left)
    here.throws, here.bought = turn.throws, turn.bought
    here.named = _NOBODY if turn.announced is None else turn.announced
    here.lay = get_lattice(variant).index_by_node[turn.lay]
    here.roll = variant.tables.index_by_roll[turn.roll] if turn.roll else 0


def state_of(variant: Variant, games: StepGames, lane: int) -> GameState:
    """The position of a game."""
    here = games.standing[lane]
    beside, charged = (tuple(map(int, row[lane])) for row in (games.beside, games.columns["bought"]))
    saved = int(here.saved) if variant.turn.save else 0
    used, entry = games.used[lane].tolist(), games.entry[lane].tolist()
    entries = tuple(
        entry[cell] if place < used[box.index] else None
        for box in variant.boxes
        for place, cell in enumerate(box.cells)
    )
    card = Card(variant, entries, beside, charged, saved)
    return GameState(variant, (card,), 0, variant.direction, _turn(variant, games, lane))


def _turn(variant: Variant, games: StepGames, lane: int) -> Turn:
    here = games.standing[lane]
    if here.over:
        return Turn()
    if not here.throws:
        return Turn(keeping=None)
    lay, roll = variant.tables.holds[int(here.lay)], variant.tables.rolls[int(here.roll)]
    announced = None if here.named < 0 else int(here.named)
    return Turn(int(here.throws), roll, None, lay, announced, int(here.bought))
