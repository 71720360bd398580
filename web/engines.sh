#!/bin/sh
# Prints "firefox PATH" and "webkit PATH", one a line, for the engines beside Chromium that the tests drive: those that
# are installed, else the system's packages (as root, on Debian and its kin). One that cannot be had is left out, with a
# line that says why; an installation that fails is an error.
set -eu

find_program() {
    case $1 in
    firefox) command -v firefox-esr || command -v firefox ;;
    webkit) command -v Xvfb >/dev/null && command -v WebKitWebDriver ;;
    esac
}

packages_of() {
    case $1 in
    firefox) echo firefox-esr ;;
    webkit) echo webkit2gtk-driver xvfb ;;
    esac
}

# Prints why an engine cannot be installed; nothing where it can.
obstacle() {
    [ "$(id -u)" = 0 ] || { echo "only root can install it"; return; }
    command -v apt-get >/dev/null || { echo "there is no apt-get to install it with"; return; }
    # shellcheck disable=SC2046 # several packages are several words
    apt-cache show $(packages_of "$1") >/dev/null 2>&1 || apt-get update -q >/dev/null 2>&1 || true
    # shellcheck disable=SC2046
    apt-cache show $(packages_of "$1") >/dev/null 2>&1 || echo "this system has no package of it"
}

wanted=
for engine in firefox webkit; do
    find_program $engine >/dev/null && continue
    why=$(obstacle $engine)
    [ -z "$why" ] && wanted="$wanted $(packages_of $engine)"
    [ -z "$why" ] || echo "Left out: the tests in $engine, which is not installed, and $why." >&2
done

if [ -n "$wanted" ]; then
    echo "Fetching$wanted for the tests in a browser …" >&2
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086
    log=$({ apt-get -o DPkg::Lock::Timeout=600 install -y -q --no-install-recommends $wanted || { apt-get update -q && apt-get -o DPkg::Lock::Timeout=600 install -y -q --no-install-recommends $wanted; }; } 2>&1) || { echo "$log" >&2; exit 1; }
fi
for engine in firefox webkit; do
    path=$(find_program $engine) && echo "$engine $path"
done
exit 0
