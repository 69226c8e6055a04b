"""Bring database and static files up to date, in one process since each start costs."""

import os

import django
from django.core.management import call_command

from amerika.launch.statics import collect

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "amerika.settings")
    django.setup()
    call_command("migrate", interactive=False, verbosity=0)
    call_command("createcachetable", verbosity=0)
    collect()
