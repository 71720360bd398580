"""The pieces of advice that are played for a whole game: habits, each as strict as people say it."""

from collections import Counter
from collections.abc import Sequence

from pasch.analysis.advice.reasons import entered_box
from pasch.rules.dice.multisets import Dice
from pasch.rules.game.events import Held, Scored, Struck
from pasch.rules.game.state import GameState
from pasch.solver.query.action_ranking import Option
from school.habit_costs import Habit
from school.solved_variant import CHANCE, FIVE, PAIR

Options = Sequence[Option]
_EVERYTHING = 3
"""Equal dice that count as much as the plan asks for."""
_SIX = 6
_STRAIGHTS = {"small_straight": range(1, 6), "large_straight": range(2, 7)}
"""Both straights need five dice."""
_MOST = 4
"""Dice of such a straight that may seem to be one already."""


def three_or_more(state: GameState, options: Options) -> Options:
    """An upper box takes three of its number at least, as long as anything else scores."""

    def scores(option: Option) -> bool:
        points = _upper_points(state, option)
        return not isinstance(option.action, Struck) and (points is None or points >= _EVERYTHING)

    return _some(options, [option for option in options if scores(option)])


def strike_ones_first(_state: GameState, options: Options) -> Options:
    """Strikes the ones whenever the best play strikes something, as long as they are free."""
    if not isinstance(options[0].action, Struck):
        return options
    return _some(options, [option for option in options if _fills(option, "ones")])


def never_strike_five(_state: GameState, options: Options) -> Options:
    """The box for five of a kind is struck last of all."""
    return _some(options, [option for option in options if option.action != Struck(FIVE)])


def three_below(state: GameState, options: Options) -> Options:
    """Three of a kind go below, as long as the box is free."""
    if max(Counter(state.turn.roll).values()) != _EVERYTHING:
        return options
    upper = [option for option in options if _upper_points(state, option) is None]
    entry = Scored("three_of_a_kind")
    below = [option for option in options if option.action == entry]
    return below if below and is_last(state) else upper if below else options


def below_first(state: GameState, options: Options) -> Options:
    """Enters every figure below, whatever it would score above; only rolls without one go above."""
    figures = [option for option in options if is_figure(state, option)]
    again = [option for option in options if entered_box(option.action) is None]
    return sorted([*figures, *again], key=lambda option: option.loss) if figures else options


def above_first(state: GameState, options: Options) -> Options:
    """Anything that counts above goes above, as long as there is room."""
    above = [option for option in options if isinstance(option.action, Scored) and _upper_points(state, option)]
    again = [option for option in options if entered_box(option.action) is None]
    return sorted([*above, *again], key=lambda option: option.loss) if above else options


def chance_at_once(state: GameState, options: Options) -> Options:
    """The first turn without a figure or three of a number goes into Chance."""
    entry = [option for option in options if option.action == Scored(CHANCE)]
    return entry if entry and is_last(state) and not _is_good(state, options) else options


def chance_at_last(_state: GameState, options: Options) -> Options:
    """Chance is kept until nothing else is free."""
    return _some(options, [option for option in options if not _fills(option, CHANCE)])


def pair_at_once(state: GameState, options: Options) -> Options:
    """The first turn that ends with a pair and nothing better goes into the box for one pair, whatever it shows."""
    entry = [option for option in options if option.action == Scored(PAIR)]
    return entry if entry and is_last(state) and not _is_good(state, options) else options


def pair_of_sixes(state: GameState, options: Options) -> Options:
    """The box for one pair waits for sixes, as long as anything else scores."""
    if state.turn.roll.count(_SIX) > 1:
        return options
    other = [option for option in options if option.action != Scored(PAIR)]
    return other if any(not isinstance(option.action, Struck) for option in other) else options


def both_pairs(state: GameState, options: Options) -> Options:
    """Two pairs are kept for the full house, as long as it is free."""
    counts = Counter(state.turn.roll)
    pairs = sorted(face for face in counts.elements() if counts[face] == 2)
    if len(pairs) != 4 or not _is_free(state, "full_house"):
        return options
    return _some(options, [option for option in options if option.action == Held(tuple(pairs))])


