#!/usr/bin/env bash
# Builds and plays in what others install: the wheel in an empty Debian, the container image, the Debian package. They need
# root on Debian; elsewhere one line says that they are left out.
set -euo pipefail
cd "$(dirname "$0")/.."
PATH=$PATH:/usr/sbin:/sbin
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Left out: the tests of the wheel, the image and the package in an empty Debian, which need root on Debian." >&2
    exit 0
fi
make -s test-install test-image test-deb
