"""Every URL of the site, with a path for each."""

from django.urls import URLPattern, URLResolver, get_resolver


def all_urls(patterns=None, before=""):
    """Give the route, the name and the namespaces of every URL."""
    for pattern in patterns or get_resolver().url_patterns:
        route = before + str(pattern.pattern).removeprefix("^").removesuffix("$")
        if isinstance(pattern, URLResolver):
            yield from all_urls(pattern.url_patterns, route)
        elif isinstance(pattern, URLPattern):
            yield route


def path_for(route, campaign):
    """Fill a route in with what the campaign has."""
    values = {
        "int:pk": campaign.pk,
        "slug:key": campaign.share_token,
        "int:slot": 1,
        "int:step": 1,
        "int:number": 0,
        "str:form": "txt",
        "path:object_id": campaign.pk,
    }
    for name, value in values.items():
        route = route.replace(f"<{name}>", str(value))
    return f"/{route}"


def paths(campaign):
    """Give a path for each URL that needs no key of a mail and no pattern."""
    for route in all_urls():
        path = path_for(route, campaign)
        if not set("<>(?\\[") & set(path):
            yield path
