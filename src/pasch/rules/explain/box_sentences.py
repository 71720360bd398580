"""The boxes: which rolls each takes, and what it gives for them."""

from collections import Counter
from collections.abc import Iterator
from unicodedata import normalize

from pasch.rules.document.model import BoxTable, Conditions
from pasch.rules.explain.sentences import BoxRow, RulesWords, Section, paragraph
from pasch.rules.variant.patterns import fixed_points, struck_points
from pasch.rules.variant.variant import Box, Variant

_LISTED_RUNS = 2


def blocks(words: RulesWords, variant: Variant) -> Iterator[Section]:
    """The boxes of the upper and of the lower section, in the order of the sheet."""
    # Reversed, so that the first column with a line provides its box.
    lines = {box.line: box for box in reversed(variant.boxes)}
    boxes = [lines[line] for line in variant.line_order]
    for section in ("upper", "lower"):
        members = [box for box in boxes if box.section == section]
        heading = f"heading-{section}" if len(members) < len(boxes) else "heading-boxes"
        yield Section(
            words(heading),
            paragraph([words("entries")] if any(box.entries > 1 for box in members) else []),
            rows=tuple(_row(words, variant, box) for box in members),
        )


def served_sentences(words: RulesWords, variant: Variant) -> Section:
    """Explains the extra score of dice that all fell in one throw, where there is one."""
    asked = any("served" in (box.wins, box.ends) for box in variant.boxes)
    if not (variant.tables.has_served or asked):
        return Section("")
    again = "served-first" if variant.turn.put_aside else "served-any"
    sentences = (words("served", dice=variant.dice.count), words(again))
    return Section(words("heading-served"), paragraph(sentences))


def condition(words: RulesWords, variant: Variant, line: BoxTable) -> str:
    """Describes the rolls that a box takes, in a few words."""
    symbol = None if line.number is None else variant.symbols.get(line.number)
    if symbol is not None:
        name = symbol.names.by_language[words.language]
        # Keys in the catalogue are ASCII.
        letters = normalize("NFD", name.casefold().replace("ö", "oe"))
        return words("takes-symbol", name=name, key="".join(filter(str.isascii, letters)))
    if line.number is not None:
        return words("takes-number", faces=words("face", face=line.number))
    pattern = line.pattern
    own = words.all_of(list(_conditions(words, variant, pattern)))
    if pattern.one_of is None:
        return own or words("takes-any")
    either = [words.all_of(list(_conditions(words, variant, one))) or words("takes-any") for one in pattern.one_of]
    one = words.one_of(list(dict.fromkeys(either)))
    return words("takes-and-one-of", all=own, one=one) if own else one


def gain(words: RulesWords, variant: Variant, line: BoxTable) -> str:
    """Returns a box's score in a few words."""
    phrase = _gain(words, variant, line)
    if line.later:
        least = f"−{-struck_points(line)}" if line.par else "0"
        phrase = words("points-later", plain=phrase, less=line.later, columns=len(variant.columns), least=least)
    return phrase if line.counts else words("points-aside", plain=phrase)


def _gain(words: RulesWords, variant: Variant, line: BoxTable) -> str:
    plain = _plain_gain(words, variant, line)
    if less := -struck_points(line):
        plain = words("points-par", plain=plain, less=less, count=line.par)
    if line.served is None or line.number is not None:
        return plain
    if line.served != "double":
        return words("points-served", plain=plain, points=int(line.served))
    fixed = fixed_points(line)
    if len(fixed) == 1:
        return words("points-served", plain=plain, points=2 * fixed[0])
    return words("points-double", plain=plain)


def help_by_line(words: RulesWords, variant: Variant) -> dict[str, str]:
    """Describes each box in one sentence, by line of the sheet."""
    return {line: _help(words, variant, line) for line in variant.line_order}


def _help(words: RulesWords, variant: Variant, line: str) -> str:
    table = variant.document.boxes[line]
    takes, plain = condition(words, variant, table), gain(words, variant, table)
    pays = words("box-help-points", points=int(plain)) if plain.isdecimal() else plain
    sentence = words("box-help", takes=takes[:1].upper() + takes[1:], gives=pays)
    return " ".join((sentence, *at_once(words, variant, line)))


def at_once(words: RulesWords, variant: Variant, line: str) -> Iterator[str]:
    """Explains that a throw scoring in a line wins a game against others, or ends it, immediately."""
    boxes = [box for box in variant.boxes if box.line == line and variant.ends_at_once]
    for message, rules in (("wins", [box.wins for box in boxes]), ("ends", [box.ends for box in boxes])):
        rule = next((rule for rule in rules if rule is not None), None)
        if rule is not None:
            throws = rule if isinstance(rule, int) else 0
            yield words(f"at-once-{message}", moment="throws" if throws else rule, throws=throws)


