"""The sign-up form in a browser: carets, undo, compositions, the clipboard, secure text and menus."""

import pytest
from selenium.webdriver import ActionChains

from drivers.browser import Keys
from drivers.gallery import turn_to


def test_the_caret_stays_in_the_middle_of_a_formatted_text(page):
    page.click("Mobile")
    page.send(*"1234567")
    page.holds("Mobile", "(123) 456 - 7", caret=13)
    page.select("Mobile", 3)
    page.send("9")
    page.holds("Mobile", "(129) 345 - 67")
    page.send(Keys.BACKSPACE)
    page.holds("Mobile", "(123) 456 - 7")


def test_undo_and_redo(page):
    page.click("Full name")
    page.send(*"Ada")
    page.chord(Keys.CONTROL, "z")
    page.holds("Full name", "")
    page.chord(Keys.CONTROL, "y")
    page.holds("Full name", "Ada", caret=3)
    page.click("Mobile")
    page.send(*"1234")
    page.chord(Keys.CONTROL, "z")
    page.until(lambda: page.value("Mobile") != "(123) 4", "something is undone")
    for _ in range(6):
        page.chord(Keys.CONTROL, "z")
    page.holds("Mobile", "")


# What the browser's own menus offer.
OFFERED = "return ['undo', 'redo'].map((name) => document.queryCommandEnabled(name))"


@pytest.mark.parametrize("label, typed, shown", [("Full name", "Ada", "Ada"), ("Mobile", "1234", "(123) 4")])
def test_the_browsers_own_menu_undoes_and_redoes(page, label, typed, shown):
    page.wait_core()
    page.click(label)
    page.send(*typed)
    page.holds(label, shown)
    for _ in typed:
        assert page.evaluate(OFFERED)[0]
        page.menu_command("undo")
        page.answered()
    page.holds(label, "")
    assert page.evaluate(OFFERED) == [True, True]
    for _ in typed:
        page.menu_command("redo")
        page.answered()
    page.holds(label, shown, caret=len(shown))
    page.send("5")
    assert page.evaluate(OFFERED) == [True, False], "nothing can be redone behind what is typed"


def test_an_undo_in_the_middle_leaves_the_caret_there(page):
    page.click("Full name")
    page.send(*"Ada Lovelace")
    page.select("Full name", 3)
    page.send("x")
    page.chord(Keys.CONTROL, "z")
    page.holds("Full name", "Ada Lovelace", caret=3)
    assert page.evaluate(OFFERED) == [True, True]
    page.send("s")
    page.holds("Full name", "Adas Lovelace", caret=4)


def test_a_composition_that_is_cancelled_leaves_the_text(page):
    page.click("Full name")
    page.send(*"Ada Lovelace")
    for _ in range(9):
        page.send(Keys.ARROW_LEFT)
    page.answered()
    for text in ("に", "にほ", "にほん", ""):
        page.compose(text)
        page.answered()
    page.holds("Full name", "Ada Lovelace", caret=3)


@pytest.mark.parametrize("end", ["", "日本"])
def test_a_composition_over_a_selection_leaves_the_rest(page, end):
    """Whether it is cancelled or not; the program has seen each part of it."""
    page.wait_core()
    page.click("Full name")
    page.send(*"Ada Lovelace")
    page.select("Full name", 0, 4)
    page.answered()
    for text in ("に", "にほ", "にほん"):
        page.compose(text)
        page.answered()
    page.commit(end) if end else page.compose(end)
    page.answered()
    page.holds("Full name", end + "Lovelace", caret=len(end))
    page.reload()
    page.holds("Full name", end + "Lovelace")


def test_a_composition_is_formatted_at_its_end(page):
    page.click("Full name")
    page.compose("ｎ")
    page.compose("に")
    page.compose("にほん")
    page.holds("Full name", "にほん")
    page.commit("日本")
    page.holds("Full name", "日本", caret=2)
    page.send("!")
    page.holds("Full name", "日本!", caret=3)
    page.click("Mobile")
    page.send(*"123")
    page.holds("Mobile", "(123")
    # A format waits for the end of a composition, even of digits.
    page.compose("4")
    page.compose("45")
    page.answered()
    page.holds("Mobile", "(12345")
    page.commit("45")
    page.holds("Mobile", "(123) 45")


