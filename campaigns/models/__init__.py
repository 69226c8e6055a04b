from campaigns.models.campaign import Campaign
from campaigns.models.diary import Diary, DiaryEntry
from campaigns.models.log import Checkpoint, LogLine
from campaigns.models.records import (
    Award,
    Bomber,
    Crewman,
    Pilot,
    ResearchArea,
    SortieRecord,
)
from campaigns.models.report import Report
from campaigns.models.user import User

__all__ = [
    "Award",
    "Bomber",
    "Campaign",
    "Checkpoint",
    "Crewman",
    "Diary",
    "DiaryEntry",
    "LogLine",
    "Pilot",
    "Report",
    "ResearchArea",
    "SortieRecord",
    "User",
]
