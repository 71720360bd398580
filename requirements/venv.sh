#!/bin/sh
# Makes a virtual environment with pip in it, from nothing but Python. Usage: requirements/venv.sh PYTHON FOLDER
#
# Debian leaves pip and ensurepip out of its Python. There the wheel of pip is taken out of Debian's own package, which
# apt fetches into the folder: no rights are needed, and nothing outside the folder changes.
set -eu
python=$1
folder=$2

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || {
    echo "Pasch needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3" >&2
    exit 1
}

trap 'rm -rf "$folder"' EXIT # whatever fails below leaves no half-made environment
if "$python" -c 'import ensurepip' 2>/dev/null; then
    "$python" -m venv "$folder"
else
    "$python" -m venv --without-pip "$folder"
    apt=$(cd "$folder" && pwd)/apt
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
    own="-qq -o Dir::State::Lists=$apt/lists -o Dir::Cache=$apt/cache -o APT::Sandbox::User="
    # shellcheck disable=SC2086 # the options are separate words
    (cd "$apt" && apt-get $own update && apt-get $own download python3-pip-whl && dpkg -x ./*.deb .) >"$apt.log" 2>&1 || {
        cat "$apt.log" >&2
        echo "Python's venv is missing and could not be fetched; on Debian: apt install python3-venv" >&2
        exit 1
    }
    wheel=$(echo "$apt"/usr/share/python-wheels/pip-*.whl)
    "$folder/bin/python" "$wheel/pip" install -q --no-index --disable-pip-version-check "$wheel"
    rm -rf "$apt" "$apt.log"
fi
trap - EXIT
