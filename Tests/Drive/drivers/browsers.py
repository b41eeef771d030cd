"""Browsers that stay open from one test to the next: starting one takes longer than most tests use it."""


class Browsers:
    """Lends each browser to one page at a time."""

    def __init__(self, keeps=True):
        self.keeps = keeps
        self.idle = {}
        self.lent = {}

    def take(self, kind, **options):
        """A browser of that kind with one empty tab, started with the options unless one such is idle."""
        key = (kind, *options.items())
        browser = self.idle.pop(key, None) or kind(**options)
        self.lent[browser] = key
        return browser

    def give(self, browser):
        """Takes back what was lent; what cannot be cleared, as after a crash, is closed."""
        key = self.lent.pop(browser)
        if self.keeps and key not in self.idle:
            try:
                browser.clear()
                self.idle[key] = browser
                return
            except Exception:  # Whatever it is, the next test starts another one.
                pass
        browser.close()

    def close(self):
        for browser in self.idle.values():
            browser.close()
        self.idle = {}
