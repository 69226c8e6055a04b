"""Many campaigns out of a few: bulk copies in SQL, record and log included."""

from django.db import connection

CHILDREN = ("pilot", "bomber", "crewman", "researcharea", "award", "checkpoint",
            "sortierecord", "logline")  # fmt: skip
COPIES = """
CREATE TABLE copy AS
SELECT row_number() OVER () + (SELECT max(id) FROM campaigns_campaign) AS id,
       source.id AS of, player.id AS owner
FROM (SELECT id, username, row_number() OVER () - 1 AS place
      FROM campaigns_user WHERE username LIKE %s) AS player
JOIN (SELECT id, row_number() OVER () - 1 AS place
      FROM campaigns_campaign WHERE id = ANY (%s)) AS source
  ON source.place = player.place %% %s
"""
NEXT = "SELECT setval('campaigns_campaign_id_seq', max(id)) FROM campaigns_campaign"
USERS = """
INSERT INTO campaigns_user (password, is_superuser, username, first_name, last_name,
    email, is_staff, is_active, is_guest, created)
SELECT '!', false, %s || n, '', '', '', false, true, false, now()
FROM generate_series(1, %s) AS n
"""


def fill(name, sources, count):
    """Give so many new players a copy each of one of the campaigns."""
    with connection.cursor() as cursor:
        cursor.execute(
            columns_with_defaults(cursor, "campaigns_user", USERS), [name, count]
        )
        cursor.execute(COPIES, [f"{name}%", sources, len(sources)])
        cursor.execute(copy_of(cursor, "campaigns_campaign", {
            "id": "copy.id", "owner_id": "copy.owner", "share_token": "NULL",
            "is_published": "false",
        }, "row.id"))  # fmt: skip
        cursor.execute(NEXT)
        for table in CHILDREN:
            copy_child(cursor, f"campaigns_{table}")
        cursor.execute("DROP TABLE copy")


def copy_child(cursor, table):
    """Copy the rows that hang on the campaigns; a sortie names its copy's bomber."""
    values = {"campaign_id": "copy.id"}
    if table == "campaigns_sortierecord":
        values["bomber_id"] = """(SELECT new.id FROM campaigns_bomber AS old
            JOIN campaigns_bomber AS new USING (number)
            WHERE old.id = row.bomber_id AND new.campaign_id = copy.id)"""
    cursor.execute(copy_of(cursor, table, values, "row.campaign_id"))


def copy_of(cursor, table, values, key):
    """Return the statement that copies rows, with some columns anew."""
    keeps_id = "id" in values
    names = [n for n in columns(cursor, table) if n != "id" or keeps_id]
    chosen = ", ".join(values.get(name, f'row."{name}"') for name in names)
    listed = ", ".join(f'"{name}"' for name in names)
    return (
        f"INSERT INTO {table} ({listed}) "
        f"SELECT {chosen} FROM {table} AS row JOIN copy ON copy.of = {key}"
    )


def columns(cursor, table):
    """Return the columns of a table."""
    cursor.execute(
        "SELECT column_name FROM information_schema.columns WHERE table_name = %s "
        "AND is_generated = 'NEVER' ORDER BY ordinal_position",
        [table],
    )
    return [name for (name,) in cursor.fetchall()]


def columns_with_defaults(cursor, table, statement):
    """Let a statement pass that does not name every column that must be set."""
    cursor.execute(
        "SELECT column_name, data_type FROM information_schema.columns "
        "WHERE table_name = %s AND is_nullable = 'NO' AND column_default IS NULL "
        "AND is_identity = 'NO'",
        [table],
    )
    plain = {"boolean": "false", "jsonb": "'{}'"}
    for name, kind in cursor.fetchall():
        if f"{name}" not in statement:
            value = plain.get(kind, "''")
            cursor.execute(f'ALTER TABLE {table} ALTER "{name}" SET DEFAULT {value}')
    return statement
