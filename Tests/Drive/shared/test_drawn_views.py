"""Views of UIKit's that draw themselves."""

import subprocess

import pytest


@pytest.mark.parametrize("front_end", ["web", "window"], indirect=True)
def test_a_colour_is_clipped_to_the_shape_of_a_picture(front_end, drive, tmp_path):
    sizes = {"web": (760, 1000), "window": (640, 980)}
    form = drive.open(front_end, "--preview", "Controls of UIKit", sizes=sizes)
    form.shows("Thank you")
    path = str(tmp_path / "window.png")

    def coloured():
        if front_end == "web":
            form.screenshot(path)
        else:
            form.display.run("import", "-window", form.id, path)
        count = subprocess.run(
            ["convert", path, "-alpha", "off", "-fuzz", "8%", "-fill", "black", "+opaque", "#f0f", "-fill", "white",
             "-opaque", "#f0f", "-format", "%[fx:round(mean*w*h)]", "info:"],
            check=True, capture_output=True, text=True).stdout
        return int(count)

    # A disc of 40 points, and not the square around it, which has 1600.
    form.until(lambda: 1150 < coloured() < 1330, "a disc")
