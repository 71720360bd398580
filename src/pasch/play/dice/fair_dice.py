"""Provably fair dice: every throw of a game follows from a secret fixed beforehand and from the players' random digits.

Before the first throw the table shows the *commitment*, a fingerprint of its secret. Each person at the table then adds
random digits of their own, the *entropy*. All throws follow from both, so neither side could choose them. When the game
is over the secret is shown, and everybody with the record can recompute every throw. That proves that a record is
consistent; only the `Memory` of a device at the table proves that it is the record of the game that was played.
docs/fair-dice.md explains what is proved to whom.

>>> commitment("00" * 32)[:8]
'60e05bd1'
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Literal

from pasch.play.dice.dice_sources import SeededDice, next_throw
from pasch.play.records.record_io import Record, final_state, states
from pasch.rules.dice.dice_notation import excerpt, format_dice
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.events import Chance, Rolled, StartRolled

SECRET_DIGITS, ENTROPY_DIGITS = 64, 32
_DICE, _FAIR = "Dice", "fair"
_COMMITMENT, _SECRET = "Commitment", "Secret"
_ENTROPY = re.compile(r"Entropy([1-9])")
_SEEN, _SEEN_THROWS = "Seen", "SeenThrows"
_DRAWN = re.compile(r"Drawn([1-9])")
_SYSTEM = SystemRandom()
_THROWS = re.compile(r"([0-9]{1,6}) ([0-9a-f]{64})")


def new_secret(randomness: Random = _SYSTEM) -> str:
    """Draws the secret of one game's dice, from the operating system's randomness unless another source is given."""
    return randomness.randbytes(SECRET_DIGITS // 2).hex()


def commitment(secret: str) -> str:
    """Returns the fingerprint of a secret, the SHA-256 of its digits as ASCII text, which does not reveal it."""
    return hashlib.sha256(secret.encode("ascii")).hexdigest()


class FairDice(SeededDice):
    """`SeededDice` with the seed ``SECRET/ENTROPY/ENTROPY/…``, which no side chose alone.

    Args:
        secret: the table's.
        entropies: digits of the persons, in seating order; computer players add none.
    """

    def __init__(self, secret: str, entropies: Sequence[str]) -> None:
        super().__init__("/".join([secret, *entropies]))


@dataclass(frozen=True)
class Fairness:
    """The inputs that determine the throws of one game.

    Attributes:
        commitment: the fingerprint shown before the first throw.
        entropies: digits of each person, by seat; computer players have none.
        secret: None until the game is over.
    """

    commitment: str
    entropies: Mapping[int, str]
    secret: str | None = None

    def tags(self) -> dict[str, str]:
        """Returns the record's tags with these inputs."""
        entropies = {f"Entropy{seat + 1}": self.entropies[seat] for seat in sorted(self.entropies)}
        secret = {} if self.secret is None else {_SECRET: self.secret}
        return {_DICE: _FAIR, _COMMITMENT: self.commitment, **entropies, **secret}


def read_fairness(record: Record) -> Fairness:
    """Reads these inputs from a record.

    Raises:
        PaschError: the game was not played with provably fair dice, or a tag about them is missing or misspelt.
    """
    tags = record.tags
    if tags.get(_DICE) != _FAIR:
        raise PaschError(Problem("not-fair-game"))
    return Fairness(
        commitment=_digits(tags, _COMMITMENT, SECRET_DIGITS),
        entropies=_by_seat(record, _ENTROPY),
        secret=_digits(tags, _SECRET, SECRET_DIGITS) if _SECRET in tags else None,
    )


@dataclass(frozen=True)
class Memory:
    """A device's own notes of the dice, taken as they fell, so that they cannot be replaced afterwards.

    Attributes:
        commitment: seen before the first throw; None if the device joined later.
        entropies: drawn by the device itself, after it had seen the commitment; by seat.
        throws: number of throws that it saw, from the first on; digest: see `throws_digest`.
    """

    commitment: str | None = None
    entropies: Mapping[int, str] = field(default_factory=dict)
    throws: int = 0
    digest: str = ""

    def tags(self) -> dict[str, str]:
        """Returns the record's tags with these notes."""
        seen = {} if self.commitment is None else {_SEEN: self.commitment}
        drawn = {f"Drawn{seat + 1}": self.entropies[seat] for seat in sorted(self.entropies)}
        return {**seen, **drawn, **({_SEEN_THROWS: f"{self.throws} {self.digest}"} if self.throws else {})}


def throws_digest(throws: Iterable[tuple[int, Chance]]) -> str:
    """Returns the SHA-256 of throws as text, each its seat and its dice: ``1:5 2:3 1:11456``."""
    return hashlib.sha256(" ".join(f"{seat + 1}:{dice_text(event)}" for seat, event in throws).encode()).hexdigest()


def dice_text(event: Chance) -> str:
    """Returns the dice of a throw as text."""
    return format_dice(event.dice if isinstance(event, Rolled) else (event.face,))


def read_memory(record: Record) -> Memory:
    """Returns the notes of the device that wrote a record; an empty memory if it has none.

    Raises:
        PaschError: a tag about it is misspelt.
    """
    tags = record.tags
    throws = _THROWS.fullmatch(tags.get(_SEEN_THROWS, ""))
    if _SEEN_THROWS in tags and throws is None:
        raise PaschError(Problem("fair-seen-throws", {"found": excerpt(tags[_SEEN_THROWS])}))
    return Memory(
        commitment=_digits(tags, _SEEN, SECRET_DIGITS) if _SEEN in tags else None,
        entropies=_by_seat(record, _DRAWN),
        throws=int(throws[1]) if throws else 0,
        digest=throws[2] if throws else "",
    )


