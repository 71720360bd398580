"""Matches between engines: players, results, and games that end when a program misbehaves."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from operator import mul
from pathlib import Path
from statistics import fmean, pstdev

import pytest
from click.testing import CliRunner, Result

from pasch import examples
from pasch.analysis.review.game_account import DecisionStep, account_of
from pasch.cli.main import pasch
from pasch.engines import match_series
from pasch.engines.match_results import Estimate, estimate, fewer_games, scores, without_luck
from pasch.engines.match_series import Luck, MatchResult, luck_of_draw, play_match
from pasch.engines.partners import PartnerTimeouts, partner
from pasch.play.records.record_io import final_state, states
from pasch.play.saved_game import load_record
from pasch.players.player import temperature_of
from pasch.players.softmax_choice import weights
from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant, shipped
from pasch.rules.errors import PaschError
from pasch.rules.game.engine import totals
from pasch.rules.game.events import Held
from pasch.solver.parallel.workers import Threads
from pasch.solver.solve import storage
from pasch.values.analyst import oracle_of

PLAIN = Path(__file__).parents[1] / "variants" / "miniatures" / "plain.toml"
VARIANT = load_variant(str(PLAIN))
RUDE = Path(__file__).with_name("rude_engine.py")
EXAMPLES = Path(examples.__path__[0])
NODE = Path(sys.executable).parent / "node"
HERE = Threads(1)
QUICK = PartnerTimeouts(0.1, 60, 0.1)
SCRIPT = """
from pasch import load_variant, play_match
from pasch.solver.parallel.workers import Threads

