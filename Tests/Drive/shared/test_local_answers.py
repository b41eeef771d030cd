"""What a page answers by itself has the same result in every front end."""


def test_return_leads_from_field_to_field(front_end, drive):
    form = drive.open(front_end, "--preview", "Prompts and labels")
    form.focus("Username")
    form.type("ada")
    form.key("return")
    form.type("s3cret")
    form.holds("Username", "ada")
    form.holds("Password", "\u2022" * 6)
    form.key("return")
    form.type("!")
    form.holds("Password", "\u2022" * 7, "the last field keeps the focus")


def test_characters_are_counted_while_typing(front_end, drive):
    form = drive.open(front_end, "--preview", "A limited length")
    form.shows("0/10")
    # A terminal shows no label of it.
    form.focus("At most 10 characters" if front_end == "terminal" else "Name")
    form.type("Grace")
    form.shows("5/10")
    form.type(" Hopper")
    form.shows("10/10")


def test_a_button_waits_for_the_fields(front_end, drive):
    form = drive.open(front_end, "--preview", "Help with input")
    form.focus("City")
    form.type("Bern")
    form.key("escape")
    form.focus("E-mail")
    form.type("ada@example")
    form.press("Book")
    form.carried_out()
    form.hides("Booked for Bern")
    form.focus("E-mail")
    form.key("end")
    form.type(".org")
    form.press("Book")
    form.shows("Booked for Bern")
