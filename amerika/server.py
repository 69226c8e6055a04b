"""gunicorn's configuration, from the environment: -c python:amerika.server."""

import gc

from amerika import env, logs

wsgi_app = "amerika.wsgi"
bind = env.text("BIND", "0.0.0.0:8000")
workers = env.number("WEB_WORKERS", default=2, least=1)
worker_class = "gthread"
threads = env.number("WEB_THREADS", default=8, least=1)
# Longer than a proxy keeps its idle connections, so that it is never the one surprised.
keepalive = 75
timeout = 30
graceful_timeout = 10
forwarded_allow_ips = env.text("PROXY_ADDRESSES", "127.0.0.1,::1")
control_socket_disable = True
logconfig_dict = logs.logging_config()


def post_worker_init(_worker: object) -> None:
    """Keep the garbage collector from going through all that stays for good.

    Rules, charts and templates are most of the memory; a page makes thousands of small
    things that vanish by themselves. A step takes a twelfth less.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)
