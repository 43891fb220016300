#!/bin/sh
# Replaces the running release without a failed answer: the new server starts on the other port, nginx switches to it once
# it is healthy, and then the old one stops. docs/deploy.md
#   sudo deploy/switch.sh /srv/sehobi /srv/sehobi/releases/20261121-090000
#   sudo deploy/switch.sh /srv/sehobi          the same release, or a new image, with new settings
set -eu
root=$(realpath "${1:?Say where releases live, for example: deploy/switch.sh /srv/sehobi}")
release=${2:-}
first=${FIRST_PORT:-3001}
second=${SECOND_PORT:-3002}
if systemctl is-active --quiet "sehobi@$first"; then old=$first new=$second; else old=$second new=$first; fi
before=$(readlink "$root/current" || true)
upstream=$root/nginx-upstream.conf

# Atomic, so that there is always a current release.
turn_release() { [ -z "$1" ] || { ln -sfn "$1" "$root/next" && mv -T "$root/next" "$root/current"; }; }
turn_nginx() { echo "server 127.0.0.1:$1;" > "$upstream.next" && mv "$upstream.next" "$upstream"; }
give_up() {
  systemctl stop "sehobi@$new"
  turn_nginx "$old"
  [ -z "$release" ] || turn_release "$before"
  echo "$1 Nothing has changed for visitors." >&2
  exit 1
}

turn_release "$release"
systemctl start "sehobi@$new"
patience=150
until curl --fail --silent --output /dev/null --max-time 4 "http://127.0.0.1:$new/api/health"; do
  patience=$((patience - 1))
  if [ $patience = 0 ] || ! systemctl is-active --quiet "sehobi@$new"; then
    give_up "The new server is not healthy; the reason stands in: journalctl -u sehobi@$new."
  fi
  sleep 0.2
done
turn_nginx "$new"
if systemctl is-active --quiet nginx; then
  nginx -t -q || give_up "nginx refuses its settings; the reason stands above."
  systemctl reload nginx
  # nginx sends its open requests to the old server.
  sleep 2
fi
systemctl enable --quiet "sehobi@$new"
systemctl disable --quiet --now "sehobi@$old"
echo "The server on port $new has taken over."
