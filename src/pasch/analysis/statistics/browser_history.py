"""The file in which a browser's history is taken along, see docs/history.md: its games, as far as statistics ask."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from pasch.analysis.statistics.game_record_summary import AddReview, FileRead, GameSummary, PlayerResult, day_of
from pasch.locale import FALLBACK, LANGUAGES
from pasch.play.records.record_io import Record, read_record
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import Facts, NotationError, PaschError, Problem
from pasch.rules.game.card import Card, empty_card
from pasch.rules.validation import Wording, problems_of
from pasch.rules.variant.variant import Variant

FORMAT = "pasch-history"
_MOST_GAMES = 100_000
_Name = Annotated[str, StringConstraints(max_length=200)]
_Points = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
_WORDING = Wording("key-not-in-record", "not-in-notation")


class _Part(BaseModel):
    """Unknown keys are ignored; values are never converted."""

    model_config = ConfigDict(strict=True, frozen=True)


class _Card(_Part):
    entries: Annotated[list[_Points | None], Field(max_length=1_000)]
    extra: Annotated[list[_Points], Field(max_length=100)]
    bought: Annotated[list[_Points], Field(max_length=100)]


class _Person(_Part):
    name: _Name
    computer: _Name | None
    total: _Points
    card: _Card


class _Rules(_Part):
    id: _Name
    rules_hash: _Name
    names: dict[str, _Name]


class _Game(_Part):
    endedAt: _Name
    variant: _Rules
    people: Annotated[list[_Person], Field(min_length=1, max_length=100)]
    record: str | None = None


class _Renaming(_Part):
    model_config = ConfigDict(strict=True, frozen=True, populate_by_name=True)
    old: _Name = Field(alias="from")
    to: _Name


class _Mark(_Part):
    key: _Name
    name: _Name


class _File(_Part):
    format: Literal["pasch-history"]
    version: Literal[1]
    games: Annotated[list[_Game], Field(max_length=_MOST_GAMES)]
    renamings: list[_Renaming] = []
    persons: list[_Mark] = []


def read_history(data: object, source: str, add_review: AddReview | None = None) -> FileRead:
    """The games of a history.

    Args:
        data: the parsed JSON.
        add_review: adds to each game whose throws are known what its review finds.

    Raises:
        NotationError: it does not fit its description; says where.
    """
    try:
        file = _File.model_validate(data)
    except ValidationError as error:
        raise NotationError(*problems_of(error, data, _WORDING, source)) from None
    # A mark has the spelling that its person chose; a renaming may lead to a name that has one.
    marked = {mark.key: mark.name for mark in file.persons}
    renamed = {renaming.old: marked.get(renaming.to.strip().lower(), renaming.to) for renaming in file.renamings}
    renamed = marked | renamed
    problems: list[Problem] = []
    games = tuple(
        _summarise(game, renamed, add_review, _Unused(source, f"games.{index}", problems))
        for index, game in enumerate(file.games)
    )
    return FileRead(games, problems=tuple(problems))


@dataclass(frozen=True)
class _Unused:
    # Collects what of one game is not used.
    source: str
    key: str
    problems: list[Problem]

    def add(self, code: str, key: str, facts: Facts) -> None:
        self.problems.append(Problem(code, facts, self.source, f"{self.key}.{key}"))


def _summarise(game: _Game, renamed: Mapping[str, str], add_review: AddReview | None, unused: _Unused) -> GameSummary:
    variant = shipped(game.variant.id) if game.variant.id in variant_ids() else None
    if variant is not None and variant.rules_hash != game.variant.rules_hash:
        variant = None
    parts = tuple(_part(person, renamed, variant, seat, unused) for seat, person in enumerate(game.people))
    day = day_of(game.endedAt)
    if not day and game.endedAt.strip():
        unused.add("stats-date", "endedAt", {"found": excerpt(game.endedAt)})
    known = game.variant.names
    names = {language: known.get(language) or known.get(FALLBACK, game.variant.id) for language in LANGUAGES}
    summary = GameSummary(game.variant.rules_hash, names, "" if variant is None else variant.id, day, parts)
    record = _record(game.record, unused) if add_review and game.record and variant is not None else None
    return add_review(summary, record) if add_review and record else summary


def _part(
    person: _Person, renamed: Mapping[str, str], variant: Variant | None, seat: int, unused: _Unused
) -> PlayerResult:
    name = person.name if person.computer is None else f"({person.computer})"
    name = renamed.get(name.strip().lower(), name)
    if variant is None:
        return PlayerResult(name, person.total, None)
    card = Card(variant, tuple(person.card.entries), tuple(person.card.extra), tuple(person.card.bought))
    sizes, empty = ([len(each.entries), len(each.extra), len(each.bought)] for each in (card, empty_card(variant)))
    if sizes == empty:
        return PlayerResult(name, person.total, card)
    unused.add("stats-card", f"people.{seat}.card", {"variant": variant.id})
    return PlayerResult(name, person.total)


def _record(text: str, unused: _Unused) -> Record | None:
    try:
        return read_record(text.encode())
    except PaschError as error:
        why = {language: error.problems[0].words(language).rstrip(".") for language in LANGUAGES}
        unused.add("stats-record", "record", {"why": why})
        return None
