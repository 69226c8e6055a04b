from datetime import timedelta

import pytest
from django.contrib.auth.hashers import make_password
from django.db import IntegrityError
from django.utils import timezone

from campaigns.models import Campaign, User
from tests.factories import UserFactory, begin_campaign


def test_a_guest_has_neither_password_nor_address(db):
    guest = User.objects.create_guest()
    assert guest.is_guest
    assert not guest.has_usable_password()
    assert guest.email == ""


def test_every_guest_has_a_name_of_his_own(db):
    names = {User.objects.create_guest().username for _ in range(5)}
    assert len(names) == 5


def test_a_guest_with_a_password_cannot_be_stored(db):
    guest = User.objects.create_guest()
    guest.password = make_password("fly now")
    with pytest.raises(IntegrityError, match="guest_has_no_password"):
        guest.save()


def test_a_guest_who_signs_up_stays_the_same_user(db):
    guest = User.objects.create_guest()
    guest.is_guest = False
    guest.set_password("fly now")
    guest.save()
    assert User.objects.get().check_password("fly now")


def test_it_finds_the_guests_who_have_left(db):
    now = timezone.now()
    old = now - timedelta(days=40)
    gone = UserFactory(guest=True, created=old)
    gone_after_a_step = begin_campaign(UserFactory(guest=True, created=old))
    begin_campaign(gone_after_a_step.owner)
    Campaign.objects.update(last_step_at=old)
    begin_campaign(UserFactory(guest=True, created=old))
    UserFactory(guest=True)
    UserFactory(created=old)
    idle = User.objects.idle_guests(since=now - timedelta(days=30))
    assert set(idle) == {gone, gone_after_a_step.owner}
