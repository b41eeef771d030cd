"""What browsers and password managers fill in, and codes from text messages."""

import pytest

from drivers.link import Link

# Fields that are filled in, what as, and by which kind of event; nothing has the focus.
FILLED = [("Card number", "4111222233334444", "insertReplacementText"), ("Phone", "2015550123", ""),
          ("Name", "Ada Lovelace", None), ("Number", "1234567.5", "insertReplacementText")]

# As the browser's own script does, password managers that say it twice, and those that tell of the change alone.
FILL = r"""
const [label, value, inputType, isSilent] = arguments;
const field = document.querySelector(`input[aria-label="${label}"]`)
  ?? [...document.querySelectorAll('input')].find((e) => [...e.labels].some((l) => l.textContent.trim() === label));
Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
const event = () => inputType === null ? new Event('input', { bubbles: true })
  : new InputEvent('input', { bubbles: true, inputType, data: inputType ? value : null });
if (!isSilent) for (const _ of [1, 2]) field.dispatchEvent(event());
field.dispatchEvent(new Event('change', { bubbles: true }));
return Number(field.id.slice(1));
"""
NOTE_EDITS = r"""
window.edits = [];
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (data) {
  const [name, node, , , , , text] = JSON.parse(data);
  if (name === 'e' && text) edits.push(node);
  send.call(this, data);
};
"""


@pytest.mark.parametrize("engine, is_silent", [("chromium", False), ("firefox", False), ("chromium", True)])
def test_what_is_filled_in_arrives_once_and_in_order(drive, engine, is_silent):
    page = drive.page(drive.server(gallery_page="Formats while typing"), engine).wait_core()
    page.evaluate(NOTE_EDITS)
    nodes = [page.evaluate(FILL, *fill, is_silent) for fill in FILLED]
    page.answered()
    assert page.evaluate("return edits") == nodes, "one report of each field"
    page.expect(lambda: page.identified("values").split("\n"), [
        "card 4111222233334444", "number 1234567.5", "price ", "day ", "phone 2015550123", "name Ada Lovelace",
        "note "], "what the program has")
    assert page.value("Card number") == "4111 2222 3333 4444"
    page.holds("Phone", "(201) 555-0123")


def test_a_code_of_a_text_message_is_filled_in(drive):
    page = drive.page(drive.server(gallery_page="Two-factor code"))
    page.answered()
    # The browser would ask its user, who has a telephone. The program moves the focus to the field at once.
    page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": """
        navigator.credentials.get = async ({ otp }) => ({ code: otp.transport[0] === 'sms' ? '482915' : '' });"""})
    page.reload()
    page.shows("You’re in")


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_a_code_that_the_browser_suggests_arrives_once(drive, engine):
    """A keyboard or a password manager fills in a field for a `one-time-code`; the program sends the form at once."""
    page = drive.page(drive.server(gallery_page="Two-factor code"), engine).wait_core()
    page.evaluate(NOTE_EDITS)
    assert page.evaluate("return document.querySelector('input[autocomplete=one-time-code]') !== null")
    node = page.evaluate(FILL, "Verification code", "482915", "insertReplacementText", False)
    page.shows("You’re in")
    page.answered()
    assert page.evaluate("return edits") == [node]


def test_a_text_is_dragged_from_one_field_to_another(drive):
    link = Link(drive.server(gallery_page="Formats while typing").port, 0.1)
    page = drive.page(f"http://127.0.0.1:{link.port}/").wait_core()
    page.click("Note")
    page.send(*"ab 4111222 cd")
    page.answered()
    page.select("Note", 3, 10)
    start = page.evaluate("""
        const field = document.activeElement, box = field.getBoundingClientRect(), style = getComputedStyle(field);
        const canvas = document.createElement('canvas').getContext('2d');
        canvas.font = style.font;
        const left = box.x + parseFloat(style.paddingLeft);
        return [left + canvas.measureText('ab 4111').width, box.y + box.height / 2];""")
    box = page.find("Card number").rect
    end = [box["x"] + 20, box["y"] + box["height"] / 2]
    page.drag(start, end)
    page.holds("Card number", "4111 222")
    page.holds("Note", "ab  cd")
    page.answered()
    assert "card 4111222" in page.identified("values")
    assert "note ab  cd" in page.identified("values")
