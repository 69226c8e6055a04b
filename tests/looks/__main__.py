"""`make looks`: a picture of every screen, in both widths and both themes.

The pictures go to docs/img, and docs/looks.md lists them.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright
from pypdfium2 import PdfDocument

from amerika.launch.browser import launch_options
from tests.load.site import BASE, HOST, running

PICTURES = BASE / "docs" / "img"
PAPER = BASE / "docs" / "looks.md"
SIZES = {"wide": (1280, 800), "narrow": (360, 780)}
THEMES = ("light", "dark")
CLOSED = 22

SCREENS = {
    "front": ("Front page", "/"),
    "new": ("New campaign", "/campaigns/new/"),
    "list": ("My campaigns", "/campaigns/"),
    "hangar": ("Hangar", "/campaigns/{hangar}/hangar/"),
    "table-roll": ("Sortie table: a hit is rolled", "/campaigns/{roll}/"),
    "table-guns": ("Sortie table: the guns", "/campaigns/{guns}/"),
    "table-turn-back": ("Sortie table: press on or turn back", "/campaigns/{turn}/"),
    "table-forced-down": ("Sortie table: forced down", "/campaigns/{down}/"),
    "log": ("Log", "/campaigns/{hangar}/log/"),
    "career": ("Career page, public", "/career/{key}/"),
    "career-over": ("A career that is over", "/campaigns/{over}/career/"),
    "dice": ("Check the dice", "/campaigns/{over}/dice/"),
    "replay": ("Replay", "/campaigns/{hangar}/sorties/{slot}/30/"),
    "diary": ("Diary", "/campaigns/{hangar}/diary/"),
    "hall": ("Published careers", "/hall/"),
    "charts": ("Charts", "/charts/"),
    "rules": ("Rules", "/rules/"),
    "about": ("About", "/about/"),
    "give-up": ("Give up", "/campaigns/{guns}/give-up/"),
    "share": ("Share", "/campaigns/{hangar}/share/"),
    "not-here": ("A page that is not there", "/campaigns/0/"),
}
PANELS = ("combat", "mat", "map", "log")
PRINTED = ("paper", "On paper", "/campaigns/{hangar}/paper/")
DOTS = 96 / 72
"""Pixels of a picture to a point of the paper."""


def main(only):
    """Take all pictures, or those whose names are given."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with running(workers=1) as site, sync_playwright() as playwright:
        made = site.run("tests.looks.fill", CLOSED)
        browser = playwright.chromium.launch(**launch_options())
        for theme in THEMES:
            for size in SIZES:
                shoot(browser, site, made, theme, size, only)
        if not only or "paper" in only:
            print_out(browser, site, made)
        browser.close()
    PAPER.write_text(paper(), encoding="utf-8")


def sign_in(browser, site, made, **display):
    """Open a browser in which the owner of the careers is signed in."""
    url = f"http://{HOST}:{site.port}"
    context = browser.new_context(base_url=url, **display)
    context.add_cookies([{"name": "sessionid", "value": made["session"], "url": url}])
    return context


def print_out(browser, site, made):
    """Print the sheets as a browser does, and take a picture of each page."""
    name, _title, path = PRINTED
    context = sign_in(browser, site, made)
    page = context.new_page()
    page.goto(path.format(**made))
    sheets = PdfDocument(page.pdf(prefer_css_page_size=True))
    for number, sheet in enumerate(sheets, start=1):
        sheet.render(scale=DOTS).to_pil().save(PICTURES / f"{name}-{number}.png")
    context.close()


def shoot(browser, site, made, theme, size, only):
    """Take every picture of one theme and size."""
    width, height = SIZES[size]
    viewport = {"width": width, "height": height}
    context = sign_in(browser, site, made, viewport=viewport, color_scheme=theme)
    page = context.new_page()
    for name, path in addresses(size):
        if not only or name in only:
            page.goto(path.format(**made))
            file = PICTURES / f"{name}-{size}-{theme}.png"
            page.screenshot(path=file)
    context.close()


def addresses(size):
    """Name and address of every picture of a size; panels are pictures on phones."""
    for name, (_title, path) in SCREENS.items():
        yield name, path
        if size == "narrow" and name == "table-guns":
            for panel in PANELS:
                yield f"{name}-{panel}", f"{path}?panel={panel}"


def paper():
    """List the pictures that are there."""
    lines = [
        "# How it looks",
        "",
        "Every screen at 1280 by 800 and 360 by 780, light and dark, taken by",
        "`make looks` from careers with fixed seeds.",
    ]
    for name, (title, _path) in SCREENS.items():
        lines += ["", f"## {title}", ""]
        lines += [f"![{title}, {file.stem}](img/{file.name})" for file in files(name)]
    name, title, _path = PRINTED
    sheets = sorted(PICTURES.glob(f"{name}-?.png"))
    lines += ["", f"## {title}", ""]
    lines += [f"![{title}, {file.stem}](img/{file.name})" for file in sheets]
    return "\n".join(lines) + "\n"


def files(name):
    """The pictures of one screen, its panels on phones last."""
    own = [f"{name}-{size}-{theme}.png" for size in SIZES for theme in THEMES]
    panels = [
        f"{name}-{panel}-narrow-{theme}.png" for panel in PANELS for theme in THEMES
    ]
    found = (PICTURES / file for file in (*own, *panels))
    return [file for file in found if Path(file).exists()]


if __name__ == "__main__":
    main(sys.argv[1:])
