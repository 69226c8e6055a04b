#!/bin/sh
# restore.sh DUMP: put the database back as it was in a dump, or leave it as it is.
# What is in it goes first, tables that the dump does not know included.
# PGHOST, PGUSER, PGPASSWORD and PGDATABASE say which database; stop the site before.
set -eu
umask 077
sql=$(mktemp)
trap 'rm -f "$sql"' EXIT
echo 'DROP SCHEMA public CASCADE; CREATE SCHEMA public;' >"$sql"
pg_restore --no-owner --file - "$1" >>"$sql"
psql --no-psqlrc --quiet --output /dev/null --single-transaction \
    --set ON_ERROR_STOP=1 --file "$sql"
