"""Computing processes: their answers, shared work, restarts after crashes, and no orphans."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any, Literal, TypeVar

import pytest
from empty_compute import STRICT, solving, unsolved
from process_tree import descendants, is_gone, wait_until_gone

from error_sentences import check_sentences
from pasch import Held, PaschError, Rolled, Scored, Struck, shipped
from pasch.play.records import atomic_files
from pasch.players import heuristic_player
from pasch.players.player import LEVELS
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import ACTIONS, Action, Announced, Bought
from pasch.rules.game.state import GameState, new_game
from pasch.rules.text.position_notation import format_position, parse_position
from pasch.rules.variant.variant import Variant
from pasch.server.compute import child_process, compute_service, disk_limits, job_queue
from pasch.server.compute.child_process import ChildProcess
from pasch.server.compute.compute_service import PROGRAM, Choice, Solvers, players_here
from pasch.server.wire.rejection import status_of
from pasch.server.wire.responses import AdviceAnswer, SolvingAnswer
from pasch.solver.query.action_ranking import best_action
from pasch.values.analyst import oracle_of

T = TypeVar("T")
KNIFFEL = "kniffel .,.,.,.,.,.,.,.,.,.,.,.,. 1> 2:11155"
FOUR_COLUMNS = f"kniffel-4-columns {'/'.join([','.join('.' * 13)] * 4)} 1> 2:11155"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return unsolved(tmp_path, monkeypatch)


async def advised(solvers: Solvers, position: str, objective: Literal["mean", "win"] = "mean") -> AdviceAnswer:
    """The advice, once there is any."""
    state = parse_position(position)
    while isinstance(found := await solvers.advice(state.variant, position, objective=objective), SolvingAnswer):
        await asyncio.sleep(0.05)
    return found


@pytest.mark.parametrize(
    "action", [Held((5, 5)), Held(()), Bought((1, 17)), Announced("chance"), Scored("down.ones"), Struck("ones")]
)
def test_an_action_is_read_as_it_was_written(action: Action) -> None:
    assert ACTIONS.validate_python(action.as_json()) == action


@pytest.mark.parametrize("level", ["heuristic", "random"])
def test_players_that_need_no_solution_decide_at_once(level: str) -> None:
    choice = solving(lambda solvers: solvers.choose(parse_position(KNIFFEL), level))
    assert choice.level == level
    assert choice.action in legal_actions(parse_position(KNIFFEL))


def test_advice_is_progress_first_and_then_exact() -> None:
    found = solving(lambda solvers: advised(solvers, STRICT))
    state = parse_position(STRICT)
    right = oracle_of(state.variant).action_values(state)
    assert found.exact is True
    assert {option.action: option.value for option in found.options} == pytest.approx(right)
    losses = [option.loss for option in found.options]
    assert losses == sorted(losses)
    assert losses[0] == 0.0
    assert found.best == found.options[0].action
    assert found.options[0].value == pytest.approx(max(right.values()))


LAST = "1,2,3,4,5,6,7,8,25,30,40,0"
TWO = f"kniffel-strict {LAST},.|{LAST},20 1> 2:11155"


def test_advice_to_win_comes_when_it_is_known_how_cards_end() -> None:
    found = solving(lambda solvers: advised(solvers, TWO, "win"))
    assert found.exact
    assert found.chances is not None
    assert sum(found.chances) == pytest.approx(1.0)
    wins = [option.win for option in found.options if option.win is not None]
    assert wins == sorted(wins, reverse=True)
    assert found.options[0].loss == 0.0
    assert all(option.value is not None for option in found.options)


@pytest.mark.slow
def test_alone_advice_to_win_is_advice_for_the_mean() -> None:
    found = solving(lambda solvers: advised(solvers, STRICT, "win"))
    assert found.chances is None
    assert all(option.win is None for option in found.options)


@pytest.mark.slow
def test_who_plays_to_win_plays_for_the_mean_until_it_is_known_how_cards_end() -> None:
    async def work(solvers: Solvers) -> tuple[Choice, Choice]:
        state = parse_position(TWO)
        await advised(solvers, TWO)
        at_once = await solvers.choose(state, "contender")
        await advised(solvers, TWO, "win")
        return at_once, await solvers.choose(state, "contender")

    at_once, later = solving(work)
    assert {at_once.action, later.action} <= set(legal_actions(parse_position(TWO)))
    assert (at_once.level, later.level) == ("contender", "contender")


def test_no_game_waits_while_a_variant_is_solved_and_then_its_values_count() -> None:
    async def work(solvers: Solvers) -> tuple[Choice, SolvingAnswer | None, Choice]:
        state = parse_position(STRICT)
        at_once, progress = await solvers.choose(state, "perfect"), solvers.progress(state.variant, "perfect")
        while solvers.progress(state.variant, "perfect") is not None:
            await asyncio.sleep(0.05)
        return at_once, progress, await solvers.choose(state, "perfect")

    at_once, progress, later = solving(work)
    state = parse_position(STRICT)
    judged = heuristic_player.action_values(state)
    values = oracle_of(state.variant).action_values(state)
    assert at_once == Choice(max(judged, key=judged.__getitem__), "perfect")
    assert progress is not None
    assert later == Choice(best_action(state.variant, values), "perfect")


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be stopped there")
@pytest.mark.parametrize("level", ["casual", "daring", "heuristic"])
def test_no_game_waits_for_a_process_that_does_not_answer(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compute_service, "AT_ONCE_SECONDS", 0.05)
    state = parse_position(KNIFFEL)

    async def work(solvers: Solvers) -> list[Choice]:
        for pid in descendants(os.getpid()):
            os.kill(pid, signal.SIGSTOP)
        return [await solvers.choose(state, level) for _ in range(2)]

    assert {choice.level for choice in solving(work)} == {level}


def test_jobs_of_one_address_delay_no_table_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compute_service, "AT_ONCE_SECONDS", 0.05)
    slow, quick = parse_position(KNIFFEL), parse_position(STRICT)
    answer = Choice(legal_actions(quick)[0], "asked")

    async def decided(_: Solvers, state: GameState, __: str) -> Choice:
        if state.variant is slow.variant:
            await asyncio.Event().wait()
        return answer

    monkeypatch.setattr(Solvers, "_decided", decided)

    async def work(solvers: Solvers) -> list[Choice]:
        # Whoever prepares a player is the address that opened the table.
        solvers.prepare(slow.variant, "casual", "a")
        solvers.prepare(quick.variant, "casual", "b")
        return [await solvers.choose(state, "casual") for state in (slow, quick, slow)]

    assert [choice.level for choice in solving(work)] == ["casual", "asked", "casual"]


def test_a_variant_is_solved_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    plain = ChildProcess.ask

    async def counted(self: ChildProcess, request: Any, *arguments: Any) -> dict[str, Any]:
        asked.append(request["do"])
        return await plain(self, request, *arguments)

    monkeypatch.setattr(ChildProcess, "ask", counted)

    async def work(solvers: Solvers) -> list[Choice]:
        state = parse_position(STRICT)
        solvers.prepare(state.variant, "perfect")
        levels = ("perfect", "club", "expert", "beginner")
        choices = await asyncio.gather(*(solvers.choose(state, level) for level in levels))
        await advised(solvers, STRICT)
        await solvers.choose(state, "perfect")
        return choices

    assert [choice.level for choice in solving(work)] == ["perfect", "club", "expert", "beginner"]
    assert asked.count("solve") == 1


@pytest.mark.slow
def test_prepared_solution_answers_immediately() -> None:
    async def work(solvers: Solvers) -> AdviceAnswer | SolvingAnswer:
        return await solvers.advice(shipped("kniffel-strict"), STRICT)

    solving(lambda solvers: advised(solvers, STRICT))
    assert isinstance(solving(work), AdviceAnswer)


def test_others_are_answered_while_a_variant_is_solved() -> None:
    async def work(solvers: Solvers) -> tuple[list[Choice], bool]:
        await solvers.advice(shipped("kniffel"), KNIFFEL)
        choices = [await solvers.choose(parse_position(STRICT), "heuristic") for _ in range(20)]
        return choices, solvers.progress(shipped("kniffel"), "club") is not None

    choices, still_solving = solving(work)
    allowed = legal_actions(parse_position(STRICT))
    assert [choice.level for choice in choices if choice.action in allowed] == ["heuristic"] * 20
    assert still_solving


@pytest.mark.slow
def test_a_player_that_cannot_play_a_variant_is_replaced_and_says_so() -> None:
    """Too large to solve, and risk cannot be estimated."""

    async def work(solvers: Solvers) -> list[Choice]:
        state = parse_position(FOUR_COLUMNS)
        first = await solvers.choose(state, "daring")
        while solvers.progress(state.variant, "daring") is not None:
            await asyncio.sleep(0.05)
        return [first, await solvers.choose(state, "daring")]

    assert [choice.level for choice in solving(work)] == ["daring", "heuristic"]


@pytest.mark.slow
def test_a_variant_too_large_to_solve_is_estimated() -> None:
    found = solving(lambda solvers: advised(solvers, FOUR_COLUMNS))
    assert (found.exact, found.certainty) == (False, "learned")
    best = found.options[0].value
    assert best is not None
    assert 900 < best < 1200


def test_full_queue_falls_back_to_estimates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_queue, "MOST_WAITING", 0)

    async def work(solvers: Solvers) -> tuple[Choice, AdviceAnswer | SolvingAnswer]:
        state = parse_position(STRICT)
        return await solvers.choose(state, "club"), await solvers.advice(state.variant, STRICT)

    choice, advice = solving(work)
    assert choice.level == "club"
    assert isinstance(advice, AdviceAnswer)
    assert advice.exact is False


def test_without_the_solver_advice_compares_and_claims_no_totals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compute_service, "solver_here", lambda: False)
    assert players_here() == [*LEVELS, "optimal", "heuristic", "random"]

    async def work(solvers: Solvers) -> tuple[Choice, AdviceAnswer | SolvingAnswer]:
        state = parse_position(STRICT)
        return await solvers.choose(state, "perfect"), await solvers.advice(state.variant, STRICT)

    choice, advice = solving(work)
    assert choice.level == "perfect"
    assert isinstance(advice, AdviceAnswer)
    assert advice.exact is False
    assert {option.value for option in advice.options} == {None}
    assert len(advice.options) == len(legal_actions(parse_position(STRICT)))
    assert advice.options[0].loss == 0.0
    assert advice.best == choice.action


def test_with_the_solver_all_players_are_here() -> None:
    assert {"perfect", "club", "heuristic", "random"} <= set(players_here())


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("yatzy .,.,.,.,.,.,.,.,.,.,.,.,.,.,. 1> 1:13355", "other-variant"),
        ("kniffel-strict nonsense", "position-fields"),
        (STRICT.replace("2:11155", "0"), "nothing-to-decide"),
        (STRICT.replace("11155", "11177"), "no-such-roll"),
    ],
)
def test_a_position_that_is_none_is_refused_with_its_reason(position: str, code: str) -> None:
    async def work(solvers: Solvers) -> None:
        await solvers.advice(shipped("kniffel-strict"), position)

    with pytest.raises(PaschError) as found:
        solving(work)
    assert found.value.code == code
    check_sentences(found.value)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(PaschError) as found:
        solving(lambda solvers: solvers.choose(parse_position(STRICT), "perfekt"))
    assert found.value.code == "unknown-player-near"


def choose(state: GameState) -> dict[str, Any]:
    """A request that takes a moment."""
    position = format_position(state)
    return {"do": "move", "toml": state.variant.text, "position": position, "level": "heuristic", "theta": None}


def solve(variant: str) -> dict[str, Any]:
    """A request that takes long."""
    return {"do": "solve", "toml": shipped(variant).text, "theta": 0.0}


def asked(work: Callable[[ChildProcess], Coroutine[Any, Any, T]]) -> T:
    async def closed() -> T:
        process = ChildProcess(PROGRAM)
        try:
            return await work(process)
        finally:
            await process.close()

    return asyncio.run(closed())


def test_killed_process_restarts_and_answers() -> None:
    state = apply(new_game(shipped("kniffel-4-columns"), first=0), Rolled((1, 2, 3, 5, 5)))

    async def work(process: ChildProcess) -> tuple[list[dict[str, Any]], int | None, int | None]:
        await process.start()
        first = process.pid
        assert first is not None
        answering = asyncio.gather(*(process.ask(choose(state), 60) for _ in range(3)))
        await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        return await answering, first, process.pid

    answers, first, second = asked(work)
    assert [ACTIONS.validate_python(answer["action"]) in legal_actions(state) for answer in answers] == [True] * 3
    assert first != second


def test_request_that_kills_twice_is_abandoned_alone() -> None:
    state = parse_position(STRICT)

    async def work(process: ChildProcess) -> tuple[Any, Any]:
        both = asyncio.gather(
            process.ask(solve("kniffel"), 600), process.ask(choose(state), 600), return_exceptions=True
        )
        for _ in range(2):
            while process.pid is None:
                await asyncio.sleep(0.01)
            # Long enough to be at work, and far from the end of it.
            await asyncio.sleep(0.5)
            victim = process.pid
            os.kill(victim, signal.SIGKILL)
            while process.pid == victim:
                await asyncio.sleep(0.01)
        solved, chosen = await both
        return solved, chosen

    solved_, chosen = asked(work)
    assert isinstance(solved_, PaschError)
    assert solved_.code == "thinking-failed"
    assert "action" in chosen


def test_oversized_answer_ends_only_its_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child_process, "MOST_BYTES", 400)
    state = parse_position(STRICT)
    advice = {"do": "advice", "toml": state.variant.text, "position": STRICT, "theta": None, "objective": "mean"}

    async def work(process: ChildProcess) -> tuple[str, dict[str, Any]]:
        with pytest.raises(PaschError) as found:
            await process.ask({**advice, "language": "en"}, 60)
        return found.value.code, await process.ask(choose(state), 60)

    code, answer = asked(work)
    assert code == "thinking-failed"
    assert "action" in answer


def test_slow_request_is_ended() -> None:
    state = parse_position(STRICT)

    async def work(process: ChildProcess) -> tuple[str, dict[str, Any]]:
        with pytest.raises(PaschError) as found:
            await process.ask(solve("kniffel"), 0.5)
        return found.value.code, await process.ask(choose(state), 60)

    code, answer = asked(work)
    assert code == "thinking-too-long"
    assert "action" in answer


def test_internal_errors_end_the_process_and_are_tried_in_a_second_one(capfd: pytest.CaptureFixture[str]) -> None:
    async def work(process: ChildProcess) -> tuple[PaschError, int | None, int | None, dict[str, Any]]:
        await process.start()
        first = process.pid
        with pytest.raises(PaschError) as found:
            await process.ask({"do": "move"}, 60)
        answer = await process.ask(choose(parse_position(STRICT)), 60)
        return found.value, first, process.pid, answer

    error, first, last, answer = asked(work)
    assert (error.code, status_of(error)) == ("thinking-failed", 503)
    assert capfd.readouterr().err.count("our-mistake") == 2
    assert first != last
    assert "action" in answer


async def crash_solving(solvers: Solvers, times: int) -> None:
    """Kills the process that solves the strict game, in the middle of it."""
    killed: set[int] = set()
    while len(killed) < times:
        await solvers.advice(shipped("kniffel-strict"), STRICT)
        for pid in descendants(os.getpid()):
            if pid not in killed and b"--solve" in Path(f"/proc/{pid}/cmdline").read_bytes():
                progress = solvers.progress(shipped("kniffel-strict"), "perfect")
                if progress is not None and progress.stage != "waiting":
                    killed.add(pid)
                    os.kill(pid, signal.SIGKILL)
                    await asyncio.to_thread(wait_until_gone, [pid])
        await asyncio.sleep(0.01)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc")
def test_a_solving_process_that_died_twice_says_nothing_about_the_variant() -> None:
    async def work(solvers: Solvers) -> AdviceAnswer:
        await crash_solving(solvers, 2)
        return await advised(solvers, STRICT)

    assert solving(work).exact is True


@pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc")
def test_a_variant_that_crashes_again_and_again_is_out_of_reach_for_a_while() -> None:
    async def work(solvers: Solvers) -> tuple[AdviceAnswer, AdviceAnswer]:
        # Two deaths are one crash: the job is tried a second time at once.
        await crash_solving(solvers, 2 * compute_service.MOST_CRASHES)
        while isinstance(at_once := await solvers.advice(shipped("kniffel-strict"), STRICT), SolvingAnswer):
            await asyncio.sleep(0.01)
        solvers.failed.expire(monotonic() + compute_service.FAILED_S)
        return at_once, await advised(solvers, STRICT)

    by_judgement, later = solving(work)
    assert by_judgement.exact is False
    assert later.exact is True


def test_closing_ends_both_processes_in_the_middle_of_their_work() -> None:
    pids: list[int] = []
    before = set(descendants(os.getpid()))

    async def work(solvers: Solvers) -> None:
        await solvers.advice(shipped("kniffel"), KNIFFEL)
        while (progress := solvers.progress(shipped("kniffel"), "club")) and progress.stage == "waiting":
            await asyncio.sleep(0.05)
        pids.extend(set(descendants(os.getpid())) - before)

    solving(work)
    assert len(pids) >= 2  # and whatever helps to compile
    wait_until_gone(pids)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_nothing_is_left_behind_when_the_server_is_killed() -> None:
    """Also not what was in the middle of solving."""
    script = f"""
