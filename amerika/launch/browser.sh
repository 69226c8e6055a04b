#!/bin/sh
# See that the browser tests have a Chromium: the system's, or Playwright's own.
set -eu

export PLAYWRIGHT_SKIP_BROWSER_GC=1
python=.venv/bin/python

found() {
    "$python" -m amerika.launch.browser >/dev/null 2>&1
}

found && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
        --no-install-recommends chromium fonts-liberation; } >/dev/null || true
fi
found && exit 0
echo "Fetching Playwright's Chromium"
"$python" -m playwright install chromium >/dev/null 2>&1 || true
found && exit 0
echo "No Chromium runs here and none could be fetched: install one" \
    "(Debian: apt install chromium fonts-liberation, as root)." >&2
exit 1
