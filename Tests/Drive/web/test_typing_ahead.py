"""What is typed behind a key whose effect only the program knows: it goes where the focus is then, however long that
takes, and a password is never seen in the field before its own."""

import random
import threading
import time

import pytest

from drivers.browser import Keys
from drivers.link import Link


def opened(drive, server, label, delay=0.0):
    """A page whose field of that label has the focus, over a link that can be cut, and the link."""
    link = Link(server.port, delay)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    # That the connection was lost is known.
    page.forgiven = ("/socket",)
    page.click(label)
    page.answered()
    return page, link


@pytest.fixture
def login_server(drive):
    return drive.server(gallery_page="Login")


def status(page):
    return page.evaluate("return document.getElementById('status').textContent")


def cut(page, link):
    refused = link.refused
    link.cut()
    page.until(lambda: link.refused > refused, "an attempt to connect")


def test_while_the_link_is_cut(drive, login_server):
    page, link = opened(drive, login_server, "E-mail")
    cut(page, link)
    page.send(*"ada@x.org", Keys.ENTER, *"s3cret")
    page.until(lambda: status(page) == "The connection is lost. What you type is kept.", "a notice", 20)
    assert page.value("E-mail") == "ada@x.org"
    assert page.value("Password") == ""
    link.mend()
    page.holds("Password", "••••••", seconds=20)
    assert page.raw_value("Password") == "s3cret"
    page.holds("E-mail", "ada@x.org")
    assert page.focused() == "Password"
    page.expect(lambda: status(page), "", "the notice is removed")


def test_where_the_answer_is_lost(drive, login_server):
    """Return has been carried out when the link is cut, and its answer is on the way."""
    page, link = opened(drive, login_server, "E-mail", delay=0.4)
    page.send(*"ada@x.org", Keys.ENTER, *"s3cret")
    received = link.received
    page.until(lambda: link.received > received, "an answer on the way")
    cut(page, link)
    assert page.value("Password") == ""
    link.mend()
    page.holds("Password", "••••••", seconds=20)
    page.holds("E-mail", "ada@x.org")


def test_a_field_that_the_user_chooses_takes_what_is_held(drive, login_server):
    page, link = opened(drive, login_server, "E-mail")
    cut(page, link)
    page.send(*"ada@x.org", Keys.ENTER, *"s3c")
    assert page.value("Password") == ""
    page.click("Password")
    page.holds("Password", "•••")
    page.send(*"ret")
    page.holds("Password", "••••••")
    assert page.raw_value("Password") == "s3cret"
    link.mend()
    page.answered()
    page.expect(lambda: status(page), "", "a connection", 20)
    page.holds("Password", "••••••")
    assert page.raw_value("Password") == "s3cret"
    page.holds("E-mail", "ada@x.org")


def test_tab_leads_out_of_a_field_while_the_link_is_cut(drive, server):
    page, link = opened(drive, server, "Full name")
    cut(page, link)
    page.send(*"Ada", Keys.ENTER, *"ada@", Keys.TAB, *"x.org")
    page.holds("E-mail", "ada@x.org")
    link.mend()
    page.expect(lambda: status(page), "", "a connection", 20)
    page.answered()
    page.holds("E-mail", "ada@x.org")
    page.holds("Full name", "Ada")


def test_several_fields_while_the_link_is_cut(drive, server):
    page, link = opened(drive, server, "Full name")
    cut(page, link)
    page.send(*"Ada", Keys.ENTER, *"ada@x.org", Keys.ENTER, *"361", Keys.BACKSPACE)
    assert page.value("Full name") == "Ada"
    link.mend()
    page.holds("Age", "36", seconds=20)
    page.holds("E-mail", "ada@x.org")
    page.holds("Full name", "Ada")


def test_a_program_that_does_not_answer(drive, login_server):
    page, _ = opened(drive, login_server, "E-mail")
    with login_server.stopped():
        page.send(*"ada@x.org", Keys.ENTER, *"s3cret")
        page.until(lambda: status(page) == "The program does not answer. What you type is kept.", "a notice", 20)
        assert page.value("E-mail") == "ada@x.org"
        assert page.value("Password") == ""
    page.holds("Password", "••••••")
    assert page.raw_value("Password") == "s3cret"
    page.holds("E-mail", "ada@x.org")
    assert status(page) == "", "the notice is removed"


