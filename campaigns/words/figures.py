"""Figures as the reader's language writes them: decimal comma, thousands."""

from django.utils.formats import number_format


def figure(value: float, decimals: int = 0) -> str:
    """A number, rounded to so many decimals."""
    return number_format(f"{value:.{decimals}f}", decimals)


def grouped(value: int) -> str:
    """A large whole number with its thousands set apart."""
    return number_format(value, force_grouping=True)
