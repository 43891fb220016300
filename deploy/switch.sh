#!/bin/sh
# Replaces the running release without downtime: the new server starts on the other port, nginx switches to it once it is
# healthy, and then the old one stops. docs/deploy.md
#   sudo deploy/switch.sh /srv/sehobi /srv/sehobi/releases/20261121-090000
#   sudo deploy/switch.sh /srv/sehobi          restarts the same release, with new settings
set -eu
root=$(realpath "${1:?Name the site's folder, for example: deploy/switch.sh /srv/sehobi}")
release=${2:-}
# The tests choose other ports.
first=${FIRST_PORT:-3001}
second=${SECOND_PORT:-3002}
if systemctl is-active --quiet "sehobi@$first"; then old=$first new=$second; else old=$second new=$first; fi
previous=$(readlink "$root/current" || true)
upstream=$root/nginx-upstream.conf

# mv replaces the link atomically, so that there is always a current release. Without an argument nothing changes.
set_current_release() { [ -z "$1" ] || { ln -sfn "$1" "$root/next" && mv -T "$root/next" "$root/current"; }; }
set_nginx_port() { echo "server 127.0.0.1:$1;" > "$upstream.next" && mv "$upstream.next" "$upstream"; }
give_up() {
  systemctl stop "sehobi@$new"
  set_nginx_port "$old"
  [ -z "$release" ] || set_current_release "$previous"
  echo "$1 Nothing has changed for visitors." >&2
  exit 1
}

set_current_release "$release"
systemctl start "sehobi@$new"
# 150 attempts, 0.2 seconds apart, take 30 seconds, or longer if the server accepts requests without answering.
attempts=150
until curl --fail --silent --output /dev/null --max-time 4 "http://127.0.0.1:$new/api/health"; do
  attempts=$((attempts - 1))
  if [ $attempts = 0 ] || ! systemctl is-active --quiet "sehobi@$new"; then
    give_up "The new server is not healthy; for the reason see: journalctl -u sehobi@$new."
  fi
  sleep 0.2
done
set_nginx_port "$new"
if systemctl is-active --quiet nginx; then
  nginx -t -q || give_up "nginx refuses its settings; see the reason above."
  systemctl reload nginx
  # Requests that nginx has already accepted still go to the old server.
  sleep 2
fi
systemctl enable --quiet "sehobi@$new"
systemctl disable --quiet --now "sehobi@$old"
echo "The server on port $new has taken over."
