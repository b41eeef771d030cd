"""The program's own edit menu: by the pointer and by the keys, with the desktop's clipboard."""


def offers(window, *lines):
    window.expect(window.menu, list(lines), "the lines of the menu")


def closes(window):
    window.key("Escape")
    window.until(lambda: not window.menu(), "the menu to close")


def test_the_menu_pastes_what_another_program_has_copied(window, display):
    display.copy("Lovelace")
    window.focus("Full name")
    window.type("Ada ")
    window.open_menu("Full name")
    offers(window, "Paste", "Select All")
    window.picture("menu")
    closes(window)
    window.key("End")
    window.key("shift+F10")
    window.until(window.menu, "the menu by keys")
    window.key("return")
    window.holds("Full name", "Ada Lovelace", "what another program has copied is pasted from the menu")


def test_the_menu_copies_and_gives_the_focus_back(window, display):
    # Ahead of the typing: a window asks the owner of the clipboard what it has, and the answer takes its time.
    display.copy("something")
    window.focus("Full name")
    window.type("Ada Lovelace")
    window.key("ctrl+a")
    window.key("Menu")
    offers(window, "Cut", "Copy", "Paste")
    window.key("down")
    window.key("return")
    window.expect(display.copied, "Ada Lovelace", "what was copied from the menu is on the clipboard")
    window.until(lambda: not window.menu(), "the menu to close")
    window.type("x")
    window.holds("Full name", "x", "the field has the focus again, and its selection")


def test_a_password_cannot_be_had_from_the_menu(window, display):
    display.copy("something")
    window.focus("Password")
    window.type("s3cret")
    window.key("ctrl+a")
    window.key("shift+F10")
    offers(window, "Paste")


def test_an_editor_has_the_menu(window, display):
    display.copy("something")
    window.focus("Notes")
    window.type("note")
    window.open_menu("Notes")
    lines = window.until(window.menu, "the menu")
    assert "Paste" in lines and "Select All" in lines, lines


def test_the_menu_by_keys_scrolls_to_its_field(drive, display):
    window = drive.window(display=display, size=(560, 400))
    window.focus("Full name")
    window.type("Ada Lovelace")
    display.run("xdotool", "mousemove", "--window", window.id, "300", "300")
    display.run("xdotool", "click", "--repeat", "30", "--delay", "10", "5")
    window.until(lambda: window.area("Full name")[1] < 0, "the field out of view")
    window.key("Menu")
    offers(window, "Select All")
    assert window.area("Full name")[1] > 0
    window.key("return")
    window.until(lambda: not window.menu(), "the menu to close")
    window.type("x")
    window.holds("Full name", "x", "what was selected from the menu is replaced")


def test_a_field_that_is_removed_closes_its_menu(window, display):
    display.copy("something")
    window.focus("Full name")
    window.type("ab")
    window.open_menu("Full name")
    window.until(window.menu, "the menu")
    # As where a program changes the page by itself: assistive technology presses the button behind the menu.
    window.tree.call(window.object("Next"), "org.a11y.atspi.Action", "DoAction", "i", 0)
    window.until(lambda: "Full name" not in window.objects(), "the next page")
    window.until(lambda: not window.menu(), "the menu to close with its field")
    # A menu that is opened afterwards closes what is left of the one before.
    window.tree.call(window.object("Previous"), "org.a11y.atspi.Action", "DoAction", "i", 0)
    window.object("Full name")
    window.open_menu("Full name")
    window.until(window.menu, "the menu of the new field")
    closes(window)
    assert window.process.poll() is None
