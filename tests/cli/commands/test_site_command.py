"""``pasch site``: its words."""

from pathlib import Path

import pytest

from pasch.cli.main import run
from pasch.server.web import static_site


def test_a_folder_that_holds_something_else_is_refused_in_both_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The client need not be built.
    monkeypatch.setattr(static_site, "PAGE", "letter.txt")
    monkeypatch.setattr(static_site.write_site, "__defaults__", (tmp_path,))
    (tmp_path / "letter.txt").write_text("Dear Anna")
    assert run(["site", str(tmp_path), "--lang", "en"]) == 1
    assert "contains something other than an earlier site" in capsys.readouterr().err
    assert run(["site", str(tmp_path), "--lang", "de"]) == 1
    assert "nimm einen neuen oder leeren Ordner" in capsys.readouterr().err
