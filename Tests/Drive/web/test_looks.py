"""How pages look in narrow windows, beside words of the other direction, and with forced colours."""

import re

import pytest

from drivers.gallery import turn_to
from drivers.page_checks import overflows

# The middles of what is beside one another in each row with several fields, without repetitions.
LINES = """
return [...document.querySelectorAll('.row')].filter((row) => row.querySelectorAll(':scope > .field').length > 1)
  .map((row) => [...new Set([...row.children].map((e) => e.getBoundingClientRect())
    .map((box) => Math.round((box.top + box.bottom) / 2)))].length);
"""


def test_fields_become_narrower_before_their_row_breaks(drive):
    page = drive.page(drive.server(gallery_page="Workout log"), width=320, height=780)
    page.shows("Push day")
    lines = page.evaluate(LINES)
    assert lines and set(lines) == {1}
    cut = page.evaluate("""
        return [...document.querySelectorAll('.row > .field')].filter((e) => e.scrollWidth > e.clientWidth).length""")
    assert cut == 0, "the numbers are seen whole"


def test_the_label_of_a_field_above_it_has_the_colour_of_text(drive):
    page = drive.page(drive.server(gallery_page="Bank transfer"), width=390, height=780)
    page.shows("Recipient")
    text, field, value = page.evaluate("""
        const label = (words) => [...document.querySelectorAll('.labeled > :first-child')]
          .find((e) => e.textContent === words);
        return [document.querySelector('main'), label('Recipient'), label('Available')]
          .map((e) => getComputedStyle(e).color)""")
    assert field == text != value, "a value is told from its label"


def test_a_truncated_line_leaves_space_for_the_buttons_beside_it(drive):
    page = drive.page(drive.server(gallery_page="Text shortcuts"), width=342, height=780)
    page.shows("ada@example.org")
    tops = page.evaluate("""
        return ['Edit', 'Delete'].map((word) => [...document.querySelectorAll('main button')]
          .find((e) => e.innerText.trim() === word).getBoundingClientRect().top)""")
    assert tops[0] == tops[1]


def test_a_switch_without_words_begins_where_its_row_does(drive):
    page = drive.page(drive.server(gallery_page="Text shortcuts"), width=760, height=780)
    page.shows("ada@example.org")
    row, switch = page.evaluate("""
        const input = document.querySelector('.toggle input');
        return [input.closest('.row'), input].map((e) => e.getBoundingClientRect().left)""")
    assert row == switch


def test_lines_between_rows_have_one_colour(drive):
    page = drive.page(drive.server(gallery_page="Quiz editor"), width=390, height=780)
    page.shows("Nairobi")
    colours = page.evaluate("""
        return [...document.querySelectorAll('.section > * + *')].map((e) => getComputedStyle(e, '::before'))
          .filter((line) => line.content !== 'none').map((line) => line.backgroundColor)""")
    assert len(colours) > 2 and len(set(colours)) == 1


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_words_behind_digits_keep_their_order_in_a_menu(drive, engine):
    page = drive.page(drive.server(gallery_page="Tip calculator"), engine, width=390, height=780)
    page.shows("Number of people")
    assert page.evaluate("return getComputedStyle(document.querySelector('option')).unicodeBidi") == "plaintext"


def test_a_field_without_an_edge_has_one_with_forced_colours(drive):
    page = drive.page(drive.server(gallery_page="Glass and materials"), width=390, height=780)
    page.media(forced_colors="active")
    page.shows("Tinted glass")
    assert page.evaluate("""
        return [...document.querySelectorAll('.field.s-plain')].map((e) => getComputedStyle(e).outlineStyle)
          .every((style) => style === 'solid')""")


def test_a_field_of_a_clear_text_stays_unseen_with_forced_colours(drive):
    """Boxes show the code that is typed. The field over them would show it again, with an edge across all boxes."""
    page = drive.page(drive.server(gallery_page="Two-factor code"), width=390, height=780)
    page.media(forced_colors="active")
    page.click("Verification code")
    assert page.evaluate("""
        const style = getComputedStyle(document.activeElement);
        return [style.color, style.outlineStyle]""") == ["rgba(0, 0, 0, 0)", "none"]


def test_a_meter_has_its_whole_length_with_forced_colours(drive):
    page = drive.page(drive.server(gallery_page="Choices and values"), width=760, height=900)
    page.media(forced_colors="active")
    page.shows("Sugar")
    assert page.evaluate("return getComputedStyle(document.querySelector('.k-gauge')).outlineStyle") == "solid"


