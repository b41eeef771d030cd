"""What the program has assistive technology speak, and lists as lists."""

from drivers.page_checks import violations


def test_an_announcement_is_in_the_live_region(drive):
    page = drive.browser("--preview", "Project tasks", width=1100, height=700)
    page.click("New task")
    page.send("Paint")
    page.press("Add task")
    page.until(lambda: page.evaluate("return document.getElementById('spoken').textContent") == "Paint added",
               "the announcement")


# What appears in any region that assistive technology follows.
NOTE_SPOKEN = r"""
window.spoken = [];
const regions = '[aria-live], [role=status], [role=alert], [role=log], [role=timer], output';
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const region = (target.nodeType === Node.TEXT_NODE ? target.parentElement : target)?.closest(regions);
    if (region?.textContent) spoken.push(region.textContent);
  }
}).observe(document.body, { subtree: true, childList: true, characterData: true });
"""


def test_a_text_that_the_program_changes_is_not_spoken(drive):
    """Each second of a countdown, and what a button says of its work: a program announces what is important."""
    page = drive.page(drive.server(gallery_page="Rows, days and copies"), width=760, height=700)
    page.shows("Offer ends in")
    page.evaluate(NOTE_SPOKEN)
    ends = "return [...document.querySelectorAll('main .text')].map((e) => e.textContent).find((t) => /Offer/.test(t))"
    for _ in range(2):
        before = page.evaluate(ends)
        page.until(lambda: page.evaluate(ends) != before, "the next second")
    assert page.evaluate("return spoken") == []
    tasks = drive.browser("--preview", "Project tasks", width=1100, height=700)
    tasks.shows("3 tasks")
    tasks.evaluate(NOTE_SPOKEN)
    tasks.press("Favourite")
    tasks.until(lambda: "3 tasks" not in tasks.words(), "what the button says")
    tasks.answered()
    assert tasks.evaluate("return spoken") == []


def test_rows_that_can_be_selected_are_the_items_of_a_list(drive):
    page = drive.browser("--preview", "Project tasks", width=1100, height=700)
    page.shows("Kitchen")
    assert page.evaluate("return document.querySelectorAll('[role=list] > [role=listitem]').length") == 3
    assert violations(page) == []
