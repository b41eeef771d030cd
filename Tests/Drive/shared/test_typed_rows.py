"""Lists that are searched by typing, and their index."""


def test_typing_selects_a_row_and_not_what_is_for_a_field(front_end, drive):
    contacts = drive.open(front_end, "--preview", "Contacts")
    contacts.shows("Chosen: none")
    contacts.focus("Note")
    contacts.type("kath")
    contacts.shows("kath")
    contacts.shows("Chosen: none", what="letters of a field are the field's")
    # The first row of the list.
    contacts.key("tab")
    contacts.type("kath")
    contacts.shows("Chosen: Katherine")
    contacts.idle(1.2)
    contacts.type("g")
    contacts.shows("Chosen: Grace", what="after the last row the first is searched")
    contacts.idle(1.2)
    contacts.type("cer")
    contacts.shows("Chosen: Vint", what="the text that the program has set for the row")
    contacts.picture("selected")
    contacts.hides("kathkath", "kathg", "kathcer", what="nothing of it is in the field")


def test_a_press_in_the_index_shows_its_section(front_end, drive):
    contacts = drive.open(front_end, "--preview", "Contacts")
    contacts.shows("Ada")
    if front_end == "terminal":
        contacts.hides("Whitfield", what="the end of the list is below")
    contacts.press("W")
    contacts.shows("Whitfield")
    contacts.picture("index")
