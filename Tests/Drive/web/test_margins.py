"""What is beside views: titles and forms begin at one line, and nothing touches the edges of the window."""

import pytest

from drivers.gallery import turn_to


def test_the_title_of_a_list_as_wide_as_the_window_stands_at_its_edge(drive):
    page = drive.page(drive.server(gallery_page="Mail search"), width=1280, height=800)
    page.shows("Ada Lovelace")
    title, search, row = page.evaluate("""
        const left = (e) => e.getBoundingClientRect().left;
        return [left(document.querySelector('.bar .f-title')), left(document.querySelector('input.field')),
          left(document.querySelector('.list .cell .row'))];""")
    assert title == search == row


@pytest.mark.parametrize("title, words", [("Quiz editor", "Capitals"), ("Expenses", "Expenses")])
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_a_title_begins_where_its_form_does(drive, title, words, width):
    page = drive.page(drive.server(gallery_page=title), width=width, height=780)
    page.shows(words)
    heading, row = page.evaluate("""
        const title = [...document.querySelectorAll('.bar .text')].find((e) => e.textContent === arguments[0]);
        const row = document.querySelector('.section > :not(.section-header)');
        return [title, row].map((e) => e.getBoundingClientRect().left)""", words)
    assert heading == row


@pytest.mark.parametrize("title", ["A valid e-mail address", "An optional amount", "A password", "Several lines"])
def test_views_without_padding_do_not_touch_the_edges_of_the_window(drive, title):
    page = drive.page(drive.server(gallery_page=title), width=390, height=780)
    page.until(lambda: page.evaluate("return document.querySelectorAll('.field').length"), "a field")
    assert page.evaluate("""
        const box = document.querySelector('.field').closest('.root > *').getBoundingClientRect();
        return [box.left, innerWidth - box.right];""") == [16, 16]


@pytest.mark.parametrize("title, content", [("Glass and materials", ".root > *"), ("Sign-up form", ".form")])
def test_what_fills_the_window_reaches_its_edges(drive, title, content):
    page = drive.page(drive.server("--preview", title), width=390, height=600)
    page.until(lambda: page.evaluate("return document.querySelector(arguments[0]) !== null", content), "the content")
    assert page.evaluate("""
        const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return [box.top, innerHeight - box.bottom];""", content) == [0, 0]


def test_what_is_above_a_form_has_its_measure(drive):
    page = drive.page(drive.server("--preview", "A list of 10,000 fields"), width=1280, height=800)
    page.shows("Field 1")
    row, field = page.evaluate("""
        const box = (name) => document.querySelector(name).getBoundingClientRect();
        return [box('.list-row, .labeled'), box('.row input.field')].map(({ left }) => left);""")
    assert row == field == 304


def test_what_is_above_a_form_in_a_column_of_its_own_has_its_measure(drive):
    page = drive.page(drive.server("--preview", "Collections"), width=1280, height=800)
    page.shows("Your plan")
    lefts = page.evaluate("""
        const text = [...document.querySelectorAll('main .text')].find((e) => e.textContent.startsWith('Chosen'));
        return [text, ...document.querySelectorAll('.segments, .section')].map((e) => e.getBoundingClientRect().left);
        """)
    assert set(lefts) == {304}


# Where the title and the first card, field or text below it begin.
EDGES = """
const title = [...document.querySelectorAll('main .text')].find((e) => e.textContent === arguments[0]);
const below = document.querySelector(
  '.section > :not(.section-header), .form > :not(.section), input.field, rich-editor');
return [title, below].map((e) => Math.round(e.getBoundingClientRect().left));
"""


@pytest.mark.parametrize("width", [1280, 390, 320])
def test_the_title_above_an_example_begins_where_the_example_does(drive, server, width):
    """A form, columns with a field, with one in a row, and with an editor."""
    page = drive.page(server, width=width, height=780)
    for title in ("Sign-up form", "An optional amount", "Phone numbers", "Text with attributes"):
        turn_to(page, title)
        page.frames()
        left = (1280 - 672) / 2 if width == 1280 else 16
        assert page.evaluate(EDGES, title) == [left, left], title


@pytest.mark.parametrize("width", [390, 1000])
def test_a_labelled_value_outside_a_form_ends_at_the_trailing_edge(drive, width):
    page = drive.page(drive.server("--preview", "A part of the text"), width=width, height=780)
    page.shows("PRUDENT")
    field, row, label, value = page.evaluate("""
        const row = document.querySelector('.labeled');
        return [document.querySelector('input.field'), row, ...row.children].map((e) => {
          const box = e.getBoundingClientRect();
          return [box.left, box.right];
        });""")
    assert row == field
    assert label[0] == row[0] and value[1] == row[1]
