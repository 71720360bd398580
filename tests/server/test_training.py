"""Training in the background: what is rough at first is learned in the process that solves, and serves from then on."""

import gzip
from functools import partial
from pathlib import Path

import pytest
from unsolved import unsolved

from pasch.analysis.exercises.exercise_model import Exercises
from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Rolled
from pasch.rules.game.state import new_game
from pasch.rules.text.position_notation import format_position
from pasch.rules.variant.variant import Variant
from pasch.server.compute import worker_program
from pasch.server.compute.request_loop import Unprepared
from pasch.server.compute.worker_program import Worker
from pasch.solver.learned import background_training, training_run, training_steps, weight_store
from pasch.solver.parts.sheet_parts import parts_of
from pasch.solver.query.estimate import estimator_of

PLAIN = (Path(__file__).parents[1] / "variants" / "miniatures" / "plain.toml").read_text("utf-8")
COLUMNS = """
[columns.free]
names = { de = "Frei", en = "Free" }
boxes = ["ones", "pair", "chance"]

[columns.down]
names = { de = "Ab", en = "Down" }
boxes = ["pair", "threes"]
order = "down"
"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Variant:
    """Rules that are taken to be too large to be solved, and to be learned in a moment."""
    unsolved(tmp_path, monkeypatch)
    monkeypatch.setattr(worker_program, "MOST_MEMORY", 1)
    for module in ("pasch.solver.learned.best_estimate", "pasch.solver.learned.training_run"):
        monkeypatch.setattr(f"{module}.estimator_of", partial(estimator_of, most=0, threads=1))
    monkeypatch.setattr(training_run, "parts_of", partial(parts_of, most=0))
    # On so small a sheet the rough estimate is hardly worse.
    monkeypatch.setattr(training_run, "measured", lambda found: (float(found.certainty == "learned"), 0.1))
    monkeypatch.setattr(training_steps, "FIRST_LESSON", 100)
    monkeypatch.setattr(background_training, "STEPS", (0.3,))
    return parse_variant(PLAIN + COLUMNS)


def ask(thinking: Worker, variant: Variant, do: str) -> dict[str, object]:
    position = format_position(apply(new_game(variant, 1, first=0), Rolled(variant.tables.rolls[0])))
    request = {"do": do, "toml": variant.text, "theta": 0.0, "position": position, "language": "en"}
    return thinking.answer(request | {"objective": "mean", "without_endings": False}, lambda *_: None)


def test_rough_at_once_learned_later_and_still_known_after_a_restart(house: Variant) -> None:
    thinking = Worker()
    with pytest.raises(Unprepared):
        ask(thinking, house, "advise")
    assert ask(thinking, house, "prepare") == {"kept": True}
    rough = ask(thinking, house, "advise")
    assert (rough["certainty"], rough["untrained"]) == ("rough", True)
    assert ask(thinking, house, "average")["untrained"] is True
    assert ask(thinking, house, "exercises") == {"file": None, "known": False, "untrained": True}
    assert ask(Worker(), house, "train") == {"kept": True}
    for whose in (thinking, Worker()):
        learned = ask(whose, house, "advise")
        assert (learned["certainty"], learned["untrained"]) == ("learned", False)
        assert ask(whose, house, "average")["certainty"] == "learned"
    assert ask(thinking, house, "train") == {"kept": False}, "enough was learned"
    assert ask(thinking, house, "exercises")["known"] is True
    assert ask(thinking, house, "cut") == {"kept": True}
    cut = Exercises.model_validate_json(
        gzip.decompress(Path(str(ask(thinking, house, "exercises")["file"])).read_bytes())
    )
    assert cut.certainty == "learned"
    assert cut.exercises
    listed = (weight_store.places(house)[0].parent / "house-rules.txt").read_text("utf-8").split()
    assert weight_store.places(house)[0].name in listed


def test_what_was_shipped_is_not_trained_here() -> None:
    assert background_training.due(load_variant("kniffel-3-columns")) is None
