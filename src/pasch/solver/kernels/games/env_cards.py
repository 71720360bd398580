"""Opening the cards of games by their entries, for the functions of `turn_legality`.

Cards need no numbers here, so sheets of any size can be opened. A card stays open from turn to turn: an entry opens its
column again.
"""

from pasch.solver.kernels.games.env_games import OpenGame, StepGames, StepRules
from pasch.solver.kernels.toolchain.compiled_functions import merged, part
from pasch.solver.kernels.turn.turn_legality import note_last

_SCORED, _STRUCK = 1, 2  # see `rules.variant.tables.FIVE_STATES`


@merged
def get_open(games: StepGames, game: int) -> OpenGame:
    """Returns the open card of a game."""
    flags = games.flags
    return OpenGame(
        games.standing[game], games.columns[game], flags[game, 0], flags[game, 1], flags[game, 2], flags[game, 3]
    )


@part
def open_card(rules: StepRules, games: StepGames, game: int) -> None:
    """Opens the card of a game."""
    note_last(rules, get_open(games, game), games.standing[game].left)
    for column in range(len(rules.columns)):
        reopen_column(rules, games, game, column)


@part
def reopen_column(rules: StepRules, games: StepGames, game: int, column: int) -> None:
    """Sets the open boxes of a column, and what the points of later entries depend on."""
    now = get_open(games, game)
    now.columns[column].five = _find_five_state(rules, games, game, column)
    if rules.turn.filled_classes > 1:
        now.columns[column].filled = min(_count_entries(rules, games, game, column), rules.turn.filled_classes - 1)
    _open_boxes(rules, games, game, column)


@part
def _find_five_state(rules: StepRules, games: StepGames, game: int, column: int) -> int:
    five, state = rules.orders[column].five, 0
    if five >= 0 and games.used[game, five] != 0:
        # A box for several entries counts as scored once one of them has points.
        state = _SCORED if games.points[game, five] != 0 else _STRUCK
    return state


@part
def _count_entries(rules: StepRules, games: StepGames, game: int, column: int) -> int:
    held = 0
    for box in range(rules.columns[column].first, rules.columns[column].last):
        held += games.used[game, box]
    return held


@part
def _open_boxes(rules: StepRules, games: StepGames, game: int, column: int) -> None:
    order, now = rules.orders[column], get_open(games, game)
    any_order = order.lines == order.lines_end
    for box in range(rules.columns[column].first, rules.columns[column].last):
        free = 1 if games.used[game, box] < rules.boxes[box].entries else 0
        now.free[box] = free
        now.in_line[box] = free if any_order else 0
    # Of each line only the first box with room.
    for line in range(order.lines, order.lines_end):
        for place in range(rules.line_start[line], rules.line_start[line + 1]):
            if now.free[rules.line[place]]:
                now.in_line[rules.line[place]] = 1
                break
