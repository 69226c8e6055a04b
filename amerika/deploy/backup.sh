#!/bin/sh
# backup.sh FOLDER: dump the database into it, and remove dumps older than two weeks.
# PGHOST, PGUSER, PGPASSWORD and PGDATABASE say which database.
# A dump gets its name only when it is whole, so every *.dump can be restored.
set -eu
umask 077
name=$1/amerika-$(date -u +%Y%m%dT%H%M%SZ).dump
trap 'rm -f "$name.part"' EXIT
pg_dump --format=custom --file "$name.part"
mv "$name.part" "$name"
find "$1" -name 'amerika-*.dump' -mtime +14 -delete
echo "$name"
