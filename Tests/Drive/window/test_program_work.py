"""Work that the program puts off while keys come without a pause."""


def test_keys_at_once_wait_for_what_the_program_puts_off(drive):
    window = drive.window(program="eventsources")
    for label, keys, shown in (
        ("Written later", "heldkeys", "Later: heldkeys"), ("Digits", "1a2b3c4", "Only digits: 1234"),
    ):
        window.focus(label)
        window.display.run("xdotool", "key", "--delay", "0", *keys)
        window.shows(shown)
