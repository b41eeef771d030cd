import PlatenTesting
import SwiftUI
import Testing

@MainActor @Suite struct VariadicSnippetTests {
  @Test func dividersAreBetweenTheViewsThatAreThere() async throws {
    let screen = await Screen(DividedSettings())
    #expect(
      screen.snapshot == """
        [ ] Details
        ---
        Ada
        ---
        Grace
        ---
        [ Add ]
        """)
    try screen.toggle("Details").press()
    try screen.button("Add").press()
    #expect(
      screen.snapshot == """
        [x] Details
        ---
        More
        ---
        Ada
        ---
        Grace
        ---
        Barbara
        ---
        [ Add ]
        """)
  }

  @Test func aContainerReadsTraitsAndIdentities() async {
    #expect(await Screen(BadgedRows()).texts == ["Inbox", "3", "Sent", "sent"])
  }

  @Test func aModifierCountsToItsNumber() async throws {
    let screen = await Screen(Counter())
    try screen.button("Count").press()
    #expect(screen.shows("Count 0"))
    await screen.advance(by: 0.5)
    let half = screen.texts.compactMap { Int($0.dropFirst("Count ".count)) }.first
    // The last frame is at most a fifteenth of the way before the half.
    #expect(half.map { (40...50).contains($0) } == true)
    await screen.advance(by: 0.6)
    #expect(screen.shows("Count 100"))
  }

  @Test func panesHaveDividersBetweenThem() async {
    #expect(
      await Screen(Workspace()).snapshot == """
        Sidebar
        ---
        Editor
        ---
        Console
        """)
  }
}
