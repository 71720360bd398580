"""Jobs and questions for the processes that compute, each with the type of its answer.

A job may take minutes and stores a file; a question is answered from stored files within its budget. A new kind is
declared here, answered in `worker_program`, and asked in `compute_service`.
"""

from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from pasch.rules.game.events import Action
from pasch.server.wire.responses import AdviceAnswer, AverageAnswer


class ComputedAnswer(BaseModel):
    """An answer of a process that computes.

    Attributes:
        untrained: the values it used could be improved by training.
    """

    untrained: bool = False


class JobDone(ComputedAnswer):
    """The end of a job; `stored` says whether its file is on disk now."""

    stored: bool


class AdviceFound(ComputedAnswer):
    """Advice for a position; None where the distributions of final totals are missing."""

    advice: AdviceAnswer | None


class MoveFound(ComputedAnswer):
    """The action of a computer player; `lacks_distributions` where it would play better with them."""

    action: Annotated[Action, Field(discriminator="type")]
    lacks_distributions: bool = False


class AverageFound(ComputedAnswer):
    """The expected total of optimal play."""

    average: AverageAnswer


class FileFound(ComputedAnswer):
    """A file for browsers, or why there is none, and of at least how many cards it would be."""

    file: str | None = None
    why: str | None = None
    cards: int | None = None


class ExercisesFound(ComputedAnswer):
    """The file of the exercises of a variant.

    Attributes:
        file: None while they have not been cut.
        is_known: whether the variant is solved or trained, so that they can be.
    """

    file: str | None
    is_known: bool


class JsonFound(ComputedAnswer):
    """A document of the analysis as JSON; None where the distributions of final totals are missing."""

    document: dict[str, Any] | None


AnswerType = TypeVar("AnswerType", bound=ComputedAnswer)


class Question(BaseModel, Generic[AnswerType]):
    """Anything asked of a process that computes.

    Attributes:
        toml: the document of the variant.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")
    toml: str

    def parse_answer(self, content: dict[str, Any]) -> AnswerType:
        """Returns the typed answer from its JSON."""
        (answer_type,) = type(self).__bases__[0].__pydantic_generic_metadata__["args"]  # type: ignore[attr-defined] # Pydantic keeps it there
        found: AnswerType = answer_type.model_validate(content)
        return found


class SolveJob(Question[JobDone]):
    """Solves a variant, or prepares its estimate where it is too large.

    Attributes:
        theta: the taste for risk that is solved for; 0 for the mean.
    """

    do: Literal["solve"] = "solve"
    theta: float = 0.0


class DistributionJob(Question[JobDone]):
    """Computes the distribution of final totals from every card, which the chance to win needs."""

    do: Literal["distribution"] = "distribution"


class TrainJob(Question[JobDone]):
    """Trains the value network of a sheet too large to solve, one step further."""

    do: Literal["train"] = "train"


class ExercisesJob(Question[JobDone]):
    """Cuts exercises from games."""

    do: Literal["cut-exercises"] = "cut-exercises"


class BalanceJob(Question[JobDone]):
    """Measures what a game is like, for designers."""

    do: Literal["balance"] = "balance"


Job = SolveJob | DistributionJob | TrainJob | ExercisesJob | BalanceJob


class OpenQuestion(Question[ComputedAnswer]):
    """Opens the values of a variant, so that the next question is answered without delay."""

    do: Literal["open"] = "open"
    theta: float


class MoveQuestion(Question[MoveFound]):
    """Asks for the action of a computer player; without `theta` it plays by judgement."""

    do: Literal["move"] = "move"
    position: str
    level: str
    theta: float | None


class AdviceQuestion(Question[AdviceFound]):
    """Asks for the value of every action; without `theta`, by judgement.

    Attributes:
        without_distributions: advice to win falls back to points where they cannot be had.
    """

    do: Literal["advice"] = "advice"
    position: str
    language: str
    objective: Literal["mean", "win"]
    without_distributions: bool = False
    theta: float | None = 0.0


class AverageQuestion(Question[AverageFound]):
    """Asks for the expected total of optimal play."""

    do: Literal["average"] = "average"


class ReviewQuestion(Question[JsonFound]):
    """Asks for the review of a game; `record` is text or JSON."""

    do: Literal["review"] = "review"
    record: str
    language: str
    without_distributions: bool = False


class ValuesQuestion(Question[FileFound]):
    """Asks for the file of all values."""

    do: Literal["values"] = "values"


class InputQuestion(Question[FileFound]):
    """Asks for the file by which a browser solves the variant itself."""

    do: Literal["input"] = "input"


class NetworkQuestion(Question[FileFound]):
    """Asks for the file of the trained network."""

    do: Literal["network"] = "network"


class ExercisesQuestion(Question[ExercisesFound]):
    """Asks for the file of exercises."""

    do: Literal["exercises"] = "exercises"


class PositionExercisesQuestion(Question[JsonFound]):
    """Asks for the user's own positions as exercises."""

    do: Literal["position-exercises"] = "position-exercises"
    positions: tuple[str, ...]


AnyQuestion = (
    SolveJob
    | DistributionJob
    | TrainJob
    | ExercisesJob
    | BalanceJob
    | OpenQuestion
    | MoveQuestion
    | AdviceQuestion
    | AverageQuestion
    | ReviewQuestion
    | ValuesQuestion
    | InputQuestion
    | NetworkQuestion
    | ExercisesQuestion
    | PositionExercisesQuestion
)
_QUESTIONS: TypeAdapter[AnyQuestion] = TypeAdapter(Annotated[AnyQuestion, Field(discriminator="do")])


def parse_question(content: dict[str, Any]) -> AnyQuestion:
    """Returns the question that a line of a process's input asks."""
    return _QUESTIONS.validate_python(content)
