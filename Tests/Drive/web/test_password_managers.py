"""Forms that extensions of the browser fill in: several fields at once, without a key of the user's, also while the
program does not answer."""

import pytest

# As Bitwarden and 1Password do: events of keys around a value that is set, a value that is set again where the page has
# changed it, and the focus that goes from field to field.
FILL = r"""
const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
const find = (label) => document.querySelector(`input[aria-label="${label}"]`)
  ?? [...document.querySelectorAll('input')].find((e) => [...e.labels].some((l) => l.textContent.trim() === label));
const tell = (element, ...names) => {
  for (const name of names) {
    element.dispatchEvent(name.startsWith('key') ? new KeyboardEvent(name, { bubbles: true, cancelable: true })
      : new Event(name, { bubbles: true, cancelable: true }));
  }
};
for (const [label, value] of Object.entries(arguments[0])) {
  const element = find(label);
  element.click();
  element.focus();
  tell(element, 'keydown', 'keypress', 'keyup');
  set.call(element, value);
  tell(element, 'keydown', 'keypress', 'keyup', 'input', 'change');
  element.blur();
  if (element.value !== value) set.call(element, value);
}
"""

FORMATS = {"Card number": "4111222233334444", "Number": "1234567.5", "Phone": "2015550123", "Name": "Ada Lovelace",
           "Note": "door 7"}
SECRETS = {"Password": "correct horse", "PIN": "4821", "Code": "482915"}
MASKS = {"Serial number": "12345678", "Number plate": "ABC1234", "Card number": "4111222233334444"}


@pytest.fixture(params=["chromium", "firefox"])
def engine(request):
    return request.param


@pytest.fixture(params=[False, True], ids=["answering", "stopped"])
def fill(request, drive, engine):
    """Opens a page of the gallery and fills it in, maybe while the program is stopped."""

    def filled(title, values):
        server = drive.server(gallery_page=title)
        page = drive.page(server, engine).wait_core()
        page.answered()
        if request.param:
            with server.stopped():
                page.evaluate(FILL, values)
        else:
            page.evaluate(FILL, values)
        page.answered()
        return page

    return filled


def test_formatted_fields(fill):
    page = fill("Formats while typing", FORMATS)
    page.expect(lambda: page.identified("values").split("\n"), [
        "card 4111222233334444", "number 1234567.5", "price ", "day ", "phone 2015550123", "name Ada Lovelace",
        "note door 7"], "what the program has")
    page.holds("Card number", "4111 2222 3333 4444")
    page.holds("Number", "1,234,567.5")
    page.holds("Phone", "(201) 555-0123")


def test_secrets(fill):
    page = fill("Secure fields", SECRETS)
    page.shows("{}, {} and {} characters".format(*map(len, SECRETS.values())))
    for label, text in SECRETS.items():
        page.expect(lambda label=label: page.raw_value(label), text, f"the field {label!r}")


def test_masks(fill):
    page = fill("Masks", MASKS)
    for _ in range(2):
        page.holds("Serial number", "SN 1234-5678")
        page.holds("Number plate", "ABC-1234")
        page.holds("Card number", "4111 2222 3333 4444")
        page.reload()
        page.answered()


def test_what_is_filled_in_again_replaces_it(fill):
    page = fill("Formats while typing", FORMATS)
    page.evaluate(FILL, {"Card number": "5555444433332222", "Note": "door 8"})
    page.answered()
    page.until(lambda: {"card 5555444433332222", "note door 8"} <= {*page.identified("values").split("\n")},
               "the values of the second time")
    page.holds("Card number", "5555 4444 3333 2222")


def test_chromium_fills_in_a_card(drive):
    """The browser's own autofill, in a form whose program moves the focus on where a field is complete."""
    page = drive.page(drive.server(gallery_page="Checkout")).wait_core()
    command = page.driver.execute_cdp_cmd
    for domain in ("DOM", "Autofill"):
        command(f"{domain}.enable", {})
    number = "input[autocomplete=cc-number]"
    page.evaluate(f"document.querySelector('{number}').focus()")
    page.answered()
    root = command("DOM.getDocument", {})["root"]["nodeId"]
    node = command("DOM.querySelector", {"nodeId": root, "selector": number})["nodeId"]
    field = command("DOM.describeNode", {"nodeId": node})["node"]["backendNodeId"]
    command("Autofill.trigger", {"fieldId": field, "card": {
        "number": "4242424242424242", "name": "Ada Lovelace", "expiryMonth": "12", "expiryYear": "2030", "cvc": "123"}})
    for _ in range(2):
        page.holds("Name on card", "Ada Lovelace")
        page.holds("Card number", "4242 4242 4242 4242")
        page.holds("Expires", "12/30")
        page.expect(lambda: len(page.raw_value("CVC")), 3, "the digits of the code")
        page.reload()
        page.answered()
