"""docs/research.md: its Python prints what it says."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")


def test_its_python_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(compile(code, "research.md", "exec"), {})
        said = re.findall(r"^print\(.*\)  # (.*)$", code, re.MULTILINE)
        assert capsys.readouterr().out.splitlines() == said
