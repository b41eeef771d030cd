import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct ServerConnectionTests {
  private func fill(_ screen: Screen) throws {
    try screen.field("Host:").type("mail.example.com")
    try screen.field("User:").type("ada")
    try screen.field("Password:").type("secret")
  }

  @Test func returnInAnyFieldConnects() async throws {
    let screen = await Screen(ServerConnectionView { _, _, _, _ in })
    #expect(screen.focusedLabel == "Host:")
    #expect(try !screen.button("Connect").isEnabled)
    #expect(screen.shows("Enter the name of the server."))
    try fill(screen)
    #expect(screen.shows("imaps://ada@mail.example.com:993"))
    try screen.press(.return)
    try await screen.eventually { screen.shows("Connected to mail.example.com") }
  }

  @Test func thePortFollowsTheSecurityUnlessItWasChanged() async throws {
    let screen = await Screen(ServerConnectionView { _, _, _, _ in })
    try screen.picker("Security:").select("None")
    #expect(try screen.field("Port:").text == "143")
    try screen.field("Port:").replace(with: "2143")
    try screen.picker("Security:").select("TLS")
    #expect(try screen.field("Port:").text == "2143")
  }

  @Test func aPortOutsideOfItsRangeKeepsTheButtonOff() async throws {
    let screen = await Screen(ServerConnectionView { _, _, _, _ in })
    try fill(screen)
    try screen.field("Port:").replace(with: "70000")
    #expect(try !screen.button("Connect").isEnabled)
    #expect(screen.shows("The port is a number from 1 to 65535."))
  }

  @Test func anErrorIsShownAndCanBeRetried() async throws {
    let tries = Tries()
    let screen = await Screen(
      ServerConnectionView { host, port, _, _ in
        if await tries.next() == 1 { throw ServerConnectionView.ConnectionError.noAnswer(host: host, port: port) }
      })
    try fill(screen)
    try screen.button("Connect").press()
    try await screen.eventually { screen.presentation != nil }
    #expect(screen.presentation == "alert: The server “mail.example.com” doesn’t answer.")
    #expect(screen.shows("Check the name of the server, and that port 993 is open."))
    try screen.button("Try Again").press()
    try await screen.eventually { screen.shows("Connected to mail.example.com") }
  }

  @Test func escapeCancelsAndForgetsThePassword() async throws {
    let screen = await Screen(ServerConnectionView { _, _, _, _ in })
    try fill(screen)
    try screen.press(.escape)
    #expect(try screen.field("Password:").text == "")
    #expect(screen.focusedLabel == "Host:")
  }

  private actor Tries {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }
}
