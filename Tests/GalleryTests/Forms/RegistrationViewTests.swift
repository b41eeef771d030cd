import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct RegistrationViewTests {
  private func fillIn(_ screen: Screen) throws {
    try screen.field("User name").type("marie_c")
    try screen.field("E-mail").type("marie@example.org")
    try screen.field("Password").type("polonium84")
    try screen.field("Repeat password").type("polonium84")
    try screen.toggle("I accept").press()
  }

  @Test func theButtonWaitsForAllOfIt() async throws {
    let screen = await Screen(RegistrationView())
    #expect(try !screen.button("Register").isEnabled)
    try fillIn(screen)
    #expect(try screen.button("Register").isEnabled)
    try screen.toggle("I accept").press()
    #expect(try !screen.button("Register").isEnabled)
    try screen.toggle("I accept").press()
    try screen.field("E-mail").replace(with: "marie@")
    #expect(try !screen.button("Register").isEnabled)
  }

  @Test func aPublishedNameLosesForbiddenCharacters() async throws {
    let screen = await Screen(RegistrationView())
    try screen.field("User name").type("m a!r-ie_1")
    #expect(try screen.field("User name").text == "marie_1")
    // Also in the middle, with the caret where it belongs.
    try screen.field("User name").select(2..<2)
    try screen.type("x y")
    #expect(try screen.field("User name").text == "maxyrie_1")
    #expect(try screen.field("User name").selection == 4..<4)
  }

  @Test func errorsAreShownUnderTheirField() async throws {
    let screen = await Screen(RegistrationView())
    #expect(!screen.shows("At least"))
    try screen.field("User name").type("Ad")
    #expect(screen.shows("At least three characters."))
    try screen.type("a")
    #expect(screen.shows("“Ada” is taken."))
    try screen.field("Password").type("polonium")
    #expect(screen.shows("At least one digit."))
    try screen.type("84")
    #expect(!screen.shows("At least one digit."))
    try screen.field("Repeat password").type("radium88")
    #expect(screen.shows("The passwords don’t match."))
  }

  @Test func registeringShowsAWelcome() async throws {
    let screen = await Screen(RegistrationView())
    try fillIn(screen)
    try screen.button("Register").press()
    #expect(screen.presentation == "alert: Welcome, marie_c!")
    #expect(screen.shows("We have sent a message to marie@example.org."))
    try screen.button("OK").press()
    #expect(screen.presentation == nil)
  }
}
