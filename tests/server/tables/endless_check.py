"""A stand-in for the rules process that behaves as the document says, however long that takes."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from pasch.server.compute.request_loop import Request, answer_requests
from pasch.server.process_limits import restrict

ROOM = 300_000_000
kept: list[bytes] = []


def answer(request: Request, _progress: object) -> dict[str, Any]:
    while request["toml"] == "works for ever":
        pass
    if request["toml"] == "waits for ever":
        time.sleep(sys.maxsize // 10**10)
    if request["toml"] == "misses an interruption":
        # As if it came in the instant before the system is asked to sleep.
        heard = signal.getsignal(signal.SIGALRM)
        signal.signal(signal.SIGALRM, lambda *_: signal.signal(signal.SIGALRM, heard) and None)
        Path(os.environ["BEGAN"]).touch()
        time.sleep(sys.maxsize // 10**10)
    if request["toml"] == "waits a moment":
        time.sleep(0.2)
    if request["toml"] == "takes everything":
        restrict(ROOM, 0)
        return {"taken": len(bytearray(2 * ROOM))}
    if request["toml"] == "keeps much":
        kept.append(bytes([1]) * ROOM)
    return {"checked": request["toml"]}


if __name__ == "__main__":
    answer_requests(answer, ROOM // 2)
