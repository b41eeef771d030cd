"""Outlines of fields have all four sides, and can be seen."""

import pytest


def contrast(*greys):
    """The contrast of two greys (WCAG 2.2)."""
    light, dark = sorted(
        (grey / 12.92 if grey <= 0.04045 else ((grey + 0.055) / 1.055) ** 2.4 for grey in greys), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("renderer", ["cairo", "gl"])
def test_an_outline_has_four_sides(drive, renderer):
    display = drive.display(700, 900)
    window = drive.window(GALLERY_PAGE="Account", display=display, size=(500, 700), GSK_RENDERER=renderer)
    x, y, width, height = window.area("Nickname")
    middle, center = x + width // 2, y + height // 2

    def darkest(across, down, columns, rows):
        """The darkest grey of an area in the window, from 0 to 1."""
        path = f"{drive.folder}/side.png"
        display.run("import", "-window", window.id, "-crop", f"{columns}x{rows}+{across}+{down}", "+repage", path)
        return float(display.run("identify", "-format", "%[fx:minima]", path))

    ground = darkest(middle, center, 1, 1)
    # The line is some points outside of the text's area, with nothing else between.
    sides = {
        "top": darkest(middle, y - 14, 1, 14), "bottom": darkest(middle, y + height + 4, 1, 20),
        "leading": darkest(x - 14, center, 14, 1), "trailing": darkest(x + width + 4, center, 20, 1),
    }
    assert all(contrast(ground, side) >= 3 for side in sides.values()), f"{ground}: {sides}"
    assert max(sides.values()) - min(sides.values()) < 0.02, f"sides of one colour: {sides}"
