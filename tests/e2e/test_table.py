"""The sortie table in a real browser: steps, keys, focus, phones, accessibility."""

import pytest
from playwright.sync_api import expect

from campaigns.rules.engine import pending
from campaigns.rules.phases.fight import in_fight
from tests.factories import begin_campaign
from tests.players import play

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 780}


@pytest.fixture
def campaign(transactional_db):
    from tests.factories import UserFactory

    return begin_campaign(UserFactory(), seed=b"a" * 32)


@pytest.fixture
def table(page, campaign, sign_in):
    """The table at the first roll of the first sortie."""
    sign_in(campaign.owner)
    page.set_viewport_size(DESK)
    page.goto(f"/campaigns/{campaign.pk}/hangar/")
    page.get_by_role("button", name="Fly the next sortie").click()
    expect(page.get_by_role("button", name="Roll d66")).to_be_visible()
    return page


def primary(page):
    return page.locator("#pending .button--primary")


def step_until(page, found, most=120):
    """Press the primary button, or the first choice, until the locator is there."""
    for _ in range(most):
        if found(page):
            return
        line = page.locator("#log .no").first.inner_text()
        button = primary(page)
        target = button if button.count() else page.locator(".button--choice").first
        target.click()
        expect(page.locator("#log .no").first).not_to_have_text(line)
    pytest.fail("never came up")


def test_it_rolls_with_the_space_bar_and_keeps_the_focus_on_the_next_step(table):
    expect(primary(table)).to_be_focused()
    for _ in range(3):
        number = table.locator("#log .no").first.inner_text()
        table.keyboard.press("Space")
        expect(table.locator("#log .no").first).not_to_have_text(number)
        expect(primary(table)).to_be_focused()


def test_it_lights_the_row_that_came_up(table):
    primary(table).click()
    expect(table.locator(".last .is-lit")).to_have_count(1)
    expect(table.locator("#say")).not_to_be_empty()


def test_it_fits_the_screen_without_scrolling(table):
    size = table.evaluate(
        "() => [document.documentElement.scrollWidth,"
        " document.documentElement.scrollHeight]"
    )
    assert size[0] <= DESK["width"]
    assert size[1] <= DESK["height"]


def test_it_shows_one_panel_at_a_time_on_a_phone(table):
    table.set_viewport_size(PHONE)
    expect(table.locator("#step")).to_be_visible()
    expect(table.locator("#mat")).to_be_hidden()
    table.get_by_role("link", name="Aircraft").click()
    expect(table.locator("#mat")).to_be_visible()
    expect(table.locator("#step")).to_be_hidden()
    number = table.locator("#log .no").first.text_content()
    table.locator(".dock .button--primary").click()
    expect(table.locator("#log .no").first).not_to_have_text(number)
    expect(table.locator("#mat")).to_be_visible()


def test_it_says_so_when_the_network_is_gone_and_goes_on_later(table, console_errors):
    table.context.set_offline(True)
    primary(table).click()
    expect(table.locator("#trouble")).to_be_visible()
    table.context.set_offline(False)
    primary(table).click()
    expect(table.locator("#step .last")).to_be_visible()
    console_errors.clear()


def test_it_assigns_guns_by_keys(table):
    step_until(table, lambda page: page.locator(".assign").count())
    row = table.locator("[data-gun]:has(input)").first
    letter = row.get_attribute("data-gun")
    fighter = row.locator("input").first.get_attribute("value")
    table.keyboard.press(letter.lower())
    table.keyboard.press(fighter)
    expect(row.locator(f'input[value="{fighter}"]')).to_be_checked()
    expect(table.locator("#odds")).to_be_visible()


@pytest.mark.parametrize("swapped", [True, False])
def test_enter_on_a_gun_fires(table, campaign, swapped):
    """As it does in a form: Enter presses the first button, which is to fire."""
    step_until(table, lambda page: page.locator(".assign").count())
    if not swapped:
        table.reload()
    row = table.locator("[data-gun]:has(input)").first
    table.keyboard.press(row.get_attribute("data-gun").lower())
    table.keyboard.press(row.locator("input").first.get_attribute("value"))
    expect(table.locator("input:focus")).to_be_checked()
    turn = int(table.locator("#pending [name=turn]").input_value())
    table.keyboard.press("Enter")
    expect(table.locator("#pending [name=turn]")).to_have_value(str(turn + 1))


def test_one_key_proposes_the_best_guns_and_says_why(table):
    step_until(table, lambda page: page.locator(".assign").count())
    turn = table.locator("#pending [name=turn]").input_value()
    table.get_by_role("link", name="Hold all").click()
    expect(table.locator(".assign input:checked:not([value=hold])")).to_have_count(0)
    for key, reason in (("b", "No assignment shoots down more."),
                        ("h", "None leaves fewer hits on us.")):  # fmt: skip
        table.keyboard.press(key)
        expect(table.locator("#odds")).to_contain_text(reason)
    expect(table.locator(".assign input:checked:not([value=hold])")).not_to_have_count(
        0
    )
    assert table.locator("#pending [name=turn]").input_value() == turn


