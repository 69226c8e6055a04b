from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe
from django_htmx.http import HttpResponseLocation

from campaigns.boards.hangar import hangar_board
from campaigns.boards.table import table_board
from campaigns.forms import PICK, StepForm, TurnForm, UndoForm, prefixed, read
from campaigns.http import (
    REFUSED,
    PlayerRequest,
    as_it_stands,
    get_campaign_for,
    outdated,
    player_required,
    unread_campaign,
)
from campaigns.models import Campaign
from campaigns.panels import draw_step
from campaigns.rules.dice import DiceError
from campaigns.rules.engine import pending
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Assign, RuleViolation
from campaigns.selectors.board import campaign_frame
from campaigns.selectors.book import campaign_book
from campaigns.services.campaign_step import Taken, campaign_roll_on, campaign_step
from campaigns.services.campaign_undo import campaign_undo

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import QueryDict

    from campaigns.boards.given import Frame
    from campaigns.boards.hangar import HangarBoard
    from campaigns.boards.table import TableBoard

type Do = Callable[[Campaign, QueryDict], Taken]

TABLE, HANGAR = "table", "hangar"
STALE = 409


@as_it_stands
@require_safe
@player_required
def table(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show the sortie table; while the bomber is on the ground, the hangar."""
    campaign = get_campaign_for(request, pk, whole=True)
    if page_of(campaign) == HANGAR:
        return redirect("campaigns:hangar", pk=pk)
    return show_table(request, campaign)


@as_it_stands
@require_safe
@player_required
def hangar(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show the hangar; while the bomber is in the air, the table."""
    campaign = get_campaign_for(request, pk, whole=True)
    if page_of(campaign) == TABLE:
        return redirect("campaigns:table", pk=pk)
    return show(request, campaign, HANGAR)


@require_http_methods(["GET", "POST"])
@player_required
def step(request: PlayerRequest, pk: int) -> HttpResponse:
    """Take one answer or one throw."""
    return take(request, unread_campaign(request, pk), do_step)


@require_http_methods(["GET", "POST"])
@player_required
def roll_on(request: PlayerRequest, pk: int) -> HttpResponse:
    """Throw until there is something to decide."""
    return take(request, unread_campaign(request, pk), do_roll_on)


@require_http_methods(["GET", "POST"])
@player_required
def undo(request: PlayerRequest, pk: int) -> HttpResponse:
    """Take back what came after a line."""
    return take(request, unread_campaign(request, pk), do_undo)


def do_step(campaign: Campaign, data: QueryDict) -> Taken:
    """Read and take one step."""
    asked = StepForm(data).command()
    return campaign_step(
        campaign=campaign, turn=asked.turn, answer=asked.answer, given=asked.given
    )


def do_roll_on(campaign: Campaign, data: QueryDict) -> Taken:
    """Read and take one roll-on."""
    return campaign_roll_on(campaign=campaign, turn=read(TurnForm(data))["turn"])


def do_undo(campaign: Campaign, data: QueryDict) -> Taken:
    """Read and take one undo."""
    asked = read(UndoForm(data))
    return campaign_undo(campaign=campaign, turn=asked["turn"], to=asked["to"])


def take(request: PlayerRequest, campaign: Campaign, do: Do) -> HttpResponse:
    """Run one command and answer with what is on the table then.

    A refused answer comes back with the reason, an old form with the present table;
    in both cases nothing was changed. Without script they stand at the address of the
    form; whoever opens that again is led to the present step.
    """
    if request.method == "GET":
        return go_on(request, get_campaign_for(request, campaign.pk, whole=True))
    try:
        taken = do(campaign, request.POST)
    except (RuleViolation, DiceError) as refused:
        return show_refusal(request, campaign.pk, refused)
    except Campaign.DoesNotExist:
        raise Http404 from None
    if taken.stale:
        return show_stale(request, taken.campaign)
    return go_on(request, taken.campaign)


def show_table(request: PlayerRequest, campaign: Campaign) -> HttpResponse:
    """Show the table; guns that were ticked are judged as if they were declared."""
    picks = prefixed(request.GET, PICK)
    if picks and outdated(request, campaign):
        return show(request, campaign, TABLE, status=STALE, stale=True)
    asked = pending(campaign.state)
    if not picks or asked is None or asked.admits(Assign(picks)):
        return show(request, campaign, TABLE)
    refused = asked.refusal(Assign(picks))
    return show(request, campaign, TABLE, status=REFUSED, refused=refused)


def go_on(request: PlayerRequest, campaign: Campaign) -> HttpResponse:
    """Answer a command that was taken: the partial, or the way to the other page."""
    page = page_of(campaign)
    url = reverse(f"campaigns:{page}", args=[campaign.pk])
    if not request.htmx:
        return redirect(url)
    if request.htmx.target != page:
        return HttpResponseLocation(url)
    return show(request, campaign, page)


def show_stale(request: PlayerRequest, campaign: Campaign) -> HttpResponse:
    """Say that a form was made for an older turn, on the page as it stands."""
    return show(request, campaign, page_of(campaign), status=STALE, stale=True)


def show_refusal(
    request: PlayerRequest, pk: int, refused: RuleViolation | DiceError
) -> HttpResponse:
    """Say what happened and what is allowed, on the page that asked."""
    campaign = get_campaign_for(request, pk, whole=True)
    target = request.htmx.target if request.htmx else None
    page = target if target in (TABLE, HANGAR) else page_of(campaign)
    return show(request, campaign, page, status=REFUSED, refused=refused)


def page_of(campaign: Campaign) -> str:
    """Return the page on which a campaign is played now."""
    return HANGAR if campaign.state.sortie is None else TABLE


def show(
    request: PlayerRequest,
    campaign: Campaign,
    page: str,
    *,
    status: int = 200,
    stale: bool = False,
    refused: RuleViolation | DiceError | None = None,
) -> HttpResponse:
    """Render a page of a campaign, or only what htmx swaps in it."""
    frame = campaign_frame(
        campaign,
        refused=refused,
        stale=stale,
        panel=request.GET.get("panel", ""),
        preset=request.GET.get("preset", ""),
        picks={} if stale else prefixed(request.GET, PICK),
    )
    board = board_of(campaign, page, frame)
    swapped = bool(request.htmx) and request.htmx.target == page
    if swapped and page == TABLE:
        table = draw_step("table.html", request, board, page)
        return HttpResponse(table, status=status)
    part = f"#{page}" if swapped else ""
    context = {"board": board, "campaign": campaign}
    return render(request, f"campaigns/{page}.html{part}", context, status=status)


def board_of(campaign: Campaign, page: str, frame: Frame) -> TableBoard | HangarBoard:
    """Build what a page of a campaign shows."""
    state, pack = campaign.state, load_pack(campaign.pack)
    asked = pending(state)
    if page == TABLE:
        return table_board(state, asked, pack, frame)
    return hangar_board(state, asked, pack, frame, campaign_book(campaign))
