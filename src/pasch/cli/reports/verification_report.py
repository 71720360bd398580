"""The report of ``pasch verify``: verdict on the dice of a game."""

from dataclasses import dataclass

from rich.console import Console

from pasch.cli.report import Report
from pasch.play.dice.fair_dice import Verification, dice_text
from pasch.play.dice.fairness_words import sentences
from pasch.play.records.record_io import Record


@dataclass(frozen=True)
class VerificationReport(Report):
    """Verdict on the dice of a game."""

    form = "pasch-verification"
    record: Record
    found: Verification

    def to_json(self) -> dict[str, object]:
        found = self.found
        return {
            "variant": self.record.variant.id,
            "agrees": found.agrees,
            "verdict": found.verdict,
            "finished": found.finished,
            "commitment": found.fairness.commitment,
            "commitment_agrees": found.commitment_agrees,
            "entropy_from": [seat + 1 for seat in found.fairness.entropies],
            "seen": found.compared.commitment,
            "drawn": [{"seat": seat + 1, "agrees": agrees} for seat, agrees in found.compared.entropies.items()],
            "throws_seen": {"count": found.compared.memory.throws, "agrees": found.compared.throws},
            "throws": [
                {
                    "number": throw.number + 1,
                    "seat": throw.seat + 1,
                    "dice": dice_text(throw.found),
                    "right": dice_text(throw.right),
                    "agrees": throw.agrees,
                }
                for throw in found.throws
            ],
        }

    def print_page(self, console: Console) -> None:
        for sentence in sentences(self.record, self.found, self.language):
            console.print(sentence, soft_wrap=True)
