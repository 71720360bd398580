"""The dice of a variant document: how many, their faces, colours and symbols."""

from typing import Annotated

from pydantic import BeforeValidator, ConfigDict, Discriminator, Field, Tag
from pydantic_core import PydanticCustomError

from pasch.rules.document.value_types import (
    MAX_DICE,
    MAX_FACES,
    MAX_KINDS,
    DocumentTable,
    Face,
    Id,
    KnownLanguage,
    Names,
    Picture,
    Sign,
    in_every_language,
)


def _numbers(faces: object) -> object:
    words = [face for face in faces if isinstance(face, str)] if isinstance(faces, list) else []
    if words:
        raise PydanticCustomError("face-is-a-number", "a number, not {found}", {"found": words[0][:20]})
    return faces


Faces = Annotated[list[Face], BeforeValidator(_numbers)]


class OddDie(DocumentTable):
    """Some of the dice have faces of their own."""

    count: int = Field(default=1, ge=1, lt=MAX_DICE, description="how many of the dice have these faces")
    faces: Faces = Field(description="the faces of the odd die", min_length=2, max_length=MAX_FACES)


# A tagged union, so that pydantic reports a mistake for the member that was meant, not for both.
ODD_TAGS = ("[one kind]", "[several kinds]")

OddDice = Annotated[
    Annotated[OddDie, Tag(ODD_TAGS[0])]
    | Annotated[list[OddDie], Field(min_length=1, max_length=MAX_KINDS - 1), Tag(ODD_TAGS[1])],
    Discriminator(lambda value: ODD_TAGS[isinstance(value, list)]),
]


class Colour(DocumentTable):
    """Faces whose pips share a colour."""

    names: Names
    faces: list[Face] = Field(min_length=1, max_length=MAX_FACES)


class Signs(DocumentTable):
    """The letters or figures on a face, in German and English, and in other languages where they differ."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[KnownLanguage, Sign] = Field(init=False)

    de: Sign = Field(description="the German sign")
    en: Sign = Field(description="the English sign")

    @property
    def by_language(self) -> dict[str, str]:
        """The sign in every language; the English one where there is no other."""
        return in_every_language(self.model_dump())


class Symbol(DocumentTable):
    """The name of a face, and the sign a die shows instead of its number; it still counts its number."""

    face: Face = Field(description="the number that it stands for")
    sign: Signs
    names: Names
    picture: Picture = Field(
        default="sign", description="what is drawn: its sign, as many pips as its number, or a card of the poker dice"
    )


class DiceTable(DocumentTable):
    """The dice."""

    count: int = Field(default=5, ge=1, le=MAX_DICE, description="how many dice, odd ones included")
    counted: int | None = Field(
        default=None, ge=1, le=MAX_DICE, description="how many of them count, whichever bring the most; default all"
    )
    faces: Faces = Field(
        default=[1, 2, 3, 4, 5, 6],
        min_length=2,
        max_length=MAX_FACES,
        description="what stands on the sides of each die; the same on several, if you like",
    )
    odd: OddDice | None = Field(
        default=None, description="dice that differ from the others; a list where several kinds do"
    )
    wild: list[Face] = Field(
        default=[], max_length=MAX_FACES, description="a die that shows one of these counts as whatever brings the most"
    )
    colours: dict[Id, Colour] = Field(default={}, max_length=MAX_FACES, description="colours of the faces")
    symbols: dict[Id, Symbol] = Field(
        default={}, max_length=MAX_FACES, description="names and pictures of faces, as on poker dice"
    )

    @property
    def in_a_box(self) -> int:
        """Number of dice in an entry: all, unless only some of those thrown count."""
        return self.counted or self.count

    @property
    def odd_kinds(self) -> list[OddDie]:
        """The kinds of dice besides the common ones."""
        return self.odd if isinstance(self.odd, list) else [self.odd] if self.odd else []

    @property
    def all_faces(self) -> set[int]:
        """Everything that some die shows."""
        return {*self.faces, *(shown for odd in self.odd_kinds for shown in odd.faces)}
