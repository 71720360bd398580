"""Problems of a request or a message as they are sent."""

from collections.abc import Iterable
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from pasch.rules.errors import Problem
from pasch.server.wire.field_types import Language


class ResponseModel(BaseModel):
    """Nothing but what is named, and all of it."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class ProblemAnswer(ResponseModel):
    """One thing that is wrong."""

    code: str = Field(description="stable")
    facts: dict[str, str | int | dict[str, str]] = Field(
        description="what the words are made of: texts, numbers, and names by language, of boxes with their `id`"
    )
    source: str
    place: str | int
    message: str = Field(description="in the language of Accept-Language")


class ProblemsAnswer(ResponseModel):
    """Why a request was not carried out."""

    problems: Annotated[list[ProblemAnswer], Field(min_length=1)]


def in_words(problems: Iterable[Problem], language: Language) -> list[ProblemAnswer]:
    """Returns problems with sentences in this language."""
    return [ProblemAnswer.model_validate(problem.as_json(language)) for problem in problems]
