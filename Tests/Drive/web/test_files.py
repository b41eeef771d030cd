"""Files that the browser sends and gets, and views that are dragged in a page."""

import pytest


@pytest.fixture
def page(drive):
    page = drive.browser("--preview", "Files and cards")
    page.forgiven = ("favicon",)
    return page


def test_a_file_is_uploaded(page, tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada" + " and others" * 40_000)
    # Without it the browser's dialog, which no user sees here, is cancelled at once.
    page.driver.execute_cdp_cmd("Page.setInterceptFileChooserDialog", {"enabled": True})
    page.press("Open…")
    page.until(lambda: page.driver.find_elements("css selector", "input[type=file]"), "the browser's dialog")
    field = page.driver.find_element("css selector", "input[type=file]")
    assert ".txt" in field.get_attribute("accept")
    field.send_keys(str(file))
    page.shows("Opened letter.txt")
    assert not page.driver.find_elements("css selector", "input[type=file]")


def test_a_saved_file_is_downloaded(page):
    page.driver.execute_script("""
        window.saved = [];
        URL.createObjectURL = (blob) => {
          blob.text().then((text) => { window.saved.push(text); });
          return '#';
        };
        HTMLAnchorElement.prototype.click = function () { window.saved.push(this.download); };""")
    page.press("Save as…")
    page.shows("Saved Note.txt")
    page.until(lambda: page.driver.execute_script("return window.saved.length === 2"), "a download")
    assert page.driver.execute_script("return window.saved") == ["Note.txt", "A note"]


def test_a_file_is_dropped(page):
    page.driver.execute_script("""
        const data = new DataTransfer();
        data.items.add(new File(['Dear Ada'], 'letter.txt', { type: 'text/plain' }));
        const target = document.querySelector('[data-drop*="text/uri-list"]');
        for (const kind of ['dragover', 'drop']) {
          target.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
        }""")
    page.shows("Opened letter.txt")
    assert page.value("Note") == "Dear Ada"


def test_a_card_is_dragged(page):
    from selenium.webdriver import ActionChains

    def element(text):
        return page.driver.find_element("xpath", f"//*[text()='{text}']")

    ActionChains(page.driver).drag_and_drop(element("Pack"), element("Done (0)")).perform()
    page.shows("Done (1)", "Open (1)")


def test_views_are_put_in_another_order(drive):
    from selenium.webdriver import ActionChains

    page = drive.browser("--preview", "A playlist")
    page.forgiven = ("favicon",)

    def element(text):
        return page.driver.find_element("xpath", f"//*[text()='{text}']")

    page.shows("Covers: Red, Green, Blue, Grey")
    ActionChains(page.driver).drag_and_drop(element("Grey"), element("Red")).perform()
    page.until(lambda: "Grey, Red" in page.text() or "Red, Grey" in page.text(), "a cover beside the first")

    def above(first, second):
        return element(first).location["y"] < element(second).location["y"]

    assert above("Theme", "Encore")
    ActionChains(page.driver).drag_and_drop(element("Theme"), element("Encore")).perform()
    page.until(lambda: above("Finale", "Theme"), "a song in the other section")
    page.until(lambda: above("Later", "Theme"), "a song below the heading of the other section")
