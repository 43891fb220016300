#!/bin/sh
# Builds this folder, as it stands, beside the running release, and then puts it in its place: docs/deploy.md.
#   SITE_URL=https://www.yourname.id deploy/release.sh /srv/sehobi
# Nothing is changed for visitors until the service is restarted, and nothing at all when the build fails.
set -eu
root=${1:?Say where releases live, for example: deploy/release.sh /srv/sehobi}
cd "$(dirname "$0")/.."
release=$root/releases/$(date -u +%Y%m%d-%H%M%S)
mkdir -p "$release/dist"

# With .git, from which the sitemap takes its dates.
tar -cf - --exclude=./node_modules --exclude=./dist --exclude=./data --exclude=./test-results --exclude=./.env . | tar -xf - -C "$release"
# The build keeps the assets of the build before, for pages that are open in somebody's browser.
if [ -d "$root/current/dist/client" ]; then cp -a "$root/current/dist/client" "$release/dist/client"; fi

cd "$release"
if [ -e "$root/current/node_modules" ] && cmp -s package-lock.json "$root/current/package-lock.json"; then
  cp -a "$root/current/node_modules" node_modules
else
  npm ci --no-audit --no-fund
fi
npm run build

# In one step: at no moment is there no current release.
ln -s "$release" "$root/next.$$"
mv -T "$root/next.$$" "$root/current"
echo "Now: sudo systemctl restart sehobi"
