"""Background training: rough estimates first, learned values once the solving process has trained."""

import gzip
from functools import partial
from pathlib import Path

import pytest
from empty_compute import unsolved

from pasch.analysis.exercises.exercise_model import Exercises
from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Rolled
from pasch.rules.game.state import new_game
from pasch.rules.text.position_notation import format_position
from pasch.rules.variant.variant import Variant
from pasch.server.compute import worker_program
from pasch.server.compute.jobs import (
    AdviceQuestion,
    AnswerType,
    AverageQuestion,
    ExercisesFound,
    ExercisesJob,
    ExercisesQuestion,
    Question,
    SolveJob,
    TrainJob,
)
from pasch.server.compute.request_loop import NotPrepared
from pasch.server.compute.worker_program import Worker
from pasch.solver.learned import background_training, training_run, training_steps, weight_store
from pasch.solver.parts.sheet_parts import find_parts
from pasch.solver.query.estimate import build_estimator

PLAIN = (Path(__file__).parents[2] / "variants" / "miniatures" / "plain.toml").read_text("utf-8")
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
        monkeypatch.setattr(f"{module}.build_estimator", partial(build_estimator, most=0, threads=1))
    monkeypatch.setattr(training_run, "find_parts", partial(find_parts, most=0))
    # On so small a sheet the rough estimate is hardly worse.
    monkeypatch.setattr(training_run, "measure_mean", lambda found: (float(found.certainty == "learned"), 0.1))
    monkeypatch.setattr(training_steps, "FIRST_LESSON", 100)
    monkeypatch.setattr(background_training, "STEPS", (0.3,))
    return parse_variant(PLAIN + COLUMNS)


def ask(thinking: Worker, question: Question[AnswerType]) -> AnswerType:
    return question.parse_answer(thinking.answer(question.model_dump(), lambda *_: None))


def test_rough_at_once_learned_later_and_still_known_after_a_restart(house: Variant) -> None:
    thinking, toml = Worker(), house.text
    position = format_position(apply(new_game(house, 1, first=0), Rolled(house.tables.rolls[0])))
    advice = AdviceQuestion(toml=toml, position=position, language="en", objective="mean")
    average, exercises, train = AverageQuestion(toml=toml), ExercisesQuestion(toml=toml), TrainJob(toml=toml)
    with pytest.raises(NotPrepared):
        ask(thinking, advice)
    assert ask(thinking, SolveJob(toml=toml)).stored
    rough = ask(thinking, advice)
    assert rough.advice is not None
    assert (rough.advice.certainty, rough.untrained) == ("rough", True)
    assert ask(thinking, average).untrained
    assert ask(thinking, exercises) == ExercisesFound(file=None, is_known=False, untrained=True)
    assert ask(Worker(), train).stored
    for whose in (thinking, Worker()):
        learned = ask(whose, advice)
        assert learned.advice is not None
        assert (learned.advice.certainty, learned.untrained) == ("learned", False)
        assert ask(whose, average).average.certainty == "learned"
    assert not ask(thinking, train).stored, "enough was learned"
    assert ask(thinking, exercises).is_known
    assert ask(thinking, ExercisesJob(toml=toml)).stored
    cut = Exercises.model_validate_json(gzip.decompress(Path(str(ask(thinking, exercises).file)).read_bytes()))
    assert cut.certainty == "learned"
    assert cut.exercises
    listed = (weight_store.list_places(house)[0].parent / "house-rules.txt").read_text("utf-8").split()
    assert weight_store.list_places(house)[0].name in listed


def test_shipped_weights_are_not_trained_again() -> None:
    assert background_training.find_due_step(load_variant("kniffel-3-columns")) is None