def _row(words: RulesWords, variant: Variant, box: Box) -> BoxRow:
    line, name = variant.line(box), box.names[words.language]
    shown = words("box-entries", name=name, entries=box.entries) if box.entries > 1 else name
    return BoxRow(shown, condition(words, variant, line), gain(words, variant, line))


def _plain_gain(words: RulesWords, variant: Variant, line: BoxTable) -> str:
    fixed = fixed_points(line)
    if len(fixed) == 1:
        return str(fixed[0])
    if fixed:
        *early, last = fixed
        steps = [words("points-after", points=some, throw=used) for used, some in enumerate(early, 1)]
        return words("points-by-throws", list=", ".join(steps), last=last)
    if line.number is not None and line.number in variant.symbols:
        return words("points-symbol", points=line.number * line.times)
    plain = _dice_added(words, variant, line)
    if line.times > 1:
        plain = words("points-times", plain=plain, times=line.times)
    return words("points-plus", plain=plain, plus=line.plus) if line.plus else plain


def _dice_added(words: RulesWords, variant: Variant, line: BoxTable) -> str:
    dice = variant.document.dice
    if line.number is not None:
        return words("points-number")
    if dice.in_a_box == dice.count or line.points != "sum":
        return words(f"points-{line.points}")
    return words("points-sum-lowest" if line.lowest else "points-sum-counted", dice=dice.in_a_box)


def _conditions(words: RulesWords, variant: Variant, pattern: Conditions) -> Iterator[str]:
    dice = variant.document.dice.in_a_box
    if pattern.of_a_kind is not None and pattern.of_a_kind > 1:
        yield words("takes-all-equal" if pattern.of_a_kind == dice else "takes-equal", count=pattern.of_a_kind)
    if pattern.groups is not None:
        groups = _groups(words, pattern)
        yield words("takes-groups-one-colour", groups=groups) if pattern.one_colour else groups
    if pattern.run is not None:
        yield _run(words, variant, pattern.run)
    if pattern.faces is not None:
        yield _faces(words, pattern.faces)
    yield from _totals(words, pattern)
    if pattern.one_colour and pattern.groups is None:
        yield words("takes-one-colour")


def _totals(words: RulesWords, pattern: Conditions) -> Iterator[str]:
    if pattern.total is not None:
        yield words("takes-total", total=pattern.total)
    if pattern.at_least is not None and pattern.at_most is not None:
        yield words("takes-total-between", least=pattern.at_least, most=pattern.at_most)
    elif pattern.at_least is not None:
        yield words("takes-at-least", total=pattern.at_least)
    elif pattern.at_most is not None:
        yield words("takes-at-most", total=pattern.at_most)


def _groups(words: RulesWords, pattern: Conditions) -> str:
    sizes = Counter(pattern.groups or ())
    mixed = "different" if pattern.distinct else "any"
    if len(sizes) == 1:
        (size, count), *_ = sizes.items()
        return words("groups-one", size=size) if count == 1 else words(f"groups-{mixed}", size=size, count=count)
    if pattern.distinct and len(sizes) == sizes.total() == 2 and 1 not in sizes:
        first, second = sizes
        return words("groups-two", first=first, second=second)
    parts = [words("groups-one", size=size) for size in sizes.elements()]
    return words(f"groups-many-{mixed}", groups=words.all_of(parts))


def _run(words: RulesWords, variant: Variant, length: int) -> str:
    # Few possible runs are listed ("1-5 or 2-6"); of many only the length is given.
    faces = variant.document.dice.all_faces
    runs = [range(low, low + length) for low in sorted(faces) if faces >= set(range(low, low + length))]
    if len(runs) > _LISTED_RUNS:
        return words("takes-run", length=length)
    return words.one_of([_dashed(words, run) for run in runs])


def _faces(words: RulesWords, faces: list[int]) -> str:
    shown = sorted(set(faces))
    if len(shown) < len(faces):
        return " ".join(words.face(number) for number in sorted(faces))
    if len(shown) > 2 and shown[-1] - shown[0] == len(shown) - 1:
        return _dashed(words, shown)
    return words.all_of([words.face(number) for number in shown])


def _dashed(words: RulesWords, faces: range | list[int]) -> str:
    return "-".join(map(words.face, faces))
