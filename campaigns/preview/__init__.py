"""The picture that stands beside a career's link where the link is shown.

An SVG of ours, drawn by resvg with the fonts that lie here (Source Serif and Source
Sans, SIL Open Font License): the same on a machine without any font.
"""

from functools import lru_cache
from importlib.resources import as_file, files

from django.template.loader import render_to_string
from resvg_py import svg_to_bytes

from campaigns.boards.preview import PreviewBoard

WIDTH, HEIGHT = 1200, 630
KEPT = 64
"""Pictures that a process keeps, of some 50 kB each."""


@lru_cache(maxsize=KEPT)
def picture(board: PreviewBoard) -> bytes:
    """Draw a PNG of 1200 by 630; a pure function of the board, words included."""
    values = {"board": board, "width": WIDTH, "height": HEIGHT}
    svg = render_to_string("campaigns/preview.svg", values)
    with as_file(files("campaigns.preview").joinpath("fonts")) as fonts:
        return svg_to_bytes(
            svg_string=svg, font_dirs=[str(fonts)], skip_system_fonts=True
        )