@dataclass(frozen=True, slots=True)
class CheckedThrow:
    """One throw of a record, thrown again.

    Attributes:
        number: number of throws before it.
        event: its index among the record's events.
        found: the throw in the record. right: the throw that follows from the secret and all entropy.
    """

    number: int
    event: int
    seat: int
    found: Chance
    right: Chance

    @property
    def agrees(self) -> bool:
        """True if the record has the right throw."""
        return self.found == self.right


@dataclass(frozen=True)
class FairnessComparison:
    """A game compared with what a device remembered of it.

    Attributes:
        commitment: True if it is the one seen; None if none was seen before the first throw.
        entropies: True if they are the digits drawn, by seat.
        throws: True if those seen are in the game; None if none were.
    """

    memory: Memory
    commitment: bool | None
    entropies: Mapping[int, bool]
    throws: bool | None

    @property
    def agrees(self) -> bool:
        """True if nothing in the game differs from what was remembered."""
        return self.commitment is not False and self.throws is not False and all(self.entropies.values())


Verdict = Literal["fair", "fixed", "consistent", "wrong"]
"""See `Verification.verdict`."""


@dataclass(frozen=True)
class Verification:
    """The outcome of recomputing a game's throws.

    Attributes:
        commitment_agrees: the secret is the one of the game's fingerprint.
        throws: every throw of the record, those for the start included.
        finished: the record goes to the end of the game.
        compared: the game compared with what was remembered of it.
    """

    fairness: Fairness
    commitment_agrees: bool
    throws: tuple[CheckedThrow, ...]
    finished: bool
    compared: FairnessComparison

    @property
    def verdict(self) -> Verdict:
        """The proof to the owner of the compared memory.

        ``fair``: no side chose the dice: the commitment was seen before the first throw, and they depend on one's own
        digits. ``fixed``: the commitment was seen, so nothing was changed later. ``consistent``: all of it fits
        together, but all of it could have been made up afterwards. ``wrong``: something does not fit.
        """
        if not self.agrees:
            return "wrong"
        if self.compared.commitment is None:
            return "consistent"
        return "fair" if self.compared.entropies else "fixed"

    @property
    def first_difference(self) -> CheckedThrow | None:
        """The first throw that differs; None if none does."""
        return next((throw for throw in self.throws if not throw.agrees), None)

    @property
    def agrees(self) -> bool:
        """True if the secret fits, every throw follows from it, and nothing differs from what was remembered."""
        return self.commitment_agrees and self.first_difference is None and self.compared.agrees


def verify(record: Record, memory: Memory | None = None) -> Verification:
    """Recomputes every throw of a game and compares it with what was remembered of it.

    Args:
        memory: of a device at the table; None for the one in the record's tags.

    Raises:
        PaschError: the game was not played with provably fair dice, or its secret is not known yet.
    """
    fairness = read_fairness(record)
    if fairness.secret is None:
        raise PaschError(Problem("secret-not-shown"))
    throws = tuple(_throws(record, FairDice(fairness.secret, list(fairness.entropies.values()))))
    return Verification(
        fairness=fairness,
        commitment_agrees=commitment(fairness.secret) == fairness.commitment,
        throws=throws,
        finished=final_state(record).phase == "over",
        compared=_compare(fairness, throws, read_memory(record) if memory is None else memory),
    )


def _compare(fairness: Fairness, throws: Sequence[CheckedThrow], memory: Memory) -> FairnessComparison:
    seen = throws[: memory.throws]
    digest = throws_digest((throw.seat, throw.found) for throw in seen)
    return FairnessComparison(
        memory,
        commitment=None if memory.commitment is None else memory.commitment == fairness.commitment,
        entropies={seat: fairness.entropies.get(seat) == drawn for seat, drawn in memory.entropies.items()},
        throws=len(seen) == memory.throws and digest == memory.digest if memory.throws else None,
    )


def _throws(record: Record, dice: FairDice) -> Iterator[CheckedThrow]:
    # Events taken back are not in a record, and repeated throws keep their numbers, so numbers match throws.
    number = 0
    for index, (state, event) in enumerate(zip(states(record), record.events, strict=False)):
        if isinstance(event, StartRolled | Rolled):
            yield CheckedThrow(number, index, state.seat, event, next_throw(dice, state, number))
            number += 1


def _by_seat(record: Record, kind: re.Pattern[str]) -> dict[int, str]:
    named = {int(found[1]) - 1: name for name in record.tags if (found := kind.fullmatch(name))}
    for seat, name in named.items():
        if seat >= len(record.seats):
            raise PaschError(Problem("entropy-without-seat", {"tag": name, "most": len(record.seats)}))
    return {seat: _digits(record.tags, named[seat], ENTROPY_DIGITS) for seat in sorted(named)}


def _digits(tags: Mapping[str, str], name: str, count: int) -> str:
    if name not in tags:
        raise PaschError(Problem("fair-tag-missing", {"tag": name}))
    if not (re.fullmatch(f"[0-9a-f]{{{count}}}", tags[name]) is not None):
        raise PaschError(Problem("fair-tag", {"tag": name, "count": count, "found": excerpt(tags[name])}))
    return tags[name]
