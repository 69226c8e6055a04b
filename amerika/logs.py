"""How the site and its web server log: one JSON object a line, or plain lines."""

from typing import Any

from amerika import env

FORMATTERS: dict[str, dict[str, Any]] = {
    "line": {"format": "%(levelname)s %(name)s: %(message)s"},
    "json": {
        "()": "pythonjsonlogger.json.JsonFormatter",
        "format": "%(levelname)s %(name)s %(message)s %(process)d",
        "rename_fields": {"levelname": "level", "name": "logger"},
        "timestamp": "time",
    },
}


def log_form() -> str:
    """Return LOG_FORMAT; a site that is open to the world logs for machines."""
    https = env.text("SITE_URL", "").startswith("https://")
    return env.choice("LOG_FORMAT", tuple(FORMATTERS), "json" if https else "line")


def logging_config() -> dict[str, Any]:
    """Return a configuration for `logging.config.dictConfig`, gunicorn's included."""
    own = {"level": "INFO", "handlers": ["console"], "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"chosen": FORMATTERS[log_form()]},
        "handlers": {
            "console": {"class": "logging.StreamHandler", "formatter": "chosen"}
        },
        "root": {"handlers": ["console"], "level": env.text("LOG_LEVEL", "WARNING")},
        "loggers": {
            # While the database is gone the pool warns many times a second.
            "psycopg.pool": {"level": "ERROR"},
            "gunicorn.error": own,
        },
    }
