"""The calendar of a date picker by keys."""


def test_the_arrows_go_on_from_the_chosen_day(drive):
    window = drive.window("--preview", "Controls", display=drive.display(1000, 1200), size=(640, 1100))
    window.focus("Delivery")
    window.key("ctrl+a")
    window.type("12092026")
    window.holds("Delivery", "12/09/2026")
    window.keys("tab", "space")
    window.carried_out()
    window.key("right")
    window.holds("Delivery", "12/10/2026", "the next day")
    window.key("down")
    window.holds("Delivery", "12/17/2026", "the same day of the next week")
    window.key("End")
    window.holds("Delivery", "12/31/2026", "the last day of the month")
    window.key("Prior")
    window.holds("Delivery", "11/30/2026", "the month before")
    window.key("return")
    window.key("shift-tab")
    window.type("01022027")
    window.holds("Delivery", "01/02/2027", "Return has closed the calendar")
