"""View structs for the pages, built from the engine's state. No database, no request.

A view reads state and records, calls one builder, and renders its template with the
struct as `board`. Templates compute no rules; they show what stands in the struct.

    template                builder of `board`
    campaigns/table.html    table.table_board(state, pending, pack, frame)
    campaigns/hangar.html   hangar.hangar_board(state, pending, pack, frame, book)
    campaigns/career.html   career.career_board(state, pack, book, dice)
    campaigns/new.html      new.new_board(pack, values, errors)
    panels/odds.html        volley.odds_board(state, asked, picks), as `odds`

`state` is `rules.state.Campaign`, `pending` what the engine asks (`Roll`, `Decision`
or None), `pack` the chart pack. What else a page needs, the caller fills in: `given`.

htmx posts and tab links are answered with a partial: `panels/table.html`, in Jinja,
or `campaigns/hangar.html#hangar`. Without htmx a POST redirects to the page. A refused
answer is the same partial with `frame.refusal`, status 422; an old turn is the present
partial with `frame.stale`, status 409. A step that leads from the hangar to the table,
or back, answers htmx with an `HX-Location` to it.
"""
