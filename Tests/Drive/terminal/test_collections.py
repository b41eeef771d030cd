"""UIKit's collections, and texts that a program draws itself, in a terminal."""


def test_collections_by_keys(drive):
    screen = drive.terminal("--preview", "Collections", columns=60, rows=30)
    screen.shows("Who you are", "Your plan", "Up to ten people")
    screen.settle()
    screen.picture("list")
    screen.key("tab")
    screen.type("Ada")
    screen.key("tab")
    screen.type("Lovelace")
    screen.shows("Ada", "Lovelace")
    for kind in ("Tags", "Grid", "Shelves"):
        screen.press(kind)
        screen.shows("Chosen: nothing", "Fruit", "Apple", "Cherry", "Vegetables", "Bean")
        screen.settle()
        screen.picture(kind.lower())
        screen.press("Cherry")
        screen.press("Bean")
        screen.shows("Chosen: Cherry, Bean")


def test_a_text_is_drawn(drive):
    screen = drive.terminal("--preview", "Drawn text", columns=60, rows=20)
    screen.shows("A renderer draws the lines")
    screen.settle()
    screen.picture("drawn")
    screen.key("end")
    screen.type(" text")
    screen.shows("A renderer text draws")


def test_modifier_keys_are_observed_by_the_protocol_of_keys(drive):
    screen = drive.terminal("--preview", "Keys", columns=60, rows=24, kitty=True)
    screen.shows("No modifier key is held")
    screen.send(b"\x1b[57441;2u")
    screen.shows("Held: Shift")
    screen.send(b"\x1b[57441;1:3u")
    screen.shows("No modifier key is held")
