#!/bin/sh
# Make .venv and install the pins of requirements-$1.txt into it, when that is not done.
# Usage: sh amerika/launch/environment.sh local|dev, in the repository's folder.
set -eu

set_name=$1
pins=requirements-$set_name.txt
stamp=.venv/.installed-$set_name
python=.venv/bin/python

fail() {
    echo "$*" >&2
    exit 1
}

# A shim may exist and not run, so every candidate has to show what it can do.
new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 12))' >/dev/null 2>&1
}

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        new_enough "$PYTHON" || fail "PYTHON=$PYTHON does not run as 3.12 or newer."
        echo "$PYTHON"
        return
    fi
    for candidate in python3.13 python3.12 python3.14 python3 python \
        "${PYENV_ROOT:-$HOME/.pyenv}"/versions/*/bin/python; do
        if new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    command -v uv >/dev/null 2>&1 && uv python find '>=3.12' 2>/dev/null && return
    fail "No Python 3.12 or newer runs here. Install one (Debian 13: apt install" \
        "python3-venv; elsewhere pyenv or uv), or name one: make play PYTHON=/its/path"
}

make_venv() {
    found=$(find_python) || exit 1
    if "$found" -c 'import ensurepip' >/dev/null 2>&1; then
        "$found" -m venv .venv
        return
    fi
    if command -v uv >/dev/null 2>&1; then
        uv venv --quiet --python "$found" .venv
        return
    fi
    # Debian keeps the module that brings pip in a package of its own.
    package=$("$found" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing $package"
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
            "$package"; } >/dev/null ||
            fail "$package is missing and could not be installed."
        "$found" -m venv .venv
        return
    fi
    fail "Python's venv module is missing: apt install $package (as root)."
}

install() {
    if command -v uv >/dev/null 2>&1; then
        uv pip install --quiet --python "$python" --requirement "$pins"
        return
    fi
    pin=$(sed -n 's/.*"\(uv==[^"]*\)".*/\1/p' pyproject.toml)
    if "$python" -m pip install --quiet --disable-pip-version-check "$pin" 2>/dev/null
    then
        "$python" -m uv pip install --quiet --python "$python" --requirement "$pins"
    else
        "$python" -m pip install --quiet --disable-pip-version-check \
            --requirement "$pins"
    fi
}

# Scripts in .venv name its folder, so a moved one has to be made again.
state=$(cat pyproject.toml requirements*.txt | cksum)
if [ -f .venv/.folder ] && [ "$(cat .venv/.folder)" = "$(pwd)" ] &&
    new_enough "$python"; then
    for done_stamp in "$stamp" .venv/.installed-dev; do
        [ -f "$done_stamp" ] && [ "$(cat "$done_stamp")" = "$state" ] && exit 0
    done
else
    rm -rf .venv
    make_venv
    pwd >.venv/.folder
fi
echo "Installing into .venv"
install || fail "The packages in $pins could not be installed; see above."
echo "$state" >"$stamp"
"$python" -m amerika.launch prepare
