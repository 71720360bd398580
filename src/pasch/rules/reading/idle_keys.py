"""Keys of a document that change nothing about the game: not mistakes, but hardly intended.

Restating an inherited or default value is fine: many authors write down what they rely on.
"""

from collections.abc import Iterator, Mapping

from pasch.rules.document.model import Bonus, BoxTable, ColumnTable, Extra
from pasch.rules.errors import Problem
from pasch.rules.reading.document_reader import Reader
from pasch.rules.reading.key_removal import NOT_RULES, PARTS, Path, build_without, list_keys
from pasch.rules.reading.possible_sums import find_tier, outcomes_of, reached_by
from pasch.rules.reading.toml_parsing import Tree, read_tree
from pasch.rules.variant.box_names import key_of
from pasch.rules.variant.building import announces_always, may_strike_elsewhere, may_throw_some_again
from pasch.rules.variant.difference import difference
from pasch.rules.variant.variant import Variant

# Each key costs the compilation of a variant, so only the first ones of a long document are tried.
_MOST_KEYS = 60


def keys_without_effect(variant: Variant, read: Reader, source: str = "") -> list[Problem]:
    """Returns every key without effect, with the reason if it is known.

    Args:
        read: finds its parent document.
        source: its file.
    """
    found = list(idle_keys(variant))
    own = read_tree(variant.text, source)
    if variant.document.turn.put_aside and own.get("turn", {}).get("release") is True:
        found.append(Problem("idle-release", place="turn.release"))

    # A key inside or around a reported one is not reported again.
    named = {str(problem.place) for problem in found}
    for path in _in_vain(own, variant, read, source):
        place = ".".join(path)
        if not any(place == one or place.startswith(f"{one}.") or one.startswith(f"{place}.") for one in named):
            found.append(Problem("idle-key", {"key": path[-1]}, place=place))
    return found


def _in_vain(own: Tree, variant: Variant, read: Reader, source: str) -> Iterator[Path]:
    # Without the key the game must be the same and the document another: a restated value differs in neither.
    done: Path | None = None
    for path in [*list_keys(own)][:_MOST_KEYS]:
        if done is not None and path[: len(done)] == done:
            continue  # all of it is in vain
        without = build_without(own, path, read, source)
        if without is None or without.rules_hash != variant.rules_hash:
            continue
        if any(not change.is_name for change in difference(variant, without)):
            done = path
            # Of a part with a single rule, that rule is named.
            part = own[path[0]][path[1]] if len(path) == 2 else None
            rules = [key for key in part if key not in NOT_RULES] if isinstance(part, dict) else []
            yield (*path, rules[0]) if path[0] in PARTS and len(rules) == 1 else path


def idle_keys(variant: Variant) -> Iterator[Problem]:
    """Yields every key of a valid document without effect, inherited ones included, with the reason."""
    document = variant.document
    for key, column in document.columns.items():
        yield from _column(variant, f"columns.{key}", column)
    for key in document.extra:
        if all(key not in column.extra for column in variant.columns):
            yield Problem("idle-extra", {"extra": key}, place=f"extra.{key}")
    for key, extra in document.extra.items():
        yield from _extra(key, extra)
    for key, bonus in document.bonuses.items():
        yield from _computed(variant, key) if bonus.points is not None else _by_tiers(variant, key, bonus)
    yield from _called_alike(document.bonuses)
    if document.result and variant.seats[-1] == 1:
        yield Problem("idle-result", place="result")
    for key, line in document.boxes.items():
        yield from _at_once(variant, f"boxes.{key}", line)
    if document.turn.put_aside and variant.turn.longest == 1:
        yield Problem("idle-put-aside", place="turn.put_aside")
    if document.turn.last_throws is not None and not variant.turn.last_differs:
        yield Problem("idle-last-throws", place="turn.last_throws")


