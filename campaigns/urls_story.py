from django.urls import path

from campaigns.views import analysis, copies, diary, hall, paper, replay

SORTIE = "campaigns/<int:pk>/sorties/<int:slot>/"
PUBLIC = "career/<slug:key>/"

DIARY = "campaigns/<int:pk>/diary/"

diary_urls = [
    path(DIARY, diary.diary, name="diary"),
    path(f"{DIARY}<int:slot>/", diary.diary_entry, name="diary_entry"),
    path(f"{DIARY}<int:slot>/restore/", diary.diary_restore, name="diary_restore"),
    path(f"{DIARY}sharing/", diary.diary_sharing, name="diary_sharing"),
    path(f"{DIARY}diary.<str:form>", diary.diary_export, name="diary_export"),
    path(f"{PUBLIC}diary/", diary.public_diary, name="public_diary"),
]

story_urls = [
    *diary_urls,
    path("hall/", hall.hall, name="hall"),
    path("campaigns/<int:pk>/paper/", paper.paper, name="paper"),
    path(f"{PUBLIC}sheet/", paper.public_sheet, name="public_sheet"),
    path("campaigns/<int:pk>/paper/enter/", paper.paper_enter, name="paper_enter"),
    path(SORTIE, replay.replay, name="replay"),
    path(f"{SORTIE}<int:step>/", replay.replay, name="replay_step"),
    path(f"{SORTIE}<int:step>/analysis/", analysis.analysis, name="analysis"),
    path(f"{SORTIE}<int:step>/try/", copies.try_from, name="try_from"),
    path("campaigns/<int:pk>/copy/", copies.copy, name="copy"),
    path(f"{PUBLIC}sorties/<int:slot>/", replay.public_replay, name="public_replay"),
    path(
        f"{PUBLIC}sorties/<int:slot>/<int:step>/",
        replay.public_replay,
        name="public_replay_step",
    ),
]
