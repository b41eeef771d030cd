"""One way to use a form in a terminal, a browser and a window: what a scenario needs, by the words on the screen."""

import os
import re
import time


class Driver:
    """What all three have in common. A label is that of a field, a button's its words."""

    def __init__(self, pictures):
        self.pictures = pictures

    def wait(self, condition, what, seconds=10.0):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if condition():
                return True
            time.sleep(0.05)
        raise AssertionError(f"waited in vain for {what}; there is:\n{self.words()}")

    def shows(self, *words):
        for word in words:
            self.wait(lambda: word in self.words(), repr(word))

    def hides(self, *words):
        for word in words:
            self.wait(lambda: word not in self.words(), f"{word!r} to go")

    def replace(self, label, text):
        """Types in place of what a field holds."""
        self.focus(label)
        self.select_all()
        self.type(text)

    def path(self, name):
        os.makedirs(self.pictures, exist_ok=True)
        return os.path.join(self.pictures, name)


class TerminalDriver(Driver):
    name = "terminal"

    def __init__(self, command, pictures=None, size=(80, 30)):
        from terminal_screen import KEYS, Terminal

        super().__init__(pictures)
        self.codes = KEYS
        self.terminal = Terminal(command, columns=size[0], rows=size[1])
        self.terminal.wait_for("quit")
        self.terminal.settle()

    def words(self):
        self.terminal.read(0.05)
        return self.terminal.text()

    def type(self, text):
        # A person's keys come one at a time.
        for character in text:
            self.terminal.send(character)
            self.terminal.read(0.01)
        self.terminal.settle()

    def key(self, *names):
        for name in names:
            self.terminal.type(self.codes[name])

    def select_all(self):
        self.key("select-all")

    def place(self, label, last=False):
        self.shows(label)
        found = []
        for pattern in (rf"(?<!\w){re.escape(label)}(?!\w)", re.escape(label)):
            found = found or [
                (match.start() + 1, number + 1) for number, line in enumerate(self.terminal.display())
                for match in [re.search(pattern, line)] if match]
        return found[-1] if last else found[0]

    def click(self, x, y):
        self.terminal.type(f"\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m")

    def focus(self, label):
        self.click(*self.place(label))

    def press(self, label):
        self.click(*self.place(label))

    def choose(self, label, option):
        if label:
            self.press(label)
        self.click(*self.place(option, last=True))

    def open_menu(self, label):
        """The menu of the view in which something stands, with the other button."""
        x, y = self.place(label)
        self.terminal.type(f"\x1b[<2;{x};{y}M\x1b[<2;{x};{y}m")

    def choose_line(self, index):
        self.key(*["right"] * index, "return")

    def picture(self, name):
        if self.pictures:
            self.terminal.settle()
            with open(self.path(f"terminal-{name}.txt"), "w", encoding="utf-8") as file:
                file.write(self.terminal.text() + "\n")

    def narrow(self):
        self.terminal.resize(48, 30)
        self.terminal.settle()

    def complaints(self):
        return []

    def close(self):
        self.terminal.close()


