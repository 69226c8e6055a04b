def test_it_allows_nothing_inline_and_nothing_from_elsewhere(client, db):
    policy = client.get("/")["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
