"""The connection of a page: several, slow, cut, and taken up again."""

from drivers.browser import Keys
from drivers.link import Link


def test_two_tabs_have_a_session_each(page, server):
    page.click("Full name")
    page.send(*"One")
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    page.count_traffic()
    page.driver.get(server.address)
    page.wait_open()
    page.click("Full name")
    page.send(*"Two")
    page.holds("Full name", "Two")
    second = page.driver.current_window_handle
    page.driver.switch_to.window(first)
    page.holds("Full name", "One")
    page.send("!")
    page.holds("Full name", "One!")
    page.driver.switch_to.window(second)
    page.holds("Full name", "Two")
    page.driver.close()
    page.driver.switch_to.window(first)


def test_a_page_that_is_loaded_again_goes_on(page):
    page.click("Mobile")
    page.send(*"12345")
    page.click("Full name")
    page.send(*"Ada")
    page.holds("Full name", "Ada")
    page.answered()
    page.driver.refresh()
    page.wait_open()
    page.holds("Full name", "Ada")
    page.holds("Mobile", "(123) 45")
    page.click("Mobile")
    page.send(Keys.END, "6")
    page.holds("Mobile", "(123) 456", caret=9)


def test_a_server_that_is_killed_and_started_again_while_its_user_types(page, server):
    # That the connection was lost is known.
    page.forgiven = ("/socket",)
    page.click("E-mail")
    page.send(*"ada@example.org")
    page.click("Mobile")
    page.send(*"12345")
    page.holds("Mobile", "(123) 45")
    page.click("Full name")
    for index, key in enumerate("Ada Lovelace of London"):
        page.send(key, spacing=0.03)
        if index == 6:
            server.stop(kill=True)
        if index == 14:
            server.start()
    page.holds("Full name", "Ada Lovelace of London", caret=22)
    page.expect(lambda: page.driver.find_element("id", "status").text, "", "the notice is removed")
    page.holds("Mobile", "(123) 45")
    assert page.focused() == "Full name", "the focus stays"
    # The program has it all, not only the page.
    page.click("Password")
    page.send(*"x")
    page.click("Sign up")
    page.until(lambda: "Ada Lovelace of London" in page.text() and "ada@example.org" in page.text()
               and "12345" in page.text(), "the program has what was typed")


def test_a_page_that_the_program_shows_again_after_it_was_started_again(drive):
    """The address says which page it was."""
    server = drive.server(gallery_page="Job application")
    page = drive.page(server)
    page.forgiven = ("/socket",)
    page.press("Personal details")
    page.click("First name")
    page.send(*"Ada")
    page.holds("First name", "Ada")
    page.answered()
    server.stop(kill=True)
    page.send(*" Lovelace")
    server.start()
    page.until(lambda: page.traffic()["answered"], "the connection")
    page.holds("First name", "Ada Lovelace")
    page.expect(lambda: page.driver.find_element("id", "status").text, "", "no notice")
    page.press("Back")
    page.press("Personal details")
    page.holds("First name", "Ada Lovelace", "the program has it")


def restart(page, server):
    """Kills the program and starts it again, when the page has said that the connection is lost."""
    def status():
        return page.evaluate("return document.getElementById('status').textContent")

    server.stop(kill=True)
    page.until(lambda: status().startswith("The connection is lost."), "a notice", 20)
    server.start()
    page.until(lambda: status() == "", "a connection", 20)
    page.answered()


def test_choices_outlive_a_program_that_is_started_again(drive):
    server = drive.server(gallery_page="Login")
    page = drive.page(server)
    page.forgiven = ("/socket",)
    page.press("Sign Up")
    page.until(lambda: "Confirm password" in page.words(), "the field for the confirmation")
    page.click("E-mail")
    page.send(*"ada@x.org")
    page.answered()
    restart(page, server)
    assert page.evaluate("return document.querySelector('[role=radiogroup] input:checked').value") == "1"
    page.until(lambda: "Confirm password" in page.words(), "the program has the choice")
    page.holds("E-mail", "ada@x.org")


