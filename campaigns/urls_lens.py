from django.urls import path

from campaigns.views import display, guide, reference

CAMPAIGN = "campaigns/<int:pk>/"

lens_urls = [
    path("accounts/display/", display.display, name="display"),
    path(f"{CAMPAIGN}hints/", guide.hints, name="hints"),
    path(f"{CAMPAIGN}rules/", reference.met, name="rules_met"),
]
