"""Drivers of the front ends: a real terminal, a real browser, a real window, each used as its user does."""
