from django.urls import path

from campaigns.views import display, guide

CAMPAIGN = "campaigns/<int:pk>/"

lens_urls = [
    path("accounts/display/", display.display, name="display"),
    path(f"{CAMPAIGN}hints/", guide.hints, name="hints"),
]
