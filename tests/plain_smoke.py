"""An installed wheel without extras: a game at the terminal, a document checked, and sentences for what is missing.

Needs only Python: `python tests/plain_smoke.py PASCH DOCUMENT`.
"""

import subprocess
import sys
import tempfile
from importlib.util import find_spec

LEFT_OUT = ("fastapi", "llvmlite", "matplotlib", "numba", "numpy", "reportlab", "sqlalchemy")


def main(pasch: str, document: str) -> None:
    for package in LEFT_OUT:
        assert find_spec(package) is None, f"{package} was installed without the extra that needs it"
    with tempfile.TemporaryDirectory() as home:

        def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
            command = [pasch, "--lang", "en", *arguments]
            return subprocess.run(command, input="\n" * 20, capture_output=True, text=True, env={"HOME": home})

        for arguments in (["--help"], ["play", "--plain"], ["check", document], ["sheet", "kniffel"]):
            done = run(*arguments)
            assert (done.returncode, done.stderr) == (0, ""), done
            assert done.stdout, done
        for extra, arguments in (("server", ["serve"]), ("print", ["sheet", "kniffel", "--pdf", f"{home}/sheet.pdf"])):
            done = run(*arguments)
            assert done.returncode == 1, done
            assert f'pip install "pasch[{extra}]"' in done.stderr, done
            assert len(done.stderr.splitlines()) == 1, done


if __name__ == "__main__":
    main(*sys.argv[1:])
