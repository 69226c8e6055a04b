from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("campaigns", "0004_diary"),
    ]

    operations = [
        migrations.AddField(
            model_name="campaign",
            name="guided",
            field=models.BooleanField(default=False, verbose_name="hints are shown"),
        ),
        migrations.AddField(
            model_name="campaign",
            name="seen_kinds",
            field=models.JSONField(blank=True, default=list, editable=False),
        ),
        migrations.AddField(
            model_name="user",
            name="hints_off",
            field=models.BooleanField(
                default=False, verbose_name="no hints in new campaigns"
            ),
        ),
        migrations.AddField(
            model_name="user",
            name="display_choices",
            field=models.JSONField(default=dict, editable=False),
        ),
    ]