def _computed(variant: Variant, key: str) -> Iterator[Problem]:
    formulas = [bonus.formula for bonus in variant.bonuses if bonus.rule == key and bonus.formula is not None]
    found = [outcomes_of(variant, formula) for formula in formulas]
    if not any(one.holds for one in found):
        yield Problem("idle-never", {"bonus": key}, place=f"bonuses.{key}.when")
    elif not any(one.pays for one in found):
        yield Problem("idle-bonus", {"bonus": key}, place=f"bonuses.{key}")
    elif variant.document.bonuses[key].when is not None and not any(one.fails for one in found):
        yield Problem("idle-always", place=f"bonuses.{key}.when")


def _by_tiers(variant: Variant, key: str, bonus: Bonus) -> Iterator[Problem]:
    if bonus.each:
        return
    if not any(tier.points or tier.more for tier in bonus.tiers):
        yield Problem("idle-bonus", {"bonus": key}, place=f"bonuses.{key}")
        return
    own = [one for one in variant.bonuses if one.rule == key]
    reached = {one.base for one in own}.union(*(reached_by(variant, one) for one in own))
    # By identity: equal tiers are different ones here.
    used = {id(find_tier(bonus.tiers, each)) for each in reached}
    for number, tier in enumerate(bonus.tiers, 1):
        if id(tier) not in used:
            yield Problem("idle-tier", {"number": number}, place=f"bonuses.{key}.tiers")


def _called_alike(bonuses: Mapping[str, Bonus]) -> Iterator[Problem]:
    owner: dict[str, str] = {}
    for key, bonus in bonuses.items():
        for name in (bonus.names.de, bonus.names.en):
            other = owner.setdefault(key_of(name), key)
            if other != key:
                yield Problem("bonus-called-alike", {"name": name, "other": other}, place=f"bonuses.{key}.names")
                break


def _column(variant: Variant, place: str, column: ColumnTable) -> Iterator[Problem]:
    said, longest = column.model_fields_set, variant.turn.longest
    if longest is not None and (column.throws or 0) > longest:
        yield Problem("idle-throws", {"throws": longest}, place=f"{place}.throws")
    if "miss" in said and not column.announce:
        yield Problem("idle-miss", place=f"{place}.miss")
    elif column.miss == "any" and not may_strike_elsewhere(variant.document):
        yield Problem("idle-miss-any", place=f"{place}.miss")
    if "strikes" in said and column.order == "free" and not column.announce:
        yield Problem("idle-strikes", place=f"{place}.strikes")
    lists = [each for each in column.order if isinstance(each, list)]
    if lists and all(len(each) == 1 for each in lists):
        order = ", ".join(f'"{each[0]}"' for each in lists)
        yield Problem("idle-order-lists", {"order": f"[{order}]"}, place=f"{place}.order")
    if column.served == "only":
        if not may_throw_some_again(variant.document, column):
            yield Problem("idle-served-only", place=f"{place}.served")
    elif "served" in said and not variant.pays_served:
        yield Problem("idle-served", place=f"{place}.served")
    if column.announce == "unless-served" and announces_always(variant.document):
        yield Problem("idle-unless-served", place=f"{place}.announce")


def _extra(key: str, extra: Extra) -> Iterator[Problem]:
    bonus = extra.bonus if isinstance(extra.bonus, int) else any(extra.bonus.values())
    if not (extra.place or bonus or extra.worth or extra.served):
        yield Problem("idle-extra-empty", {"extra": key}, place=f"extra.{key}")
    if extra.when == "open" and extra.place:
        yield Problem("idle-place", place=f"extra.{key}.place")


def _at_once(variant: Variant, place: str, line: BoxTable) -> Iterator[Problem]:
    longest = variant.turn.longest
    for key in ("wins", "ends"):
        rule = getattr(line, key)
        if rule is not None and variant.seats[-1] == 1:
            yield Problem("idle-at-once", {"key": key}, place=f"{place}.{key}")
        elif isinstance(rule, int) and longest is not None and rule > longest:
            yield Problem("idle-throws-at-once", {"key": key, "throws": longest}, place=f"{place}.{key}")
