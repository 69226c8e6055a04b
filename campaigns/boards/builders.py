"""Everything that a view calls."""

from campaigns.boards.career import career_board
from campaigns.boards.chances import chances_board
from campaigns.boards.flight import flight_board
from campaigns.boards.hangar import hangar_board
from campaigns.boards.new import new_board
from campaigns.boards.preview import preview_board
from campaigns.boards.table import table_board
from campaigns.boards.volley import odds_board

__all__ = [
    "career_board",
    "chances_board",
    "flight_board",
    "hangar_board",
    "new_board",
    "odds_board",
    "preview_board",
    "table_board",
]
