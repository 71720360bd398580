#!/usr/bin/env bash
# Starts the image on a read-only file system with its volume, as itself and by its own command, and plays in it.
# Needs root on Debian. Usage: tests/image.sh IMAGE, a file made by packaging/image.sh.
set -euo pipefail
image=$1
here=$(cd "$(dirname "$0")/.." && pwd)
PATH=$PATH:/usr/sbin:/sbin
work=$(mktemp -d)
bud() { buildah --storage-driver vfs --root "$work/storage" --runroot "$work/run" "$@"; }
trap 'rm -rf "$work"' EXIT

made=$(bud from -q "docker-archive:$image" 2>"$work/log" | tail -n 1)
setting() { bud inspect --type container --format "{{$1}}" "$made"; }
user=$(setting .Docker.Config.User)
volume=$(setting 'range $path, $_ := .Docker.Config.Volumes}}{{$path}}{{end')
[ "$user" != "" ] && [ "${user%%:*}" != 0 ] || { echo "The image runs as root." >&2; exit 1; }
size=$(($(stat -c %s "$image") / 1000000))
[ "$size" -lt 300 ] || { echo "The image has $size MB." >&2; exit 1; }
root=$(bud mount "$made")
[ "$(stat -c %u:%g "$root$volume")" = "$user" ] || { echo "The volume belongs to somebody else." >&2; exit 1; }
mapfile -t settings < <(setting 'range .Docker.Config.Env}}{{println .}}{{end')
cp "$here/tests/wheel_smoke.py" "$root/opt/"
for licences in pasch python3.11 zlib1g; do
    [ -s "$root/usr/share/doc/$licences/copyright" ] || { echo "The image lacks the licences of $licences." >&2; exit 1; }
done

unshare --mount bash -euc '
    root=$1 volume=$2 user=$3; shift 3
    mount --bind "$root" "$root"
    mount -o remount,ro,bind "$root"
    mount --bind "$root$volume" "$root$volume" # stays writable
    mount -o remount,rw,bind "$root$volume"
    mount -t tmpfs tmpfs "$root/tmp"
    mount --rbind /proc "$root/proc"
    mount --rbind /dev "$root/dev"
    chroot --userspec="$user" "$root" env -i HOME="$volume" "$@" \
        sh -euc "
            /opt/pasch/bin/python /opt/wheel_smoke.py /opt/pasch/bin/pasch
            for language in de en es fr hr sv; do pasch --lang \$language show kniffel >/tmp/\$language; done
            timeout 600 pasch serve >/tmp/said &
            until python -c \"import urllib.request as u; u.urlopen('"'http://127.0.0.1:8000/readyz'"')\" 2>/dev/null
            do sleep 1; kill -0 \$!; done
            test -s $volume/pasch/server/pasch.sqlite
            pasch backup $volume/tables.pasch-backup
            pasch restore $volume/tables.pasch-backup --data $volume/new
            kill \$!
            grep -q published /tmp/said"' bash "$root" "$volume" "$user" "${settings[@]}"
bud umount -a >/dev/null
echo "The image of $size MB was played in as $user, on a read-only file system."
