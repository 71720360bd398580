"""Players with solved values: best actions, temperature, risk, and estimates."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from weakref import WeakValueDictionary

import pytest
from player_positions import played, position

from by_day import thinned
from pasch.analysis.balance.game_simulation import simulate as simulate_players
from pasch.cli.table.player_preparation import prepare
from pasch.locale import COMPLETE
from pasch.players.heuristic_player import HeuristicPlayer
from pasch.players.player import LEVELS, PLAYERS, PreparedPlayer, VectorisedPlayer, find_player, notes
from pasch.players.softmax_choice import draw
from pasch.players.solved_player import SolvedPlayer
from pasch.rules.catalogue.shipped_variants import load_variant, shipped
from pasch.rules.errors import PaschError, Problem, TooLargeError
from pasch.rules.game.engine import legal_actions, totals
from pasch.rules.game.events import Action, Scored
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.server.compute import worker_program
from pasch.solver.learned.learned_play import WidePlay
from pasch.solver.learned.weight_store import list_places
from pasch.solver.objective import Mean
from pasch.solver.query.action_ranking import best_action
from pasch.solver.query.advice import Adviser
from pasch.solver.query.estimate import Estimator, build_estimator
from pasch.solver.solve import storage
from pasch.solver.solve.simulation import SimulationPolicy, simulate
from pasch.solver.solve.solver import solve
from pasch.values import analyst
from pasch.values.analyst import oracle_of

MINIATURES = Path(__file__).parents[1] / "variants" / "miniatures"
NAMES = ["plain", "announce", "buy", "served", "put-aside", "free-and-down", "save", "extra-place", "odd-die"]
SOLVED = [name for name, made in PLAYERS.items() if made.kind == "SolvedPlayer"]


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: tmp_path / "cache")
    # A solution that an earlier test of the same process still holds would be shared instead of computed.
    monkeypatch.setattr(analyst, "_solutions", WeakValueDictionary())


@cache
def miniature(name: str) -> Variant:
    return load_variant(str(MINIATURES / f"{name}.toml"))


def decisions(variant: Variant, player: SolvedPlayer, games: int) -> Iterator[tuple[GameState, Action]]:
    for seed in range(games):
        for state, action in played(variant, player, seed):
            if action is not None:
                yield state, action


@pytest.mark.parametrize("name", [*NAMES, "kniffel-strict"])
def test_the_optimal_player_takes_an_action_of_the_highest_value(name: str) -> None:
    variant = shipped(name) if name.startswith("kniffel") else miniature(name)
    adviser = Adviser(solve(variant, cache=False))
    for state, action in decisions(variant, SolvedPlayer(), 5):
        values = adviser.action_values(state)
        assert list(values) == legal_actions(state)
        assert values[action] == pytest.approx(max(values.values()), abs=1e-9)


def test_a_column_too_large_to_be_summed_up_is_played_by_the_same_exact_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pasch.values.analyst.SUMMED_UP", 1)
    variant = miniature("plain")
    oracle, adviser = oracle_of(variant), Adviser(solve(variant, cache=False))
    assert isinstance(oracle, Estimator)
    assert oracle.certainty == "exact"
    for state, _ in decisions(variant, SolvedPlayer(), 1):
        assert oracle.action_values(state) == pytest.approx(adviser.action_values(state))


@pytest.mark.parametrize("player", SOLVED)
@pytest.mark.parametrize("name", thinned(NAMES, 3))
def test_every_level_plays_by_the_rules(name: str, player: str) -> None:
    seat = find_player(player)
    assert isinstance(seat, PreparedPlayer)
    assert isinstance(seat, VectorisedPlayer)
    for state, action in played(miniature(name), seat, seed=3):
        assert action is None or action in legal_actions(state)


def test_a_temperature_draws_by_the_values() -> None:
    values: dict[Action, float] = {Scored("a"): 10.0, Scored("b"): 9.0, Scored("c"): 0.0}
    chance = random.Random(1)
    often = Counter(draw(values, 2.0, chance) for _ in range(20_000))
    weights = {action: math.exp(value / 2.0) for action, value in values.items()}
    for action, weight in weights.items():
        assert often[action] / 20_000 == pytest.approx(weight / sum(weights.values()), abs=0.01)


def test_a_temperature_near_nothing_is_the_best_play() -> None:
    values: dict[Action, float] = {Scored("a"): -1e6, Scored("b"): 9.0}
    assert draw(values, 1e-3, random.Random(1)) == Scored("b")


def test_of_equal_actions_the_first_box_is_taken() -> None:
    variant = miniature("plain")
    first, second = (box.id for box in variant.boxes[:2])
    assert best_action(variant, {Scored(second): 1.0 + 1e-13, Scored(first): 1.0}) == Scored(first)


def test_the_same_chance_brings_the_same_game() -> None:
    variant = miniature("plain")
    games = [[action for _, action in played(variant, SolvedPlayer(temperature=3.0), seed=5)] for _ in range(2)]
    assert games[0] == games[1]
    state = position("kniffel-strict", (1, 2, 2, 5, 6), throws=1)
    assert len({SolvedPlayer().choose(state, random.Random(seed)) for seed in range(5)}) == 1


def test_engine_and_kernels_play_alike() -> None:
    variant, player = miniature("announce"), SolvedPlayer(temperature=1.5)
    play = player.fast(variant)
    assert isinstance(play, SimulationPolicy)
    sample = simulate(play, 40_000, "a")
    finals = [list(played(variant, player, seed))[-1][0] for seed in range(800)]
    mean = sum(totals(state)[0] for state in finals) / len(finals)
    assert sample.sd is not None
    assert abs(mean - sample.mean) < 4.5 * sample.sd / math.sqrt(len(finals))


def test_a_taste_for_risk_changes_the_spread() -> None:
    variant = miniature("bonus")
    spreads = []
    for theta in (-0.2, 0.0, 0.2):
        play = SolvedPlayer(theta=theta).fast(variant)
        assert isinstance(play, SimulationPolicy)
        spreads.append(simulate(play, 40_000, "a").sd or 0.0)
    assert spreads[0] <= spreads[1] <= spreads[2]
    assert spreads[0] < spreads[2]


def test_the_levels_are_in_order() -> None:
    means = []
    for name in LEVELS:
        player = find_player(name)
        assert isinstance(player, VectorisedPlayer)
        play = player.fast(shipped("kniffel-strict"))
        assert isinstance(play, SimulationPolicy)
        means.append(simulate(play, 20_000, "a").mean)
    assert means == sorted(means)


def test_computed_summary_is_reported_and_cached() -> None:
    variant = shipped("kniffel-strict")
    told: list[tuple[str, float]] = []
    player = SolvedPlayer()
    player.prepare(variant, lambda stage, share: told.append((stage, share)))
    assert {"values", "summary"} <= {stage for stage, _ in told}
    assert player.certainty(variant) == "exact"
    assert storage.load(variant, Mean()) is not None


def too_large(*_: object, **__: object) -> None:
    raise TooLargeError(
        Problem("solve-too-large", {"known": "exactly", **dict.fromkeys(("cards", "memory", "budget", "smaller"), "1")})
    )


def test_too_large_sheet_is_estimated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pasch.values.analyst.solve", too_large)
    monkeypatch.setattr(
        "pasch.solver.learned.best_estimate.build_estimator", partial(build_estimator, most=1, cache=False)
    )
    variant, player = miniature("free-and-down"), SolvedPlayer(temperature=0.5)
    assert player.certainty(variant) == "rough"
    assert isinstance(player.fast(variant), WidePlay)
    for state, action in played(variant, player, seed=1):
        assert action is None or action in legal_actions(state)


def test_weights_that_are_damaged_are_told_once_by_all_who_would_use_them(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("pasch.values.analyst.solve", too_large)
    monkeypatch.setattr(
        "pasch.solver.learned.best_estimate.build_estimator", partial(build_estimator, most=1, cache=False)
    )
    variant = miniature("free-and-down")
    file, _ = list_places(variant)
    file.parent.mkdir(parents=True)
    file.write_bytes(b"PASCHSOL and then nothing")
    series = simulate_players(variant, ["perfect"], 4, "x")
    assert series.certainty == {"perfect": "rough"}
    assert [note.code for note in series.notes] == ["weights-unfit"]
    club, perfect = SolvedPlayer(temperature=0.5), SolvedPlayer()
    (note,) = notes([club, perfect], variant)
    assert all(str(file) in note.words(language) for language in COMPLETE)
    said: list[str] = []
    prepare([club, perfect], variant, "en", said.extend)
    assert said[-1] == note.words("en")
    monkeypatch.setattr(worker_program, "is_ready", lambda *_: True)
    with caplog.at_level("WARNING", "pasch.server"):
        assert worker_program.open_cached_values(variant, 0.0).certainty == "rough"
    assert [(record.message, vars(record)["code"]) for record in caplog.records] == [
        ("learned-unused", "weights-unfit")
    ]


@pytest.mark.parametrize("theta", [-0.03, 0.02])
def test_risk_cannot_be_estimated(theta: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pasch.values.analyst.solve", too_large)
    with pytest.raises(PaschError) as caught:
        SolvedPlayer(theta=theta).prepare(miniature("free-and-down"))
    assert caught.value.code == "risk-needs-solution"
    assert all("daring" in caught.value.words(language) for language in COMPLETE)


def test_other_errors_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise PaschError(Problem("nothing-to-decide"))

    monkeypatch.setattr("pasch.values.analyst.solve", broken)
    with pytest.raises(PaschError) as caught:
        SolvedPlayer().prepare(miniature("plain"))
    assert caught.value.code == "nothing-to-decide"


@pytest.mark.parametrize("kind", [SolvedPlayer, HeuristicPlayer])
def test_where_only_bonuses_make_the_total_a_level_errs_by_less(
    kind: type[SolvedPlayer | HeuristicPlayer], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[float] = []

    def noted(values: dict[Action, float], temperature: float, chance: random.Random) -> Action:
        told.append(temperature)
        return draw(values, temperature, chance)

    monkeypatch.setattr("pasch.players.softmax_choice.draw", noted)
    for name in ("balut", "plain"):
        told.clear()
        assert list(played(miniature(name), kind(temperature=1.1), 0))
        assert set(told) == {1.1 * miniature(name).scale}
    assert miniature("balut").scale < 1.0


def test_kernels_scale_the_temperature_alike() -> None:
    play = SolvedPlayer(temperature=1.1).fast(miniature("balut"))
    assert isinstance(play, SimulationPolicy)
    assert play.temperature == 1.1 * miniature("balut").scale
