import pytest

from campaigns.models import User
from tests.conftest import signed_in
from tests.factories import begin_campaign, share_campaign
from tests.players import play, slot_closed


@pytest.fixture
def campaign(alice):
    """Her campaign with one slot closed and a published link."""
    found = play(begin_campaign(alice), until=slot_closed(0))
    share_campaign(found, shows_owner=True, is_published=True)
    found.refresh_from_db()
    return found


@pytest.fixture
def as_host(db):
    """Return a client of the host, who may enter the admin."""
    return signed_in(User.objects.create_superuser("host"))
