"""What the host of the site has set."""

from typing import NamedTuple

from django import template
from django.conf import settings
from django.utils.translation import gettext as _

register = template.Library()


class Link(NamedTuple):
    """A page elsewhere."""

    url: str
    label: str


@register.simple_tag
def legal_links() -> list[Link]:
    """The host's legal pages, as far as there are any."""
    links = (
        Link(settings.LEGAL_IMPRINT_URL, _("Imprint")),
        Link(settings.LEGAL_PRIVACY_URL, _("Privacy")),
    )
    return [link for link in links if link.url]
