"""Shortcuts without modifiers, while the focus is in no field."""


def test_a_key_without_modifiers_presses_a_button(front_end, drive):
    keys = drive.open(front_end, "--preview", "Keys")
    keys.shows("Back (Z)")
    keys.key("right", 2)
    keys.shows("· · · · ■")
    keys.type("z")
    keys.hides("· · · · ■")
