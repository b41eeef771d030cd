"""What the program has assistive technology speak, and lists as lists."""

from drivers.page_checks import violations


def test_an_announcement_is_in_the_live_region(drive):
    page = drive.browser("--preview", "Project tasks", width=1100, height=700)
    page.click("New task")
    page.send("Paint")
    page.press("Add task")
    page.until(lambda: page.evaluate("return document.getElementById('spoken').textContent") == "Paint added",
               "the announcement")


def test_rows_that_can_be_selected_are_the_items_of_a_list(drive):
    page = drive.browser("--preview", "Project tasks", width=1100, height=700)
    page.shows("Kitchen")
    assert page.evaluate("return document.querySelectorAll('[role=list] > [role=listitem]').length") == 3
    assert violations(page) == []
