"""Sentences from the rules catalogue: number words, lists, paragraphs, and the parts of an explanation."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass

from pasch.locale import Value, text

_NO_SIGNS: Mapping[int, str] = {}


@dataclass(frozen=True, slots=True)
class BoxRow:
    """A box in the rules: its name, the rolls it takes, its score."""

    name: str
    condition: str
    points: str


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules under its heading: paragraphs, then a list, then a table of boxes; all plain text."""

    heading: str
    paragraphs: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    rows: tuple[BoxRow, ...] = ()

    @property
    def is_empty(self) -> bool:
        """True if the section has no content."""
        return not (self.paragraphs or self.items or self.rows)


@dataclass(frozen=True, slots=True)
class Explanation:
    """The rules of a variant in one language.

    Attributes:
        title: the variant's name.
        summary: the variant in one line of numbers.
    """

    language: str
    title: str
    summary: str
    sections: tuple[Section, ...]

    def as_json(self) -> dict[str, object]:
        """The explanation for machines, ready for `json.dumps`."""
        return asdict(self)


class RulesWords:
    """The rules catalogue in one language."""

    def __init__(self, language: str, signs: Mapping[int, str] = _NO_SIGNS) -> None:
        """
        Args:
            signs: what dice show instead of a number, by face.
        """
        self.language = language
        self.signs = signs

    def __call__(self, message: str, **facts: Value) -> str:
        """A message; for every number ``n`` among its facts the message may use the number word ``n_word``."""
        words = {f"{name}_word": self.number(fact) for name, fact in facts.items() if isinstance(fact, int)}
        return text(f"rules-{message}", self.language, **facts, **words)

    def number(self, number: int) -> str:
        """A number as players say it: in words up to twelve."""
        return text("rules-number", self.language, number=number)

    def all_of(self, parts: Sequence[str]) -> str:
        """``a, b and c``."""
        return self._joined("and", parts)

    def one_of(self, parts: Sequence[str]) -> str:
        """``a, b or c``."""
        return self._joined("or", parts)

    def face(self, shown: int) -> str:
        """A face by its sign, or by its number."""
        return self.signs.get(shown, str(shown))

    def faces(self, faces: Iterable[int]) -> str:
        """Faces of dice: ``1 to 6``, or ``1, 3 and 5``."""
        shown = sorted(set(faces))
        if len(shown) > 2 and shown[-1] - shown[0] == len(shown) - 1:
            return self("from-to", first=self.face(shown[0]), last=self.face(shown[-1]))
        return self.all_of([self.face(each) for each in shown])

    def sides(self, faces: Sequence[int]) -> str:
        """Formats the sides of a die; a face on several sides is repeated."""
        if len({*faces}) == len(faces):
            return self.faces(faces)
        return self.all_of([self.face(each) for each in sorted(faces)])

    def _joined(self, message: str, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self(message, first=", ".join(parts[:-1]), last=parts[-1])


def paragraph(sentences: Iterable[str]) -> tuple[str, ...]:
    """One paragraph of these sentences, each with a capital letter; none where there are no sentences."""
    capitalized = [sentence[:1].upper() + sentence[1:] for sentence in sentences if sentence]
    return (" ".join(capitalized),) if capitalized else ()
