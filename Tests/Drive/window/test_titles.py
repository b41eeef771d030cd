"""The title of the window."""


def test_a_title_outside_of_a_navigation_is_the_windows(drive):
    window = drive.window()

    def title():
        return window.display.run("xdotool", "getwindowname", window.id).strip()

    window.expect(title, "Sign-up form", "the title of the page")
    window.press("Next")
    window.expect(title, "Focus", "that of the next page")
    window.press("Previous")
    window.expect(title, "Sign-up form", "that of the page before")


def test_a_page_without_a_title_leaves_the_programs(drive):
    window = drive.window("--preview", "Controls of UIKit")
    assert window.display.run("xdotool", "getwindowname", window.id).strip() == "Previews"
