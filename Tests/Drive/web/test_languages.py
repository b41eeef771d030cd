"""The language of a page is that of the program's texts, and so are the words that the library shows."""

import os
import shutil

import pytest

from drivers.programs import path

LANGUAGE = "return document.documentElement.lang"
DIRECTION = "return document.documentElement.dir"
# The names of the pictures in buttons.
NAMES = "return [...document.querySelectorAll('main button [role=img]')].map((e) => e.getAttribute('aria-label'))"


@pytest.fixture
def program(tmp_path):
    """The gallery with a few words of German and Hebrew beside it."""
    copy = tmp_path / "gallery"
    try:
        os.link(path("gallery"), copy)
    except OSError:
        shutil.copy(path("gallery"), copy)
    for language, word in (("de", "Anmelden"), ("he", "כניסה")):
        folder = tmp_path / f"{language}.lproj"
        folder.mkdir()
        (folder / "Localizable.strings").write_text(f'"Log In" = "{word}";\n', encoding="utf-8")
    return str(copy)


def test_own_words_are_in_the_language_of_the_program(drive, program):
    page = drive.page(drive.server(program=program, gallery_page="Prompts and labels"), language="de-AT")
    page.shows("Username")
    assert page.evaluate(LANGUAGE) == "de"
    assert page.evaluate(NAMES) == ["Einblenden"]
    assert not page.evaluate("return document.querySelector('main [lang]')?.outerHTML")


def test_own_words_are_english_where_the_program_is(drive):
    page = drive.page(drive.server(gallery_page="Prompts and labels"), language="de-AT")
    page.shows("Username")
    assert page.evaluate(LANGUAGE) == "en"
    assert page.evaluate(NAMES) == ["Show"]


def test_the_titles_that_uikit_gives_are_in_the_language_of_the_program(drive, program):
    page = drive.page(drive.server(program=program, gallery_page="A field with a delegate"), language="de")
    page.until(lambda: page.evaluate("return document.querySelector('input.field') !== null"), "a field")
    page.evaluate("document.querySelector('input.field').focus()")
    page.shows("Fertig")
    assert "Done" not in page.words()


def test_the_words_of_a_refused_form_are_in_the_language_of_the_program(drive, program):
    page = drive.page(drive.server("--preview", "Registration", program=program), language="de", scripts=False)
    fields = page.driver.find_elements("css selector", "input.field")
    next(field for field in fields if field.accessible_name == "E-mail").send_keys("nomail\n")
    page.until(lambda: page.driver.title.startswith("Fehler: "), "the page with the error")
    assert page.driver.find_element("css selector", ".errors h2").text == "Es gibt ein Problem"


def test_a_date_in_the_visitors_language_is_marked(drive):
    page = drive.page(drive.server("--preview", "Invoice"), language="de")
    page.shows("Due")
    marked = page.evaluate("return [...document.querySelectorAll('[lang=\"de\"]')].map((e) => e.textContent)")
    assert any("2026" in text or "202" in text for text in marked), marked


def test_a_program_with_words_in_hebrew_is_read_from_right_to_left(drive, program):
    server = drive.server("--preview", "Login", program=program)
    page = drive.page(server, language="he")
    page.shows("כניסה")
    assert (page.evaluate(LANGUAGE), page.evaluate(DIRECTION)) == ("he", "rtl")


def test_a_program_of_known_language_keeps_its_direction(drive, program, tmp_path):
    (tmp_path / "Info.plist").write_text(
        '<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key>'
        "<string>en</string></dict></plist>\n", encoding="utf-8")
    page = drive.page(drive.server("--preview", "Login", program=program), language="ar")
    page.shows("Log In")
    assert page.evaluate(LANGUAGE) == "en"
    assert page.evaluate(DIRECTION) in ("", "ltr")
