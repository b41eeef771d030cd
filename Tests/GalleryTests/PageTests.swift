import PlatenTesting
import Testing

@testable import GalleryPages

/// The pages after the first, each for what it shows.
@MainActor @Suite struct PageTests {
  @Test func theGalleryLeadsToEachPageAndBack() async throws {
    let screen = await Screen(GalleryRoot())
    #expect(try !screen.button("Previous").isEnabled)
    let titles = GalleryPage.allCases.map(\.rawValue) + FormPage.all.map(\.title)
    for title in titles.dropFirst() {
      try screen.button("Next").press()
      #expect(screen.shows(title))
    }
    #expect(try !screen.button("Next").isEnabled)
    try screen.button("Previous").press()
    #expect(screen.shows(titles[titles.count - 2]))
  }

  @Test func theUserNameIsCheckedOnReturn() async throws {
    let screen = await Screen(UserNamePage())
    try screen.field("User name (email address)").type("ada")
    try screen.press(.return)
    #expect(screen.shows("There is no @ in it."))
    try screen.field("User name (email address)").replace(with: "a@b")
    try screen.press(.return)
    #expect(screen.shows("Welcome, **a@b**"))
  }

  @Test func masksFormatWhileTheUserTypes() async throws {
    let screen = await Screen(MaskPage())
    try screen.field("Code (abc-DEF)").type("ABCdef")
    #expect(try screen.field("Code (abc-DEF)").text == "abc-DEF")
    try screen.field("Serial number").type("12345")
    #expect(try screen.field("Serial number").text == "SN 1234-5___")
    try screen.field("Till").type("1250")
    #expect(try screen.field("Till").text == "12.50")
    try screen.field("Number plate").type("12ab34")
    #expect(try screen.field("Number plate").text == "12-ab-34")
    #expect(screen.shows("The raw values are: abcDEF 12345 1250 12ab34"))
  }

  @Test func eachKindOfValueIsFormattedWhileTheUserTypes() async throws {
    let screen = await Screen(LiveFormatsPage())
    let typed = [
      ("Card number", "4111222233334444", "4111 2222 3333 4444"), ("Number", "1234567.5", "1,234,567.5"),
      ("Price", "1234.5", "$1,234.5"), ("Day", "7/4/2024", "07/04/2024"), ("Phone", "2015550123", "(201) 555-0123"),
    ]
    for (label, keys, shown) in typed {
      try screen.field(label).type(keys)
      #expect(try screen.field(label).text == shown)
    }
    #expect(screen.shows("card 4111222233334444"))
    #expect(screen.shows("number 1234567.5"))
    #expect(screen.shows("day 2024-07-04"))
  }

  @Test func theBindingInBetweenNeverHoldsAnEleventhDigit() async throws {
    let screen = await Screen(IntermediateBindingPage())
    try screen.field("Phone Number").type("12345678901")
    #expect(try screen.field("Phone Number").text == "(123) 456 - 7890")
    #expect(screen.shows("The raw input value is: 1234567890"))
  }

  @Test func theDomainIsShownInCapitals() async throws {
    let screen = await Screen(DomainPage())
    #expect(screen.shows("PRUDENT"))
    try screen.field("e-mail address").replace(with: "josh.tea@prudentleap.com")
    #expect(screen.shows("PRUDENTLEAP"))
    try screen.field("e-mail address").replace(with: "josh")
    #expect(screen.shows("josh"))
  }

  @Test func aNameIsTakenApart() async throws {
    let screen = await Screen(ProperNamePage())
    try screen.field("Proper name").type("Ada Lovelace")
    try screen.press(.return)
    #expect(screen.shows("Given name: Ada"))
    #expect(screen.shows("Family name: Lovelace"))
  }

  @Test func emptyFieldsShowTheirPrompts() async throws {
    let screen = await Screen(RequiredFieldsPage())
    #expect(try screen.field("Username").placeholder == "Required")
    #expect(try screen.field("Password").placeholder == "Required")
    try screen.field("Username").type("ada")
    try screen.press(.return)
    #expect(screen.focusedLabel == "Password")
    try screen.field("Password").type("abc")
    #expect(try screen.field("Password").text == "•••")
    try screen.button("Show").press()
    #expect(try screen.field("Password").text == "abc")
    try screen.button("Hide").press()
    #expect(try screen.field("Password").text == "•••")
    #expect(screen.focusedLabel == "Password")
  }