@pytest.mark.parametrize("keys, committed, text", [
    ([Keys.BACKSPACE], "x", "Adxa"), ([Keys.BACKSPACE, Keys.BACKSPACE, "q"], None, "Adqa"), (["q"], None, "Adxyqa"),
])
def test_keys_in_a_composition_change_it(page, keys, committed, text):
    """The browser takes them for no part of it."""
    turn_to(page, "Formats while typing")
    page.click("Name")
    page.send(*"Ada", Keys.ARROW_LEFT)
    page.compose("xy")
    page.answered()
    for key in keys:
        page.send(key)
        page.answered()
    if committed:
        page.commit(committed)
    else:
        page.evaluate("document.activeElement.blur()")
    page.holds("Name", text)
    page.until(lambda: f"name {text}" in page.text(), "the program has the same")


def test_a_text_that_is_dropped_where_it_is_refused_stays_where_it_was(page):
    turn_to(page, "Formats while typing")
    page.click("Number")
    page.send("5")
    page.click("Note")
    page.send(*"abc 34", Keys.HOME)
    for _ in range(3):
        page.chord(Keys.SHIFT, Keys.ARROW_RIGHT)
    box = "const box = arguments[0].getBoundingClientRect(); return [box.x, box.y + box.height / 2, box.width]"
    x, y, _ = page.evaluate(box, page.element("Note"))
    left, middle, width = page.evaluate(box, page.element("Number"))
    page.evaluate("addEventListener('drop', () => { window.dropped = true; })")
    drag = ActionChains(page.driver)
    pointer = drag.w3c_actions.pointer_action
    pointer.move_to_location(int(x) + 18, int(y)).pointer_down().move_to_location(int(x) + 40, int(y) - 10)
    pointer.move_to_location(int(left + width) - 20, int(middle)).move_to_location(int(left + width) - 22, int(middle))
    pointer.pointer_up()
    drag.perform()
    page.until(lambda: page.evaluate("return window.dropped === true"), "the text is dropped")
    page.answered()
    page.holds("Note", "abc 34")
    page.holds("Number", "5")


def test_pasted_text_is_fitted_to_the_field(page):
    page.click("Full name")
    page.paste("Ada\nLovelace")
    page.holds("Full name", "Ada Lovelace", caret=12)
    page.click("Mobile")
    page.paste("+1 (555) 123-4567")
    page.until(lambda: page.value("Mobile").startswith("("), "the pasted number is formatted")
    page.click("Notes")
    page.paste("many words\n" * 9000)
    page.expect(lambda: len(page.value("Notes")), 99000, "all of a long text is there", 20)
    page.send("x")
    page.until(lambda: page.value("Notes").endswith("x"), "a key after it")


def test_tab_order(page):
    page.click("Full name")
    order = []
    for _ in range(5):
        order.append(page.focused())
        page.send(Keys.TAB)
    assert order == ["Full name", "E-mail", "Age", "Amount", "Phone"]
    page.chord(Keys.SHIFT, Keys.TAB)
    assert page.focused() == "Phone", "Shift-Tab leads back"


def test_a_password_stays_out_of_the_document(page):
    page.click("Password")
    page.send(*"s3cret")
    assert "s3cret" not in page.driver.page_source, "the password is in the document"
    page.click("show")
    page.until(lambda: page.kind("Password") == "text", "the password is shown")
    page.holds("Password", "s3cret")
    page.click("hide")
    page.until(lambda: page.kind("Password") == "password", "the password is hidden")
    assert "s3cret" not in page.raw_value("Password"), "the password was sent back"
    page.select("Password", 2)
    page.send(*"XY")
    page.send(Keys.BACKSPACE)
    page.click("show")
    page.until(lambda: page.kind("Password") == "text", "the password is shown")
    page.holds("Password", "s3Xcret")


def test_an_accessory_view_is_reached_by_f6_and_left_by_escape(page):
    """A field's accessory view: a bar at the window's end, reached by F6 and left by Escape."""
    turn_to(page, "A field with a delegate")
    page.click("Expires")
    page.until(lambda: "Done" in page.text(), "the bar")
    page.send(*"12")
    page.picture("bar")
    page.send(Keys.F6)
    page.until(lambda: page.focused_text() == "Done", "F6 leads to the bar")
    page.send(Keys.ESCAPE)
    page.until(lambda: page.focused() == "Expires", "Escape leads back")
    page.send(*"27")
    page.holds("Expires", "12/27")
    assert "did end" not in page.text(), "the field was left on the way"
    page.send(Keys.F6)
    page.until(lambda: page.focused_text() == "Done", "F6 leads to the bar again")
    page.send(Keys.ENTER)
    page.until(lambda: "did end" in page.text() and "Done" not in page.text(), "Done ends the editing")


