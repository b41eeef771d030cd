"""What users do with forms that check, compute and search; see everyday_forms.py."""


def two_factor(form):
    form.shows("Enter the code")
    # The field takes the focus a moment after the form has appeared.
    form.until(form.is_editing, "the focus in the field")
    form.type("1112")
    form.picture("two-factor-typing")
    form.type("22")
    form.shows("That code isn’t right")
    form.picture("two-factor-wrong")
    form.type("482915")
    form.shows("You’re in")


def feedback(form):
    form.shows("0/280")
    form.focus("What would make" if form.name == "terminal" else "Message")
    form.type("Short")
    form.shows("A few more words, please.", "5/280")
    form.type(" at first, and then long enough")
    form.hides("A few more words, please.")
    form.picture("feedback-written")
    form.press("Send feedback")
    form.shows("Thank you!", "is on its way.")
    form.picture("feedback-sent")
    form.key("return")
    form.hides("Thank you!")
    # The field is empty and has the focus again.
    form.type("One more")
    form.shows("8/280")


def shopping(form):
    form.shows("Nothing left to buy.")
    form.focus("Add an item")
    for item in ("Bread", "3 apples", "Milk"):
        form.type(item)
        form.key("return")
    form.shows("3 items left.", "× 3")
    form.type("But")
    form.picture("shopping-typing")
    form.type("ter")
    form.key("return")
    form.shows("4 items left.")
    # Return in the empty field leaves it.
    form.key("return")
    form.press("Edit")
    form.picture("shopping-editing")
    form.press("Done")
    form.shows("4 items left.")


def server(form):
    form.shows("Enter the name of the server.")
    form.type("mail.example.com")
    form.shows("Enter a user name.")
    form.focus("User:")
    form.type("ada")
    form.shows("imaps://ada@mail.example.com:993")
    form.focus("Password:")
    form.type("wrong")
    form.key("return")
    form.shows("The server refused the password.", "Check the password of “ada”.")
    form.picture("server-alert")
    form.key("escape")
    form.hides("The server refused the password.")
    form.focus("Password:")
    form.key("backspace", times=len("wrong"))
    form.type("secret")
    form.key("return")
    form.shows("Connected to mail.example.com")


def loan(form):
    form.shows("$1,251.56", "$250,000")
    form.focus("$250,000" if form.name == "terminal" else "Amount")
    form.key("end")
    form.key("backspace", times=len("$250,000"))
    form.type("300000")
    form.shows("Done")
    form.picture("loan-typing")
    form.key("return")
    form.shows("$300,000", "$1,501.87")
    # From the amount to the slider below it.
    form.key("tab")
    form.keys("right", "right")
    form.shows("4.0 %", "$1,583.51")
    form.press("What is left to pay")
    form.shows("After year 20")


def quiz(form):
    form.shows("What is the capital of Kenya?")
    # Each answer has a menu of its own.
    form.open_menu("○" if form.name == "terminal" else "Wrong answer")
    form.picture("quiz-menu")
    form.choose_line(1)
    form.expect(lambda: form.words().count("Mombasa"), 2, "the duplicated answer")
    form.press("Add an answer")
    form.type("Kisumu")
    form.shows("Kisumu")
    form.press("Publish")
    form.shows("can be played now.")
    form.key("return")
    form.hides("can be played now.")


def mail(form):
    form.shows("6 mails", "A moth in the relay")
    form.hides("Bernoulli numbers")
    # A section is folded and unfolded by its header.
    form.press("Archive")
    form.shows("Bernoulli numbers")
    form.press("Inbox")
    form.hides("A moth in the relay")
    form.press("Inbox")
    form.shows("A moth in the relay")
    # A suggestion becomes a token before the text.
    form.focus("Search" if form.name == "window" else "Search mail")
    form.type("lov")
    form.shows("0 of 6 mails", "Ada Lovelace")
    form.picture("mail-suggested")
    form.keys("down", "return")
    form.shows("2 of 6 mails")
    form.type("num")
    form.shows("1 of 6 mails", "Bernoulli numbers")
    form.picture("mail-token")
    form.key("backspace", times=len("num"))
    form.shows("2 of 6 mails")
    # Backspace in the empty field takes the token away.
    form.key("backspace")
    form.shows("6 mails", "Tea on Thursday?")
    form.type("atta")
    form.keys("down", "return")
    form.shows("3 of 6 mails")
    # So does a press on it.
    form.press("Attachment")
    form.shows("A moth in the relay")


SCENARIOS = {
    "Two-factor code": two_factor,
    "Feedback": feedback,
    "Shopping list": shopping,
    "Server connection": server,
    "Loan calculator": loan,
    "Quiz editor": quiz,
    "Mail search": mail,
}
