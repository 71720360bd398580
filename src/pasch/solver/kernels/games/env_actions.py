"""Mask of the actions that a game allows; the kernel's twin of `rules.game.turn`."""

from pasch.solver.kernels.arrays.variant_arrays import LOWER, NUMBER
from pasch.solver.kernels.games.env_games import StepGames, StepRules
from pasch.solver.kernels.toolchain.compiled_functions import inlined, part

_FIVE_STATES = 3  # open, scored, struck; see `rules.variant.tables.FIVE_STATES`


@inlined
def get_extra_points(rules: StepRules, situation: int, roll: int, box: int) -> int:
    equal = rules.equal[roll]
    return int(rules.bonus[situation, equal, box]) if equal >= 0 else 0


@part
def find_situation(rules: StepRules, games: StepGames, game: int, column: int) -> int:
    """Returns the situation of a column; see `rules.game.turn.column_situation`."""
    here, turn, rule = games.standing[game], rules.turn, rules.columns[column]
    index, filled = 0, 0
    if turn.has_five and rule.extra and rule.five >= 0:
        if games.points[game, rule.five] != 0:
            index = 1
        elif games.used[game, rule.five] != 0:
            index = 2
        if turn.has_number and not _number_free(rules, games, game, column):
            filled = 1
    if turn.told_filled > 1:
        held = min(_count_entries(rules, games, game, column), turn.told_filled - 1)
        index += held * (_FIVE_STATES if turn.has_five else 1)
    # The same order of digits as in `tables.Tables.situation`.
    if turn.has_number:
        index = 2 * index + filled
    index = index * turn.told_throws + min(here.throws, turn.told_throws) - 1
    if turn.has_served:
        index = 2 * index + (1 if here.lay == 0 and rule.served else 0)
    return index


@part
def _count_entries(rules: StepRules, games: StepGames, game: int, column: int) -> int:
    held = 0
    for box in range(rules.columns[column].first, rules.columns[column].last):
        held += games.used[game, box]
    return held


@part
def _number_free(rules: StepRules, games: StepGames, game: int, column: int) -> bool:
    shown, free = rules.shown[games.standing[game].roll], False
    for box in range(rules.columns[column].first, rules.columns[column].last):
        free = free or (rules.boxes[box].number == shown and games.used[game, box] < rules.room[box])
    return free


@part
def list_actions(rules: StepRules, games: StepGames, game: int) -> None:
    """Sets the mask of a game's actions, and the points of its entries.

    All actions are legal once the game is over: the next one is ignored, and drawing from a mask needs a legal one.
    """
    here = games.standing[game]
    here.legal = games.mask.shape[1] if here.over != 0 else 0
    for number in range(games.mask.shape[1]):
        games.mask[game, number] = 1 if here.over != 0 else 0
    if here.over == 0:
        must = _list_announced(rules, games, game) if rules.turn.announces else False
        if not must and here.throws == 0:
            games.mask[game, 0] = 1
            here.legal += 1
        elif not must:
            _list_choices(rules, games, game)


@part
def _list_announced(rules: StepRules, games: StepGames, game: int) -> bool:
    here = games.standing[game]
    if here.throws > 1 or here.announced >= 0:
        return False
    must, before = True, 1 if here.throws == 0 else 0
    for column in range(len(rules.columns)):
        if rules.columns[column].announce and rules.columns[column].before == before:
            _list_in_line(rules, games, game, column)
            for box in range(rules.columns[column].first, rules.columns[column].last):
                if games.scoring[box] != 0:
                    games.mask[game, rules.turn.announce + rules.boxes[box].named] = 1
                    here.legal += 1
        elif (rules.columns[column].announce == 0 or before) and has_room(rules, games, game, column):
            must = False
    return must


@part
def has_room(rules: StepRules, games: StepGames, game: int, column: int) -> bool:
    """Returns whether a column has a free box."""
    room = False
    for box in range(rules.columns[column].first, rules.columns[column].last):
        room = room or games.used[game, box] < rules.room[box]
    return room


@part
def _list_in_line(rules: StepRules, games: StepGames, game: int, column: int) -> None:
    rule = rules.columns[column]
    for box in range(rule.first, rule.last):
        room = games.used[game, box] < rules.room[box]
        games.scoring[box] = 1 if room and rule.lines == rule.lines_end else 0
    # Of each line only the first box with room.
    for line in range(rule.lines, rule.lines_end):
        for place in range(rules.line_start[line], rules.line_start[line + 1]):
            box = rules.line[place]
            if games.used[game, box] < rules.room[box]:
                games.scoring[box] = 1
                break


@part
def _list_fillable(rules: StepRules, games: StepGames, game: int, column: int) -> int:
    # See `rules.game.turn.fillable`; returns the number of boxes of the column in which the turn may end.
    rule, named, count = rules.columns[column], games.standing[game].announced, 0
    if rule.lines == rule.lines_end and named < 0 and rule.announce == 0:
        for box in range(rule.first, rule.last):
            room = 1 if games.used[game, box] < rules.room[box] else 0
            games.scoring[box] = room
            games.striking[box] = room
            count += room
        return count
    _list_in_line(rules, games, game, column)
    for box in range(rule.first, rule.last):
        room = 1 if games.used[game, box] < rules.room[box] else 0
        scoring = 0 if rule.announce else games.scoring[box]
        striking = room if rule.strikes_any else scoring
        if named >= 0:
            scoring = room if named == box else 0
            striking = scoring if rules.columns[rules.boxes[named].column].miss_box else max(striking, scoring)
        games.scoring[box] = scoring
        games.striking[box] = striking
        count += striking
    return count