def test_values_outlive_a_program_that_is_started_again(drive):
    server = drive.server(gallery_page="Loan calculator")
    page = drive.page(server)
    page.forgiven = ("/socket",)

    def shown():
        return page.evaluate("return [...document.querySelectorAll('main input')].map((input) => input.value)")

    page.evaluate("document.querySelector('main input[type=range]').focus()")
    page.send(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    page.answered()
    before = shown()
    page.driver.refresh()
    page.wait_open()
    assert shown() == before, "the program has the value"
    page.send(Keys.ARROW_RIGHT)
    page.evaluate("document.querySelector('main input[type=range]').focus()")
    page.send(Keys.ARROW_RIGHT)
    page.answered()
    before = shown()
    restart(page, server)
    page.expect(shown, before, "the value is kept, and its field follows")


def test_a_text_whose_field_is_not_shown_after_the_program_was_started_again(page, server):
    page.forgiven = ("/socket",)
    page.press("Next")
    page.press("Next")
    page.shows("3 of ")
    label = page.driver.execute_script(
        "const e = document.querySelector('input.field:not([type=password])');"
        "return e.getAttribute('aria-label') ?? e.labels[0].textContent.trim()")
    page.click(label)
    page.send(*"Ada")
    page.answered()
    held = page.value(label)
    server.stop(kill=True)
    server.start()
    page.shows("1 of ")
    notice = page.driver.find_element("id", "status")
    page.until(lambda: notice.text.startswith("The program has started again."), "the truth")
    page.press("Next")
    page.press("Next")
    page.shows("3 of ")
    page.holds(label, held)
    page.expect(lambda: notice.text, "", "the notice is removed")
    page.answered()
    page.press("Previous")
    page.press("Next")


def test_a_slow_link(drive, server):
    """400 ms there and back: digits at 40 ms each, and one in the middle."""
    link = Link(server.port, 0.2)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.click("Full name")
    page.send(*"4111111111111111", spacing=0.04)
    page.holds("Full name", "4111111111111111", caret=16)
    page.select("Full name", 8)
    page.send("9", spacing=0.04)
    page.holds("Full name", "41111111911111111", caret=9)
    page.click("Mobile")
    page.send(*"1234567890", spacing=0.04)
    page.holds("Mobile", "(123) 456 - 7890", caret=16)
    page.answered()
    page.select("Mobile", 3)
    page.send("9", spacing=0.04)
    page.holds("Mobile", "(129) 456 - 7890", caret=6)
    page.send(Keys.BACKSPACE, spacing=0.04)
    page.holds("Mobile", "(124) 567 - 890", caret=3)
    page.click("Age")
    page.send(*"36", spacing=0.04)
    # Return moves the focus; the keys after it belong to the next field.
    page.send(Keys.ENTER, *"23", Keys.HOME, "1", spacing=0.04)
    page.holds("Amount", "123")
    page.holds("Age", "36")
    page.click("Full name")
    page.send(Keys.END)
    page.compose("に")
    page.compose("にほ")
    # The answer to the first part of the composition arrives during the composition.
    page.answered()
    page.compose("にほん")
    page.commit("日本")
    page.send("!")
    page.holds("Full name", "41111111911111111日本!", caret=20)
    page.answered()
    assert page.value("Full name") == "41111111911111111日本!", "the composition broke"


def test_texts_that_are_not_edited_outlive_the_connection(drive):
    server = drive.server(gallery_page="Rows, days and copies")
    link = Link(server.port, 0.0)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.forgiven = ("/socket",)

    def texts():
        return page.evaluate("return [...document.querySelectorAll('main input.field')].map((field) => field.value)")

    before = texts()
    assert "Tromsø" in before
    link.cut()
    page.until(lambda: link.refused >= 1, "an attempt to connect")
    link.mend()
    page.until(lambda: page.evaluate("return document.getElementById('status').textContent") == "", "a connection", 20)
    page.answered()
    assert texts() == before
    page.driver.refresh()
    page.answered()
    assert texts() == before, "and the program has them"


def test_a_link_that_is_cut(drive, server):
    link = Link(server.port, 0.0)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    # That the connection was lost is known.
    page.forgiven = ("/socket",)
    page.click("Mobile")
    page.send(*"123")
    link.cut()
    page.send(*"456", spacing=0.1)
    page.send(Keys.ENTER)
    # Attempts to connect are refused meanwhile.
    page.until(lambda: link.refused >= 2, "attempts to connect")
    page.picture("cut")
    link.mend()
    page.holds("Mobile", "(123) 456", caret=9)
    page.expect(page.focused, "Password", "Return was carried out")
    page.click("Mobile")
    link.cut()
    page.send("7")
    refused = link.refused
    page.until(lambda: link.refused >= refused + 4, "attempts to connect, with ever longer pauses", 20)
    assert page.driver.find_element("id", "status").text.startswith("The connection is lost."), "a notice"
    link.mend()
    page.holds("Mobile", "(123) 456 - 7", caret=13)


def test_a_field_that_is_chosen_while_the_connection_is_lost(drive):
    """What is typed there comes behind the focus: a number is edited, not formatted letter by letter."""
    server = drive.server("--preview", "Formats while typing")
    link = Link(server.port, 0)
    page = drive.page(f"http://127.0.0.1:{link.port}/")
    page.forgiven = ("/socket",)
    page.shows("Values")
    page.answered()
    refused = link.refused
    link.cut()
    page.until(lambda: link.refused > refused, "an attempt to connect")
    page.driver.execute_script("arguments[0].focus()", page.element("Number"))
    page.send(*"1234.5", Keys.TAB, *"99.5")
    assert page.raw_value("Number") == "1,234.5"
    link.mend()
    page.shows("number 1234.5", "price 99.5", seconds=20)
    page.holds("Number", "1,234.5")
    page.holds("Price", "$99.5")
