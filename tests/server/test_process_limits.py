"""Start and end of a server: memory limits, and no process left behind."""

import signal
import subprocess
import sys
from collections.abc import Callable

import pytest
from process_tree import descendants, wait_until_gone
from server_process import serving, start, wait_until_ready

FEW_HANDLES = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 500))
from pasch.server.process_limits import take_handles
print(take_handles(), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


@pytest.mark.slow
def test_workers_end_with_the_process_that_started_them(fresh: Callable[[str], str]) -> None:
    options = ("--database", fresh("postgresql"), "--workers", "2")
    with serving(*options) as (address, server):
        started = descendants(server.pid)
        assert len(started) >= 4, "two workers, each with one that thinks"
        server.kill()
        server.wait()
        wait_until_gone(started)
        # So the next one finds the port free; told to end, it leaves nothing either.
        again = start(int(address.rpartition(":")[2]), *options)
        try:
            wait_until_ready(address, again)
            started = descendants(again.pid)
        finally:
            again.send_signal(signal.SIGTERM)
        assert again.wait(60) == 0
        wait_until_gone(started)


def test_a_process_takes_all_handles_that_it_may_have() -> None:
    done = subprocess.run([sys.executable, "-c", FEW_HANDLES], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["500", "500", "500"]
