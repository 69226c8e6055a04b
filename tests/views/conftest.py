import pytest

from tests.factories import begin_campaign, share_campaign
from tests.players import in_the_air, play


@pytest.fixture
def campaign(alice):
    """Her campaign in the hangar, whose dice are always the same."""
    return begin_campaign(alice)


@pytest.fixture
def flying(campaign):
    """Her campaign in the air."""
    return play(campaign, until=in_the_air)


@pytest.fixture
def shared(campaign):
    """Her campaign with a link that anybody may read."""
    share_campaign(campaign)
    return campaign


@pytest.fixture
def htmx():
    """The headers of a request that htmx makes for the table."""
    return {"HX-Request": "true", "HX-Target": "table"}
