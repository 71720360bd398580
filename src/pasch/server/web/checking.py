"""The program of a process that checks house rules: it answers with their pages, or what is wrong with them.

``{"id": 1, "do": "check", "toml": …}`` gets nothing where the document is good, ``"page"`` its page, packed, and
``"changes"`` what it changes of the rules that it is like. See
`solving.answering` for what all such programs have in common.
"""

from base64 import b64encode
from typing import Any

from pasch.server.solving.answering import Request, answer_requests
from pasch.server.tables.house_rules import read_house_rule
from pasch.server.web.effects import changes_of
from pasch.server.web.pages import page
from pasch.solver.progress import Stages


def answer(request: Request, _progress: Stages) -> dict[str, Any]:
    """What a request asks for.

    Raises:
        VariantError: the document is none that a server takes.
    """
    variant = read_house_rule(request["toml"])
    if request["do"] == "check":
        return {}
    if request["do"] == "changes":
        return changes_of(variant)
    made = page(variant)
    return {"etag": made.etag, "packed": b64encode(made.packed).decode()}


if __name__ == "__main__":
    answer_requests(answer)
