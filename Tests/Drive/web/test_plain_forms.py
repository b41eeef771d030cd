"""Pages as forms, for browsers without scripts and for programs that speak plain HTTP."""

import http.cookiejar
import re
import urllib.error
import urllib.parse
import urllib.request
from html.parser import HTMLParser

import pytest


class Controls(HTMLParser):
    """The controls of the form, their labels, and the buttons by their words."""

    def __init__(self, html):
        super().__init__()
        self.values, self.labels, self.buttons, self.ids = {}, {}, {}, {}
        self.target = self.button = self.select = None
        self.text = []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        a = dict(attributes)
        if tag == "label":
            self.target = (a.get("for"), [])
        if tag == "input" and self.target and self.target[0] is None:
            self.target = (a.get("id"), self.target[1])
        if tag == "button":
            self.button = (a, [])
        if a.get("name") is None:
            if tag == "option" and "selected" in a and self.select:
                self.values[self.select] = a.get("value")
            return
        if tag in ("input", "textarea", "select"):
            self.ids[a.get("id")] = a["name"]
            self.select = a["name"] if tag == "select" else None
            if a.get("type") in ("checkbox", "radio"):
                if "checked" in a:
                    self.values[a["name"]] = a.get("value", "on")
            elif "disabled" not in a:
                self.values[a["name"]] = a.get("value", "")
            if a.get("aria-label"):
                self.labels[a["aria-label"]] = a["name"]

    def handle_data(self, data):
        self.text.append(data)
        for open_ in (self.target, self.button):
            if open_:
                open_[1].append(data)

    def handle_endtag(self, tag):
        if tag == "label" and self.target:
            identity, words = self.target
            self.labels["".join(words).strip()] = self.ids.get(identity, identity)
            self.target = None
        if tag == "button" and self.button:
            a, words = self.button
            self.buttons[a.get("aria-label") or "".join(words).strip()] = a
            self.button = None


class Plain:
    """A browser without scripts, as little of one as it takes."""

    def __init__(self, address):
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
        self.get(address)

    def get(self, address):
        self.read(self.opener.open(address, timeout=10))

    def read(self, response):
        self.address, self.html = response.geturl(), response.read().decode()
        self.controls = Controls(self.html)
        style = re.search(r'href="(plain\.\w+\.css)"', self.html).group(1)
        base = urllib.parse.urljoin(self.address, re.search(r'<base href="([^"]*)"', self.html).group(1))
        self.style = self.opener.open(urllib.parse.urljoin(base, style), timeout=10).read().decode()

    def post(self, button, values=(), **changes):
        fields = dict(self.controls.values)
        for label, value in dict(values).items():
            fields[self.controls.labels[label]] = value
        pressed = self.controls.buttons[button]
        assert "disabled" not in pressed, f"{button} is disabled"
        fields[pressed["name"]] = pressed["value"]
        fields.update(changes)
        body = urllib.parse.urlencode({name: value for name, value in fields.items() if value is not None}).encode()
        self.read(self.opener.open(self.address, body, timeout=10))

    def value(self, label):
        return self.controls.values.get(self.controls.labels[label])

    def words(self):
        return "".join(self.controls.text)


@pytest.fixture
def server(drive):
    return drive.server()


def test_a_form_is_filled_in_and_sent_without_scripts(server):
    page = Plain(server.address)
    page.post("Update", {"Full name": "Ada Lovelace", "E-mail": "nomail", "Mobile": "1234567890", "Age": "36"})
    assert page.value("Full name") == "Ada Lovelace"
    assert page.value("Mobile") == "(123) 456 - 7890"
    page.post("Sign up", {"Password": "c0rrect horse"})
    assert "“Sign up” is not available with what is entered now." in page.words()
    assert "c0rrect" not in page.html and "\u2022" * 13 in page.html
    page.post("Sign up", {"E-mail": "ada@example.org"})
    assert "is not available" not in page.words()
    assert "Ada Lovelace" in page.words() and "ada@example.org" in page.words()
    page.post("Next")
    assert "2 of " in page.words()
    # Loaded again it is the same page, and nothing is posted again.
    page.get(page.address)
    assert "2 of " in page.words()


def test_pages_of_a_navigation_without_scripts(drive):
    page = Plain(drive.server(gallery_page="Job application").address)
    home = page.address
    page.get(home + "personal")
    page.post("Update", {"First name": "Ada", "Last name": "Lovelace", "E-mail": "ada@example.org"})
    assert page.address == home + "personal"
    page.post("Back")
    assert page.address == home
    page.get(home + "personal")
    assert page.value("First name") == "Ada"
    page.get(home)
    box = "What I wrote is true"
    page.post("Update", {box: "on"})
    assert page.value(box) == "on"
    page.post("Update", {box: None})
    assert page.value(box) is None


