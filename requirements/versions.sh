#!/bin/sh
# Prints the locked versions of what Pasch runs with, as constraints for pip. Hashes are left out: pip would also ask for one
# of Pasch's own wheel.
sed -n '/^[^ ]/s/ *\\$//p' "$(dirname "$0")/run.txt"
