#!/bin/sh
# Applies the mounted brand to the build and starts nginx. Writes only below RUN_DIR, so that the rest of
# the container can be read-only. A wrong brand file stops the container with all that is wrong.
set -eu
app=${APP_DIR:-/app}
run=${RUN_DIR:-/tmp}
brand=${BRAND_FILE:-/brand/brand.json}
[ -f "$brand" ] || brand=$app/brands/sirocco.json

node "$app/brand.mjs" "$app/dist" "$brand" --out "$run/site"
# A folder, because an editor may put a new file in the place of the old one.
notice=${NOTICE_DIR:-/notice}
[ ! -d "$notice" ] || ln -sf "$notice/notice.json" "$run/site/notice.json"
node "$app/configure.mjs" "$app/sirocco.conf" "$run"
exec "${NGINX_PATH:-nginx}" -e stderr -c "$run/nginx.conf" -p "$run"
