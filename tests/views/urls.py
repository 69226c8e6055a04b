"""Every named URL, and those that the link of a career leads to."""

from django.urls import URLPattern, get_resolver, reverse

BY_LINK = {
    "campaigns:public",
    "campaigns:public_now",
    "campaigns:public_sheet",
    "campaigns:report_page",
    "campaigns:public_picture",
    "campaigns:public_dice",
    "campaigns:public_dice_page",
    "campaigns:public_dice_proof",
}
# Not there until a sortie is closed, or the diary shown.
BY_LINK_LATER = {
    "campaigns:public_diary",
    "campaigns:public_replay",
    "campaigns:public_replay_step",
}


def url_names(patterns=None, prefix=""):
    """Every named URL with the names of its arguments."""
    for pattern in patterns or get_resolver().url_patterns:
        if isinstance(pattern, URLPattern):
            name = pattern.name or str(pattern.pattern)
            yield prefix + name, tuple(pattern.pattern.converters)
        else:
            space = f"{prefix}{pattern.namespace}:" if pattern.namespace else prefix
            yield from url_names(pattern.url_patterns, space)


ARGS = dict(url_names())


def path_of(name, campaign):
    values = {"pk": campaign.pk, "key": campaign.share_token or "none", "number": 0}
    values |= {"slot": 1, "step": 1, "form": "txt"}
    return reverse(name, kwargs={arg: values[arg] for arg in ARGS[name]})
