"""A program written by hand with UIKit alone, in each front end: scene delegate, navigation, fields, an alert and a table."""


def holds(program, text):
    """The postal code; a terminal has no label beside it."""
    if program.name == "terminal":
        program.shows(text)
    else:
        program.holds("Postal code", text)


def test_an_address_is_entered_checked_and_saved(front_end, drive):
    program = drive.open(front_end, program="addressform")
    program.shows("Address", "Save")
    # The first field has the focus, and Return leads on.
    program.type("Ada Lovelace")
    program.key("return")
    program.type("Ockham Road 1")
    program.key("return")
    # The delegate refuses letters.
    program.type("12a34")
    holds(program, "1234")
    program.key("return")
    program.type("Ripley")
    program.key("return")
    program.shows("A postal code has five digits.")
    # No more than five digits either. The wrong field has the focus again.
    program.key("end")
    program.type("56")
    holds(program, "12345")
    program.picture("address-form")
    program.press("Save")
    program.shows("Save this address?", "Ada Lovelace, Ockham Road 1")
    program.hides("A postal code has five digits.")
    program.picture("address-form-alert")
    # The preferred button.
    program.key("return")
    program.hides("Save this address?")
    # A table: rows of the address, rows to choose from, and one with a field.
    program.shows("Saved", "Postal code", "Ockham Road 1", "Standard was chosen.")
    program.focus("Note for the driver")
    program.type("Ring twice")
    program.press("Express")
    program.shows("Express was chosen.")
    program.hides("Standard was chosen.")
    if program.name == "terminal":
        program.shows("Ring twice")
    else:
        program.holds("Note for the driver", "Ring twice")
    program.picture("address-form-table")
