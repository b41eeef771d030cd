import PlatenTesting
import SwiftUI
import Testing

/// Sections whose rows can be hidden by their header.
@MainActor @Suite struct SectionFoldingTests {
  private struct Folding: View {
    @State private var isOpen = true
    @State private var isRestOpen = false
    @State private var added = 0

    var body: some View {
      VStack {
        Text("Archive is \(isOpen ? "open" : "shut"), added \(added)")
        List {
          Section("Archive", isExpanded: $isOpen) {
            Text("First")
            Text("Second")
          }
          Section(isExpanded: $isRestOpen) {
            Text("Third")
          } header: {
            HStack {
              Text("Rest")
              Button("Add") { added += 1 }
            }
          }
        }
      }
    }
  }

  @Test func aSectionFoldsByItsHeader() async throws {
    let screen = await Screen(Folding())
    #expect(screen.shows("First") && !screen.shows("Third"))
    try screen.button("Archive").press()
    #expect(!screen.shows("First") && screen.shows("Archive is shut"))
    try screen.button("Archive").press()
    #expect(screen.shows("Second"))
  }

  @Test func theHeaderIsReachedByTheKeyboard() async throws {
    let screen = await Screen(Folding())
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Archive")
    try screen.press(.space)
    #expect(!screen.shows("First"))
  }

  @Test func controlsInAHeaderStayControls() async throws {
    let screen = await Screen(Folding())
    try screen.button("Add").press()
    #expect(screen.shows("added 1") && !screen.shows("Third"))
    try screen.button("Show rows").press()
    #expect(screen.shows("Third"))
    try screen.button("Hide rows").press()
    #expect(!screen.shows("Third"))
  }

  @Test func aSectionOfAFormFolds() async throws {
    struct Page: View {
      @State private var isOpen = false
      @State private var name = ""

      var body: some View {
        Form { Section("Details", isExpanded: $isOpen) { TextField("Name", text: $name) } }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.fields("Name").isEmpty)
    try screen.button("Details").press()
    try screen.field("Name").type("Ada")
    #expect(try screen.field("Name").text == "Ada")
  }
}
