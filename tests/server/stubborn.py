"""A program in the place of the one that checks house rules: it does what a document says, however long that takes."""

import sys
import time
from typing import Any

from pasch.server.solving.answering import Request, answer_requests


def answer(request: Request, _progress: object) -> dict[str, Any]:
    while request["toml"] == "works for ever":
        pass
    if request["toml"] == "waits for ever":
        time.sleep(sys.maxsize // 10**10)
    return {"checked": request["toml"]}


if __name__ == "__main__":
    answer_requests(answer)
