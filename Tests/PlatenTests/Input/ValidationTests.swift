import PlatenTesting
import SwiftUI
import Testing

@testable import Platen

private struct Account: View {
  @State private var name = ""
  @State private var email = ""
  @State private var age: Int? = nil
  var display = TextInputValidationDisplay.afterEditing
  @State private var isSaved = false

  var body: some View {
    TextInputValidationReader { validation in
      Form {
        TextField("Name", text: $name).validation(.required("A name is needed."), .length(2...5), display: display)
        TextField("E-mail", text: $email).validation(.email(), display: display)
        TextField("Age", value: $age, format: .number).validation(.range(1...120), display: display)
        Button("Save") { isSaved = true }.disabled(!validation.isValid)
        Button("Check") { validation.validate() }
        if isSaved { Text("Saved") }
        Inner()
      }
    }
  }
}

private struct Inner: View {
  @Environment(\.isValid) private var isValid

  var body: some View { Text(isValid ? "all valid" : "something is wrong") }
}

@MainActor struct ValidationTests {
  @Test func unfinishedInputShowsNoError() async throws {
    let screen = await Screen(Account())
    let name = try screen.field("Name")
    try name.type("a")
    #expect(try name.validationMessage == nil)
    try screen.field("E-mail").focus()
    #expect(try name.validationMessage == "Enter 2 to 5 characters.")
    #expect(screen.shows("Enter 2 to 5 characters."))
  }

  @Test func onceShownTheMessageFollowsTheTyping() async throws {
    let screen = await Screen(Account())
    let name = try screen.field("Name")
    try name.focus()
    try screen.field("E-mail").focus()
    #expect(try name.validationMessage == "A name is needed.")
    try name.type("a")
    #expect(try name.validationMessage == "Enter 2 to 5 characters.")
    try name.type("b")
    #expect(try name.validationMessage == nil)
    #expect(!screen.shows("characters"))
    try name.type("cdef")
    #expect(try name.validationMessage == "Enter 2 to 5 characters.")
    #expect(try name.isFocused)
    #expect(try name.text == "abcdef")
  }

  @Test func aButtonWaitsForTheWholeForm() async throws {
    let screen = await Screen(Account())
    #expect(try !screen.button("Save").isEnabled)
    #expect(screen.shows("something is wrong"))
    try screen.field("Name").type("Ada")
    #expect(try screen.button("Save").isEnabled)
    #expect(screen.shows("all valid"))
    try screen.field("E-mail").type("ada@")
    #expect(try !screen.button("Save").isEnabled)
    try screen.field("E-mail").type("b.org")
    #expect(try screen.button("Save").isEnabled)
    try screen.field("Age").type("200")
    #expect(try !screen.button("Save").isEnabled)
    try screen.field("Age").replace(with: "20")
    #expect(try screen.button("Save").isEnabled)
  }

  @Test func validatingFocusesTheFirstFault() async throws {
    let screen = await Screen(Account())
    try screen.button("Check").press()
    #expect(screen.focusedLabel == "Name")
    #expect(try screen.field("Name").validationMessage == "A name is needed.")
    #expect(try screen.field("E-mail").validationMessage == nil)
  }

  @Test func messagesCanWaitForReturnOrComeWithTheFirstLetter() async throws {
    let onSubmit = await Screen(Account(display: .onSubmit))
    try onSubmit.field("Name").type("a")
    try onSubmit.field("E-mail").focus()
    #expect(try onSubmit.field("Name").validationMessage == nil)
    try onSubmit.field("Name").press(.return)
    #expect(try onSubmit.field("Name").validationMessage != nil)

    let whileTyping = await Screen(Account(display: .whileTyping))
    try whileTyping.field("Name").type("a")
    #expect(try whileTyping.field("Name").validationMessage != nil)
  }

  @Test func aRangeMayHaveOneBoundAndAnAddressAMessage() async throws {
    struct Offer: View {
      @State private var age: Int?
      @State private var discount: Double?
      @State private var email = ""

      var body: some View {
        TextField("Age", value: $age, format: .number).validation(.range(18...), display: .whileTyping)
        TextField("Discount", value: $discount, format: .number).validation(.range(...0.5), display: .whileTyping)
        TextField("E-mail", text: $email).validation(.email("Where to?"), display: .whileTyping)
      }
    }
    let screen = await Screen(Offer())
    let age = try screen.field("Age")
    try age.type("17")
    #expect(try age.validationMessage == "Enter a number of at least 18.")
    try age.replace(with: "18")
    #expect(try age.validationMessage == nil)
    let discount = try screen.field("Discount")
    try discount.type("0.51")
    #expect(try discount.validationMessage == "Enter a number of at most 0.5.")
    try discount.replace(with: "-3")
    #expect(try discount.validationMessage == nil)
    let email = try screen.field("E-mail")
    try email.type("ada")
    #expect(try email.validationMessage == "Where to?")
    try email.type("@b.org")
    #expect(try email.validationMessage == nil)
  }

