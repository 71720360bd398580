"""``pasch simulate`` on a terminal of 80 columns and as JSON."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console

from pasch.analysis.balance import game_simulation
from pasch.cli.commands import simulate as command
from pasch.cli.context import Group, Session
from pasch.cli.table import player_preparation
from pasch.locale import COMPLETE
from pasch.players.player import Player, find_player
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.parallel.workers import Equip, Workers
from pasch.solver.solve.backward_induction import solve_cards
from pasch.solver.solve.simulation import GameSample, SimulationPolicy

MINIATURES = Path(__file__).parents[2] / "variants" / "miniatures"
PLAIN = str(MINIATURES / "plain.toml")
ONLY_BONUSES = str(MINIATURES / "only-bonuses.toml")


class Quick:
    """A player of solved values, as the catalogue may hold it."""

    def choose(self, state: GameState, chance: Random) -> Action:  # noqa: ARG002 - the protocol's signature
        raise AssertionError("its games are played in kernels")

    def fast(self, variant: Variant) -> SimulationPolicy:
        space = CardSpace(variant)
        arrays = build_arrays(space)
        return SimulationPolicy(space, arrays, solve_cards(arrays, space.level, 0.0, 1, lambda _: None))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> Player:
        return Quick() if name == "quick" else find_player(name)

    monkeypatch.setattr(game_simulation, "find_player", find)
    monkeypatch.setattr(player_preparation, "find_player", find)


def run(*arguments: str, language: str = "en") -> Result:
    group = Group("pasch", commands=[command.simulate])
    session = Session(language, Console(width=80, markup=False, emoji=False, highlight=False))
    found = CliRunner().invoke(group, ["simulate", *arguments], obj=session)
    if found.exception and not isinstance(found.exception, PaschError | SystemExit):
        raise found.exception
    return found


def document(*arguments: str) -> dict[str, Any]:
    content = json.loads(run(*arguments, "--json").stdout)
    assert isinstance(content, dict)
    assert (content["format"], content["version"]) == ("pasch-simulation", 1)
    return content


@pytest.mark.parametrize("language", COMPLETE)
def test_one_player_fits_the_terminal(language: str) -> None:
    shown = run("kniffel", "--player", "random", "--games", "3", "--threads", "1", "--seed", "x", language=language)
    assert shown.exit_code == 0, shown.output
    assert all(cell_len(line) <= 80 for line in shown.stdout.splitlines())
    assert "random" in shown.stdout


@pytest.mark.parametrize(("language", "games"), [("de", "1.200 Spiele"), ("en", "1,200 games")])
def test_a_number_of_games_is_grouped_as_the_language_does(language: str, games: str) -> None:
    shown = run(PLAIN, "--player", "random", "--games", "1200", "--threads", "1", "--seed", "x", language=language)
    assert f" · {games} · " in shown.stdout.splitlines()[0]


def test_the_same_seed_brings_the_same_games() -> None:
    arguments = ("kniffel", "--player", "random", "--games", "3", "--threads", "1", "--seed")
    assert document(*arguments, "a") == document(*arguments, "a")
    assert document(*arguments, "a") != document(*arguments, "b")


def test_without_a_seed_the_one_drawn_is_shown() -> None:
    arguments = (PLAIN, "--player", "random", "--games", "50", "--threads", "1")
    first = document(*arguments)
    assert document(*arguments, "--seed", first["seed"]) == first


def test_a_document_adds_up() -> None:
    (player,) = document(PLAIN, "--player", "random", "--games", "50", "--threads", "1")["players"]
    assert sum(games for _, games in player["distribution"]) == 50
    assert sum(total * games for total, games in player["distribution"]) / 50 == player["mean"]
    assert player["percentiles"]["0"] == player["distribution"][0][0]
    assert player["percentiles"]["100"] == player["distribution"][-1][0]


@pytest.mark.parametrize(("language", "words"), [("en", "Only the bonuses make"), ("de", "machen allein die Boni")])
def test_what_is_written_is_told_where_only_bonuses_make_the_total(language: str, words: str) -> None:
    arguments = (ONLY_BONUSES, "--games", "20", "--seed", "x", "--threads", "1")
    boxes = document(*arguments)["players"][0]["boxes"]
    assert all(box["mean"] == 0 for box in boxes)
    assert sum(box["written"] for box in boxes) > 0
    page = run(*arguments, language=language)
    assert words in page.stdout
    assert f"{boxes[0]['written']:.2f}".replace(".", "," if language == "de" else ".") in page.stdout
    assert words not in run(PLAIN, *arguments[1:], language=language).stdout


@pytest.mark.usefixtures("quick")
def test_solved_values_know_only_what_counts() -> None:
    arguments = (ONLY_BONUSES, "--player", "quick", "--games", "20", "--threads", "1")
    assert "written" not in document(*arguments)["players"][0]["boxes"][0]
    assert re.search(r"Ones +– ", run(*arguments).stdout)


def test_several_players_share_the_victories() -> None:
    arguments = ("--player", "heuristic", "--player", "random", "--player", "random")
    content = document(PLAIN, *arguments, "--games", "60", "--threads", "1", "--seed", "a")
    shares = [player["win_share"] for player in content["players"]]
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > max(shares[1:])


def test_a_shared_victory_counts_as_shares() -> None:
    samples = [GameSample(np.array(totals), (), (), 0.0, 0.0) for totals in ([5, 5, 1, 2], [5, 4, 1, 3], [4, 4, 1, 3])]
    series = game_simulation.SimulatedSeries(load_variant("kniffel"), ("a", "b", "c"), "seed", True, samples, 4)
    thirds = [1 / 2 + 1 + 1 / 3 + 0, 1 / 2 + 0 + 1 / 3 + 1 / 2, 0 + 0 + 1 / 3 + 1 / 2]
    assert series.win_shares() * 4 == pytest.approx(thirds)
    assert series.shared() == 3 / 4


@pytest.mark.usefixtures("quick")
def test_players_of_solved_values_are_played_fast() -> None:
    content = document(PLAIN, "--player", "quick", "--player", "quick", "--seed", "a")
    assert content["games"] == game_simulation.FAST_GAMES
    one, other = content["players"]
    assert one["distribution"] != other["distribution"]
    assert one["win_share"] == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--games", "0"), "simulate-games"),
        (("--games", "many"), "simulate-games"),
        (("--games", "10000001"), "simulate-games"),
        (("--threads", "-1"), "simulate-threads"),
        (("--threads", "257"), "simulate-threads"),
        (("--cluster", "head"), "cluster-address"),
        (("--cluster", "auto", "--threads", "2"), "options-exclude"),
        (("--player", "heuristik"), "unknown-player-near"),
        (("--player", "random") * 40, "wrong-number-of-seats"),
    ],
)
def test_invalid_simulations_are_refused(arguments: tuple[str, ...], code: str) -> None:
    error = run("kniffel", *arguments).exception
    assert isinstance(error, PaschError)
    assert error.code == code
    assert all(error.words(language) for language in COMPLETE)


@pytest.mark.parametrize("language", COMPLETE)
def test_interrupted_match_shows_its_games(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(_: Workers, equip: Equip[range, object], pieces: Sequence[range]) -> Iterator[object]:
        yield equip()(pieces[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(Workers, "run", stopped)
    found = run(PLAIN, "--player", "random", "--games", "30", "--threads", "2", language=language)
    assert found.exit_code == 130
    said = {"en": "Stopped after 4 of 30 games.", "de": "Abgebrochen nach 4 von 30 Spielen."}
    assert found.stderr == f"pasch: {said[language]}\n"
    assert {"en": "4 games", "de": "4 Spiele"}[language] in found.stdout


def test_without_ray_one_sentence_says_what_to_install() -> None:
    arguments = ["simulate", PLAIN, "--cluster", "auto", "--lang", "en"]
    code = f"import sys\nsys.modules['ray'] = None\nfrom pasch.cli.main import run\nsys.exit(run({arguments!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert 'pip install "pasch[cluster]"' in done.stderr
