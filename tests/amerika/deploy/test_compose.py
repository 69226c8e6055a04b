"""What the compose file says of temporary files."""

import re

from django.conf import settings
from gunicorn.app.wsgiapp import WSGIApplication

TEXT = (settings.BASE_DIR / "docker-compose.yml").read_text()


def value(name):
    return re.search(rf"^ *{name}: (.+)$", TEXT, re.MULTILINE)[1]


def test_exports_and_uploads_are_spooled_to_a_volume_not_to_memory():
    folder = value("TMPDIR")
    assert folder != value("tmpfs").partition(":")[0]
    volume = re.search(rf"^ *- (\w+):{folder}$", TEXT, re.MULTILINE)[1]
    assert re.search(rf"^  {volume}:$", TEXT, re.MULTILINE)


def test_gunicorn_keeps_its_heartbeat_in_memory(monkeypatch):
    monkeypatch.setenv("GUNICORN_CMD_ARGS", value("GUNICORN_CMD_ARGS"))
    monkeypatch.setattr("sys.argv", ["gunicorn", "amerika.wsgi"])
    memory = value("tmpfs").partition(":")[0]
    assert WSGIApplication().cfg.worker_tmp_dir == memory
