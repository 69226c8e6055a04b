from django.urls import path

from campaigns.urls_exchange import exchange_urls
from campaigns.urls_lens import lens_urls
from campaigns.urls_story import story_urls
from campaigns.views import (
    account,
    campaign_list,
    career,
    guests,
    log,
    manage,
    new,
    odds,
    outlook,
    reference,
    share,
    steps,
)

app_name = "campaigns"

reference_urls = [
    path("charts/", reference.charts, name="charts"),
    path("rules/", reference.rules, name="rules"),
]

campaign_urls = [
    path("campaigns/<int:pk>/", steps.table, name="table"),
    path("campaigns/<int:pk>/hangar/", steps.hangar, name="hangar"),
    path("campaigns/<int:pk>/step/", steps.step, name="step"),
    path("campaigns/<int:pk>/odds/", odds.volley, name="odds"),
    path("campaigns/<int:pk>/chances/", odds.chances, name="chances"),
    path("campaigns/<int:pk>/outlook/", outlook.outlook, name="outlook"),
    path("campaigns/<int:pk>/roll-on/", steps.roll_on, name="roll_on"),
    path("campaigns/<int:pk>/undo/", steps.undo, name="undo"),
    path("campaigns/<int:pk>/log/", log.log, name="log"),
    path("campaigns/<int:pk>/career/", career.career, name="career"),
    path("campaigns/<int:pk>/settings/", manage.settings, name="settings"),
    path("campaigns/<int:pk>/take-back/", manage.take_back, name="take_back"),
    path("campaigns/<int:pk>/share/", share.share, name="share"),
    path("campaigns/<int:pk>/rename/", manage.rename, name="rename"),
    path("campaigns/<int:pk>/archive/", manage.archive, name="archive"),
    path("campaigns/<int:pk>/give-up/", manage.give_up, name="give_up"),
    path("campaigns/<int:pk>/delete/", manage.delete, name="delete"),
    path("campaigns/<int:pk>/restore/", manage.restore, name="restore"),
]

urlpatterns = [
    path("fly-now/", guests.fly_now, name="fly_now"),
    path("adopt/", guests.adopt, name="adopt"),
    path("accounts/export.zip", account.export, name="account_export"),
    path("accounts/delete/", account.delete, name="account_delete"),
    path("campaigns/", campaign_list.campaign_list, name="list"),
    path("campaigns/new/", new.new, name="new"),
    *campaign_urls,
    path("career/<slug:key>/", career.public, name="public"),
    path("career/<slug:key>/picture.png", career.public_picture, name="public_picture"),
    path("career/<slug:key>/now/", career.public_now, name="public_now"),
    *exchange_urls,
    *lens_urls,
    *reference_urls,
    *story_urls,
]
