#!/bin/sh
# Installs what a lock names, or only the packages of it that are named, checked by its hashes, with uv, which takes seconds
# for what takes pip minutes. uv comes by pip, from the same lock. Where uv cannot be had, or finds no package where pip does,
# pip installs.
# Usage: requirements/install.sh PYTHON LOCK [PACKAGE …]
set -eu
python=$1
lock=$2
shift 2
pip="$python -m pip install -q --disable-pip-version-check --no-compile"
part=$(mktemp)
trap 'rm -f "$part"' EXIT

lines_of() {
    for name in "$@"; do
        sed -n "/^$name==/,/[^\\\\]\$/p" "$lock"
    done >"$part"
}

if ! "$python" -m uv --version >/dev/null 2>&1; then
    lines_of uv
    # shellcheck disable=SC2086 # the options are separate words
    $pip --only-binary :all: --require-hashes -r "$part" >/dev/null 2>&1 || true
fi
[ $# = 0 ] || { lines_of "$@" && lock=$part; }
# uv does not read where pip looks for packages.
index=${PIP_INDEX_URL:-$("$python" -m pip config get global.index-url 2>/dev/null || true)}
env ${index:+UV_DEFAULT_INDEX="$index"} "$python" -m uv pip install -q --no-progress --python "$python" \
    --require-hashes -r "$lock" 2>/dev/null && exit
# shellcheck disable=SC2086
$pip --require-hashes -r "$lock"
