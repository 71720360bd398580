"""Exported tables: they read back with their units and agree with Pasch's other output."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest
from click.testing import CliRunner

from pasch.analysis.balance.game_simulation import simulate
from pasch.analysis.export.data_table import Data
from pasch.analysis.export.exported_tables import tables_of, totals_of, values_of
from pasch.analysis.export.simulated_games import games_of
from pasch.analysis.export.table_files import ENDINGS, read_data, write_data
from pasch.cli.main import pasch
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.dice.dice_notation import parse_dice
from pasch.rules.errors import PaschError
from pasch.rules.game.card import empty_card
from pasch.solver.solve import storage
from pasch.solver.solve.solver import solve

MINIATURES = Path(__file__).parents[2] / "variants" / "miniatures"
PLAIN = load_variant(str(MINIATURES / "plain.toml"))
PAGE = Path(__file__).parents[3] / "docs" / "data.md"


@pytest.fixture(autouse=True, scope="module")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    cache = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(storage, "user_cache_path", lambda *_, **__: cache)
        yield


def every_kind() -> list[Data]:
    solution = solve(PLAIN)
    distribution = totals_of(PLAIN, solution.summary.distribution)
    return [games_of(PLAIN, ["perfect", "random"], 3, "s"), values_of(solution), distribution, tables_of(PLAIN)]


@pytest.mark.parametrize("ending", ENDINGS)
def test_written_table_reads_back(tmp_path: Path, ending: str) -> None:
    for data in [*every_kind(), games_of(PLAIN, ["perfect"], 50, "s")]:
        path = tmp_path / f"{data.kind}{ending}"
        write_data(data, path)
        found = read_data(path)
        assert found.about() == data.about()
        for name, column in data.columns.items():
            assert np.array_equal(found.columns[name].values, column.values), name
            assert column.unit in ("points", "probability", "number", "text")
            assert (column.unit == "text") == bool(column.words)


@pytest.mark.parametrize("name", ["plain", "buy", "save", "free-and-down", "served", "extra-place"])
def test_games_are_those_that_simulate_plays_turn_by_turn(name: str) -> None:
    variant = load_variant(str(MINIATURES / f"{name}.toml"))
    data, series = games_of(variant, ["perfect"], 200, "s"), simulate(variant, ["perfect"], 200, "s")
    assert np.array_equal(data["total"], series.samples[0].totals)
    boxes = np.stack([data[f"box_{turn + 1}"] for turn in range(variant.turns)])
    for game in boxes.T:
        assert sorted(game) == sorted(box.id for box in variant.boxes for _ in range(box.entries))
    struck = {box.box: box.struck for box in series.samples[0].boxes}
    points = np.stack([data[f"points_{turn + 1}"] for turn in range(variant.turns)])
    for box in variant.boxes:
        if struck[box.id] == 0 and variant.columns[box.column].weight > 0:
            assert (points[boxes == box.id] != 0).any()


def test_players_at_one_table_stand_below_each_other() -> None:
    data = games_of(PLAIN, ["perfect", "club"], 4, "s")
    assert list(data["player"]) == ["perfect"] * 4 + ["club"] * 4
    assert list(data["game"]) == [1, 2, 3, 4] * 2


def test_values_and_totals_are_those_of_the_solution() -> None:
    solution = solve(PLAIN)
    values, totals = values_of(solution), totals_of(PLAIN, solution.summary.distribution)
    empty = solution.card_index(empty_card(PLAIN))
    assert values["value"][empty] == pytest.approx(solution.summary.distribution.mean)
    filled = np.stack([values[f"filled.{box.id}"] for box in PLAIN.boxes])
    assert not filled[:, empty].any()
    assert (values["value"][filled.sum(axis=0) == PLAIN.turns] == 0).all()
    assert totals["total"] @ totals["chance"] == pytest.approx(solution.summary.distribution.mean)


def test_tables_say_what_the_rules_say() -> None:
    data = tables_of(PLAIN)
    assert data["chance"][data["situation"] == data["situation"][0]].sum() == pytest.approx(1)
    row = len(data) - 1
    situation = row // len(PLAIN.tables.rolls)
    roll = PLAIN.tables.index_by_roll[parse_dice(str(data["roll"][row]))]
    for box in PLAIN.boxes:
        assert data[f"points.{box.id}"][row] == PLAIN.tables.points[situation][box.index][roll]


def test_other_programs_see_units_and_words(tmp_path: Path) -> None:
    write_data(games_of(PLAIN, ["perfect"], 5, "s"), tmp_path / "games.parquet")
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert table.schema.field("total").metadata[b"unit"] == b"points"
    assert set(table.column("box_1").to_pylist()) <= {box.id for box in PLAIN.boxes}


@pytest.mark.parametrize("ending", ENDINGS)
def test_damaged_or_foreign_file_is_reported(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"games{ending}"
    write_data(tables_of(PLAIN), path)
    whole = path.read_bytes()
    for damaged in (b"", whole[: len(whole) // 2], b"x" * 100):
        path.write_bytes(damaged)
        with pytest.raises(PaschError) as error:
            read_data(path)
        assert error.value.code == "data-damaged"
    with pytest.raises(PaschError) as error:
        read_data(tmp_path / f"missing{ending}")
    assert error.value.code == "cannot-read"
    with pytest.raises(PaschError) as error:
        read_data(tmp_path / "games.csv")
    assert error.value.code == "data-ending"


def test_files_of_others_are_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", a=np.zeros(3))
    pyarrow.parquet.write_table(pyarrow.table({"a": [1]}), tmp_path / "other.parquet")
    for name in ("other.npz", "other.parquet"):
        with pytest.raises(PaschError) as error:
            read_data(tmp_path / name)
        assert error.value.code == "data-damaged"


def test_the_commands_write_them(tmp_path: Path) -> None:
    plain = str(MINIATURES / "plain.toml")
    games, values, totals, tables = (str(tmp_path / name) for name in ("g.parquet", "v.npz", "t.npz", "r.parquet"))
    for arguments in (
        ["simulate", plain, "--player", "perfect", "--games", "9", "--out", games],
        ["solve", plain, "--values", values, "--totals", totals],
        ["tables", plain, "--out", tables],
    ):
        done = CliRunner().invoke(pasch, arguments)
        assert done.exit_code == 0
        assert "rows of" in done.output
    kinds = [read_data(Path(each)).kind for each in (games, values, totals, tables)]
    assert kinds == ["games", "values", "totals", "tables"]
    assert CliRunner().invoke(pasch, ["simulate", plain, "--out", "games.csv"], standalone_mode=False).exception


def test_exporting_prints_the_solution_as_json_too(tmp_path: Path) -> None:
    plain, totals = str(MINIATURES / "plain.toml"), tmp_path / "t.npz"
    done = CliRunner().invoke(pasch, ["solve", plain, "--json", "--totals", str(totals)])
    assert json.loads(done.stdout)["format"] == "pasch-solution"
    assert "rows of" in done.stderr
    assert read_data(totals).kind == "totals"


def test_data_page_names_every_column() -> None:
    text = PAGE.read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(code, "data.md", "exec"), {})
    for data in every_kind():
        for name in data.columns:
            shown = re.sub(r"\.[a-z_.]+$", ".BOX", re.sub(r"_\d+$", "_1", name))
            assert f"`{shown}`" in text, name
