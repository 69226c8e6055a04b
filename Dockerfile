FROM python:3.13-slim-bookworm

ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1

RUN useradd --uid 10001 --create-home --home-dir /srv/amerika amerika
WORKDIR /srv/amerika

COPY requirements.txt .
RUN pip install --requirement requirements.txt

COPY . .
# The key and the database are not read for this; production gives its own.
RUN SECRET_KEY=build DATABASE_URL=postgres:///build python manage.py collectstatic --noinput \
    && python -m compileall -q amerika campaigns

USER 10001
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://localhost:8000/healthz', timeout=4)"]
CMD ["gunicorn", "-c", "python:amerika.server"]
