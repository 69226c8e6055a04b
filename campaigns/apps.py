from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class CampaignsConfig(AppConfig):
    """The game: its rules, its tables and its pages."""

    name = "campaigns"
    verbose_name = _("campaigns")
