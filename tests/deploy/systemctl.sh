#!/bin/sh
# Replaces systemctl in tests/deploy/switchRelease.test.ts: a unit is a process whose id is in a file of $STATE.
# `disable` also stops the unit, because deploy/switch.sh calls it with --now.
set -eu
verb=$1
for word in "$@"; do unit=$word; done
file=$STATE/$unit
case $verb in
  is-active) [ -e "$file" ] && kill -0 "$(cat "$file")" 2>/dev/null ;;
  restart)
    "$0" stop "$unit"
    # CONTACT_RATE_PER_HOUR=0: no limit, because all of the test's visitors have one address.
    cd "$ROOT/current"
    PORT=${unit#sehobi@} HOST=127.0.0.1 DATA_DIR=$ROOT/data TRUSTED_PROXIES=127.0.0.1 CONTACT_RATE_PER_HOUR=0 \
      bin/node server/main.ts >> "$STATE/log" 2>&1 &
    echo $! > "$file"
    ;;
  stop | disable)
    if [ -e "$file" ]; then
      kill "$(cat "$file")" 2>/dev/null || true
      while kill -0 "$(cat "$file")" 2>/dev/null; do sleep 0.1; done
      rm "$file"
    fi
    ;;
  reload) kill -HUP "$(cat "$file")" ;;
  enable) echo "$unit" > "$STATE/enabled" ;;
esac
