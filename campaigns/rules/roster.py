"""Names for the men who join the crew: common surnames from a fixed list."""

NAMES = (
    "Albers", "Arndt", "Aust", "Bachmann", "Bauer", "Beck", "Berger", "Böhm", "Brandl",
    "Braun", "Busch", "Claasen", "Conrad", "Dietrich", "Dirks", "Ebert", "Eggers",
    "Ehlers", "Engel", "Fechner", "Fiedler", "Franke", "Freitag", "Fuchs", "Gärtner",
    "Gerlach", "Graf", "Gross", "Haas", "Hahn", "Hansen", "Harms", "Hartwig", "Heine",
    "Heller", "Henning", "Herzog", "Hinrichs", "Hofer", "Horn", "Huber", "Jahn",
    "Janssen", "Jost", "Kaiser", "Keller", "Kern", "Kirsch", "Klein", "Koch", "König",
    "Kramer", "Krüger", "Kuhn", "Lang", "Lehmann", "Lindner", "Lorch", "Ludwig",
    "Maurer", "Menzel", "Mertens", "Moser", "Möller", "Neuber", "Nolte", "Ott", "Paul",
    "Peters", "Pfeiffer", "Pohl", "Rehm", "Reimann", "Richter", "Riedel", "Ritter",
    "Roth", "Sauer", "Schenk", "Schilling", "Schreiber", "Schubert", "Seidel",
    "Selber", "Simon", "Sommer", "Stahl", "Stein", "Thann", "Thiele", "Ulrich",
    "Vogel", "Voss", "Wacker", "Walter", "Weber", "Wendt", "Werner", "Winkler", "Wolf",
    "Zander",
)  # fmt: skip

STRIDE = 37
"""Step through the list from man to man; prime to its length, so none repeats early."""


def crew_name(name_key: int, man: int) -> str:
    """Name of the campaign's n-th man; the same key gives the same men."""
    return NAMES[(name_key + man * STRIDE) % len(NAMES)]
