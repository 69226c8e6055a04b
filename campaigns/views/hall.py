from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

from campaigns.selectors.hall import hall_page

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_safe
def hall(request: HttpRequest) -> HttpResponse:
    """Show the published careers of one honesty class and one set of options."""
    asked = (request.GET.get(name, "") for name in ("class", "options", "page"))
    return render(request, "campaigns/hall.html", {"hall": hall_page(*asked)})
