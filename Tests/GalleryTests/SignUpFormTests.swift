import PlatenTesting
import Testing

@testable import GalleryPages

/// The form as a user fills it in.
@MainActor @Suite struct SignUpFormTests {
  @Test func returnLeadsThroughTheFormAndSubmitsIt() async throws {
    let screen = await Screen(SignUpForm())
    #expect(screen.focusedLabel == "Full name")
    try screen.type("Ada Lovelace")
    try screen.press(.return)
    #expect(screen.focusedLabel == "E-mail")
    try screen.type("ada@example.org")
    try screen.press(.return)
    #expect(screen.focusedLabel == "Age")
    try screen.type("36")
    try screen.press(.return)
    #expect(screen.focusedLabel == "Amount")
    try screen.type("12.5")
    try screen.press(.return)
    #expect(try screen.field("Amount").text == "$12.50")
    #expect(screen.focusedLabel == "Phone")
    try screen.type("2015550123")
    try screen.press(.return)
    #expect(try screen.field("Phone").text == "(201) 555 - 0123")
    #expect(screen.focusedLabel == "Mobile")
    try screen.type("2015550199")
    #expect(try screen.field("Mobile").text == "(201) 555 - 0199")
    try screen.press(.return)
    #expect(screen.focusedLabel == "Password")
    try screen.type("secret")
    #expect(try screen.field("Password").text == "••••••")
    try screen.field("Notes").type("one\ntwo")
    #expect(try screen.button("Sign up").isEnabled)
    try screen.field("Password").press(.return)
    #expect(
      screen.shows(
        #"{"age":36,"amount":12.5,"email":"ada@example.org","mobile":"2015550199","name":"Ada Lovelace","#
          + #""notes":"one\ntwo","phone":"2015550123"}"#))
  }

  @Test func theButtonWaitsForAllThatIsRequired() async throws {
    let screen = await Screen(SignUpForm())
    let button = try screen.button("Sign up")
    #expect(try !button.isEnabled)
    try screen.field("Full name").type("Ada")
    try screen.field("E-mail").type("ada@example")
    try screen.field("Password").type("secret")
    #expect(try !button.isEnabled)
    try screen.field("E-mail").type(".org")
    #expect(try button.isEnabled)
  }

  @Test func aWrongAddressIsNamedWhenItsFieldIsLeft() async throws {
    let screen = await Screen(SignUpForm())
    try screen.field("E-mail").type("ada")
    #expect(!screen.shows("no e-mail address"))
    try screen.field("Age").focus()
    #expect(screen.shows("no e-mail address"))
    try screen.field("E-mail").focus()
    #expect(screen.shows("no e-mail address"))
    try screen.field("E-mail").type("@example.org")
    #expect(!screen.shows("no e-mail address"))
  }

  @Test func whatIsRequiredIsNamedWhenItsFieldIsLeftEmpty() async throws {
    let screen = await Screen(SignUpForm())
    #expect(!screen.shows("This is required."))
    try screen.field("Full name").press(.tab)
    #expect(screen.shows("This is required."))
  }

  @Test func anInvalidAmountIsNoAmount() async throws {
    let screen = await Screen(SignUpForm())
    try screen.field("Amount").type("5")
    try screen.field("Amount").replace(with: "abc")
    try screen.field("Age").focus()
    #expect(try screen.field("Amount").text == "")
    #expect(try screen.field("Amount").placeholder == "Optional")
  }

  @Test func theMobileNumberFormatsWhileItIsTyped() async throws {
    let screen = await Screen(SignUpForm())
    let field = try screen.field("Mobile")
    try field.type("201555")
    #expect(try field.text == "(201) 555")
    try field.press(.delete)
    try field.type("4x7890123")
    #expect(try field.text == "(201) 554 - 7890")
    #expect(screen.shows("The raw mobile number is: 2015547890"))
  }

  @Test func thePasswordIsShownOnDemand() async throws {
    let screen = await Screen(SignUpForm())
    try screen.field("Password").type("secret")
    try screen.button("show").press()
    #expect(try screen.field("Password").text == "secret")
    try screen.button("hide").press()
    #expect(try screen.field("Password").text == "••••••")
  }

  @Test func aNewAnswerTakesTheResultAway() async throws {
    let screen = await Screen(SignUpForm())
    try screen.field("Full name").type("Ada")
    try screen.field("E-mail").type("ada@example.org")
    try screen.field("Password").type("secret")
    try screen.button("Sign up").press()
    #expect(screen.shows(#""name":"Ada""#))
    try screen.field("Full name").type("!")
    #expect(!screen.shows(#""name":"Ada""#))
  }

  /// The picture in the README.
  @Test func theFormsSnapshot() async throws {
    let screen = await Screen(SignUpForm())
    for answer in ["Ada Lovelace", "ada@example.org", "36", "12.5", "2015550123"] {
      try screen.type(answer)
      try screen.press(.return)
    }
    try screen.type("20155501")
    #expect(
      screen.snapshot == """
        # Who you are
          Full name: [Ada Lovelace]
          E-mail: [ada@example.org]
          Age: [36]
          Amount: [$12.50]
        # How to reach you
          Phone: [(201) 555 - 0123]
          Mobile: [(201) 555 - 01|]
        # Your account
          Password: [(Password)]
          [ show ]
          Notes: []
          The raw mobile number is: 20155501
          [ Sign up ] (disabled)
        """)
  }
}
