import pytest


@pytest.mark.parametrize("path", ["/", "/about/", "/accounts/login/"])
def test_the_hosts_pages_are_linked_at_the_foot(anonymous, settings, path):
    settings.LEGAL_IMPRINT_URL = "/imprint/"
    settings.LEGAL_PRIVACY_URL = "https://host.example/privacy"
    page = anonymous.get(path).text
    assert '<a href="/imprint/">Imprint</a>' in page
    assert '<a href="https://host.example/privacy">Privacy</a>' in page


def test_without_them_there_is_no_link(anonymous):
    page = anonymous.get("/").text
    assert "Imprint" not in page
    assert "Privacy" not in page
