"""Effects of entries on the bonuses of a game, and on boxes computed from others."""

from pasch.solver.kernels.games.env_games import StepGames, StepRules
from pasch.solver.kernels.toolchain.compiled_functions import inlined, part

TERMS = ("number", "box", "sum", "difference", "product", "below", "at_most", "equal")
"""Steps of a computed box. The first two push a value on the stack, the others combine several values into one: the
last three give 1 if every value compares so with the next, otherwise 0.
"""
_NUMBER, _BOX, _SUM, _DIFFERENCE, _PRODUCT, _BELOW, _AT_MOST = 0, 1, 2, 3, 4, 5, 6


@inlined
def weigh_points(points: int, halves: int) -> int:
    """Returns points times a weight in halves, rounded up; see `rules.document.bonus_counting.weighted_points`."""
    # A shift rounds down; negated twice it rounds up.
    return -((-points * halves) >> 1)


@part
def move_bonuses(rules: StepRules, games: StepGames, game: int, box: int, points: int) -> None:
    """Applies an entry to the bonuses of its box."""
    for place in range(rules.effects[box].bonuses, rules.effects[box].bonuses_end):
        bonus = rules.box_bonus[place]
        rule = rules.bonuses[bonus]
        before = int(games.reached[game, bonus])
        if rule.terms < rule.terms_end:
            after = _compute(rules, games, game, bonus)
        else:
            after = before + int(rules.box_step[place, points - rules.effects[box].struck])
        games.reached[game, bonus] = after
        # A tier replaces the one below it, so the total changes by the difference.
        games.standing[game].total += _bonus_points(rules, bonus, after) - _bonus_points(rules, bonus, before)


@part
def _bonus_points(rules: StepRules, bonus: int, reached: int) -> int:
    rule = rules.bonuses[bonus]
    points = weigh_points(reached, rule.halves) if rule.terms < rule.terms_end else 0
    for place in range(rule.tiers, rule.tiers_end):
        if reached >= rules.tiers[place].begin:
            points = rules.tiers[place].points
    return points


@part
def _compute(rules: StepRules, games: StepGames, game: int, bonus: int) -> int:
    # A stack machine in postfix order. The value is 0 until all boxes it reads are full.
    height = 0
    for place in range(rules.bonuses[bonus].terms, rules.bonuses[bonus].terms_end):
        step, number = rules.terms[place].step, rules.terms[place].number
        if step == _NUMBER:
            games.stack[height] = number
        elif step == _BOX:
            if games.used[game, number] < rules.boxes[number].entries:
                return 0
            games.stack[height] = games.points[game, number]
        else:
            height -= number
            games.stack[height] = _combine(games, height, number, step)
        height += 1
    return int(games.stack[0])


@part
def _combine(games: StepGames, first: int, count: int, step: int) -> int:
    found = int(games.stack[first]) if step <= _PRODUCT else 1
    for place in range(first + 1, first + count):
        value = int(games.stack[place])
        if step == _SUM:
            found += value
        elif step == _DIFFERENCE:
            found -= value
        elif step == _PRODUCT:
            found *= value
        else:
            found *= _compare(step, int(games.stack[place - 1]), value)
    return found


@inlined
def _compare(step: int, one: int, other: int) -> int:
    less = one <= other if step == _AT_MOST else one < other if step == _BELOW else one == other
    return 1 if less else 0
