#!/usr/bin/env bash
# Makes a container image without a daemon: build/pasch-image.tar, for `podman load` or `docker load`.
# Needs root on Debian. Usage: packaging/image.sh WHEEL FOLDER, where it is written.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
wheel=$1 out=$2
PATH=$PATH:/usr/sbin:/sbin
command -v buildah >/dev/null || { apt-get -qq update && apt-get -qq install -y --no-install-recommends buildah; } >/dev/null
mkdir -p "$out"
out=$(cd "$out" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$here/debian-root.sh" "$wheel" "$work/root"

# What nobody reads in a container (licences stay), and Babel's figures for languages that Pasch
# does not speak;
# then the name and the network of this machine, and today's date as that of passwords that do not exist.
chroot "$work/root" sh -euc '
    find /usr/share/doc -type f ! -name copyright -delete
    rm -rf /usr/share/man /usr/share/locale /usr/share/info /var/log/* /var/cache/* /var/lib/dpkg/info/*.md5sums
    spoken=$(cd /opt/pasch/lib/python3*/site-packages/pasch/locale && ls -d ??)
    find /opt/pasch -path "*/babel/locale-data/*.dat" $(printf "! -name %s*.dat " root $spoken) -delete
    useradd --uid 10001 --home-dir /data --shell /usr/sbin/nologin pasch
    install -d /data
    truncate -s 0 /etc/hostname /etc/resolv.conf'
sed -Ei "s/^([^:]*:[^:]*):[0-9]+/\1:$((${SOURCE_DATE_EPOCH:-0} / 86400))/" "$work/root"/etc/shadow{,-}
version=$(basename "$wheel" | cut -d - -f 2)
bud() { buildah --storage-driver vfs --root "$work/storage" --runroot "$work/run" "$@"; }
health="import os, urllib.request as u; u.urlopen('http://127.0.0.1:' + os.environ.get('PASCH_PORT', '8000') + '/readyz')"
made=$(bud from --format docker scratch)
bud copy -q "$made" "$work/root" / >/dev/null
chown 10001:10001 "$(bud mount "$made")/data" # copied files belong to root
bud umount "$made" >/dev/null
bud config --user 10001:10001 --workingdir /data --volume /data --port 8000 \
    --env PASCH_HOST=0.0.0.0 --env XDG_DATA_HOME=/data --env XDG_CACHE_HOME=/data/cache --env LANG=C.UTF-8 \
    --env PATH=/opt/pasch/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --env container=oci \
    --entrypoint '["/opt/pasch/bin/pasch", "serve"]' --cmd '' \
    --healthcheck "CMD-SHELL /opt/pasch/bin/python -c \"$health\"" \
    --healthcheck-start-period 20s --healthcheck-interval 30s \
    --label org.opencontainers.image.title=Pasch --label org.opencontainers.image.version="$version" \
    --label org.opencontainers.image.licenses=Apache-2.0 "$made"
bud commit -q --format docker --timestamp "${SOURCE_DATE_EPOCH:-0}" "$made" "pasch:$version" >/dev/null
bud push -q "pasch:$version" "docker-archive:$work/image.tar:pasch:$version"

# The image remembers the random name of the container in which it was made; its settings are named after their sum.
mkdir "$work/image"
tar -xf "$work/image.tar" -C "$work/image"
cd "$work/image"
settings=$(echo ????????????????????????????????????????????????????????????????.json)
sed -Ei 's/"container":"[0-9a-f]+",//; s/"Hostname":"[0-9a-f]+"/"Hostname":""/g' "$settings"
sum=$(sha256sum "$settings" | cut -d " " -f 1)
mv "$settings" "$sum.json"
sed -i "s/$settings/$sum.json/" manifest.json
tar --mtime="@${SOURCE_DATE_EPOCH:-0}" --owner=0 --group=0 --numeric-owner \
    -cf "$out/pasch-image.tar" manifest.json "$sum.json" *.tar
echo "$out/pasch-image.tar: $(du -m "$out/pasch-image.tar" | cut -f 1) MB"
