from django.urls import path

from campaigns.views import replay

SORTIE = "campaigns/<int:pk>/sorties/<int:slot>/"
PUBLIC = "career/<slug:key>/"

story_urls = [
    path(SORTIE, replay.replay, name="replay"),
    path(f"{SORTIE}<int:step>/", replay.replay, name="replay_step"),
    path(f"{PUBLIC}sorties/<int:slot>/", replay.public_replay, name="public_replay"),
    path(
        f"{PUBLIC}sorties/<int:slot>/<int:step>/",
        replay.public_replay,
        name="public_replay_step",
    ),
]
