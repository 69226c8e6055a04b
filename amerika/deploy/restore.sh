#!/bin/sh
# restore.sh DUMP: put the database back as it was in a dump, or leave it as it is.
# PGHOST, PGUSER, PGPASSWORD and PGDATABASE say which database; stop the site before.
set -eu
pg_restore --clean --if-exists --no-owner --exit-on-error --single-transaction \
    --dbname "$PGDATABASE" "$1"
