from campaigns.models import User
from tests.factories import UserFactory

PASSWORD = "long-range-raid"


def sign_up(client, **changes):
    answers = {"username": "gunter", "password1": PASSWORD, "password2": PASSWORD}
    return client.post("/accounts/signup/", {**answers, **changes})


def test_a_name_and_a_password_are_enough(client, db):
    assert sign_up(client).status_code == 302
    user = User.objects.get(username="gunter")
    assert user.email == ""
    assert int(client.session["_auth_user_id"]) == user.pk


def test_two_players_cannot_have_one_address(client, db):
    sign_up(client, email="gunter@example.org")
    client.logout()
    sign_up(client, username="other", email="gunter@example.org")
    assert User.objects.count() == 1


def test_a_player_signs_in_by_name_or_by_address(client, db):
    user = UserFactory(username="alice", email="alice@example.org")
    user.emailaddress_set.create(email=user.email, primary=True, verified=True)
    for login in ("alice", "alice@example.org"):
        client.post("/accounts/login/", {"login": login, "password": "fly now"})
        assert int(client.session["_auth_user_id"]) == user.pk
        client.logout()


def test_guessing_a_password_is_slowed_down(client, db):
    UserFactory(username="alice")
    guess = {"login": "alice", "password": "wrong"}
    for _ in range(5):
        assert client.post("/accounts/login/", guess).status_code == 200
    answer = client.post("/accounts/login/", {**guess, "password": "fly now"})
    assert b"Too many failed login attempts" in answer.content
    assert "_auth_user_id" not in client.session


def test_a_flood_of_sign_ups_is_refused(client, db):
    for number in range(20):
        sign_up(client, username=f"pilot{number}")
        client.logout()
    assert sign_up(client, username="one-too-many").status_code == 429


def test_leaving_takes_a_form_and_not_a_link(as_alice):
    as_alice.get("/accounts/logout/")
    assert "_auth_user_id" in as_alice.session
    as_alice.post("/accounts/logout/")
    assert "_auth_user_id" not in as_alice.session
