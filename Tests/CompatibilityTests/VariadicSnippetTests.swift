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
