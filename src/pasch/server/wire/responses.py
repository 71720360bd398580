"""Answers of the server, as described at ``/api/openapi.json``.

Events are sent as they are stored; `Numbered` says what they look like, and tests hold them to it.
"""

from typing import Annotated, Literal

from pydantic import Field

from pasch.rules.game.events import Action
from pasch.server.wire.field_types import Digest, TableName
from pasch.server.wire.problem_responses import ResponseModel
from pasch.server.wire.table_events import Numbered
from pasch.solver.progress import Stage
from pasch.solver.query.oracle import Certainty

_Action = Annotated[Action, Field(discriminator="type")]


class EventsAnswer(ResponseModel):
    """Events in order, and the number of the table's last one."""

    events: list[Numbered]
    seq: int


class StandingAnswer(ResponseModel):
    """The state of a table without its history."""

    seq: int
    turn: int | None = Field(
        description="the seat that is on turn; null before the beginning, at the end and on a block"
    )
    ended: bool


class OpenAnswer(ResponseModel):
    """The new table and its opening, so that its creator can show it immediately."""

    table: TableName
    seq: int
    commitment: Digest | None
    events: list[Numbered]


class JoinAnswer(ResponseModel):
    """The seat; none on a block."""

    seat: int | None
    seq: int


class CodeAnswer(ResponseModel):
    """A code, and how long it is good for."""

    code: str
    minutes: int


class RedeemAnswer(ResponseModel):
    """The rights of the new key."""

    table: TableName
    what: Literal["device", "invitation"]


class OptionAnswer(ResponseModel):
    """An action, its value, and what it loses to the best: points, or chance to win where that was asked for."""

    action: _Action
    value: float | None = Field(description="the final total to expect; null where only the heuristic player judges")
    loss: float
    win: float | None = Field(default=None, description="the chance to win, where it was asked for and is known")


class AdviceAnswer(ResponseModel):
    """Advice for a position."""

    exact: bool
    certainty: Certainty = Field(description="the same, telling what was learned from what is a rough guess")
    options: Annotated[list[OptionAnswer], Field(min_length=1, description="the best first")]
    best: _Action
    chances: list[float] | None = Field(
        default=None, description="each seat's chance to win if all play on for the mean; with the objective win"
    )
    reason: str | None = Field(
        default=None, description="why the best one is better than the next that is clearly worse, in sentences"
    )


class AverageAnswer(ResponseModel):
    """The expected total of optimal play for one player alone."""

    exact: bool = Field(description="otherwise the mean is estimated, or null")
    certainty: Certainty | None = Field(
        description="the same, telling what was learned from what is a rough guess; null where there is no mean"
    )
    mean: float | None
    sd: float | None = Field(description="standard deviation; null where it is not known")
    nine_in_ten: tuple[int, int] | None = Field(
        description="nine games in ten end from the first of these totals to the second"
    )
    why: Literal["no-solver", "out-of-reach"] | None = Field(description="why there is no mean")


class NoValuesAnswer(ResponseModel):
    """There is no table of card values for these rules."""

    why: Literal["no-solver", "out-of-reach", "too-large"] = Field(
        description="nothing is solved here, this not, or too large to be sent: many millions of cards"
    )
    cards: int | None = Field(None, description="at least so many cards are too many for a browser to solve")


class NoWeightsAnswer(ResponseModel):
    """There is no network for these rules."""

    why: Literal["no-solver", "out-of-reach", "exact", "untrained"] = Field(
        description="nothing is solved here, this not; values are exact without one; or nothing was learned yet"
    )


class SolvingAnswer(ResponseModel):
    """The variant is being solved: ask again."""

    stage: Literal["waiting"] | Stage
    progress: float = Field(ge=0, le=1)


class WrittenCard(ResponseModel):
    """A card of a block."""

    name: str
    entries: list[int | None] = Field(description="by entry; null is free; usually 0 is struck")
    extra: list[int] = Field(description="beside the boxes, by column")
    bought: list[int] = Field(description="throws bought, by column")
    total: int


class AsideWords(ResponseModel):
    """Words on a typed block that say nothing of points: a title, a hint, or a remark."""

    line: int = Field(description="of the text, from 1")
    words: str


class BlockAnswer(ResponseModel):
    """A score block as it was read."""

    rules_hash: str
    cards: list[WrittenCard] = Field(description="from left to right")
    aside: list[AsideWords] = Field(description="titles, hints and remarks; all else was read")


class FaceStatistics(ResponseModel):
    """Number of throws of a face, and its share among all faces of this kind of die."""

    face: int
    count: int
    share: float
    expected: float = Field(description="its share, were the die perfect and the counts endless")


class DieStatistics(ResponseModel):
    """The dice of one kind, with a chi-square test of whether their sides fall equally often."""

    kind: str = Field(description="what stands on its sides in a row: 123456")
    throws: int
    expected: float = Field(description="the share of each side, were the die perfect and the counts endless")
    faces: list[FaceStatistics]
    chi_square: float
    degrees: int = Field(description="of freedom")
    p_value: float


class StatisticsAnswer(ResponseModel):
    """The dice that this server has thrown."""

    throws: int
    dice: list[DieStatistics]


class HealthAnswer(ResponseModel):
    """The server is there."""

    status: Literal["ok"]