def test_a_program_that_is_started_again(drive, login_server):
    page, _ = opened(drive, login_server, "E-mail")
    login_server.stop(kill=True)
    page.send(*"ada@x.org", Keys.ENTER, *"s3cret")
    login_server.start()
    page.holds("Password", "••••••", seconds=20)
    assert page.raw_value("Password") == "s3cret"
    page.holds("E-mail", "ada@x.org")


def test_tab_and_a_button_keep_their_place_over_a_slow_link(drive, server):
    """400 ms there and back: Tab leads on from where Return does, and a button is pressed when all has been typed."""
    page, _ = opened(drive, server, "Full name", delay=0.2)
    page.send(*"Ada", Keys.ENTER, *"ada@x.org", Keys.TAB, *"36")
    page.press("Sign up")
    page.holds("Age", "36")
    page.holds("E-mail", "ada@x.org")
    page.holds("Full name", "Ada")
    page.picture("order")


@pytest.mark.parametrize("key", [Keys.ENTER, Keys.TAB])
def test_a_composition_keeps_its_place(drive, server, key):
    page, _ = opened(drive, server, "Full name", delay=0.2)
    page.send(*"Ada", Keys.ENTER)
    page.compose("に")
    page.compose("にほん")
    page.commit("日本")
    page.send(key, *"36")
    page.holds("Age", "36")
    page.holds("E-mail", "日本")
    page.holds("Full name", "Ada")


@pytest.mark.parametrize("press", [Keys.ENTER, " "])
def test_what_is_typed_behind_a_button_goes_where_it_leads(drive, press):
    server = drive.server(gallery_page="Pages, sheets and alerts")
    page = drive.page(f"http://127.0.0.1:{Link(server.port, 0.2).port}/")
    page.answered()
    page.evaluate("[...document.querySelectorAll('button')].find((button) => button.textContent === 'Add').focus()")
    page.answered()
    page.send(press, *"Grace Ho", Keys.BACKSPACE, *"pper", Keys.TAB, *"New York")
    page.holds("City", "New York")
    page.holds("Name", "Grace Hpper")
    assert page.evaluate("return document.querySelectorAll('dialog').length") == 1, "the button is pressed once"


def test_what_is_typed_behind_a_click_goes_where_it_leads(drive):
    server = drive.server(gallery_page="Pages, sheets and alerts")
    page = drive.page(f"http://127.0.0.1:{Link(server.port, 0.2).port}/")
    page.answered()
    page.press("Add")
    page.send(*"Grace")
    page.holds("Name", "Grace")


TYPED = {"Full name": "Ada Lovelace", "E-mail": "ada@x.org", "Age": "36", "Amount": "1234", "Phone": "2015550123",
         "Mobile": "2125550199"}
FILLED_IN = TYPED | {"Amount": "$1,234.00", "Phone": "(201) 555 - 0123", "Mobile": "(212) 555 - 0199"}


@pytest.mark.parametrize("fault", ["link", "program"])
def test_a_form_is_filled_in_whatever_is_interrupted(drive, server, fault):
    """The fields are filled in with Return behind each, while the link is cut or the program is killed at random."""
    chances = random.Random(7)
    page, link = opened(drive, server, "Full name", delay=0.1)
    is_typed = threading.Event()

    def interrupt():
        while not is_typed.wait(chances.uniform(0.3, 1.0)):
            if fault == "link":
                link.cut()
            else:
                server.stop(kill=True)
            time.sleep(chances.uniform(0.1, 1.0))
            if fault == "link":
                link.mend()
            else:
                server.start()

    interruptions = threading.Thread(target=interrupt)
    interruptions.start()
    pauses = random.Random(8)
    try:
        for text in TYPED.values():
            for letter in text:
                page.send(letter, spacing=pauses.choice([0.02, 0.05, 0.1]))
            page.send(Keys.ENTER)
    finally:
        is_typed.set()
        interruptions.join()
    for label, text in FILLED_IN.items():
        page.holds(label, text, seconds=20)
    page.expect(page.focused, "Password", "Return has led through all fields", 20)
    page.driver.refresh()
    page.answered()
    assert {label: page.value(label) for label in FILLED_IN} == FILLED_IN, "and the program has them"


