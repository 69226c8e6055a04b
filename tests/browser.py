from django.test import Client


class Browser(Client):
    """Reads every answer to its end, which closes the file that it comes from."""

    def request(self, **request):
        answer = super().request(**request)
        if answer.streaming:
            answer.streaming_content = [answer.getvalue()]
        return answer
