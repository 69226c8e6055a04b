"""Whole careers played by the engine alone, for calibration, odds and fuzzing."""
