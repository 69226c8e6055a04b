"""gunicorn's configuration, from the environment: -c python:amerika.server."""

from amerika import env

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
