"""Pages, a list, a sheet, an alert and a confirmation."""

from drivers.browser import Keys


def dialogs(page):
    return page.driver.execute_script("return document.querySelectorAll('dialog[open]').length")


def press(page, label):
    """Presses the button of that name in what is on top."""
    page.until(lambda: button(page, label) is not None, f"a button {label!r}")
    button(page, label).click()


def button(page, label):
    return page.driver.execute_script(
        "const all = [...(([...document.querySelectorAll('dialog[open]')].at(-1)) ?? document)"
        ".querySelectorAll('button.button')];"
        "return all.find((b) => (b.getAttribute('aria-label') ?? b.textContent.trim()) === arguments[0]) ?? null",
        label)


def shows(page, text):
    page.until(lambda: text in page.text(), f"{text!r}")


def test_pages_sheets_and_alerts(drive):
    page = drive.browser("--preview", "Pages, sheets and alerts")
    shows(page, "Address book")
    page.picture("list")
    press(page, "Add")
    page.until(lambda: dialogs(page) == 1, "the sheet")
    shows(page, "New person")
    page.click("Name")
    page.send("Grace Hopper")
    page.picture("sheet")
    press(page, "Save")
    page.until(lambda: dialogs(page) == 0, "the end of the sheet")
    shows(page, "Grace Hopper")
    press(page, "Add")
    page.until(lambda: dialogs(page) == 1, "the sheet again")
    page.send(Keys.ESCAPE)
    page.until(lambda: dialogs(page) == 0, "the end of the sheet by Escape")
    page.until(lambda: page.focused_text() == "Add", "the focus on the button that opened the sheet")
    press(page, "Ada Lovelace")
    page.until(lambda: button(page, "Rename") is not None, "the page behind a link")
    assert page.value("City") == "London", page.value("City")
    page.picture("page")
    press(page, "Rename")
    page.until(lambda: dialogs(page) == 1, "the alert")
    page.until(lambda: page.focused() == "Name", "the focus in the alert's field")
    page.send(Keys.END, ", Countess")
    page.picture("alert")
    press(page, "Rename")
    page.until(lambda: dialogs(page) == 0, "the end of the alert")
    shows(page, "Ada Lovelace, Countess")
    press(page, "Back")
    shows(page, "Address book")
    shows(page, "Ada Lovelace, Countess")
    press(page, "Remove all")
    page.until(lambda: dialogs(page) == 1, "the confirmation")
    page.picture("confirmation")
    page.send(Keys.ESCAPE)
    page.until(lambda: dialogs(page) == 0, "the end of the confirmation by Escape")
    shows(page, "Grace Hopper")


def test_a_layout_alone_in_a_scroll_view_has_the_width_of_the_page(drive):
    page = drive.browser("--preview", "Tags in rows")
    page.shows("Swift", "Linux", "Browser")
    rows = """
        const words = [...document.querySelectorAll('.measured-layout .text')];
        return new Set(words.map((word) => Math.round(word.getBoundingClientRect().top))).size;
    """
    page.expect(lambda: page.evaluate(rows), 1, "all words in one row")


def test_a_row_with_fields_is_selected_by_a_press_beside_them(drive):
    page = drive.page(drive.server(gallery_page="Guest list"), width=1000)
    page.evaluate("document.querySelectorAll('.list-row')[1].click()")
    page.until(lambda: page.evaluate("return document.querySelectorAll('[aria-current=true]').length") == 1, "a row")
    page.press("Remove")
    names = "return [...document.querySelectorAll('[aria-label=Name]')].map((field) => field.value)"
    page.until(lambda: page.evaluate(names) == ["Ada Lovelace", "Mary Somerville", "Augustus De Morgan"], "three guests")
