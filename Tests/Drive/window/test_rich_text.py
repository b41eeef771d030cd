"""Text with attributes between two windows, and from a program that has nothing but markup."""

PAGE = ("--preview", "Text with attributes")
SENTENCE = "Mix the flour with the salt."


def copies(window, condition, what):
    """Copies everything again until the clipboard's markup is as it should be."""
    def is_copied():
        window.key("ctrl+a")
        window.key("ctrl+c")
        return condition(window.display.copied("text/html"))

    window.until(is_copied, what)


def test_attributes_go_from_window_to_window(drive):
    display = drive.display()
    first = drive.window(*PAGE, display=display)
    first.key("ctrl+a")
    first.key("ctrl+b")
    copies(first, lambda html: f"<b>{SENTENCE}</b>" in html, "bold text on the clipboard")
    first.expect(display.copied, SENTENCE, "plain text on the clipboard")
    second = drive.window(*PAGE, display=display)
    second.raise_to_front()
    second.key("ctrl+End")
    second.key("ctrl+v")
    second.shows(SENTENCE * 2)
    copies(second, lambda html: f"{SENTENCE}<b>{SENTENCE}</b>" in html, "plain and bold text on the clipboard")


def test_markup_alone_is_pasted(drive):
    display = drive.display()
    window = drive.window(*PAGE, display=display)
    window.key("ctrl+a")
    display.copy("<p>one <i>two</i></p><script>x</script>", kind="text/html")
    window.key("ctrl+v")
    window.shows("one two")
    # What was pasted has the same words in it: without the script it is what the window has copied.
    copies(window, lambda html: "one <i>two</i>" in html and "script" not in html, "the pasted text without the script")
