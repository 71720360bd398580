"""Commands of a host to an engine; docs/engine.md has the protocol.

A line is read or refused with a `PaschError`; words that are not known are nothing, so that both sides may learn new
ones.
"""

import json
from dataclasses import dataclass
from typing import Literal

from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant

VERSION = 1
MOST_LETTERS = 1_000_000
"""Of a line; a document of house rules is the longest thing that is said."""
MOST_VALUES = 2_000_000
"""Numbers in the tables of a document: who sends it may be anybody's program."""
MOST_MILLISECONDS = 86_400_000
KnownBy = Literal["id", "hash", "document"]
_KNOWN_BY: tuple[KnownBy, ...] = ("id", "hash", "document")


@dataclass(frozen=True, slots=True)
class Rules:
    """By which rules positions are from now on.

    Attributes:
        by: what `text` is: a variant's id, the hash of its rules, or its whole document in TOML.
    """

    by: KnownBy
    text: str


@dataclass(frozen=True, slots=True)
class SetOption:
    """An option of the engine's gets a value."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class SetPosition:
    """Sets the position for the next `Go`, in the notation."""

    text: str


@dataclass(frozen=True, slots=True)
class Go:
    """The engine is to decide.

    Attributes:
        seconds: after so many it has answered; as long as it takes where None.
        level, objective: how, where it is not to decide as its options say.
    """

    seconds: float | None = None
    level: str | None = None
    objective: str | None = None


@dataclass(frozen=True, slots=True)
class PlainCommand:
    """A command without arguments."""

    word: Literal["pasch", "ready", "stop", "quit"]


Said = Rules | SetOption | SetPosition | Go | PlainCommand


def read_line(line: str) -> Said | None:
    """Parses a line of the host; None if its first word is unknown.

    Raises:
        PaschError: the arguments of the command make no sense.
    """
    word, _, rest = line.strip().partition(" ")
    match word:
        case "pasch" | "ready" | "stop" | "quit":
            return PlainCommand(word)
        case "rules":
            return _rules(rest.strip())
        case "option":
            name, _, value = rest.strip().partition(" ")
            return SetOption(name, value.strip())
        case "position":
            return SetPosition(rest.strip())
        case "go":
            return _go(rest)
    return None


def house_rule(document: str) -> Variant:
    """The variant of a document that another program sends.

    Raises:
        VariantError: with everything that is wrong with it, or because it is too large.
    """
    return parse_variant(document, most_values=MOST_VALUES)


def format_rules(rules: Rules) -> str:
    """The line that says so."""
    return f"rules {rules.by} {json.dumps(rules.text) if rules.by == 'document' else rules.text}"


def _rules(rest: str) -> Rules:
    by, _, text = rest.partition(" ")
    text = text.strip()
    for known in _KNOWN_BY:
        if by == known and text:
            return Rules(known, _unquoted(text) if known == "document" else text)
    raise PaschError(Problem("engine-rules", {"found": excerpt(rest)}))


def _unquoted(text: str) -> str:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, str):
        raise PaschError(Problem("engine-document", {"found": excerpt(text)}))
    return found


def _go(rest: str) -> Go:
    words = iter(rest.split())
    given: dict[str, str] = {}
    for word in words:
        if word in ("time", "level", "objective"):
            value = next(words, None)
            if value is None:
                raise PaschError(Problem("engine-go", {"word": word}))
            given[word] = value
    seconds = None
    if "time" in given:
        time = given["time"]
        known = time.isascii() and time.isdecimal() and len(time) < 12
        if not known or not 1 <= int(time) <= MOST_MILLISECONDS:
            raise PaschError(Problem("engine-time", {"found": excerpt(time), "most": MOST_MILLISECONDS}))
        seconds = int(time) / 1000
    return Go(seconds, given.get("level"), given.get("objective"))