class BrowserDriver(Driver):
    name = "web"

    def __init__(self, command, pictures=None, port=8471, size=(760, 820)):
        from web_browser import Keys, Page, Server

        super().__init__(pictures)
        self.codes = {
            "tab": Keys.TAB, "return": Keys.RETURN, "escape": Keys.ESCAPE, "up": Keys.UP, "down": Keys.DOWN,
            "left": Keys.LEFT, "right": Keys.RIGHT, "delete": Keys.DELETE, "backspace": Keys.BACKSPACE,
            "space": Keys.SPACE, "home": Keys.HOME, "end": Keys.END,
        }
        self.server = Server(command + ["--web", "--port", str(port)], os.devnull).start()
        self.page = Page(self.server.address, *size)

    def words(self):
        """The texts, and what the fields hold."""
        return self.page.driver.execute_script("""
            const seen = (element) => element.checkVisibility({ opacityProperty: true });
            const fields = [...document.querySelectorAll('input, textarea')].filter(seen);
            const images = [...document.querySelectorAll('[aria-label]')].filter(seen);
            return [document.body.innerText, ...fields.map((f) => f.value),
              ...fields.filter((f) => !f.value).map((f) => f.placeholder),
              ...images.map((i) => i.getAttribute('aria-label'))].join('\\n');
        """)

    def type(self, text):
        self.page.keys(*text)

    def key(self, *names):
        from web_browser import Keys

        for name in names:
            if name == "shift-tab":
                self.page.chord(Keys.SHIFT, Keys.TAB)
            else:
                self.page.keys(self.codes[name], pause=0.05)

    def focus(self, label):
        self.wait(lambda: self.element(label), f"a control called {label!r}")
        element = self.element(label)
        self.page.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
        self.page.driver.execute_script("arguments[0].focus()", element)

    def press(self, label):
        from selenium.webdriver.common.action_chains import ActionChains

        self.wait(lambda: self.element(label), f"a control called {label!r}")
        element = self.element(label)
        self.page.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
        ActionChains(self.page.driver).move_to_element(element).click().perform()
        # The answer comes from the server.
        time.sleep(0.3)

    def select_all(self):
        from web_browser import Keys

        self.page.chord(Keys.CONTROL, "a")

    def element(self, label):
        """What is seen and has that label, placeholder or text; on top of others first."""
        return self.page.driver.execute_script("""
            const wanted = arguments[0];
            const named = (e) => e.getAttribute('aria-label') ?? ([...(e.labels ?? [])].map((l) => l.textContent.trim()).join(' ')
              || e.placeholder || '');
            const words = (e) => e.textContent.trim() || (e.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '');
            const all = [...document.querySelectorAll('input, textarea, button, select, summary, [role=button]')]
              .filter((e) => !e.closest('[inert], .unseen') && e.checkVisibility()).reverse();
            const is = (e) => named(e) === wanted || words(e) === wanted || e.placeholder === wanted;
            return all.find(is) ?? all.find((e) => words(e).includes(wanted)) ?? null;
        """, label)

    def choose(self, label, option):
        """Of a pop-up or of a row of segments."""
        chosen = self.page.driver.execute_script("""
            const [label, option] = arguments;
            const radio = [...document.querySelectorAll('label')]
              .find((l) => l.querySelector('input[type=radio]') && l.textContent.trim() === option);
            if (radio) { radio.click(); return true; }
            const select = [...document.querySelectorAll('select')]
              .filter((s) => !label || (s.getAttribute('aria-label') ?? [...s.labels].map((l) => l.textContent.trim()).join(' ')).includes(label))
              .find((s) => [...s.options].some((o) => o.textContent.trim() === option));
            if (!select) return false;
            select.value = [...select.options].find((o) => o.textContent.trim() === option).value;
            select.dispatchEvent(new Event('change', { bubbles: true }));
            return true;
        """, label, option)
        if not chosen:
            raise AssertionError(f"there is no {option!r} to choose")

    def open_menu(self, label):
        self.page.context_click(label)

    def choose_line(self, index):
        self.key(*["down"] * index, "return")

    def picture(self, name):
        if self.pictures:
            time.sleep(0.4)
            self.page.screenshot(self.path(f"web-{name}.png"))
            self.page.scheme(True)
            time.sleep(0.1)
            self.page.screenshot(self.path(f"web-{name}-dark.png"))
            self.page.scheme(False)

    def narrow(self):
        self.page.resize(390, 780)
        time.sleep(0.4)

    def complaints(self):
        return self.page.console()

    def close(self):
        self.page.close()
        self.server.stop()


class WindowDriver(Driver):
    name = "window"

    def __init__(self, command, pictures=None, size=(640, 800)):
        from gtk_window import Display, Window

        super().__init__(pictures)
        self.display = Display(900, 1000)
        self.window = Window(command + ["--window"], self.display, size=size)
        self.window.read_tree()

    def words(self):
        """All names and texts, as a screen reader reads them."""
        found = []
        waiting = list(self.window.children(("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")))
        while waiting:
            address = waiting.pop(0)
            role = self.window.role(address)
            found.append(self.window.name(address))
            if role in ("text", "text box", "entry", "password text"):
                found.append(self.text_of(address))
            waiting += self.window.children(address)
        return "\n".join(word for word in found if word)

    def select_all(self):
        self.window.key("ctrl+a")

    def text_of(self, address):
        count = self.window.call(
            address, "org.freedesktop.DBus.Properties.Get", "org.a11y.atspi.Text", "CharacterCount")
        digits = re.search(r"<(\d+)>", count)
        if not digits:
            return ""
        from gtk_window import unquoted

        return unquoted(self.window.call(address, "org.a11y.atspi.Text.GetText", 0, digits.group(1)))

    def type(self, text):
        self.window.type(text)
        self.window.settle(0.1)

    def key(self, *names):
        for name in names:
            self.window.key({"shift-tab": "shift+Tab"}.get(name, name))
            self.window.settle(0.15)

    def focus(self, label):
        self.window.read_tree()
        self.window.focus(label)

    def press(self, label):
        self.window.read_tree()
        self.window.press(label)
        self.window.settle(0.4)

    def choose(self, label, option):
        raise NotImplementedError("in a window scenarios choose by keys")

    def open_menu(self, label):
        self.window.read_tree()
        self.window.context_click(label)

    def choose_line(self, index):
        self.key(*["down"] * index, "return")

    def picture(self, name):
        if self.pictures:
            self.window.settle(0.5)
            self.display.picture(self.path(f"window-{name}.png"))

    def narrow(self):
        self.window.resize(360, 760)

    def complaints(self):
        # A scrolled window whose bar comes while it is laid out may be drawn once before its next frame is right.
        return [line for line in self.window.complaints() if "without a current allocation" not in line]

    def close(self):
        self.window.kill()
        self.display.close()


DRIVERS = {driver.name: driver for driver in (TerminalDriver, BrowserDriver, WindowDriver)}
