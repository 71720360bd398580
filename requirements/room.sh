#!/bin/sh
# Says in one sentence where there is too little room. Usage: requirements/room.sh MEGABYTES FOLDER [MEGABYTES FOLDER …]
set -eu
while [ $# -gt 0 ]; do
    free=$(df -Pk "$2" 2>/dev/null | awk 'NR == 2 { print int($4 / 1024) }')
    [ "${free:-0}" -ge "$1" ] || {
        echo "This needs $1 MB in $2, where ${free:-0} MB are free; make room there, or name another folder for temporary files with TMPDIR." >&2
        exit 1
    }
    shift 2
done
