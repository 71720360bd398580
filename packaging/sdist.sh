#!/usr/bin/env bash
# Makes the source distribution: everything in the repository, the built client and the compiled kernels. Builds the wheel from it
# again, which has to be the same to the byte. Usage: packaging/sdist.sh PYTHON WHEEL, beside which it is written.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
python=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
wheel=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
build() { "$python" -m build --no-isolation "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }; }

build --sdist --outdir "$work" "$root"
mkdir "$work/unpacked"
tar -xzf "$work"/*.tar.gz -C "$work/unpacked" --strip-components=1
build --wheel --outdir "$work" "$work/unpacked"
cmp "$wheel" "$work/$(basename "$wheel")" || { echo "The source distribution builds another wheel." >&2; exit 1; }
mv "$work"/*.tar.gz "$(dirname "$wheel")/"
