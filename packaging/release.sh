#!/usr/bin/env bash
# Builds everything that a release consists of, twice: in two clones of the commit, whose files have to be the same to the byte.
# Needs root on Debian. Usage: packaging/release.sh FOLDER [CHECK …], where it is written; CHECK is what make does first.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$1
shift
PATH=$PATH:/usr/sbin:/sbin
refuse() { echo "$1" >&2; exit 1; }

[ -z "$(git status --porcelain)" ] || refuse "A release is made of a commit, and the working tree has changes: commit or remove them first."
[ "$EUID" = 0 ] || refuse "A release can only be made as root, as the image and the Debian package need it."
missing=$(for tool in debootstrap buildah dpkg-deb xz; do command -v "$tool" >/dev/null || echo "$tool"; done)
[ -z "$missing" ] || refuse "A release lacks ${missing//$'\n'/, }: apt install debootstrap buildah dpkg xz-utils."
[ $# = 0 ] || make "$@"

unset PYTHONPATH # of another checkout
out=$(mkdir -p "$out" && cd "$out" && pwd)
commit=$(git rev-parse HEAD) # work goes on meanwhile
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Paths differ, in length as well, so that none is in a file unnoticed.
clones=("$work/first" "$work/another/clone")
for clone in "${clones[@]}"; do
    git clone -q --shared --no-checkout . "$clone"
    git -C "$clone" checkout -q --detach "$commit"
    echo "Building the release in $clone …" >&2
    make -s -C "$clone" release-files
    (cd "$clone/build/release" && sha256sum -- * >SHA256SUMS)
done

rm -rf "$out"
sums() { cat "${clones[$1]}/build/release/SHA256SUMS"; }
differing=$(sort <(sums 0) <(sums 1) | uniq -u | awk '{ print $2 }' | sort -u)
if [ -n "$differing" ]; then
    mkdir "$out"
    for number in 0 1; do cp -r "${clones[$number]}/build/release" "$out/$number"; done
    refuse "Built twice, these files differ (both are in $out): ${differing//$'\n'/, }."
fi
cp -r "${clones[0]}/build/release" "$out"
(cd "$out" && du -m -- * && echo "The release is in $out, built twice to the same bytes.")
