"""What is printed of a run."""


def told(kind, answers):
    """Return the line that is printed."""
    count = sum(number for status, number in answers.items() if status != "failed")
    each = ", ".join(
        f"{number} answered {status}"
        for status, number in sorted(answers.items(), key=str)
        if status != "failed"
    )
    return f"{count} spoiled {kind}: {each}; {answers['failed']} failures"
