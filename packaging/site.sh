#!/usr/bin/env bash
# Packs the site without a server into an archive. Usage: packaging/site.sh INSTALLED FOLDER, where it is written; INSTALLED is an
# environment with Pasch.
set -euo pipefail
installed=$1 out=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=$("$installed/bin/python" -c 'import pasch; print(pasch.__version__)')
"$installed/bin/pasch" site "$work/pasch-site-$version" >/dev/null
tar --sort=name --mtime="@${SOURCE_DATE_EPOCH:-0}" --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
    --use-compress-program='gzip -9n' -cf "$out/pasch-site-$version.tar.gz" -C "$work" "pasch-site-$version"
echo "$out/pasch-site-$version.tar.gz: $(du -m "$out/pasch-site-$version.tar.gz" | cut -f 1) MB"
