#!/bin/sh
# Goes back to the release before the running one: docs/deploy.md.    sudo deploy/rollback.sh /srv/sehobi
set -eu
root=$(realpath "${1:?Name the site's folder, for example: deploy/rollback.sh /srv/sehobi}")
current=$(readlink "$root/current")
previous=$(dirname "$root"/releases/*/was-live | sort | grep -xF -B1 "$current" | grep -vxF "$current" || true)
if [ -z "$previous" ]; then echo "There is no release before $current." >&2; exit 1; fi
exec "$root/current/deploy/switch.sh" "$root" "$previous"
