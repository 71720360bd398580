#!/bin/sh
# Installs what a lock names, checked by its hashes, with uv, which takes seconds for what takes pip minutes. uv comes by
# pip, from the same lock. Where uv cannot be had, or finds no package where pip does, pip installs.
# Usage: requirements/install.sh PYTHON LOCK
set -eu
python=$1
lock=$2
pip="$python -m pip install -q --disable-pip-version-check --no-compile"

if ! "$python" -m uv --version >/dev/null 2>&1; then
    own=$(mktemp)
    sed -n '/^uv==/,/[^\\]$/p' "$(dirname "$0")/run.txt" >"$own"
    # shellcheck disable=SC2086 # the options are separate words
    $pip --only-binary :all: --require-hashes -r "$own" >/dev/null 2>&1 || true
    rm -f "$own"
fi
# uv does not read where pip looks for packages.
index=${PIP_INDEX_URL:-$("$python" -m pip config get global.index-url 2>/dev/null || true)}
env ${index:+UV_DEFAULT_INDEX="$index"} "$python" -m uv pip install -q --no-progress --python "$python" \
    --require-hashes -r "$lock" 2>/dev/null && exit
# shellcheck disable=SC2086
exec $pip --require-hashes -r "$lock"
