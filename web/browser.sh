#!/bin/sh
# Prints the path of a Chromium that the end-to-end tests can drive: the one that $CHROMIUM names, one that is
# installed, else the system's package (as root, on Debian and its kin), else the one the test runner fetches itself.
# The one without a window comes first: the same pages take it little more than half the time.
set -eu
cd "$(dirname "$0")"

fetch_package() {
    fonts=
    command -v fc-list >/dev/null && [ -n "$(fc-list)" ] || fonts=fonts-dejavu-core
    install="apt-get -o DPkg::Lock::Timeout=600 install -y -q --no-install-recommends"
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086 # no fonts are no word
    { $install chromium-headless-shell $fonts || {
        apt-get update -q && { $install chromium-headless-shell $fonts || $install chromium $fonts; }
    }; } 2>&1
}

fetch_with_the_test_runner() {
    node node_modules/@playwright/test/cli.js install chromium 2>&1
}

installed() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        command -v "$name" && return
    done
    fetched=$(node -p 'require("@playwright/test").chromium.executablePath()' 2>/dev/null) || return
    [ -x "$fetched" ] && echo "$fetched"
}

if [ -n "${CHROMIUM:-}" ]; then
    command -v "$CHROMIUM" || { echo "CHROMIUM names $CHROMIUM, which is no program here." >&2; exit 1; }
    exit
fi
installed && exit

echo "Fetching Chromium for the tests in a browser …" >&2
log=
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    log=$(fetch_package) || true
    installed && exit
fi
log="$log
$(fetch_with_the_test_runner)" || true
installed && exit
echo "$log" >&2
echo "The tests in a browser need Chromium; install it (on Debian: apt install chromium), or name one with CHROMIUM=/path/to/it." >&2
exit 1
