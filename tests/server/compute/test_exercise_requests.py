"""Exercise requests: immediate for shipped variants, computed for house rules."""

import gzip
import json
import time
from pathlib import Path

import pytest
from empty_compute import solving, unsolved
from httpx import Response
from in_process_server import SHORT, problem, server

from pasch.analysis.exercises.exercise_model import Exercises
from pasch.analysis.exercises.exercise_position import state_of
from pasch.analysis.exercises.shipped_exercises import packed_exercises
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import PaschError
from pasch.rules.text.position_notation import format_position
from pasch.server.compute import compute_service
from pasch.server.compute.jobs import SolveJob
from pasch.server.wire.responses import SolvingAnswer
from pasch.values.analyst import oracle_of

VARIANT = parse_variant(SHORT["toml"])


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return unsolved(tmp_path, monkeypatch)


def test_exercises_are_there_at_once_for_what_ships_and_once_cut_for_house_rules(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        found = client.get("/api/variants/kniffel/exercises")
        assert found.json() == json.loads(gzip.decompress(packed_exercises("kniffel")))
        again = client.get("/api/variants/kniffel/exercises", headers={"If-None-Match": found.headers["ETag"]})
        assert again.status_code == 304
        assert problem(client.get("/api/variants/none/exercises")) == "unknown-variant"

        def ask(rules: dict[str, str]) -> Response:
            return client.post("/api/exercises", json={"rules": rules})

        assert ask({"id": "kniffel"}).json() == found.json()
        stages = set()
        while (answer := ask(SHORT)).status_code == 202:
            stages.add(answer.json()["stage"])
            time.sleep(0.05)
        assert stages
        cut = Exercises.model_validate(answer.json())
        assert cut.rules_hash == VARIANT.rules_hash
        for each in cut.exercises[:3]:
            values = oracle_of(VARIANT).action_values(state_of(VARIANT, each))
            assert max(values.values()) - min(values.values()) == pytest.approx(max(each.losses), abs=0.051)
        assert ask(SHORT).json() == answer.json()

        position = format_position(state_of(VARIANT, cut.exercises[0]))
        own = client.post("/api/exercises", json={"rules": SHORT, "positions": [position]}).json()["exercises"]
        assert [each["losses"] for each in own] == [cut.exercises[0].losses]
        wrong = client.post("/api/exercises", json={"rules": SHORT, "positions": ["nonsense"]})
        assert wrong.status_code == 422


@pytest.mark.slow
def test_missing_exercises_come_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked(found: compute_service.Solvers) -> object:
        return await found.exercises(VARIANT)

    assert isinstance(solving(asked), SolvingAnswer)
    with monkeypatch.context() as without:
        without.setattr(compute_service, "solver_here", lambda: False)
        with pytest.raises(PaschError) as raised:
            solving(asked)
        assert raised.value.code == "exercises-no-solver"

    async def failed(found: compute_service.Solvers) -> object:
        found.failed[SolveJob(toml=VARIANT.text)] = None
        return await asked(found)

    with pytest.raises(PaschError) as raised:
        solving(failed)
    assert raised.value.code == "exercises-out-of-reach"