import asyncio
from pasch import shipped
from pasch.server.compute.compute_service import Solvers

async def main():
    solvers = Solvers()
    await solvers.start()
    await solvers.advice(shipped("kniffel"), {KNIFFEL!r})
    while (progress := solvers.progress(shipped("kniffel"), "club")) and progress.stage == "waiting":
        await asyncio.sleep(0.05)
    print("solving", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "solving\n"
        pids = descendants(server.pid)
        assert len(pids) == 2
        assert not any(map(is_gone, pids))
        server.kill()
    wait_until_gone(pids)


def test_house_rules_on_disk_stay_within_bounds(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk_limits, "MOST_KEPT", 250)
    folder = own_cache / "solutions"
    folder.mkdir(parents=True)
    rule = parse_variant('like = "kniffel"\nid = "our-house"\n[turn]\nthrows = 4\n')
    with disk_limits.keeping(shipped("kniffel")):
        (folder / "shipped.solution").write_bytes(bytes(1000))
    for number in range(4):
        with disk_limits.keeping(rule):
            (folder / f"house-{number}.solution").write_bytes(bytes(100))
    left = sorted(path.name for path in folder.glob("*.solution"))
    assert left == ["house-2.solution", "house-3.solution", "shipped.solution"]
    # The newest one stays, however large it is.
    with disk_limits.keeping(rule):
        (folder / "house-4.part").write_bytes(bytes(1000))
    kept = sorted(path.name for path in folder.iterdir() if path.suffix != ".lock")
    assert kept == ["house-4.part", "house-rules.txt", "shipped.solution"]


def test_saves_before_a_failure_are_listed(own_cache: Path) -> None:
    folder = own_cache / "solutions"
    folder.mkdir(parents=True)
    rule = parse_variant('like = "kniffel"\nid = "our-house"\n[turn]\nthrows = 4\n')
    with suppress(MemoryError), disk_limits.keeping(rule):
        (folder / "first.part").write_bytes(b"")
        raise MemoryError
    assert (folder / "house-rules.txt").read_text("utf-8").split() == ["first.part"]


def test_two_processes_that_keep_files_at_once_lose_none(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = own_cache / "solutions"
    folder.mkdir(parents=True)
    rule = parse_variant('like = "kniffel"\nid = "our-house"\n[turn]\nthrows = 4\n')
    solved_by_another = f"{shipped('kniffel').rules_hash}-0-mean-2.solution"
    other = Thread(target=_keep_a_file, args=(rule, folder / "second.solution"))

    def write_late(path: Path, content: str) -> None:
        # The list is read by now. Where nobody has to wait, the other one reads and writes it as well.
        monkeypatch.setattr(disk_limits, "write_atomic", atomic_files.write_atomic)
        other.start()
        other.join(0.5)
        atomic_files.write_atomic(path, content)

    monkeypatch.setattr(disk_limits, "write_atomic", write_late)
    with disk_limits.keeping(rule):
        (folder / solved_by_another).write_bytes(b"")
        (folder / "first.solution").write_bytes(b"")
    other.join()
    assert sorted((folder / "house-rules.txt").read_text("utf-8").split()) == ["first.solution", "second.solution"]


def _keep_a_file(variant: Variant, path: Path) -> None:
    with disk_limits.keeping(variant):
        path.write_bytes(b"")


def test_advice_says_in_the_asked_language_why_the_best_is_better() -> None:
    state = parse_position(STRICT)

    async def asked(solvers: Solvers) -> list[str | None]:
        await advised(solvers, STRICT)
        answers = [await solvers.advice(state.variant, STRICT, language=language) for language in ("de", "en")]
        return [answer.reason for answer in answers if isinstance(answer, AdviceAnswer)]

    german, english = solving(asked)
    assert german is not None
    assert english is not None
    assert german.startswith("Gegenüber „")
    assert english.startswith('Against "')
