"""Random variants by level, to learn on or to be judged by: such as games side by side and the solver can do.

    python -m pasch.testing.benchmarks NAME [SEED]

draws a benchmark and writes it to standard output; ``small-v1`` is what seed 1 gave with the versions of Pasch and
Hypothesis that its file names. Takes a minute. Needs ``pasch[envs]`` as well as ``pasch[testing]``.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import PaschError
from pasch.rules.reading.toml_writing import write_toml
from pasch.rules.variant.variant import Variant
from pasch.testing.documents import Tree, face_lists, is_valid, rule_trees, sides
from pasch.testing.miniatures import miniature_trees

if TYPE_CHECKING:
    from pasch.envs.benchmark_tasks import Level

_TRAINING, _HELD_OUT = 12, 8
_MOST_CARDS = 60_000
"""Of a variant; so many are solved in about a second."""
_MEMORY = 500_000_000
_GAMES = 65_536
"""Of the random policy."""
_DRAWN = 40
"""Documents at a time."""
_SEEDS = 1_000
"""So many times in a row may be drawn from a seed before the next one begins."""
_NAMES: "Mapping[Level, Mapping[str, str]]" = {
    "easy": {"de": "Leicht", "en": "Easy"},
    "medium": {"de": "Mittel", "en": "Medium"},
    "hard": {"de": "Schwer", "en": "Hard"},
}


class _Shape(NamedTuple):
    """Which documents are of a level: how they are drawn, and how many turns a game has."""

    trees: st.SearchStrategy[Tree]
    least: int
    most: int


@st.composite
def _small_dice(draw: st.DrawFn) -> Tree:
    faces = draw(face_lists(3, 4))
    return {"count": draw(st.sampled_from((3, 4))), "faces": faces} | draw(sides(faces))


def _shape(level: "Level") -> _Shape:
    match level:
        case "easy":
            return _Shape(miniature_trees(), 3, 5)
        case "medium":
            return _Shape(rule_trees(_small_dice()), 4, 7)
        case "hard":
            return _Shape(rule_trees(st.just({"count": 5})), 6, 9)


def level_variants(level: "Level", begin: int = 0) -> Iterator[Variant]:
    """Any number of variants of a level, no two with the same rules.

    Args:
        begin: the seed; the same one gives the same variants, as long as Hypothesis and the strategies stay the same.
    """
    for number, (tree, _) in enumerate(_fitting(level, begin), 1):
        yield parse_variant(_called(tree, "drawn", level, number))


def _fitting(level: "Level", begin: int) -> Iterator[tuple[Tree, Variant]]:
    shape, known = _shape(level), set[str]()
    for number in range(begin * _SEEDS, (begin + 1) * _SEEDS):
        for tree in _drawn(shape, number):
            variant = parse_variant(write_toml(tree))
            if variant.rules_hash not in known and _is_small(variant):
                known.add(variant.rules_hash)
                yield tree, variant


def _drawn(shape: _Shape, number: int) -> list[Tree]:
    trees: list[Tree] = []
    fitting = shape.trees.filter(lambda tree: shape.least <= _turns(tree) <= shape.most).filter(is_valid)

    @seed(number)
    @settings(
        max_examples=_DRAWN,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        derandomize=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(fitting)
    def draw(tree: Tree) -> None:
        trees.append(tree)

    draw()
    return trees


def _turns(tree: Tree) -> int:
    boxes, columns = tree["boxes"], tree.get("columns", {"only": {}})
    own = [line for column in columns.values() for line in column.get("boxes", boxes)]
    return sum(boxes[line].get("entries", 1) for line in own)


def _called(tree: Tree, name: str, level: "Level", number: int) -> str:
    names = {language: f"{word} {number}" for language, word in _NAMES[level].items()}
    kept = {key: part for key, part in tree.items() if key != "players"}
    return write_toml(kept | {"id": f"{name}-{level}-{number:02}", "names": names})


def _is_small(variant: Variant) -> bool:
    from pasch.solver.solve.solve_plan import plan_solution

    try:
        return plan_solution(variant, _MEMORY).cards <= _MOST_CARDS
    except PaschError:
        return False


def tasks(name: str, begin: int) -> Iterator[dict[str, Any]]:
    """Those of a new benchmark, as its file has them: variants in which it matters how one plays."""
    for level in _NAMES:
        valued = ((tree, values) for tree, variant in _fitting(level, begin) if (values := _values(variant)))
        for number, (tree, values) in enumerate(islice(valued, _TRAINING + _HELD_OUT), 1):
            document = _called(tree, name, level, number)
            variant = parse_variant(document)
            head = {"id": variant.id, "level": level, "held_out": number > _TRAINING}
            yield head | {"document": document, "rules_hash": variant.rules_hash} | values


def _values(variant: Variant) -> dict[str, Any] | None:
    """Means of optimal and random play; None where the difference is below the spread of random totals."""
    from pasch.envs import OptimalValues
    from pasch.envs.policy_evaluation import random_mean

    best, chance = OptimalValues(variant).best, random_mean(variant, _GAMES)
    if best - chance.value < chance.error * _GAMES**0.5:
        return None
    return {"best": best, "random": [round(chance.value, 4), round(chance.error, 4)]}


def main(name: str, begin: str = "1") -> None:
    """Writes a benchmark."""
    packages = {package: version(package) for package in ("pasch", "hypothesis")} | {"seed": int(begin)}
    content = {"format": "pasch-benchmark", "version": 1, "made_with": packages, "tasks": list(tasks(name, int(begin)))}
    print(json.dumps(content, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main(*sys.argv[1:])
