"""Two tabs whose fields have the same text, while the program is started again."""

import shutil

import pytest

from drivers.browser import Keys
from drivers.link import Link


@pytest.fixture
def server(drive):
    return drive.server("--preview", "Settings")


# The check box for notifications.
BOX = "document.querySelector('.toggle > input')"


class Tabs:
    """Two tabs, each on a link of its own, of which the first or the second is used at a time."""

    def __init__(self, drive, server):
        self.links = [Link(server.port, 0.0), Link(server.port, 0.0)]
        self.page = drive.page(f"http://127.0.0.1:{self.links[0].port}/")
        self.page.forgiven = ("/socket",)
        self.handles = [self.page.driver.current_window_handle]
        self.page.driver.switch_to.new_window("tab")
        self.page.count_traffic()
        self.page.driver.get(f"http://127.0.0.1:{self.links[1].port}/")
        self.page.wait_open()
        self.handles.append(self.page.driver.current_window_handle)

    def use(self, index):
        self.page.driver.switch_to.window(self.handles[index])
        return self.page

    def type(self, index, *keys):
        page = self.use(index)
        page.click("Display name")
        page.send(*keys)
        return page

    def toggle(self, index):
        page = self.use(index)
        page.evaluate(f"{BOX}.click()")
        return page

    def are_on(self, is_on):
        for _ in range(2):
            for index in range(2):
                page = self.use(index)
                page.expect(lambda page=page: page.evaluate(f"return {BOX}.checked"), is_on, f"tab {index}", 20)
                page.answered(20)

    def hold(self, text):
        for index in range(2):
            self.use(index).holds("Display name", text, seconds=20)
            self.page.answered(20)
        for index in range(2):
            self.use(index).holds("Display name", text)


@pytest.fixture
def tabs(drive, server):
    tabs = Tabs(drive, server)
    tabs.type(0, *"Ada").answered()
    tabs.use(1).holds("Display name", "Ada")
    tabs.type(1, Keys.END, *" Lovelace").answered()
    tabs.hold("Ada Lovelace")
    return tabs


def saved(home):
    return {path.relative_to(home): path.read_bytes() for path in home.rglob("*") if path.is_file()}


def restart(server, tabs, home, *, forgets, last, typing=None, toggled=None, saved_before=None):
    """Starts the program again while something is typed or chosen; the tab `last` connects after the other one."""
    tabs.links[last].cut()
    server.stop(kill=True)
    for index, keys in (typing or {}).items():
        tabs.type(index, *keys)
    if toggled is not None:
        tabs.toggle(toggled)
    if forgets:
        for path in home.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for path, data in (saved_before or {}).items():
        (home / path).write_bytes(data)
    server.start()
    first = tabs.use(1 - last)
    first.until(lambda: first.evaluate("return document.getElementById('status').textContent") == ""
                and first.traffic()["answered"], "a connection", 20)
    first.answered(20)
    tabs.links[last].mend()


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("forgets", [False, True], ids=["saves", "forgets"])
def test_a_tab_without_news_takes_what_the_other_has_typed(server, tabs, home, forgets, last):
    restart(server, tabs, home, forgets=forgets, last=last, typing={1 - last: [Keys.END, *" of London"]})
    tabs.hold("Ada Lovelace of London")


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("forgets", [False, True], ids=["saves", "forgets"])
def test_what_is_typed_in_both_is_there(server, tabs, home, forgets, last):
    restart(server, tabs, home, forgets=forgets, last=last,
            typing={0: [Keys.HOME, *"Dr. "], 1: [Keys.END, *" of London"]})
    tabs.hold("Dr. Ada Lovelace of London")


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("forgets", [False, True], ids=["saves", "forgets"])
def test_the_newest_choice_stays(server, tabs, home, forgets, last):
    """Both tabs have chosen before; one chooses again while the program is not there."""
    tabs.toggle(0).answered()
    tabs.are_on(False)
    tabs.toggle(1).answered()
    tabs.are_on(True)
    restart(server, tabs, home, forgets=forgets, last=last, toggled=1)
    tabs.are_on(False)
    tabs.toggle(0).answered()
    tabs.are_on(True)


@pytest.mark.parametrize("last", [0, 1])
def test_the_newest_choice_stays_where_one_before_it_was_not_saved(server, tabs, home, last):
    """A program that is killed has saved what it was told a moment before, which is what the user chooses now."""
    tabs.toggle(0).answered()
    tabs.are_on(False)
    tabs.use(0).until(lambda: any(b"false" in data for data in saved(home).values()), "the choice is saved")
    before = saved(home)
    tabs.toggle(1).answered()
    tabs.are_on(True)
    restart(server, tabs, home, forgets=False, last=last, toggled=1, saved_before=before)
    tabs.are_on(False)


def test_what_was_saved_but_not_answered_is_not_replaced_by_the_other_tab(server, tabs, home):
    """The program has saved what is typed in the second tab and is killed before its answer arrives."""
    tabs.links[0].cut()
    tabs.type(1, Keys.END).answered()
    tabs.links[1].hold_answers()
    tabs.use(1).send("!")
    tabs.use(1).until(lambda: any(b"Lovelace!" in data for data in saved(home).values()), "the text is saved")
    tabs.links[1].cut()
    server.stop(kill=True)
    tabs.links[1].mend()
    restart(server, tabs, home, forgets=False, last=0)
    tabs.hold("Ada Lovelace!")


@pytest.mark.parametrize("last", [0, 1])
def test_a_choice_is_made_again_in_a_program_that_forgets(server, tabs, home, last):
    tabs.toggle(0).answered()
    tabs.are_on(False)
    restart(server, tabs, home, forgets=True, last=last)
    tabs.are_on(False)
