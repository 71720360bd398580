"""The report of ``pasch languages``: completeness of languages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from pasch.cli.page_width import plain_table
from pasch.cli.report import Report
from pasch.locale import LANGUAGES, Language
from pasch.locale.coverage import TIERS, Mistake, TierShare, coverage, own_name


class LanguagesReport(Report):
    """All languages with the share of messages that each has."""

    form = "pasch-languages"

    def to_json(self) -> dict[str, object]:
        return {"languages": [_summary(language) for language in LANGUAGES]}

    def parts(self) -> Iterator[RenderableType]:
        table = plain_table()
        table.add_column(self.words("languages-code"), no_wrap=True)
        table.add_column(self.words("languages-name"))
        for tier in TIERS:
            table.add_column(self.words(f"languages-tier-{tier}"), justify="right", no_wrap=True)
        for language in LANGUAGES:
            shares = coverage(language).values()
            table.add_row(Text(language), Text(own_name(language)), *(f"{_percent(share)} %" for share in shares))
        yield table


@dataclass(frozen=True)
class LanguageReport(Report):
    """One language: what it lacks, and what is wrong in it."""

    form = "pasch-language"
    about: Language
    missing: dict[str, list[str]]
    mistakes: Sequence[Mistake]

    def to_json(self) -> dict[str, object]:
        wrong = [
            {"topic": one.topic, "message": one.message, "kind": one.kind, "found": one.found} for one in self.mistakes
        ]
        return {**_summary(self.about), "missing": self.missing, "mistakes": wrong}

    def parts(self) -> Iterator[RenderableType]:
        for tier, share in coverage(self.about).items():
            facts = {"have": share.have, "of": share.of, "percent": _percent(share)}
            yield Text(self.words("languages-share", tier=self.words(f"languages-tier-{tier}"), **facts))
        for mistake in self.mistakes:
            place = f"{self.about}/{mistake.topic}.ftl"
            sentence = self.words(f"languages-{mistake.kind}", name=mistake.message, found=mistake.found)
            yield Text(f"{place}: {sentence}")
        for topic, names in self.missing.items():
            yield ""
            yield Text(self.words("languages-missing", file=f"{self.about}/{topic}.ftl", count=len(names)))
            yield Text(", ".join(names))


def _summary(language: Language) -> dict[str, object]:
    shares = {tier: {"have": share.have, "of": share.of} for tier, share in coverage(language).items()}
    return {"language": language, "name": own_name(language), "messages": shares}


def _percent(share: TierShare) -> int:
    # Rounded down: 100 only if nothing is missing.
    return 100 * share.have // share.of
