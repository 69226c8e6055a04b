"""Every setting, from the environment. `.env.example` explains the variables."""

from pathlib import Path
from urllib.parse import urlsplit

import dj_database_url
from django.utils.csp import CSP
from django.utils.translation import gettext_lazy as _

from amerika import env, local, logs, release

BASE_DIR = Path(__file__).resolve().parent.parent

# A checkout on which `make play` or `make test` has run has a key and a database of
# its own; anywhere else both must be given.
SECRET_KEY = env.text("SECRET_KEY", local.secret_key(BASE_DIR))
DEBUG = env.flag("DEBUG", default=False)

SITE_URL = env.text("SITE_URL", "http://localhost:8000")
HTTPS = SITE_URL.startswith("https://")
ALLOWED_HOSTS = env.words(
    "ALLOWED_HOSTS", f"{urlsplit(SITE_URL).hostname},localhost,127.0.0.1,[::1]"
)
CSRF_FAILURE_VIEW = "campaigns.views.errors.csrf_failure"
CSRF_TRUSTED_ORIGINS = [SITE_URL.rstrip("/")]

INSTALLED_APPS = [
    "campaigns",
    "django_htmx",
    "allauth",
    "allauth.account",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.csp.ContentSecurityPolicyMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "campaigns.middleware.AccountLanguage",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "campaigns.middleware.NotAllowed",
    "campaigns.middleware.NotDone",
]

ROOT_URLCONF = "amerika.urls"
WSGI_APPLICATION = "amerika.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.csp",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
    # What a step draws anew is drawn with Jinja (docs/decisions.md).
    {
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "DIRS": [BASE_DIR / "templates" / "panels"],
        "OPTIONS": {"environment": "campaigns.panels.environment"},
    },
]

# One pool for each web process, as wide as its threads. Opening a connection for each
# request would halve the speed; the check lets a restarted server be found again.
THREADS = env.number("WEB_THREADS", default=8, least=1)
DATABASES = {
    "default": dj_database_url.parse(
        env.text("DATABASE_URL", local.database_url(BASE_DIR)),
        conn_health_checks=True,
    )
}
DATABASES["default"].setdefault("OPTIONS", {})["pool"] = {
    "min_size": 1,
    "max_size": THREADS,
    "timeout": 3,
    "reconnect_timeout": 3,
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Rate limits hold over all processes only if they share a cache.
CACHE_URL = env.text("CACHE_URL", "")
AUTH_USER_MODEL = "campaigns.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
LOGIN_REDIRECT_URL = "campaigns:list"
# A guest is signed in and must still be able to sign up and in.
ACCOUNT_AUTHENTICATED_LOGIN_REDIRECTS = False
ACCOUNT_ADAPTER = "campaigns.accounts.AccountAdapter"
ACCOUNT_RATE_LIMITS = {
    "fly_now": "30/h/ip",
    "begin_campaign": "60/h/user",
    "copy_campaign": "60/h/user",
    "estimate": "30/m/user",
    "import_campaign": "30/h/user",
    "report": "20/h/user",
    "report_page": "10/h/ip",
    "export_account": "12/h/user",
}
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*", "password2*"]
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_LOGOUT_ON_GET = False
ALLAUTH_TRUSTED_PROXY_COUNT = env.number("TRUSTED_PROXIES", default=0)

MAIL_HOST = env.text("MAIL_HOST", "")
MAILERS = {
    "default": {
        "BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "OPTIONS": {
            "host": MAIL_HOST,
            "port": env.number("MAIL_PORT", default=587),
            "username": env.text("MAIL_USER", ""),
            "password": env.text("MAIL_PASSWORD", ""),
            "use_tls": env.flag("MAIL_TLS", default=True),
        },
    }
    if MAIL_HOST
    else {"BACKEND": "django.core.mail.backends.console.EmailBackend"}
}
DEFAULT_FROM_EMAIL = env.text("MAIL_FROM", f"noreply@{urlsplit(SITE_URL).hostname}")

LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("de", _("German"))]
LOCALE_PATHS = [BASE_DIR / "locale"]
TIME_ZONE = "UTC"
USE_TZ = True

STATIC_URL = "static/"
STATIC_ROOT = BASE_DIR / "staticfiles"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}
WHITENOISE_KEEP_ONLY_HASHED_FILES = True

SECURE_CSP = {
    "default-src": [CSP.SELF],
    "script-src": [CSP.SELF, CSP.NONCE],
    "img-src": [CSP.SELF, "data:"],
    "object-src": [CSP.NONE],
    "base-uri": [CSP.NONE],
    "form-action": [CSP.SELF],
    "frame-ancestors": [CSP.NONE],
}
X_FRAME_OPTIONS = "DENY"
# A guest has nothing but this cookie to come back to the campaign with.
SESSION_COOKIE_AGE = 365 * 24 * 60 * 60
# No script of ours reads them: htmx sends the token that stands in the form.
CSRF_COOKIE_HTTPONLY = LANGUAGE_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = LANGUAGE_COOKIE_SAMESITE = "Lax"
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = HTTPS
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^healthz$"]
SECURE_PROXY_SSL_HEADER = (
    ("HTTP_X_FORWARDED_PROTO", "https") if ALLAUTH_TRUSTED_PROXY_COUNT else None
)
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS
SECURE_HSTS_PRELOAD = HTTPS

# The host's own pages, linked at the foot of every page; the site brings none.
LEGAL_IMPRINT_URL = env.link("LEGAL_IMPRINT_URL")
LEGAL_PRIVACY_URL = env.link("LEGAL_PRIVACY_URL")

# Part of the tag by which a browser asks whether the page that it keeps is still good.
RELEASE = release.digest(BASE_DIR, LEGAL_IMPRINT_URL, LEGAL_PRIVACY_URL)
CACHE_BACKEND = (
    {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": CACHE_URL}
    if CACHE_URL
    else {"BACKEND": "django.core.cache.backends.db.DatabaseCache"}
)
CACHES = {
    # Who has tried how often: it stands alone, for a full table forgets.
    "default": {
        "LOCATION": "cache",
        "OPTIONS": {} if CACHE_URL else {"MAX_ENTRIES": 20_000},
        **CACHE_BACKEND,
    },
    # What was computed for pages (campaigns/kept.py).
    "pages": {
        "LOCATION": "cache_pages",
        "KEY_PREFIX": f"pages-{RELEASE}",
        "OPTIONS": {} if CACHE_URL else {"MAX_ENTRIES": 10_000},
        **CACHE_BACKEND,
    },
}

LOGGING = logs.logging_config()
