"""The page of choices and values, by keys."""

from drivers.terminal import KEYS


def test_controls_by_keys(drive):
    screen = drive.terminal("--preview", "Controls", columns=76, rows=40)
    screen.shows("Sweetness")
    screen.settle()

    def press(*names):
        for name in names:
            screen.write(KEYS.get(name, name))

    def in_line(label, text, what):
        screen.until(lambda: text in screen.line(label), what)

    press("right")
    in_line("Flavour", "Chocolate", "an arrow changes a picker")
    press("return")
    screen.shows("Strawberry", what="return opens the list")
    screen.picture("list")
    press("s", "return")
    in_line("Flavour", "Strawberry", "a letter and return choose")
    press("tab", "right", "tab", "down")
    screen.until(lambda: "● Card" in screen.text().replace("● ▭", "●"), "an arrow chooses in a column")
    press("tab", " ", "tab", " ", "tab", "right", "right")
    in_line("Sweetness", "7", "arrows move a slider")
    press("tab", "right")
    screen.shows("Scoops: 2", what="a stepper steps")
    press("tab", "12012026")
    in_line("Delivery", "12/01/2026", "a date is typed")
    press("tab", "return")
    screen.shows("December 2026", what="the calendar opens")
    screen.picture("calendar")
    press("right", "down", "return")
    in_line("Delivery", "12/09/2026", "its arrows choose a day")
    press("tab", "return", "m", "return")
    in_line("Ribbon", "#00C7BE", "a colour is chosen by name")
    press("tab", "tab", "return")
    screen.shows("Presets", what="a menu opens")
    press("down", "right", "down", "return")
    in_line("Sweetness", "9", "a line of a list within it is chosen")
    press("tab", "return")
    screen.shows("2 strawberry L 1 9 true 2026-12-09", what="all of it is ordered")
    screen.picture("controls")
