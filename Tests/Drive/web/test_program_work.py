"""Work that the program puts off while messages come without a pause."""


def test_messages_at_once_wait_for_what_the_program_puts_off(drive):
    page = drive.browser(program="eventsources")
    for label, keys, shown in (
        ("Written later", "heldkeys", "Later: heldkeys"), ("Digits", "1a2b3c4", "Only digits: 1234"),
    ):
        page.focus(label)
        page.type(keys)
        page.shows(shown)
