import pytest
from django.urls import reverse


@pytest.mark.parametrize("name", ["copy", "archive", "rename"])
def test_a_page_says_what_happened_and_leads_back(as_alice, campaign, name):
    response = as_alice.get(reverse(f"campaigns:{name}", args=[campaign.pk]))
    assert response.status_code == 405
    assert response.headers["Allow"] == "POST"
    page = response.content.decode()
    assert "nothing is lost" in page
    assert "Allowed here: POST." in page
    assert reverse("campaigns:table", args=[campaign.pk]) in page


def test_where_no_campaign_is_meant_it_leads_to_the_front_page(anonymous):
    response = anonymous.get(reverse("campaigns:fly_now"))
    assert response.status_code == 405
    assert b'href="/"' in response.content
