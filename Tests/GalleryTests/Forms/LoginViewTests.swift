import PlatenTesting
import Testing

@testable import GalleryPages

/// Accounts that answer when a test lets them.
private struct HeldAccounts {
  let service: AccountService
  private let answer: AsyncStream<Result<String, LoginError>>.Continuation

  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Result<String, LoginError>.self)
    answer = continuation
    let wait: @Sendable (String, String) async throws -> String = { _, _ in
      for await result in stream { return try result.get() }
      throw CancellationError()
    }
    service = AccountService(signIn: wait, signUp: wait)
  }

  func give(_ result: Result<String, LoginError>) { answer.yield(result) }
}

@MainActor @Suite struct LoginViewTests {
  @Test func theFocusComesToTheFirstFieldAWhileAfterTheForm() async throws {
    let screen = await Screen(LoginView())
    try await screen.eventually { screen.focusedLabel == "E-mail" }
  }

  @Test func returnLeadsToThePasswordAndLogsIn() async throws {
    let accounts = HeldAccounts()
    let screen = await Screen(LoginView(service: accounts.service))
    #expect(try !screen.button("Log In").isEnabled)
    try screen.field("E-mail").type("fern@example.org")
    try screen.press(.return)
    #expect(screen.focusedLabel == "Password")
    try screen.type("photosynthesis")
    #expect(try screen.field("Password").text == String(repeating: "•", count: 14))
    try screen.press(.return)
    await screen.settle()
    // While the answer is awaited nothing can be changed.
    #expect(try screen.progress().fraction == nil)
    #expect(try !screen.field("E-mail").isEnabled)
    accounts.give(.success("Fern"))
    try await screen.eventually { screen.shows("Hello, Fern!") }
  }

  @Test func aWrongPasswordShowsAnAlertThatReturnsToTheField() async throws {
    let accounts = HeldAccounts()
    let screen = await Screen(LoginView(service: accounts.service))
    try screen.field("E-mail").type("fern@example.org")
    try screen.field("Password").type("sunlight")
    try screen.button("Log In").press()
    accounts.give(.failure(.wrongPassword))
    try await screen.eventually { screen.presentation == "alert: Couldn’t log in" }
    #expect(screen.shows("don’t belong together"))
    try screen.button("Try Again").press()
    await screen.settle()
    #expect(screen.presentation == nil)
    #expect(screen.focusedLabel == "Password")
    // What was typed is still there.
    #expect(try screen.button("Log In").isEnabled)
  }

  @Test func revealingThePasswordMovesTheFocusToTheOtherField() async throws {
    let screen = await Screen(LoginView())
    try screen.field("Password").type("moss")
    try screen.button("show").press()
    try screen.field("Password").focus()
    #expect(screen.snapshot.contains("Password: [moss|]"))
    try screen.type("es")
    try screen.button("hide").press()
    #expect(screen.snapshot.contains("Password: [••••••|]"))
  }

  @Test func aNewAccountNeedsThePasswordTwice() async throws {
    let accounts = HeldAccounts()
    let screen = await Screen(LoginView(service: accounts.service))
    try screen.picker("Account").select("Sign Up")
    try screen.field("E-mail").type("ivy@example.org")
    try screen.press(.return)
    try screen.type("chlorophyll")
    try screen.press(.return)
    #expect(screen.focusedLabel == "Confirm password")
    try screen.type("chlorophyl")
    #expect(screen.shows("The passwords differ."))
    #expect(try !screen.button("Create Account").isEnabled)
    try screen.type("l")
    #expect(!screen.shows("The passwords differ."))
    try screen.press(.return)
    accounts.give(.success("Ivy"))
    try await screen.eventually { screen.shows("Hello, Ivy!") }
    try screen.button("Log Out").press()
    #expect(try screen.field("Password").text == "")
    #expect(try screen.field("E-mail").text == "ivy@example.org")
  }
}
