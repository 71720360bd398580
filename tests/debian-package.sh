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
debootstrap --variant=minbase --include=ca-certificates,python3,systemd bookworm "$root" >"$work/log" 2>&1 \
    || { cat "$work/log" >&2; exit 1; }
cp "$package" "$here/tests/wheel_smoke.py" "$root/tmp/"
inside() { chroot "$root" env -i HOME=/tmp PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "$@"; }

inside dpkg --install "/tmp/$(basename "$package")" >/dev/null
inside pasch --version
inside systemd-analyze verify --man=no /usr/lib/systemd/system/pasch.service
# The unit's settings are read, and the server runs as somebody without rights in a folder of their own.
inside install -d -o nobody /var/lib/pasch
as_nobody() { inside setpriv --reuid=nobody --regid=nogroup --clear-groups env HOME=/nonexistent "$@"; }
as_nobody python3 /tmp/wheel_smoke.py /usr/bin/pasch
as_nobody timeout --preserve-status --signal=INT 15 pasch serve --settings /etc/pasch.toml
[ -s "$root/var/lib/pasch/pasch.sqlite" ] || { echo "The settings name another folder." >&2; exit 1; }

inside dpkg --purge pasch >/dev/null
for left in /opt/pasch /usr/bin/pasch /etc/pasch.toml /usr/lib/systemd/system/pasch.service; do
    [ ! -e "$root$left" ] && [ ! -L "$root$left" ] || { echo "The removed package leaves $left behind." >&2; exit 1; }
done
echo "Installed, played and removed."
