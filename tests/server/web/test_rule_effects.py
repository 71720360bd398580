"""Effects of a house rule: sentences immediately, numbers once its games are computed."""

import time
from pathlib import Path
from typing import Any

import pytest
from empty_compute import solving, unsolved
from in_process_server import problem, server

from pasch.analysis.balance.game_balance import balance_of
from pasch.analysis.balance.rule_switches import switches, with_switch
from pasch.rules.catalogue.shipped_variants import parse_variant, shipped, variant_ids
from pasch.rules.errors import PaschError
from pasch.server.compute import compute_service
from pasch.server.compute.balance_cache import cached_balance
from pasch.solver.solve.solver import solve

RULES = """
id = "ours"
like = "kniffel-strict"
names = { de = "Unseres", en = "Ours" }
[boxes.full_house]
points = 30
[boxes.chance]
plus = 5
"""
COMPUTED = """
[bonuses.twice]
names = { de = "Doppelt", en = "Twice" }
points = { sum = ["most", "most"] }
"""
Json = dict[str, Any]


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return unsolved(tmp_path, monkeypatch)


def test_each_change_is_told_in_sentences_at_once_and_in_numbers_when_they_are_wanted(tmp_path: Path) -> None:
    with server(tmp_path) as client:

        def ask(toml: str = RULES, *, work: bool = True) -> Json:
            answer = client.post("/api/effects", json={"rules": {"toml": toml}, "work": work})
            assert answer.status_code == 200, answer.text
            found: Json = answer.json()
            return found

        first = ask(work=False)
        assert first["parent"]["id"] == "kniffel-strict"
        assert [step["kind"] for step in first["steps"]] == ["parent", "change", "change", "whole"]
        assert all(step["balance"] is step["solving"] is step["why"] is None for step in first["steps"])
        house = first["steps"][1]
        assert house["place"] == "boxes.full_house"
        assert [line.split()[-1] for line in (*house["gone"]["de"], *house["new"]["de"])] == ["25", "30"]

        found = ask()
        while any(step["balance"] is None for step in found["steps"]):
            time.sleep(0.1)
            found = ask()
        parent, _, chance, whole = found["steps"]
        assert parent["balance"]["mean"] == pytest.approx(130.336111784)
        assert chance["balance"]["mean"] == pytest.approx(parent["balance"]["mean"] + 5, abs=0.01)
        variant = parse_variant(RULES)
        exact = balance_of(solve(variant, cache=False))
        assert whole["balance"]["mean"] == pytest.approx(exact.mean)
        assert whole["balance"]["skill"] == pytest.approx(exact.skill)
        names = {variant.box_by_id[box].names["de"] for box in exact.unused}
        assert {box["de"] for box in whole["balance"]["unused"]} == names
        assert ask(work=False) == found

        alone = ask('id = "alone"\nlike = "kniffel-strict"\nnames = { de = "A", en = "A" }\n')
        assert [step["kind"] for step in alone["steps"]] == ["parent", "whole"]
        apart = ask(
            f"{RULES}[boxes.most]\nnames = {{ de = 'Meiste', en = 'Most' }}\ncounts = false\n{COMPUTED}", work=False
        )
        most = next(step for step in apart["steps"] if step["place"] == "boxes.most")
        assert most["problem"]["code"] == "box-counts-nowhere"
        assert most["names"] == {"de": "Meiste", "en": "Most"}
        assert [line.partition(":")[0] for line in most["new"]["de"]] == ["Meiste"]
        idle = ask(f"{RULES}[bonuses.upper]\ntiers = [{{ from = 63, points = 0 }}]\n", work=False)["idle"]
        assert [each["code"] for each in idle] == ["idle-bonus"]
        wrong = client.post("/api/effects", json={"rules": {"toml": "like = 3"}})
        assert problem(wrong) == "wrong-type"


def test_effects_without_the_solver_report_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked(found: compute_service.Solvers) -> object:
        return found.weighing(RULES, 1.0, "", wanted=False)

    assert solving(asked) is None
    monkeypatch.setattr(compute_service, "solver_here", lambda: False)
    assert solving(asked) == "no-solver"


def test_damaged_file_is_ignored(own_cache: Path) -> None:
    (own_cache / "solutions").mkdir(parents=True)
    (own_cache / "solutions" / "abc-1.balance").write_text("{")
    assert cached_balance("abc") is None


def test_the_document_of_each_change_is_the_variant_itself() -> None:
    """Whoever solves it reads it again, in another process."""
    parents = {"yatzy": "kniffel-basic", "kniffel-4-columns": "kniffel-100", "kismet": "yahtzee", "knoeffel": "kniffel"}
    assert set(parents) <= set(variant_ids())
    for one, other in parents.items():
        for switch in switches(shipped(other), shipped(one)):
            try:
                variant = with_switch(shipped(other), shipped(one), switch)
            except PaschError:
                continue
            assert parse_variant(variant.text).rules_hash == variant.rules_hash
