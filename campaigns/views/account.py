from __future__ import annotations

from tempfile import SpooledTemporaryFile

from django import forms
from django.contrib import messages
from django.contrib.auth import logout
from django.http import FileResponse, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods, require_safe

from campaigns.http import REFUSED, PlayerRequest, limited, player_required, posted
from campaigns.services.account_delete import account_delete
from campaigns.services.account_export import account_export

IN_MEMORY = 1024 * 1024
"""Bytes of an archive from which on it lies on disk."""


class SureForm(forms.Form):
    """The word without which nothing is deleted."""

    sure = forms.BooleanField(
        error_messages={
            "required": gettext_lazy(
                "Nothing was deleted: tick the box if you want everything gone."
            )
        }
    )


@require_safe
@player_required
@limited("export_account", reads=True)
def export(request: PlayerRequest) -> FileResponse:
    """Give the player all that is stored of him, as one archive."""
    file = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 - the response closes it
    account_export(player=request.user, out=file)
    file.seek(0)
    response = FileResponse(
        file,
        as_attachment=True,
        filename="amerika-bomber.zip",
        content_type="application/zip",
    )
    response["Cache-Control"] = "private, no-store"
    return response


@require_http_methods(["GET", "POST"])
@player_required
def delete(request: PlayerRequest) -> HttpResponse:
    """Remove the account and all that belongs to it, once its owner is sure."""
    form = SureForm(posted(request))
    if form.is_valid():
        player = request.user
        logout(request)
        account_delete(player=player)
        messages.info(request, _("The account and its campaigns are gone."))
        return redirect("front")
    status = REFUSED if form.is_bound else 200
    return render(request, "account/delete.html", {"form": form}, status=status)
