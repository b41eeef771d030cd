"""The heights and the boxes of fields that have several lines, that scroll, and that are over something."""

import re

from drivers.page_checks import violations

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


# How far the text of an editor is from its edges, left and top.
INSETS = """
const editor = document.querySelector('textarea.editor'), style = getComputedStyle(editor);
const box = editor.getBoundingClientRect();
return [box.left + parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft),
  box.top + parseFloat(style.borderTopWidth) + parseFloat(style.paddingTop), box.left, box.top];
"""


def test_the_text_of_an_outlined_editor_does_not_touch_its_outline(drive):
    page = drive.page(drive.server(gallery_page="Several lines"), width=760, height=600)
    page.until(lambda: page.evaluate("return document.querySelector('textarea.editor')"), "the editor")
    left, top, box_left, box_top = page.evaluate(INSETS)
    # As in a text view of UIKit.
    assert (left - box_left, top - box_top) == (5, 8)


def test_a_prompt_that_a_program_lays_over_an_editor_is_where_its_text_will_be(drive):
    page = drive.page(drive.server(gallery_page="Feedback"), width=760, height=700)
    page.shows("What would make the app better for you?")
    left, top, *_ = page.evaluate(INSETS)
    prompt = page.evaluate("""
        const words = [...document.querySelectorAll('.depth .text')].find((e) => e.textContent.startsWith('What would'));
        const range = document.createRange();
        range.selectNodeContents(words);
        const box = range.getBoundingClientRect();
        return [box.left, words.getBoundingClientRect().top];""")
    assert abs(prompt[0] - left) <= 1 and abs(prompt[1] - top) <= 1


def test_the_button_of_squares_is_in_front_of_their_field(drive):
    """With axe-core's rule `nested-interactive`."""
    page = drive.page(drive.server("--preview", "Code in squares"))
    assert violations(page) == []
    page.key("tab")
    assert page.evaluate("return document.activeElement.role") == "button"
    page.key("return")
    page.type("12")
    page.shows("Editing 12")
    assert violations(page) == []