def test_return_submits_the_field_that_was_changed(drive):
    page = Plain(drive.server(gallery_page="Focus").address)
    page.post("Return", {"User name (email address)": "ada"})
    assert "There is no @ in it." in page.words()
    page.post("Return", {"User name (email address)": "ada@example.org"})
    assert "Welcome, **ada@example.org**" in page.words()


def test_return_breaks_no_line_of_a_text_editor(server):
    """It sends a form from a field of one line alone, whatever else was filled in."""
    page = Plain(server.address)
    page.post("Return", {"Full name": "Ada", "Notes": "Hello"})
    assert re.search(r"<textarea[^>]*>\n?Hello</textarea>", page.html)
    assert page.value("Full name") == "Ada"


def test_the_page_shows_what_a_button_has_led_to_later(drive):
    """Its action begins a task, and the page shows progress until that ends."""
    page = Plain(drive.server(gallery_page="Login").address)
    page.post("Update", {"E-mail": "fern@example.org", "Password": "photosynthesis"})
    page.post("Log In")
    assert "Hello, Fern!" in page.words()


def test_a_form_of_another_site_is_refused(server):
    page = Plain(server.address)
    other = Plain(server.address)

    def status(**changes):
        try:
            page.post("Update", **changes)
        except urllib.error.HTTPError as error:
            return error.code
        return 200

    assert status(token="") == 403
    assert status(token=other.controls.values["token"]) == 403
    assert status(view=other.controls.values["view"], token=other.controls.values["token"]) == 403
    page.opener.addheaders = [("Origin", "https://evil.example")]
    assert status() == 403
    page.opener.addheaders = []
    request = urllib.request.Request(page.address, b"view=x", {"Content-Type": "text/plain"})
    with pytest.raises(urllib.error.HTTPError) as refusal:
        page.opener.open(request, timeout=10)
    assert refusal.value.code == 415
    assert status(n1="x" * (9 << 20)) == 413
    assert status() == 200


def test_a_form_whose_view_has_ended_is_shown_again(drive):
    server = drive.server()
    page = Plain(server.address)
    page.post("Update", {"Full name": "Ada Lovelace", "Password": "c0rrect horse"})
    server.stop()
    server.start()
    with pytest.raises(urllib.error.HTTPError) as refusal:
        page.post("Update", {"E-mail": "ada@example.org", "Password": "c0rrect horse"})
    assert refusal.value.code == 403
    page.read(refusal.value)
    assert "This form had expired" in page.words()
    assert page.value("Full name") == "Ada Lovelace" and page.value("E-mail") == "ada@example.org"
    assert "c0rrect" not in page.html
    # It is shown, and the program has not got it.
    reader = Plain.__new__(Plain)
    reader.opener = page.opener
    reader.get(page.address)
    assert reader.value("Full name") == "" and "This form" not in reader.words()
    page.post("Update", {"Password": "c0rrect horse"})
    assert page.value("Full name") == "Ada Lovelace" and page.value("E-mail") == "ada@example.org"
    assert "This form had expired" not in page.words()


def test_what_another_site_posts_to_an_ended_view_is_not_performed(server):
    page = Plain(server.address)
    page.opener.addheaders = [("Origin", "https://evil.example")]
    with pytest.raises(urllib.error.HTTPError) as refusal:
        page.post("Update", {"Full name": "Mallory"}, view="a" * 26)
    assert refusal.value.read() == b"Forbidden\n"
    page.opener.addheaders = []
    with pytest.raises(urllib.error.HTTPError) as refusal:
        page.post("Update", {"Full name": "Mallory"}, view="x")
    assert refusal.value.read() == b"Forbidden\n"


def test_a_form_that_is_posted_twice_presses_its_button_once(drive):
    page = Plain(drive.server(gallery_page="Shopping list").address)
    controls, address = page.controls, page.address
    page.post("Return", {"Add an item": "Oat drink"})
    shown = page.html
    page.address, page.controls = address, controls
    page.post("Return", {"Add an item": "Oat drink"})
    assert shown.count("Oat drink") == page.html.count("Oat drink") > 0
    # The same from the next page is another item.
    page.post("Return", {"Add an item": "Oat drink"})
    assert page.html.count("Oat drink") > shown.count("Oat drink")


def test_a_browser_with_scripts_switched_off(drive, server):
    page = drive.page(server, scripts=False)
    page.driver.find_element("css selector", "input.field").send_keys("Ada Lovelace\n")
    page.until(lambda: "/" in page.driver.current_url and page.driver.find_element(
        "css selector", "input.field").get_attribute("value") == "Ada Lovelace", "the text after the answer")
    page.driver.find_element("xpath", "//button[.='Next']").click()
    page.until(lambda: "2 of " in page.text(), "the next page")
    page.driver.refresh()
    assert "2 of " in page.text()
    page.driver.back()
    assert "2 of " in page.text()


