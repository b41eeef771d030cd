"""The page of choices and values."""

from selenium.webdriver.common.by import By

from drivers.browser import Keys


def test_controls(drive):
    page = drive.browser("--preview", "Controls")

    def one(selector):
        return page.driver.find_element(By.CSS_SELECTOR, selector)

    def focus(selector):
        page.driver.execute_script("document.querySelector(arguments[0]).focus()", selector)

    def press(*keys):
        for key in keys:
            page.send(key)
            page.answered()

    def set_value(selector, value):
        page.driver.execute_script(
            "const element = document.querySelector(arguments[0]); element.value = arguments[1];"
            "element.dispatchEvent(new Event('change', {bubbles: true}))", selector, value)

    page.picture("controls")
    one("select.picker").send_keys("Str")
    focus(".segments input:checked")
    press(Keys.ARROW_RIGHT)
    chosen = one(".segments input:checked")
    assert page.driver.switch_to.active_element == chosen, "the focus stays on what an arrow key has chosen"
    press(Keys.ARROW_LEFT, Keys.ARROW_RIGHT)
    assert page.driver.switch_to.active_element == chosen, "and goes back and forth with it"
    focus(".choices input")
    press(Keys.ARROW_DOWN)
    one(".t-checkbox input").click()
    focus(".slider")
    press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    page.expect(lambda: one(".slider").get_property("value"), "7", "the slider")
    page.click("Increment")
    set_value(".calendar", "2026-12-09")
    page.holds("Delivery", "12/09/2026", "the day in the field")
    set_value(".color-well", "#102030")
    one("details.pulldown > summary").click()
    page.picture("controls-menu")
    press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER)
    page.expect(lambda: one(".slider").get_property("value"), "9", "the preset in the slider")
    assert one("details.pulldown").get_attribute("open") is None, "the menu closes behind a choice"
    page.click("Notes")
    press("x", Keys.ENTER)
    page.expect(lambda: page.identified("summary"), "2 strawberry L 1 9 true 2026-12-09", "all of it is ordered")
    page.picture("controls-ordered")


def test_keys_in_a_menu(drive):
    """As in WAI-ARIA's pattern of a menu button."""
    page = drive.page(drive.server(gallery_page="Choices and values"))

    def focused():
        return page.evaluate("return document.activeElement.textContent")

    def opened():
        return page.evaluate("return [...document.querySelectorAll('details')].map((menu) => menu.open)")

    page.evaluate("document.querySelector('details.pulldown > summary').focus()")
    page.send(Keys.ARROW_DOWN)
    assert [focused(), opened()] == ["Two scoops", [True, False]]
    page.send(Keys.END)
    assert focused() == "Gift"
    page.send("p")
    assert focused() == "Presets"
    page.send(Keys.ARROW_RIGHT)
    assert [focused(), opened()] == ["Sour", [True, True]]
    page.send(Keys.ARROW_LEFT)
    assert [focused(), opened()] == ["Presets", [True, False]]
    page.send(Keys.HOME, Keys.ESCAPE)
    assert [focused(), opened()] == ["More", [False, False]]
    page.send(Keys.ARROW_DOWN, "p", Keys.ARROW_RIGHT, Keys.ENTER)
    page.answered()
    assert [focused(), opened()] == ["More", [False, False]], "a choice closes the submenu as well"
    page.send(Keys.ARROW_DOWN, Keys.END, Keys.ENTER)
    page.answered()
    assert focused() == "More", "the button keeps the focus when its menu is another one"
    page.send(Keys.ARROW_DOWN, Keys.TAB)
    assert [focused(), opened()] == ["Order", [False, False]]


def test_a_choice_leaves_the_focus_in_a_field(drive):
    """As in SwiftUI, where a press on a toggle or a segment does not end typing."""
    page = drive.browser("--preview", "Controls")

    def labelled(text):
        return page.driver.find_element(By.XPATH, f"//label[contains(., '{text}')]")

    page.click("Notes")
    page.type("ab")
    labelled("Insured").click()
    page.until(lambda: labelled("Insured").find_element(By.TAG_NAME, "input").is_selected(), "the label chooses its box")
    labelled("Gift").find_element(By.TAG_NAME, "input").click()
    labelled("Large").click()
    page.type("cd")
    page.holds("Notes", "abcd", "what is typed goes on in the field")
    assert labelled("Gift").find_element(By.TAG_NAME, "input").is_selected(), "the box itself is chosen"
    assert labelled("Large").find_element(By.TAG_NAME, "input").is_selected(), "the segment is chosen"
    page.driver.execute_script("document.activeElement.blur()")
    labelled("Insured").click()
    assert page.evaluate("return document.activeElement.type") == "checkbox", "otherwise the box has the focus"
    page.driver.find_element(By.XPATH, "//button[contains(., 'Order')]").click()
    page.expect(lambda: page.identified("summary"), "1 vanilla L 0 5 false 2026-11-21", "the program has all of it")
