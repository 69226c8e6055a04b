from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.utils.translation import gettext_lazy as _

from campaigns.models import User


@admin.register(User)
class PlayerAdmin(UserAdmin):  # type: ignore[type-arg]
    """Players, guests among them."""

    list_display = ["username", "email", "is_guest", "created", "last_step_at"]
    list_filter = ["is_guest", "is_staff", "is_active"]
    readonly_fields = ["created", "last_step_at"]
    fieldsets = [
        (None, {"fields": ["username", "password", "is_guest"]}),
        (_("Personal info"), {"fields": ["first_name", "last_name", "email"]}),
        (
            _("Permissions"),
            {"fields": ["is_active", "is_staff", "is_superuser", "groups"]},
        ),
        (_("Important dates"), {"fields": ["last_login", "created", "last_step_at"]}),
    ]
