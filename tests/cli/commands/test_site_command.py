"""``pasch site``: its words."""

import subprocess
import sys
from pathlib import Path

import pytest

from pasch.cli.main import run
from pasch.server.web import static_site
from pasch.solver.browser_files import shipped_files


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


def test_a_site_without_the_solver_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_site, "write_site", lambda *_, **__: 1000)
    for language, words in (("en", "only rough hints there"), ("de", "nur grob geschätzte Tipps")):
        assert run(["site", str(tmp_path), "--lang", language]) == 0
        assert words not in capsys.readouterr().out
        with monkeypatch.context() as without:
            without.setattr(shipped_files, "find_browser_file", lambda _: None)
            assert run(["site", str(tmp_path), "--lang", language]) == 0
        assert words in capsys.readouterr().out


def test_a_site_without_tables_needs_no_solver(tmp_path: Path) -> None:
    code = (
        "import sys\nsys.modules['numpy'] = None\n"
        "from pasch import shipped\nfrom pasch.cli.main import run\nfrom pasch.server.web import static_site\n"
        "static_site.write_site = lambda folder, find_values, **_: len(find_values(shipped('kniffel')).values)\n"
        f"sys.exit(run(['site', {str(tmp_path)!r}]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
