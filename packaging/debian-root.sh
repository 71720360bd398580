#!/usr/bin/env bash
# Makes a Debian 12 with Python and Pasch in /opt/pasch, from which the image and the Debian package are made.
# Needs root on Debian. Usage: packaging/debian-root.sh WHEEL FOLDER, which is made anew.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
wheel=$1 root=$2
PATH=$PATH:/usr/sbin:/sbin
[ "$EUID" = 0 ] || { echo "An empty Debian can only be made as root." >&2; exit 1; }
command -v debootstrap >/dev/null || { apt-get -qq update && apt-get -qq install -y debootstrap; } >/dev/null
rm -rf "$root"
mkdir -p "$root"

echo "Making an empty Debian 12 …" >&2
debootstrap --variant=minbase --include=ca-certificates,python3-venv bookworm "$root" >"$root.log" 2>&1 \
    || { cat "$root.log" >&2; exit 1; }
cp "$wheel" "$here/licences.py" "$root/tmp/"
"$here/../requirements/versions.sh" >"$root/tmp/versions.txt"
cp -L /etc/ssl/certs/ca-certificates.crt "$root/tmp/" # of a proxy that this machine trusts
echo "Installing $(basename "$wheel") …" >&2
chroot "$root" env -i HOME=/tmp PATH=/usr/bin:/bin LANG=C.UTF-8 PIP_CERT=/tmp/ca-certificates.crt \
    ${PIP_INDEX_URL:+PIP_INDEX_URL="$PIP_INDEX_URL"} ${HTTPS_PROXY:+HTTPS_PROXY="$HTTPS_PROXY"} sh -euc '
    python3 -m venv /opt/pasch
    /opt/pasch/bin/pip install -q --no-input --no-compile --disable-pip-version-check --no-cache-dir \
        -c /tmp/versions.txt "$(echo /tmp/*.whl)[server]"
    /opt/pasch/bin/pip uninstall -q -y pip setuptools
    find /opt/pasch -name __pycache__ -prune -exec rm -rf {} +
    cp /tmp/versions.txt /opt/pasch/constraints.txt
    install -d /usr/share/doc/pasch
    /opt/pasch/bin/python -B /tmp/licences.py >/usr/share/doc/pasch/copyright
    # Bytecode that Python uses without a look at the sources, and that is the same in every build.
    PYTHONHASHSEED=0 /opt/pasch/bin/python -m compileall -q --invalidation-mode unchecked-hash /opt/pasch/lib
    rm -rf /tmp/* /var/cache/apt/* /var/lib/apt/lists/*'
rm "$root.log"
