"""Everything a view calls."""

from campaigns.boards.decision import odds_board
from campaigns.boards.table import table_board

__all__ = ["odds_board", "table_board"]
