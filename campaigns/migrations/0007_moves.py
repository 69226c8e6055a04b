from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("campaigns", "0006_luck"),
    ]

    operations = [
        migrations.AddField(
            model_name="campaign",
            name="moves",
            field=models.JSONField(blank=True, default=list, editable=False),
        ),
    ]
