"""docs/engine.md: its dialogue runs as shown, and it lists every error."""

import re
from pathlib import Path

from pasch.engines.engine_loop import Engine
from pasch.locale import messages

PAGE = (Path(__file__).parents[2] / "docs" / "engine.md").read_text("utf-8")


def test_the_talk_goes_as_it_is_shown() -> None:
    (shown,) = re.findall(r"```talk\n(.*?)```", PAGE, re.DOTALL)
    lines = shown.splitlines()
    said: list[str] = []
    Engine(said.extend).converse(
        line[2:].replace("time 5000", "") for line in lines if line[0] == ">" and "quit" not in line
    )
    assert [line for line in said if not line.startswith("info stage")] == [
        line[2:] for line in lines if line[0] == "<"
    ]


def test_every_error_of_engines_is_named() -> None:
    own = [name.removeprefix("error-") for name in messages("en") if name.startswith("error-engine-")]
    assert [code for code in own if f"`{code}`" not in PAGE] == []
