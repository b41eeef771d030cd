"""A popover that appears beside the field in which the user types, such as a list of people to mention."""

import re


def names(chat):
    """The lines of words that are shown, without what is drawn around them. What is announced is one line."""
    return [re.sub(r"[^\w ]", "", line).strip() for line in chat.words().split("\n")]


def offers(chat, *people, what="the names that begin as the mention does"):
    found = ("Ada Lovelace", "Alan Turing", "Grace Hopper")
    chat.expect(lambda: [name for name in found if name in names(chat)], list(people), what)


def test_typing_goes_on_beside_a_popover(front_end, drive):
    chat = drive.open(front_end, "--preview", "Chat")
    chat.focus("Message")
    chat.type("Hello @")
    offers(chat, "Ada Lovelace", "Alan Turing", "Grace Hopper")
    chat.type("al")
    offers(chat, "Alan Turing")
    chat.shows("Hello @al")
    chat.picture("mentions")
    chat.key("tab")
    chat.key("space")
    offers(chat, what="no popover after its button, to which Tab has led")
    chat.shows("Hello @Alan Turing")
    chat.type("and @g")
    chat.shows("Hello @Alan Turing and @g", what="the focus has returned to the field")
    offers(chat, "Grace Hopper")
    chat.press("Grace Hopper")
    chat.shows("Hello @Alan Turing and @Grace Hopper")
    chat.type("@a")
    offers(chat, "Ada Lovelace", "Alan Turing")
    chat.key("escape")
    offers(chat, what="no popover after Escape")
    chat.type("x")
    chat.shows("Grace Hopper @ax", what="the focus has stayed in the field")
    chat.key("backspace", times=3)
    chat.type("@a")
    offers(chat, "Ada Lovelace", "Alan Turing")
    chat.press("Send")
    offers(chat, what="no popover after a press beside it")
    chat.shows("Hello @Alan Turing and @Grace Hopper @a")
