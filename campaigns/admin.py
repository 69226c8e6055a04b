from __future__ import annotations

from typing import TYPE_CHECKING, override

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.utils.translation import gettext_lazy as _

from campaigns.admin_reports import log_link, public_page
from campaigns.models import Campaign, User

if TYPE_CHECKING:
    from django.forms import ModelForm
    from django.http import HttpRequest

    from campaigns.models.campaign import CampaignQuerySet


@admin.register(User)
class PlayerAdmin(UserAdmin):  # type: ignore[type-arg]
    """Players, guests among them."""

    list_display = ["username", "email", "is_guest", "created", "last_login"]
    list_filter = ["is_guest", "is_staff", "is_active"]
    readonly_fields = ["created"]
    fieldsets = [
        (None, {"fields": ["username", "password", "is_guest"]}),
        (_("Personal info"), {"fields": ["first_name", "last_name", "email"]}),
        (
            _("Permissions"),
            {"fields": ["is_active", "is_staff", "is_superuser", "groups"]},
        ),
        (_("Important dates"), {"fields": ["last_login", "created"]}),
    ]


SHOWN = (
    "title",
    "owner",
    "created",
    "last_step_at",
    "turn",
    "log",
    "over",
    "honesty",
    "rules_version",
    "pack",
    "pack_version",
    "seed_hash",
    "page",
    "is_published",
    "hidden_by_host",
)


@admin.register(Campaign)
class CampaignAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """Campaigns as the host sees them: he may hide a page, and never sees a seed."""

    list_display = ["title", "owner", "created", "last_step_at", "over", "honesty"]
    list_filter = ["over", "origin", "is_published", "hidden_by_host"]
    search_fields = ["title", "owner__username", "owner__email", "share_token"]
    list_select_related = ["owner"]
    fields = SHOWN

    def get_queryset(self, request: HttpRequest) -> CampaignQuerySet:
        """Read neither states nor seeds."""
        del request
        return Campaign.objects.light()

    @override
    def save_model(
        self,
        request: HttpRequest,
        obj: Campaign,
        form: ModelForm[Campaign],
        change: bool,
    ) -> None:
        """Write what the host may change, and nothing of a step taken meanwhile."""
        del request, form, change
        obj.save(update_fields=["hidden_by_host"])

    @admin.display(description=_("log"))
    def log(self, campaign: Campaign) -> str:
        """Lead to the log, which can be read here and not written."""
        return log_link(campaign)

    @admin.display(description=_("public page"))
    def page(self, campaign: Campaign) -> str:
        """Lead to what may have been reported."""
        return public_page(campaign)

    def get_readonly_fields(
        self, request: HttpRequest, obj: Campaign | None = None
    ) -> list[str]:
        """Leave the host nothing to change but whether a page is hidden."""
        del request, obj
        return [name for name in SHOWN if name != "hidden_by_host"]

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Campaigns begin on the site, where their seed is hashed first."""
        del request
        return False
