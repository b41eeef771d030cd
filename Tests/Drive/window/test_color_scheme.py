"""The program's preference of light or dark is not overridden by the desktop's choice, which is known later."""

import pytest


def grey(display, window, path):
    display.run("import", "-window", window.id, path)
    return float(display.run("identify", "-format", "%[fx:mean]", path))


@pytest.mark.parametrize(("preview", "is_dark"), [("EventBookingView", False), ("EventBookingView 2", True)])
def test_the_preference_of_the_program_stays(drive, preview, is_dark):
    display = drive.display(700, 700)
    window = drive.window("--preview", preview, display=display, size=(600, 600))
    window.shows("Reservation")
    # The desktop's portal answers within its time limit of two seconds.
    for _ in range(10):
        window.idle(0.25)
        mean = grey(display, window, f"{drive.folder}/scheme.png")
        assert (mean < 0.4) == is_dark, mean
