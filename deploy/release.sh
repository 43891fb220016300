#!/bin/sh
# Builds a release beside the running one; deploy/switch.sh then shows it to visitors: docs/deploy.md.
#   deploy/release.sh /srv/sehobi            stops if npm run launch-check finds something that must not go live
#   deploy/release.sh /srv/sehobi --sample   without that check, for a server that is not public yet
set -eu
root=$(realpath "${1:?Name the site's folder, for example: deploy/release.sh /srv/sehobi}")
case ${2:-} in '' | --sample) ;; *) echo "release.sh knows --sample, not $2." >&2; exit 2 ;; esac
cd "$(dirname "$0")/.."
build=$root/build
release=$root/releases/$(date -u +%Y%m%d-%H%M%S)
mkdir -p "$build" "$root/releases"
trap 'rm -rf "$release"' EXIT

find "$build" -mindepth 1 -maxdepth 1 ! -name node_modules -exec rm -rf {} +
tar -cf - --exclude=node_modules --exclude=./dist --exclude=./data --exclude=./test-results --exclude=./.env . | tar -xf - -C "$build"
# Pages that are open in a browser still need the previous build's assets.
if [ -d "$root/current/dist/client" ]; then mkdir "$build/dist" && cp -a "$root/current/dist/client" "$build/dist/client"; fi
if [ -e "$root/.env" ]; then ln -s "$root/.env" "$build/.env"; fi

cd "$build"
if ! cmp -s package-lock.json "$root/installed-packages.json"; then
  npm ci --no-audit --no-fund
  cp package-lock.json "$root/installed-packages.json"
fi
npm run build
[ "${2:-}" = --sample ] || npm run --silent launch-check

mkdir -p "$release/bin" "$release/scripts"
cp -R package.json package-lock.json contract server deploy docs dist "$release"
cp -R scripts/inbox.ts scripts/inbox "$release/scripts"
cp bin/inbox "$release/bin/inbox"
# The newer of two Nodes is taken, because the package `node` on npm gets security releases late.
npm_node=$(realpath node_modules/node/bin/node)
newest=$(for node in "$npm_node" "$(command -v node)"; do echo "$("$node" --version) $node"; done | sort -V | tail -n 1)
cp "$(realpath "${newest#* }")" "$release/bin/node"
if [ -e "$root/.env" ]; then ln -s "$root/.env" "$release/.env"; fi
(cd "$release" && npm ci --omit=dev --ignore-scripts --no-audit --no-fund)
# The user sehobi must be able to read the files even if this script's umask is 077.
chmod -R go+rX "$release" && chmod go+rX "$root/releases"
trap - EXIT

# Keeps five releases and the running one.
ls -1d "$root"/releases/* | sort | head -n -5 | grep -vxF "$(readlink "$root/current")" | xargs -r rm -rf
echo "Next, run: sudo $release/deploy/switch.sh $root $release"