@pytest.mark.parametrize("gap", [0, 0.04, 0.1, 0.2, 0.3])
def test_digits_go_on_where_the_program_moves_the_focus(drive, gap):
    """A full card number leads to the expiry date, and that to the security code."""
    page, _ = opened(drive, drive.server("--preview", "Checkout"), "Card number", delay=0.2)
    for digit in "4242424242424242" "0488" "123":
        page.send(digit)
        time.sleep(gap)
    page.holds("CVC", "•••", seconds=20)
    page.holds("Expires", "04/88")
    page.holds("Card number", "4242 4242 4242 4242")
    assert page.focused() == "CVC"


@pytest.mark.parametrize("keys, text", [
    ((Keys.SHIFT, Keys.ARROW_LEFT), "abX"),
    ((Keys.SHIFT, Keys.HOME), "X"),
    ((Keys.CONTROL, "a"), "X"),
    ((Keys.CONTROL, "z"), "X"),
    ((Keys.CONTROL, Keys.BACKSPACE), "X"),
    ((Keys.CONTROL, Keys.ARROW_LEFT), "Xabc"),
])
def test_keys_that_select_and_undo_keep_their_place(drive, keys, text):
    page, _ = opened(drive, drive.server(gallery_page="Formats while typing"), "Note", delay=0.2)
    page.send(Keys.ENTER, *"abc")
    page.chord(*keys)
    page.send("X")
    page.holds("Note", text, seconds=20)


def test_what_is_cut_behind_return_is_pasted(drive):
    page, _ = opened(drive, drive.server(gallery_page="Formats while typing"), "Note", delay=0.2)
    page.allow_clipboard()
    page.send(*"12", Keys.ENTER, *"abc")
    for key in "axvv":
        page.chord(Keys.CONTROL, key)
    page.holds("Note", "12abc12abc", seconds=20)


def test_a_secret_is_not_copied_behind_return(drive, login_server):
    page, _ = opened(drive, login_server, "E-mail", delay=0.2)
    # Where the program has answered before Control-V, the browser pastes what was there.
    page.write_clipboard("ada@x.org")
    page.send(*"ada@x.org", Keys.ENTER, *"s3cret")
    page.chord(Keys.CONTROL, "a")
    page.chord(Keys.CONTROL, "c")
    page.chord(Keys.SHIFT, Keys.TAB)
    page.chord(Keys.CONTROL, "v")
    page.holds("Password", "••••••", seconds=20)
    page.until(lambda: page.focused() == "E-mail", "the focus is back")
    page.answered()
    page.holds("E-mail", "ada@x.org")


def test_what_is_pasted_behind_return_goes_to_the_next_field(drive, server):
    page, link = opened(drive, server, "Full name", delay=0.2)
    page.write_clipboard("a@b.c")
    page.send(*"Ada", Keys.ENTER)
    page.chord(Keys.CONTROL, "v")
    page.send(*"om")
    page.holds("E-mail", "a@b.com", seconds=20)
    page.holds("Full name", "Ada")


def test_what_is_pasted_behind_a_button_goes_where_it_leads(drive):
    server = drive.server(gallery_page="Pages, sheets and alerts")
    page = drive.page(f"http://127.0.0.1:{Link(server.port, 0.2).port}/")
    page.answered()
    page.write_clipboard("Grace")
    page.press("Add")
    page.chord(Keys.CONTROL, "v")
    page.send("!")
    page.holds("Name", "Grace!", seconds=20)


def test_a_field_that_is_clicked_over_a_slow_link_gets_what_is_typed_there(drive, server):
    page, _ = opened(drive, server, "Full name", delay=0.2)
    page.send(*"Ada", Keys.ENTER, *"a@b.c")
    page.click("Age")
    page.send(*"36")
    page.holds("Age", "36", seconds=20)
    page.holds("E-mail", "a@b.c")
    page.holds("Full name", "Ada")
    assert page.focused() == "Age"


