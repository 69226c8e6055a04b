"""The rules of the game as a pure engine: no Django, clock or randomness."""
