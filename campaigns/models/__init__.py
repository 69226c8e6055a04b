from campaigns.models.user import User

__all__ = ["User"]
