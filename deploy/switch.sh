#!/bin/sh
# Starts a release on the free port, then lets nginx use that port and stops the old server: docs/deploy.md.
#   sudo deploy/switch.sh /srv/sehobi /srv/sehobi/releases/20261121-090000
#   sudo deploy/switch.sh /srv/sehobi          restarts the same release, with new settings
set -eu
root=$(realpath "${1:?Name the site's folder, for example: deploy/switch.sh /srv/sehobi}")
release=${2:-}
# The tests choose other ports.
first_port=${FIRST_PORT:-3001}
second_port=${SECOND_PORT:-3002}
upstream=$root/nginx-upstream.conf
if grep -qs ":$first_port;" "$upstream"; then old_port=$first_port new_port=$second_port; else old_port=$second_port new_port=$first_port; fi
previous_release=$(readlink "$root/current" || true)

# mv replaces the link in one step, so that there is always a current release.
set_current_release() { [ -z "$1" ] || { ln -sfn "$1" "$root/next" && mv -T "$root/next" "$root/current"; }; }
set_nginx_port() { echo "server 127.0.0.1:$1;" > "$upstream.next" && mv "$upstream.next" "$upstream"; }
give_up() {
  systemctl stop "sehobi@$new_port"
  set_nginx_port "$old_port"
  [ -z "$release" ] || set_current_release "$previous_release"
  echo "$1 Nothing has changed for visitors." >&2
  exit 1
}

set_current_release "$release"
# A server that an interrupted run left here stops first.
systemctl restart "sehobi@$new_port"
attempts=150
until curl --fail --silent --output /dev/null --max-time 4 "http://127.0.0.1:$new_port/api/health"; do
  attempts=$((attempts - 1))
  if [ $attempts = 0 ] || ! systemctl is-active --quiet "sehobi@$new_port"; then
    give_up "The new server is not healthy; for the reason see: journalctl -u sehobi@$new_port."
  fi
  sleep 0.2
done
set_nginx_port "$new_port"
if systemctl is-active --quiet nginx; then
  nginx -t -q || give_up "nginx refuses its settings; see the reason above."
  systemctl reload nginx
  # Requests that nginx accepted before still go to the old server.
  sleep 2
fi
systemctl enable --quiet "sehobi@$new_port"
systemctl disable --quiet --now "sehobi@$old_port"
[ -z "$release" ] || touch "$release/was-live" # rollback.sh goes back only to such releases.
echo "The server on port $new_port has taken over."