  @Test func aRemovedFieldIsNoLongerValidated() async throws {
    struct Optional: View {
      @State private var isShown = true
      var body: some View {
        TextInputValidationReader { validation in
          Toggle("More", isOn: $isShown)
          if isShown { TextField("More text", text: .constant("")).validation(.required()) }
          Button("Go") {}.disabled(!validation.isValid)
        }
      }
    }
    let screen = await Screen(Optional())
    #expect(try !screen.button("Go").isEnabled)
    try screen.toggle("More").press()
    #expect(try screen.button("Go").isEnabled)
  }

  @Test func aGateWaitsForItsOwnForm() async throws {
    struct Forms: View {
      @State private var name = ""
      @State private var mail = "a@b.co"
      @State private var isLocked = false
      var body: some View {
        VStack {
          Form {
            TextField("Name", text: $name).validation(.required())
            Button("Save") {}.disabledUnlessValid()
            Toggle("Locked", isOn: $isLocked)
            Button("Both") {}.disabled(isLocked).disabledUnlessValid()
          }
          Form {
            TextField("Mail", text: $mail).validation(.email())
            Button("Send") {}.disabledUnlessValid()
          }
          Button("Outside") {}.disabledUnlessValid()
        }
      }
    }
    let screen = await Screen(Forms())
    func enabled() throws -> [Bool] { try ["Save", "Both", "Send", "Outside"].map { try screen.button($0).isEnabled } }
    #expect(try enabled() == [false, false, true, true])
    try screen.field("Name").type("Ada")
    #expect(try enabled() == [true, true, true, true])
    try screen.toggle("Locked").press()
    #expect(try enabled() == [true, false, true, true])
    try screen.field("Mail").replace(with: "a@")
    #expect(try enabled() == [true, false, false, true])
    try screen.field("Name").replace(with: " ")
    #expect(try enabled() == [false, false, false, true])
  }

  @Test func rulesThatCompareAreTheSameAndClosuresAreNot() {
    #expect(TextInputValidationRule.required().isSame(as: .required()))
    #expect(!TextInputValidationRule.required().isSame(as: .required("Needed.")))
    #expect(TextInputValidationRule.length(2...5).isSame(as: .length(2...5)))
    #expect(!TextInputValidationRule.length(2...).isSame(as: .length(3...)))
    #expect(TextInputValidationRule.range(1...9).isSame(as: .range(1...9)))
    #expect(!TextInputValidationRule.email(.string).isSame(as: .email(.literal)))
    #expect(!TextInputValidationRule.pattern(/a/).isSame(as: .pattern(/a/)))
  }

  @Test(arguments: EmailExpression.allCases) func theThreeExpressionsAgreeOnAddresses(_ form: EmailExpression) {
    for address in ["a@b.co", "first.last+tag@mail.example.org", "A_1%x-y@EXAMPLE.COM"] {
      #expect(form.matches(address), "\(address)")
    }
    for text in ["", "a", "a@b", "@b.co", "a@b.c", "a@b,co", "a b@c.de", "a@b.co\n", "a@b.co x", "ä@b.co", "a@b.c1"] {
      #expect(!form.matches(text), "\(text)")
    }
  }

  @Test func patternsTakeBothKindsOfExpressions() async throws {
    struct Codes: View {
      @State private var first = ""
      @State private var second = ""
      @State private var third = ""
      var body: some View {
        Form {
          TextField("First", text: $first)
            .validation(.pattern(/[A-Z]{3}/, "Three capitals."), display: .whileTyping)
          TextField("Second", text: $second)
            .validation(.pattern(regularExpression: "^[0-9]+$", "Digits."), display: .whileTyping)
          TextField("Third", text: $third).validation("No spaces.", display: .whileTyping) { !$0.contains(" ") }
          TextEditor(text: $third).accessibilityLabel("Editor").validation(.length(...3), display: .whileTyping)
        }
      }
    }
    let screen = await Screen(Codes())
    try screen.field("First").type("AB")
    #expect(try screen.field("First").validationMessage == "Three capitals.")
    try screen.field("First").type("C")
    #expect(try screen.field("First").validationMessage == nil)
    try screen.field("Second").type("1a")
    #expect(try screen.field("Second").validationMessage == "Digits.")
    try screen.field("Third").type("a b")
    #expect(try screen.field("Third").validationMessage == "No spaces.")
    try screen.field("Editor").type("cd")
    #expect(try screen.field("Editor").validationMessage == "Enter at most 3 characters.")
  }
}
