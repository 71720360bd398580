#!/usr/bin/env bash
# Installs the Debian package into a clean Debian 12, plays there as an ordinary user, checks the unit, and removes it again.
# Needs root on Debian. Usage: tests/debian-package.sh PACKAGE
set -euo pipefail
package=$1
here=$(cd "$(dirname "$0")/.." && pwd)
PATH=$PATH:/usr/sbin:/sbin
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
debootstrap --variant=minbase --include=ca-certificates,man-db,python3,systemd bookworm "$root" >"$work/log" 2>&1 \
    || { cat "$work/log" >&2; exit 1; }
cp "$package" "$here/tests/wheel_smoke.py" "$root/tmp/"
inside() { chroot "$root" env -i HOME=/tmp PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "$@"; }

inside dpkg --install "/tmp/$(basename "$package")" >/dev/null
inside pasch --version
inside man --warnings pasch 2>&1 >/dev/null | grep . && { echo "The manual page has errors." >&2; exit 1; }
for word in "Apache License" "uvicorn" "LGPL" "svelte"; do
    grep -q "$word" "$root/usr/share/doc/pasch/copyright" || { echo "The licences lack $word." >&2; exit 1; }
done
inside systemd-analyze verify --man=no /usr/lib/systemd/system/pasch.service
# The unit's settings are read, and the server runs as somebody without rights in a folder of their own.
inside install -d -o nobody /var/lib/pasch
as_nobody() { inside setpriv --reuid=nobody --regid=nogroup --clear-groups env HOME=/nonexistent "$@"; }
# Until it answers; a busy machine takes its time.
serve_once() {
    as_nobody sh -euc '
        timeout 600 pasch serve --settings /etc/pasch.toml &
        until python3 -c "import urllib.request as u; u.urlopen(\"http://127.0.0.1:8000/readyz\")" 2>/dev/null
        do sleep 1; kill -0 $!; done
        kill $!; wait $! || true'
}
as_nobody python3 /tmp/wheel_smoke.py /usr/bin/pasch
serve_once
[ -s "$root/var/lib/pasch/pasch.sqlite" ] || { echo "The settings name another folder." >&2; exit 1; }
# What root restores, the service can open.
inside pasch backup /root/tables.pasch-backup --data /var/lib/pasch
rm "$root"/var/lib/pasch/*
inside pasch restore /root/tables.pasch-backup --data /var/lib/pasch
serve_once

touch "$root/opt/pasch/lib/by-pip"
inside dpkg --purge pasch >/dev/null
for left in /opt/pasch /usr/bin/pasch /etc/pasch.toml /usr/lib/systemd/system/pasch.service /usr/share/doc/pasch; do
    [ ! -e "$root$left" ] && [ ! -L "$root$left" ] || { echo "The removed package leaves $left behind." >&2; exit 1; }
done
echo "Installed, played and removed."
