#!/usr/bin/env bash
# Installs the wheel with pip into an empty Debian 12 that has nothing but Python, starts `pasch serve` there and plays.
# Prints the seconds from the command to the first throw, and what was fetched and installed; fails only where no throw
# comes, since how long it takes depends on the network. Needs root on Debian, for debootstrap and chroot, and nothing
# outside a temporary folder changes. The client and the kernels have to be made before (`make client kernels`).
# Usage: tests/empty-root.sh PYTHON
set -euo pipefail
python=$1
here=$(cd "$(dirname "$0")/.." && pwd)
PATH=$PATH:/usr/sbin:/sbin
[ "$EUID" = 0 ] || { echo "An empty Debian can only be made as root." >&2; exit 1; }
command -v debootstrap >/dev/null || { apt-get -qq update && apt-get -qq install -y debootstrap; } >/dev/null

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
echo "Making an empty Debian 12 …" >&2
debootstrap --variant=minbase --include=ca-certificates,python3-venv bookworm "$root" >"$work/log" 2>&1 \
    || { cat "$work/log" >&2; exit 1; }
"$python" -m build --no-isolation --wheel --outdir "$root/root" "$here" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
cp "$here/tests/wheel_smoke.py" "$root/root/"
"$here/requirements/versions.sh" >"$root/root/constraints.txt"
# Certificates of a proxy that this machine trusts; pip asks the index that it asks here.
cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
empty() {
    chroot "$root" env -i HOME=/root PATH=/usr/bin:/bin LANG=C.UTF-8 PIP_CERT=/etc/ssl/certs/ca-certificates.crt \
        PIP_DISABLE_PIP_VERSION_CHECK=1 ${PIP_INDEX_URL:+PIP_INDEX_URL="$PIP_INDEX_URL"} \
        ${HTTPS_PROXY:+HTTPS_PROXY="$HTTPS_PROXY"} sh -euc "cd /root; $1"
}

TIMEFORMAT='venv and pip install: %0R seconds, %0U of them of the processor.'
before=$(date +%s%3N)
time empty 'python3 -m venv pasch; pasch/bin/pip install --no-input --progress-bar off -c constraints.txt "$(echo ./*.whl)[server]"' >"$work/log" \
    || { cat "$work/log" >&2; exit 1; }
installed=$(($(date +%s%3N) - before))
empty 'pasch/bin/pasch --version'
empty 'pasch/bin/python wheel_smoke.py pasch/bin/pasch' | tee "$work/played"

played=$(sed -n 's/^First throw \([0-9.]*\) .*/\1/p' "$work/played")
# pip says of each file what it downloads: "Downloading click-8.3.1-py3-none-any.whl (108 kB)".
fetched=$(sed -n 's/^ *Downloading .*(\([0-9.]*\) \([kM]\)B)$/\1 \2/p' "$work/log" \
    | awk '{ sum += $2 == "k" ? $1 / 1000 : $1 } END { printf "%.0f", sum }')
echo "Fetched: $(du -m "$root"/root/*.whl | cut -f 1) MB of Pasch and $fetched MB of packages;" \
    "installed: $(du -sm "$root/root/pasch" | cut -f 1) MB."
if [ -n "${PASCH_FIGURES:-}" ]; then # for benchmarks/figures.py
    printf '{"name": "install-%s", "value": "%s"}\n' fetched "$(($(du -m "$root"/root/*.whl | cut -f 1) + fetched)) MB" \
        installed "$(du -sm "$root/root/pasch" | cut -f 1) MB" >>"$PASCH_FIGURES"
fi
awk "BEGIN { printf \"From the command to the first throw: %.0f seconds.\\n\", $installed / 1000 + $played }"
