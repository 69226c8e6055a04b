"""What a name, a title or a text may be made of, whether a form or a file brings it."""

from typing import Final

NAME_MOST: Final = 60
TITLE_MOST: Final = 80
"""Letters of a name and of a title."""

UNFIT: Final = (
    r"\x00-\x1f\x7f-\x9f"  # controls
    r"\u2028\u2029"  # ends of lines
    r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # directions of writing
    r"\u115f\u1160\u200b\u2060\u2800\u3164\ufeff\uffa0"  # letters that nobody sees
    r"\ud800-\udfff\ufffe\uffff"  # not characters: XML 1.0, and so an SVG, has none
)
PLAIN: Final = rf"\A[^{UNFIT}]*\Z"
"""One line of text, without the signs that break it, turn it or spoil a picture."""
PROSE: Final = rf"\A(?:[^{UNFIT}]|[\t\n\r])*\Z"
"""The same in any number of lines."""