@part
def _takes(rules: StepRules, games: StepGames, game: int, column: int, throws: int, bought: int) -> bool:
    # See `rules.game.turn.takes_throws`.
    rule = rules.columns[column]
    charged = games.charged[game, rule.payer] + bought
    limit = rule.last_limit if games.standing[game].left == 1 else rule.limit
    return throws <= limit and (bought == 0 or charged <= rules.turn.allowance)


@part
def count_regular_throws(rules: StepRules, games: StepGames, game: int) -> int:
    """Returns the throws of the turn without bought ones; see `rules.game.turn.regular_throws`."""
    here, turn = games.standing[game], rules.turn
    return turn.throws + here.saved if here.left == 1 or turn.usual == turn.throws else turn.usual


@part
def _list_choices(rules: StepRules, games: StepGames, game: int) -> None:
    here, turn = games.standing[game], rules.turn
    later, bought_later = False, False
    for column in range(len(rules.columns)):
        if _list_fillable(rules, games, game, column) == 0:
            continue
        later = later or _takes(rules, games, game, column, here.throws + 1, here.bought)
        bought_later = bought_later or _takes(rules, games, game, column, here.throws + 1, here.bought + 1)
        if _takes(rules, games, game, column, here.throws, here.bought):
            _list_entries(rules, games, game, column)
    if turn.release == 0 and rules.size[here.lay] + turn.put_aside >= turn.count:
        return
    regular = here.throws < count_regular_throws(rules, games, game)
    if later and regular and here.bought == 0:
        _list_holds(rules, games, game, 0)
    if bought_later and not regular and here.bought < turn.per_turn:
        _list_holds(rules, games, game, turn.buy)


@part
def _list_entries(rules: StepRules, games: StepGames, game: int, column: int) -> None:
    # See `rules.game.turn.column_entries`.
    here, turn, rule = games.standing[game], rules.turn, rules.columns[column]
    situation = find_situation(rules, games, game, column)
    equal = rules.equal[here.roll]
    forced = equal >= 0 and rules.places[situation, column, 0] >= 0
    if forced:
        _force(rules, games, column, situation, here.roll)
    legal = 0
    for box in range(rule.first, rule.last):
        if games.striking[box] == 0 or (forced and games.forced[box] == 0):
            continue
        points = int(rules.points[situation, here.roll, box]) + get_extra_points(rules, situation, here.roll, box)
        scores = points > 0 and games.scoring[box] != 0
        if scores:
            games.mask[game, turn.score + box] = 1
            games.told[rules.facts.offers + box] = points
            legal += 1
        if not (forced and scores):
            games.mask[game, turn.strike + box] = 1
            legal += 1
    here.legal += legal


@part
def _force(rules: StepRules, games: StepGames, column: int, situation: int, roll: int) -> None:
    rule = rules.columns[column]
    some = False
    for box in range(rule.first, rule.last):
        some = some or games.scoring[box] != 0
    for box in range(rule.first, rule.last):
        games.forced[box] = games.scoring[box] if some else games.striking[box]
    # The first group with an open box removes all other boxes.
    for place in range(rules.places.shape[2]):
        group = rules.places[situation, column, place]
        found = False
        for box in range(rule.first, rule.last):
            found = found or (games.forced[box] != 0 and group >= 0 and _belongs(rules, box, group, roll))
        if found:
            for box in range(rule.first, rule.last):
                if not _belongs(rules, box, group, roll):
                    games.forced[box] = 0
            break


@inlined
def _belongs(rules: StepRules, box: int, group: int, roll: int) -> bool:
    line = rules.boxes[box]
    return line.number == rules.shown[roll] if group == NUMBER else line.lower == (1 if group == LOWER else 0)


@part
def _list_holds(rules: StepRules, games: StepGames, game: int, first: int) -> None:
    here = games.standing[game]
    roll, legal = here.roll, 0
    # Each bit keeps one die; combinations that mean the same hold are allowed once.
    for bits in range(rules.allowed.shape[1]):
        allowed = rules.allowed[roll, bits]
        games.mask[game, first + bits] = allowed
        legal += allowed
    if rules.turn.release == 0:
        for bits in range(rules.allowed.shape[1]):
            if rules.allowed[roll, bits] != 0 and not _may_stay(rules, int(rules.node[roll, bits]), here.lay):
                games.mask[game, first + bits] = 0
                legal -= 1
    here.legal += legal


@part
def _may_stay(rules: StepRules, node: int, lay: int) -> bool:
    # See `rules.game.turn.may_keep`.
    stays = rules.size[node] >= rules.size[lay] + rules.turn.put_aside
    for side in range(rules.sides.shape[1]):
        stays = stays and rules.sides[node, side] >= rules.sides[lay, side]
    return stays
