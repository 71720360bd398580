"""The extra `testing` installs everything that `pasch.testing` imports; the laws of stores need `server` as well."""

import pkgutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from re import match

import pasch.testing

PROJECT = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text("utf-8"))["project"]
STORES = "pasch.testing.stores"
MODULES = [name for _, name, _ in pkgutil.iter_modules(pasch.testing.__path__, "pasch.testing.") if name != STORES]
USE = """
import importlib, sys
foreign, names = sys.argv[1].split(), sys.argv[2].split()
sys.modules |= dict.fromkeys(foreign)  # to import one of these fails from now on
for name in names:
    importlib.import_module(name)
from pasch.players.random_player import RandomPlayer
from pasch.testing import check_player
check_player(RandomPlayer())
"""
STORE = """
import sys
sys.modules["sqlalchemy"] = None
import pasch.testing
try:
    pasch.testing.check_store
except pasch.PaschError as error:
    print(error.code)
"""


def distributions(requirements: list[str]) -> set[str]:
    return {found[0].lower() for found in (match(r"[\w.-]+", name) for name in requirements) if found}


def test_extra_is_sufficient() -> None:
    extras = PROJECT["optional-dependencies"]
    ours = distributions([*PROJECT["dependencies"], *extras["testing"]])
    others = distributions([*extras["solver"], *extras["server"], *extras["print"], "httpx", "pytest"]) - {
        *ours,
        "pasch",
    }
    homes = {module: {home.lower() for home in found} for module, found in packages_distributions().items()}
    foreign = [module for module, found in homes.items() if found & others]
    assert {"fastapi", "httpx", "numpy", "pytest"} <= set(foreign)
    assert "pasch.testing.players" in MODULES
    command = [sys.executable, "-c", USE, " ".join(foreign), " ".join(MODULES)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_laws_of_stores_say_which_extra_they_need() -> None:
    done = subprocess.run([sys.executable, "-c", STORE], capture_output=True, text=True)
    assert done.stdout == "server-missing\n", done.stderr
