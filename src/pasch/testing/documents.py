"""Hypothesis strategies for variant documents: random, valid, and over the whole vocabulary.

Patterns are read off a random roll, so that every box can score. What remains unusable (a threshold out of reach in a
short column, say) is thrown away by asking the parser.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from hypothesis import strategies as st

from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.document.bonus_counting import STEPS
from pasch.rules.document.model import Pattern
from pasch.rules.document.value_types import MAX_FACE
from pasch.rules.errors import VariantError
from pasch.rules.reading.toml_writing import write_toml
from pasch.rules.variant.formula import COMPARISONS, OPERATIONS
from pasch.rules.variant.patterns import accepts, longest_run
from pasch.rules.variant.variant import Variant

Tree = dict[str, Any]

_parsed = lru_cache(64)(parse_variant)
"""What was found valid is used right afterwards."""

_seldom = st.sampled_from((False, False, False, True))
_evenly = st.booleans()
_often = st.sampled_from((True, True, False))
_points = st.integers(1, 60)


def variant_documents() -> st.SearchStrategy[str]:
    """Valid variant documents as TOML text."""
    return variant_trees().map(write_toml)


def variants() -> st.SearchStrategy[Variant]:
    """Random variants with a handful of boxes, mostly of few small dice."""
    return variant_documents().map(_parsed)


def variant_trees() -> st.SearchStrategy[Tree]:
    """Valid variant documents as trees."""
    return rule_trees(_dice()).filter(is_valid)


def is_valid(tree: Tree) -> bool:
    """Whether the parser takes it for a variant."""
    try:
        _parsed(write_toml(tree))
    except VariantError:
        return False
    return True


@st.composite
def rule_trees(draw: st.DrawFn, dice_tables: st.SearchStrategy[Tree], most_boxes: int = 6) -> Tree:
    """Variant documents with these dice; not all of them are valid."""
    dice = draw(dice_tables)
    turn = draw(_turns(dice["count"]))
    boxes = draw(_boxes(dice, turn["throws"], most_boxes))
    tree: Tree = {"id": "random", "names": _names("Random"), "dice": dice, "turn": turn}
    tree |= {"players": draw(_players()), "boxes": boxes}
    if draw(_evenly):
        tree["bonuses"] = {"bonus": draw(_bonuses(list(boxes))), "other": draw(_bonuses(list(boxes)))}
        for bonus in tree["bonuses"].values():
            if _counts_par(bonus, boxes) and not draw(_seldom):
                _lower(bonus["tiers"], draw(st.integers(1, 12)))
    if draw(_seldom):
        tree.setdefault("bonuses", {})["computed"] = draw(_computed(list(boxes)))
        for line in set(_named_in(tree["bonuses"]["computed"])):
            if draw(_evenly):
                boxes[line]["counts"] = False
    if "five" in boxes and not draw(_seldom):
        tree["extra"] = {key: draw(_extra(list(boxes))) for key in ("first", "second")[: draw(st.integers(1, 2))]}
    if draw(_evenly):
        tree["columns"] = draw(_columns(boxes, list(tree.get("bonuses", {})), list(tree.get("extra", {}))))
    if "bonuses" in tree and draw(_seldom):
        tree["total"] = "bonuses"
    if "columns" in tree and draw(_seldom):
        worth = {key: draw(st.integers(0, 4)) for key in tree["columns"]}
        tree["result"] = {"columns": worth, "all": draw(st.integers(0, 3))}
    return tree


@st.composite
def _dice(draw: st.DrawFn) -> Tree:
    if draw(_seldom):
        return {"count": draw(st.sampled_from((5, 6)))}
    count = draw(st.integers(1, 4))
    faces = draw(face_lists(2, 4))
    dice: Tree = {"count": count, "faces": faces}
    if count > 1 and draw(_seldom):
        dice["odd"] = draw(odd_dice(count, 3))
    dice |= draw(sides(faces))
    if draw(_seldom):
        dice["colours"] = {"red": {"names": _names("Red"), "faces": faces[:1]}}
        dice["colours"]["black"] = {"names": _names("Black"), "faces": faces[1:]}
    if draw(_seldom):
        dice["symbols"] = {"jack": draw(_symbols(faces[0], "B", "J")), "star": draw(_symbols(faces[1], "★", "★"))}
    return dice


@st.composite
def _symbols(draw: st.DrawFn, face: int, german: str, english: str) -> Tree:
    symbol: Tree = {"face": face, "sign": {"de": german, "en": english}, "names": _names(f"Face {face}")}
    return symbol | draw(st.sampled_from(({}, {"picture": "jack"}, {"picture": "pips"})))


def face_lists(least: int, most: int) -> st.SearchStrategy[list[int]]:
    """The faces of a die, so many at least and at most; seldom one above nine."""
    faces = st.one_of(st.integers(0, 9), st.integers(0, 9), st.integers(0, MAX_FACE))
    return st.lists(faces, min_size=least, max_size=most, unique=True)


@st.composite
def sides(draw: st.DrawFn, faces: list[int]) -> Tree:
    """Seldom a face that stands on several sides, or one that is wild."""
    more: Tree = {}
    if draw(_seldom) and draw(_evenly):
        more["faces"] = [*faces, draw(st.sampled_from(faces))]
    if draw(_seldom) and draw(_evenly):
        more["wild"] = [draw(st.sampled_from(faces))]
    return more


@st.composite
def odd_dice(draw: st.DrawFn, count: int, most_faces: int) -> Tree | list[Tree]:
    """Odd dice among so many: a single one, or some of one kind, or of two."""
    one: Tree = {"faces": draw(face_lists(2, most_faces))}
    if draw(_evenly):
        return one
    if count > 2 and draw(_evenly):
        return [one, {"faces": draw(face_lists(2, most_faces))}]
    return one | {"count": draw(st.integers(1, count - 1))}


@st.composite
def _turns(draw: st.DrawFn, count: int) -> Tree:
    turn: Tree = {"throws": draw(st.integers(1, 3)), "release": draw(_evenly)}
    if draw(_seldom):
        turn["put_aside"] = draw(st.integers(0, min(2, count)))
    if draw(_seldom):
        turn["save"] = True
    elif draw(_seldom):
        allowance = {"per_turn": draw(st.integers(1, 2)), "per_column": draw(st.integers(1, 2))}
        turn["buy"] = {"names": _names("Bought"), **allowance, "unused": draw(st.integers(0, 5))}
        if draw(_evenly):
            turn["buy"]["per"] = "sheet"
    return turn


@st.composite
def _players(draw: st.DrawFn) -> Tree:
    least = draw(st.integers(1, 2))
    most = draw(st.integers(least, 8))
    return {"least": least, "most": most, "direction": draw(st.sampled_from(("clockwise", "counter-clockwise")))}


@st.composite
def _boxes(draw: st.DrawFn, dice: Tree, throws: int, most: int) -> dict[str, Tree]:
    shown = [face for face in dice.get("faces", (1, 2, 3, 4, 5, 6)) if face]
    boxes: dict[str, Tree] = {}
    for face in draw(st.lists(st.sampled_from(shown), max_size=2, unique=True)):
        boxes[f"number{face}"] = {"names": _names(f"Number {face}"), "number": face}
        if draw(_seldom):
            boxes[f"number{face}"]["par"] = draw(st.integers(1, dice.get("counted", dice["count"])))
    for index in range(draw(st.integers(1, 3))):
        boxes[f"box{index}"] = {"names": _names(f"Box {index}"), **draw(_figures(dice, throws))}
    if draw(_often):
        boxes["five"] = {"names": _names("Five"), "points": 50, "pattern": {"of_a_kind": dice["count"]}}
    for box in boxes.values():
        if draw(_seldom):
            box["entries"] = 2
        if draw(_seldom):
            box["section"] = draw(st.sampled_from(("upper", "lower")))
        if draw(_seldom):
            box["times"] = draw(st.integers(2, 3))
        if draw(_seldom):
            box["later"] = draw(st.integers(1, 3))
        if draw(_seldom) and draw(_evenly):
            box[draw(st.sampled_from(("wins", "ends")))] = draw(st.sampled_from((1, 2, "served", "any")))
    keys = draw(st.permutations(list(boxes)))
    return {key: boxes[key] for key in keys[:most]}


@st.composite
def _figures(draw: st.DrawFn, dice: Tree, throws: int) -> Tree:
    pattern = draw(_patterns(dice))
    points: list[int | str | list[int]] = [draw(_points), "sum"]
    if throws > 1:
        points.append(draw(st.lists(st.one_of(st.just(0), _points), min_size=2, max_size=throws)))
    if "groups" in pattern or "of_a_kind" in pattern:
        points.append("matching")
    box: Tree = {"pattern": pattern, "points": draw(st.sampled_from(points))}
    if draw(_seldom):
        box["plus"] = draw(st.integers(0, 9))
    if draw(_seldom):
        box["served"] = draw(st.sampled_from((0, 33, "double")))
    return box


@st.composite
def _patterns(draw: st.DrawFn, dice: Tree) -> Tree:
    roll = draw(_rolls(dice))
    counts = Counter(roll)
    pattern: Tree = {}
    if draw(_seldom):
        pattern["of_a_kind"] = draw(st.integers(1, max(counts.values())))
    if draw(_seldom):
        pattern["groups"] = [draw(st.integers(1, count)) for count in list(counts.values())[:3]]
        pattern["distinct"] = draw(_evenly)
    if longest_run(counts) >= 2 and draw(_seldom):
        pattern["run"] = draw(st.integers(2, longest_run(counts)))
    if draw(_seldom):
        pattern["faces"] = sorted(roll if draw(_evenly) else counts)[:2]
    if draw(_seldom):
        pattern["total"] = sum(roll)
    if draw(_seldom):
        pattern["at_least"] = max(0, sum(roll) - draw(st.integers(0, 3)))
    if draw(_seldom):
        pattern["at_most"] = sum(roll) + draw(st.integers(0, 3))
    if draw(_seldom):
        pattern["one_of"] = [{"of_a_kind": max(counts.values())}, {"total": draw(st.integers(0, 9))}]
    if "colours" in dice and draw(_evenly):
        colours = {face: colour for colour, table in dice["colours"].items() for face in table["faces"]}
        if accepts(Pattern.model_validate(pattern | {"one_colour": True}), tuple(roll), colours):
            pattern["one_colour"] = True
    return pattern


def _rolls(dice: Tree) -> st.SearchStrategy[list[int]]:
    common = st.sampled_from(dice.get("faces", (1, 2, 3, 4, 5, 6)))
    said = dice.get("odd", [])
    kinds = said if isinstance(said, list) else [said]
    odd = [st.sampled_from(kind["faces"]) for kind in kinds for _ in range(kind.get("count", 1))]
    return st.tuples(*[common] * (dice["count"] - len(odd)), *odd).map(list)


@st.composite
def _bonuses(draw: st.DrawFn, boxes: list[str]) -> Tree:
    tiers = draw(st.lists(st.integers(0, 4), min_size=1, max_size=3, unique=True))
    bonus: Tree = {
        "names": _names("Bonus"),
        "count": draw(st.sampled_from([*STEPS])),
        "per": draw(st.sampled_from(("column", "sheet", "row"))),
        "tiers": [{"from": tier, "points": draw(st.integers(-5, 50))} for tier in tiers],
    }
    if bonus["count"] != "points" and draw(_seldom):
        del bonus["tiers"]
        bonus["each"] = draw(st.integers(-9, 9))
    elif draw(_seldom):
        bonus["tiers"][0]["to"] = tiers[0] + draw(st.integers(0, 3))
    if "tiers" in bonus and draw(_seldom):
        bonus["tiers"][0] |= {"each": draw(st.integers(1, 3)), "more": draw(st.integers(-3, 9))}
    if draw(_seldom):
        return bonus | {"boxes": draw(_some(boxes))}
    section = draw(st.sampled_from(("upper", "lower", "all")))
    if section != "all" and "tiers" in bonus and draw(_seldom):
        bonus["minus"] = "lower" if section == "upper" else "upper"
        if draw(_evenly):
            _lower(bonus["tiers"], draw(st.integers(1, 8)))
    return bonus | {"section": section}


def _counts_par(bonus: Tree, boxes: Tree) -> bool:
    # Such a sum may be below 0.
    sums = bonus["count"] == "points" and "tiers" in bonus and "minus" not in bonus
    return sums and any(
        "par" in box
        and (line in bonus.get("boxes", ()) or bonus.get("section") in ("all", box.get("section", "upper")))
        for line, box in boxes.items()
    )


def _lower(tiers: list[Tree], by: int) -> None:
    for tier in tiers:
        tier |= {key: tier[key] - by for key in ("from", "to") if key in tier}


@st.composite
def _computed(draw: st.DrawFn, boxes: list[str]) -> Tree:
    lines = st.sampled_from(draw(st.lists(st.sampled_from(boxes), min_size=1, max_size=3, unique=True)))
    bonus: Tree = {"names": _names("Computed"), "points": draw(_terms(lines, 2))}
    if draw(_evenly):
        terms = st.lists(_terms(lines, 1), min_size=2, max_size=3)
        bonus["when"] = {draw(st.sampled_from([*COMPARISONS])): draw(terms)}
    return bonus


def _terms(lines: st.SearchStrategy[str], depth: int) -> st.SearchStrategy[Any]:
    single = st.one_of(lines, lines, st.integers(0, 5))
    if not depth:
        return single
    inner = _terms(lines, depth - 1)
    pair = st.lists(inner, min_size=2, max_size=2)
    return st.one_of(single, *(st.fixed_dictionaries({kind: pair}) for kind in OPERATIONS))


def _named_in(written: object) -> Iterator[str]:
    if isinstance(written, str):
        yield written
    elif isinstance(written, dict | list):
        parts = written if isinstance(written, list) else [part for key, part in written.items() if key != "names"]
        for part in parts:
            yield from _named_in(part)


@st.composite
def _extra(draw: st.DrawFn, boxes: list[str]) -> Tree:
    extra: Tree = {"when": draw(st.sampled_from(("scored", "struck", "filled", "open", "any")))}
    if draw(_seldom):
        extra["number"] = draw(st.sampled_from(("free", "filled")))
    if draw(_evenly):
        extra["place"] = draw(st.permutations(("number", "lower", "upper")).map(lambda groups: list(groups)[:2]))
    places = st.sampled_from(("number", "upper", "lower"))
    extra["bonus"] = draw(st.one_of(_points, st.dictionaries(places, _points, max_size=2)))
    points = st.dictionaries(st.sampled_from((*boxes, "upper", "lower")), _points, max_size=2)
    extra["worth"] = draw(points)
    if draw(_seldom):
        extra["served"] = draw(points)
    return extra


@st.composite
def _columns(draw: st.DrawFn, boxes: Mapping[str, Tree], bonuses: list[str], extra: list[str]) -> dict[str, Tree]:
    columns: dict[str, Tree] = {}
    for key in ("left", "middle", "right")[: draw(st.integers(1, 3))]:
        column = draw(_column(list(boxes) if columns else None, boxes, bonuses, extra))
        columns[key] = {"names": _names(key.title()), **column}
    return columns


@st.composite
def _column(
    draw: st.DrawFn, choice: list[str] | None, boxes: Mapping[str, Tree], bonuses: list[str], extra: list[str]
) -> Tree:
    """A column; without a choice of boxes it has them all, so that each stands somewhere."""
    column: Tree = {}
    if choice is not None and draw(_evenly):
        column["boxes"] = draw(_some(choice))
    own = column.get("boxes", list(boxes))
    words = st.sampled_from(("free", "down", "up", "ends", "middle"))
    sections = dict.fromkeys(
        boxes[line].get("section", "upper" if "number" in boxes[line] else "lower") for line in own
    )
    column["order"] = draw(st.one_of(words, st.permutations(own), st.permutations([*sections]), _lines(own)))
    if draw(_seldom):
        column["throws"] = draw(st.integers(1, 4))
    if draw(_seldom):
        announcing = st.sampled_from((True, "before", "unless-served"))
        column |= {"announce": draw(announcing), "miss": draw(st.sampled_from(("box", "any")))}
    if draw(_seldom):
        column["strikes"] = "any"
    if draw(_seldom):
        column["weight"] = draw(st.sampled_from((1, 2, 3, 1.5, 0.5)))
        column["served"] = draw(st.sampled_from((True, False, "only")))
    if choice is not None and bonuses and draw(_evenly):
        column["bonuses"] = draw(st.lists(st.sampled_from(bonuses), unique=True))
    if extra and "five" in own and draw(_seldom):
        column["extra"] = draw(st.lists(st.sampled_from(extra), unique=True))
    return column


@st.composite
def _lines(draw: st.DrawFn, own: list[str]) -> list[list[str]]:
    order, cut = draw(st.permutations(own)), draw(st.integers(0, len(own)))
    return [line for line in (order[: cut + 1], order[cut:]) if line]


def _some(keys: list[str]) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(keys), min_size=1, unique=True)


def _names(name: str) -> Tree:
    return {"de": name, "en": name}
