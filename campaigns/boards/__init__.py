"""View structs for the pages, built from the engine's state. No database, no request.

A view reads state and records, calls one builder, and renders its template with the
struct as `board`. Templates compute no rules; they show what stands in the struct.

    template                builder of `board`, all in `boards.builders`
    campaigns/table.html    table_board(state, pending, pack, frame)
    campaigns/hangar.html   hangar_board(state, pending, pack, frame, book)
    campaigns/career.html   career_board(state, pack, book, dice)
    campaigns/new.html      new_board(pack, values, errors)

    template                context without a board
    campaigns/list.html     cards, trashed: tuple[CampaignCard, ...]
    front.html              careers: tuple[CampaignCard, ...], mine: CampaignCard | None
    about.html 403_csrf.html 404.html 500.html 503.html    none (503 has no request)

`state` is `rules.state.Campaign`, `pending` what the engine asks (`Roll`, `Decision`
or None), `pack` the chart pack. The caller fills `Frame`, `Line`, `Dice`, `Undo`,
`Refusal`, `Book`, `Slot`, `ManRecord`, `AwardRecord`, `CampaignCard`: `boards.given`.

htmx posts and tab links are answered with a partial: `panels/table.html`, in Jinja,
or `campaigns/hangar.html#hangar`. Without htmx a POST redirects to `campaigns:table` or
`campaigns:hangar`. A refused answer is the same partial with `frame.refusal`, status
422; an old turn is the present partial with `frame.stale=True`, status 409. A step that
leads from the hangar to the table or back answers htmx with an `HX-Location` to it.

URL names. Unless said otherwise in namespace `campaigns`, `pk` is the campaign. Links
to names that do not exist yet are left out of the page.

    front (no namespace)  GET   /
    about (no namespace)  GET   /about/
    list                  GET   my campaigns
    new                   GET, POST: pilot, aircraft, aircraft_name, crew-<station>,
                                option-<id of rules.state.Options>, dice (site, typed)
    fly_now               POST  a guest and a campaign
    table <pk>            GET   ?panel=step|combat|mat|map|log chooses the panel on
                                phones, ?preset=kills|hits|hold of the gun decision
    hangar <pk>           GET
    step <pk>             POST  turn, answer, and what the answer needs:
                                answer=throw   die1, die2 where dice are typed, or
                                               row=<index> where one may be given
                                answer=choose  choice=<choice id>
                                answer=assign  pick-<field id>=<choice id>, each field
                                answer=also    choice=<choice id>
    odds <pk>             GET   turn, pick-<field id>: panels/odds.html with
                                odds = builders.odds_board(state, picks, pk)
    roll_on <pk>          POST  turn
    undo <pk>             POST  turn, to=<number of the line to return to>
    settings <pk>         POST  kind=<kind of roll>, stop=yes|no: stop before it
    career <pk>           GET   the owner's view of the career page
    public <key>          GET   the career page by its link (kwarg `key`)
    share <pk>            POST  share=yes|no: make or revoke the link
    log <pk>              GET   whole log; ?slot=<1 to 48>
    replay <pk> <slot>    GET   first step of a closed slot
    charts                GET   every chart; charts#B4 is an anchor
    rules                 GET   rules reference; rules#r6.1.4 is an anchor
    delete <pk>           POST  and restore <pk> POST, the way back
"""
