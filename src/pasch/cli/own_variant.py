"""A variant of one's own, named by its file on the command line, for texts that know it only by its id."""

from pathlib import Path

from pasch.rules.catalogue import load_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.notation import FindVariant
from pasch.rules.variant import Variant


def only_variant(file: Path) -> FindVariant:
    """Finds the variant of this file, and no other.

    Raises:
        PaschError: the file is no variant.
    """
    variant = load_variant(str(file) if file.suffix == ".toml" else f"./{file}")

    def find(name: str) -> Variant:
        if name != variant.id:
            raise PaschError(Problem("other-variant", {"found": name, "right": variant.id}))
        return variant

    return find
