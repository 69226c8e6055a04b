import factory
from factory.django import DjangoModelFactory

from campaigns.models import User


class UserFactory(DjangoModelFactory):
    """A player with the password "fly now"; `guest=True` makes one without."""

    class Meta:
        model = User
        skip_postgeneration_save = True

    class Params:
        guest = factory.Trait(
            username=factory.Sequence("guest-{:016x}".format),
            email="",
            password=factory.django.Password(None),
            is_guest=True,
        )

    username = factory.Sequence("pilot{}".format)
    email = factory.LazyAttribute("{0.username}@example.org".format)
    password = factory.django.Password("fly now")