def test_rows_have_lines_and_edges_with_forced_colours(drive):
    """The grounds of cards are not shown: what is left are the lines between rows, and edges of buttons in them."""
    page = drive.page(drive.server(gallery_page="Settings"), width=390, height=780)
    page.media(forced_colors="active")
    page.shows("Reset all settings")
    lines, text, edge = page.evaluate("""
        const rows = [...document.querySelectorAll('.section > :not(.section-header) + :not(.section-footer)')];
        const button = [...document.querySelectorAll('.section > button')].find((e) => e.innerText.startsWith('Reset'));
        return [rows.map((e) => getComputedStyle(e, '::before')).filter((line) => line.content !== 'none')
            .map((line) => line.backgroundColor),
          getComputedStyle(document.documentElement).color, getComputedStyle(button).outlineStyle];""")
    assert len(lines) > 2 and set(lines) == {text}
    assert edge == "solid"


def test_a_drawn_box_has_an_edge_with_forced_colours(drive):
    """The six boxes of a code have the colour of separators, which is replaced by that of the user's texts."""
    page = drive.page(drive.server(gallery_page="Two-factor code"), width=390, height=780)
    page.media(forced_colors="active")
    page.shows("Enter the code")
    separator, text = page.evaluate("""
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--separator)';
        probe.style.forcedColorAdjust = 'none';
        const shown = getComputedStyle(probe).color;
        probe.remove();
        return [shown, getComputedStyle(document.documentElement).color]""")
    assert separator == text


def test_what_is_drawn_behind_a_choice_is_an_edge_with_forced_colours(drive):
    """In Looks a capsule behind the words tells which day is chosen, and a line below them which unit."""
    page = drive.page(drive.server(gallery_page="Looks"), width=390, height=780)
    page.media(forced_colors="active")
    page.shows("A whole month")
    edges, line = page.evaluate("""
        const around = (words) => [...document.querySelectorAll('main .text')].find((e) => e.textContent === words);
        const drawn = [...around('Day').closest('.behind').querySelectorAll('.shape')];
        const below = [...document.querySelectorAll('.shape')].map((e) => [e, e.getBoundingClientRect()])
          .find(([, box]) => box.height > 0 && box.height <= 3 && box.top >= around('km').getBoundingClientRect().top);
        return [drawn.map((e) => getComputedStyle(e).outlineStyle), getComputedStyle(below[0]).forcedColorAdjust];""")
    assert edges and set(edges) == {"solid"}
    assert line == "none"


def test_a_drawn_switch_tells_its_state_with_forced_colours(drive):
    """Its ground has the colours of the state, and its dot an edge where the page is as white as it is."""
    page = drive.page(drive.server(gallery_page="Looks"), width=390, height=780)
    page.media(forced_colors="active")
    page.shows("Loud")
    look = """
        const button = [...document.querySelectorAll('button')].find((e) => e.textContent === 'Loud');
        const [ground, dot] = button.querySelectorAll('.depth .shape');
        return [getComputedStyle(ground).backgroundColor, getComputedStyle(dot).boxShadow];"""
    on, edge = page.evaluate(look)
    assert "inset" in edge and "1px" in edge
    page.click("Loud")
    page.until(lambda: page.evaluate(look)[0] != on, "another ground")


def test_more_contrast_is_given_where_the_user_wants_it(drive):
    page = drive.page(drive.server(gallery_page="Account"), width=390, height=780)
    page.shows("Nickname")
    colours = """
        const style = (selector) => getComputedStyle(document.querySelector(selector));
        const label = [...document.querySelectorAll('main .text')].find((e) => e.textContent === 'Nickname');
        const prompt = getComputedStyle(document.querySelector('.field'), '::placeholder');
        return [getComputedStyle(label).color, prompt.color,
          style('[style*="--separator"]').outlineColor, style('html').backgroundColor];"""

    def contrasts():
        *shown, ground = page.evaluate(colours)
        return [contrast(colour, ground) for colour in shown]

    assert contrasts()[0] < 7
    for scheme in ("light", "dark"):
        page.media(prefers_contrast="more", prefers_color_scheme=scheme)
        label, placeholder, edge = contrasts()
        assert label >= 7 and edge >= 7 and placeholder >= 4.5, (scheme, label, placeholder, edge)


# How many segments a choice has, and in how many lines they are.
SEGMENTS = """
return [...document.querySelectorAll('.segments')].map((group) => [...group.querySelectorAll('label')])
  .map((labels) => [labels.length, new Set(labels.map((e) => Math.round(e.getBoundingClientRect().top))).size]);
"""


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("title", ["Unit converter", "Tip calculator", "Choices and values", "Layouts"])
def test_segments_are_in_one_row_or_in_one_column(drive, title, width):
    page = drive.page(drive.server(gallery_page=title), width=width, height=780)
    groups = page.until(lambda: page.evaluate(SEGMENTS), "segments")
    assert all(lines in (1, count) for count, lines in groups), groups