def test_without_script_the_best_guns_are_a_link(
    table, browser, live_server, context, campaign
):
    step_until(table, lambda page: page.locator(".assign").count())
    bare = browser.new_context(java_script_enabled=False, base_url=live_server.url)
    bare.add_cookies(context.cookies())
    page = bare.new_page()
    page.goto(f"/campaigns/{campaign.pk}/")
    page.get_by_role("link", name="Most shot down").click()
    expect(page.locator("#odds")).to_contain_text("No assignment shoots down more.")
    bare.close()


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_it_is_accessible(table, assert_accessible, scheme, size):
    table.emulate_media(color_scheme=scheme)
    table.set_viewport_size(size)
    expect(table.locator(".dock-step")).to_be_attached()
    assert_accessible(table)


def test_it_is_accessible_at_the_gun_decision(table, assert_accessible):
    step_until(table, lambda page: page.locator(".assign").count())
    assert_accessible(table)


@pytest.mark.parametrize("where", ["hangar", "career"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_its_other_pages_are_accessible(
    page, campaign, sign_in, assert_accessible, where, size
):
    sign_in(campaign.owner)
    page.set_viewport_size(size)
    page.goto(f"/campaigns/{campaign.pk}/{where}/")
    assert_accessible(page)
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= size["width"]


@pytest.mark.parametrize("where", ["", "about/", "campaigns/", "campaigns/new/"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_pages_around_it_are_accessible(
    page, campaign, sign_in, assert_accessible, where, size
):
    sign_in(campaign.owner)
    page.set_viewport_size(size)
    page.goto(f"/{where}")
    assert_accessible(page)
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= size["width"]


def test_it_plays_without_script(browser, campaign, live_server, sign_in, context):
    sign_in(campaign.owner)
    bare = browser.new_context(java_script_enabled=False, base_url=live_server.url)
    bare.add_cookies(context.cookies())
    page = bare.new_page()
    page.goto(f"/campaigns/{campaign.pk}/hangar/")
    page.get_by_role("button", name="Fly the next sortie").click()
    page.get_by_role("button", name="Roll d66").click()
    expect(page.locator(".last .is-lit")).to_have_count(1)
    bare.close()


def test_the_first_load_is_small(page, campaign, sign_in):
    sign_in(campaign.owner)
    sizes = []
    page.on(
        "requestfinished",
        lambda request: sizes.append(request.sizes()["responseBodySize"]),
    )
    page.goto(f"/campaigns/{campaign.pk}/")
    page.wait_for_load_state("networkidle")
    assert len(sizes) <= 12


def at_three_fighters(campaign):
    """Fly until the guns are to be assigned to three fighters."""
    state = campaign.state
    combat = state.sortie.combat if state.sortie else None
    asked = pending(state)
    return combat and len(in_fight(combat)) == 3 and getattr(asked, "id", "") == "guns"


def test_the_key_figures_of_the_guns_are_in_sight_with_a_hint(page, campaign, sign_in):
    play(campaign, until=at_three_fighters)
    campaign.guided, campaign.seen_kinds = True, []
    campaign.save()
    sign_in(campaign.owner)
    page.set_viewport_size(DESK)
    page.goto(f"/campaigns/{campaign.pk}/")
    expect(page.locator(".hint")).to_be_visible()
    figures = page.locator(".sumline").bounding_box()
    buttons = page.locator(".go").bounding_box()
    assert figures["y"] + figures["height"] <= buttons["y"]


def test_a_question_mark_lists_the_keys_that_work_now(table, assert_accessible):
    expect(primary(table)).to_be_focused()
    table.keyboard.press("?")
    keys = table.get_by_role("dialog", name="Keys that work now")
    expect(keys).to_contain_text("Roll d66")
    expect(keys).to_contain_text("Roll on")
    assert_accessible(table)
    table.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(primary(table)).to_be_focused()
    table.get_by_role("button", name="Keys ?").click()
    expect(keys).to_be_visible()


def test_what_opens_above_the_dock_of_a_phone_is_in_sight(page, campaign, sign_in):
    play(campaign, until=lambda campaign: "jettison" in also_legal(campaign))
    sign_in(campaign.owner)
    page.set_viewport_size(PHONE)
    page.goto(f"/campaigns/{campaign.pk}/")
    page.get_by_text("Jettison the load").first.click()
    button = page.get_by_role("button", name="Yes: Jettison the load")
    expect(button).to_be_in_viewport(ratio=1)
    dock = page.locator(".dock").bounding_box()
    opened = page.locator(".also details[open]").bounding_box()
    assert opened["y"] + opened["height"] <= dock["y"]


def also_legal(campaign):
    """Return the ids of what may be done besides the pending step, in the air."""
    asked = pending(campaign.state)
    return {choice.id for choice in asked.also} if campaign.state.sortie else set()


def test_the_last_roll_shows_its_whole_result(table):
    step_until(table, lambda page: page.locator(".last--line").count())
    for width in (DESK, PHONE):
        table.set_viewport_size(width)
        shorten = table.locator(".last--line .came").evaluate_all
        cut = shorten("(all) => all.some((one) => one.scrollWidth > one.clientWidth)")
        label, result, line = (
            table.locator(part).bounding_box()
            for part in (".last .said", ".last .came", ".last--line")
        )
        assert label["width"] > 0
        assert result["x"] + result["width"] <= line["x"] + line["width"]
        assert not cut
