import os

from amerika.launch import browser


def test_only_root_goes_without_the_sandbox(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert browser.root_only() == ["--no-sandbox"]
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert browser.root_only() == []


def test_it_prefers_a_browser_of_the_system(tmp_path, monkeypatch):
    (tmp_path / "second").touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    options = browser.launch_options(("first", "second"))
    assert options["executable_path"] == str(tmp_path / "second")


def test_it_leaves_the_choice_to_playwright_where_there_is_none(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "executable_path" not in browser.launch_options()
