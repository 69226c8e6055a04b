from django.urls import path

from campaigns.views import dice, exchange, move, page_report, report

CAMPAIGN = "campaigns/<int:pk>/"
PUBLIC = "career/<slug:key>/"

exchange_urls = [
    path("campaigns/import/", exchange.import_, name="import"),
    path(f"{CAMPAIGN}export.json", exchange.export, name="export"),
    path(f"{CAMPAIGN}log.csv", exchange.export_csv, name="export_csv"),
    path(f"{CAMPAIGN}dice/", dice.dice, name="dice"),
    path(f"{CAMPAIGN}dice.json", dice.record, name="dice_record"),
    path(f"{CAMPAIGN}dice/proof.json", dice.proof, name="dice_proof"),
    path(f"{PUBLIC}dice.json", dice.public_record, name="public_dice"),
    path(f"{PUBLIC}dice/", dice.public_page, name="public_dice_page"),
    path(f"{PUBLIC}dice/proof.json", dice.public_proof, name="public_dice_proof"),
    path(f"{PUBLIC}report/", page_report.report, name="report_page"),
    path(f"{CAMPAIGN}present-rules/", move.move, name="move"),
    path(f"{CAMPAIGN}log/<int:number>/report/", report.report, name="report"),
]
