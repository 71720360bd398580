#!/usr/bin/env bash
# Builds the wheel and installs it into an empty environment: no source folder can hide a file that the wheel lacks, and no
# package of the tests one that the wheel does not ask for. There the server is started and played with, without Node; then
# all tests run against it, once. The client has to be built before (`make client`). Usage: tests/wheel.sh PYTHON
set -eu
python=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
pip="$work/venv/bin/python -m pip install -q --disable-pip-version-check"

"$python" -m build --no-isolation --wheel --outdir "$work/dist" "$root" >"$work/build.log" 2>&1 \
    || { cat "$work/build.log"; exit 1; }
"$root/requirements/venv.sh" "$python" "$work/venv"

# The versions of the lock without its hashes, which pip would also ask of the wheel.
sed -n '/^[^ ]/s/ *\\$//p' "$root/requirements/run.txt" >"$work/versions.txt"
$pip -c "$work/versions.txt" "$(echo "$work"/dist/*.whl)[server]"
cd "$work"
"$work/venv/bin/python" "$root/tests/wheel_smoke.py" "$work/venv/bin/pasch"

$pip --require-hashes -r "$root/requirements/dev.txt"
cp -r "$root/tests" "$root/docs" "$root/pyproject.toml" "$root"/*.md "$root/LICENSE" "$work/"
mkdir "$work/web"
cp -r "$root/web/src" "$work/web/" # the words of its errors are in the same catalogues
"$work/venv/bin/python" -m pytest -n 2 -q -p no:cacheprovider