def test_a_bar_with_two_menus_is_one_line_on_a_small_phone(drive):
    page = drive.page(drive.server("--preview", "Project tasks"), width=320, height=640)
    page.shows("Garden")
    page.frames()
    places = page.evaluate("""
        const bar = [...document.querySelectorAll('.bar-top')].find((e) => e.textContent.includes('Garden'));
        const items = [...bar.querySelectorAll('button, summary, .f-headline')].filter((e) => e.checkVisibility());
        return items.map((e) => e.getBoundingClientRect()).map((box) => Math.round((box.top + box.bottom) / 16));""")
    assert len(places) >= 3 and max(places) - min(places) <= 1


@pytest.mark.parametrize("engine", ["chromium", "firefox", "webkit"])
def test_the_button_of_a_calendar_is_seen(drive, engine):
    """Engines have a sign of their own for it, or none."""
    page = drive.page(drive.server(gallery_page="Choices and values"), engine, width=390, height=780)
    page.shows("Delivery")
    sign, box = page.evaluate("""
        const button = document.querySelector('.calendar.compact');
        return [getComputedStyle(button).backgroundImage, button.getBoundingClientRect()];""")
    assert "linear-gradient" in sign
    if engine == "chromium":
        page.media(forced_colors="active")
        drawn = page.evaluate("return getComputedStyle(document.querySelector('.calendar.compact')).backgroundImage")
        assert "linear-gradient" in drawn, "with forced colours too"
    assert box["width"] >= 24 and box["height"] >= 24


def test_a_low_window_scrolls_as_a_whole(drive):
    page = drive.page(drive.server(gallery_page="Server connection"), width=320, height=256)
    page.shows("Host:")
    assert page.evaluate("""
        const form = document.querySelector('.form');
        return [form.scrollHeight <= form.clientHeight, form.clientHeight > innerHeight];""") == [True, True]


def test_an_editor_in_a_low_window_keeps_to_its_own_place(drive):
    page = drive.page(drive.server(), width=320, height=256)
    turn_to(page, "Text with attributes")
    page.until(lambda: page.evaluate("return document.querySelector('rich-editor') !== null"), "the editor")
    page.frames()
    editor, text, button = page.evaluate("""
        const editor = document.querySelector('rich-editor');
        const bold = [...document.querySelectorAll('main button')].find((e) => e.innerText.trim() === 'Bold');
        return [editor.getBoundingClientRect().bottom, editor.lastElementChild.getBoundingClientRect().bottom,
          bold.getBoundingClientRect().top]""")
    assert text <= editor + 1 and editor <= button + 1


# The place and width of each field that has a line of text.
FIELDS = """
return [...document.querySelectorAll('input.field')].map((e) => e.getBoundingClientRect())
  .map((box) => [box.left, box.right]);
"""


@pytest.mark.parametrize("title", ["Account", "Travel search", "Currency exchange"])
def test_fields_in_a_column_have_the_measure_of_a_form(drive, title):
    page = drive.page(drive.server(gallery_page=title), width=1280, height=800)
    fields = page.until(lambda: page.evaluate(FIELDS), "fields")
    # 42rem in the middle of the window.
    assert all(left >= 304 and right <= 976 for left, right in fields)
    page.resize(390, 780)
    page.until(lambda: page.evaluate("return innerWidth") == 390, "a narrow window")
    assert all(left >= 0 and right <= 390 for left, right in page.evaluate(FIELDS))


def test_a_column_around_an_editor_has_the_width_of_the_window(drive):
    page = drive.page(drive.server(gallery_page="Several lines"), width=1280, height=800)
    page.shows("characters in")
    box = page.evaluate("return document.querySelector('textarea.editor').getBoundingClientRect()")
    assert (box["left"], box["width"]) == (16, 1280 - 2 * 16)


