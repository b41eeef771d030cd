"""What moves, shrinks and is held down."""

import re
import time

import pytest
from selenium.webdriver import ActionChains


@pytest.fixture
def page(drive):
    page = drive.browser("--preview", "Looks")
    page.forgiven = ("favicon",)
    return page


def button(page, label):
    return page.driver.execute_script(
        "return [...document.querySelectorAll('button')].find((b) => b.textContent.trim().startsWith(arguments[0]))",
        label)


def pressed(page):
    return int(re.search(r"Pressed (\d+) times", page.text()).group(1))


def hold(page, seconds):
    held = button(page, "Hold to count on")
    actions = ActionChains(page.driver)
    actions.move_to_element(held).click_and_hold().pause(seconds).perform()


def test_a_held_button_repeats(page):
    started = time.monotonic()
    hold(page, 0)
    page.until(lambda: pressed(page) >= 3, "it has repeated")
    ActionChains(page.driver).release().perform()
    page.answered()
    count = pressed(page)
    # Once when it is pressed, and then ten times a second at most.
    assert count <= 1 + 10 * (time.monotonic() - started), count
    # Time is what is tested here: nothing may arrive in several intervals of repetition.
    time.sleep(0.5)
    assert pressed(page) == count
    button(page, "Pressed").click()
    page.until(lambda: pressed(page) == count + 1, "one press more")


def test_a_page_that_is_left_releases_its_button(page):
    hold(page, 0.6)
    page.driver.get("about:blank")
    # Time is what is tested here: a button that is still held would count on.
    time.sleep(2)
    page.driver.back()
    page.wait_open()
    count = pressed(page)
    assert count < 20, count
    # And here.
    time.sleep(0.5)
    assert pressed(page) == count


def test_a_text_shrinks_from_its_own_size(page):
    sizes = page.driver.execute_script(
        "return [...document.querySelectorAll('[data-shrink]')].map((e) =>"
        " [parseFloat(getComputedStyle(e).fontSize), e.scrollWidth - e.clientWidth])")
    assert sizes and all(7 < size < 24 and over <= 0 for size, over in sizes), sizes
    for _ in range(3):
        button(page, "Pressed").click()
    page.answered()
    page.frames()
    again = page.driver.execute_script(
        "return [...document.querySelectorAll('[data-shrink]')].map((e) => parseFloat(getComputedStyle(e).fontSize))")
    assert again == [size for size, _ in sizes], (sizes, again)


def test_a_line_follows_what_is_chosen(page):
    def place():
        return page.driver.execute_script(
            "const [line] = document.querySelectorAll('[data-follow]');"
            "const box = line.getBoundingClientRect();"
            "const source = document.querySelector(`[data-match=\"${line.dataset.match}\"][data-takes]`)"
            ".getBoundingClientRect();"
            "return [box.left - source.left, box.width - source.width, box.left]")

    def is_there():
        return all(abs(difference) < 1.5 for difference in place()[:2])

    page.until(is_there, "the line under what is chosen")
    before = place()[2]
    choices = page.driver.execute_script("return [...document.querySelectorAll('[data-match][data-takes]')]"
                                         ".filter((e) => !e.textContent.includes('chosen'))")
    last = [one for one in choices if one.text.strip()][-1]
    ActionChains(page.driver).move_to_element(last).click().perform()
    page.until(lambda: is_there() and abs(place()[2] - before) > 5, "the line under another")


@pytest.mark.parametrize("engine", ["chromium", "firefox", "webkit"])
def test_a_hue_is_that_of_the_ground_behind_it(drive, engine):
    """Indigo on a white capsule is dark, in the dark interface as well."""
    # Chromium's scheme is set behind the loading of the page, so that it changes there.
    dark = {} if engine == "chromium" else {"dark": True}
    page = drive.page(drive.server(gallery_page="Onboarding"), engine, width=390, height=800, **dark)
    if engine == "chromium":
        page.scheme(dark=True)
    page.picture(f"hue-{engine}")
    red, green, blue = page.evaluate("""
        const text = [...document.querySelectorAll('.text')].find((e) => e.textContent == 'Continue');
        return getComputedStyle(text).color.match(/\\d+/g).slice(0, 3).map(Number)""")
    assert max(red, green) < 100, f"rgb({red} {green} {blue})"


# The elements, with their parts, that move to a state.
MOVING = """
return [...document.querySelectorAll('*')].flatMap((element) => ['', '::before', '::after']
  .filter((part) => parseFloat(getComputedStyle(element, part || undefined).transitionDuration) > 0)
  .map((part) => `${element.localName}${part}`));
"""


def test_a_switch_does_not_slide_where_its_user_wants_little_motion(drive):
    page = drive.page(drive.server("--preview", "Controls"))
    assert "input::after" in page.evaluate(MOVING)
    page.media(prefers_reduced_motion="reduce")
    assert page.evaluate(MOVING) == []
