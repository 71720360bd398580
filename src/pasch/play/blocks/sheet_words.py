"""Words on score pads and in tables of old games, in all languages: the same for every command that reads either.

They are data of the catalogues (``block.ftl``), and of the folder ``labels`` for languages that are not spoken: lists
separated by commas.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from pasch.locale import LANGUAGES, labels, text
from pasch.rules.variant.box_names import find_line, key_of
from pasch.rules.variant.variant import Variant, cached_per_variant

HEADINGS = ("game", "date", "variant", "name", "remark", "hint", "mean", "place")
SUMS = ("upper", "upper-with-bonus", "lower", "total", "extra", "throws", "bonus")
_COLUMNS = ("down", "free", "up", "announced")
_BOXES = (
    "ones", "twos", "threes", "fours", "fives", "sixes", "one-pair", "two-pairs", "three-of-a-kind", "four-of-a-kind",
    "five-of-a-kind", "full-house", "small-straight", "large-straight", "straight", "chance", "maximum", "minimum",
    "three-pairs", "full-straight", "house", "tower",
)  # fmt: skip
# What a line of the sheet is called in a variant's document, where it is not the word with underscores.
_LINES: Mapping[str, tuple[str, ...]] = {
    "two-pairs": ("two_pairs", "two_pair"),
    "four-of-a-kind": ("four_of_a_kind", "poker"),
    "five-of-a-kind": ("five_of_a_kind", "yamb", "generala"),
}
_DICE = {ord(die): str(number) for number, die in enumerate("⚀⚁⚂⚃⚄⚅", 1)}
_NUMBER_SIGNS = ("#", "№", "Nº", "N°")
_LONGEST = 120
"""Letters of the longest label; words come from strangers."""
# "Full House (25)", "Aces = 1": brackets and anything after an equals sign are not part of the name.
_EXPLAINED = re.compile(r"[(\[=]")
# "7. Full House": the boxes of the sheet are numbered. What follows must hold a letter, as it may be a number as well.
_NUMBERED = re.compile(r"\d{1,2}\s?[.)]\s?(.*[^\W\d_].*)")
# "Full House 2+3": how many dice are equal. "3+3" names another box than "2+3", and stays.
_EQUAL_DICE = re.compile(r"(.*[^\W\d_].*?)\s*(?:2\s?\+\s?3|3\s?\+\s?2)")
# "Bonus bei 63 oder mehr", "Bonus (63+)": the condition of a bonus is no part of its name.
_CONDITION = re.compile(r"(\w+)\W.*\d.*")


@cache
def _heading_words() -> Mapping[str, frozenset[str]]:
    return _words({name: f"heading-{name}" for name in HEADINGS})


@cache
def _box_words() -> Mapping[str, frozenset[str]]:
    return _words({name: f"box-{name}" for name in _BOXES})


@cache
def _sum_words() -> Mapping[str, frozenset[str]]:
    return _words({name: f"block-{name}" for name in SUMS})


def _words(messages: Mapping[str, str]) -> Mapping[str, frozenset[str]]:
    # What each word may mean; the same word may be listed by several messages.
    names_by_word: dict[str, frozenset[str]] = {}
    for name, message in messages.items():
        for words in (*(text(message, language) for language in LANGUAGES), *labels(message)):
            for word in words.split(","):
                names_by_word[key_of(word)] = names_by_word.get(key_of(word), frozenset()) | {name}
    return names_by_word


def heading_kind(words: str) -> str:
    """Returns what a heading is about: one of `HEADINGS`; empty if it is something else."""
    if words in _NUMBER_SIGNS:
        return "game"
    if len(words) > _LONGEST:
        return ""
    return next(iter(sorted(_heading_words().get(key_of(words), ()))), "")


def sum_kinds(words: str) -> frozenset[str]:
    """Returns the sums that a label may mean, some of `SUMS`."""
    known = _sum_words()
    for form in _forms(words):
        if found := known.get(key_of(form)):
            return found
    condition = _CONDITION.fullmatch(words.strip()) if len(words) <= _LONGEST else None
    return known.get(key_of(condition[1]), frozenset()) & {"bonus"} if condition else frozenset()


def _forms(label: str) -> Iterator[str]:
    # As it is written, then without drawn dice, then without what explains or numbers it.
    if len(label) > _LONGEST:
        return
    yield label
    plain = "".join(letter for letter in label if ord(letter) not in _DICE).strip()
    if plain and plain != label:
        yield plain
    name = _EXPLAINED.split(plain, maxsplit=1)[0].strip()
    if name and name != plain:
        yield name
    for without in (_NUMBERED, _EQUAL_DICE):
        if found := without.fullmatch(name):
            yield found[1]


def is_word(label: str) -> bool:
    """Returns True for a word of printed pads or tables, of whatever variant."""
    return bool(heading_kind(label) or sum_kinds(label) or any(key_of(form) in _box_words() for form in _forms(label)))


def find_sheet_line(variant: Variant, label: str) -> str | None:
    """Returns the line of boxes that a label means: by its names in this variant, or by a word of printed pads."""
    for form in _forms(label):
        if found := find_line(variant, form) or _lines_by_word(variant).get(key_of(form.translate(_DICE))):
            return found
    return None


@cached_per_variant
def _columns_by_key(variant: Variant) -> Mapping[str, int]:
    ids = {column.id: column.index for column in variant.columns}
    found = {
        word: ids[kind]
        for word, kinds in _words({name: f"column-named-{name}" for name in _COLUMNS}).items()
        for kind in kinds
        if kind in ids
    }
    own = {key_of(name): column.index for column in variant.columns for name in (column.id, *column.names.values())}
    return found | own


def find_column(variant: Variant, name: str) -> int | None:
    """Returns the column with a name in any language, or in the words of printed pads."""
    return _columns_by_key(variant).get(key_of(name))


@cached_per_variant
def _lines_by_word(variant: Variant) -> Mapping[str, str]:
    line_by_word: dict[str, str] = {}
    lines = {box.line for box in variant.boxes}
    for word, kinds in _box_words().items():
        names = {line for kind in kinds for line in _LINES.get(kind, (kind.replace("-", "_"),)) if line in lines}
        if len(names) == 1:
            line_by_word[word] = names.pop()
    return line_by_word