def luminance(color):
    """The relative luminance of a computed colour (WCAG 2.2)."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]
    return sum(factor * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
               for factor, part in zip((0.2126, 0.7152, 0.0722), parts))


def contrast(one, other):
    """The contrast of two computed colours (WCAG 2.2)."""
    light, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("title", ["Several lines", "Text with attributes", "Account"])
def test_an_edge_in_the_colour_of_separators_can_be_seen_around_a_field(drive, title, dark):
    page = drive.page(drive.server(gallery_page=title), width=760, height=780, dark=dark)
    edges, ground = page.until(lambda: page.evaluate("""
        const edges = [...document.querySelectorAll('[style*="--separator"]')]
          .map((e) => getComputedStyle(e).outlineColor);
        return edges.length > 0 && [edges, getComputedStyle(document.documentElement).backgroundColor]"""), "an edge")
    for edge in edges:
        assert contrast(edge, ground) >= 3, f"{edge} on {ground}"


def test_buttons_that_do_not_fit_beside_words_are_below_them_and_end_where_the_row_does(drive):
    page = drive.page(drive.server("--preview", "Server connection"), width=390, height=780)
    page.shows("Connect")
    cancel, connect, words = page.evaluate("""
        const buttons = ['Cancel', 'Connect'].map((word) => [...document.querySelectorAll('main button')]
          .find((e) => e.textContent === word));
        return [...buttons, buttons[0].parentElement.querySelector('.text')]
          .map((e) => e.getBoundingClientRect()).map(({ top, bottom, right }) => ({ top, bottom, right }));""")
    assert connect["right"] == 374
    assert cancel["top"] == connect["top"] >= words["bottom"], "together"


def test_a_prompt_on_glass_is_a_lighter_text(drive):
    page = drive.page(drive.server("--preview", "An animated background"), width=390, height=780)
    page.until(lambda: page.evaluate("return document.querySelector('.glass input') !== null"), "the field")
    prompt, text = page.evaluate("""
        const input = document.querySelector('.glass input');
        return [getComputedStyle(input, '::placeholder').color, getComputedStyle(input).color];""")
    parts = [float(part) for part in re.findall(r"[\d.]+", prompt)]
    assert parts[-1] == 0.75, (prompt, text)


@pytest.mark.parametrize("width, lines", [(390, 2), (1280, 1)])
def test_a_search_in_a_bar_is_below_its_title_on_a_phone(drive, width, lines):
    page = drive.page(drive.server("--preview", "Text shortcuts"), width=width, height=780)
    page.shows("ada@example.org")
    tops = page.evaluate("""
        return ['.bar .f-title', '.bar input.field'].map((name) => document.querySelector(name).getBoundingClientRect())
          .map((box) => box.top + box.height / 2);""")
    assert (tops[1] - tops[0] > 20) == (lines == 2)
    right, row = page.evaluate("""
        return ['.bar input.field', '.list > *'].map((name) => document.querySelector(name))
          .map((element) => element.getBoundingClientRect().right)""")
    assert right == row


MAKE = """
const make = (classes, parent, name = 'div') => {
  const element = document.createElement(name);
  element.className = classes;
  parent.append(element);
  return element;
};
const column = make('col gv', document.body);
column.style.height = '100px';
make('', column).style.height = '200px';
"""


def test_a_row_with_an_editor_keeps_its_height_in_a_low_window(drive):
    page = drive.page(drive.server("--preview", "Several lines"), width=390, height=600)
    page.shows("characters in")
    row, editor = page.evaluate(MAKE + """
        const row = make('row v-center gv', column);
        const editor = make('field editor gv', row, 'textarea');
        return [row, editor].map((element) => element.getBoundingClientRect().height);""")
    assert row >= editor > 40


@pytest.mark.parametrize("engine", ["chromium", "firefox", "webkit"])
def test_columns_around_an_editor_keep_three_of_its_lines(drive, engine):
    page = drive.page(drive.server("--preview", "Several lines"), engine, width=390, height=600)
    page.shows("characters in")
    heights = page.evaluate(MAKE + """
        const inner = ['col gv', 'pad gv', 'col gv', 'frame gv'].reduce((parent, kind) => make(kind, parent), column);
        const editor = make('field editor gv', inner, 'textarea');
        editor.rows = 3;  // WebKit takes these, and not what is contained.
        editor.value = 'line\\n'.repeat(40);
        const line = parseFloat(getComputedStyle(editor).lineHeight);
        const columns = column.querySelectorAll(':scope > .col');
        return [editor, ...columns].map((e) => e.getBoundingClientRect().height / line);
        """)
    assert all(3 <= lines < 5 for lines in heights), heights


def test_an_editor_in_a_frame_is_as_high_as_that(drive):
    page = drive.page(drive.server("--preview", "Controls of UIKit"), width=320, height=640)
    page.shows("Filled in")
    editor, below = page.evaluate("""
        const below = [...document.querySelectorAll('main .text')].find((e) => e.textContent === 'Filled in');
        return [document.querySelector('textarea'), below].map((e) => e.getBoundingClientRect());""")
    assert editor["height"] == 64
    assert editor["bottom"] <= below["top"]


def test_a_drawing_is_no_larger_than_its_frame_before_the_page_has_measured_it(drive):
    # Commands of the driver are carried out although the page's own scripts are not.
    page = drive.page(drive.server("--preview", "Looks"), scripts=False, width=320, height=640)
    assert page.evaluate("return document.querySelector('.geometry svg') !== null")
    assert overflows(page) == []
