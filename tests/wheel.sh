#!/usr/bin/env bash
# Builds the wheel, installs it into an empty environment, and runs the tests against it there: no source folder can hide
# a file that the wheel lacks. Usage: tests/wheel.sh PYTHON
set -eu
python=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$python" -m build --no-isolation --wheel --outdir "$work/dist" "$root" >"$work/build.log" 2>&1 \
    || { cat "$work/build.log"; exit 1; }
"$root/requirements/venv.sh" "$python" "$work/venv"
"$work/venv/bin/python" -m pip install -q --disable-pip-version-check --require-hashes -r "$root/requirements/dev.txt"
"$work/venv/bin/python" -m pip install -q --disable-pip-version-check --no-deps "$work"/dist/*.whl
cp -r "$root/tests" "$root/docs" "$root/pyproject.toml" "$root"/*.md "$root/LICENSE" "$work/"
cd "$work"
"$work/venv/bin/python" -m pytest -n 2 -q --hypothesis-profile=quick -p no:cacheprovider
