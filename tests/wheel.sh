#!/usr/bin/env bash
# Builds the wheel and installs it into an empty environment: no source folder can hide a file that the wheel lacks, and no
# package of the tests one that the wheel does not ask for. There a throw is played at the terminal without any extra, and on
# a server without Node and without the solver's packages; then what tests need is installed beside it, and `pytest` in that
# folder tests the wheel. The client and the kernels have to be made before (`make client kernels`).
# Usage: tests/wheel.sh PYTHON FOLDER, which is made anew.
set -eu
python=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
root=$(cd "$(dirname "$0")/.." && pwd)
rm -rf "$2"
mkdir -p "$2"
work=$(cd "$2" && pwd)

# uv takes seconds for what takes pip minutes, and from its cache it needs no network; pip may be told of indexes that uv
# knows nothing of.
install() {
    for from in --offline --no-progress; do
        "$python" -m uv pip install -q $from --python "$work/venv/bin/python" "$@" 2>"$work/uv.log" && return
    done
    "$work/venv/bin/python" -m pip install -q --disable-pip-version-check "$@"
}

"$python" -m build --no-isolation --wheel --outdir "$work/dist" "$root" >"$work/build.log" 2>&1 \
    || { cat "$work/build.log"; exit 1; }
"$root/requirements/venv.sh" "$python" "$work/venv"

"$root/requirements/versions.sh" >"$work/versions.txt"
wheel=$(echo "$work"/dist/*.whl)
install -c "$work/versions.txt" "$wheel"
cd "$work"
"$work/venv/bin/python" "$root/tests/plain_smoke.py" "$work/venv/bin/pasch" "$root/tests/variants/miniatures/three-dice.toml"
install -c "$work/versions.txt" "$wheel[server]"
"$work/venv/bin/python" "$root/tests/wheel_smoke.py" "$work/venv/bin/pasch"

install --require-hashes -r "$root/requirements/dev.txt"
cp -r "$root/tests" "$root/docs" "$root/benchmarks" "$root/pyproject.toml" "$root/packaging" "$root"/*.md "$root"/*.cff "$root/LICENSE" "$work/"
mkdir "$work/web"
cp -r "$root/web/src" "$root/web/school" "$root"/web/package*.json "$work/web/" # the words of its errors are in the same catalogues
