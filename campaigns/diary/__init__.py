"""The diary: an account of a sortie in sentences, made from its events alone.

`facts` reads the events in their order, `passages` puts one piece of the flight into
words, `entry` the whole sortie. The same events give the same text in each language;
which of several wordings is taken follows from the slot and the line.
"""

from campaigns.diary.entry import Entry, entry_of
from campaigns.diary.facts import Told

__all__ = ["Entry", "Told", "entry_of"]
