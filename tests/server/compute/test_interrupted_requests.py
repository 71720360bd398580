"""A request that is cancelled or out of time leaves a process that still answers, wherever it was interrupted."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from by_day import thinned
from pasch import shipped

# Asks a fresh process three times; the first time it is interrupted at its n-th import of a module whose name begins
# so. Each trial is a forked process that has imported nothing of the solver yet.
PROGRAM = """
import json, os, signal, sys
from pasch.server.compute.request_loop import RequestCancelling, attend
from pasch.server.compute.worker_program import Worker

first, prefix, how = json.loads(sys.argv[1]), *sys.argv[2:]

def trial(place):
    cancelling, worker, said, names, state = RequestCancelling(), Worker(), [], [], {"on": True}

    def watch(event, arguments):
        if event == "import" and state["on"] and arguments[0].startswith(prefix):
            names.append(arguments[0])
            if len(names) == place:
                state["on"] = False
                cancelling.cancel(1) if how == "cancelled" else os.kill(os.getpid(), signal.SIGPROF)

    sys.addaudithook(watch)
    goes_on = []
    for number in (1, 2, 3):
        goes_on.append(attend(worker.answer, {"id": number, "cpu_seconds": 60.0, **first}, said.append, cancelling))
        state["on"] = False
    kinds = [next(iter(answer)) for answer in said if "stage" not in answer]
    return {"imports": len(names), "kinds": kinds, "goes_on": all(goes_on)}

def forked(place):
    reading, writing = os.pipe()
    if os.fork() == 0:
        os.write(writing, json.dumps(trial(place)).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        found = json.loads(pipe.read() or b'{"kinds": ["died"], "goes_on": false}')
    os.wait()
    return found

print(json.dumps([forked(place) for place in range(forked(0)["imports"] + 1)]))
"""
ADVICE = {
    "do": "advice",
    "position": "kniffel-strict .,.,.,.,.,.,.,.,.,.,.,.,. 1> 2:11155",
    "language": "de",
    "objective": "mean",
    "without_distributions": True,
    "theta": 0.0,
}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there are no such signals on this system")
@pytest.mark.parametrize("how", thinned(["cancelled", "out-of-time"], 2))
def test_a_request_interrupted_in_the_middle_of_an_import_breaks_no_later_one(how: str, tmp_path: Path) -> None:
    asked = json.dumps({"toml": shipped("kniffel-strict").text, **ADVICE})
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, asked, "numpy.exceptions", how],
        capture_output=True,
        text=True,
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
        check=True,
    )
    trials = json.loads(ran.stdout)
    assert len(trials) == 2  # numpy's core imports this module once, and that can be interrupted
    for found in trials:
        assert found["goes_on"], ran.stderr
        # Nothing is solved in this cache, which the process says; before the mend it could say nothing any more.
        assert found["kinds"][1:] == ["unprepared", "unprepared"], ran.stderr
