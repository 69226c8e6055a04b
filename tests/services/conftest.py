import pytest

from tests.factories import begin_campaign


@pytest.fixture
def campaign(alice):
    """Her campaign, whose dice are always the same."""
    return begin_campaign(alice)
