"""The heights and the boxes of fields that have several lines, that scroll, and that are over something."""

import re

# The height of an element in lines of its text, without its frame.
LINES = """
const element = document.querySelector(arguments[0]), style = getComputedStyle(element);
const frame = ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth']
  .reduce((sum, name) => sum + parseFloat(style[name]), 0);
return (element.getBoundingClientRect().height - frame) / parseFloat(style.lineHeight);
"""


def lines(page, selector):
    return round(page.driver.execute_script(LINES, selector), 1)


def test_a_field_has_its_least_and_its_greatest_number_of_lines(drive):
    page = drive.page(drive.server(gallery_page="Job application"), width=760, height=900)
    letter = page.until(lambda: page.evaluate("return document.querySelector('textarea')"), "the letter")
    # Between 3 and 8.
    assert lines(page, "textarea") == 3
    letter.send_keys("\n".join("abcde"))
    page.until(lambda: lines(page, "textarea") == 5, "as many lines as there are")
    letter.send_keys("\n".join("fghijklm"))
    page.until(lambda: lines(page, "textarea") == 8, "the greatest number of lines")


def test_an_editor_with_round_corners_keeps_its_height_in_a_scrolled_column(drive):
    page = drive.page(drive.server(gallery_page="Styles"), width=760, height=300)
    editor = page.until(lambda: page.evaluate("return document.querySelector('textarea.editor')"), "the editor")
    heights = """
        const clip = document.querySelector('.clip:has(textarea.editor)');
        return [clip, clip.querySelector('textarea')].map((e) => e.getBoundingClientRect().height);"""
    clip, text = page.evaluate(heights)
    assert clip >= 80 and clip >= text
    editor.send_keys("\n".join("abcdefghij"))
    page.until(lambda: lines(page, "textarea.editor") >= 10, "all lines")
    clip, text = page.evaluate(heights)
    assert clip >= text


def test_a_label_is_seen_through_the_field_over_it(drive):
    page = drive.page(drive.server(gallery_page="Styles"), width=760, height=900)
    field = page.until(
        lambda: page.evaluate("""return document.querySelector('.depth input[aria-label="Nickname"]')"""), "the field")
    assert re.fullmatch(r"rgba\(.*, 0\)", field.value_of_css_property("background-color"))
    middles = """
        const field = document.querySelector('input[aria-label="Nickname"]');
        return [field.closest('.depth').querySelector('.text'), field].map((e) => e.getBoundingClientRect())
          .map((box) => (box.top + box.bottom) / 2);"""
    label, text = page.evaluate(middles)
    assert abs(label - text) <= 2
    field.send_keys("Ada")
    page.until(lambda: (lambda at: at[1] - at[0] > 20)(page.evaluate(middles)), "the label above the text")
