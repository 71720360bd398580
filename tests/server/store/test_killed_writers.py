"""Writers killed at any instant: acknowledged events are stored, and none is stored in part."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from store_content import opened


@pytest.mark.anyio
@pytest.mark.parametrize("lives", [5, pytest.param(30, marks=pytest.mark.slow)])
async def test_acknowledged_events_survive_the_process(address: str, lives: int) -> None:
    program = Path(__file__).parents[1] / "killed_writers.py"
    done = subprocess.run(
        [sys.executable, program, address, str(lives)], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    acknowledged = json.loads(done.stdout)
    assert len({key.partition("-")[0] for _, key, _ in acknowledged}) == lives
    async with opened(address) as (store,):
        names = sorted({name for name, _, _ in acknowledged})
        stored = {name: await store.events(name) for name in names}
        for name, key, seqs in acknowledged:
            assert [event.seq for event in await store.done(name, key)] == seqs
        for events in stored.values():
            assert [event.seq for event in events] == list(range(len(events)))
            assert set(Counter(event.key for event in events[1:]).values()) == {2}
        actions = sum(len(events) // 2 for events in stored.values())
        assert len(acknowledged) <= actions <= len(acknowledged) + 5 * lives
        assert await store.dice_counts() == {("d6", 4): actions}