print("begun", flush=True)
match = play_match(load_variant({plain!r}), ["casual", "random"], 4, "s", fair=False, workers=Threads(2))
print(len(match.games), flush=True)
"""
BORROWED = """
like = "kniffel-strict"
id = "kniffel"
names = { de = "Zwei Würfe", en = "Two throws" }
[turn]
throws = 2
"""


@pytest.fixture(autouse=True, scope="module")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    cache = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(storage, "user_cache_path", lambda *_, **__: cache)
        yield


def rude(deed: str, when: int = 1) -> str:
    return f"{sys.executable} {RUDE} {deed} {when}"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(pasch, ["match", *arguments, "--threads", "1"], standalone_mode=False)


@pytest.mark.parametrize(
    ("deed", "code"),
    [
        ("hang", "engine-hangs"),
        ("flood", "engine-floods"),
        ("endless-line", "engine-floods"),
        ("die", "engine-died"),
        ("close", "engine-silent"),
        ("illegal", "engine-illegal"),
        ("unreadable", "engine-illegal"),
        ("none", "engine-illegal"),
        ("twice", "engine-answers-twice"),
    ],
)
def test_misbehaving_engine_loses_only_that_game(deed: str, code: str) -> None:
    limits = QUICK if deed == "hang" else PartnerTimeouts(60, 60)
    found = play_match(VARIANT, [rude(deed), "random"], 2, "s", limits=limits, workers=HERE)
    assert [each.game.fault and (each.game.fault[0], each.game.fault[1].code) for each in found.games] == [
        (0, code)
    ] * 2
    assert [each.game.shares for each in found.games] == [(0.0, 1.0)] * 2
    assert all(each.game.record.tags["BrokenOff"].startswith("Rude: ") for each in found.games)
    assert all(list(states(each.game.record)) for each in found.games)
    if deed == "die":
        fault = found.games[0].game.fault
        assert fault is not None
        assert "OutOfLuckError" in fault[1].words("de")


def test_of_several_players_the_others_share_a_victory_that_somebody_gave_away() -> None:
    found = play_match(VARIANT, ["random", rude("die"), "random"], 2, "s", workers=HERE)
    assert [each.game.shares for each in found.games] == [(0.5, 0.0, 0.5)] * 2


@pytest.mark.parametrize("deed", ["refuse", "other-rules", "never-reads"])
def test_unable_players_are_reported_before_the_first_game(deed: str) -> None:
    limits = PartnerTimeouts(0.2, 1.5 if deed == "never-reads" else 20)
    with pytest.raises(PaschError) as error:
        play_match(VARIANT, [rude(deed), "random"], 1, limits=limits, workers=HERE)
    assert error.value.code == "match-cannot"


def test_the_same_seed_brings_the_same_games_whoever_shares_the_work() -> None:
    players = ["club", "casual"]
    one = play_match(VARIANT, players, 4, "s", workers=HERE)
    two = play_match(VARIANT, players, 6, "s", workers=Threads(2))
    assert [each.game.record.events for each in one.games] == [each.game.record.events for each in two.games[:4]]
    assert one.names == two.names == players
    assert len({each.game.record.events for each in two.games}) == 6


def test_without_luck_the_best_play_has_its_mean_and_hardly_any_error() -> None:
    found = play_match(VARIANT, ["perfect", "random"], 60, "s", workers=HERE)
    best, random = scores(found)
    mean = found.games[0].totals[0] - found.games[0].luck[0].points
    assert best.fair_mean is not None
    assert best.fair_mean.mean == pytest.approx(mean)
    assert best.fair_mean.margin == pytest.approx(0, abs=1e-6)
    assert random.mean is not None
    assert random.fair_mean is not None
    assert random.mean.margin is not None
    assert random.fair_mean.margin is not None
    assert random.fair_mean.margin < random.mean.margin
    assert abs(random.fair_mean.mean - random.mean.mean) < 2 * random.mean.margin
    assert best.fair_wins is not None
    assert best.fair_wins.mean > 0.5 > scores(found)[1].wins.mean
    assert best.wins.mean + random.wins.mean == pytest.approx(1)


def test_luck_is_taken_out_of_learned_values_as_well_and_it_is_said() -> None:
    found = play_match(load_variant(str(PLAIN.parent / "free-and-down.toml")), ["heuristic", "random"], 3, workers=HERE)
    assert found.certainty in ("exact", "learned", "rough")


def test_match_figures_are_computed_correctly() -> None:
    assert estimate([1.0]) == Estimate(1.0, None)
    found = estimate([1.0, 2.0, 3.0])
    assert found.mean == fmean([1, 2, 3])
    assert found.margin == pytest.approx(1.959964 / 3**0.5)
    empty = MatchResult(
        VARIANT, ["a", "b"], "s", 1, None, play_match(VARIANT, ["perfect", "random"], 1, "s", workers=HERE).games
    )
    assert scores(empty)[0].wins.margin == pytest.approx(0.95)


def test_the_command_prints_who_plays_better_and_keeps_the_games(tmp_path: Path) -> None:
    arguments = ("perfect", rude("illegal", 0), "--variant", str(PLAIN), "--games", "3", "--seed", "1")
    done = run(*arguments, "--out", str(tmp_path / "games"))
    assert "Rude" in done.output
    kept = sorted((tmp_path / "games").iterdir())
    assert [path.name for path in kept] == ["000001.pasch", "000002.pasch", "000003.pasch"]
    record = load_record(kept[0])
    assert record.variant == VARIANT
    assert record.seats == ("perfect", "Rude")
    assert "[value 7.00]" in record.comments.values()
    told = json.loads(run(*arguments, "--json").output)
    assert (told["format"], told["games"], told["seed"]) == ("pasch-match", 3, "1")
    assert [each["name"] for each in told["engines"]] == ["perfect", "Rude"]


@pytest.mark.parametrize(("player", "told"), [("expert", True), ("random", False)])
def test_saved_games_are_told_only_where_some_are_saved(player: str, told: bool) -> None:
    done = run("perfect", player, "--variant", "kniffel-strict", "--games", "30", "--seed", "1")
    assert player in done.output, done.exception
    assert ("times fewer games" in done.output) is told
    assert "fewer games tell as much about the mean: perfect" not in done.output


@pytest.mark.slow
def test_of_a_level_a_hundredth_of_the_games_is_enough() -> None:
    """124 times fewer where the luck of all throws of a turn counts alike, and spared ones do not."""
    found = play_match(shipped("kniffel-strict"), ["casual", "expert"], 100, "s", workers=HERE)
    casual, expert = map(fewer_games, scores(found))
    assert casual is not None
    assert expert is not None
    assert 150 < casual < expert


def test_removing_luck_keeps_the_mean() -> None:
    """In all series of six games, each of three equally likely ones: two kinds of luck, both 0 on average."""
    games = [(7.0, 2.0, -1.0), (1.0, -1.0, 2.0), (2.0, -1.0, -1.0)]
    means = [
        without_luck([own[0] for own in series], [own[1:] for own in series]).mean
        for series in product(games, repeat=6)
    ]
    assert fmean(means) == pytest.approx(fmean(total for total, *_ in games), abs=1e-12)
    assert pstdev(means) < pstdev(fmean(total for total, *_ in series) for series in product(games, repeat=6))


def test_drawn_decisions_have_no_luck_on_average() -> None:
    oracle = oracle_of(VARIANT)
    game = play_match(VARIANT, ["casual", "random"], 1, "s", workers=HERE).games[0].game
    decided = [moment for moment in account_of(game.record, oracle).moments if isinstance(moment, DecisionStep)]
    assert max(len(moment.options) for moment in decided) > 5
    for moment in decided:
        likely = weights([option.value for option in moment.options], 1.8)
        luck = [luck_of_draw(moment._replace(chosen=option), 1.8) for option in moment.options]
        for kind in zip(*luck, strict=True):
            assert sum(map(mul, likely, kind)) == pytest.approx(0, abs=1e-9)
        assert max(each.drawn for each in luck) == luck[0].drawn
        assert len({each.spared for each in luck}) == len(
            {isinstance(option.action, Held) for option in moment.options}
        )


def test_a_level_is_known_to_draw_by_points_of_the_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    balut, told = load_variant(str(PLAIN.parent / "balut.toml")), set[float]()

    def noted(_: DecisionStep, temperature: float) -> Luck:
        told.add(temperature)
        return Luck()

    monkeypatch.setattr(match_series, "luck_of_draw", noted)
    play_match(balut, ["club", "random"], 1, "s", workers=HERE)
    assert balut.scale < 1
    assert told == {temperature_of("club", balut)}


def test_games_that_a_throw_ends_count_as_they_stand() -> None:
    found = play_match(load_variant(str(PLAIN.parent / "at-once.toml")), ["casual", "random"], 30, "s", workers=HERE)
    ends = [final_state(each.game.record) for each in found.games]
    assert "won" in {end.finish for end in ends}
    for each, end in zip(found.games, ends, strict=True):
        assert sorted(each.totals) == sorted(totals(end))
        assert len(each.luck) == 2


def test_the_table_breaks_no_name_at_eighty_columns() -> None:
    names = ["heuristic", "contender", "beginner"]
    done = run(*names, "--variant", "kniffel-strict", "--games", "20", "--seed", "1")
    assert [line.split()[0] for line in done.output.splitlines()[4:7]] == names
    assert max(map(len, done.output.splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["perfect"], "match-alone"),
        (["perfect", "no-such-program"], "match-cannot"),
        (["perfect", "'"], "engine-command"),
        (["perfect", "random", "--time", "0"], "match-time"),
        (["perfect", "random", "--variant", "knifel"], "unknown-variant-near"),
    ],
)
def test_wrong_usage_is_one_sentence(arguments: list[str], code: str) -> None:
    variant = [] if "--variant" in arguments else ["--variant", str(PLAIN)]
    error = run(*arguments, *variant).exception
    assert isinstance(error, PaschError)
    assert error.code == code


def test_the_examples_play_a_whole_game_against_each_other() -> None:
    """And the one in Python is as short as it says."""
    bots = [f"{sys.executable} -m pasch.examples.bot", f"{NODE} {EXAMPLES / 'bot.mjs'}"]
    assert len((EXAMPLES / "bot.py").read_text("utf-8").splitlines()) <= 30
    guest = partner(bots[0], PartnerTimeouts())
    assert guest.introduce() == "Most of a kind"
    guest.close()
    found = play_match(shipped("yatzy"), bots, 2, "s", fair=False, workers=HERE)
    assert found.names == ["Most of a kind", "Highest dice"]
    assert all(each.game.fault is None for each in found.games)
    assert min(total for each in found.games for total in each.totals) > 60
    odd = parse_variant(BORROWED)
    assert [each.game.fault for each in play_match(odd, bots, 1, "s", fair=False, workers=HERE).games] == [None]


def test_rules_that_borrow_a_name_are_told_whole() -> None:
    borrowed = parse_variant(BORROWED)
    engine = f"{sys.executable} -m pasch engine --level random"
    found = play_match(borrowed, [engine, "random"], 1, "s", fair=False, workers=HERE)
    assert found.games[0].game.fault is None


def test_a_script_needs_no_guard_around_a_match(tmp_path: Path) -> None:
    """The processes that share the games do not run the script again."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.format(plain=str(PLAIN)), encoding="utf-8")
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.split()) == (0, ["begun", "4"]), ran.stderr
