"""Words that an input method composes, one behind the other, in fields that the page and the program edit together."""

import time

import pytest
from drivers.browser import Keys
from drivers.link import Link


@pytest.mark.parametrize("delay", [0, 0.1])
def test_letters_behind_a_composition_are_told_to_a_delegate_once(drive, delay):
    """Dead keys among letters, and words as a telephone's keyboard composes them."""
    link = Link(drive.server(gallery_page="What delegates are told").port, delay)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.click("First")
    for step in ["´", "é", "a", "´", "é"]:
        if step == "´":
            page.compose(step)
        elif step == "é":
            page.commit(step)
        else:
            page.send(step)
    page.holds("First", "éaé")
    page.answered()
    page.compose("hello")
    page.commit("hello")
    page.send(" ")
    page.holds("First", "éaéhello ")
    page.answered()
    page.focus("Other")
    page.press("Write log")
    asked = [line for line in page.result()["log"] if "shouldChange" in line]
    assert [line for line in asked if line.endswith(" a")] == ["First shouldChange 1+0 a"]
    assert asked[-1] == "First shouldChange 8+0  "


def test_compositions_that_follow_one_another_over_a_slow_link(drive):
    """Each begins before the end of the one before is answered."""
    link = Link(drive.server(gallery_page="What delegates are told").port, 0.1)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.click("First")
    page.answered()
    for steps in ["ㅇ아안", "ㄴ녀녕", "ㅎ하", "ㅅ세", "ㅇ요"]:
        for step in steps:
            page.compose(step)
            time.sleep(0.06)
        page.commit(steps[-1])
    page.holds("First", "안녕하세요")
    page.answered()
    page.holds("First", "안녕하세요")


def test_what_is_composed_is_not_sent_twice(drive):
    """A program empties the field of an input method that goes on, as on a key of the program."""
    page = drive.page(drive.server(gallery_page="Chat"))
    page.click("Message")
    page.compose("ab")
    page.answered()
    # A press by the pointer would end the composition.
    page.evaluate("""
        [...document.querySelectorAll('main button')].find((button) => /Send/.test(button.textContent)).click()""")
    page.until(lambda: page.evaluate("return /\\bab\\b/.test(document.querySelector('main').innerText)"), "the message")
    page.answered()
    page.compose("abc")
    page.commit("abc")
    page.holds("Message", "")
    page.send("x")
    page.holds("Message", "x")


@pytest.mark.parametrize("label, before, after", [("Note", "ab", "ab日本"), ("Card number", "41112", "4111 2")])
def test_the_program_is_started_again_while_a_word_is_composed(drive, label, before, after):
    server = drive.server(gallery_page="Formats while typing")
    page = drive.page(server).wait_core()
    page.forgiven = ("/socket",)
    page.click(label)
    page.send(*before)
    page.answered()
    page.compose("に")
    page.answered()
    server.stop(kill=True)
    page.compose("にほ")
    server.start()
    page.until(lambda: page.evaluate("return document.getElementById('status').textContent") == ""
               and page.traffic()["answered"], "a connection", 20)
    page.compose("にほん")
    page.commit("日本")
    page.holds(label, after)
    page.answered()
    page.reload()
    page.holds(label, after, "the program has it")


# As password managers do. Chromium and WebKit end what is being composed, and say nothing of it.
FILL = r"""
const field = document.activeElement;
Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, arguments[0]);
field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
field.dispatchEvent(new Event('change', { bubbles: true }));
"""


@pytest.mark.parametrize("engine", ["chromium", "firefox", "webkit"])
def test_a_field_is_filled_in_while_a_word_is_composed(drive, engine):
    page = drive.page(drive.server(gallery_page="Formats while typing"), engine).wait_core()
    page.click("Note")
    page.answered()
    page.send(*"ab")
    page.compose("に")
    page.answered()
    page.evaluate(FILL, "door 7")
    page.answered()
    page.expect(lambda: page.identified("values").split("\n")[-1], "note door 7", "what the program has")
    page.holds("Note", "door 7")
    text = "door 7"
    # The input methods of the other two engines go on in a test, and take the next key.
    if engine == "chromium":
        page.send("9")
        page.answered()
        text = "door 79"
        page.expect(lambda: page.identified("values").split("\n")[-1], f"note {text}", "what the program has")
    page.reload()
    page.holds("Note", text)


def test_a_field_is_filled_in_while_a_word_is_composed_and_then_left(drive):
    """What was composed is a step of undoing of its own."""
    page = drive.page(drive.server(gallery_page="Formats while typing")).wait_core()
    page.click("Card number")
    page.send(*"12")
    page.compose("34")
    page.answered()
    page.evaluate(FILL, "4111222233334444")
    page.evaluate("document.activeElement.blur()")
    page.answered()
    page.holds("Card number", "4111 2222 3333 4444")
    page.expect(lambda: page.identified("values").split("\n")[0], "card 4111222233334444", "what the program has")
    page.click("Card number")
    page.chord(Keys.CONTROL, "z")
    page.holds("Card number", "1234")
    page.answered()
    page.expect(lambda: page.identified("values").split("\n")[0], "card 1234", "what the program has")