def test_the_edit_menu(page):
    """The program's own edit menu: by the pointer, by the keys, with the clipboard, and the browser's with Shift."""
    page.allow_clipboard()
    page.click("Full name")
    page.send(*"Ada Lovelace")
    page.holds("Full name", "Ada Lovelace", caret=12)
    page.context_click("Full name")
    assert page.menu() == ["Paste", "Select All"]
    roles = [page.role(line) for line in page.menu_lines()]
    assert roles == ["menuitem"] * 2
    assert page.focused_text() == "Paste", "the first line has the focus"
    page.picture("menu")
    page.send(Keys.ARROW_DOWN, Keys.ENTER)
    page.until(lambda: page.selection("Full name") == [0, 12], "everything is selected")
    assert not page.menu(), "the menu is still there"
    assert page.focused() == "Full name", "the field has lost the focus"
    page.chord(Keys.SHIFT, Keys.F10)
    page.until(lambda: page.menu() == ["Cut", "Copy", "Paste"], "Shift-F10 opens the menu")
    page.send("c", Keys.ENTER)
    page.until(lambda: page.clipboard() == "Ada Lovelace", "what was copied is on the clipboard")
    page.context_click("Full name")
    page.until(page.menu, "the menu is there again")
    page.send(Keys.ESCAPE)
    page.until(lambda: not page.menu() and page.focused() == "Full name", "Escape leads back to the field")
    page.send(Keys.END, *"! ")
    page.context_click("Full name")
    page.until(lambda: "Paste" in page.menu(), "the menu offers to paste")
    page.send("p", Keys.ENTER)
    page.holds("Full name", "Ada Lovelace! Ada Lovelace", caret=26)
    page.chord(Keys.CONTROL, "z")
    page.holds("Full name", "Ada Lovelace! ")
    page.click("Password")
    page.send(*"s3cret")
    page.chord(Keys.CONTROL, "a")
    page.context_click("Password")
    page.until(page.menu, "a menu for the password")
    assert page.menu() == ["Paste"], "a password can be had from the menu"
    page.click("E-mail")
    page.until(lambda: not page.menu(), "a click elsewhere closes the menu")
    page.context_click("E-mail", Keys.SHIFT)
    # The browser's own menu comes, and nothing is asked of the program.
    page.frames()
    page.answered()
    assert not page.menu()


def test_numbers_are_written_as_in_the_language_of_the_browser(drive):
    page = drive.browser(language="de-DE")
    page.click("Amount")
    page.send(*"1234,5")
    page.send(Keys.TAB)
    page.until(lambda: "1.234,50" in page.value("Amount"), "the amount is written as in German")


def test_a_small_window(page):
    page.resize(200, 100)
    page.click("Full name")
    page.send(*"Tiny")
    page.holds("Full name", "Tiny")
    page.picture("small")
    page.click("Notes")
    page.send(*"low")
    page.holds("Notes", "low")


# Two letters and Backspace before the page's own tasks can run: the browser reports the three inputs at once.
THREE_INPUTS = """
document.execCommand('insertText', false, 'a');
document.execCommand('insertText', false, 'b');
document.execCommand('delete');
"""


def test_keys_without_a_pause_are_changes_of_their_own(page):
    turn_to(page, "What delegates are told")
    page.click("First")
    page.answered()
    page.driver.execute_script(THREE_INPUTS)
    page.holds("First", "a", caret=1)
    page.answered()
    page.focus("Other")
    page.press("Write log")
    asked = [line for line in page.result()["log"] if "shouldChange" in line]
    assert asked == ["First shouldChange 0+0 a", "First shouldChange 1+0 b", "First shouldChange 1+1 "]


def test_a_very_long_text_is_pasted_once(page):
    """Its report is one message."""
    turn_to(page, "Several lines")
    text = "".join(f"{line:06d} of a text\n" for line in range(20_000))
    page.evaluate("const all = document.querySelectorAll('textarea'); all[all.length - 1].focus()")
    page.send(*"ab")
    page.paste(text)
    page.answered(30)
    shown = page.evaluate("return document.activeElement.value")
    assert (len(shown), shown == "ab" + text) == (len(text) + 2, True)
    page.send("c")
    page.answered(30)
    assert page.evaluate("return document.activeElement.value") == "ab" + text + "c"