  @Test func unreadableAmountsAreNil() async throws {
    let screen = await Screen(OptionalCurrencyPage())
    let field = try screen.field("Currency (USD)")
    #expect(try field.text == "$300.00")
    try field.replace(with: "5")
    try field.replace(with: "x")
    #expect(screen.shows("myMoney: Optional(5.0)"))
    #expect(screen.shows("myMoney: nil"))
  }

  @Test func numbersStayInTheirRange() async throws {
    let screen = await Screen(RangedIntegerPage())
    try screen.field("By a format style").replace(with: "500")
    try screen.press(.return)
    #expect(try screen.field("By a format style").text == "64")
    try screen.field("By onChange").replace(with: "150")
    #expect(try screen.field("By onChange").text == "64")
    try screen.field("By a formatter").replace(with: "7")
    try screen.press(.return)
    #expect(screen.shows("A grid of 64 by 7 blocks, each 64 points wide"))
  }

  @Test func threeFieldsShareOneNumber() async throws {
    let screen = await Screen(PhoneNumberPage())
    try screen.field("While typing").type("20155501239")
    #expect(try screen.field("While typing").text == "(201) 555 - 0123")
    #expect(try screen.field("By a format style").text == "(201) 555 - 0123")
    #expect(try screen.field("By a formatter").text == "(201) 555 - 0123")
    try screen.field("By a formatter").replace(with: "4155550100")
    try screen.press(.return)
    #expect(screen.shows("The raw input value is: 4155550100"))
  }

  @Test func theEleventhCharacterIsNotTaken() async throws {
    let screen = await Screen(LengthLimitPage())
    try screen.field("Name").type("abcdefghijklm")
    #expect(try screen.field("Name").text == "abcdefghij")
    try screen.field("Name").paste("12345678901234567890")
    #expect(try screen.field("Name").text == "abcdefghij")
    #expect(screen.shows("10/10"))
  }

  @Test func theAddressTurnsTheButtonOn() async throws {
    let screen = await Screen(EmailPage())
    #expect(try !screen.button("Submit").isEnabled)
    try screen.field("e-mail address").type("ada@example.org")
    try screen.button("Submit").press()
    #expect(screen.shows("Sent to ada@example.org"))
  }

  @Test func passwordsShowAndHide() async throws {
    let screen = await Screen(PasswordPage())
    try screen.field("Password").type("secret")
    #expect(try screen.field("Password").text == "••••••")
    try screen.toggle("Show password").press()
    #expect(try screen.field("Password").text == "secret")
    #expect(try screen.button("hide").isEnabled)
  }

  @Test func linesAreCounted() async throws {
    let screen = await Screen(NotesPage())
    try screen.field(at: 1).type("one\ntwo")
    #expect(screen.shows("7 characters in 2 lines"))
  }

  @Test func aModelIsObserved() async throws {
    let screen = await Screen(ProfilePage())
    #expect(screen.shows("Incomplete"))
    try screen.field("Name").type("Ada")
    try screen.field("Age").type("36")
    #expect(screen.shows("Complete"))
    try screen.toggle("Public").press()
    #expect(try screen.toggle("Public").isOn)
  }

  @Test func stylesShareOneText() async throws {
    let screen = await Screen(StylesPage())
    try screen.field("Plain").type("x")
    #expect(try screen.field(at: 4).text == "x")
    #expect(screen.shows("The raw input value is: x"))
  }

  @Test func theDelegateFormatsAndIsHeardOf() async throws {
    let screen = await Screen(DelegatePage())
    let field = try screen.field("Expires")
    try field.type("1227")
    #expect(try field.text == "12/27")
    #expect(screen.shows("Expires 12/27"))
    #expect(screen.shows("did begin editing"))
    #expect(screen.shows("should change 0 at 4 to “7”"))
    try screen.button("Clear text").press()
    #expect(try field.text == "")
    #expect(screen.shows("should clear"))
  }
}
