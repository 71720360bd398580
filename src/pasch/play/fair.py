"""Provably fair dice: a game whose every throw follows from a secret fixed beforehand and from what the players added.

Before the first throw the table shows the *commitment*, a fingerprint of its secret. Each person at the table then adds
random digits of their own, the *entropy*. All throws follow from both, so neither side could choose them; when the game
is over the secret is shown, and whoever has the record can throw every throw again. docs/fair-dice.md tells what that
proves and what it does not.

>>> commitment("00" * 32)[:8]
'60e05bd1'
"""

import hashlib
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pasch.play.dice_sources import SeededDice, next_throw
from pasch.play.record import Record, final_state, states
from pasch.rules.dicetext import excerpt
from pasch.rules.errors import PaschError, Problem
from pasch.rules.events import Chance, Rolled, StartRolled

SECRET_DIGITS, ENTROPY_DIGITS = 64, 32
_DICE, _FAIR = "Dice", "fair"
_COMMITMENT, _SECRET = "Commitment", "Secret"
_ENTROPY = re.compile(r"Entropy([1-9])")


def new_secret() -> str:
    """What the dice of one game will follow from, from the operating system's randomness: nobody can guess it."""
    return secrets.token_hex(SECRET_DIGITS // 2)


def commitment(secret: str) -> str:
    """The fingerprint that fixes a secret and does not give it away: the SHA-256 of its digits as ASCII text."""
    return hashlib.sha256(secret.encode("ascii")).hexdigest()


class FairDice(SeededDice):
    """`SeededDice` whose seed nobody chose alone: ``SECRET/ENTROPY/ENTROPY/…``.

    Args:
        secret: the table's.
        entropies: what the persons added, in seating order; computer players add nothing.
    """

    def __init__(self, secret: str, entropies: Sequence[str]) -> None:
        super().__init__("/".join([secret, *entropies]))


@dataclass(frozen=True)
class Fairness:
    """What the throws of one game follow from.

    Attributes:
        commitment: what the table showed before the first throw.
        entropies: what each person added, by seat; seats of computer players are not among them.
        secret: None as long as the game goes on.
    """

    commitment: str
    entropies: Mapping[int, str]
    secret: str | None = None

    def tags(self) -> dict[str, str]:
        """The tags that say so in a record."""
        entropies = {f"Entropy{seat + 1}": self.entropies[seat] for seat in sorted(self.entropies)}
        secret = {} if self.secret is None else {_SECRET: self.secret}
        return {_DICE: _FAIR, _COMMITMENT: self.commitment, **entropies, **secret}


def read_fairness(record: Record) -> Fairness:
    """What a record says that its throws follow from.

    Raises:
        PaschError: the game was not played with provably fair dice, or a tag about them is missing or misspelt.
    """
    tags = record.tags
    if tags.get(_DICE) != _FAIR:
        raise PaschError(Problem("not-fair-game"))
    named = {int(found[1]) - 1: name for name in tags if (found := _ENTROPY.fullmatch(name))}
    for seat, name in named.items():
        if seat >= len(record.seats):
            raise PaschError(Problem("entropy-without-seat", {"tag": name, "most": len(record.seats)}))
    return Fairness(
        commitment=_digits(tags, _COMMITMENT, SECRET_DIGITS),
        entropies={seat: _digits(tags, named[seat], ENTROPY_DIGITS) for seat in sorted(named)},
        secret=_digits(tags, _SECRET, SECRET_DIGITS) if _SECRET in tags else None,
    )


@dataclass(frozen=True, slots=True)
class Throw:
    """One throw of a record, thrown again.

    Attributes:
        number: how many throws the game had seen before it.
        event: its place among the record's events.
        seat: who threw.
        found: what the record says. right: what follows from the secret and all entropy.
    """

    number: int
    event: int
    seat: int
    found: Chance
    right: Chance

    @property
    def agrees(self) -> bool:
        """Whether the record says what fell."""
        return self.found == self.right


@dataclass(frozen=True)
class Verification:
    """What recomputing a game has shown.

    Attributes:
        commitment_agrees: the secret is the one that was fixed before the first throw.
        throws: every throw of the record, those for the start included.
        finished: the record goes to the end of the game.
    """

    fairness: Fairness
    commitment_agrees: bool
    throws: tuple[Throw, ...]
    finished: bool

    @property
    def first_difference(self) -> Throw | None:
        """The first throw that is not what fell; None where all are."""
        return next((throw for throw in self.throws if not throw.agrees), None)

    @property
    def agrees(self) -> bool:
        """Whether the secret is the one promised and every throw follows from it."""
        return self.commitment_agrees and self.first_difference is None


def verify(record: Record) -> Verification:
    """Throws every throw of a game again.

    Raises:
        PaschError: the game was not played with provably fair dice, or its secret is not known yet.
    """
    fairness = read_fairness(record)
    if fairness.secret is None:
        raise PaschError(Problem("secret-not-shown"))
    return Verification(
        fairness=fairness,
        commitment_agrees=commitment(fairness.secret) == fairness.commitment,
        throws=tuple(_throws(record, FairDice(fairness.secret, list(fairness.entropies.values())))),
        finished=final_state(record).phase == "over",
    )


def _throws(record: Record, dice: FairDice) -> Iterator[Throw]:
    """What was taken back is not in a record, and throws that were come again with their numbers: so they are right."""
    number = 0
    for index, (state, event) in enumerate(zip(states(record), record.events, strict=False)):
        if isinstance(event, StartRolled | Rolled):
            yield Throw(number, index, state.seat, event, next_throw(dice, state, number))
            number += 1


def _digits(tags: Mapping[str, str], name: str, count: int) -> str:
    """The value of a tag that must be so many hexadecimal digits."""
    if name not in tags:
        raise PaschError(Problem("fair-tag-missing", {"tag": name}))
    if not _is_digits(tags[name], count):
        raise PaschError(Problem("fair-tag", {"tag": name, "count": count, "found": excerpt(tags[name])}))
    return tags[name]


def _is_digits(text: str, count: int) -> bool:
    return re.fullmatch(f"[0-9a-f]{{{count}}}", text) is not None
