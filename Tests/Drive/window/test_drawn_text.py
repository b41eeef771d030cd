"""Texts that a program draws itself, and the modifier keys that it observes."""


def test_a_text_is_drawn_and_read(drive):
    window = drive.window("--preview", "Drawn text", size=(390, 760))
    window.shows("A renderer draws the lines, the runs and the letters of a text.")
    window.picture("drawn")
    window.focus("Word")
    window.type(" of letters")
    window.shows("A renderer of letters draws the lines, the runs and the letters of a text.")
    window.picture("typed")


def test_modifier_keys_are_observed(drive):
    window = drive.window("--preview", "Keys", size=(500, 700))
    window.shows("No modifier key is held")

    def press(how, key):
        window.display.run("xdotool", how, key)
        window.carried_out()

    press("keydown", "shift")
    window.shows("Held: Shift")
    press("keydown", "alt")
    window.shows("Held: Shift, Option")
    press("keyup", "shift")
    window.until(lambda: "Held: Option" in window.words(), "Shift is released")
    press("keyup", "alt")
    window.shows("No modifier key is held")
