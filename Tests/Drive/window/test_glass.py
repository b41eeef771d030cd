"""Fields on glass show what is behind them."""

import pytest


@pytest.mark.parametrize("label", ["Card Title", "Several lines"])
def test_a_field_on_glass_is_transparent(drive, label):
    display = drive.display(700, 900)
    window = drive.window(GALLERY_PAGE="Glass and materials", display=display, size=(640, 800))
    x, y, width, height = window.area(label)
    path = f"{drive.folder}/glass.png"
    # At the end of the line, where no text is.
    place = f"1x1+{x + width * 3 // 4}+{y + height // 2}"
    display.run("import", "-window", window.id, "-crop", place, "+repage", path)
    red = float(display.run("identify", "-format", "%[fx:mean.r]", path))
    assert red < 0.9, "the gradient of purple and blue is behind the field"
