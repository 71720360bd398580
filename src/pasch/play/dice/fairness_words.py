"""The outcome of a check of fair dice, in words."""

from collections.abc import Iterator

from pasch.locale import text
from pasch.play.dice.fair_dice import CheckedThrow, Verification, dice_text
from pasch.play.records.record_io import Record
from pasch.rules.errors import list_allowed


def sentences(record: Record, verification: Verification, language: str) -> Iterator[str]:
    """Yields the verdict, then what it rests on."""
    yield text(f"fair-verdict-{verification.verdict}", language)
    yield from (sentence for _, sentence in _compared(record, verification, language))
    yield from (sentence for _, sentence in _recomputed(record, verification, language))
    names = list_allowed(_name(record, seat) for seat in verification.fairness.entropies)
    yield text("fair-entropy", language, names=names) if names else text("fair-no-entropy", language)
    if not verification.finished:
        yield text("fair-unfinished", language)
    if verification.compared.commitment is None:
        yield text("fair-compare", language, commitment=verification.fairness.commitment)


def differences(record: Record, verification: Verification, language: str) -> Iterator[str]:
    """Yields what is wrong, and nothing else."""
    for part in (_compared, _recomputed):
        yield from (sentence for agrees, sentence in part(record, verification, language) if not agrees)


def _compared(record: Record, verification: Verification, language: str) -> Iterator[tuple[bool, str]]:
    compared, memory = verification.compared, verification.compared.memory
    if compared.commitment is not None:
        facts = {"seen": str(memory.commitment), "found": verification.fairness.commitment}
        yield compared.commitment, text(f"fair-seen-{_outcome(compared.commitment)}", language, **facts)
    for seat, agrees in compared.entropies.items():
        facts = {"name": _name(record, seat), "seen": memory.entropies[seat]}
        facts["found"] = verification.fairness.entropies.get(seat, "–")
        yield agrees, text(f"fair-drawn-{_outcome(agrees)}", language, **facts)
    if compared.throws is not None:
        yield compared.throws, text(f"fair-live-{_outcome(compared.throws)}", language, count=memory.throws)


def _recomputed(record: Record, verification: Verification, language: str) -> Iterator[tuple[bool, str]]:
    yield verification.commitment_agrees, text(f"fair-commitment-{_outcome(verification.commitment_agrees)}", language)
    differing = verification.first_difference
    if differing is None:
        yield True, text("fair-throws-agree", language, count=len(verification.throws))
    else:
        yield False, text("fair-throw-differs", language, **_throw_facts(record, differing))


def _outcome(agrees: bool) -> str:
    return "agrees" if agrees else "differs"


def _name(record: Record, seat: int) -> str:
    return record.seats[seat] if seat < len(record.seats) and record.seats[seat] else str(seat + 1)


def _throw_facts(record: Record, throw: CheckedThrow) -> dict[str, str | int]:
    return {
        "number": throw.number + 1,
        "name": _name(record, throw.seat),
        "found": dice_text(throw.found),
        "right": dice_text(throw.right),
    }
