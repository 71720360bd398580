"""Tests are sorted into the same rooms as the modules they test."""

from pathlib import Path

import pasch

TESTS = Path(__file__).parents[1]
PACKAGE = Path(pasch.__file__).parent
LAYERS = [path.name for path in sorted(PACKAGE.iterdir()) if (path / "__init__.py").exists()]


def test_every_folder_of_tests_in_a_layer_is_a_room_of_the_layer() -> None:
    rooms = [path.parent for layer in LAYERS for path in (TESTS / layer).rglob("test_*.py")]
    assert len(set(rooms)) > 40
    assert [room for room in rooms if not (PACKAGE / room.relative_to(TESTS)).is_dir()] == []
