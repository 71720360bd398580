"""Work on a Ray of two local workers, one of which is killed, and unusable clusters."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest
import ray
from small_games import miniature

from pasch.play.game_series import play_series
from pasch.rules.errors import PaschError
from pasch.solver.cards.card_lumping import lump_cards
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.layered.layer_solving import Layers
from pasch.solver.layered.layered_solution import solve_layers
from pasch.solver.learned.training_steps import Training
from pasch.solver.parallel import ray_cluster
from pasch.solver.parallel.cluster_address import check_address
from pasch.solver.parallel.ray_cluster import Cluster
from pasch.solver.parallel.workers import Threads
from pasch.solver.query.estimate import build_estimator
from pasch.solver.solve import simulation
from pasch.solver.solve.backward_induction import solve_cards
from pasch.solver.solve.simulation import SimulationPolicy, simulate


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def head() -> Iterator[str]:
    """The address of a cluster with two workers."""
    folder, port = tempfile.mkdtemp(prefix="ray-"), free_port()
    command = [*(sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus=2")]
    command += [f"--port={port}", f"--temp-dir={folder}", "--include-dashboard=false", "--object-store-memory=80000000"]
    environment = os.environ | {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment, start_new_session=True
    ) as process:
        try:
            # The head answers before this machine belongs to its cluster, and Ray waits for that half a minute only.
            assert any("Ray runtime started" in line for line in process.stdout or ()), "Ray could not start"
            yield f"127.0.0.1:{port}"
        finally:
            process.terminate()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def workers(head: str) -> Iterator[Cluster]:
    found = Cluster(head)
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    yield found
    found.close()


def _mortal(marker: Path, play: SimulationPolicy, seed: str) -> Callable[[range], simulation.SimulatedGames]:
    return partial(_play_or_die, marker, simulation.ParallelPlayer(play), seed)


def _play_or_die(marker: Path, side: simulation.ParallelPlayer, seed: str, numbers: range) -> simulation.SimulatedGames:
    if numbers.start == 3000 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return side.play(numbers, seed)


@pytest.mark.slow
def test_a_worker_that_is_killed_changes_nothing(
    workers: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    space = CardSpace(miniature("save-limit"))
    arrays = build_arrays(space)
    play = SimulationPolicy(space, arrays, solve_cards(arrays, space.level, 0.0, 1, lambda _: None))
    monkeypatch.setattr(simulation, "IN_A_PIECE", (1000, 1000))
    here = simulate(play, 9500, "a", Threads(2))
    marker = tmp_path / "killed"
    monkeypatch.setattr(simulation, "prepare_side", partial(_mortal, marker))
    there = simulate(play, 9500, "a", workers)
    assert marker.exists()
    assert np.array_equal(here.totals, there.totals)
    assert (here.boxes, here.bonuses, here.beside) == (there.boxes, there.bonuses, there.beside)


@pytest.mark.slow
def test_games_through_the_engine_are_the_same(workers: Cluster) -> None:
    arguments = miniature("plain"), ["heuristic", "random"], 30, "seed"
    assert play_series(*arguments, workers) == play_series(*arguments, Threads(1))


@pytest.mark.slow
def test_levels_and_what_is_learned_are_the_same(workers: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    variant = miniature("plain")
    layers = Layers(variant, CardSpace(variant, lump=lump_cards))
    assert solve_layers(layers, workers).mean == solve_layers(layers, Threads(1)).mean
    monkeypatch.setattr("pasch.solver.learned.training_steps.FIRST_LESSON", 100)
    wide, weights = build_estimator(miniature("twins"), most=0, cache=False).wide, []
    for hands in (workers, Threads(2)):
        training = Training(wide, 1, games=64, workers=hands)
        training.run(lambda _: None)
        weights.append(training.weights.copy())
    assert training.steps
    assert np.array_equal(weights[0], weights[1])


@pytest.mark.slow
def test_another_pasch_is_not_trusted(workers: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "origin", lambda: "0.0.9 (12345678)")
    with pytest.raises(PaschError) as caught:
        play_series(miniature("plain"), ["random"], 30, "seed", workers)
    (problem,) = caught.value.problems
    assert (problem.code, problem.facts["here"]) == ("cluster-other-pasch", "0.0.9 (12345678)")


@pytest.mark.parametrize(
    "address", ["", "head", "head:", "head:0", "head:70000", "http://head:6379", "a b:1", "auto:x"]
)
def test_an_address_is_auto_or_a_host_and_a_port(address: str) -> None:
    with pytest.raises(PaschError) as caught:
        check_address(address)
    assert caught.value.code == "cluster-address"
    assert check_address(" [::1]:6379 ") == "[::1]:6379"


@pytest.mark.parametrize("speaks", [None, b"HTTP/1.1 400 Bad Request\r\n\r\n"])
def test_missing_cluster_is_reported_immediately(speaks: bytes | None) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        answering = threading.Thread(target=_answer, args=(server, speaks))
        answering.start()
        with pytest.raises(PaschError) as caught:
            Cluster(address)
        answering.join()
    assert caught.value.code == "cluster-not-there"


def _answer(server: socket.socket, speaks: bytes | None) -> None:
    line, _ = server.accept()
    with line:
        line.recv(1000)
        if speaks:
            line.sendall(speaks)
