import PlatenTesting
import SwiftUI
import Testing

/// Controls at the end of sections.
@MainActor @Suite struct SectionActionTests {
  private struct Page: View {
    @State private var rows = ["One"]
    @State private var isOpen = true

    var body: some View {
      List {
        Section {
          ForEach(rows, id: \.self) { Text($0) }
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
        .sectionActions { Button("Add") { rows.append("Two") } }
        .sectionActions { Button("Clear") { rows = [] } }
        Section("Folded", isExpanded: $isOpen) { Text("Three") }
          .sectionActions { Button("More") {} }
      }
    }
  }

  @Test func controlsFollowTheRowsOfTheirSection() async throws {
    let screen = await Screen(Page())
    #expect(screen.texts.prefix(5) == ["Head", "One", "Add", "Clear", "Foot"])
    try screen.button("Add").press()
    #expect(screen.texts.prefix(6) == ["Head", "One", "Two", "Add", "Clear", "Foot"])
    try screen.button("Clear").press()
    #expect(screen.texts.prefix(4) == ["Head", "Add", "Clear", "Foot"])
  }

  @Test func aFoldedSectionHidesItsControls() async throws {
    let screen = await Screen(Page())
    #expect(screen.buttons("More").count == 1)
    try screen.button("Folded").press()
    #expect(screen.buttons("More").isEmpty && !screen.shows("Three"))
  }

  @Test func eachSectionOfAViewHasTheControlsAndNoOther() async {
    struct Several: View {
      var body: some View {
        List {
          Group {
            Section("First") { Section("Inner") { Text("Row") } }
            Section("Second") { Text("Row") }
          }
          .sectionActions { Button("Add") {} }
        }
      }
    }
    let screen = await Screen(Several())
    #expect(screen.buttons("Add").count == 2)
  }
}