MAIL = "E-mail"


def test_the_errors_of_a_refused_form_are_listed_at_the_top(drive):
    page = Plain(drive.server(gallery_page="Registration").address)
    page.post("Update", {MAIL: "nomail"})
    summary = re.search(r'<div[^>]*role="alert".*?</div>', page.html, re.S).group()
    target = re.search(rf'href="([^"]*)#(n\d+)">{MAIL}: This is no e-mail address', summary)
    assert f'id="{target.group(2)}"' in page.html and re.search("<title>Error: ", page.html)
    page.post("Update", {MAIL: "ada@example.org"})
    assert "There is a problem" not in page.html and not re.search("<title>Error: ", page.html)


def test_a_button_that_the_entries_enable_is_pressed_with_them(drive):
    """Register is disabled until the form is valid, which only the program can know."""
    page = drive.page(drive.server(gallery_page="Registration"), scripts=False)
    entries = {"User name": "newton", MAIL: "isaac@example.org", "Password": "pr1ncipia",
               "Repeat password": "pr1ncipia"}
    fields = {field.accessible_name: field for field in page.driver.find_elements("css selector", "input.field")}
    for label, text in entries.items():
        fields[label].send_keys(text)
    button = page.driver.find_element("xpath", "//button[contains(., 'Register')]")
    assert button.is_enabled()
    button.click()
    page.until(lambda: "“Register” is not available" in page.words(), "what the press has come to")
    page.driver.find_element("css selector", "input[role=switch]").click()
    page.driver.find_element("xpath", "//button[contains(., 'Register')]").click()
    page.until(lambda: "Welcome, newton!" in page.words(), "the program's action")


def test_an_error_in_the_summary_leads_to_its_field(drive):
    page = drive.page(drive.server(gallery_page="Registration"), scripts=False)
    fields = page.driver.find_elements("css selector", "input.field")
    next(field for field in fields if field.accessible_name == MAIL).send_keys("nomail\n")
    page.until(lambda: page.driver.title.startswith("Error: "), "the page with the error")
    assert page.driver.find_element("css selector", ".errors").get_attribute("role") == "alert"
    address = page.driver.current_url
    page.driver.find_element("css selector", ".errors a").click()
    page.until(lambda: page.driver.switch_to.active_element.accessible_name == MAIL, "the focus in the field")
    assert page.driver.current_url.split("#")[0] == address.split("#")[0]


@pytest.mark.parametrize("height", [256, 780])
def test_a_page_without_scripts_scrolls_as_a_whole(drive, height):
    page = drive.page(drive.server(gallery_page="Registration"), scripts=False, width=320, height=height)
    fields = page.driver.find_elements("css selector", "input.field")
    next(field for field in fields if field.accessible_name == MAIL).send_keys("nomail\n")
    page.until(lambda: page.driver.title.startswith("Error: "), "the page with the error")
    # Commands of the driver are carried out although the page's own scripts are not.
    cut, top = page.evaluate("""
        const parts = [...document.querySelectorAll('main, main *')]
          .filter((e) => e.matches('.form, .page, .root, .col'));
        return [parts.filter((e) => e.scrollHeight > e.clientHeight + 1).map((e) => e.className),
          document.querySelector('.errors').getBoundingClientRect().top + scrollY];""")
    assert cut == []
    assert top < 40, "the summary is at the top"


@pytest.mark.parametrize("title", ["Looks", "Project tasks", "Notebook", "Controls of UIKit", "A note with a toolbar"])
def test_a_page_without_scripts_does_not_scroll_sideways(drive, title):
    page = drive.page(drive.server("--preview", title), scripts=False, width=390, height=780)
    width, black = page.evaluate("""
        const fills = [...document.querySelectorAll('.outline path')].map((e) => getComputedStyle(e).fill);
        return [document.scrollingElement.scrollWidth, fills.filter((fill) => fill === 'rgb(0, 0, 0)').length]""")
    assert width <= 390
    assert black == 0, "what is drawn has its own colours"


def test_columns_of_a_page_without_scripts_are_below_each_other_on_a_phone(drive):
    page = drive.page(drive.server("--preview", "Notebook"), scripts=False, width=390, height=780)
    boxes = page.evaluate("return [...document.querySelectorAll('.page')].map((e) => e.getBoundingClientRect())")
    assert len(boxes) == 2 and boxes[1]["top"] >= boxes[0]["bottom"]
    assert all(box["width"] == 390 for box in boxes)
