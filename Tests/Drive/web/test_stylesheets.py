"""Style sheets: a program's own, requests for other files, and views that are not seen before they are placed."""

import http.client
import os
import subprocess
from urllib.parse import urlsplit

from drivers.programs import path

THEMES = os.path.join(os.path.dirname(__file__), *[os.pardir] * 3, "Examples", "Themes")
# Of each frame and view of a measured layout: whether it was seen before it had its place. The page waits three seconds
# for a place, which a busy machine may take.
FRAMES = """
window.early = [];
const look = () => {
  for (const view of document.querySelectorAll('.measured-layout > *')) {
    const isAwaited = view.style.position !== 'absolute' && performance.now() < 2900;
    if (isAwaited) early.push(getComputedStyle(view).opacity !== '0');
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def color(page, selector, name):
    return page.driver.execute_script(
        "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, name)


def test_a_programs_style_sheet_changes_what_it_sets_alone(drive):
    page = drive.browser("--stylesheet", os.path.join(THEMES, "signal.css"))
    assert color(page, ".field", "borderTopLeftRadius") == "14px"
    assert color(page, ":root", "backgroundColor") == "rgb(20, 17, 43)"
    plain = drive.browser()
    assert color(plain, ".field", "borderTopLeftRadius") == "8px"


def test_a_style_sheet_that_can_not_be_read_ends_the_program(tmp_path):
    missing = str(tmp_path / "missing.css")
    ended = subprocess.run([path("gallery"), "--web", "--port", "0", "--stylesheet", missing], capture_output=True,
                           timeout=60, check=False)
    assert ended.returncode == 1
    assert missing in ended.stderr.decode()


def test_a_request_for_an_icon_opens_no_session(server):
    connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=10)
    connection.request("GET", "/favicon.ico", headers={"Sec-Fetch-Dest": "image"})
    response = connection.getresponse()
    assert response.status == 404
    assert response.headers["Set-Cookie"] is None


def test_views_of_a_layout_are_seen_when_they_are_placed(drive):
    server = drive.server("--preview", "Layouts")
    page = drive.page("about:blank")
    page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": FRAMES})
    page.driver.get(server.address)
    page.wait_open()
    page.until(lambda: page.driver.execute_script(
        "const views = [...document.querySelectorAll('.measured-layout > *')];"
        "return views.length > 0 && views.every((view) => view.style.position === 'absolute')"), "placed views")
    early = page.driver.execute_script("return early")
    assert not any(early)
