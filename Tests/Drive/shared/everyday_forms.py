"""What users do with the forms of everyday programs, in terms that each front end's driver understands."""


def login(form):
    form.shows("Plant Diary")
    form.focus("E-mail")
    form.type("fern@example.org")
    form.key("return")
    form.type("sunlight")
    form.key("return")
    form.shows("Couldn’t log in", "The e-mail address and the password")
    form.picture("login-alert")
    # Return presses the alert's button, which leads back to the password.
    form.key("return")
    form.hides("The e-mail address and the password")
    # The next key stop is the eye, not the field over the visible one.
    form.keys("tab", "space")
    form.shows("sunlight")
    form.picture("login-revealed")
    form.key("shift-tab")
    form.select_all()
    form.type("photosynthesis")
    form.key("return")
    form.shows("Hello, Fern!")


def expenses(form):
    form.shows("Train to Bern", "$61.40")
    # A bar shows a known symbol alone.
    form.press("+" if form.name == "terminal" else "Add Expense")
    form.shows("New Expense")
    # The first field has the focus.
    form.type("Opera")
    form.key("return")
    form.type("129.9")
    form.key("tab")
    form.shows("$129.90")
    form.picture("expenses-sheet")
    form.press("Save")
    form.hides("New Expense")
    form.shows("Opera", "$191.30")


def chat(form):
    form.shows("Is also a left one.")
    form.type("Wear sandals?")
    form.key("return")
    form.hides("Message\nSend")
    form.shows("Wear sandals?")
    form.type("Both on the left foot, of course, one on top of the other, as everybody does it in our family")
    form.picture("chat-composing")
    form.press("Send")
    for number in range(6):
        form.type(f"Number {number}")
        form.key("return")
    # The end of the conversation is in sight, and the field ready for more.
    form.shows("Number 5")
    form.type("And on")
    form.shows("And on")


def recipe(form):
    form.shows("Pancakes", "Serves 4")
    form.focus("Title")
    form.key("end")
    form.type(" for two")
    form.shows("Pancakes for two")
    form.press("Add ingredient")
    form.type("Salt")
    form.shows("Salt")
    form.picture("recipe-ingredient")
    form.press("Save")
    form.shows("Saved “Pancakes for two” with 4 ingredients.")


def tip(form):
    form.shows("How much tip do you want to leave?")
    form.replace("Amount", "80")
    # The bar over the keyboard is there while the field is edited.
    form.shows("Done")
    form.picture("tip-editing")
    form.press("Done")
    form.shows("$92.00", "$46.00")
    form.hides("Done")


SCENARIOS = {
    "Login": login,
    "Expenses": expenses,
    "Chat": chat,
    "Recipe editor": recipe,
    "Tip calculator": tip,
}