@pytest.mark.parametrize("keys, first", [([Keys.ENTER], "xabc"), ([Keys.CONTROL, "z"], "abc")])
def test_what_is_held_stays_in_the_field_that_is_left_by_a_click(drive, keys, first):
    """The program has moved no focus: only what is typed behind the click is the other field's."""
    server = drive.server(gallery_page="What delegates are told")
    page, _ = opened(drive, server, "First", delay=0.25)
    page.send("x")
    page.answered()
    page.chord(*keys) if len(keys) > 1 else page.send(*keys)
    page.send(*"abc")
    page.click("Other")
    page.send("d")
    page.holds("Other", "d", seconds=20)
    page.holds("First", first)
    page.answered()
    page.holds("Other", "d")
    assert page.focused() == "Other"


def test_a_held_secret_is_not_shown_in_a_field_that_is_clicked(drive):
    server = drive.server(gallery_page="What delegates are told")
    page, _ = opened(drive, server, "PIN", delay=0.25)
    page.send("1")
    page.answered()
    page.chord(Keys.CONTROL, "z")
    page.send(*"234")
    page.click("Other")
    page.send("d")
    page.holds("Other", "d", seconds=20)
    page.holds("PIN", "••••")
    assert page.raw_value("PIN") == "1234"


@pytest.mark.parametrize("keys, text", [
    ([(Keys.CONTROL, Keys.ARROW_LEFT), "x"], "ab xcd"),
    (["e", (Keys.CONTROL, Keys.BACKSPACE), "f"], "ab f"),
    ([Keys.HOME, (Keys.CONTROL, Keys.DELETE), "f"], "f cd"),
])
def test_held_keys_go_by_words_where_the_server_edits(drive, keys, text):
    server = drive.server(gallery_page="What delegates are told")
    page, _ = opened(drive, server, "First", delay=0.25)
    page.until(lambda: page.evaluate("return performance.getEntriesByType('resource').some((e) => /wasm/.test(e.name))"),
               "the module")
    page.send(*"ab cd")
    page.answered()
    page.send(Keys.ENTER)
    for key in keys:
        if isinstance(key, tuple):
            page.chord(*key)
        else:
            page.send(key)
    page.holds("First", text, seconds=20)


@pytest.mark.parametrize("keys, text", [
    ([Keys.BACKSPACE, Keys.BACKSPACE, "x"], "ab x"),
    ([(Keys.CONTROL, Keys.ARROW_LEFT), "x"], "ab xcd"),
    ([(Keys.SHIFT, Keys.HOME), "x"], "x"),
    ([Keys.HOME, (Keys.CONTROL, Keys.DELETE), "f"], "f cd"),
])
def test_the_program_carries_out_held_keys_where_the_module_is_blocked(drive, keys, text):
    page, _ = opened(drive, drive.server(gallery_page="What delegates are told"), "First", delay=0.25)
    page.block_core()
    page.reload()
    page.click("First")
    page.send(*"ab cd")
    page.answered()
    page.send(Keys.ENTER)
    for key in keys:
        if isinstance(key, tuple):
            page.chord(*key)
        else:
            page.send(key)
    page.holds("First", text, seconds=20)


def test_what_is_typed_after_a_reload_follows_what_was_typed_before(drive):
    page, _ = opened(drive, drive.server(gallery_page="Formats while typing"), "Note", delay=0.2)
    page.send(*"hello wor")
    page.driver.refresh()
    page.send(*"ld more")
    page.holds("Note", "hello world more", seconds=20)


@pytest.mark.parametrize("key", [" ", Keys.ENTER])
def test_tab_leads_to_a_button_that_the_text_enables(drive, key):
    """The program enables it only a round trip after the first letter."""
    page, _ = opened(drive, drive.server("--preview", "Chat"), "Message", delay=0.2)
    page.send(*"Hi there", Keys.TAB, key)
    page.expect(lambda: page.value("Message"), "", "the message is sent")
    assert "Hi there" in page.evaluate("return document.body.innerText")
    assert page.focused() == "Message"


def test_tab_waits_for_no_button_that_is_further_on(drive, server):
    """While the link is slow, Tab leads to the next field at once, whatever is disabled behind that."""
    page, _ = opened(drive, server, "Full name", delay=0.4)
    page.send(*"Ada", Keys.TAB)
    assert page.focused() == "E-mail"
