from django.contrib import admin
from django.urls import include, path

from amerika.health import healthz
from campaigns.views.display import language
from campaigns.views.front import about, front
from campaigns.views.host import host_login

handler400 = "amerika.errors.bad_request"
handler500 = "amerika.errors.server_error"

urlpatterns = [
    path("", front, name="front"),
    path("about/", about, name="about"),
    path("", include("campaigns.urls")),
    path("accounts/", include("allauth.account.urls")),
    path("admin/login/", host_login, name="host_login"),
    path("admin/", admin.site.urls),
    path("healthz", healthz, name="healthz"),
    path("i18n/setlang/", language, name="set_language"),
]
