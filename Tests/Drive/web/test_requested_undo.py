"""Undoing in fields that the program edits, over a slow link: presses behind one another are on their way together."""

import pytest

from drivers.browser import Keys
from drivers.link import Link

PAGE = "What delegates are told"
WORDS = [f"w{number} " for number in range(24)]


def opened(drive, engine, delay):
    server = drive.server(gallery_page=PAGE)
    link = Link(server.port, delay)
    page = drive.page(f"http://127.0.0.1:{link.port}/", engine)
    page.forgiven = ("/socket",)
    page.click("First")
    page.send(*"".join(WORDS))
    page.holds("First", "".join(WORDS), seconds=20)
    page.answered()
    return page, link, server


def undo(page, times, key="z"):
    for _ in range(times):
        page.chord(Keys.CONTROL, key)


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_presses_behind_one_another_take_one_round_trip(drive, engine):
    page, _, server = opened(drive, engine, 0.25)
    page.evaluate("""
      const { send } = WebSocket.prototype;
      window.requests = 0;
      WebSocket.prototype.send = function (data) {
        if (JSON.parse(data)[0] === 'z') requests += 1;
        send.call(this, data);
      };
    """)
    with server.stopped():
        undo(page, 20)
        assert page.evaluate("return requests") == 20, "no press waits for the answer to the one before"
        page.send("x")
        undo(page, 2)
        page.send("y")
        assert page.evaluate("return requests") == 20
        assert page.value("First") == "".join(WORDS), "what is typed behind them waits for their text"
    page.holds("First", "".join(WORDS[:3]) + "y", seconds=4)
    page.answered()
    page.reload()
    page.holds("First", "".join(WORDS[:3]) + "y")


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_the_history_undone_to_its_beginning_and_beyond_and_done_again(drive, engine):
    page, _, _ = opened(drive, engine, 0.25)
    undo(page, len(WORDS) + 16)
    page.send(*"new")
    page.holds("First", "new", seconds=5)
    undo(page, 2)
    page.holds("First", "", seconds=3)
    undo(page, 9, "y")
    page.holds("First", "new", seconds=3)
    page.answered()
    page.reload()
    page.holds("First", "new")


def test_undo_and_redo_in_one_another(drive):
    page, _, _ = opened(drive, "chromium", 0.25)
    for key in "zzzyzyyzzzyz":
        undo(page, 1, key)
    page.send("x")
    page.holds("First", "".join(WORDS[:-4]) + "x", seconds=4)


def test_each_answer_is_shown_while_more_are_on_their_way(drive):
    page, _, _ = opened(drive, "chromium", 0.25)
    page.evaluate("""
      const field = document.activeElement;
      window.lengths = new Set();
      const note = () => { lengths.add(field.value.length); requestAnimationFrame(note); };
      note();
    """)
    for _ in range(12):
        page.chord(Keys.CONTROL, "z")
        page.evaluate_later("setTimeout(arguments[0], 60)")
    page.holds("First", "".join(WORDS[:-12]))
    assert page.evaluate("return lengths.size") > 6


def test_presses_that_are_lost_with_the_connection_are_made_again(drive):
    page, link, _ = opened(drive, "chromium", 0.25)
    undo(page, 4)
    page.until(lambda: page.value("First") != "".join(WORDS), "the first answer")
    undo(page, 8)
    link.cut()
    link.mend()
    page.send("x")
    page.holds("First", "".join(WORDS[:-12]) + "x", seconds=20)
    page.answered()
    page.reload()
    page.holds("First", "".join(WORDS[:-12]) + "x")


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_presses_without_a_connection_are_made_when_there_is_one(drive, engine):
    page, link, _ = opened(drive, engine, 0.1)
    undo(page, 2)
    link.cut()
    undo(page, 3)
    undo(page, 1, "y")
    page.send("x")
    link.mend()
    page.holds("First", "".join(WORDS[:-4]) + "x", seconds=20)
    page.answered()
    page.reload()
    page.holds("First", "".join(WORDS[:-4]) + "x")


def test_text_and_its_undo_without_a_connection(drive):
    page, link, _ = opened(drive, "chromium", 0.1)
    link.cut()
    page.send(*"one two ")
    undo(page, 1)
    page.send("x")
    assert page.value("First") == "".join(WORDS) + "one two ", "what is typed behind it waits for the text"
    link.mend()
    page.holds("First", "".join(WORDS) + "one x", seconds=20)