def straight_at_once(state: GameState, options: Options) -> Options:
    """A small straight is entered as soon as it lies there, though the large one is free, too."""
    small = [option for option in options if option.action == Scored("small_straight")]
    is_large = any(option.action == Scored("large_straight") for option in options)
    return small if small and not is_large and _is_free(state, "large_straight") else options


def three_for_straight(state: GameState, options: Options) -> Options:
    """Before the last throw three in a row in the middle are kept for the small straight, as long as it is free."""
    if is_last(state) or state.turn.throws == 1 or not _is_free(state, "small_straight"):
        return options
    kept = [option for option in options if _is_middle(option)]
    return _some(options, kept)


def four_for_straight(state: GameState, options: Options) -> Options:
    """Four dice of a straight that is free are kept for it."""
    runs = [set(faces) for box, faces in _STRAIGHTS.items() if _is_free(state, box)]
    if is_last(state) or any(run <= set(state.turn.roll) for run in runs):
        return options
    return _some(options, [option for option in options if any(_is_most_of(option, run) for run in runs)])


def always_five(state: GameState, options: Options) -> Options:
    """Only ever the most equal dice are kept, until the box for five of a kind is filled."""
    counts = Counter(state.turn.roll)
    most = max(counts.values())
    if not _is_free(state, FIVE) or is_last(state) or most == len(state.turn.roll):
        return options
    holds: list[Dice] = [(face,) * most for face, count in counts.items() if count == most]
    return [option for option in options if isinstance(option.action, Held) and option.action.dice in holds]


HABITS: dict[str, Habit] = {
    "three_or_more": three_or_more,
    "strike_ones_first": strike_ones_first,
    "never_strike_five": never_strike_five,
    "three_below": three_below,
    "below_first": below_first,
    "above_first": above_first,
    "chance_at_once": chance_at_once,
    "chance_at_last": chance_at_last,
    "both_pairs": both_pairs,
    "pair_at_once": pair_at_once,
    "pair_of_sixes": pair_of_sixes,
    "straight_at_once": straight_at_once,
    "three_for_straight": three_for_straight,
    "four_for_straight": four_for_straight,
    "always_five": always_five,
}


def is_figure(state: GameState, option: Option) -> bool:
    """Returns whether a roll scores in a lower box other than Chance and one pair."""
    if not isinstance(option.action, Scored) or option.action.box in (CHANCE, PAIR):
        return False
    return state.variant.box_by_id[option.action.box].section == "lower"


def is_last(state: GameState) -> bool:
    """Returns whether the turn has no throw left."""
    return state.turn.throws == state.variant.turn.throws


def _some(options: Options, allowed: Options) -> Options:
    return allowed or options


def _fills(option: Option, box: str) -> bool:
    return entered_box(option.action) == box


def _is_free(state: GameState, box: str) -> bool:
    return state.card.entries[state.variant.box_by_id[box].cell] is None


def _upper_points(state: GameState, option: Option) -> int | None:
    if not isinstance(option.action, Scored):
        return None
    face = state.variant.box_by_id[option.action.box].number
    return None if face is None else state.turn.roll.count(face)


def _is_good(state: GameState, options: Options) -> bool:
    return any(is_figure(state, option) or (_upper_points(state, option) or 0) >= _EVERYTHING for option in options)


def _is_middle(option: Option) -> bool:
    if not isinstance(option.action, Held):
        return False
    dice = option.action.dice
    in_a_row = len(set(dice)) == len(dice) == max(dice, default=0) - min(dice, default=0) + 1
    return in_a_row and ({2, 3, 4} <= set(dice) or {3, 4, 5} <= set(dice))


def _is_most_of(option: Option, run: set[int]) -> bool:
    return isinstance(option.action, Held) and len(option.action.dice) == _MOST == len(run & set(option.action.dice))
