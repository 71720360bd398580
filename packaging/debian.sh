#!/usr/bin/env bash
# Makes a package for Debian 12 with a systemd unit. Needs root on Debian.
# Usage: packaging/debian.sh WHEEL FOLDER PYTHON: where it is written, and an environment with the same Pasch and the extra
# `solver`, for the help pages of all commands.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
wheel=$1 out=$2 python=$3
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$here/debian-root.sh" "$wheel" "$work/root"

package=$work/package
version=$(basename "$wheel" | cut -d - -f 2)
architecture=$(dpkg --print-architecture)
install -d "$package/opt" "$package/usr/bin" "$package/usr/lib/systemd/system" "$package/etc" "$package/DEBIAN" \
    "$package/usr/share/doc" "$package/usr/share/man/man1"
cp -a "$work/root/opt/pasch" "$package/opt/pasch"
cp -a "$work/root/usr/share/doc/pasch" "$package/usr/share/doc/pasch"
"$python" "$here/manual.py" "$(dirname "$python")/pasch" | gzip -9n >"$package/usr/share/man/man1/pasch.1.gz"
ln -s /opt/pasch/bin/pasch "$package/usr/bin/pasch"
completion() {
    mkdir -p "$package/usr/share/$2"
    env "_PASCH_COMPLETE=$1_source" "$(dirname "$python")/pasch" >"$package/usr/share/$2/$3"
}
completion bash bash-completion/completions pasch
completion zsh zsh/vendor-completions _pasch
completion fish fish/vendor_completions.d pasch.fish
install -m 644 "$here/pasch.service" "$package/usr/lib/systemd/system/"
install -m 644 "$here/pasch.toml" "$package/etc/"
install -m 755 "$here"/{postinst,prerm,postrm} "$package/DEBIAN/"
echo /etc/pasch.toml >"$package/DEBIAN/conffiles"
cat >"$package/DEBIAN/control" <<CONTROL
Package: pasch
Version: $version
Architecture: $architecture
Maintainer: The Pasch developers <pasch@localhost>
Depends: python3 (>= 3.11), python3 (<< 3.12), ca-certificates
Section: games
Priority: optional
Installed-Size: $(du -sk "$package" | cut -f 1)
Description: dice games of the Kniffel family in the browser
 Kniffel, Yahtzee, Yatzy, Yams and house rules: a table for people and computer
 players, a score pad for real dice, exact hints and reviews.
CONTROL
find "$package" -newermt "@${SOURCE_DATE_EPOCH:-0}" -exec touch -h -d "@${SOURCE_DATE_EPOCH:-0}" {} +
dpkg-deb --root-owner-group -Zxz --build "$package" "$out/pasch_${version}_$architecture.deb" >/dev/null
echo "$out/pasch_${version}_$architecture.deb: $(du -m "$out/pasch_${version}_$architecture.deb" | cut -f 1) MB"
