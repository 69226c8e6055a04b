import re

import pytest
from django.urls import reverse

from campaigns.boards.sheets import chart_of
from campaigns.reference import load_reference
from campaigns.rules.engine import pending
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Roll
from tests.factories import begin_campaign
from tests.players import play, slot_closed

PACK = load_pack("azores-1947")
IDS = re.compile(r' id="([^"]+)"')
LINKS = re.compile(r'href="(/charts/|/rules/)[^"#]*#([^"]+)"')


def page(client, name, **query):
    return client.get(reverse(f"campaigns:{name}"), query)


def anchors(client, name):
    return set(IDS.findall(page(client, name).text))


def with_modifiers(campaign):
    asked = pending(campaign.state)
    return isinstance(asked, Roll) and asked.drm != 0


class TestRules:
    def test_every_rule_reading_and_ruling_has_its_anchor(self, anonymous):
        reference, found = load_reference("en"), anchors(anonymous, "rules")
        wanted = {rule.anchor for rule in reference.rules.values()}
        assert wanted | set(reference.readings) | set(reference.rulings) <= found

    def test_each_rule_has_its_readings_beside_it(self, anonymous):
        reference = load_reference("en")
        sections = page(anonymous, "rules").context["sections"]
        sheets = {s.rule.number: s for section in sections for s in section.rules}
        for number, rule in reference.rules.items():
            assert [r.id for r in sheets[number].readings] == list(rule.ambiguities)
            assert [r.id for r in sheets[number].rulings] == list(rule.rulings)

    def test_it_says_nothing_of_a_career_without_one(self, anonymous):
        assert "this career" not in page(anonymous, "rules").text

    def test_a_campaign_shows_where_each_rule_mattered(self, as_alice, campaign):
        play(campaign, until=slot_closed(0))
        text = page(as_alice, "rules", campaign=campaign.pk).text
        assert "Mattered in" in text
        assert "Not met in this career." in text


class TestCharts:
    def test_every_row_of_every_chart_has_its_anchor(self, anonymous):
        wanted = {
            f"{id_}-{index}"
            for id_ in PACK.table_ids
            for index in range(len(PACK.table(id_).rows))
        }
        assert wanted | set(PACK.charts) <= anchors(anonymous, "charts")

    def test_the_chances_of_each_table_add_up(self, anonymous):
        for sheet in page(anonymous, "charts").context["sheets"]:
            for table in sheet.tables:
                chances = [float(r.chance.split()[0]) for r in table.rows if r.chance]
                assert not table.dice or abs(sum(chances) - 100) < 0.5 * len(chances)

    def test_each_chart_says_where_it_comes_from(self, anonymous):
        text = page(anonymous, "charts").text
        assert text.count("Provenance:") == len(PACK.charts)

    def test_a_campaign_puts_its_modifiers_in(self, as_alice, campaign):
        play(campaign, until=with_modifiers)
        asked = pending(campaign.state)
        sheets = page(as_alice, "charts", campaign=campaign.pk).context["sheets"]
        here = [t for s in sheets for t in s.tables if t.pending]
        assert [table.id for table in here] == [asked.table]
        plain = next(
            table
            for sheet in page(as_alice, "charts").context["sheets"]
            for table in sheet.tables
            if table.id == asked.table
        )
        assert here[0].mods
        assert here[0].rows != plain.rows

    def test_between_rolls_they_are_as_printed(self, as_alice, campaign):
        assert "Pending now" not in page(as_alice, "charts", campaign=campaign.pk).text


@pytest.mark.parametrize("name", ["charts", "rules"])
class TestOpenedFromACampaign:
    def test_a_stranger_meets_what_does_not_exist(self, as_charlie, campaign, name):
        assert page(as_charlie, name, campaign=campaign.pk).status_code == 404

    @pytest.mark.parametrize("pk", ["x", "-1", "9" * 30, "²"])
    def test_so_does_whoever_asks_for_nonsense(self, as_alice, name, pk):
        assert page(as_alice, name, campaign=pk).status_code == 404

    def test_nobody_gets_everybodys_page(self, anonymous, campaign, name):
        plain, asked = (page(anonymous, name, **q) for q in ({}, {"campaign": 1}))
        assert asked.status_code == 200
        assert str(campaign.pk) not in re.findall(r"campaign=(\d+)", asked.text)
        texts = [answer.text.partition("<footer")[0] for answer in (plain, asked)]
        assert len(texts[0]) == len(texts[1])


class TestRulesMet:
    def test_it_lists_what_was_met_and_what_never(self, as_alice, campaign):
        play(campaign, until=slot_closed(1))
        text = as_alice.get(reverse("campaigns:rules_met", args=[campaign.pk])).text
        assert "never met" in text
        assert re.search(r"/log/\?slot=1#l\d+", text)

    def test_one_rule_has_every_line(self, as_alice, campaign):
        play(campaign, until=slot_closed(1))
        path = reverse("campaigns:rules_met", args=[campaign.pk])
        answer = as_alice.get(path, {"rule": "6.1.2"})
        places = answer.context["one"].places
        assert answer.text.count("<li><a href") >= len(places) > 3

    def test_a_link_leads_to_the_line(self, as_alice, campaign):
        play(campaign, until=slot_closed(1))
        path = reverse("campaigns:rules_met", args=[campaign.pk])
        found = re.search(
            r'href="(/campaigns/\d+/log/\?slot=\d+)#(l\d+)"', as_alice.get(path).text
        )
        assert f'id="{found[2]}"' in as_alice.get(found[1]).text

    def test_a_rule_that_is_none_shows_the_list(self, as_alice, campaign):
        path = reverse("campaigns:rules_met", args=[campaign.pk])
        assert as_alice.get(path, {"rule": "42"}).status_code == 200


def test_every_link_of_a_log_leads_to_a_place_that_exists(as_alice, alice):
    campaign = begin_campaign(alice, seed=b"\x10" * 32)
    play(campaign, until=slot_closed(5))
    there = {
        "/charts/": anchors(as_alice, "charts"),
        "/rules/": anchors(as_alice, "rules"),
    }
    found = set()
    for slot in range(1, 6):
        log = reverse("campaigns:log", args=[campaign.pk])
        found |= set(LINKS.findall(as_alice.get(log, {"slot": slot}).text))
    assert len(found) > 40
    assert {f"{page}#{id_}" for page, id_ in found if id_ not in there[page]} == set()
    assert {
        chart_of(id_.partition("-")[0]) for page, id_ in found if page == "/charts/"
    }
